// SPDX-License-Identifier: GPL-3.0-or-later
// GIF89a after the CompuServe specification; Qt reads GIF but does not write it.
#include "resources/demo/render/files.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <vector>

namespace yuyi::demo {

namespace {

constexpr int redLevels = 6;
constexpr int greenLevels = 7;
constexpr int blueLevels = 6;

int levelOf(int value, int levels)
{
    return (std::clamp(value, 0, 255) * (levels - 1) + 127) / 255;
}

int valueOf(int level, int levels)
{
    return level * 255 / (levels - 1);
}

void word(QByteArray &out, int value)
{
    out.append(static_cast<char>(value & 0xff)).append(static_cast<char>((value >> 8) & 0xff));
}

/// Palette indices of an image, the rounding error of a pixel handed on to its neighbours.
std::vector<unsigned char> indicesOf(const QImage &source)
{
    const QImage image = source.convertToFormat(QImage::Format_RGB32);
    const int width = image.width();
    std::vector<unsigned char> indices;
    indices.reserve(static_cast<std::size_t>(width) * static_cast<std::size_t>(image.height()));
    const auto columns = static_cast<std::size_t>(width) + 2;
    std::vector<std::array<int, 3>> here(columns);
    std::vector<std::array<int, 3>> below(columns);
    for (int y = 0; y < image.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        std::fill(below.begin(), below.end(), std::array<int, 3>{});
        for (int x = 0; x < width; ++x) {
            const auto at = static_cast<std::size_t>(x) + 1;
            const std::array<int, 3> wanted = {qRed(line[x]) + here[at][0] / 16,
                                               qGreen(line[x]) + here[at][1] / 16,
                                               qBlue(line[x]) + here[at][2] / 16};
            const std::array<int, 3> levels = {levelOf(wanted[0], redLevels),
                                               levelOf(wanted[1], greenLevels),
                                               levelOf(wanted[2], blueLevels)};
            const std::array<int, 3> given = {valueOf(levels[0], redLevels),
                                              valueOf(levels[1], greenLevels),
                                              valueOf(levels[2], blueLevels)};
            indices.push_back(static_cast<unsigned char>(
                (levels[0] * greenLevels + levels[1]) * blueLevels + levels[2]));
            for (std::size_t c = 0; c < 3; ++c) {
                const int error = wanted[c] - given[c];
                here[at + 1][c] += error * 7;
                below[at - 1][c] += error * 3;
                below[at][c] += error * 5;
                below[at + 1][c] += error;
            }
        }
        std::swap(here, below);
    }
    return indices;
}

/// LZW codes of 9 to 12 bits, cut into blocks of at most 255 bytes.
QByteArray compressed(const std::vector<unsigned char> &indices)
{
    constexpr int clearCode = 256;
    constexpr int endCode = 257;
    QByteArray packed;
    unsigned int bits = 0;
    int held = 0;
    int size = 9;
    const auto put = [&](int code) {
        bits |= static_cast<unsigned int>(code) << held;
        held += size;
        while (held >= 8) {
            packed.append(static_cast<char>(bits & 0xff));
            bits >>= 8;
            held -= 8;
        }
    };
    QHash<int, int> table;
    int next = endCode + 1;
    put(clearCode);
    int prefix = indices.front();
    for (std::size_t i = 1; i < indices.size(); ++i) {
        const int key = prefix << 8 | indices[i];
        if (const auto found = table.constFind(key); found != table.constEnd()) {
            prefix = *found;
            continue;
        }
        put(prefix);
        if (next < 4096) {
            if (next == 1 << size)
                ++size;
            table.insert(key, next++);
        } else {
            put(clearCode);
            table.clear();
            next = endCode + 1;
            size = 9;
        }
        prefix = indices[i];
    }
    put(prefix);
    if (next == 1 << size && size < 12)
        ++size;
    put(endCode);
    if (held > 0)
        packed.append(static_cast<char>(bits & 0xff));

    QByteArray blocks;
    blocks.append('\x08');
    for (qsizetype at = 0; at < packed.size(); at += 255) {
        const QByteArray block = packed.mid(at, 255);
        blocks.append(static_cast<char>(block.size())).append(block);
    }
    blocks.append('\0');
    return blocks;
}

} // namespace

QByteArray encodeGif(const QList<QImage> &frames, int hundredths)
{
    const QImage &first = frames.first();
    QByteArray out("GIF89a");
    word(out, first.width());
    word(out, first.height());
    out.append('\xf7').append('\0').append('\0');
    for (int i = 0; i < 256; ++i) {
        const bool used = i < redLevels * greenLevels * blueLevels;
        out.append(static_cast<char>(used ? valueOf(i / (greenLevels * blueLevels), redLevels) : 0));
        out.append(static_cast<char>(used ? valueOf(i / blueLevels % greenLevels, greenLevels) : 0));
        out.append(static_cast<char>(used ? valueOf(i % blueLevels, blueLevels) : 0));
    }
    if (frames.size() > 1)
        out.append(QByteArray("\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0", 19));
    for (const QImage &frame : frames) {
        if (frames.size() > 1) {
            out.append(QByteArray("\x21\xf9\x04\x04", 4));
            word(out, hundredths);
            out.append('\0').append('\0');
        }
        out.append('\x2c');
        word(out, 0);
        word(out, 0);
        word(out, frame.width());
        word(out, frame.height());
        out.append('\0');
        out.append(compressed(indicesOf(frame)));
    }
    return out.append('\x3b');
}

} // namespace yuyi::demo
