// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtGlobal>

#include <array>

namespace yuyi {

/// @brief Random numbers that are the same on every machine for the same seed: xoshiro256** (Blackman & Vigna 2018), with its state
/// filled by SplitMix64 (Steele, Lea & Flood 2014). Implementations of the standard library's distributions differ.
class Random
{
public:
    explicit Random(quint64 seed)
    {
        for (quint64 &word : m_state) {
            seed += 0x9E3779B97F4A7C15ULL;
            quint64 z = seed;
            z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
            z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
            word = z ^ (z >> 31);
        }
    }

    quint64 next()
    {
        const quint64 result = rotated(m_state[1] * 5, 7) * 9;
        const quint64 shifted = m_state[1] << 17;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= shifted;
        m_state[3] = rotated(m_state[3], 45);
        return result;
    }

    /// Uniform integer in 0 … bound − 1 (Lemire 2019, multiply and reject); `bound` ≥ 1.
    quint32 below(quint32 bound)
    {
        quint64 product = (next() >> 32) * bound;
        quint32 low = static_cast<quint32>(product);
        if (low < bound) {
            const quint32 threshold = (0u - bound) % bound;
            while (low < threshold) {
                product = (next() >> 32) * bound;
                low = static_cast<quint32>(product);
            }
        }
        return static_cast<quint32>(product >> 32);
    }

private:
    static quint64 rotated(quint64 word, int by) { return (word << by) | (word >> (64 - by)); }

    std::array<quint64, 4> m_state{};
};

/// A seed made from another one with SHA-256, a different one for each purpose; not negative.
qint64 derivedSeed(qint64 parent, const QByteArray &purpose);

} // namespace yuyi
