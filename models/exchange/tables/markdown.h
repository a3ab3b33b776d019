// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/tables/table.h"

namespace yuyi {

/// What becomes of the characters that Markdown or HTML would take for their own.
enum class MarkdownText {
    Cell,       ///< escaped, on one line; braces and tildes stay
    Line,       ///< all escaped; blanks and line breaks become one blank
    Paragraphs, ///< all escaped; a line break starts a new paragraph
};

QString markdownEscaped(const QString &text, MarkdownText kind = MarkdownText::Cell);

/// One line of a table; the cells are Markdown already.
QString markdownRow(const QStringList &cells);
/// A list with a line for each text; the texts are escaped.
QString markdownList(const QStringList &texts);

/// How the line below the headings is written; both mean the same.
enum class MarkdownRule {
    Wide,
    Narrow
};

/// @brief Writes headings and rows: bold cells bold, underlined ones underlined, sections in italics. Caption, groups and notes are
/// left to the caller.
QString tableMarkdown(const Table &table, MarkdownRule rule = MarkdownRule::Wide);

} // namespace yuyi
