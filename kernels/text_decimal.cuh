// text_decimal.cuh - the double that is nearest to a decimal number.
//
//   nearest(w, q)       w * 10**q, for w of 19 digits at most: one or two products of 64 bits by a table of powers of
//   ten
//                       (Eisel & Lemire, Number Parsing at a Gigabyte per Second, 2021, and Mushtak & Lemire, Fast
//                       Number Parsing Without Fallback, 2023)
//   nearest_of(digits)  of 800 digits, and a bit for what lies behind: digit by digit, in local memory

#pragma once

#include "text_unicode.cuh"

namespace udf {

// The bits of the double nearest to w * 10**q; w is not 0. Rows of the table are powers of five from -342 on, 128 bits
// each.
__device__ __forceinline__ word nearest(word w, size q, tables known) {
    if (q < -342)
        return 0;
    if (q > 308)
        return 0x7FFull << 52;
    const word* powers = reinterpret_cast<const word*>(known.part(3)) + 2 * (q + 342);
    const int zeros = __clzll(static_cast<long long>(w));
    w <<= zeros;
    word low = w * powers[0], high = __umul64hi(w, powers[0]);
    if ((high & 0x1FF) == 0x1FF) {
        const word more = __umul64hi(w, powers[1]);
        low += more;
        high += low < more;
    }
    const int top = static_cast<int>(high >> 63), shift = top + 64 - 52 - 3;
    word mantissa = high >> shift;
    size exponent = ((217706 * q) >> 16) + 63 + top - zeros + 1023;
    if (exponent <= 0) {
        if (1 - exponent >= 64)
            return 0;
        mantissa >>= 1 - exponent;
        mantissa = (mantissa + (mantissa & 1)) >> 1;
        return mantissa;  // a carry into bit 52 makes the smallest normal number
    }
    if (low <= 1 && q >= -4 && q <= 23 && (mantissa & 3) == 1 && mantissa << shift == high)
        mantissa &= ~1ull;  // half way: to even
    mantissa = (mantissa + (mantissa & 1)) >> 1;
    if (mantissa >= 2ull << 52) {
        mantissa = 1ull << 52;
        ++exponent;
    }
    if (exponent >= 0x7FF)
        return 0x7FFull << 52;
    return (mantissa & ~(1ull << 52)) | static_cast<word>(exponent) << 52;
}

// A decimal number of many digits, exact but for what lies behind the last of most: 0.d1d2d3.. * 10**point.
struct digits {
    static constexpr int most = 800;
    byte value[most];
    int count, point;
    bool more;

    __device__ __forceinline__ void trim() {
        while (count > 0 && value[count - 1] == 0)
            --count;
    }

    // Become mantissa * 2**exponent.
    __device__ void assign(word mantissa, int exponent) {
        count = 0;
        more = false;
#pragma unroll 1
        for (word left = mantissa; left; left /= 10)
            ++count;
        point = count;
#pragma unroll 1
        for (int i = count - 1; i >= 0; --i, mantissa /= 10)
            value[i] = mantissa % 10;
        trim();
#pragma unroll 1
        for (int doublings = exponent; doublings > 0 && count; doublings -= 56)
            left(doublings < 56 ? doublings : 56);
#pragma unroll 1
        for (int halvings = -exponent; halvings > 0 && count; halvings -= 56)
            right(halvings < 56 ? halvings : 56);
    }

    // Keep the first digits, rounded half to even.
    __device__ void round(int digits_kept) {
        if (digits_kept >= count)
            return;
        if (digits_kept < 0) {
            count = 0;
            return;
        }
        const bool half = value[digits_kept] == 5 && digits_kept + 1 == count && !more;
        const bool odd = digits_kept > 0 && value[digits_kept - 1] & 1;
        bool up = half ? odd : value[digits_kept] >= 5;
        count = digits_kept;
#pragma unroll 1
        while (up && count > 0) {
            up = value[count - 1] == 9;
            if (up)
                --count;
            else
                ++value[count - 1];
        }
        if (up) {
            value[0] = count = 1;
            ++point;
        }
        trim();
    }

