// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QList>
#include <QString>

namespace yuyi {

/// One text in a file for translators.
struct TranslationRow {
    int row = 0;  ///< in the file, from 1; that of the headings of a table is 1, too
    QString id;   ///< of the item, as in released files
    QString part; ///< name of the text, as in released files: "question", "option_A" …
    QString original;
    QString translation;
};

/// @brief Writes a file for translators, completely or not at all; replaces an existing one. The name ends in .csv (UTF-8 with a byte order
/// mark, the columns id, part, original, translation; texts that a spreadsheet would read as a formula get an apostrophe in front) or
/// .jsonl (one object with these members per line). Invalid for another ending; Environment.
Result<> saveTranslations(const QString &path, const QList<TranslationRow> &rows);

/// @brief Reads such a file. The columns of a table may be in any order; others are ignored. Apostrophes that saveTranslations() added are
/// taken away. Errors: NotFound; Invalid names what is wrong and the row.
Result<QList<TranslationRow>> readTranslations(const QString &path);

} // namespace yuyi
