// device_reduce_windows.cuh - apply one device function to reductions of every window of a column.
//
//   out0[j], out1[j], ... = function(reductions of in[first + j * step .. + length])      0 <= j < windows
//
// A window ends at the ends of the column. Nulls and what is not finite are NaN in it. It runs where at least
// min_periods of its values are no NaN; else its results are NaN, or null where their type has no NaN. Failures:
// function(...).status != 0 of a window that runs; the lowest failing window is kept (base_failure.cuh).
// Precondition: one block for every Block::tile windows of step 1, from launch.tile on; outputs overlap nothing; their
// bitmasks are zero if step > 1. Without Clipped, windows that the column's ends cut short do not run.
// Cost: reads sizeof(In) * rows bytes, and again what two tiles share, from the second-level cache if that holds it;
// writes sum(sizeof(Out)) * windows bytes. See block_reduce_windows.cuh for the steps.
//
// Where a window is longer than two tiles (Far), a kernel before this one (device_reduce_chunks) has reduced each run
// of a warp's rows: that reads the column once more.

#pragma once

#include "base_argument.cuh"
#include "base_bits.cuh"
#include "base_column.cuh"
#include "base_failure.cuh"
#include "block_reduce_windows.cuh"

namespace udf {

inline constexpr long long quiet_nan = 0x7ff8000000000000ll;

// What the tiles of one launch have in common: udf/cuda/reduce_plan.py makes it.
struct reduce_launch {
    long long rows;
    long long length;
    long long last;    // the row of the last value of the window at place 0
    long long places;  // windows of step 1; results are at places 0, step, 2 * step ..
    long long step;
    long long min_periods;
    long long tile;  // the first block's
    long long lanes;
    long long gap;
    long long ragged;
    long long chunks;
    long long headroom;
    long long far_origin;  // the first row of chunk 0, a multiple of a warp's rows from `last`
    long long far_chunks;
    const double* far;  // word w of chunk c is far[w * far_chunks + c]
    unsigned long long* first_failure;
};

template <class T, bool Nullable>
inline constexpr bool can_miss_value = Nullable || is_floating<T>;

// The column's value as windows have it.
template <class T, bool Nullable>
__device__ __forceinline__ double value_at(const input<T, Nullable>& in, long long row) {
    double value = static_cast<double>(in.values[row]);
    if constexpr (Nullable) {
        value = (in.validity[row / 8] >> (row % 8)) & 1 ? value : __longlong_as_double(quiet_nan);
    }
    if constexpr (is_floating<T>) {
        const bool finite = (__double2hiint(value) & 0x7ff00000) != 0x7ff00000;
        value = finite ? value : __longlong_as_double(quiet_nan);
    }
    return value;
}

__device__ __forceinline__ int within(long long row, long long origin) {
    const long long place = row - origin;
    return place < -0x40000000 ? -0x40000000 : (place > 0x40000000 ? 0x40000000 : static_cast<int>(place));
}

// What lies in shared memory beside the rows themselves; Slots reductions of each window.
template <class Block, int Slots>
struct reduce_memory {
    double* staged;
    double* reduced;
    double* states;
    unsigned int* gone;    // a bit for each staged value: it is NaN
    unsigned int* before;  // how many are in the words before
    unsigned int* largest;
    unsigned int* far_gone;

