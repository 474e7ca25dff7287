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
inline constexpr unsigned int not_finite = 0x7ff00000;  // the high word of an infinity; a NaN's is no less

// What the tiles of one launch have in common: udf/cuda/reduce_plan.py makes it.
struct reduce_launch {
    int rows;
    int length;
    int last;    // the row of the last value of the window at place 0
    int places;  // windows of step 1; results are at places 0, step, 2 * step ..
    int step;
    int min_periods;
    int tile;  // the first block's
    int lanes;
    int gap;
    int ragged;
    int chunks;  // of a warp's rows, reduced before
    int headroom;
    int far_origin;  // the first row of chunk 0, a multiple of a warp's rows from `last`
    int far_chunks;
    const double* far;  // word w of chunk c is far[w * far_chunks + c]
    unsigned long long* first_failure;
};

template <class T, bool Nullable>
inline constexpr bool can_miss_value = Nullable || is_floating<T>;

// The column's value as windows have it.
template <class T, bool Nullable>
__device__ __forceinline__ double value_at(const input<T, Nullable>& in, int row) {
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

// What lies in shared memory beside the rows themselves; Slots reductions of each window.
template <class Block, int Slots>
struct reduce_memory {
    double* staged;
    double* reduced;
    double* states;
    unsigned int* gone;    // a bit for each staged value: it is NaN
    unsigned int* before;  // how many are in the words before
    unsigned int* largest;
    unsigned int* far_gone;  // how many NaN far windows have in the middle, a part from each warp

    __device__ __forceinline__ explicit reduce_memory(int gap) {
        extern __shared__ __align__(16) unsigned char shared_bytes[];
        const int words = (gap + Block::tile) / 32;
        staged = reinterpret_cast<double*>(shared_bytes);
        reduced = staged + gap + Block::tile;
        states = reduced + Slots * Block::tile;
        gone = reinterpret_cast<unsigned int*>(states + Slots * 2 * 2 * Block::warps);
        before = gone + words + 1;
        largest = before + words + 1;
        far_gone = largest + Block::warps;
    }
};

__device__ __forceinline__ unsigned int warp_largest(unsigned int value) {
#if __CUDA_ARCH__ >= 800
    return __reduce_max_sync(whole_warp, value);
#else
#pragma unroll
    for (int distance = 1; distance < static_cast<int>(warp_rows); distance *= 2) {
        const unsigned int other = __shfl_xor_sync(whole_warp, value, distance);
        value = other > value ? other : value;
    }
    return value;
#endif
}

template <class T>
struct alignas(2 * sizeof(T)) pair_of {
    T item[2];
};

// Take one pair of values. Return the larger of `largest` and their magnitudes' high words.
template <class T>
__device__ __forceinline__ unsigned int stage_pair(double* staged, int i, const pair_of<T>& pair,
                                                   unsigned int largest) {
    const pair_of<double> value = {{static_cast<double>(pair.item[0]), static_cast<double>(pair.item[1])}};
    reinterpret_cast<pair_of<double>*>(staged)[i] = value;
#pragma unroll
    for (double item : value.item) {
        const unsigned int magnitude = __double2hiint(item) & 0x7fffffff;
        largest = magnitude > largest ? magnitude : largest;
    }
    return largest;
}

// As stage_rows, of rows that all exist, two at a time.
template <class Block, class T>
__device__ __forceinline__ unsigned int stage_pairs(double* staged, const T* __restrict__ values, int count) {
    constexpr int batch = 4, stride = Block::threads;
    const pair_of<T>* __restrict__ pairs = reinterpret_cast<const pair_of<T>*>(values);
    unsigned int largest = 0;
    int i = threadIdx.x;
#pragma unroll 1
    for (; i + (batch - 1) * stride < count / 2; i += batch * stride) {
        pair_of<T> pair[batch];
#pragma unroll
        for (int k = 0; k < batch; ++k) {
            pair[k] = pairs[i + k * stride];
        }
#pragma unroll
        for (int k = 0; k < batch; ++k) {
            largest = stage_pair(staged, i + k * stride, pair[k], largest);
        }
    }
    pair_of<T> pair[batch - 1];
#pragma unroll
    for (int k = 0; k < batch - 1; ++k) {
        if (i + k * stride < count / 2) {
            pair[k] = pairs[i + k * stride];
        }
    }
#pragma unroll
    for (int k = 0; k < batch - 1; ++k) {
        if (i + k * stride < count / 2) {
            largest = stage_pair(staged, i + k * stride, pair[k], largest);
        }
    }
    return largest;
}

// Take rows begin .. begin + count into shared memory, whole words of 32. Return the largest magnitude's high word:
// that of a NaN or an infinity is the larger.
template <class Block, class T, bool Nullable>
__device__ __forceinline__ unsigned int stage_rows(double* staged, const input<T, Nullable>& in, int begin, int count,
                                                   int rows) {
    constexpr int batch = 8, stride = Block::threads;
    const int low = begin < 0 ? -begin : 0;
    const int exist = rows - begin - low > 0 ? rows - begin - low : 0;
    const T* __restrict__ values = in.values + begin;
    const unsigned char* __restrict__ validity = nullptr;
    int shift = 0;
    if constexpr (Nullable) {
        const int skew = (begin % 8 + 8) % 8;
        validity = in.validity + (begin - skew) / 8;
        shift = skew + static_cast<int>(threadIdx.x);
        validity += shift / 8;
        shift %= 8;
    }
    unsigned int largest = 0;
    if (low == 0 && exist >= count && !Nullable &&
        reinterpret_cast<unsigned long long>(values) % sizeof(pair_of<T>) == 0) {
        return stage_pairs<Block>(staged, values, count);
    }
#pragma unroll 1
    for (int first = threadIdx.x; first < count; first += batch * stride) {
        double value[batch];
#pragma unroll
        for (int k = 0; k < batch; ++k) {
            const int i = first + k * stride;
            value[k] = 0;
            if (i < count && static_cast<unsigned int>(i - low) < static_cast<unsigned int>(exist)) {
                value[k] = static_cast<double>(values[i]);
                if constexpr (Nullable) {
                    const unsigned int byte = validity[(i - static_cast<int>(threadIdx.x)) / 8];
                    value[k] = (byte >> shift) & 1 ? value[k] : __longlong_as_double(quiet_nan);
                }
            }
        }
#pragma unroll
        for (int k = 0; k < batch; ++k) {
            const int i = first + k * stride;
            if (i < count) {
                staged[i] = value[k];
            }
            const unsigned int magnitude = __double2hiint(value[k]) & 0x7fffffff;
            largest = magnitude > largest ? magnitude : largest;
        }
    }
    return largest;
}

// Tell which of the staged values are NaN, an infinity becoming one. Return the largest magnitude of the others.
template <class Block, class Memory>
__device__ __forceinline__ unsigned int mark_gone(const Memory& memory, int count) {
    unsigned int largest = 0;
#pragma unroll 1
    for (int i = threadIdx.x; i < count; i += Block::threads) {
        const unsigned int magnitude = __double2hiint(memory.staged[i]) & 0x7fffffff;
        const bool is_gone = magnitude >= not_finite;
        if (is_gone) {
            memory.staged[i] = __longlong_as_double(quiet_nan);
        } else {
            largest = magnitude > largest ? magnitude : largest;
        }
        const unsigned int word = __ballot_sync(whole_warp, is_gone);
        if (i % warp_rows == 0) {
            memory.gone[i / warp_rows] = word;
        }
    }
    return largest;
}

// The largest of all threads'; two barriers.
template <class Block, class Memory>
__device__ __forceinline__ unsigned int block_largest(const Memory& memory, unsigned int largest) {
    largest = warp_largest(largest);
    if (threadIdx.x % warp_rows == 0) {
        memory.largest[threadIdx.x / warp_rows] = largest;
    }
    __syncthreads();
#pragma unroll
    for (int warp = 0; warp < Block::warps; ++warp) {
        largest = memory.largest[warp] > largest ? memory.largest[warp] : largest;
    }
    return largest;
}

// Sum up the words of `gone`, and one behind them; one warp does, barriers stand before and after.
template <class Memory>
__device__ __forceinline__ void count_gone(const Memory& memory, int words) {
    unsigned int sum = 0;
#pragma unroll 1
    for (int word = threadIdx.x; word - static_cast<int>(threadIdx.x) <= words; word += warp_rows) {
        const unsigned int own = word < words ? __popc(memory.gone[word]) : 0;
        unsigned int upto = own;
#pragma unroll
        for (int reach = 1; reach < static_cast<int>(warp_rows); reach *= 2) {
            const unsigned int other = __shfl_up_sync(whole_warp, upto, reach);
            upto += static_cast<int>(threadIdx.x) >= reach ? other : 0;
        }
        if (word <= words) {
            memory.before[word] = sum + upto - own;
        }
        if (word == words) {
            memory.gone[word] = 0;
        }
        sum += __shfl_sync(whole_warp, upto, warp_rows - 1);
    }
}

// How many of the staged values before number i are NaN.
template <class Memory>
__device__ __forceinline__ int gone_before(const Memory& memory, int i) {
    return memory.before[i / 32] + __popc(memory.gone[i / 32] & ((1u << (i % 32)) - 1));
}

// The runs of rows that a tile's windows have in the middle, reduced before.
template <class Block>
struct far_chunks {
    static constexpr bool any = true;
    const double* words;
    int stride;
    int first;
    int end;
    int origin;  // the first row of chunk 0
    int rows;

    __device__ __forceinline__ int rows_of(int chunk) const {
        const int begin = origin + chunk * Block::warp_span;
        const int from = begin < 0 ? 0 : begin;
        const int to = begin + Block::warp_span < rows ? begin + Block::warp_span : rows;
        return to > from ? to - from : 0;
    }

    // This thread's share.
    template <class Reducer>
    __device__ __forceinline__ typename Reducer::state take(const Reducer& reducer) const {
        constexpr int count = sizeof(typename Reducer::sent) / sizeof(double);
        auto all = reducer.none();
#pragma unroll 1
        for (int chunk = first + threadIdx.x; chunk < end; chunk += Block::threads) {
            double word[count];
#pragma unroll
            for (int w = 0; w < count; ++w) {
                word[w] = words[w * stride + chunk];
            }
            typename Reducer::sent sent;
            memcpy(&sent, word, sizeof(sent));
            if (const int own = rows_of(chunk); own > 0) {
                all = reducer.merge(all, reducer.receive(sent, own));
            }
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

// One window as its function sees it; rows are counted from the tile's first window's last.
template <class Block, class In, int Slots, bool Far>
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

    __device__ __forceinline__ double item(long long offset) const {
        const long long row = (offset < 0 ? stop : start) + offset;
        if (row < start || row >= stop) {
            return __longlong_as_double(quiet_nan);
        }
        const int gap = launch.gap;
        if (!Far || row >= 0) {
            return memory.staged[gap + static_cast<int>(row)];
        }
        const int i = static_cast<int>(row) + launch.length;
        return i < gap ? memory.staged[i] : value_at(in, last + static_cast<int>(row));
    }
};

// Write one output of one window; all lanes of a warp call it.
template <class Row, class T, bool Nullable, cell<T, Nullable> Row::* Member>
__device__ __forceinline__ void store_window(const output<Member>& out, int j, bool inside, bool runs, bool dense,
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
__device__ __forceinline__ Far chunks_of(const reduce_launch& launch, int last, long long word) {
    if constexpr (Far::any) {
        const int chunk = (last - launch.far_origin) / Block::warp_span;
        const int first = chunk - launch.chunks;
        return Far{{launch.far + word * launch.far_chunks, launch.far_chunks, first < 0 ? 0 : first,
                    chunk < launch.far_chunks ? chunk : launch.far_chunks, launch.far_origin, launch.rows}};
    } else {
        return Far{};
    }
}

template <class Block, class Far, class... Reducers, bool Clipped, class Memory>
__device__ __forceinline__ void reduce_all(const reduce_launch& launch, const staged_tile<Clipped>& tile,
                                           const Memory& memory, int last) {
    int slot = 0;
    long long word = 2;
    ((Block::template reduce<Reducers>(
          tile, reinterpret_cast<typename Reducers::state*>(memory.states + slot * 2 * 2 * Block::warps),
          chunks_of<Block, Far>(launch, last, word), memory.reduced + slot * Block::tile),
      slot += Reducers::results, word += sizeof(typename Reducers::sent) / sizeof(double)),
     ...);
}

// How many values of a thread's share of the chunks are NaN, and the high word of the largest magnitude of the others.
struct far_summary {
    unsigned int gone;
    unsigned int largest;
};

template <class Block>
__device__ __forceinline__ far_summary summary_of(const far_chunks<Block>& far) {
    far_summary all = {0, 0};
#pragma unroll 1
    for (int chunk = far.first + threadIdx.x; chunk < far.end; chunk += Block::threads) {
        const unsigned int largest = static_cast<unsigned int>(far.words[far.stride + chunk]);
        all.gone += static_cast<unsigned int>(far.words[chunk]);
        all.largest = largest > all.largest ? largest : all.largest;
    }
    return all;
}

__device__ __forceinline__ unsigned int warp_sum(unsigned int value) {
#pragma unroll
    for (int distance = 1; distance < static_cast<int>(warp_rows); distance *= 2) {
        value += __shfl_xor_sync(whole_warp, value, distance);
    }
    return value;
}

template <int Threads, int Items, bool Clipped, bool IsFar, class... Reducers>
struct device_reduce_windows {
    using block = block_reduction<Threads, Items, Clipped>;
    using far = chunks_if<IsFar, block>;
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
        unsigned int largest = 0;
        unsigned int far_largest = 0;
        if constexpr (IsFar) {
            const far_summary middle = summary_of<block>(chunks_of<block, far>(launch, last, 0));
            const unsigned int gone = warp_sum(middle.gone);
            if (threadIdx.x % warp_rows == 0) {
                memory.far_gone[threadIdx.x / warp_rows] = gone;
            }
            far_largest = middle.largest;
            const unsigned int front = stage_rows<block>(memory.staged, in, last - launch.length, gap, launch.rows);
            const unsigned int back = stage_rows<block>(memory.staged + gap, in, last, block::tile, launch.rows);
            largest = front > back ? front : back;
            largest = middle.gone > 0 ? not_finite : largest;
            largest = far_largest > largest ? far_largest : largest;
        } else {
            largest = stage_rows<block>(memory.staged, in, last - gap, gap + block::tile, launch.rows);
        }
        largest = block_largest<block>(memory, largest);
        const bool missing = largest >= not_finite;
        if (missing) {
            largest = mark_gone<block>(memory, gap + block::tile);
            __syncthreads();
            largest = block_largest<block>(memory, far_largest > largest ? far_largest : largest);
            if (threadIdx.x < warp_rows) {
                count_gone(memory, (gap + block::tile) / 32);
            }
            __syncthreads();
        }
        if constexpr (sizeof...(Reducers) > 0) {
            reduce_all<block, far, Reducers...>(launch, tile_of(launch, memory, in, last, largest), memory, last);
            __syncthreads();
        }
        finish(function, launch, out, in, memory, first, missing);
    }

private:
    template <class In>
    static __device__ __forceinline__ staged_tile<Clipped> tile_of(const reduce_launch& launch,
                                                                   const memory_type& memory, const In& in, int last,
                                                                   unsigned int largest) {
        double origin = 0;
        if constexpr (IsFar) {  // see block_reduction::origin_of
            const int row = last < launch.rows ? last : launch.rows - 1;
            origin = value_at(in, row < 0 ? 0 : row);
        }
        const int start = last - launch.length;
        return {memory.staged + (IsFar ? 0 : launch.gap - launch.length),
                memory.staged + launch.gap,
                launch.length,
                launch.lanes,
                launch.ragged,
                {-start, launch.rows - start},
                {-last, launch.rows - last},
                largest,
                launch.headroom,
                origin};
    }

    // How many values of the window at a place are NaN.
    static __device__ __forceinline__ int count_missing(const reduce_launch& launch, const memory_type& memory,
                                                        int place) {
        const int gap = launch.gap;
        const int upto = gone_before(memory, gap + place + 1);
        if constexpr (IsFar) {
            int gone = upto - gone_before(memory, gap) - gone_before(memory, place + 1) +
                       gone_before(memory, block::tile + launch.ragged);
#pragma unroll
            for (int warp = 0; warp < block::warps; ++warp) {
                gone += memory.far_gone[warp];
            }
            return gone;
        } else {
            return upto - gone_before(memory, gap + place + 1 - launch.length);
        }
    }

    // Run the function for each window of the tile that is asked for.
    template <class Function, auto... Member, class In>
    static __device__ __forceinline__ void finish(const Function& function, const reduce_launch& launch,
                                                  const outputs<Member...>& out, const In& in,
                                                  const memory_type& memory, int first, bool missing) {
        using window = reduced_window<block, In, slots, IsFar>;
        const int last = launch.last + first;
        const int places = launch.places - first < block::tile ? launch.places - first : block::tile;
        const bool dense = launch.step == 1;
        const int low = -last, high = launch.rows - last;
        const int length = launch.length;
        const bool whole = 1 - length >= low && block::tile <= high && length >= launch.min_periods;
        if (!Clipped && whole && dense && !missing && places == block::tile) {
            const outputs<Member...> tile = out.from(first);
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
            const int gone = missing ? count_missing(launch, memory, place) : 0;
            decltype(function(window{memory, launch, in})) row = {};
            const bool runs = inside && (Clipped || rows == length) && rows - gone >= launch.min_periods;
            if (runs) {
                row = function(window{memory, launch, in, last, place, to - rows, to, gone});
                report_failure(launch.first_failure, begin + i, row.status);
            }
            (store_window(static_cast<const output<Member>&>(here), i, inside, runs, dense, row), ...);
        }
    }
};

// Reduce the rows of a warp, and write the words of the state, stride apart.
template <class Reducer, int Items>
__device__ __forceinline__ void keep_chunk(const Reducer& reducer, const double (&values)[Items], unsigned int there,
                                           double* __restrict__ far, int stride) {
    constexpr int count = sizeof(typename Reducer::sent) / sizeof(double);
    auto all = reducer.none();
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        if ((there >> j) & 1) {
            all = reducer.with(all, values[j]);
        }
    }
#pragma unroll
    for (int distance = 1; distance < static_cast<int>(warp_rows); distance *= 2) {
        all = reducer.merge(all, from_lane<true>(all, distance));  // of use in lane 0
    }
    const typename Reducer::sent sent = reducer.send(all);
    double words[count];
    memcpy(words, &sent, sizeof(sent));
    if (threadIdx.x % warp_rows == 0) {
#pragma unroll
        for (int w = 0; w < count; ++w) {
            far[w * stride] = words[w];
        }
    }
}

// Reduce each run of a warp's rows: chunk c has the rows far_origin + c * span .. + span. Word 0 is how many are NaN,
// word 1 the largest magnitude's high word.
template <int Threads, int Items, class... Reducers, class T, bool Nullable>
__device__ __forceinline__ void device_reduce_chunks(const input<T, Nullable>& in, const reduce_launch& launch,
                                                     double* __restrict__ far) {
    constexpr int span = warp_rows * Items;
    const int chunk = blockIdx.x * static_cast<int>(Threads / warp_rows) + threadIdx.x / warp_rows;
    const int chunks = launch.far_chunks;
    if (chunk >= chunks) {
        return;
    }
    const int lane = threadIdx.x % warp_rows;
    const int begin = launch.far_origin + chunk * span;
    double values[Items];
    unsigned int largest = 0, gone = 0, there = ~0u;
    if (begin >= 0 && begin + span <= launch.rows) {
#pragma unroll
        for (int j = 0; j < Items; ++j) {
            values[j] = value_at(in, begin + lane + j * static_cast<int>(warp_rows));
        }
    } else {
        there = 0;
#pragma unroll
        for (int j = 0; j < Items; ++j) {
            const int row = begin + lane + j * static_cast<int>(warp_rows);
            const bool exists = row >= 0 && row < launch.rows;
            values[j] = exists ? value_at(in, row) : 0.0;
            there |= static_cast<unsigned int>(exists) << j;
        }
    }
#pragma unroll
    for (int j = 0; j < Items; ++j) {
        const unsigned int magnitude = __double2hiint(values[j]) & 0x7fffffff;
        const bool finite = magnitude < not_finite;
        largest = finite && magnitude > largest ? magnitude : largest;
        gone += !finite;
    }
    const int first = begin < 0 ? 0 : begin;
    const reduced_rows rows = {warp_largest(largest), 12, value_at(in, first < launch.rows ? first : launch.rows - 1)};
    long long word = 2;
    ((keep_chunk(Reducers(rows), values, there, far + word * chunks + chunk, chunks),
      word += sizeof(typename Reducers::sent) / sizeof(double)),
     ...);
    gone = warp_sum(gone);
    if (lane == 0) {
        far[chunk] = gone;
        far[chunks + chunk] = rows.largest;
    }
}

}  // namespace udf
