// SPDX-License-Identifier: GPL-3.0-or-later
// The pixels are inflated at once by libdeflate, and each row is turned into the form of QImage while it is in the cache.
#include "models/imaging/codecs/decodepng.h"

#include "models/imaging/picturelimits.h"

#include <QtEndian>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <memory>
#include <optional>
#include <vector>

#include <libdeflate.h>

namespace yuyi {

namespace {

constexpr qsizetype signatureBytes = 8;
constexpr qsizetype chunkBytes = 12; ///< length, name and check sum
constexpr quint32 headerBytes = 13;

struct Layout {
    int width = 0;
    int height = 0;
    int colourType = 0;
    size_t samples = 0; ///< bytes of a pixel

    size_t rowBytes() const { return samples * static_cast<size_t>(width); }
};

struct Palette {
    std::array<QRgb, 256> colours{};
    int count = 0;
    bool alpha = false;
};

/// What of the file makes the picture.
struct Parts {
    Layout layout;
    Palette palette;
    std::vector<QByteArrayView> data;
    size_t dataBytes = 0;
};

quint32 number(QByteArrayView bytes, qsizetype at) { return qFromBigEndian<quint32>(bytes.data() + at); }

std::optional<Layout> layoutOf(QByteArrayView header)
{
    if (header.size() != headerBytes)
        return std::nullopt;
    const quint32 width = number(header, 0);
    const quint32 height = number(header, 4);
    Layout layout;
    layout.colourType = header[9];
    switch (layout.colourType) {
    case 0: layout.samples = 1; break;
    case 2: layout.samples = 3; break;
    case 3: layout.samples = 1; break;
    case 4: layout.samples = 2; break;
    case 6: layout.samples = 4; break;
    default: return std::nullopt;
    }
    const bool plain = header[8] == 8 && header[10] == 0 && header[11] == 0 && header[12] == 0;
    const double pixels = static_cast<double>(width) * height;
    if (!plain || width == 0 || height == 0 || width > 0x7FFFFF || height > 0x7FFFFF || 4 * pixels > static_cast<double>(decodedLimitBytes))
        return std::nullopt;
    layout.width = static_cast<int>(width);
    layout.height = static_cast<int>(height);
    return layout;
}

bool takePalette(QByteArrayView chunk, Palette &palette)
{
    if (chunk.isEmpty() || chunk.size() % 3 != 0 || chunk.size() > 768)
        return false;
    palette.count = static_cast<int>(chunk.size() / 3);
    const auto *entry = reinterpret_cast<const uchar *>(chunk.data());
    for (int i = 0; i < palette.count; ++i, entry += 3)
        palette.colours[static_cast<size_t>(i)] = qRgb(entry[0], entry[1], entry[2]);
    return true;
}

bool takeAlpha(QByteArrayView chunk, Palette &palette)
{
    if (chunk.size() > palette.count)
        return false;
    for (qsizetype i = 0; i < chunk.size(); ++i) {
        const int alpha = static_cast<uchar>(chunk[i]);
        QRgb &colour = palette.colours[static_cast<size_t>(i)];
        colour = qRgba(qRed(colour), qGreen(colour), qBlue(colour), alpha);
        palette.alpha = palette.alpha || alpha < 255;
    }
    return true;
}

/// Nothing where a chunk is damaged, out of its place, or says what is not read here.
std::optional<Parts> partsOf(QByteArrayView bytes)
{
    Parts parts;
    bool ended = false;
    for (qsizetype at = signatureBytes; !ended;) {
        if (bytes.size() - at < chunkBytes)
            return std::nullopt;
        const quint32 length = number(bytes, at);
        if (length > static_cast<quint64>(bytes.size() - at - chunkBytes))
            return std::nullopt;
        const QByteArrayView named = bytes.sliced(at + 4, 4 + static_cast<qsizetype>(length));
        const QByteArrayView name = named.first(4);
        const QByteArrayView chunk = named.sliced(4);
        if (libdeflate_crc32(0, named.data(), static_cast<size_t>(named.size())) != number(bytes, at + 8 + static_cast<qsizetype>(length)))
            return std::nullopt;
        const bool first = at == signatureBytes;
        if (first != (name == "IHDR"))
            return std::nullopt;
        if (first) {
            const auto layout = layoutOf(chunk);
            if (!layout)
                return std::nullopt;
            parts.layout = *layout;
        } else if (name == "IDAT") {
            parts.data.push_back(chunk);
            parts.dataBytes += length;
        } else if (name == "IEND") {
            ended = true;
        } else if (name == "PLTE" && parts.layout.colourType == 3) {
            if (!parts.data.empty() || parts.palette.count > 0 || !takePalette(chunk, parts.palette))
                return std::nullopt;
        } else if (name == "tRNS") {
            if (parts.layout.colourType != 3 || !parts.data.empty() || !takeAlpha(chunk, parts.palette))
                return std::nullopt;
        } else if ((name[0] & 0x20) == 0 && name != "PLTE") {
            return std::nullopt; // needed, and unknown
        }
        at += chunkBytes + static_cast<qsizetype>(length);
    }
    if (parts.data.empty() || (parts.layout.colourType == 3 && parts.palette.count == 0))
        return std::nullopt;
    return parts;
}

struct FreeDecompressor {
    void operator()(libdeflate_decompressor *decompressor) const { libdeflate_free_decompressor(decompressor); }
};

/// All rows, each after the number of its filter; nothing where they are damaged or of another length.
std::unique_ptr<uchar[]> inflated(const Parts &parts)
{
    const size_t count = (parts.layout.rowBytes() + 1) * static_cast<size_t>(parts.layout.height);
    std::unique_ptr<uchar[]> rows(new uchar[count]);
    const std::unique_ptr<libdeflate_decompressor, FreeDecompressor> decompressor(libdeflate_alloc_decompressor());
    if (!decompressor)
        return nullptr;
    std::unique_ptr<char[]> joined;
    const char *data = parts.data.front().data();
    if (parts.data.size() > 1) {
        joined.reset(new char[parts.dataBytes]);
        char *to = joined.get();
        for (const QByteArrayView &part : parts.data)
            to = std::copy_n(part.data(), part.size(), to);
        data = joined.get();
    }
    const libdeflate_result done = libdeflate_zlib_decompress(decompressor.get(), data, parts.dataBytes, rows.get(), count, nullptr);
    return done == LIBDEFLATE_SUCCESS ? std::move(rows) : nullptr;
}

/// The samples of a pixel side by side, wide enough for their sums and differences.
using Pixel [[gnu::vector_size(8)]] = qint16;
using PixelBytes [[gnu::vector_size(4)]] = quint8;

template <size_t samples>
[[gnu::always_inline]] inline Pixel pixelAt(const uchar *bytes)
{
    PixelBytes pixel{};
    std::memcpy(&pixel, bytes, samples);
    return __builtin_convertvector(pixel, Pixel);
}

template <size_t samples>
[[gnu::always_inline]] inline void putPixel(const Pixel &pixel, uchar *bytes)
{
    const PixelBytes narrow = __builtin_convertvector(pixel & 0xFF, PixelBytes);
    std::memcpy(bytes, &narrow, samples);
}

[[gnu::always_inline]] inline Pixel sizeOf(const Pixel &value)
{
    const Pixel sign = value >> 15;
    return (value ^ sign) - sign;
}

/// The one of left, above and above left that is nearest to left + above − above left.
[[gnu::always_inline]] inline Pixel nearest(const Pixel &left, const Pixel &above, const Pixel &corner)
{
    const Pixel toLeft = sizeOf(above - corner);
    const Pixel toAbove = sizeOf(left - corner);
    const Pixel toCorner = sizeOf(left + above - corner - corner);
    const Pixel isLeft = (toLeft <= toAbove) & (toLeft <= toCorner);
    const Pixel isAbove = ~isLeft & (toAbove <= toCorner);
    return (left & isLeft) | (above & isAbove) | (corner & ~(isLeft | isAbove));
}

void addAbove(uchar *row, const uchar *above, size_t count)
{
    for (size_t i = 0; i < count; ++i)
        row[i] = static_cast<uchar>(row[i] + above[i]);
}

/// Undoes the filter of a row in place. `above` is the row before it, undone; noughts for the first.
template <size_t samples>
bool unfilter(int filter, uchar *row, const uchar *above, size_t count)
{
    Pixel left{};
    Pixel corner{};
    switch (filter) {
    case 0: return true;
    case 1:
        for (size_t i = 0; i < count; i += samples) {
            left = left + pixelAt<samples>(row + i);
            putPixel<samples>(left, row + i);
        }
        return true;
    case 2: addAbove(row, above, count); return true;
    case 3:
        for (size_t i = 0; i < count; i += samples) {
            left = (pixelAt<samples>(row + i) + ((left + pixelAt<samples>(above + i)) >> 1)) & 0xFF;
            putPixel<samples>(left, row + i);
        }
        return true;
    case 4:
        for (size_t i = 0; i < count; i += samples) {
            const Pixel up = pixelAt<samples>(above + i);
            left = (pixelAt<samples>(row + i) + nearest(left, up, corner)) & 0xFF;
            corner = up;
            putPixel<samples>(left, row + i);
        }
        return true;
    default: return false;
    }
}

bool unfilterRow(size_t samples, int filter, uchar *row, const uchar *above, size_t count)
{
    switch (samples) {
    case 1: return unfilter<1>(filter, row, above, count);
    case 2: return unfilter<2>(filter, row, above, count);
    case 3: return unfilter<3>(filter, row, above, count);
    default: return unfilter<4>(filter, row, above, count);
    }
}

/// False where a pixel has no colour in the palette.
bool putRow(const Parts &parts, const uchar *row, QRgb *to)
{
    const auto width = static_cast<size_t>(parts.layout.width);
    switch (parts.layout.colourType) {
    case 0:
        for (size_t x = 0; x < width; ++x)
            to[x] = 0xFF000000U | row[x] * 0x010101U;
        return true;
    case 2:
        for (size_t x = 0; x < width; ++x, row += 3)
            to[x] = 0xFF000000U | static_cast<QRgb>(row[0]) << 16 | static_cast<QRgb>(row[1]) << 8 | row[2];
        return true;
    case 3: {
        uchar most = 0;
        for (size_t x = 0; x < width; ++x) {
            to[x] = parts.palette.colours[row[x]];
            most = std::max(most, row[x]);
        }
        return most < parts.palette.count;
    }
    case 4:
        for (size_t x = 0; x < width; ++x, row += 2)
            to[x] = static_cast<QRgb>(row[1]) << 24 | row[0] * 0x010101U;
        return true;
    default:
        for (size_t x = 0; x < width; ++x, row += 4)
            to[x] = static_cast<QRgb>(row[3]) << 24 | static_cast<QRgb>(row[0]) << 16 | static_cast<QRgb>(row[1]) << 8 | row[2];
        return true;
    }
}

} // namespace

QImage decodePng(QByteArrayView bytes)
{
    try {
        const std::optional<Parts> parts = partsOf(bytes);
        if (!parts)
            return {};
        const Layout &layout = parts->layout;
        const std::unique_ptr<uchar[]> rows = inflated(*parts);
        if (!rows)
            return {};
        const bool alpha = layout.colourType == 4 || layout.colourType == 6 || parts->palette.alpha;
        QImage image(layout.width, layout.height, alpha ? QImage::Format_ARGB32 : QImage::Format_RGB32);
        if (image.isNull())
            return {};
        const size_t rowBytes = layout.rowBytes();
        const std::vector<uchar> noughts(rowBytes, 0);
        const uchar *above = noughts.data();
        uchar *row = rows.get();
        for (int y = 0; y < layout.height; ++y, row += rowBytes) {
            const int filter = *row++;
            if (!unfilterRow(layout.samples, filter, row, above, rowBytes)
                || !putRow(*parts, row, reinterpret_cast<QRgb *>(image.scanLine(y))))
                return {};
            above = row;
        }
        return image;
    } catch (const std::exception &) {
        return {};
    }
}

} // namespace yuyi