    __device__ __forceinline__ explicit reduce_memory(int gap) {
        extern __shared__ __align__(16) unsigned char shared_bytes[];
        const int words = (gap + Block::tile + 31) / 32;
        staged = reinterpret_cast<double*>(shared_bytes);
        reduced = staged + gap + Block::tile;
        states = reduced + Slots * Block::tile;
        gone = reinterpret_cast<unsigned int*>(states + Slots * 3 * 2 * Block::warps);
        before = gone + words;
        largest = before + words;
        far_gone = largest + Block::warps;
    }
};

__device__ __forceinline__ unsigned int warp_largest(unsigned int value) {
#pragma unroll
    for (int distance = 1; distance < static_cast<int>(warp_rows); distance *= 2) {
        const unsigned int other = __shfl_xor_sync(whole_warp, value, distance);
        value = other > value ? other : value;
    }
    return value;
}

// Take the tile's rows into shared memory. Return whether this thread met a NaN.
template <class Block, class Memory, class T, bool Nullable>
__device__ __forceinline__ bool stage_tile(const Memory& memory, const input<T, Nullable>& in, long long last,
                                           long long length, long long rows, int gap) {
    constexpr int batch = 8;
    const long long from_before = last - length, from_behind = last - gap;
    unsigned int largest = 0;
    bool missing = false;
#pragma unroll 1
    for (int first = threadIdx.x; first - static_cast<int>(threadIdx.x) < gap + Block::tile;
         first += batch * Block::threads) {
        double value[batch];
#pragma unroll
        for (int k = 0; k < batch; ++k) {
            const int i = first + k * Block::threads;
            const long long row = (i < gap ? from_before : from_behind) + i;
            const bool exists = i < gap + Block::tile && static_cast<unsigned long long>(row) < rows;
            value[k] = exists ? value_at(in, row) : 0.0;
        }
#pragma unroll
        for (int k = 0; k < batch; ++k) {
            const int i = first + k * Block::threads;
            const unsigned int magnitude = __double2hiint(value[k]) & 0x7fffffff;
            const bool finite = magnitude < 0x7ff00000;
            largest = finite && magnitude > largest ? magnitude : largest;
            if (i < gap + Block::tile) {
                memory.staged[i] = value[k];
            }
            if constexpr (can_miss_value<T, Nullable>) {
                const unsigned int word = __ballot_sync(whole_warp, !finite);
                if (i % warp_rows == 0 && i < gap + Block::tile) {
                    memory.gone[i / warp_rows] = word;
                }
                missing |= !finite;
            }
        }
    }
    largest = warp_largest(largest);
    if (threadIdx.x % warp_rows == 0) {
        memory.largest[threadIdx.x / warp_rows] = largest;
    }
    return missing;
}

// Sum up the words of `gone`; one warp does, barriers stand before and after.
template <class Memory>
__device__ __forceinline__ void count_gone(const Memory& memory, int words) {
    unsigned int sum = 0;
    for (int word = threadIdx.x; word - static_cast<int>(threadIdx.x) < words; word += warp_rows) {
        const unsigned int own = word < words ? __popc(memory.gone[word]) : 0;
        unsigned int upto = own;
#pragma unroll
        for (int reach = 1; reach < static_cast<int>(warp_rows); reach *= 2) {
            const unsigned int other = __shfl_up_sync(whole_warp, upto, reach);
            upto += static_cast<int>(threadIdx.x) >= reach ? other : 0;
        }
        if (word < words) {
            memory.before[word] = sum + upto - own;
        }
        sum += __shfl_sync(whole_warp, upto, warp_rows - 1);
    }
}

template <class Memory>
__device__ __forceinline__ int gone_before(const Memory& memory, int i) {
    const unsigned int low = (1u << (i % 32)) - 1;
    return i % 32 == 0 && i > 0 ? memory.before[i / 32 - 1] + __popc(memory.gone[i / 32 - 1])
                                : memory.before[i / 32] + __popc(memory.gone[i / 32] & low);
}

// The runs of rows that a warp's windows have in the middle, reduced before.
template <class Block>
struct far_chunks {
    static constexpr bool any = true;
    const double* states;
    long long stride;
    long long first;
    long long end;
    long long origin;  // the first row of chunk 0
    long long rows;

    __device__ __forceinline__ int rows_of(long long chunk) const {
        const long long begin = origin + chunk * Block::warp_span;
        const long long from = begin < 0 ? 0 : begin;
        const long long to = begin + Block::warp_span < rows ? begin + Block::warp_span : rows;
        return to > from ? static_cast<int>(to - from) : 0;
    }

