// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/reduction.h"

#include "models/filtering/duplicates/sampling.h"
#include "models/filtering/duplicates/verificationcopy.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <vector>

namespace yuyi {

namespace {

/// What a line of the small picture takes of the lines of the large one: weights from `first` on, 256 in all.
struct Share {
    int first = 0;
    std::vector<quint16> weights;
};

std::vector<Share> sharesOf(int from, int to)
{
    std::vector<Share> shares;
    shares.resize(static_cast<size_t>(to));
    for (int i = 0; i < to; ++i) {
        Share &share = shares[static_cast<size_t>(i)];
        const double begin = static_cast<double>(i) * from / to;
        const double end = static_cast<double>(i + 1) * from / to;
        const double perLine = 256 / (end - begin);
        share.first = static_cast<int>(begin);
        int given = 0;
        for (int line = share.first; given < 256 && line < from; ++line) {
            const double covered = std::min<double>(line + 1, end) - begin;
            const int reached = line + 1 >= end ? 256 : static_cast<int>(std::lround(covered * perLine));
            share.weights.push_back(static_cast<quint16>(reached - given));
            given = reached;
        }
    }
    return shares;
}

[[gnu::always_inline]] inline void addEach(const uchar *line, quint16 weight, size_t count,
                                           quint16 *sum)
{
    for (size_t i = 0; i < count; ++i)
        sum[i] = static_cast<quint16>(sum[i] + static_cast<quint16>(line[i]) * weight);
}

#if defined(__x86_64__)
[[gnu::target("avx2")]] void addWithVectors(const uchar *line, quint16 weight, size_t count,
                                            quint16 *sum)
{
    addEach(line, weight, count, sum);
}
#endif

void addLine(const uchar *line, quint16 weight, size_t count, quint16 *sum)
{
#if defined(__x86_64__)
    if (hasVectors())
        return addWithVectors(line, weight, count, sum);
#endif
    addEach(line, weight, count, sum);
}

/// The four channels of a pixel side by side.
using Channels16 [[gnu::vector_size(8)]] = quint16;
using Channels32 [[gnu::vector_size(16)]] = quint32;

/// 256 × 256 × 255 fits into 32 bits.
[[gnu::always_inline]] inline void putEachTogether(const quint16 *sum, const std::vector<Share> &shares, uchar *out)
{
    for (const Share &share : shares) {
        Channels32 total{32768, 32768, 32768, 32768};
        const quint16 *pixel = sum + 4 * static_cast<size_t>(share.first);
        for (const quint32 weight : share.weights) {
            Channels16 channels;
            std::memcpy(&channels, pixel, sizeof channels);
            total += weight * __builtin_convertvector(channels, Channels32);
            pixel += 4;
        }
        for (int channel = 0; channel < 4; ++channel)
            *out++ = static_cast<uchar>(total[channel] >> 16);
    }
}

#if defined(__x86_64__)
[[gnu::target("avx2")]] void putTogetherWithVectors(const quint16 *sum, const std::vector<Share> &shares, uchar *out)
{
    putEachTogether(sum, shares, out);
}
#endif

void putTogether(const quint16 *sum, const std::vector<Share> &shares, uchar *out)
{
#if defined(__x86_64__)
    if (hasVectors())
        return putTogetherWithVectors(sum, shares, out);
#endif
    putEachTogether(sum, shares, out);
}

} // namespace

QImage areaReduced(const QImage &picture, QSize size)
{
    const QSize target = size.boundedTo(picture.size()).expandedTo(QSize(1, 1));
    if (picture.isNull() || target == picture.size())
        return picture;
    QImage result(target, QImage::Format_RGB32);
    if (result.isNull())
        return result;
    const std::vector<Share> rows = sharesOf(picture.height(), target.height());
    const std::vector<Share> columns = sharesOf(picture.width(), target.width());
    std::vector<quint16> sum(4 * static_cast<size_t>(picture.width()));
    for (int y = 0; y < target.height(); ++y) {
        const Share &share = rows[static_cast<size_t>(y)];
        std::fill(sum.begin(), sum.end(), quint16(0));
        for (size_t i = 0; i < share.weights.size(); ++i) {
            if (share.weights[i] > 0)
                addLine(picture.constScanLine(share.first + static_cast<int>(i)), share.weights[i], sum.size(),
                        sum.data());
        }
        putTogether(sum.data(), columns, result.scanLine(y));
    }
    return result;
}

QSize copySizeOf(QSize full)
{
    const double scale = std::min(1.0, static_cast<double>(copySide) / std::max(full.width(), full.height()));
    return QSize(static_cast<int>(std::lround(full.width() * scale)), static_cast<int>(std::lround(full.height() * scale)))
        .expandedTo(QSize(1, 1));
}

} // namespace yuyi
