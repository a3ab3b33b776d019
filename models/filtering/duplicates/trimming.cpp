// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/trimming.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace yuyi {

namespace {

constexpr int tolerance = 10;
constexpr double leastKept = 0.3;

/// How many lines from the outside are all of the colour of the outermost one.
template <typename PixelAt>
int borderLines(int lines, int length, PixelAt pixel)
{
    std::array<int, 256> histogram{};
    for (int i = 0; i < length; ++i)
        ++histogram[pixel(0, i)];
    int median = 0;
    for (int seen = 0; median < 255; ++median) {
        seen += histogram[static_cast<size_t>(median)];
        if (2 * seen >= length)
            break;
    }
    int line = 0;
    for (; line < lines; ++line) {
        int outside = 0;
        qint64 deviation = 0;
        for (int i = 0; i < length; ++i) {
            const int difference = std::abs(static_cast<int>(pixel(line, i)) - median);
            outside += difference > tolerance;
            deviation += std::min(difference, 64);
        }
        if (outside * 100 > length || deviation > 4LL * length)
            break;
    }
    // The codec smears the last line of a border into the picture.
    return line > 0 ? std::min(line + 1, lines) : 0;
}

} // namespace

QRect withoutBorders(const GreyView &picture)
{
    const int width = picture.width;
    const int height = picture.height;
    const int top =
        borderLines(height, width, [&](int line, int at) { return picture.at(at, line); });
    const int bottom = borderLines(
        height, width, [&](int line, int at) { return picture.at(at, height - 1 - line); });
    const bool rows = height - top - bottom >= leastKept * height;
    const QRect middle =
        rows ? QRect(0, top, width, height - top - bottom) : QRect(0, 0, width, height);
    const int left = borderLines(width, middle.height(), [&](int line, int at) {
        return picture.at(line, middle.y() + at);
    });
    const int right = borderLines(width, middle.height(), [&](int line, int at) {
        return picture.at(width - 1 - line, middle.y() + at);
    });
    if (width - left - right < leastKept * width)
        return middle;
    return QRect(left, middle.y(), width - left - right, middle.height());
}

} // namespace yuyi
