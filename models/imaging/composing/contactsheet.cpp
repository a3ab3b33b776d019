// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/composing/contactsheet.h"

#include "models/imaging/composing/plainpng.h"
#include "models/imaging/composing/sheetglyphs.h"
#include "models/imaging/composing/sheetpicture.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ContactSheet)
};

constexpr int gap = 12;
constexpr int label = 22;        // height of a number
constexpr int smallestCell = 32; // pixels

/// The size that fits into the cell, never a larger one.
QSize reducedSize(const QSize &size, const QSize &cell)
{
    if (size.width() <= cell.width() && size.height() <= cell.height())
        return size;
    const bool wide = qint64(size.width()) * cell.height() >= qint64(size.height()) * cell.width();
    const int width = wide ? cell.width() : static_cast<int>(qint64(size.width()) * cell.height() / size.height());
    const int height = wide ? static_cast<int>(qint64(size.height()) * cell.width() / size.width()) : cell.height();
    return {std::max(1, width), std::max(1, height)};
}

/// Each pixel is the mean of the area that it stands for.
QImage reduced(const QImage &picture, const QSize &size)
{
    if (picture.size() == size)
        return picture;
    QImage small(size, QImage::Format_RGB32);
    const auto edge = [](int place, int from, int to) { return static_cast<int>(qint64(place) * from / to); };
    for (int y = 0; y < size.height() && !small.isNull(); ++y) {
        const int top = edge(y, picture.height(), size.height());
        const int bottom = std::max(top + 1, edge(y + 1, picture.height(), size.height()));
        auto *line = reinterpret_cast<QRgb *>(small.scanLine(y));
        for (int x = 0; x < size.width(); ++x) {
            const int left = edge(x, picture.width(), size.width());
            const int right = std::max(left + 1, edge(x + 1, picture.width(), size.width()));
            qint64 red = 0, green = 0, blue = 0;
            for (int v = top; v < bottom; ++v) {
                const auto *from = reinterpret_cast<const QRgb *>(picture.constScanLine(v));
                for (int u = left; u < right; ++u) {
                    red += qRed(from[u]);
                    green += qGreen(from[u]);
                    blue += qBlue(from[u]);
                }
            }
            const qint64 all = qint64(bottom - top) * (right - left);
            const auto mean = [all](qint64 sum) { return static_cast<int>((sum + all / 2) / all); };
            line[x] = qRgb(mean(red), mean(green), mean(blue));
        }
    }
    return small;
}

void drawNumber(QImage &sheet, qsizetype number, const QPoint &corner)
{
    const QByteArray digits = QByteArray::number(number);
    constexpr int advance = label * 5 / 6;
    for (qsizetype i = 0; i < digits.size(); ++i)
        drawGlyph(sheet, digits.at(i), corner + QPoint(static_cast<int>(i) * advance + label / 3, label / 2), label - 4);
}

} // namespace

Result<QImage> contactSheet(const QList<QImage> &pictures, int longEdge)
{
    const auto count = static_cast<int>(pictures.size());
    if (count < 1 || count > mostOnSheet)
        return failure(ErrorCode::Invalid, Tr::tr("A sheet has 1 to %1 pictures.").arg(mostOnSheet));
    int columns = 1;
    while (columns * columns < count)
        ++columns;
    const int rows = (count + columns - 1) / columns;
    const int edge = std::min(longEdge, longestSheetSide);
    const QSize most((edge - gap) / columns - gap, (edge - gap) / rows - gap - label);
    if (most.width() < smallestCell || most.height() < smallestCell) {
        return failure(ErrorCode::Invalid, Tr::tr("%n picture(s) have no room on one sheet with a long edge of %1 pixels. Set a larger "
                                                  "“Maximum image edge” in the endpoint, or ask fewer items in one request.",
                                                  nullptr, count)
                                               .arg(edge));
    }
    QList<QImage> shown;
    QSize cell(smallestCell, 1);
    for (const QImage &picture : pictures) {
        if (picture.isNull())
            return failure(ErrorCode::Invalid, Tr::tr("A picture of the sheet cannot be read."));
        const QImage opaque = onWhite(picture);
        const QImage small = reduced(opaque, reducedSize(opaque.size(), most));
        if (small.isNull())
            return failure(ErrorCode::Environment, Tr::tr("There is not enough memory for the sheet."));
        shown.append(small);
        cell = cell.expandedTo(small.size());
    }
    QImage sheet(columns * (cell.width() + gap) + gap, rows * (cell.height() + label + gap) + gap, QImage::Format_RGB32);
    if (sheet.isNull())
        return failure(ErrorCode::Environment, Tr::tr("There is not enough memory for the sheet."));
    sheet.fill(Qt::white);
    for (int i = 0; i < count; ++i) {
        const QPoint corner(gap + (i % columns) * (cell.width() + gap), gap + (i / columns) * (cell.height() + label + gap));
        drawNumber(sheet, i + 1, corner);
        const QImage &small = shown.at(i);
        for (int y = 0; y < small.height(); ++y) {
            const auto *from = reinterpret_cast<const QRgb *>(small.constScanLine(y));
            std::copy(from, from + small.width(), reinterpret_cast<QRgb *>(sheet.scanLine(corner.y() + label + y)) + corner.x());
        }
    }
    return sheet;
}

} // namespace yuyi
