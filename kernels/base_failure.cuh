// base_failure.cuh - remember the first row at which a function failed.
//
//   *first = min(*first, row * 2^16 + code)      only where code != 0
//
// Precondition: *first was set to all ones before the launch, 0 <= row < 2^47, code < 2^16.
// Cost: a compare and a branch where no row fails. Where rows fail, one atomic for each that comes before all failures
// seen so far; the plain read in front of it keeps a column of failures from queueing at one address.

#pragma once

namespace udf {

inline constexpr int failure_code_bits = 16;

__device__ __forceinline__ void report_failure(unsigned long long* first, long long row, unsigned int code) {
    if (code != 0) {
        const unsigned long long failure = (static_cast<unsigned long long>(row) << failure_code_bits) | code;
        if (failure < *static_cast<volatile unsigned long long*>(first)) {
            atomicMin(first, failure);
        }
    }
}

}  // namespace udf
