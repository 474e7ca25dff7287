// Random numbers by position: counter-based, so that each row has its own without a state, the same on every back end.
// Philox4x32-10: J. K. Salmon, M. A. Moraes, R. O. Dror, D. E. Shaw, "Parallel random numbers: as easy as 1, 2, 3",
// SC 2011. Counter and key are laid out as cuRAND's curand_init(seed, position, 4 * draw) has them.

#pragma once

namespace udf_random {

struct Words {
    unsigned at[4];
};

__device__ inline Words philox(unsigned long long position, unsigned long long seed, unsigned long long draw) {
    unsigned c[4] = {unsigned(draw), unsigned(draw >> 32), unsigned(position), unsigned(position >> 32)};
    unsigned k0 = unsigned(seed), k1 = unsigned(seed >> 32);
#pragma unroll
    for (int round = 0; round < 10; ++round) {
        // 32 bits each: ptxas does not find that the halves of a 64-bit product are kept apart
        const unsigned m0 = 0xD2511F53u, m1 = 0xCD9E8D57u;
        const unsigned next[4] = {__umulhi(m1, c[2]) ^ c[1] ^ k0, m1 * c[2], __umulhi(m0, c[0]) ^ c[3] ^ k1, m0 * c[0]};
        for (int i = 0; i < 4; ++i)
            c[i] = next[i];
        k0 += 0x9E3779B9u;  // the golden ratio
        k1 += 0xBB67AE85u;  // sqrt(3) - 1
    }
    return {{c[0], c[1], c[2], c[3]}};
}

// The highest 53 bits as k / 2^53, in [0, 1): NumPy's Generator.random.
__device__ inline double unit(unsigned high, unsigned low) {
    return double(((unsigned long long)high << 32 | low) >> 11) * 0x1p-53;
}

}  // namespace udf_random

extern "C" __device__ double udf_uniform(long long position, long long seed, long long draw) {
    const udf_random::Words words = udf_random::philox(position, seed, draw);
    return udf_random::unit(words.at[0], words.at[1]);
}

// G. E. P. Box, M. E. Muller, "A note on the generation of random normal deviates", 1958; 1 - u is never 0.
extern "C" __device__ double udf_normal(long long position, long long seed, long long draw) {
    const udf_random::Words words = udf_random::philox(position, seed, draw);
    const double radius = sqrt(-2.0 * log(1.0 - udf_random::unit(words.at[0], words.at[1])));
    return radius * cospi(2.0 * udf_random::unit(words.at[2], words.at[3]));
}

// A whole number below `count`: the high half of a product (D. Lemire, "Fast random integer generation in an interval",
// 2019, without its rejection: no number is likelier than another by more than count / 2^64).
extern "C" __device__ long long udf_below(unsigned long long count, long long position, long long seed,
                                          long long draw) {
    const udf_random::Words words = udf_random::philox(position, seed, draw);
    return __umul64hi((unsigned long long)words.at[0] << 32 | words.at[1], count);
}
