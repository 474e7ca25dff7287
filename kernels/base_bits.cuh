// base_bits.cuh - one scalar under another type of the same bits.
//
//   as<To>(value)
//
// PTX names registers by width alone: a function translated from it may take an int8 as unsigned char and return
// a double as unsigned long long. At the border to a column of type To:
//   same size             the bits are kept (an integer keeps its value modulo 2^n, a float its pattern)
//   To is bool            true for every value but zero, so that a bool column holds nothing but 0 and 1
//   integer, other size   the integer conversion of C++ (extends by the sign of From, or keeps the low bits)
//
// A pair is two scalars side by side, as the parts of a complex number: as<pair<T>>(first, second).
//
// Cost: none; register moves at most.

#pragma once

namespace udf {

template <class T>
inline constexpr bool is_bool = false;
template <>
inline constexpr bool is_bool<bool> = true;

template <class T>
inline constexpr bool is_floating = static_cast<T>(0.5) != static_cast<T>(0) && !is_bool<T>;

template <class To, class From>
__device__ __forceinline__ To as(From value) {
    static_assert(sizeof(To) == sizeof(From) || !(is_floating<To> || is_floating<From>),
                  "A floating-point value keeps its bits: both types must have one size.");
    if constexpr (is_bool<To>) {
        return value != From{};
    } else if constexpr (is_floating<To> != is_floating<From>) {
        To bits;
        memcpy(&bits, &value, sizeof(To));
        return bits;
    } else {
        return static_cast<To>(value);
    }
}

inline constexpr long long quiet_nan = 0x7ff8000000000000ll;
inline constexpr long long infinity_bits = 0x7ff0000000000000ll;

__device__ __forceinline__ bool is_finite(double value) {
    return (__double2hiint(value) & 0x7ff00000) != 0x7ff00000;
}

template <class T>
struct pair {
    using part = T;
    T first, second;
};

template <class Pair, class First, class Second>
__device__ __forceinline__ Pair as(First first, Second second) {
    return {as<typename Pair::part>(first), as<typename Pair::part>(second)};
}

}  // namespace udf