    template <class Reducer>
    __device__ __forceinline__ far_state<typename Reducer::state> take(const Reducer& reducer) const {
        using state = typename Reducer::state;
        constexpr int words = sizeof(state) / sizeof(double);
        far_state<state> all = {reducer.none(), 0};
        for (long long chunk = first + threadIdx.x % warp_rows; chunk < end; chunk += warp_rows) {
            double word[words];
#pragma unroll
            for (int w = 0; w < words; ++w) {
                word[w] = states[w * stride + chunk];
            }
            state own;
            memcpy(&own, word, sizeof(state));
            const int count = rows_of(chunk);
            all = {reducer.merge_far(all.state, all.rows, own, count), all.rows + count};
        }
#pragma unroll
        for (int distance = 1; distance < static_cast<int>(warp_rows); distance *= 2) {
            const state other = exchanged(all.state, distance);
            const int count = __shfl_xor_sync(whole_warp, all.rows, distance);
            // the lower lane's first in both, so that both have the same
            const bool upper = threadIdx.x & distance;
            all.state = upper ? reducer.merge_far(other, count, all.state, all.rows)
                              : reducer.merge_far(all.state, all.rows, other, count);
            all.rows += count;
        }
        return all;
    }
};

template <bool Far, class Block>
struct chunks_if : far_chunks<Block> {};

template <class Block>
struct chunks_if<false, Block> {
    static constexpr bool any = false;
};

// One window as its function sees it.
template <class Block, class In, int Slots>
struct reduced_window {
    const reduce_memory<Block, Slots>& memory;
    const In& in;
    long long last;  // the tile's first window's last row
    long long length;
    int gap;
    int place;
    long long start;
    long long stop;
    long long missing;

    __device__ __forceinline__ long long rows() const { return stop - start; }
    __device__ __forceinline__ long long nans() const { return missing; }

    template <int Slot>
    __device__ __forceinline__ double reduced() const {
        return memory.reduced[Slot * Block::tile + place];
    }

    // A reduction that skips NaN where there is one gives what does not.
    template <int Slot>
    __device__ __forceinline__ double unless_nan() const {
        return missing > 0 ? __longlong_as_double(quiet_nan) : reduced<Slot>();
    }

    __device__ __forceinline__ double item(long long offset) const {
        const long long row = (offset < 0 ? stop : start) + offset;
        if (row < start || row >= stop) {
            return __longlong_as_double(quiet_nan);
        }
        if (row >= last) {
            return memory.staged[gap + (row - last)];
        }
        const long long i = row - (last - length);
        return i < gap ? memory.staged[i] : value_at(in, row);
    }
};

// Write one output of one window; all lanes of a warp call it.
template <class Row, class T, bool Nullable, cell<T, Nullable> Row::* Member>
__device__ __forceinline__ void store_window(const output<Member>& out, long long j, bool inside, bool runs, bool dense,
                                             const Row& row) {
    static_assert(Nullable || is_floating<T>, "A window that does not run has a NaN or a null.");
    constexpr bool has_nan = is_floating<T>;
    if (inside) {
        T value = (row.*Member).value;
        if constexpr (has_nan) {
            value = runs ? value : static_cast<T>(__longlong_as_double(quiet_nan));
        }
        out.values[j] = value;
    }
    if constexpr (Nullable) {
        const unsigned int word = __ballot_sync(whole_warp, inside && (runs ? (row.*Member).valid : has_nan));
        unsigned int* const there = reinterpret_cast<unsigned int*>(out.validity.bytes) + j / warp_rows;
        if (j % warp_rows == 0) {
            if (dense) {
                *there = word;
            } else if (word != 0) {
                atomicOr(there, word);
            }
        }
    }
}

template <class Block, class Far>
__device__ __forceinline__ Far chunks_of(const reduce_launch& launch, long long last, long long word) {
    if constexpr (Far::any) {
        const int warp = threadIdx.x / warp_rows;
        const long long chunk = (last - launch.far_origin) / Block::warp_span + warp;
        const long long first = chunk - launch.chunks;
        return Far{{launch.far + word * launch.far_chunks, launch.far_chunks, first < 0 ? 0 : first,
                    chunk < launch.far_chunks ? chunk : launch.far_chunks, launch.far_origin, launch.rows}};
    } else {
        return Far{};
    }
}

template <class Block, class Far, class... Reducers, bool Clipped, class Memory>
__device__ __forceinline__ void reduce_all(const reduce_launch& launch, const staged_tile<Clipped>& tile,
                                           const Memory& memory, long long last) {
    int slot = 0;
    long long word = 1;
    ((Block::template reduce<Reducers>(
          tile, reinterpret_cast<typename Reducers::state*>(memory.states + slot * 3 * 2 * Block::warps),
          chunks_of<Block, Far>(launch, last, word), memory.reduced + slot * Block::tile),
      ++slot, word += sizeof(typename Reducers::state) / sizeof(double)),
     ...);
}

template <class Far>
__device__ __forceinline__ unsigned int gone_in(const Far& far) {
    unsigned int gone = 0;
    if constexpr (Far::any) {
        for (long long chunk = far.first + threadIdx.x % warp_rows; chunk < far.end; chunk += warp_rows) {
            gone += static_cast<unsigned int>(far.states[chunk]);
        }
#pragma unroll
        for (int distance = 1; distance < static_cast<int>(warp_rows); distance *= 2) {
            gone += __shfl_xor_sync(whole_warp, gone, distance);
        }
    }
    return gone;
}

template <int Threads, int Items, bool Clipped, bool IsFar, class... Reducers>
struct device_reduce_windows {
    using block = block_reduction<Threads, Items, Clipped>;
    using far = chunks_if<IsFar, block>;
    using memory_type = reduce_memory<block, sizeof...(Reducers)>;

