// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

/// @brief A text that no spreadsheet takes for a formula: one that starts with = + - @ (also full-width), a tab or a line break gets an
/// apostrophe in front (OWASP: CSV Injection). A negative number is none and stays a number.
QString neutralised(const QString &cell);

/// One line of a CSV file (RFC 4180, UTF-8) with its line end; every cell neutralised.
QByteArray csvRow(const QStringList &cells);

/// @brief Writes a table as CSV with a byte order mark, whole or not at all. Environment names the file.
Result<> saveCsv(const QString &path, const QList<QStringList> &rows);

} // namespace yuyi
