// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/tabletexts.h"

#include "models/domain/percent.h"
#include "models/services/results/latextext.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResultsExport)
};

QString markdown(const QString &text)
{
    QString escaped;
    for (const QChar c : text) {
        if (QStringLiteral("\\|*_`<>[]#").contains(c))
            escaped += u'\\';
        escaped += c == u'\n' ? QChar(u' ') : c;
    }
    return escaped;
}

QString markdownCell(const ResultsCell &cell, TableCells shown)
{
    if (cell.blank())
        return QStringLiteral("–");
    QString figure = percentText(cell.share);
    if (cell.rank == 1)
        figure = QStringLiteral("**%1**").arg(figure);
    else if (cell.rank == 2)
        figure = QStringLiteral("<u>%1</u>").arg(figure);
    if (shown == TableCells::Plain)
        return cell.small() ? QString(figure % QStringLiteral(" †")) : figure;
    QString rest = cell.interval ? QStringLiteral("%1; n=%2").arg(intervalText(*cell.interval)).arg(cell.n)
                                 : QStringLiteral("n=%1").arg(cell.n);
    if (cell.small())
        rest += QStringLiteral(" †");
    return QStringLiteral("%1 (%2)").arg(figure, rest);
}

QString markdownRow(const QStringList &cells)
{
    return QStringLiteral("| %1 |\n").arg(cells.join(QStringLiteral(" | ")));
}

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

QString latexCell(const ResultsCell &cell)
{
    if (cell.blank())
        return QStringLiteral("--");
    QString figure = percentText(cell.share);
    if (cell.rank == 1)
        figure = QStringLiteral("\\textbf{%1}").arg(figure);
    else if (cell.rank == 2)
        figure = QStringLiteral("\\underline{%1}").arg(figure);
    return cell.small() ? QStringLiteral("\\textcolor{gray}{%1}").arg(figure) : figure;
}

QString latexInterval(const ResultsCell &cell)
{
    if (cell.blank() || !cell.interval)
        return {};
    const Interval bounds = asShares(*cell.interval);
    const QString words = QStringLiteral("%1--%2").arg(percentText(bounds.lo), percentText(bounds.hi));
    return QStringLiteral("{\\scriptsize %1}").arg(cell.small() ? QStringLiteral("\\textcolor{gray}{%1}").arg(words) : words);
}

/// How many questions stand behind the models' figures of a column: one number, or from the least to the most.
QString numberOf(const ResultsTable &table, qsizetype column)
{
    int least = 0;
    int most = 0;
    for (const ResultsRow &row : table.rows) {
        const ResultsCell &cell = row.cells.at(column);
        if (row.kind != RowKind::Model || cell.blank())
            continue;
        least = most == 0 ? cell.n : std::min(least, cell.n);
        most = std::max(most, cell.n);
    }
    if (most == 0)
        return QStringLiteral("--");
    return least == most ? QString::number(most) : QStringLiteral("%1--%2").arg(least).arg(most);
}

QString captionOf(const ResultsTable &table, TableCells cells)
{
    if (table.query.by == ResultsBy::Outcome)
        return Tr::tr("Correct answers, errors and misses (%).");
    return cells == TableCells::Interval ? Tr::tr("Accuracy (%) with 95 % intervals; bold: best, underlined: second best.")
                                         : Tr::tr("Accuracy (%); bold: best, underlined: second best.");
}

QString labelOf(const ResultsTable &table)
{
    if (table.query.by != ResultsBy::Label)
        return QStringLiteral("tab:results-") + codeOf(table.query.by);
    QString label = QStringLiteral("tab:results");
    for (const DimensionCode &dimension : table.query.dimensions)
        label += u'-' + dimension.text();
    return label;
}

