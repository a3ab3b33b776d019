// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/discussion/difftext.h"

#include "widgets/theme/tokens.h"

#include <QHash>
#include <QStringList>

namespace yuyi {

namespace {

constexpr char16_t firstSign = 0x4E00; // each line is one character of a text that is compared
constexpr int mostLines = 20000;

/// Lines with their line ends, so that the runs put together are the text.
QStringList linesOf(const QString &text)
{
    QStringList lines;
    qsizetype from = 0;
    while (from < text.size()) {
        qsizetype end = text.indexOf(u'\n', from);
        end = end < 0 ? text.size() : end + 1;
        lines.append(text.mid(from, end - from));
        from = end;
    }
    return lines;
}

void add(QList<DiffRun> &runs, DiffRun::Kind kind, const QString &text)
{
    if (text.isEmpty())
        return;
    if (!runs.isEmpty() && runs.constLast().kind == kind)
        runs.last().text += text;
    else
        runs.append({kind, text});
}

QString shortened(const QString &text, int context, bool atStart, bool atEnd)
{
    const QStringList lines = linesOf(text);
    if (context < 0 || lines.size() <= 2 * context + 1)
        return text.toHtmlEscaped();
    const QString head = atStart ? QString() : lines.mid(0, context).join(QString());
    const QString tail = atEnd ? QString() : lines.mid(lines.size() - context).join(QString());
    return head.toHtmlEscaped() % QStringLiteral("⋯\n") % tail.toHtmlEscaped();
}

} // namespace

QList<DiffRun> documentDiff(const QString &from, const QString &to)
{
    const QStringList before = linesOf(from);
    const QStringList after = linesOf(to);
    QHash<QString, QChar> signs;
    QStringList meaning;
    const auto signsOf = [&](const QStringList &lines) {
        QString text;
        for (const QString &line : lines) {
            auto known = signs.constFind(line);
            if (known == signs.constEnd()) {
                known = signs.insert(line, QChar(static_cast<char16_t>(firstSign + meaning.size())));
                meaning.append(line);
            }
            text.append(*known);
        }
        return text;
    };
    if (before.size() + after.size() > mostLines)
        return textDiff(from, to);
    const QString a = signsOf(before);
    const QString b = signsOf(after);
    const auto wordsOf = [&](const QString &text) {
        QString words;
        for (const QChar sign : text)
            words += meaning.at(sign.unicode() - firstSign);
        return words;
    };
    QList<DiffRun> runs;
    const QList<DiffRun> lines = textDiff(a, b);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const DiffRun &run = lines.at(i);
        const bool replaced = run.kind == DiffRun::Kind::Removed && i + 1 < lines.size()
                           && lines.at(i + 1).kind == DiffRun::Kind::Added;
        if (!replaced) {
            add(runs, run.kind, wordsOf(run.text));
            continue;
        }
        const QList<DiffRun> within = textDiff(wordsOf(run.text), wordsOf(lines.at(++i).text));
        for (const DiffRun &part : within)
            add(runs, part.kind, part.text);
    }
    return runs;
}

QString diffHtml(const QList<DiffRun> &runs, const Tokens &tokens, int context)
{
    QString html;
    for (qsizetype i = 0; i < runs.size(); ++i) {
        const DiffRun &run = runs.at(i);
        switch (run.kind) {
        case DiffRun::Kind::Same:
            html += shortened(run.text, context, i == 0, i == runs.size() - 1);
            break;
        case DiffRun::Kind::Removed:
            html += QStringLiteral("<span style=\"background:%1;color:%2;text-decoration:line-through\">%3</span>")
                        .arg(tokens.badTint.name(), tokens.bad.name(), run.text.toHtmlEscaped());
            break;
        case DiffRun::Kind::Added:
            html += QStringLiteral("<span style=\"background:%1;color:%2;text-decoration:underline\">%3</span>")
                        .arg(tokens.goodTint.name(), tokens.good.name(), run.text.toHtmlEscaped());
            break;
        }
    }
    return QStringLiteral("<div style=\"white-space:pre-wrap\">%1</div>").arg(html.replace(u'\n', QStringLiteral("<br>")));
}

} // namespace yuyi
