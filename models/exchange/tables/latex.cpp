// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/tables/latex.h"

#include "models/exchange/tables/latextext.h"

#include <cstdlib>

namespace yuyi {

namespace {

/// A long heading on two lines of about the same length.
QString latexHead(const QString &title)
{
    constexpr qsizetype longHead = 12;
    if (title.size() <= longHead)
        return latexEscaped(title);
    qsizetype best = -1;
    for (qsizetype at = title.indexOf(u' '); at >= 0; at = title.indexOf(u' ', at + 1)) {
        if (best < 0 || std::abs(2 * at - title.size()) < std::abs(2 * best - title.size()))
            best = at;
    }
    if (best < 0)
        return latexEscaped(title);
    return QStringLiteral("\\shortstack[r]{%1\\\\%2}").arg(latexEscaped(title.left(best)), latexEscaped(title.mid(best + 1)));
}

QString latexCell(const TableCell &cell)
{
    QString text = cell.breakable ? latexBreakable(cell.plain()) : latexEscaped(cell.plain());
    if (cell.symbol)
        text = QStringLiteral("$%1$").arg(text);
    if (cell.bold)
        text = QStringLiteral("\\textbf{%1}").arg(text);
    else if (cell.underlined)
        text = QStringLiteral("\\underline{%1}").arg(text);
    if (cell.grey)
        text = QStringLiteral("\\textcolor{gray}{%1}").arg(text);
    return cell.small && !text.isEmpty() ? QStringLiteral("{\\scriptsize %1}").arg(text) : text;
}

/// The titles of groups above the headings with a rule below each; nothing if no column belongs to one.
QString latexGroups(const Table &table, bool apart)
{
    QStringList spans;
    QStringList rules;
    int column = table.stub + 1;
    for (const auto &[title, size] : table.groups()) {
        if (title.isEmpty()) {
            spans.append(QString(size - 1, u'&'));
        } else {
            spans.append(QStringLiteral("\\multicolumn{%1}{c}{%2}").arg(QString::number(size), latexEscaped(title)));
            rules.append(QStringLiteral("\\cmidrule(lr){%1-%2}").arg(column).arg(column + size - 1));
        }
        column += size;
    }
    if (rules.isEmpty())
        return {};
    const QString between = QStringLiteral(" & ");
    const QString before = apart ? between.repeated(table.stub - 1) : QString(table.stub - 1, u'&');
    return before + between + spans.join(between) + QStringLiteral(" \\\\\n") + rules.join(apart ? QStringLiteral(" ") : QString()) + u'\n';
}

QString latexNotes(const QStringList &notes)
{
    if (notes.isEmpty())
        return {};
    QString text = QStringLiteral("\n\\smallskip\n\\parbox{\\textwidth}{\\footnotesize\n");
    for (const QString &note : notes)
        text += latexEscaped(note) + QStringLiteral("\\par\n");
    return text + QStringLiteral("}\n");
}

} // namespace

QString latexRow(const QStringList &cells)
{
    return cells.join(QStringLiteral(" & ")) + QStringLiteral(" \\\\\n");
}

QString tableLatex(const Table &table, const LatexForm &form)
{
    QString text = QStringLiteral("% \\usepackage{%1}; Chinese words need xelatex and \\usepackage{ctex}\n"
                                  "\\begin{table*}[t]\n\\centering\n\\small\n\\setlength{\\tabcolsep}{4pt}\n"
                                  "\\caption{%2}\n")
                       .arg(form.packages, latexEscaped(table.caption));
    if (!table.label.isEmpty())
        text += QStringLiteral("\\label{%1}\n").arg(table.label);
    QString alignment;
    QStringList head;
    for (const TableColumn &column : table.columns) {
        alignment += column.align == TableAlign::Left ? u'l' : u'r';
        head.append(column.breakable ? latexHead(column.title) : latexEscaped(column.title));
    }
    // A table that is still too wide or too high is made smaller, never larger; caption and notes keep their room.
    text += QStringLiteral("\\begin{adjustbox}{max width=\\textwidth, max totalheight=0.62\\textheight}\n\\begin{tabular}{%1}\n\\toprule\n")
                .arg(alignment);
    text += latexGroups(table, form.groupsApart) + latexRow(head);
    if (form.ruleBelowHead)
        text += QStringLiteral("\\midrule\n");
    for (const TableRow &row : table.rows) {
        if (row.section) {
            text += QStringLiteral("\\midrule\n\\multicolumn{%1}{l}{\\textit{%2}} \\\\\n\\midrule\n")
                        .arg(QString::number(table.columns.size()), latexEscaped(row.cells.constFirst().text));
            continue;
        }
        QStringList cells;
        for (const TableCell &cell : row.cells)
            cells.append(latexCell(cell));
        text += latexRow(cells);
    }
    return text + QStringLiteral("\\bottomrule\n\\end{tabular}\n\\end{adjustbox}\n") + latexNotes(table.notes)
         + QStringLiteral("\\end{table*}\n");
}

} // namespace yuyi
