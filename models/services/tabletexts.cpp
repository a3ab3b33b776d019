// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/tabletexts.h"

#include "models/domain/percent.h"

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

QString markdownCell(const ResultsCell &cell)
{
    if (cell.blank())
        return QStringLiteral("–");
    QString figure = percentText(cell.share);
    if (cell.rank == 1)
        figure = QStringLiteral("**%1**").arg(figure);
    else if (cell.rank == 2)
        figure = QStringLiteral("<u>%1</u>").arg(figure);
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

QString latex(const QString &text)
{
    QString escaped;
    for (const QChar c : text) {
        switch (c.unicode()) {
        case u'&': case u'%': case u'$': case u'#': case u'_': case u'{': case u'}':
            escaped += u'\\';
            escaped += c;
            break;
        case u'\\': escaped += QStringLiteral("\\textbackslash{}"); break;
        case u'~': escaped += QStringLiteral("\\textasciitilde{}"); break;
        case u'^': escaped += QStringLiteral("\\textasciicircum{}"); break;
        case u'|': escaped += QStringLiteral("\\textbar{}"); break;
        case u'<': escaped += QStringLiteral("\\textless{}"); break;
        case u'>': escaped += QStringLiteral("\\textgreater{}"); break;
        case u'\n': escaped += u' '; break;
        default: escaped += c;
        }
    }
    return escaped;
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
    const QString interval =
        cell.interval ? QStringLiteral("%1--%2, ").arg(percentText(cell.interval->lo), percentText(cell.interval->hi)) : QString();
    const QString whole = QStringLiteral("%1\\,{\\tiny(%2%3)}").arg(figure, interval).arg(cell.n);
    return cell.small() ? QStringLiteral("\\textcolor{gray}{%1}").arg(whole) : whole;
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
            spans.append(QStringLiteral("\\multicolumn{%1}{c}{%2}").arg(size).arg(latex(title)));
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

QString latexEscaped(const QString &text)
{
    return latex(text);
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

QString intervalText(const Interval &interval)
{
    return QStringLiteral("%1–%2").arg(percentText(interval.lo), percentText(interval.hi));
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

QByteArray markdownTable(const ResultsTable &table)
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
            cells.append(markdownCell(cell));
        text += markdownRow(cells);
    }
    text += u'\n';
    const QStringList remarks = remarksOf(table);
    for (const QString &remark : remarks)
        text += QStringLiteral("- %1\n").arg(markdown(remark));
    return text.toUtf8();
}

QByteArray latexTable(const ResultsTable &table)
{
    const bool configurations = hasConfigurations(table);
    const int before = configurations ? 2 : 1;
    const int columns = before + static_cast<int>(table.columns.size());
    QStringList head{latex(Tr::tr("Model"))};
    if (configurations)
        head.append(latex(Tr::tr("Configuration")));
    for (const ResultsColumn &column : table.columns)
        head.append(latex(column.title));
    QString text = QStringLiteral("% \\usepackage{booktabs,xcolor}; Chinese words need xelatex and \\usepackage{ctex}\n"
                                  "\\begin{tabular}{%1%2}\n\\toprule\n")
                       .arg(QString(before, u'l'), QString(table.columns.size(), u'r'));
    text += latexGroups(table, before);
    text += head.join(QStringLiteral(" & ")) % QStringLiteral(" \\\\\n");
    std::optional<ResultsSection> section;
    for (const ResultsRow &row : table.rows) {
        if (section != row.section) {
            section = row.section;
            text += QStringLiteral("\\midrule\n\\multicolumn{%1}{l}{\\textit{%2}} \\\\\n\\midrule\n")
                        .arg(columns).arg(latex(titleOf(row.section)));
        }
        QString name = latex(nameOf(row));
        name.replace(u'‡', QStringLiteral("$\\ddagger$"));
        QStringList cells{name};
        if (configurations)
            cells.append(latex(row.configurationTitle));
        for (const ResultsCell &cell : row.cells)
            cells.append(latexCell(cell));
        text += cells.join(QStringLiteral(" & ")) % QStringLiteral(" \\\\\n");
    }
    text += QStringLiteral("\\bottomrule\n\\end{tabular}\n");
    const QStringList remarks = remarksOf(table);
    for (const QString &remark : remarks)
        text += QStringLiteral("% %1\n").arg(QString(remark).replace(u'\n', u' '));
    return text.toUtf8();
}

} // namespace yuyi
