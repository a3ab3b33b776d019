// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/tables/longtable.h"

#include "models/exchange/tables/latex.h"
#include "models/exchange/tables/latextext.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace yuyi {

namespace {

/// How wide text is in a table of LaTeX: Chinese characters are twice as wide as letters.
int latexWidth(QStringView text)
{
    int width = 0;
    for (const QChar c : text)
        width += c.unicode() >= 0x2E80 ? 2 : 1;
    return width;
}

/// What a column needs: the least is its longest word, the most all of its text on one line.
struct LatexColumn {
    int least = 1;
    int most = 1;
    bool number = false;

    void add(const QString &text, bool heading)
    {
        // TeX breaks longer words, and Chinese anywhere.
        constexpr int longestWord = 12;
        constexpr int longestLine = 48;
        for (const QString &part : text.split(u' ', Qt::SkipEmptyParts)) {
            const bool chinese = latexWidth(part) > part.size();
            least = std::max(least, std::min(chinese ? 4 : latexWidth(part), longestWord));
        }
        if (number && !heading)
            least = std::max(least, latexWidth(text));
        most = std::max({most, least, std::min(latexWidth(text), heading ? least : longestLine)});
    }
};

QList<LatexColumn> latexColumns(const Table &table)
{
    QList<LatexColumn> columns(table.columns.size());
    for (qsizetype i = 0; i < columns.size(); ++i) {
        columns[i].number = table.columns.at(i).align == TableAlign::Right;
        columns[i].add(table.columns.at(i).title, true);
        for (const TableRow &row : table.rows)
            columns[i].add(row.cells.at(i).plain(), false);
    }
    return columns;
}

/// @brief Columns of fixed widths that are as wide as the text together, whatever stands in them: a longtable breaks across pages,
/// and nothing around it can make it smaller.
QString latexWidths(const QList<LatexColumn> &columns, int letters)
{
    int least = 0;
    int room = 0;
    for (const LatexColumn &column : columns) {
        least += column.least + 1; // with the room between columns
        room += column.most - column.least;
    }
    const double spare = std::max(0, letters - least);
    const double granted = room > 0 ? std::min(1.0, spare / room) : 0;
    double all = 0;
    QList<double> widths;
    for (const LatexColumn &column : columns) {
        widths.append(column.least + 1 + granted * (column.most - column.least));
        all += widths.constLast();
    }
    // A table of a few short columns is no wider than it has to be.
    const double whole = std::max<double>(all, letters);
    QString spec;
    for (qsizetype i = 0; i < columns.size(); ++i) {
        // Rounded down, so that no hundredth is too much.
        const double share = std::floor(widths.at(i) / whole * 10000) / 10000;
        spec +=
            QStringLiteral(
                ">{%1\\arraybackslash\\hspace{0pt}}p{\\dimexpr %2\\textwidth-2\\tabcolsep\\relax}")
                .arg(columns.at(i).number ? QStringLiteral("\\raggedleft")
                                          : QStringLiteral("\\raggedright"),
                     QString::number(share, 'f', 4));
    }
    return spec;
}

} // namespace

QString longTableLatex(const Table &table)
{
    // Letters on one line of an article, with the room between columns, from larger to smaller letters.
    struct Size {
        const char *command;
        int letters;
    };
    constexpr std::array sizes{Size{"small", 76}, Size{"footnotesize", 84}, Size{"scriptsize", 94}, Size{"tiny", 120}};
    const QList<LatexColumn> columns = latexColumns(table);
    int least = 0;
    for (const LatexColumn &column : columns)
        least += column.least + 1;
    const auto fits = std::find_if(sizes.begin(), sizes.end(), [&](const Size &size) { return least <= size.letters; });
    const Size size = fits != sizes.end() ? *fits : sizes.back();
    QStringList head;
    for (const TableColumn &column : table.columns)
        head.append(latexBreakable(column.title));
    QString text = QStringLiteral("{\\%1\\setlength{\\tabcolsep}{2pt}\n\\begin{longtable}{@{}").arg(QLatin1String(size.command))
                 % latexWidths(columns, size.letters) % QStringLiteral("@{}}\n\\toprule\n") % latexRow(head)
                 % QStringLiteral("\\midrule\n\\endhead\n\\bottomrule\n\\endfoot\n");
    for (const TableRow &row : table.rows) {
        QStringList cells;
        for (const TableCell &cell : row.cells)
            cells.append(cell.breakable ? latexBreakable(cell.plain()) : latexEscaped(cell.plain()));
        text += latexRow(cells);
    }
    return text % QStringLiteral("\\end{longtable}}\n");
}

} // namespace yuyi
