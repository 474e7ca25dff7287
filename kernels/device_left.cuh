// device_left.cuh - the rows that left compiled code, as a list in row order.
//
//   left_step::count   starts[t] = rows of tile t that left       left[i] != 0, and row i is valid
//   left_step::place   starts[t] = such rows in tiles before t; total = all of them
//   left_step::list    rows[k] = i, places[k] = left[i]           the k-th row i that left
//
// A list that the user's kernel appends to itself would be in any order, and would have a row twice where that kernel
// runs again (text that needs more memory). The steps are one kernel, which takes a third of the time to compile.
//
// Precondition: fewer than 2^32 rows; left is aligned to 16 bytes; a block for each tile of Threads * Items rows, and
// one block for left_step::place.
// Cost: count reads left once, list the tiles in which a row left: a byte a row.

#pragma once

#include "device_sort.cuh"

namespace udf {

enum class left_step : long long { count, place, list };

template <class Left>
struct left_launch {
    const Left* __restrict__ left;
    const unsigned char* __restrict__ validity;  // nullptr where no row is null
    long long rows;
    unsigned int* starts;  // of each tile
    unsigned int* total;
    unsigned int* listed;
    Left* places;
    long long tiles;
    left_step step;
};

template <class Left, int Items>
struct __align__(16) left_items {
    Left at[Items];
};

// The rows of one thread, which lie together.
template <class Left, int Items>
struct left_rows {
    long long first;
    left_items<Left, Items> place = {};
    unsigned int bits = 0;  // which of them left

    __device__ __forceinline__ left_rows(const left_launch<Left>& launch, long long from) : first(from) {
        if (first + Items <= launch.rows) {
            place = *reinterpret_cast<const left_items<Left, Items>*>(launch.left + first);
        } else {
#pragma unroll
            for (int j = 0; j < Items; ++j) {
                place.at[j] = first + j < launch.rows ? launch.left[first + j] : 0;
            }
        }
#pragma unroll
        for (int j = 0; j < Items; ++j) {
            bits |= static_cast<unsigned int>(place.at[j] != 0) << j;
        }
        if (bits != 0 && launch.validity != nullptr) {
#pragma unroll 1
            for (unsigned int left = bits; left != 0; left &= left - 1) {
                const int j = __ffs(left) - 1;
                const long long row = first + j;
                const unsigned int valid = launch.validity[row / 8] >> (row % 8) & 1;
                bits &= ~((1 - valid) << j);
            }
        }
    }
};

template <int Threads, int Items, class Left>
__device__ __forceinline__ void device_left(const left_launch<Left>& launch, unsigned int (&warps)[Threads / 32]) {
    if (launch.step == left_step::place) {
        device_place<Threads>(launch.starts, launch.total, launch.tiles, warps);
        return;
    }
    const bool lists = launch.step == left_step::list, is_last = blockIdx.x + 1 == launch.tiles;
    const unsigned int start = lists ? launch.starts[blockIdx.x] : 0;
    if (lists && start == (is_last ? *launch.total : launch.starts[blockIdx.x + 1])) {
        return;  // all threads of the block
    }
    const long long tile = static_cast<long long>(blockIdx.x) * Threads * Items;
    const left_rows<Left, Items> own(launch, tile + threadIdx.x * Items);
    unsigned int all;
    unsigned int at = start + sum_before<Threads>(static_cast<unsigned int>(__popc(own.bits)), warps, all);
    if (!lists) {
        if (threadIdx.x == 0) {
            launch.starts[blockIdx.x] = all;
        }
        return;
    }
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        if (own.bits >> j & 1) {
            launch.listed[at] = static_cast<unsigned int>(own.first + j);
            launch.places[at] = own.place.at[j];
            ++at;
        }
    }
}

}  // namespace udf
