// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPair>
#include <QString>

namespace yuyi {

/// "9,400", "412 k", "1.2 M".
QString shortNumber(qint64 number);
/// "0.42 USD"; cents only where they count.
QString moneyText(double amount, const QString &currency);
/// Sums in several currencies, one after the other; "0" without any.
QString moneyText(const QList<QPair<QString, double>> &amounts);
QString bytesText(qint64 bytes);
/// "64.4 %"; "–" of none.
QString percentText(qint64 part, qint64 whole);

} // namespace yuyi
