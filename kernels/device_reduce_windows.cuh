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
// Where a window is longer than two tiles (Chunked), a kernel before this one (device_reduce_chunks) has reduced each
// run of a warp's rows: that reads the column once more.

#pragma once

#include "base_argument.cuh"
#include "base_failure.cuh"
#include "block_reduce_chunks.cuh"
#include "block_reduce_rows.cuh"
#include "block_reduce_windows.cuh"

namespace udf {

// One window as its function sees it; rows are counted from the tile's first window's last.
template <class Block, class In, int Slots, bool Chunked>
struct reduced_window {
    const reduce_memory<Block, Slots>& memory;
    const reduce_launch& launch;
    const In& in;
    int last;
    int place;
    int start;
    int stop;
    int missing;

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

    // A sum of squares that is NaN without a NaN has overflowed on the way.
    template <int Slot>
    __device__ __forceinline__ double or_infinite() const {
        const double value = reduced<Slot>();
        return value == value || missing > 0 ? value : __longlong_as_double(infinity_bits);
    }

    // The value at an index as Python's; NaN, unless all windows have it, where this one has not.
    template <bool AllHave>
    __device__ __forceinline__ double item(long long offset) const {
        if (!AllHave && (offset < 0 ? -offset > rows() : offset >= rows())) {
            return __longlong_as_double(quiet_nan);
        }
        const int row = (offset < 0 ? stop : start) + static_cast<int>(offset);
        const int gap = launch.gap;
        if (!Chunked || row >= 0) {
            return memory.staged[gap + row];
        }
        const int i = row + launch.length;
        return i < gap ? memory.staged[i] : value_at(in, last + row);
    }
};

// Write one output of one window; all lanes of a warp call it.
template <class Row, class T, bool Nullable, cell<T, Nullable> Row::* Member>
__device__ __forceinline__ void store_window(const output<Member>& out, int j, bool inside, bool enough, bool dense,
                                             const Row& row) {
    static_assert(Nullable || is_floating<T>, "A window that does not run has a NaN or a null.");
    constexpr bool has_nan = is_floating<T>;
    if (inside) {
        T value = (row.*Member).value;
        if constexpr (has_nan) {
            value = enough ? value : static_cast<T>(__longlong_as_double(quiet_nan));
        }
        out.values[j] = value;
    }
    if constexpr (Nullable) {
        const unsigned int word = __ballot_sync(whole_warp, inside && (enough ? (row.*Member).valid : has_nan));
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

template <class Block, class... Reducers, bool Clipped, class Memory, class Records>
__device__ __forceinline__ void reduce_all(const staged_tile<Clipped>& tile, const Memory& memory,
                                           const Records& records) {
    int slot = 0, word = 2;
    ((Block::template reduce<Reducers>(
          tile, reinterpret_cast<typename Reducers::state*>(memory.states + slot * 2 * 2 * Block::warps), records, word,
          memory.reduced + slot * Block::tile),
      slot += Reducers::results, word += sizeof(typename Reducers::sent) / sizeof(double)),
     ...);
}

// How many values are NaN of the window at a place, and of those that are whole words behind it.
template <class Block, bool Chunked>
struct nans_in_window {
    nans_before end;
    nans_before start;
    int others;

    template <class Memory>
    __device__ __forceinline__ nans_in_window(const Memory& memory, const reduce_launch& launch, int place)
        : end(memory, launch.gap + place + 1),
          start(memory, Chunked ? place + 1 : launch.gap + place + 1 - launch.length),
          others(0) {
        if constexpr (Chunked) {
            others = nans_before(memory, Block::tile + launch.ragged)() - nans_before(memory, launch.gap)();
#pragma unroll
            for (int warp = 0; warp < Block::warps; ++warp) {
                others += memory.chunk_nans[warp];
            }
        }
    }

    __device__ __forceinline__ int operator()(int distance = 0) const {
        return end(distance) - start(distance) + others;
    }
};

template <int Threads, int Items, bool Clipped, bool Chunked, class... Reducers>
struct device_reduce_windows {
    using block = block_reduction<Threads, Items, Clipped>;
    static constexpr int words = ((sizeof(typename Reducers::sent) / sizeof(double)) + ... + 2);
    using records_type = chunk_records<Chunked, block, words>;
    static constexpr int slots = (Reducers::results + ... + 0);
    using memory_type = reduce_memory<block, slots>;
    static constexpr int unrolled = 3;  // windows of a thread that the function is run for at a time

    template <class Function, auto... Member, class In>
    static __device__ __forceinline__ void run(const Function& function, const reduce_launch& launch,
                                               const outputs<Member...>& out, const In& in) {
        const int first = (launch.tile + blockIdx.x) * block::tile;
        const int last = launch.last + first;
        const int gap = launch.gap;
        const memory_type memory(gap);
        const records_type records(launch, last);
        unsigned int largest = 0, chunk_largest = 0;
        bool missing = false;
        if constexpr (Chunked) {
            const chunk_summary middle = summary_of(records);
            const unsigned int nans = warp_sum(middle.nans);
            if (threadIdx.x % warp_rows == 0) {
                memory.chunk_nans[threadIdx.x / warp_rows] = nans;
            }
            missing = middle.nans > 0;
            chunk_largest = middle.largest;
            const int begin = last - launch.length;
            const unsigned int front = stage_rows<block>(memory, 0, in, begin, gap, launch.rows, missing);
            const unsigned int back = stage_rows<block>(memory, gap, in, last, block::tile, launch.rows, missing);
            largest = front > back ? front : back;
            largest = chunk_largest > largest ? chunk_largest : largest;
        } else {
            largest = stage_rows<block>(memory, 0, in, last - gap, gap + block::tile, launch.rows, missing);
        }
        largest = block_largest<block>(memory, largest);
        if constexpr (In::nullable || Chunked) {
            missing = __syncthreads_or(missing);
        }
        if constexpr (!In::nullable) {
            missing = missing || largest >= not_finite;
            if (missing) {
                largest = mark_nans<block>(memory, gap + block::tile);
                __syncthreads();
                largest = block_largest<block>(memory, chunk_largest > largest ? chunk_largest : largest);
            }
        }
        if (missing && threadIdx.x < warp_rows) {
            count_nans(memory, (gap + block::tile) / 32);  // while others go on; the next barrier is before it is read
        }
        reduce_all<block, Reducers...>(tile_of(launch, memory, in, last, largest), memory, records);
        __syncthreads();
        finish(function, launch, out, in, memory, first, missing);
    }

private:
    template <class In>
    static __device__ __forceinline__ staged_tile<Clipped> tile_of(const reduce_launch& launch,
                                                                   const memory_type& memory, const In& in, int last,
                                                                   unsigned int largest) {
        double origin = 0;
        if constexpr (Chunked) {  // see block_reduction::origin_of
            const int end = last < launch.rows ? last : launch.rows - 1;
            const int row = end < 0 ? 0 : end;
            origin = value_at(in, row);
            if (row > 0 && row + 1 < launch.rows) {
                origin = typical(value_at(in, row - 1), origin, value_at(in, row + 1));
            }
        }
        const int start = last - launch.length;
        return {memory.staged + (Chunked ? 0 : launch.gap - launch.length),
                memory.staged + launch.gap,
                launch.length,
                launch.lanes,
                launch.ragged,
                {-start, launch.rows - start},
                {-last, launch.rows - last},
                largest,
                launch.headroom,
                launch.share,
                origin};
    }

    // As finish, where all windows are whole but for values that are NaN.
    template <class Window, class Function, auto... Member, class In>
    static __device__ __forceinline__ void finish_with_nans(const Function& function, const reduce_launch& launch,
                                                            const outputs<Member...>& tile, const In& in,
                                                            const memory_type& memory, int first) {
        const int last = launch.last + first;
        const int length = launch.length;
        const nans_in_window<block, Chunked> count(memory, launch, threadIdx.x);
#pragma unroll unrolled
        for (int k = 0; k < Items; ++k) {
            const int place = k * Threads + threadIdx.x;
            const int nans = count(k * Threads);
            const bool enough = length - nans >= launch.min_periods;
            decltype(function(Window{memory, launch, in})) row = {};
            if (enough) {
                row = function(Window{memory, launch, in, last, place, place + 1 - length, place + 1, nans});
                report_failure(launch.first_failure, first + place, row.status);
            }
            (store_window(static_cast<const output<Member>&>(tile), place, true, enough, true, row), ...);
        }
    }

    // Run the function for each window of the tile that is asked for.
    template <class Function, auto... Member, class In>
    static __device__ __forceinline__ void finish(const Function& function, const reduce_launch& launch,
                                                  const outputs<Member...>& out, const In& in,
                                                  const memory_type& memory, int first, bool missing) {
        using window = reduced_window<block, In, slots, Chunked>;
        const int last = launch.last + first;
        const int places = launch.places - first < block::tile ? launch.places - first : block::tile;
        const bool dense = launch.step == 1;
        const int low = -last, high = launch.rows - last;
        const int length = launch.length;
        const bool whole = 1 - length >= low && block::tile <= high && length >= launch.min_periods;
        if (!Clipped && whole && dense && places == block::tile) {
            const outputs<Member...> tile = out.from(first);
            if (missing) {
                finish_with_nans<window>(function, launch, tile, in, memory, first);
                return;
            }
#pragma unroll unrolled
            for (int k = 0; k < Items; ++k) {
                const int place = k * Threads + threadIdx.x;
                const auto row = function(window{memory, launch, in, last, place, place + 1 - length, place + 1, 0});
                report_failure(launch.first_failure, first + place, row.status);
                (store_window(static_cast<const output<Member>&>(tile), place, true, true, true, row), ...);
            }
            return;
        }
        // results begin + i, skipped <= i < count, are at places base + (i - skipped) * step; begin is a multiple of 32
        const int step = launch.step < block::tile ? launch.step : block::tile;
        const int next = dense ? first : (first + launch.step - 1) / launch.step;
        const int base = dense ? 0 : next * launch.step - first;
        const int begin = next / static_cast<int>(warp_rows) * static_cast<int>(warp_rows);
        const int skipped = next - begin;
        const int count = base < places ? skipped + (dense ? places : (places - base + step - 1) / step) : 0;
        const outputs<Member...> here = out.from(begin);
#pragma unroll 1
        for (int i = threadIdx.x; i - static_cast<int>(threadIdx.x % warp_rows) < count; i += block::threads) {
            const bool inside = i >= skipped && i < count;
            const int place = inside ? (dense ? i : base + (i - skipped) * step) : 0;
            const int from = place + 1 - length > low ? place + 1 - length : low;
            const int to = place + 1 < high ? place + 1 : high;
            const int rows = to > from ? to - from : 0;
            const int nans = missing ? nans_in_window<block, Chunked>(memory, launch, place)() : 0;
            decltype(function(window{memory, launch, in})) row = {};
            const bool enough = inside && (Clipped || rows == length) && rows - nans >= launch.min_periods;
            if (enough) {
                row = function(window{memory, launch, in, last, place, to - rows, to, nans});
                report_failure(launch.first_failure, begin + i, row.status);
            }
            (store_window(static_cast<const output<Member>&>(here), i, inside, enough, dense, row), ...);
        }
    }
};

}  // namespace udf
