// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/pixeldigest.h"

#include <QImage>
#include <QtEndian>

#include <array>
#include <bit>
#include <cstring>

namespace yuyi {

namespace {

__extension__ using Wide = unsigned __int128;

constexpr size_t laneCount = 4;
constexpr size_t strideBytes = laneCount * sizeof(quint64);
/// Odd numbers without a pattern: the fractions of the square roots of 2, 3, 5 and 7.
constexpr std::array<quint64, laneCount> keys{0x6A09E667F3BCC909, 0xBB67AE8584CAA73B,
                                              0x3C6EF372FE94F82B, 0xA54FF53A5F1D36F1};
/// The fourth byte of a pixel says nothing.
constexpr quint64 unused = 0xFF000000FF000000;

quint64 folded(quint64 value, quint64 key)
{
    const Wide product = Wide(value) * key;
    return static_cast<quint64>(product) ^ static_cast<quint64>(product >> 64);
}

/// @brief 256 bits in four lanes of multiplications, several bytes a cycle: SHA-256 takes forty times as long,
/// which was a fifth of a search. Not for what somebody may forge.
class Mixer
{
public:
    void add(const uchar *bytes)
    {
        for (size_t lane = 0; lane < laneCount; ++lane) {
            quint64 word;
            std::memcpy(&word, bytes + lane * sizeof word, sizeof word);
            word = qFromLittleEndian(word) | unused;
            m_lanes[lane] = folded(m_lanes[lane] ^ word, keys[lane]) + std::rotl(word, 31);
        }
    }

    void addNumbers(quint64 a, quint64 b)
    {
        m_lanes[0] ^= a;
        m_lanes[2] ^= b;
        stir();
    }

    QByteArray result()
    {
        for (int round = 0; round < 4; ++round)
            stir();
        QByteArray bytes(static_cast<qsizetype>(strideBytes), Qt::Uninitialized);
        for (size_t lane = 0; lane < laneCount; ++lane)
            qToLittleEndian(m_lanes[lane], bytes.data() + lane * sizeof(quint64));
        return bytes;
    }

private:
    void stir()
    {
        for (size_t lane = 0; lane < laneCount; ++lane) {
            const quint64 next = m_lanes[(lane + 1) % laneCount];
            m_lanes[lane] = folded(m_lanes[lane] ^ std::rotl(next, 23), keys[lane]) + next;
        }
    }

    std::array<quint64, laneCount> m_lanes = keys;
};

} // namespace

QByteArray pixelDigestOf(const QImage &image)
{
    const QImage picture = image.convertToFormat(QImage::Format_RGB32);
    Mixer mixer;
    mixer.addNumbers(static_cast<quint64>(picture.width()), static_cast<quint64>(picture.height()));
    const size_t rowBytes = 4 * static_cast<size_t>(picture.width());
    for (int y = 0; y < picture.height(); ++y) {
        const uchar *row = picture.constScanLine(y);
        size_t at = 0;
        for (; at + strideBytes <= rowBytes; at += strideBytes)
            mixer.add(row + at);
        if (at < rowBytes) {
            std::array<uchar, strideBytes> last{};
            std::memcpy(last.data(), row + at, rowBytes - at);
            mixer.add(last.data());
        }
    }
    return mixer.result();
}

} // namespace yuyi
