// base_argument.cuh - a scalar that is the same for all rows, as a parameter of a kernel.
//
// Every parameter of a kernel takes one word of 8 bytes, so that the host fills an array of words and knows no types
// (udf/cuda/launch.py). A narrower scalar lies in the low bytes of its word.

#pragma once

namespace udf {

template <class T>
struct alignas(8) argument {
    static_assert(sizeof(T) <= 8, "A parameter is one word.");
    T value;
};

}  // namespace udf
