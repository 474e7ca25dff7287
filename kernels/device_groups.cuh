// device_groups.cuh - apply one device function to every group, or to every row of every group.
//
//   units::groups   out0[g], out1[g], .. = function(group g)           0 <= g < count
//   units::rows     function(the group of row i, at row i)             0 <= i < count, of the rows that are in a group
//
// A group is where its values lie, column by column `pitch` slots of 8 bytes apart, how many they are, and its number,
// by which its reductions are looked up. The function itself writes what it gives for each row, column by column
// `stride` slots apart. At a row it is given that row's place in place of the group's first, and writes one value; what
// it returns, the number of values that the group would give, is kept only where it is another than the group's number
// of rows (out0 has that before), and where a row left, only where it did (the others are 0 before).
//
// A thread that goes along its own group reads and writes 8 bytes of a sector at a time, far from those of its
// neighbours. So a warp brings the rows of its groups, which lie together, to shared memory first, where they fit
// `staged` rows, and what the function writes there goes back the same way.
//
// Failures: status != 0; the lowest group that fails is kept (base_failure.cuh).
// Precondition: one block for Threads units; a bitmask is as base_column.cuh says; counts fit what starts says.
// Cost: what the function reads and writes; a row a reading of each reduction that it takes, which lie in caches where
// groups are few.

#pragma once

#include "device_map.cuh"

namespace udf {

enum class units { groups, rows };

inline constexpr int copied_at_once = 12;

struct groups_at {
    const double* values;
    const long long* __restrict__ starts;
    const int* __restrict__ codes;  // of each row, below 0 in no group; for units::rows
    long long count;
    unsigned long long* first_failure;
    long long pitch;
    double* written;
    long long stride;
    long long staged;  // rows of a warp's room in shared memory; 0 for none
};

struct group {
    long long number;
    long long rows;
    const double* values;
    long long pitch;
    double* written;
    long long stride;
    bool is_near = false;  // its values lie in shared memory

    // Where its columns begin, and the last of them ends, as addresses of global memory: nowhere if they are near.
    __device__ __forceinline__ unsigned long long begin() const { return reinterpret_cast<unsigned long long>(values); }
    __device__ __forceinline__ unsigned long long end(int columns) const {
        return is_near ? 0 : reinterpret_cast<unsigned long long>(values + (columns - 1) * pitch + rows);
    }
};

// Where values go that are fetched ahead, as a shared address: nobody reads them there (ptx2cpp/prefetch.py).
__device__ __forceinline__ unsigned int fetch_room() {
    __shared__ double room;
    return static_cast<unsigned int>(__cvta_generic_to_shared(&room));
}

// Wait for them, where a function fetches: no earlier than sm_80.
template <bool Fetches>
__device__ __forceinline__ void all_fetched() {
    if constexpr (Fetches) {
        asm volatile("cp.async.wait_all;" ::: "memory");
    }
}

template <units Units>
__device__ __forceinline__ group group_of(const groups_at& at, long long unit) {
    const long long number = Units == units::rows ? at.codes[unit] : unit;
    if (Units == units::rows && number < 0) {
        return {-1, 0, nullptr, 0, nullptr, 0};
    }
    const long long start = at.starts[number];
    const long long place = Units == units::rows ? unit : start;
    return {number, at.starts[number + 1] - start, at.values + place, at.pitch, at.written + place, at.stride};
}

// A warp's room in shared memory: the rows of its groups, where they fit.
template <int Columns, int Writes>
struct warp_room {
    double* values;
    long long first;
    long long rows;  // 0 where they do not fit

    __device__ __forceinline__ warp_room(const groups_at& at, long long unit, double* shared)
        : values(shared + threadIdx.x / warp_rows * (Columns + Writes) * at.staged), first(0), rows(0) {
        if (at.staged == 0) {
            return;
        }
        const long long low = unit - threadIdx.x % warp_rows, high = low + warp_rows;
        first = at.starts[low];
        const long long all = at.starts[high < at.count ? high : at.count] - first;
        rows = all <= at.staged ? all : 0;
#pragma unroll
        for (int c = 0; c < Columns; ++c) {
            copy(at.values + c * at.pitch + first, values + c * at.staged);
        }
        __syncwarp();
    }

    __device__ __forceinline__ void moves(const groups_at& at, group& own) const {
        if (rows != 0 && own.number >= 0) {
            const long long place = at.starts[own.number] - first;
            own.values = values + place;
            own.pitch = at.staged;
            own.is_near = true;
            own.written = values + Columns * at.staged + place;
            own.stride = at.staged;
        }
    }

    __device__ __forceinline__ void gives_back(const groups_at& at) const {
        __syncwarp();
#pragma unroll
        for (int c = 0; c < Writes; ++c) {
            copy(values + (Columns + c) * at.staged, at.written + c * at.stride + first);
        }
    }

    // All rows of one column, several of each lane under way at once.
    __device__ __forceinline__ void copy(const double* from, double* to) const {
#pragma unroll 1
        for (long long base = threadIdx.x % warp_rows; base < rows; base += copied_at_once * warp_rows) {
            double value[copied_at_once];
#pragma unroll
            for (int k = 0; k < copied_at_once; ++k) {
                const long long row = base + k * warp_rows;
                value[k] = row < rows ? from[row] : 0.0;
            }
#pragma unroll
            for (int k = 0; k < copied_at_once; ++k) {
                const long long row = base + k * warp_rows;
                if (row < rows) {
                    to[row] = value[k];
                }
            }
        }
    }
};

// Keep for a group what one of its rows says that is not what the output has: a number of values, where it left.
template <class Row, class T, bool Nullable, cell<T, Nullable> Row::* Member>
__device__ __forceinline__ void keep(const output<Member>& out, const group& own, const Row& result, long long known) {
    if ((result.*Member).value != known) {
        out.values[own.number] = (result.*Member).value;
    }
}

template <class Row, auto Count, auto... Left>
__device__ __forceinline__ void keep_all(const outputs<Count, Left...>& out, const group& own, const Row& result) {
    keep(static_cast<const output<Count>&>(out), own, result, own.rows);
    (keep(static_cast<const output<Left>&>(out), own, result, 0), ...);
}

template <int Threads, units Units, int Columns, int Writes, class Function, auto... Member>
__device__ __forceinline__ void device_groups(const Function& function, const groups_at& at,
                                              const outputs<Member...>& out, double* shared) {
    const long long tile = static_cast<long long>(blockIdx.x) * Threads;
    const unsigned int row = threadIdx.x;
    if (tile + row / warp_rows * warp_rows >= at.count) {
        return;
    }
    const bool inside = tile + row < at.count;
    decltype(function(group{})) result = {};
    group own = {-1, 0, nullptr, 0, nullptr, 0};
    if (inside) {
        own = group_of<Units>(at, tile + row);
    }
    if constexpr (Units == units::groups) {
        const warp_room<Columns, Writes> room(at, tile + row, shared);
        room.moves(at, own);
        if (inside) {
            result = function(own);
            report_failure(at.first_failure, own.number, result.status);
        }
        room.gives_back(at);
        const outputs<Member...> here = out.from(tile);
        (store_checked(static_cast<const output<Member>&>(here), row, inside, result), ...);
    } else if (own.number >= 0) {
        result = function(own);
        report_failure(at.first_failure, own.number, result.status);
        keep_all(out, own, result);
    }
}

}  // namespace udf
