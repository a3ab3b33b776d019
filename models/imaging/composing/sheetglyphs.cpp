// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/composing/sheetglyphs.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace yuyi {

namespace {

struct Glyph {
    char sign;
    /// Points "xy" of polylines, 0…4 to the right and 0…6 down; a comma begins another line.
    std::string_view lines;
};

constexpr std::array glyphs{
    Glyph{'0', "10 30 41 45 36 16 05 01 10"},
    Glyph{'1', "11 20 26,16 36"},
    Glyph{'2', "01 10 30 41 42 06 46"},
    Glyph{'3', "01 10 30 41 42 33 23,33 44 45 36 16 05"},
    Glyph{'4', "36 30 04 44"},
    Glyph{'5', "40 00 03 33 44 45 36 16 05"},
    Glyph{'6', "41 30 10 01 05 16 36 45 44 33 13 04"},
    Glyph{'7', "00 40 16"},
    Glyph{'8', "13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33"},
    Glyph{'9', "05 16 36 45 41 30 10 01 02 13 33 42"},
    Glyph{'A', "06 20 46,14 34"},
    Glyph{'B', "03 33 44 45 36 06 00 30 41 42 33"},
    Glyph{'C', "41 30 10 01 05 16 36 45"},
    Glyph{'D', "00 20 42 44 26 06 00"},
    Glyph{'E', "40 00 06 46,03 33"},
    Glyph{'F', "40 00 06,03 33"},
    Glyph{'G', "41 30 10 01 05 16 36 45 43 23"},
    Glyph{'H', "00 06,40 46,03 43"},
    Glyph{'I', "10 30,20 26,16 36"},
    Glyph{'?', "01 10 30 41 42 23 24,26"},
};

/// Whether a pixel is at most `radius` (and a bit, so that ends are round) from a stroke. Whole numbers only.
bool isOnStroke(const QPoint &pixel, const QPoint &from, const QPoint &to, int radius)
{
    const qint64 reach = qint64(radius) * radius + radius;
    const auto square = [](const QPoint &d) { return qint64(d.x()) * d.x() + qint64(d.y()) * d.y(); };
    const QPoint stroke = to - from;
    const QPoint there = pixel - from;
    const qint64 length = square(stroke);
    const qint64 along = qint64(there.x()) * stroke.x() + qint64(there.y()) * stroke.y();
    if (along <= 0)
        return square(there) <= reach;
    if (along >= length)
        return square(pixel - to) <= reach;
    const qint64 across = qint64(there.x()) * stroke.y() - qint64(there.y()) * stroke.x();
    return across * across <= reach * length;
}

void drawStroke(QImage &picture, const QPoint &from, const QPoint &to, int radius)
{
    const QRect around = QRect(QPoint(std::min(from.x(), to.x()), std::min(from.y(), to.y())),
                               QPoint(std::max(from.x(), to.x()), std::max(from.y(), to.y())))
                             .adjusted(-radius - 1, -radius - 1, radius + 1, radius + 1)
                             .intersected(picture.rect());
    for (int y = around.top(); y <= around.bottom(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(picture.scanLine(y));
        for (int x = around.left(); x <= around.right(); ++x) {
            if (isOnStroke({x, y}, from, to, radius))
                line[x] = qRgb(0, 0, 0);
        }
    }
}

} // namespace

void drawGlyph(QImage &picture, char glyph, const QPoint &centre, int height)
{
    const auto *found = std::find_if(glyphs.begin(), glyphs.end(), [&](const Glyph &one) { return one.sign == glyph; });
    if (found == glyphs.end())
        return;
    const int radius = std::max(1, height / 16);
    const int down = std::max(6, height - 2 * radius - 1);
    const int right = down * 2 / 3;
    const QPoint corner = centre - QPoint(right / 2, down / 2);
    std::vector<QPoint> line;
    const auto draw = [&] {
        if (line.size() == 1)
            drawStroke(picture, line.front(), line.front(), radius);
        for (std::size_t i = 1; i < line.size(); ++i)
            drawStroke(picture, line[i - 1], line[i], radius);
        line.clear();
    };
    for (std::size_t i = 0; i < found->lines.size(); i += 3) {
        line.push_back(corner + QPoint((found->lines[i] - '0') * right / 4, (found->lines[i + 1] - '0') * down / 6));
        if (i + 2 >= found->lines.size() || found->lines[i + 2] == ',')
            draw();
    }
}

} // namespace yuyi
