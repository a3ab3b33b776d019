// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/print/printstyle.h"

#include "models/imaging/print/printfigure.h"

#include <algorithm>
#include <array>

namespace yuyi::printstyle {

namespace {

// Told apart by people who see colours differently, and by their lightness in grey.
constexpr std::array<QRgb, 8> palette{0xff0072b2, 0xffe69f00, 0xff009e73, 0xffcc79a7, 0xff56b4e9, 0xffd55e00, 0xff8c8c8c, 0xfff0e442};

} // namespace

QColor paletteColor(int index)
{
    return QColor(palette.at(static_cast<size_t>(index) % palette.size()));
}

QColor colorOf(const PrintFigure &figure, int series)
{
    const QColor own = series < figure.series.size() ? figure.series.at(series).color : QColor();
    return own.isValid() ? own : paletteColor(series);
}

QColor between(const QColor &from, const QColor &to, double share)
{
    const auto part = [&](int a, int b) { return qRound(a + (b - a) * std::clamp(share, 0.0, 1.0)); };
    return {part(from.red(), to.red()), part(from.green(), to.green()), part(from.blue(), to.blue())};
}

QColor shadeOf(double share)
{
    return between(QColor(0xf2, 0xf6, 0xfa), paletteColor(0), share);
}

QColor inkOn(const QColor &ground)
{
    return qGray(ground.rgb()) < 140 ? QColor(Qt::white) : ink;
}

} // namespace yuyi::printstyle
