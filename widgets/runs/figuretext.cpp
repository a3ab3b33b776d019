// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/figuretext.h"

#include "models/domain/percent.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::FigureText)
};

constexpr qint64 exactUpTo = 10'000;
constexpr double wholeFrom = 10;
constexpr double thousand = 1e3;
constexpr double million = 1e6;

} // namespace

QString shortNumber(qint64 number)
{
    const QLocale locale;
    const double value = static_cast<double>(number);
    if (number < exactUpTo)
        return locale.toString(number);
    if (value < million)
        return Tr::tr("%1 k", "thousands").arg(locale.toString(value / thousand, 'f', 0));
    return Tr::tr("%1 M", "millions").arg(locale.toString(value / million, 'f', value < 100 * million ? 2 : 0));
}

QString moneyText(double amount, const QString &currency)
{
    const QString number = QLocale().toString(amount, 'f', amount > 0 && amount < 0.1 ? 4 : 2);
    return currency.isEmpty() ? number : Tr::tr("%1 %2", "amount and currency").arg(number, currency);
}

QString moneyText(const QList<QPair<QString, double>> &amounts)
{
    QStringList texts;
    for (const auto &[currency, amount] : amounts) {
        // Beside one another, whole numbers will do.
        if (amount >= wholeFrom && amounts.size() > 1)
            texts.append(Tr::tr("%1 %2", "amount and currency").arg(QLocale().toString(amount, 'f', 0), currency));
        else if (amount > 0)
            texts.append(moneyText(amount, currency));
    }
    if (amounts.isEmpty())
        return QStringLiteral("–"); // no price is given
    return texts.isEmpty() ? QLocale().toString(0) : texts.join(QStringLiteral(" + "));
}

QString bytesText(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, bytes < 1'000'000 ? 0 : 1, QLocale::DataSizeSIFormat);
}

QString percentText(qint64 part, qint64 whole)
{
    if (whole <= 0)
        return QStringLiteral("–");
    return Tr::tr("%1 %").arg(shownPercent(static_cast<double>(part) / static_cast<double>(whole)));
}

} // namespace yuyi
