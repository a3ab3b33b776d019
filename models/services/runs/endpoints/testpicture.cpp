// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/endpoints/testpicture.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>

#include <array>

namespace yuyi {

namespace {

constexpr int width = 320;
constexpr int height = 240;
constexpr int digitWidth = 90;
constexpr int digitHeight = 170;
constexpr int stroke = 20;

/// The seven bars of a digit as on a display: top, upper left, upper right, middle, lower left, lower right, bottom.
/// No font is needed, so that yuyi-cli draws the same.
constexpr std::array<quint8, 10> bars{0b1110111, 0b0010010, 0b1011101, 0b1011011, 0b0111010,
                                      0b1101011, 0b1101111, 0b1010010, 0b1111111, 0b1111011};

void drawDigit(QPainter &painter, int digit, const QPoint &at)
{
    const int half = digitHeight / 2;
    const std::array<QRect, 7> rects{
        QRect(0, 0, digitWidth, stroke), QRect(0, 0, stroke, half + stroke / 2),
        QRect(digitWidth - stroke, 0, stroke, half + stroke / 2), QRect(0, half - stroke / 2, digitWidth, stroke),
        QRect(0, half - stroke / 2, stroke, half + stroke / 2), QRect(digitWidth - stroke, half - stroke / 2, stroke, half + stroke / 2),
        QRect(0, digitHeight - stroke, digitWidth, stroke)};
    for (size_t bar = 0; bar < rects.size(); ++bar) {
        if (bars.at(static_cast<size_t>(digit)) & (1U << (rects.size() - 1 - bar)))
            painter.fillRect(rects.at(bar).translated(at), QColor(0x1d, 0x24, 0x33));
    }
}

} // namespace

QByteArray testPicture(int number)
{
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    const int top = (height - digitHeight) / 2;
    drawDigit(painter, number / 10 % 10, {50, top});
    drawDigit(painter, number % 10, {width - 50 - digitWidth, top});
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace yuyi
