// text_lists.cuh - lists in a row's scratch memory: they grow at the end, and are sorted into another.
//
//   list{items, count, room}   count items at items, one behind the other, in room bytes; its address is its identity
//
// What does not fit is nullptr, and the row runs again with more memory (text_make.cuh). An item is a multiple of eight
// bytes. Sorting is stable, and compares in the order of CPython's list.sort for up to 63 items (listobject.c:
// count_run, then binarysort), so that NaN, which no order holds for, ends where Python has it; more are merged.
//
// Cost: the items once while a list lies at the end of the memory, else twice; n log n comparisons.

#pragma once

#include "text_make.cuh"

namespace udf {

struct list {
    byte* items;
    size count;
    size room;
};

__device__ __forceinline__ list* list_new(byte* items, size count, scratch* memory) {
    list* made = reinterpret_cast<list*>(words(memory, sizeof(list)));
    if (made) {
        made->items = items;
        made->count = count;
        made->room = 0;
    }
    return made;
}

// Make room for an item of `bytes` more: behind the last where the list ends the memory, else all of them elsewhere;
// false if there is none. The processor calls it: it is compiled once.
extern "C" __device__ __noinline__ int udf_text_list_grow(list* to, size bytes, scratch* memory) {
    const size used = to->count * bytes, more = used < 4 * bytes ? 4 * bytes : used;
    if (to->room && to->items + to->room == memory->top && more <= memory->end - memory->top) {
        memory->top += more;
        to->room += more;
        return true;
    }
    byte* fresh = words(memory, used + more);
    if (!fresh)
        return false;
#pragma unroll 1
    for (size i = 0; i < used; i += static_cast<size>(sizeof(word)))
        *reinterpret_cast<word*>(fresh + i) = *reinterpret_cast<const word*>(to->items + i);
    to->items = fresh;
    to->room = used + more;
    return true;
}

// Where the next item of a list is to be written, `bytes` long.
__device__ __forceinline__ byte* list_push(list* to, size bytes, scratch* memory) {
    if ((to->count + 1) * bytes > to->room && !udf_text_list_grow(to, bytes, memory))
        return nullptr;
    return to->items + to->count++ * bytes;
}

enum key_kind { whole_keys, real_keys, text_keys };

// Whether key a of a list is less than key b.
__device__ __forceinline__ bool is_less(const byte* keys, int kind, size a, size b) {
    if (kind == whole_keys)
        return reinterpret_cast<const size*>(keys)[a] < reinterpret_cast<const size*>(keys)[b];
    if (kind == real_keys)
        return reinterpret_cast<const double*>(keys)[a] < reinterpret_cast<const double*>(keys)[b];
    const text* texts = reinterpret_cast<const text*>(keys);
    return udf_text_order(texts[a].data, texts[a].bytes, texts[b].data, texts[b].bytes) < 0;
}

__device__ __forceinline__ void turn_round(size* places, size count) {
#pragma unroll 1
    for (size i = 0, j = count - 1; i < j; ++i, --j) {
        const size kept = places[i];
        places[i] = places[j];
        places[j] = kept;
    }
}

// How many places are in order from the first on; a run that falls strictly is turned round.
__device__ __forceinline__ size first_run(const byte* keys, int kind, size* places, size count) {
    if (count < 2)
        return count;
    size run = 2;
    const bool falls = is_less(keys, kind, places[1], places[0]);
#pragma unroll 1
    while (run < count && is_less(keys, kind, places[run], places[run - 1]) == falls)
        ++run;
    if (falls)
        turn_round(places, run);
    return run;
}

// Insert each place behind those that are no greater, by halving.
__device__ __forceinline__ void insert_places(const byte* keys, int kind, size* places, size count) {
#pragma unroll 1
    for (size next = first_run(keys, kind, places, count); next < count; ++next) {
        const size place = places[next];
        size low = 0, high = next;
#pragma unroll 1
        while (low < high) {
            const size middle = (low + high) >> 1;
            if (is_less(keys, kind, place, places[middle]))
                high = middle;
            else
                low = middle + 1;
        }
#pragma unroll 1
        for (size i = next; i > low; --i)
            places[i] = places[i - 1];
        places[low] = place;
    }
}

// Merge runs of `run` places, from one half of the memory to the other and back; return where they end up.
__device__ __forceinline__ size* merge_places(const byte* keys, int kind, size* places, size* other, size count,
                                              size run) {
#pragma unroll 1
    for (; run < count; run *= 2) {
#pragma unroll 1
        for (size start = 0; start < count; start += 2 * run) {
            const size middle = start + run < count ? start + run : count;
            const size end = middle + run < count ? middle + run : count;
            size left = start, right = middle;
#pragma unroll 1
            for (size i = start; i < end; ++i) {
                const bool takes_right =
                    right < end && (left == middle || is_less(keys, kind, places[right], places[left]));
                other[i] = takes_right ? places[right++] : places[left++];
            }
        }
        size* merged = other;
        other = places;
        places = merged;
    }
    return places;
}

static constexpr size insertion = 64;

// A new list of the items of `of`, in the order of the keys; the last first with `reverse`, equal ones as they were.
__device__ __forceinline__ list* list_sorted(const list* keys, int kind, const list* of, size bytes, int reverse,
                                             scratch* memory) {
    const size count = of->count;
    byte* items = words(memory, count * bytes);
    list* made = items ? list_new(items, count, memory) : nullptr;
    size* places = made ? reinterpret_cast<size*>(words(memory, 2 * count * static_cast<size>(sizeof(size)))) : nullptr;
    if (!places)
        return nullptr;
#pragma unroll 1
    for (size i = 0; i < count; ++i)
        places[i] = reverse ? count - 1 - i : i;
    if (count < insertion) {
        insert_places(keys->items, kind, places, count);
    } else {
#pragma unroll 1
        for (size start = 0; start < count; start += insertion)
            insert_places(keys->items, kind, places + start, count - start < insertion ? count - start : insertion);
        places = merge_places(keys->items, kind, places, places + count, count, insertion);
    }
    if (reverse)
        turn_round(places, count);
#pragma unroll 1
    for (size i = 0; i < count; ++i) {
#pragma unroll 1
        for (size j = 0; j < bytes; j += static_cast<size>(sizeof(word)))
            *reinterpret_cast<word*>(items + i * bytes + j) =
                *reinterpret_cast<const word*>(of->items + places[i] * bytes + j);
    }
    return made;
}

extern "C" {

__device__ __noinline__ list* udf_text_list_new(byte* items, size count, scratch* memory) {
    return list_new(items, count, memory);
}

__device__ __noinline__ byte* udf_text_list_push(list* to, size bytes, scratch* memory) {
    return list_push(to, bytes, memory);
}

__device__ __noinline__ list* udf_text_list_sorted(const list* keys, int kind, const list* of, size bytes, int reverse,
                                                   scratch* memory) {
    return list_sorted(keys, kind, of, bytes, reverse, memory);
}
}

}  // namespace udf
