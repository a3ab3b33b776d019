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

/// What the lines of the small picture take of the lines of the large one. All take the same number of them, some with a weight
/// of 0: a loop that is as long each time is the faster one.
struct Shares {
    size_t taken = 1;
    std::vector<size_t> first;
    std::vector<quint16> weights; ///< `taken` for each line, 256 in all
};

Shares sharesOf(int from, int to)
{
    Shares shares;
    shares.taken = static_cast<size_t>(std::min(from, static_cast<int>(std::ceil(static_cast<double>(from) / to)) + 1));
    shares.weights.assign(shares.taken * static_cast<size_t>(to), 0);
    for (int i = 0; i < to; ++i) {
        const double begin = static_cast<double>(i) * from / to;
        const double end = static_cast<double>(i + 1) * from / to;
        const double perLine = 256 / (end - begin);
        const int first = std::min(static_cast<int>(begin), from - static_cast<int>(shares.taken));
        quint16 *weights = shares.weights.data() + static_cast<size_t>(i) * shares.taken;
        int given = 0;
        for (int line = static_cast<int>(begin); given < 256 && line < from; ++line) {
            const double covered = std::min<double>(line + 1, end) - begin;
            const int reached = line + 1 >= end ? 256 : static_cast<int>(std::lround(covered * perLine));
            weights[line - first] = static_cast<quint16>(reached - given);
            given = reached;
        }
        shares.first.push_back(static_cast<size_t>(first));
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
using Channels8 [[gnu::vector_size(4)]] = quint8;
using Channels16 [[gnu::vector_size(8)]] = quint16;
using Channels32 [[gnu::vector_size(16)]] = quint32;

/// 256 × 256 × 255 fits into 32 bits. `known`: how many are taken for each pixel, 0 if that is to be looked up.
template <size_t known>
[[gnu::always_inline]] inline void putSomeTogether(const quint16 *sum, const Shares &shares, uchar *out)
{
    const size_t taken = known > 0 ? known : shares.taken;
    const quint16 *weight = shares.weights.data();
    for (const size_t first : shares.first) {
        Channels32 total{32768, 32768, 32768, 32768};
        const quint16 *pixel = sum + 4 * first;
        for (size_t i = 0; i < taken; ++i) {
            Channels16 channels;
            std::memcpy(&channels, pixel + 4 * i, sizeof channels);
            total += quint32(weight[i]) * __builtin_convertvector(channels, Channels32);
        }
        weight += taken;
        const Channels32 rounded = total >> 16;
        const Channels8 bytes = __builtin_convertvector(rounded, Channels8);
        std::memcpy(out, &bytes, sizeof bytes);
        out += sizeof bytes;
    }
}

[[gnu::always_inline]] inline void putEachTogether(const quint16 *sum, const Shares &shares, uchar *out)
{
    switch (shares.taken) {
    case 2: return putSomeTogether<2>(sum, shares, out);
    case 3: return putSomeTogether<3>(sum, shares, out);
    case 4: return putSomeTogether<4>(sum, shares, out);
    case 5: return putSomeTogether<5>(sum, shares, out);
    default: return putSomeTogether<0>(sum, shares, out);
    }
}

#if defined(__x86_64__)
[[gnu::target("avx2")]] void putTogetherWithVectors(const quint16 *sum, const Shares &shares, uchar *out)
{
    putEachTogether(sum, shares, out);
}
#endif

void putTogether(const quint16 *sum, const Shares &shares, uchar *out)
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
    const Shares rows = sharesOf(picture.height(), target.height());
    const Shares columns = sharesOf(picture.width(), target.width());
    std::vector<quint16> sum(4 * static_cast<size_t>(picture.width()));
    for (int y = 0; y < target.height(); ++y) {
        std::fill(sum.begin(), sum.end(), quint16(0));
        for (size_t i = 0; i < rows.taken; ++i) {
            const quint16 weight = rows.weights[static_cast<size_t>(y) * rows.taken + i];
            if (weight > 0)
                addLine(picture.constScanLine(static_cast<int>(rows.first[static_cast<size_t>(y)] + i)), weight, sum.size(), sum.data());
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
