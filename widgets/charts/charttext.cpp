// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/charttext.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>

namespace yuyi {

QStringList wrapped(const QString &text, const QFontMetrics &metrics, int width, int lines)
{
    QStringList result;
    QString rest = text.simplified();
    while (!rest.isEmpty()) {
        if (metrics.horizontalAdvance(rest) <= width) {
            result.append(rest);
            break;
        }
        if (result.size() + 1 == lines) {
            result.append(metrics.elidedText(rest, Qt::ElideRight, width));
            break;
        }
        // The last break that still fits; without one the last character that fits.
        const auto lastFitting = [&](QTextBoundaryFinder::BoundaryType type) {
            QTextBoundaryFinder finder(type, rest);
            qsizetype best = 0;
            while (finder.toNextBoundary() >= 0) {
                const qsizetype at = finder.position();
                if (metrics.horizontalAdvance(rest.left(at).trimmed()) > width)
                    break;
                best = at;
            }
            return best;
        };
        qsizetype cut = lastFitting(QTextBoundaryFinder::Line);
        if (cut == 0)
            cut = lastFitting(QTextBoundaryFinder::Grapheme);
        cut = std::max<qsizetype>(cut, 1);
        result.append(rest.left(cut).trimmed());
        rest = rest.mid(cut).trimmed();
    }
    return result;
}

double roundStep(double largest, int parts, bool whole)
{
    if (!(largest > 0) || parts < 1)
        return 1;
    const double raw = largest / parts;
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
        const double step = factor * power;
        if (step >= raw * (1 - 1e-9))
            return whole ? std::max(1.0, std::ceil(step - 1e-9)) : step;
    }
    return 10 * power;
}

} // namespace yuyi
