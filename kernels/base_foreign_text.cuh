// base_foreign_text.cuh - text as a C++ function of a UDF takes it, before the function's own text
// (udf/api/foreign/cpp.py).
//
//   udf::text    size bytes of valid UTF-8 at data, not ended by a zero; all of them are only read
//
// for (char one : value) runs over the bytes. They lie in a column, or in memory of the row: none outlives the call.

#pragma once

namespace udf {

struct text {
    const char* data;
    long long size;

    __device__ const char* begin() const { return data; }
    __device__ const char* end() const { return data + size; }
    __device__ char operator[](long long i) const { return data[i]; }
};

}  // namespace udf