    template <class Function, auto... Member, class In>
    static __device__ __forceinline__ void run(const Function& function, const reduce_launch& launch,
                                               const outputs<Member...>& out, const In& in) {
        const long long first = (launch.tile + blockIdx.x) * block::tile;
        const long long last = launch.last + first;
        const int gap = static_cast<int>(launch.gap);
        const memory_type memory(gap);
        const unsigned int far_gone = gone_in(chunks_of<block, far>(launch, last, 0));
        if (threadIdx.x % warp_rows == 0) {
            memory.far_gone[threadIdx.x / warp_rows] = far_gone;
        }
        bool missing = stage_tile<block>(memory, in, last, launch.length, launch.rows, gap) || far_gone > 0;
        missing = __syncthreads_or(missing);
        if (missing) {
            if (threadIdx.x < warp_rows) {
                count_gone(memory, (gap + block::tile + 31) / 32);
            }
            __syncthreads();
        }
        if constexpr (sizeof...(Reducers) > 0) {
            reduce_all<block, far, Reducers...>(launch, tile_of(launch, memory, last), memory, last);
            __syncthreads();
        }
        finish(function, launch, out, in, memory, first, missing);
    }

private:
    static __device__ __forceinline__ staged_tile<Clipped> tile_of(const reduce_launch& launch,
                                                                   const memory_type& memory, long long last) {
        unsigned int largest = 0;
#pragma unroll
        for (int warp = 0; warp < block::warps; ++warp) {
            largest = memory.largest[warp] > largest ? memory.largest[warp] : largest;
        }
        const long long start = last - launch.length;
        return {memory.staged,
                static_cast<int>(launch.gap),
                within(launch.length, 0),
                static_cast<int>(launch.lanes),
                static_cast<int>(launch.ragged),
                static_cast<int>(launch.chunks),
                {within(0, start), within(launch.rows, start)},
                {within(0, last), within(launch.rows, last)},
                largest,
                static_cast<int>(launch.headroom)};
    }

    // How many values of the window at a place are NaN.
    static __device__ __forceinline__ int count_missing(const reduce_launch& launch, const memory_type& memory, int gap,
                                                        int place) {
        int gone = gone_before(memory, gap + place + 1);
        if constexpr (IsFar) {
            const int warp = place / block::warp_span;
            const int end = (warp + 1) * block::warp_span + static_cast<int>(launch.ragged);
            gone +=
                memory.far_gone[warp] + gone_before(memory, end) - gone_before(memory, gap + warp * block::warp_span);
        }
        return gone - gone_before(memory, place + 1);
    }

