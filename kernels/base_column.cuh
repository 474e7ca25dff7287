// base_column.cuh - columns as kernels see them: values, and a validity bitmask where a value can be null.
//
//   row i is valid  <=>  bit i % 8 of byte i / 8 of the bitmask is set
//
// (Arrow Columnar Format, "Validity bitmaps".) Input bitmasks are read by the byte, so they may start anywhere and end
// with the last row's byte. Output bitmasks are aligned to 4 bytes and padded to whole 32-bit words.
//
// A cell is what a row function takes of one column, and gives to one. from(row) is the rest of a column that begins at
// a row, a multiple of 32. A kernel takes it once for its tile; inside the tile an unsigned 32-bit offset then numbers
// the rows.

#pragma once

#include "base_bits.cuh"

namespace udf {

inline constexpr unsigned int warp_rows = 32;
inline constexpr unsigned int whole_warp = 0xffffffffu;

template <class T, bool Nullable>
struct cell;

template <class T>
struct cell<T, false> {
    T value;
};

template <class T>
struct cell<T, true> {
    T value;
    bool valid;
};

// One row as a window has it: NaN where it is null or not finite.
template <class T, bool Nullable>
__device__ __forceinline__ double window_value(const cell<T, Nullable>& item) {
    const double value = static_cast<double>(item.value);
    bool valid = !is_floating<T> || is_finite(value);
    if constexpr (Nullable) {
        valid = valid && item.valid;
    }
    return valid ? value : __longlong_as_double(quiet_nan);
}

// The validity of an output column, nothing where it cannot be null.
template <bool Nullable>
struct bitmask {
    __device__ __forceinline__ bitmask from(long long) const { return {}; }
};

template <>
struct bitmask<true> {
    unsigned char* __restrict__ bytes;

    __device__ __forceinline__ bitmask from(long long row) const { return {bytes + row / 8}; }

    // Write the validity of 32 rows; all lanes of a warp call it, each with its own row.
    __device__ __forceinline__ void store_word(unsigned int row, bool valid) const {
        const unsigned int word = __ballot_sync(whole_warp, valid);
        if (row % warp_rows == 0) {
            *reinterpret_cast<unsigned int*>(bytes + row / 8) = word;
        }
    }
};

template <class T, bool Nullable>
struct input;

template <class T>
struct input<T, false> {
    static constexpr bool nullable = false;
    const T* __restrict__ values;

    __device__ __forceinline__ input from(long long row) const { return {values + row}; }
    __device__ __forceinline__ bool valid(unsigned int) const { return true; }
    __device__ __forceinline__ cell<T, false> item(unsigned int offset) const { return {values[offset]}; }
};

template <class T>
struct input<T, true> {
    static constexpr bool nullable = true;
    const T* __restrict__ values;
    const unsigned char* __restrict__ validity;

    __device__ __forceinline__ input from(long long row) const { return {values + row, validity + row / 8}; }
    __device__ __forceinline__ bool valid(unsigned int offset) const {
        return (validity[offset / 8] >> (offset % 8)) & 1;
    }
    __device__ __forceinline__ cell<T, true> item(unsigned int offset) const { return {values[offset], valid(offset)}; }
};

// The column that takes one cell of a row function's result: output<&row::out0>{values} or {values, validity}.
template <auto Member>
struct output;

template <class Row, class T, bool Nullable, cell<T, Nullable> Row::* Member>
struct output<Member> {
    T* __restrict__ values;
    bitmask<Nullable> validity;

    __device__ __forceinline__ output from(long long row) const { return {values + row, validity.from(row)}; }
};

template <auto... Member>
struct outputs : output<Member>... {
    __device__ __forceinline__ outputs from(long long row) const { return {output<Member>::from(row)...}; }
};

}  // namespace udf
