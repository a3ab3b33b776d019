// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/runs/modelsize.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <cmath>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ModelSize)
};

} // namespace

QString sizeText(double billions)
{
    return QString::number(billions, 'g', 8) + u'B';
}

std::optional<double> sizeInName(const QString &model)
{
    // A letter before the number makes it another thing: "a3b" are active parameters, "8x7b" are experts.
    static const QRegularExpression pattern(QStringLiteral("(?<![A-Za-z0-9.])([0-9]{1,6}(?:\\.[0-9]{1,3})?)([bBmM])(?![A-Za-z0-9])"));
    std::optional<double> found;
    auto matches = pattern.globalMatch(model);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const double number = match.captured(1).toDouble();
        const double billions = match.captured(2).compare(u"m", Qt::CaseInsensitive) == 0 ? number / 1000 : number;
        if (found && *found != billions)
            return std::nullopt;
        found = billions;
    }
    return found && sizeFault(found).isEmpty() ? found : std::nullopt;
}

QString sizeFault(std::optional<double> billions)
{
    if (!billions || (std::isfinite(*billions) && *billions >= smallestModel && *billions <= largestModel))
        return {};
    return Tr::tr("The model size must be from 0.001 to 100,000 billion parameters.");
}

} // namespace yuyi
