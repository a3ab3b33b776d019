// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/digest.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <array>
#include <cstring>

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define YUYI_SHA_INSTRUCTIONS
#include <immintrin.h>
#endif

namespace yuyi {

#if defined(YUYI_SHA_INSTRUCTIONS)

namespace {

constexpr size_t chunkBytes = 64;

/// FIPS 180-4, 4.2.2: of the first 64 primes, the first 32 bits of the fractions of the cube roots.
alignas(16) constexpr std::array<quint32, 64> roundConstants{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

/// The eight words a … h in the order that the instructions want them.
struct State {
    __m128i abef = _mm_set_epi32(0x6a09e667, static_cast<int>(0xbb67ae85), 0x510e527f, static_cast<int>(0x9b05688c));
    __m128i cdgh = _mm_set_epi32(0x3c6ef372, static_cast<int>(0xa54ff53a), 0x1f83d9ab, 0x5be0cd19);
};

[[gnu::target("sha,ssse3,sse4.1")]] void addChunks(State &state, const char *data, size_t chunks)
{
    const __m128i bigEndian = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
    for (; chunks > 0; --chunks, data += chunkBytes) {
        const State before = state;
        __m128i words[4];
        for (int quad = 0; quad < 16; ++quad) {
            __m128i &now = words[quad % 4];
            if (quad < 4) {
                now = _mm_shuffle_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i *>(data) + quad), bigEndian);
            } else {
                const __m128i last = words[(quad + 3) % 4];
                const __m128i nine = _mm_alignr_epi8(last, words[(quad + 2) % 4], 4);
                now = _mm_sha256msg2_epu32(_mm_add_epi32(_mm_sha256msg1_epu32(now, words[(quad + 1) % 4]), nine), last);
            }
            const __m128i with = _mm_add_epi32(
                now, _mm_load_si128(reinterpret_cast<const __m128i *>(roundConstants.data()) + quad));
            // Two rounds each; the second two take the upper words.
            state.cdgh = _mm_sha256rnds2_epu32(state.cdgh, state.abef, with);
            state.abef = _mm_sha256rnds2_epu32(state.abef, state.cdgh, _mm_shuffle_epi32(with, 0x0e));
        }
        state.abef = _mm_add_epi32(state.abef, before.abef);
        state.cdgh = _mm_add_epi32(state.cdgh, before.cdgh);
    }
}

QByteArray wordsOf(const State &state)
{
    std::array<quint32, 4> abef;
    std::array<quint32, 4> cdgh;
    std::memcpy(abef.data(), &state.abef, sizeof abef);
    std::memcpy(cdgh.data(), &state.cdgh, sizeof cdgh);
    const std::array<quint32, 8> words{abef[3], abef[2], cdgh[3], cdgh[2], abef[1], abef[0], cdgh[1], cdgh[0]};
    QByteArray result(sizeof words, Qt::Uninitialized);
    for (size_t i = 0; i < words.size(); ++i)
        qToBigEndian(words[i], result.data() + i * sizeof(quint32));
    return result;
}

QByteArray sha256ByInstructions(QByteArrayView data)
{
    State state;
    const size_t size = static_cast<size_t>(data.size());
    const size_t whole = size / chunkBytes;
    addChunks(state, data.data(), whole);
    // What is left, a bit that is set, nothing, and the number of bits.
    std::array<char, 2 * chunkBytes> end{};
    const size_t left = size % chunkBytes;
    if (left > 0)
        std::memcpy(end.data(), data.data() + whole * chunkBytes, left);
    end[left] = static_cast<char>(0x80);
    const size_t chunks = left + 1 + sizeof(quint64) > chunkBytes ? 2 : 1;
    qToBigEndian(static_cast<quint64>(size) * 8, end.data() + chunks * chunkBytes - sizeof(quint64));
    addChunks(state, end.data(), chunks);
    return wordsOf(state);
}

} // namespace

#endif

QByteArray sha256Of(QByteArrayView data)
{
#if defined(YUYI_SHA_INSTRUCTIONS)
    static const bool instructions = __builtin_cpu_supports("sha") != 0 && __builtin_cpu_supports("sse4.1") != 0;
    if (instructions)
        return sha256ByInstructions(data);
#endif
    return plainSha256Of(data);
}

QByteArray plainSha256Of(QByteArrayView data)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(data);
    return hash.result();
}

} // namespace yuyi