QString latexGroups(const ResultsTable &table, int before)
{
    QStringList spans;
    QString rules;
    int column = before + 1;
    bool any = false;
    for (const auto &[title, size] : groupsOf(table)) {
        if (title.isEmpty()) {
            spans.append(QString(size - 1, u'&'));
        } else {
            any = true;
            spans.append(QStringLiteral("\\multicolumn{%1}{c}{%2}").arg(size).arg(latexEscaped(title)));
            rules += QStringLiteral("\\cmidrule(lr){%1-%2}").arg(column).arg(column + size - 1);
        }
        column += size;
    }
    if (!any)
        return {};
    return QStringLiteral("%1 & %2 \\\\\n%3\n").arg(QString(before - 1, u'&'), spans.join(QStringLiteral(" & ")), rules);
}

} // namespace

QString markdownEscaped(const QString &text)
{
    return markdown(text);
}

QString percentText(double share)
{
    return QString::number(roundedPercent(share), 'f', 1);
}

QString pointsText(double share)
{
    const QString figure = percentText(std::abs(share));
    if (figure == QLatin1String("0.0"))
        return figure;
    return QChar(share > 0 ? u'+' : u'\u2212') % figure;
}

Interval asShares(const Interval &interval)
{
    return {std::clamp(interval.lo, 0.0, 1.0), std::clamp(interval.hi, 0.0, 1.0)};
}

QString intervalText(const Interval &interval)
{
    const Interval shown = asShares(interval);
    return QStringLiteral("%1–%2").arg(percentText(shown.lo), percentText(shown.hi));
}

QString nameOf(const ResultsRow &row)
{
    QString name = row.title;
    if (!row.detail.isEmpty())
        name = Tr::tr("%1 (%2)", "a model and what tells it from others").arg(name, row.detail);
    return row.incomplete ? QString(name % QStringLiteral(" ‡")) : name;
}

bool hasConfigurations(const ResultsTable &table)
{
    return std::any_of(table.rows.begin(), table.rows.end(), [](const ResultsRow &row) { return !row.configuration.isEmpty(); });
}

QList<std::pair<QString, int>> groupsOf(const ResultsTable &table)
{
    QList<std::pair<QString, int>> groups;
    for (const ResultsColumn &column : table.columns) {
        if (!groups.isEmpty() && groups.constLast().first == column.group)
            ++groups.last().second;
        else
            groups.append({column.group, 1});
    }
    return groups;
}

QStringList remarksOf(const ResultsTable &table)
{
    QStringList remarks;
    bool few = false;
    for (const ResultsRow &row : table.rows) {
        if (!row.warning.isEmpty())
            remarks.append(Tr::tr("‡ %1: %2", "a model and why its run is incomplete").arg(row.title, row.warning));
        few = few || std::any_of(row.cells.begin(), row.cells.end(), [](const ResultsCell &cell) {
            return !cell.blank() && cell.small();
        });
    }
    if (few)
        remarks.append(Tr::tr("† or grey: fewer than %1 questions.").arg(fewItems));
    return remarks + table.notes;
}

QByteArray markdownTable(const ResultsTable &table, TableCells shown)
{
    const bool configurations = hasConfigurations(table);
    QStringList head{Tr::tr("Model")};
    if (configurations)
        head.append(Tr::tr("Configuration"));
    for (const ResultsColumn &column : table.columns)
        head.append(markdown(column.title));
    QStringList rule;
    for (qsizetype i = 0; i < head.size(); ++i)
        rule.append(i < head.size() - table.columns.size() ? QStringLiteral("---") : QStringLiteral("---:"));
    QString text = markdownRow(head) % markdownRow(rule);
    if (shown == TableCells::Plain) {
        QStringList numbers{QStringLiteral("n")};
        if (configurations)
            numbers.append(QString());
        for (qsizetype i = 0; i < table.columns.size(); ++i)
            numbers.append(QString(numberOf(table, i)).replace(QLatin1String("--"), QStringLiteral("–")));
        text += markdownRow(numbers);
    }
    std::optional<ResultsSection> section;
    for (const ResultsRow &row : table.rows) {
        if (section != row.section) {
            section = row.section;
            QStringList cells{QStringLiteral("*%1*").arg(markdown(titleOf(row.section)))};
            cells.resize(head.size());
            text += markdownRow(cells);
        }
        QStringList cells{markdown(nameOf(row))};
        if (configurations)
            cells.append(markdown(row.configurationTitle));
        for (const ResultsCell &cell : row.cells)
            cells.append(markdownCell(cell, shown));
        text += markdownRow(cells);
    }
    text += u'\n';
    const QStringList remarks = remarksOf(table);
    for (const QString &remark : remarks)
        text += QStringLiteral("- %1\n").arg(markdown(remark));
    return text.toUtf8();
}

