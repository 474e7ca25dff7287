// device_buckets.cuh - apply one device function to every group, of rows that lie together in buckets of groups.
//
//   out0[g], out1[g], .. = function(group g); sizes[g] = its rows       where it has some
//
// Takes the place of a sort's last pass, of the first one back (device_sort.cuh), and of the bounds of groups, where
// these are many and small. Codes are sorted but for their `low` bits, and a bucket has those of equal upper ones. A
// block brings its rows together by the lower ones in shared memory, a thread runs a group there (device_groups.cuh),
// and what the function writes goes to the rows as the bucket has them.
//
// Precondition: a block a bucket, which has at most Threads * Items rows; `low` is at most digit_bits; outputs have no
// bitmask, and room for the groups of all buckets. Cost: reads codes and columns once, writes what the function does.

#pragma once

#include "device_groups.cuh"
#include "device_sort_move.cuh"

namespace udf {

struct buckets_at {
    const unsigned int* __restrict__ codes;
    const long long* __restrict__ starts;  // of each bucket
    long long low;
    unsigned long long* first_failure;
    const double* __restrict__ values;
    long long pitch;
    double* written;
    long long stride;
    long long* sizes;
};

template <int Threads, int Items, int Columns, int Writes, class Function, auto... Member>
__device__ __forceinline__ void device_buckets(const Function& function, const buckets_at& at,
                                               const outputs<Member...>& out, double* shared) {
    constexpr int most = Threads * Items;
    move_room<Threads, Items>& room = *reinterpret_cast<move_room<Threads, Items>*>(shared);
    const long long begin = at.starts[blockIdx.x];
    const int here = static_cast<int>(at.starts[blockIdx.x + 1] - begin);
    const int slot = threadIdx.x / warp_rows * warp_rows * Items + threadIdx.x % warp_rows;
    const digit_of digit = {0, 0, (1 << at.low) - 1};
    unsigned int code[Items], place[Items];
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        code[j] = slot + j * warp_rows < here ? at.codes[begin + slot + j * warp_rows] : 0;
    }
    rank_rows(code, digit, here, nullptr, nullptr, room, place);
    const unsigned int own_digit = threadIdx.x & digit.mask;
    const unsigned int first = room.first[own_digit], rows = room.offset[own_digit];
    __syncthreads();  // columns may lie where the room is
#pragma unroll
    for (int c = 0; c < Columns; ++c) {
        double value[Items];
#pragma unroll
        for (int j = 0; j < Items; ++j) {
            const int row = slot + j * warp_rows;
            value[j] = row < here ? at.values[c * at.pitch + begin + row] : 0.0;
        }
#pragma unroll
        for (int j = 0; j < Items; ++j) {
            if (place[j] != ~0u) {
                shared[c * most + place[j]] = value[j];
            }
        }
    }
    __syncthreads();
    if (static_cast<int>(threadIdx.x) <= digit.mask) {
        const long long number = static_cast<long long>(blockIdx.x) << at.low | threadIdx.x;
        at.sizes[number] = rows;
        if (rows != 0) {
            double* const its = shared + first;
            const group own = {number, rows, its, most, its + Columns * most, most, true};
            const auto result = function(own);
            report_failure(at.first_failure, number, result.status);
            const outputs<Member...> there = out.from(number);
            (store_checked(static_cast<const output<Member>&>(there), 0, true, result), ...);
        }
    }
    __syncthreads();
#pragma unroll
    for (int c = 0; c < Writes; ++c) {
#pragma unroll
        for (int j = 0; j < Items; ++j) {
            if (place[j] != ~0u) {
                at.written[c * at.stride + begin + slot + j * warp_rows] = shared[(Columns + c) * most + place[j]];
            }
        }
    }
}

}  // namespace udf
