// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPair>
#include <QString>

namespace yuyi {

/// "9,400", "412 k", "1.2 M".
QString shortNumber(qint64 number);
/// "0.42 USD"; four decimal places below 0.1.
QString moneyText(double amount, const QString &currency);
/// Sums in several currencies, joined by " + ". Returns "0" if all are zero and "–" if the list is empty.
QString moneyText(const QList<QPair<QString, double>> &amounts);
QString bytesText(qint64 bytes);
/// "64.4 %"; "–" if `whole` is 0.
QString percentText(qint64 part, qint64 whole);

} // namespace yuyi
