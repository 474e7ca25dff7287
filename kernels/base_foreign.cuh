// What a C++ function is, for Python code that calls it: udf/api/foreign/cpp.py compiles its text with UDF_FOREIGN(f)
// behind it, and reads two variables of the PTX. udf_types has the types of the result and of the parameters, a byte
// each; udf_entry has the address of a function that calls f and takes integers of fewer than 32 bits as 32.

#pragma once

#include "base_foreign_text.cuh"

namespace udf_foreign {

// Of a type that a UDF has not: a structure, if its members are numbers.
template <class T>
struct Type {
    enum { code = 0 };
    using Passed = T;
};

#define UDF_FOREIGN_TYPE(NAME, LETTER, PASSED) \
    template <>                                \
    struct Type<NAME> {                        \
        enum { code = LETTER };                \
        using Passed = PASSED;                 \
    };
UDF_FOREIGN_TYPE(bool, '?', int)
UDF_FOREIGN_TYPE(char, 'b', int)
UDF_FOREIGN_TYPE(signed char, 'b', int)
UDF_FOREIGN_TYPE(unsigned char, 'B', unsigned)
UDF_FOREIGN_TYPE(short, 'h', int)
UDF_FOREIGN_TYPE(unsigned short, 'H', unsigned)
UDF_FOREIGN_TYPE(int, 'i', int)
UDF_FOREIGN_TYPE(unsigned, 'I', unsigned)
UDF_FOREIGN_TYPE(long, 'l', long)
UDF_FOREIGN_TYPE(unsigned long, 'L', unsigned long)
UDF_FOREIGN_TYPE(long long, 'l', long long)
UDF_FOREIGN_TYPE(unsigned long long, 'L', unsigned long long)
UDF_FOREIGN_TYPE(float, 'f', float)
UDF_FOREIGN_TYPE(double, 'd', double)
UDF_FOREIGN_TYPE(udf::text, 't', udf::text)
#undef UDF_FOREIGN_TYPE

template <class T>
struct Type<const T> : Type<T> {};  // a result

// An array: its values are only read.
template <class T>
struct Type<const T*> {
    enum { code = Type<T>::code ? Type<T>::code | 128 : 0 };
    using Passed = const T*;
};

template <class A, class B>
struct Differ {
    enum { value = 1 };
};
template <class A>
struct Differ<A, A> {
    enum { value = 0 };
};
template <int holds>
struct If {};
template <>
struct If<1> {
    using type = int;
};

// The members of a structure, up to eight: as many as an initializer takes, each of which could be of any type but the
// structure's own.
template <class S>
struct Anything {
    template <class T, class = typename If<Differ<S, T>::value>::type>
    operator T() const;
};

template <class T, class... A>
constexpr auto takes(int) -> decltype(T{A{}...}, true) {
    return true;
}
template <class T, class... A>
constexpr bool takes(long) {
    return false;
}

// NVRTC 13.0 refuses, in an operand that is not evaluated, an initializer that has every member.
struct Two {
    double a, b;
};
constexpr int REFUSED = takes<Two, Anything<Two>, Anything<Two>>(0) ? 0 : 1;

template <class T, class... A>
constexpr int members() {
    if constexpr (sizeof...(A) < 9 && takes<T, A..., Anything<T>>(0))
        return members<T, A..., Anything<T>>();
    else
        return sizeof...(A) + REFUSED;
}

struct Codes {
    unsigned char at[9];
};

template <class... M>
constexpr Codes listed(const M&...) {
    return {{Type<M>::code...}};
}

// clang-format off
template <class T> constexpr Codes codes_of(const T& v) {
  constexpr int n = members<T>();
  if constexpr (n == 1) { auto& [a] = v; return listed(a); }
  else if constexpr (n == 2) { auto& [a, b] = v; return listed(a, b); }
  else if constexpr (n == 3) { auto& [a, b, c] = v; return listed(a, b, c); }
  else if constexpr (n == 4) { auto& [a, b, c, d] = v; return listed(a, b, c, d); }
  else if constexpr (n == 5) { auto& [a, b, c, d, e] = v; return listed(a, b, c, d, e); }
  else if constexpr (n == 6) { auto& [a, b, c, d, e, f] = v; return listed(a, b, c, d, e, f); }
  else if constexpr (n == 7) { auto& [a, b, c, d, e, f, g] = v; return listed(a, b, c, d, e, f, g); }
  else if constexpr (n == 8) { auto& [a, b, c, d, e, f, g, h] = v; return listed(a, b, c, d, e, f, g, h); }
  else return {};
}
// clang-format on

// A result or a parameter: one type, or those of the members of a structure, which is passed as it is.
struct Shape {
    unsigned char structure;
    Codes codes;
};

template <class T>
constexpr Shape shape() {
    if constexpr (Type<T>::code != 0)
        return {0, {{Type<T>::code}}};
    else if constexpr (__is_aggregate(T) && !__is_union(T))
        return {1, codes_of(T{})};
    else
        return {1, {}};
}

template <class F, F f>
struct Entry;
template <class R, class... A, R (*f)(A...)>
struct Entry<R (*)(A...), f> {
    struct Types {
        Shape result;
        unsigned char count;
        Shape parameters[sizeof...(A) + 1];
    };
    static constexpr Types types() { return {shape<R>(), sizeof...(A), {shape<A>()..., {}}}; }
    static typename Type<R>::Passed call(typename Type<A>::Passed... given) { return f(static_cast<A>(given)...); }
};
template <class R, class... A, R (*f)(A...) noexcept>
struct Entry<R (*)(A...) noexcept, f> : Entry<R (*)(A...), f> {};

}  // namespace udf_foreign

// The pointer that a function, a lambda without captures or a cast of an overloaded name becomes.
#define UDF_FOREIGN(...)                                                                    \
    using udf_foreign_entry = udf_foreign::Entry<decltype(+(__VA_ARGS__)), +(__VA_ARGS__)>; \
    extern "C" __device__ udf_foreign_entry::Types udf_types = udf_foreign_entry::types();  \
    extern "C" __device__ auto udf_entry = &udf_foreign_entry::call;
