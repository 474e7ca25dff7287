// Quotients of decimals: magnitudes of 128 bits, divided as whole numbers, or to 28 digits and then to some places.
// Decimal Arithmetic Specification 1.70 (IBM), "divide", "quantize"; division by words: D. E. Knuth, "The Art of
// Computer Programming", vol. 2, 4.3.1, algorithm D; of two words by one: H. S. Warren, "Hacker's Delight", 9-4.

#pragma once

namespace udf_decimal {

using word = unsigned long long;

struct Wide {
    word low, high;
};

enum Mode { HALF_EVEN, HALF_UP, HALF_DOWN, UP, DOWN, CEILING, FLOOR, UP_05 };

constexpr int EXACT = 8;  // beside a mode: the quotient is not rounded to DIGITS before

constexpr int DIGITS = 28;  // of Python's default context

struct Tens {
    Wide at[39];
};

__device__ constexpr Tens powers() {
    Tens made = {};
    Wide power = {1, 0};
    for (int i = 0; i < 39; ++i) {
        made.at[i] = power;
        const word first = (power.low & 0xffffffff) * 10, second = (power.low >> 32) * 10 + (first >> 32);
        power = {second << 32 | (first & 0xffffffff), power.high * 10 + (second >> 32)};
    }
    return made;
}

__device__ const Tens TENS = powers();

__device__ inline bool below(Wide a, Wide b) {
    return a.high < b.high || (a.high == b.high && a.low < b.low);
}

__device__ inline Wide sum(Wide a, word b) {
    const word low = a.low + b;
    return {low, a.high + (low < b)};
}

__device__ inline int digits(Wide a) {
    const int bits = a.high ? 128 - __clzll(a.high) : 64 - __clzll(a.low);
    const int least = bits * 1233 >> 12;  // log10(2)
    return least + !below(a, TENS.at[least]);
}

// Two words by one whose highest bit is set; `high` is below it. Loops here stay loops: the code is compiled for each
// function that divides.
__device__ inline word divided(word high, word low, word divisor) {
    const word v1 = divisor >> 32, v0 = divisor & 0xffffffff;
    word result = 0;
#pragma unroll 1
    for (int half = 0; half < 2; ++half) {
        const word next = half ? low & 0xffffffff : low >> 32;
        word q = high / v1, r = high - q * v1;
        while (q >> 32 || q * v0 > (r << 32 | next)) {
            --q;
            r += v1;
            if (r >> 32)
                break;
        }
        high = (high << 32) + next - q * divisor;
        result = result << 32 | q;
    }
    return result;
}

// `u` and the bits that are shifted in from below it.
__device__ inline word shifted(word u, word lower, int by) {
    return by ? u << by | lower >> (64 - by) : u;
}

struct Four {
    word at[4];
};

struct Divided {
    Wide whole, rest;
};

// Four words by one or two; the quotient has no more than two. Of one, the lower word of the divisor is 0.
__device__ __noinline__ Divided divided(Four number, Wide by) {
    const word* u = number.at;
    const bool one = by.high == 0;
    const int s = __clzll(one ? by.low : by.high);
    const word d1 = one ? by.low << s : shifted(by.high, by.low, s), d0 = one ? 0 : by.low << s;
    word w4 = shifted(0, u[3], s), w3 = shifted(u[3], u[2], s), w2 = shifted(u[2], u[1], s);
    word w1 = shifted(u[1], u[0], s), w0 = u[0] << s;
    Wide whole = {0, 0};
#pragma unroll 1
    for (int left = one ? 4 : 3; left > 0; --left) {
        word guess = w4 >= d1 ? ~word(0) : w4 || w3 >= d1 ? divided(w4, w3, d1) : 0;
        const word low = guess * d0, carry = __umul64hi(guess, d0), middle = guess * d1 + carry;
        word top = __umul64hi(guess, d1) + (middle < carry);
        top += w3 < middle || (w3 == middle && w2 < low);  // what is taken from the word above
        w3 -= middle + (w2 < low);
        w2 -= low;
#pragma unroll 1
        for (word more = w4 - top; more != 0; --guess) {  // at most two too many
            w2 += d0;
            const word over = w2 < d0, before = w3;
            w3 += d1 + over;
            more += w3 < before || (over && d1 == ~word(0));
        }
        whole = {guess, whole.low};
        w4 = w3, w3 = w2, w2 = w1, w1 = w0, w0 = 0;
    }
    const Wide rest = one ? Wide{w4, 0} : Wide{w3, w4};
    return {whole, {s ? rest.low >> s | (one ? 0 : rest.high << (64 - s)) : rest.low, rest.high >> s}};
}

__device__ inline void scale(Four& u, int places) {
#pragma unroll 1
    for (; places > 0; places -= 19) {
        const word factor = TENS.at[places < 19 ? places : 19].low;
        word carry = 0;
#pragma unroll
        for (int i = 0; i < 4; ++i) {
            const word low = u.at[i] * factor + carry;
            carry = __umul64hi(u.at[i], factor) + (low < carry);
            u.at[i] = low;
        }
    }
}

// a / 10^places, rounded; `more` says that something below its last digit was left out. Nine digits at a time, whose
// power of ten has one half of a word, and the last one by itself.
__device__ __noinline__ Wide rounded(Wide a, int places, int mode, bool negative, bool more) {
    word digit = 0;
#pragma unroll 1
    while (places > 0) {
        const int step = places == 1 ? 1 : places < 10 ? places - 1 : 9;
        const word power = TENS.at[step].low;
        more = more || digit != 0;
        digit = 0;
#pragma unroll 1
        for (int i = 0; i < 4; ++i) {
            const word next = digit << 32 | a.high >> 32, q = next / power;
            digit = next - q * power;
            a = {a.low << 32 | q, a.high << 32 | a.low >> 32};
        }
        places -= step;
        if (a.low == 0 && a.high == 0 && places > 1) {
            more = more || digit != 0;
            digit = 0;
            break;
        }
    }
    const bool any = digit != 0 || more;
    const int half = digit > 5 || (digit == 5 && more) ? 1 : digit == 5 ? 0 : -1;
    bool up = half > 0 || (half == 0 && (a.low & 1));
    if (mode == HALF_UP)
        up = half >= 0;
    else if (mode == HALF_DOWN)
        up = half > 0;
    else if (mode == UP_05)
        up = any && (a.high % 5 + a.low % 5) % 5 == 0;  // 2^64 is 1 modulo 5
    else if (mode != HALF_EVEN)
        up = any && mode != DOWN && (mode == UP || (mode == FLOOR) == negative);
    return sum(a, up);
}

}  // namespace udf_decimal