    // Run the function for each window of the tile that is asked for.
    template <class Function, auto... Member, class In>
    static __device__ __forceinline__ void finish(const Function& function, const reduce_launch& launch,
                                                  const outputs<Member...>& out, const In& in,
                                                  const memory_type& memory, long long first, bool missing) {
        const bool dense = launch.step == 1;
        const long long behind = first + block::tile < launch.places ? first + block::tile : launch.places;
        const long long begin = dense ? first : (first + launch.step - 1) / launch.step;
        const long long end = dense ? behind : (behind + launch.step - 1) / launch.step;
        const int gap = static_cast<int>(launch.gap);
#pragma unroll 1
        for (long long j = begin / warp_rows * warp_rows + threadIdx.x; j / warp_rows * warp_rows < end;
             j += block::threads) {
            const bool inside = j >= begin && j < end;
            const int place = inside ? static_cast<int>(j * launch.step - first) : 0;
            const long long last = launch.last + first;
            const long long start = last + place + 1 - launch.length;
            const long long stop = last + place + 1;
            const long long from = start < 0 ? 0 : (start < launch.rows ? start : launch.rows);
            const long long to = stop < 0 ? 0 : (stop < launch.rows ? stop : launch.rows);
            const int gone = missing ? count_missing(launch, memory, gap, place) : 0;
            decltype(function(reduced_window<block, In, sizeof...(Reducers)>{memory, in})) row = {};
            const bool runs = inside && to - from - gone >= launch.min_periods;
            if (runs) {
                row = function(reduced_window<block, In, sizeof...(Reducers)>{memory, in, last, launch.length, gap,
                                                                              place, from, to, gone});
                report_failure(launch.first_failure, j, row.status);
            }
            (store_window(static_cast<const output<Member>&>(out), j, inside, runs, dense, row), ...);
        }
    }
};

// Reduce the rows of a warp, of which each lane has those in `own`, and write the state's words, stride apart.
template <class Reducer, int Items>
__device__ __forceinline__ void keep_chunk(const Reducer& reducer, const double (&values)[Items], existing<true> own,
                                           int count, double* __restrict__ far, long long stride) {
    using state = typename Reducer::state;
    state total = reducer.total(values, 0, own);
#pragma unroll
    for (int distance = 1; distance < static_cast<int>(warp_rows); distance *= 2) {
        const state other = exchanged(total, distance);
        const int other_count = __shfl_xor_sync(whole_warp, count, distance);
        total = reducer.merge(total, count, other, other_count);
        count += other_count;
    }
    double words[sizeof(state) / sizeof(double)];
    memcpy(words, &total, sizeof(state));
#pragma unroll
    for (int w = 0; w < static_cast<int>(sizeof(state) / sizeof(double)); ++w) {
        if (threadIdx.x % warp_rows == 0) {
            far[w * stride] = words[w];
        }
    }
}

// Reduce each run of a warp's rows: chunk c has the rows origin + c * span .. + span. Word 0 is how many are NaN.
template <int Threads, int Items, class... Reducers, class T, bool Nullable>
__device__ __forceinline__ void device_reduce_chunks(const input<T, Nullable>& in, const reduce_launch& launch,
                                                     double* __restrict__ far) {
    constexpr int span = warp_rows * Items;
    const long long chunk = blockIdx.x * static_cast<long long>(Threads / warp_rows) + threadIdx.x / warp_rows;
    const long long chunks = launch.far_chunks;
    if (chunk >= chunks) {
        return;
    }
    const int lane = threadIdx.x % warp_rows;
    const long long begin = launch.far_origin + chunk * span;
    double values[Items];
    unsigned int largest = 0, gone = 0;
    int count = 0;
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        const long long row = begin + lane + j * static_cast<int>(warp_rows);
        values[j] = 0;
        if (row >= 0 && row < launch.rows) {
            values[j] = value_at(in, row);
        }
    }
    unsigned int there = 0;
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        const long long row = begin + lane + j * static_cast<int>(warp_rows);
        const bool exists = row >= 0 && row < launch.rows;
        const unsigned int magnitude = __double2hiint(values[j]) & 0x7fffffff;
        const bool finite = magnitude < 0x7ff00000;
        largest = finite && magnitude > largest ? magnitude : largest;
        gone += exists && !finite;
        count += exists;
        there |= static_cast<unsigned int>(exists) << j;
    }
    largest = warp_largest(largest);
    // rows of a lane that exist are its first or its last
    const existing<true> own = {there == 0 ? 0 : __ffs(there) - 1, 32 - __clz(there)};
    constexpr int headroom = 12;
    long long word = 1;
    ((keep_chunk(Reducers(largest, headroom), values, own, count, far + word * chunks + chunk, chunks),
      word += sizeof(typename Reducers::state) / sizeof(double)), ...);
#pragma unroll
    for (int distance = 1; distance < static_cast<int>(warp_rows); distance *= 2) {
        gone += __shfl_xor_sync(whole_warp, gone, distance);
    }
    if (lane == 0) {
        far[chunk] = gone;
    }
}

}  // namespace udf
