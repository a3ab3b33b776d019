// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/codecs/decodefloat.h"

#include "models/imaging/picturelimits.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <exception>
#include <memory>
#include <vector>

#include <tiffio.h>

namespace yuyi {

namespace {

/// A file in memory, as libtiff asks for it.
struct Source {
    QByteArrayView bytes;
    toff_t position = 0;
};

tmsize_t readSource(thandle_t handle, void *target, tmsize_t size)
{
    auto *source = static_cast<Source *>(handle);
    const auto whole = static_cast<toff_t>(source->bytes.size());
    if (size <= 0 || source->position >= whole)
        return 0;
    const tmsize_t count = std::min(size, static_cast<tmsize_t>(whole - source->position));
    std::memcpy(target, source->bytes.data() + source->position, static_cast<size_t>(count));
    source->position += static_cast<toff_t>(count);
    return count;
}

tmsize_t writeNothing(thandle_t, void *, tmsize_t)
{
    return 0;
}

toff_t seekSource(thandle_t handle, toff_t offset, int from)
{
    auto *source = static_cast<Source *>(handle);
    const toff_t start = from == SEEK_CUR ? source->position : from == SEEK_END ? static_cast<toff_t>(source->bytes.size())
                                                                                : 0;
    source->position = start + offset;
    return source->position;
}

int closeNothing(thandle_t)
{
    return 0;
}

toff_t sizeOfSource(thandle_t handle)
{
    return static_cast<toff_t>(static_cast<Source *>(handle)->bytes.size());
}

struct CloseTiff {
    void operator()(TIFF *tiff) const { TIFFClose(tiff); }
};
using OpenTiff = std::unique_ptr<TIFF, CloseTiff>;

struct Layout {
    uint32_t width = 0;
    uint32_t height = 0;
    uint16_t samples = 1;
    uint16_t bits = 0;
};

/// Returns what is stored, or a layout of no width if it is not what decodeFloat() reads.
Layout layoutOf(TIFF *tiff)
{
    Layout layout;
    uint16_t format = 0;
    uint16_t planes = 0;
    TIFFGetFieldDefaulted(tiff, TIFFTAG_SAMPLESPERPIXEL, &layout.samples);
    TIFFGetFieldDefaulted(tiff, TIFFTAG_BITSPERSAMPLE, &layout.bits);
    TIFFGetFieldDefaulted(tiff, TIFFTAG_SAMPLEFORMAT, &format);
    TIFFGetFieldDefaulted(tiff, TIFFTAG_PLANARCONFIG, &planes);
    const bool known = format == SAMPLEFORMAT_IEEEFP && (layout.bits == 32 || layout.bits == 64)
                    && (layout.samples == 1 || layout.samples == 3 || layout.samples == 4)
                    && (planes == PLANARCONFIG_CONTIG || layout.samples == 1);
    if (!known || TIFFGetField(tiff, TIFFTAG_IMAGEWIDTH, &layout.width) != 1
        || TIFFGetField(tiff, TIFFTAG_IMAGELENGTH, &layout.height) != 1)
        layout.width = 0;
    const double bytes = static_cast<double>(layout.width) * layout.height * layout.samples * sizeof(float);
    if (layout.height == 0 || bytes > 4.0 * static_cast<double>(decodedLimitBytes))
        layout.width = 0;
    return layout;
}

/// A strip is as wide as the picture.
struct Piece {
    uint32_t width = 0;
    uint32_t rows = 0;
};

/// Returns all samples, row by row; none if the data are damaged.
std::vector<float> samplesOf(TIFF *tiff, const Layout &layout)
{
    const bool tiled = TIFFIsTiled(tiff) != 0;
    Piece piece{layout.width, layout.height};
    if (tiled) {
        if (TIFFGetField(tiff, TIFFTAG_TILEWIDTH, &piece.width) != 1 || TIFFGetField(tiff, TIFFTAG_TILELENGTH, &piece.rows) != 1)
            return {};
    } else {
        TIFFGetFieldDefaulted(tiff, TIFFTAG_ROWSPERSTRIP, &piece.rows);
        piece.rows = std::min(piece.rows, layout.height);
    }
    if (piece.width == 0 || piece.rows == 0)
        return {};
    const size_t sampleBytes = layout.bits / 8;
    const size_t rowBytes = static_cast<size_t>(piece.width) * layout.samples * sampleBytes;
    const tmsize_t pieceBytes = tiled ? TIFFTileSize(tiff) : TIFFStripSize(tiff);
    if (pieceBytes <= 0 || pieceBytes > 4 * decodedLimitBytes)
        return {};
    std::vector<char> buffer(static_cast<size_t>(pieceBytes));
    std::vector<float> samples(static_cast<size_t>(layout.width) * layout.height * layout.samples);
    uint32_t number = 0;
    for (uint32_t top = 0; top < layout.height; top += piece.rows) {
        for (uint32_t left = 0; left < layout.width; left += piece.width, ++number) {
            const auto size = static_cast<tmsize_t>(buffer.size());
            const tmsize_t got = tiled ? TIFFReadEncodedTile(tiff, number, buffer.data(), size)
                                       : TIFFReadEncodedStrip(tiff, number, buffer.data(), size);
            const uint32_t rows = std::min(piece.rows, layout.height - top);
            if (got < 0 || static_cast<size_t>(got) < rowBytes * rows)
                return {};
            const size_t count = static_cast<size_t>(std::min(piece.width, layout.width - left)) * layout.samples;
            for (uint32_t row = 0; row < rows; ++row) {
                const char *from = buffer.data() + rowBytes * row;
                float *to = samples.data() + (static_cast<size_t>(top + row) * layout.width + left) * layout.samples;
                if (layout.bits == 32) {
                    std::memcpy(to, from, count * sizeof(float));
                    continue;
                }
                for (size_t i = 0; i < count; ++i) {
                    double value = 0;
                    std::memcpy(&value, from + i * sizeof(double), sizeof(double));
                    to[i] = static_cast<float>(value);
                }
            }
        }
    }
    return samples;
}

QImage pictureOf(const std::vector<float> &samples, const Layout &layout)
{
    const bool alpha = layout.samples == 4;
    QImage image(static_cast<int>(layout.width), static_cast<int>(layout.height), alpha ? QImage::Format_ARGB32 : QImage::Format_RGB32);
    if (image.isNull())
        return image;
    float brightest = 0;
    for (const float sample : samples) {
        if (std::isfinite(sample))
            brightest = std::max(brightest, sample);
    }
    const float scale = brightest <= 1 ? 255.0F : brightest <= 255 ? 1.0F
                                                                   : 255.0F / brightest;
    const auto level = [&](float sample) {
        return std::isfinite(sample) ? static_cast<int>(std::lround(std::clamp(sample * scale, 0.0F, 255.0F))) : 0;
    };
    const float *sample = samples.data();
    for (int y = 0; y < image.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x, sample += layout.samples) {
            const int red = level(sample[0]);
            line[x] = layout.samples == 1 ? qRgb(red, red, red)
                                          : qRgba(red, level(sample[1]), level(sample[2]), alpha ? level(sample[3]) : 255);
        }
    }
    return image;
}

} // namespace

QImage decodeFloat(QByteArrayView bytes)
{
    try {
        Source source{bytes};
        const OpenTiff tiff(TIFFClientOpen("picture", "rm", &source, readSource, writeNothing, seekSource, closeNothing, sizeOfSource,
                                           nullptr, nullptr));
        if (!tiff)
            return {};
        const Layout layout = layoutOf(tiff.get());
        if (layout.width == 0)
            return {};
        const std::vector<float> samples = samplesOf(tiff.get(), layout);
        return samples.empty() ? QImage() : pictureOf(samples, layout);
    } catch (const std::exception &) {
        return {};
    }
}

} // namespace yuyi