QByteArray latexTable(const ResultsTable &table, TableCells shown)
{
    const bool configurations = hasConfigurations(table);
    const int before = configurations ? 2 : 1;
    const int columns = before + static_cast<int>(table.columns.size());
    const QString end = QStringLiteral(" \\\\\n");
    const QString between = QStringLiteral(" & ");
    QStringList head{latexEscaped(Tr::tr("Model"))};
    QStringList numbers{QStringLiteral("$n$")};
    if (configurations) {
        head.append(latexEscaped(Tr::tr("Configuration")));
        numbers.append(QString());
    }
    for (qsizetype i = 0; i < table.columns.size(); ++i) {
        head.append(latexHead(table.columns.at(i).title));
        numbers.append(numberOf(table, i));
    }
    QString text = QStringLiteral("% \\usepackage{booktabs,xcolor,adjustbox}; Chinese words need xelatex and \\usepackage{ctex}\n"
                                  "\\begin{table*}[t]\n\\centering\n\\small\n\\setlength{\\tabcolsep}{4pt}\n"
                                  "\\caption{%1}\n\\label{%2}\n")
                       .arg(latexEscaped(captionOf(table, shown)), labelOf(table));
    // A table that is still too wide or too high is made smaller, never larger; caption and notes keep their room.
    text += QStringLiteral("\\begin{adjustbox}{max width=\\textwidth, max totalheight=0.62\\textheight}\n\\begin{tabular}{%1%2}\n\\toprule\n")
                .arg(QString(before, u'l'), QString(table.columns.size(), u'r'));
    text += latexGroups(table, before);
    text += head.join(between) % end % numbers.join(between) % end;
    std::optional<ResultsSection> section;
    for (const ResultsRow &row : table.rows) {
        if (section != row.section) {
            section = row.section;
            text += QStringLiteral("\\midrule\n\\multicolumn{%1}{l}{\\textit{%2}} \\\\\n\\midrule\n")
                        .arg(columns).arg(latexEscaped(titleOf(row.section)));
        }
        QStringList cells{latexEscaped(nameOf(row))};
        QStringList intervals{QString()};
        if (configurations) {
            cells.append(latexEscaped(row.configurationTitle));
            intervals.append(QString());
        }
        for (const ResultsCell &cell : row.cells) {
            cells.append(latexCell(cell));
            intervals.append(latexInterval(cell));
        }
        text += cells.join(between) % end;
        if (shown == TableCells::Interval && !intervals.join(QString()).isEmpty())
            text += intervals.join(between) % end;
    }
    text += QStringLiteral("\\bottomrule\n\\end{tabular}\n\\end{adjustbox}\n");
    QStringList remarks{Tr::tr("n: questions counted for the models in each column.")};
    remarks += remarksOf(table);
    text += QStringLiteral("\n\\smallskip\n\\parbox{\\textwidth}{\\footnotesize\n");
    for (const QString &remark : std::as_const(remarks))
        text += latexEscaped(remark) % QStringLiteral("\\par\n");
    text += QStringLiteral("}\n\\end{table*}\n");
    return text.toUtf8();
}

} // namespace yuyi
