// text_stage.cuh - the bytes of a block's rows in shared memory: on their way in, and on their way out.
//
//   text_stage<Bytes>::load    brings the bytes of rows that follow one another; return where offset 0 would be
//   text_stage<Bytes>::place   where offset 0 of the results' bytes would be; nullptr while only sizes are asked for
//   text_stage<Bytes>::store   writes the results' bytes to where they belong
//
// Neighbouring threads read and write at places that are a row apart, which shared memory does fast and no cache does.
// Whole vectors of 16 bytes go between it and memory. Where the rows' bytes are more than Bytes, or do not follow one
// another, nothing is staged.
//
// Precondition: all threads of a block call each; a block takes as many rows as it has threads; memory comes in vectors
// of 16 bytes: where one of its bytes can be read, all can.

#pragma once

#include "text_copy.cuh"

namespace udf {

template <int Bytes>
struct text_stage {
    alignas(16) byte held[Bytes];

    // Places behind a first row's are added to it: a number, so that no compiler takes it for a place in held.
    __device__ __forceinline__ word address() const {
        word place;
        asm("mov.u64 %0, %1;" : "=l"(place) : "l"(held));
        return place;
    }

    template <class Offset>
    __device__ __forceinline__ const byte* load(const byte* chars, bool follow, const Offset* starts,
                                                const Offset* stops, long long rows) {
        const long long tile = static_cast<long long>(blockIdx.x) * blockDim.x;
        const long long last = tile + blockDim.x < rows ? tile + blockDim.x : rows;
        if (!follow)
            return chars;
        const long long begin = starts[tile], bytes = stops[last - 1] - begin;
        const word from = reinterpret_cast<word>(chars + begin), skew = from & 15;
        if (bytes + 15 > Bytes)
            return chars;
        const uint4* source = reinterpret_cast<const uint4*>(from - skew);
        for (int i = threadIdx.x; 16 * i < static_cast<int>(skew + bytes); i += blockDim.x)
            reinterpret_cast<uint4*>(held)[i] = source[i];
        __syncthreads();
        return reinterpret_cast<const byte*>(address() + skew - begin);
    }

    __device__ __forceinline__ byte* place(byte* chars, const long long* at, long long rows) const {
        const range out(chars, at, rows);
        return out.bytes + 15 > Bytes ? chars : reinterpret_cast<byte*>(address() + out.skew - out.begin);
    }

    __device__ __forceinline__ void store(byte* chars, const long long* at, long long rows) {
        const range out(chars, at, rows);
        if (chars == nullptr || out.bytes + 15 > Bytes)
            return;
        __syncthreads();
        byte* target = chars + out.begin - out.skew;
        const int first = static_cast<int>(out.skew), end = first + static_cast<int>(out.bytes);
        for (int i = 16 * threadIdx.x; i < end; i += 16 * blockDim.x) {
            if (i >= first && i + 16 <= end) {
                *reinterpret_cast<uint4*>(target + i) = *reinterpret_cast<const uint4*>(held + i);
            } else {
                for (int k = i < first ? first : i; k < i + 16 && k < end; ++k)
                    target[k] = held[k];
            }
        }
    }

    // Where the results of a block lie; `at` has one more than there are rows.
    struct range {
        long long begin, bytes;
        word skew;

        __device__ __forceinline__ range(const byte* chars, const long long* at, long long rows)
            : begin(0), bytes(Bytes), skew(0) {
            if (chars != nullptr) {
                const long long tile = static_cast<long long>(blockIdx.x) * blockDim.x;
                begin = at[tile];
                bytes = at[tile + blockDim.x < rows ? tile + blockDim.x : rows] - begin;
                skew = reinterpret_cast<word>(chars + begin) & 15;
            }
        }
    };
};

}  // namespace udf
