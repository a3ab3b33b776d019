// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/tables/markdown.h"

namespace yuyi {

namespace {

QString markdownCell(const TableCell &cell)
{
    QString text = markdownEscaped(cell.plain());
    if (cell.bold)
        text = QStringLiteral("**%1**").arg(text);
    else if (cell.underlined)
        text = QStringLiteral("<u>%1</u>").arg(text);
    return text + markdownEscaped(cell.after);
}

QString ruleOf(const QList<TableColumn> &columns, MarkdownRule rule)
{
    if (rule == MarkdownRule::Wide) {
        QStringList marks;
        for (const TableColumn &column : columns)
            marks.append(column.align == TableAlign::Left ? QStringLiteral("---") : QStringLiteral("---:"));
        return markdownRow(marks);
    }
    QString line(u'|');
    for (const TableColumn &column : columns)
        line += column.align == TableAlign::Left ? QStringLiteral("---|") : QStringLiteral("--:|");
    return line + u'\n';
}

} // namespace

QString markdownEscaped(const QString &text, MarkdownText kind)
{
    const QString special = kind == MarkdownText::Cell ? QStringLiteral("\\|*_`<>[]#") : QStringLiteral("\\`*_{}[]<>#|~");
    const QString words = kind == MarkdownText::Line ? text.simplified() : text;
    QString escaped;
    for (const QChar c : words) {
        if (special.contains(c))
            escaped += u'\\';
        if (c != u'\n')
            escaped += c;
        else
            escaped += kind == MarkdownText::Cell ? QStringLiteral(" ") : QStringLiteral("\n\n");
    }
    return escaped;
}

QString markdownRow(const QStringList &cells)
{
    return QStringLiteral("| %1 |\n").arg(cells.join(QStringLiteral(" | ")));
}

QString markdownList(const QStringList &texts)
{
    QString list;
    for (const QString &text : texts)
        list += QStringLiteral("- %1\n").arg(markdownEscaped(text));
    return list;
}

QString tableMarkdown(const Table &table, MarkdownRule rule)
{
    QStringList head;
    for (const TableColumn &column : table.columns)
        head.append(markdownEscaped(column.title));
    QString text = markdownRow(head) + ruleOf(table.columns, rule);
    for (const TableRow &row : table.rows) {
        QStringList cells;
        for (const TableCell &cell : row.cells)
            cells.append(row.section ? QStringLiteral("*%1*").arg(markdownEscaped(cell.text)) : markdownCell(cell));
        cells.resize(head.size());
        text += markdownRow(cells);
    }
    return text;
}

} // namespace yuyi