    // Times 2**shift, shift up to 56.
    __device__ void left(int shift) {
        word carry = 0;
#pragma unroll 1
        for (int i = count - 1; i >= 0; --i)
            carry = (carry + (static_cast<word>(value[i]) << shift)) / 10;
        int added = 0;
#pragma unroll 1
        for (; carry; carry /= 10)
            ++added;
#pragma unroll 1
        for (int i = count - 1; i >= 0; --i) {
            carry += static_cast<word>(value[i]) << shift;
            if (i + added < most)
                value[i + added] = carry % 10;
            else
                more |= carry % 10 != 0;
            carry /= 10;
        }
#pragma unroll 1
        for (int i = added - 1; i >= 0; --i) {
            value[i] = carry % 10;
            carry /= 10;
        }
        count = count + added < most ? count + added : most;
        point += added;
        trim();
    }

    // Divided by 2**shift, shift up to 56.
    __device__ void right(int shift) {
        word rest = 0;
        int from = 0, to = 0;
        const word mask = (1ull << shift) - 1;
#pragma unroll 1
        for (; rest >> shift == 0; ++from) {
            if (from >= count) {
                if (rest == 0) {
                    count = 0;
                    return;
                }
#pragma unroll 1
                while (rest >> shift == 0) {
                    rest *= 10;
                    ++from;
                }
                break;
            }
            rest = rest * 10 + value[from];
        }
        point -= from - 1;
#pragma unroll 1
        for (; from < count; ++from) {
            value[to++] = rest >> shift;
            rest = (rest & mask) * 10 + value[from];
        }
#pragma unroll 1
        while (rest) {
            if (to < most)
                value[to++] = rest >> shift;
            else
                more |= rest >> shift != 0;
            rest = (rest & mask) * 10;
        }
        count = to;
        trim();
    }

    // The integer nearest to it, half to even; below 2**63.
    __device__ __forceinline__ word rounded() const {
        word whole = 0;
#pragma unroll 1
        for (int i = 0; i < point; ++i)
            whole = whole * 10 + (i < count ? value[i] : 0);
        if (point < 0 || point >= count)
            return whole;
        const bool half = value[point] == 5 && point + 1 == count && !more;
        return whole + (half ? point > 0 && value[point - 1] & 1 : value[point] >= 5);
    }
};

// The bits of the double nearest to 0.d1d2d3.. * 10**point.
// Source: the simple decimal conversion that Go's strconv falls back to (decimal.go).
__device__ __forceinline__ word nearest_of(digits& number) {
    int exponent = 0;
    if (number.count == 0 || number.point < -330)
        return 0;
    if (number.point > 310)
        return 0x7FFull << 52;
#pragma unroll 1
    while (number.point > 0) {
        const int shift = number.point >= 17 ? 56 : number.point * 3 > 0 ? number.point * 3 : 1;
        number.right(shift);
        exponent += shift;
    }
#pragma unroll 1
    while (number.point < 0 || (number.point == 0 && number.value[0] < 5)) {
        const int shift = number.point <= -17 ? 56 : number.point < 0 ? -number.point * 3 : 1;
        number.left(shift);
        exponent -= shift;
    }
    --exponent;  // 1 <= 2 * number < 2
    if (exponent < -1022) {
        const int shift = -1022 - exponent;
#pragma unroll 1
        for (int left = shift; left > 0; left -= 56)
            number.right(left < 56 ? left : 56);
        exponent += shift;
    }
    number.left(53);
    word mantissa = number.rounded();
    if (mantissa == 2ull << 52) {
        mantissa >>= 1;
        ++exponent;
    }
    if (exponent + 1023 >= 0x7FF)
        return 0x7FFull << 52;
    const word biased = mantissa & 1ull << 52 ? exponent + 1023 : 0;
    return (mantissa & ~(1ull << 52)) | biased << 52;
}

}  // namespace udf
