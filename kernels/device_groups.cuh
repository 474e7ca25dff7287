// device_groups.cuh - apply one device function to every group, or to every row of every group.
//
//   units::groups   out0[g], out1[g], .. = function(group g)           0 <= g < count
//   units::rows     function(the group of row i, at row i)             0 <= i < count, of the rows that are in a group
//
// A group is where its values lie, column by column `pitch` slots of 8 bytes apart, how many they are, and its number,
// by which its reductions are looked up. The function itself writes what it gives for each row. At a row it is given
// that row's place in place of the group's first, and writes one value; what it returns, the number of values that the
// group would give, is kept only where it is another than the group's number of rows (out0 has that before).
//
// Failures: status != 0; the lowest group that fails is kept (base_failure.cuh).
// Precondition: one block for Threads units; a bitmask is as base_column.cuh says; counts fit what starts says.
// Cost: what the function reads and writes; a row a reading of each reduction that it takes, which lie in caches where
// groups are few.

#pragma once

#include "device_map.cuh"

namespace udf {

enum class units { groups, rows };

struct groups_at {
    const double* __restrict__ values;
    const long long* __restrict__ starts;
    const int* __restrict__ codes;  // of each row, below 0 in no group; for units::rows
    long long count;
    unsigned long long* first_failure;
};

struct group {
    long long number;
    long long rows;
    const double* values;
    long long place;  // of its first value, or of the row's, among those of a column
};

template <units Units>
__device__ __forceinline__ group group_of(const groups_at& at, long long unit) {
    const long long number = Units == units::rows ? at.codes[unit] : unit;
    if (Units == units::rows && number < 0) {
        return {-1, 0, nullptr, 0};
    }
    const long long start = at.starts[number];
    const long long place = Units == units::rows ? unit : start;
    return {number, at.starts[number + 1] - start, at.values + place, place};
}

// Keep how many values a group would give where they are not as many as its rows.
template <class Row, class T, bool Nullable, cell<T, Nullable> Row::* Member, auto... More>
__device__ __forceinline__ void keep_count(const outputs<Member, More...>& out, const group& own, const Row& result) {
    if ((result.*Member).value != own.rows) {
        static_cast<const output<Member>&>(out).values[own.number] = (result.*Member).value;
    }
}

template <int Threads, units Units, class Function, auto... Member>
__device__ __forceinline__ void device_groups(const Function& function, const groups_at& at,
                                              const outputs<Member...>& out) {
    const long long tile = static_cast<long long>(blockIdx.x) * Threads;
    const unsigned int row = threadIdx.x;
    if (tile + row / warp_rows * warp_rows >= at.count) {
        return;
    }
    const bool inside = tile + row < at.count;
    decltype(function(group{})) result = {};
    group own = {-1, 0, nullptr, 0};
    if (inside) {
        own = group_of<Units>(at, tile + row);
        if (own.number >= 0) {
            result = function(own);
            report_failure(at.first_failure, own.number, result.status);
        }
    }
    if constexpr (Units == units::groups) {
        const outputs<Member...> here = out.from(tile);
        (store_checked(static_cast<const output<Member>&>(here), row, inside, result), ...);
    } else if (own.number >= 0) {
        keep_count(out, own, result);
    }
}

}  // namespace udf
