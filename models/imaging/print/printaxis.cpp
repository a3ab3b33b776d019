// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/print/printaxis.h"

#include "models/imaging/print/printfigure.h"

#include <algorithm>
#include <cmath>

namespace yuyi {

bool PrintAxis::isNought(double tick) const
{
    return std::abs(tick) < step * 1e-6;
}

double roundTick(double span)
{
    const double raw = span / 5;
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
        if (factor * power >= raw * (1 - 1e-9))
            return factor * power;
    }
    return 10 * power;
}

PrintAxis axisOf(const PrintFigure &figure)
{
    PrintAxis made{figure.low, figure.high, figure.step};
    if (!(made.high > made.low)) {
        double least = made.low;
        double most = made.low;
        for (int c = 0; c < figure.categories.size(); ++c) {
            double sum = 0;
            for (const PrintSeries &series : figure.series) {
                const PrintValue value = series.values.value(c);
                if (std::isnan(value.value))
                    continue;
                sum += value.value;
                least = std::min({least, value.value, value.low.value_or(value.value)});
                most = std::max({most, value.value, value.high.value_or(value.value)});
            }
            if (figure.kind == PrintKind::Stacked)
                most = std::max(most, sum);
        }
        if (figure.kind == PrintKind::Intervals) {
            // Both directions are as wide: a difference is judged by its distance from nought.
            most = std::max({std::abs(least), std::abs(most), 1.0});
            least = -most;
        }
        if (!(most > least))
            most = least + 1;
        made.step = roundTick(most - least);
        made.low = std::floor(least / made.step + 1e-9) * made.step;
        made.high = std::ceil(most / made.step - 1e-9) * made.step;
    }
    if (!(made.step > 0))
        made.step = roundTick(made.high - made.low);
    return made;
}

} // namespace yuyi