struct udf_decimal_parts {
    unsigned long long low, high, rest_low, rest_high;
};

// The whole quotient of two magnitudes, and what is left.
extern "C" __device__ udf_decimal_parts udf_decimal_divided(unsigned long long a_low, unsigned long long a_high,
                                                            unsigned long long b_low, unsigned long long b_high) {
    const udf_decimal::Divided made = udf_decimal::divided({{a_low, a_high, 0, 0}}, {b_low, b_high});
    return {made.whole.low, made.whole.high, made.rest.low, made.rest.high};
}

struct udf_decimal_result {
    unsigned long long low, high;
    long long large;
};

// a / b * 10^exponent to 28 digits, half to even, and of that `places` behind the point: with 10^-places as its unit;
// `large` if that has more than 28 digits.
extern "C" __device__ udf_decimal_result udf_decimal_quotient(unsigned long long a_low, unsigned long long a_high,
                                                              unsigned long long b_low, unsigned long long b_high,
                                                              long long exponent, long long places, long long mode,
                                                              long long negative) {
    using namespace udf_decimal;
    const Wide a = {a_low, a_high}, b = {b_low, b_high};
    const int wanted = digits(b) - digits(a) + DIGITS + 1, shift = wanted > 0 ? wanted : 0;
    Four u = {{a.low, a.high, 0, 0}};
    scale(u, shift);
    const Divided made = divided(u, b);
    const int count = digits(made.whole), dropped = count > DIGITS && !(mode & EXACT) ? count - DIGITS : 0;
    const Wide value = rounded(made.whole, dropped, HALF_EVEN, false, made.rest.low || made.rest.high);
    const int drop = -int(places) - (int(exponent) - shift + dropped);
    if (drop > 0) {
        const Wide few = rounded(value, drop, int(mode) & 7, negative != 0, false);
        return {few.low, few.high, digits(few) > DIGITS};
    }
    Four scaled = {{value.low, value.high, 0, 0}};
    const bool large = (value.low || value.high) && digits(value) - drop > DIGITS;
    scale(scaled, large ? 0 : -drop);
    return {scaled.at[0], scaled.at[1], large};
}
