// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <concepts>
#include <initializer_list>
#include <optional>
#include <utility>

namespace yuyi {

/// One cell of a table: a text, a number or nothing, and how it looks where the format can show it.
struct TableCell {
    QString text;                 ///< written as text, never as a formula
    std::optional<double> number; ///< if set, used instead of the text
    int decimals = 0;             ///< decimal places of the number; −1: as many as it has
    int digits = 17;              ///< significant digits in a text file if `decimals` is −1; 17 is exact
    bool bold = false;
    bool underlined = false;
    bool grey = false;
    bool small = false;     ///< in smaller letters (LaTeX)
    bool symbol = false;    ///< set as a letter of a formula (LaTeX)
    bool breakable = false; ///< long words may be broken (LaTeX)
    QString after;          ///< follows the text and is not bold or underlined (Markdown)

    TableCell() = default;
    TableCell(const QString &words) : text(words) {}
    /// A bool is 1 or 0.
    TableCell(std::integral auto whole) : number(static_cast<double>(whole)) {}

    static TableCell strong(const QString &text);
    static TableCell rounded(double number, int decimals);
    /// A number with all its digits, or nothing.
    static TableCell exact(std::optional<double> number, int digits = 17);
    /// The number as programs read it: a decimal point, no grouping, empty if there is none; else the text.
    QString plain() const;
};

enum class TableAlign {
    Left,
    Right
};

struct TableColumn {
    QString title;
    TableAlign align = TableAlign::Left;
    QString group;          ///< shared title of adjacent columns, above their own; empty: none
    bool breakable = false; ///< a long title may stand on two lines (LaTeX)
};

/// Columns whose titles are names that programs read: ASCII, not translated.
QList<TableColumn> columnsOf(std::initializer_list<const char *> names);

struct TableRow {
    QList<TableCell> cells; ///< one for each column; a section has only the first
    bool section = false;   ///< the title of the rows below
};

/// @brief A table that does not know its format: tableCsv(), tableMarkdown(), tableLatex(), longTableLatex() and sheetOf() write it.
struct Table {
    QString caption; ///< LaTeX
    QString label;   ///< name for references (LaTeX); empty: none
    QList<TableColumn> columns;
    QList<TableRow> rows;
    QStringList notes; ///< below the table (LaTeX)
    int stub = 1;      ///< number of leading columns that name the row

    void addColumn(const QString &title, TableAlign align = TableAlign::Left, const QString &group = {})
    {
        columns.append({title, align, group, false});
    }
    void add(const QList<TableCell> &cells) { rows.append({cells, false}); }
    void addSection(const QString &title) { rows.append({{title}, true}); }
    /// The columns behind the stub by their groups: title and number of columns, in order.
    QList<std::pair<QString, int>> groups() const;
};

} // namespace yuyi
