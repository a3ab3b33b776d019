// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/talk.h"

#include <QHash>
#include <QStringList>

namespace yuyi {

namespace {

struct Heading {
    int level = 0;
    QString title;
};

/// An ATX heading (CommonMark 4.2); level 0: the line is none.
Heading headingOf(const QString &line)
{
    qsizetype at = 0;
    while (at < line.size() && at < 4 && line.at(at) == u' ')
        ++at;
    if (at > 3)
        return {};
    int level = 0;
    while (at < line.size() && line.at(at) == u'#') {
        ++level;
        ++at;
    }
    if (level == 0 || level > 6 || (at < line.size() && !line.at(at).isSpace()))
        return {};
    QString title = line.mid(at).trimmed();
    qsizetype end = title.size();
    while (end > 0 && title.at(end - 1) == u'#')
        --end;
    if (end == 0 || (end < title.size() && title.at(end - 1).isSpace()))
        title = title.left(end).trimmed();
    return {level, title};
}

/// The underline of a setext heading (CommonMark 4.3); 0: the line is none.
int underlineLevel(const QString &line)
{
    const QString text = line.trimmed();
    if (text.isEmpty() || line.startsWith(QLatin1String("    ")))
        return 0;
    if (text.count(u'=') == text.size())
        return 1;
    return text.count(u'-') == text.size() ? 2 : 0;
}

/// The line can be the words of a setext heading: a paragraph, not the beginning of something else.
bool isParagraph(const QString &line)
{
    const QString text = line.trimmed();
    return !text.isEmpty() && !line.startsWith(QLatin1String("    ")) && headingOf(line).level == 0
        && !QStringLiteral("#>-*+|=").contains(text.at(0)) && !text.at(0).isDigit();
}

/// Letters, digits and ideographs; everything else becomes one hyphen.
QString anchorOf(const QString &title)
{
    QString anchor;
    for (const QChar &c : title.toCaseFolded()) {
        if (c.isLetterOrNumber() || c.isSurrogate() || c.isMark())
            anchor.append(c);
        else if (!anchor.isEmpty() && !anchor.endsWith(u'-'))
            anchor.append(u'-');
    }
    while (anchor.endsWith(u'-'))
        anchor.chop(1);
    return anchor.isEmpty() ? QStringLiteral("clause") : anchor;
}

QString fenceOf(const QString &line)
{
    const QString text = line.trimmed();
    for (const QChar mark : {QChar(u'`'), QChar(u'~')}) {
        qsizetype count = 0;
        while (count < text.size() && text.at(count) == mark)
            ++count;
        if (count >= 3)
            return QString(count, mark);
    }
    return {};
}

} // namespace

QString CommentTarget::key() const
{
    return QStringList{codeOf(subject), id.toString(QUuid::WithoutBraces),
                       image.isNull() ? QString() : image.toString(), field}
        .join(u'/');
}

QList<Clause> clausesOf(const QString &markdown)
{
    QList<Clause> clauses;
    QHash<QString, int> used;
    QString fence;
    const QStringList lines = markdown.split(u'\n');
    for (int number = 0; number < lines.size(); ++number) {
        const QString &line = lines.at(number);
        const QString mark = fenceOf(line);
        if (!fence.isEmpty()) {
            if (mark.size() >= fence.size() && mark.at(0) == fence.at(0))
                fence.clear();
            continue;
        }
        if (!mark.isEmpty()) {
            fence = mark;
            continue;
        }
        Heading heading = headingOf(line);
        int first = number;
        if (heading.level == 0 && number > 0 && isParagraph(lines.at(number - 1))) {
            heading = {underlineLevel(line), lines.at(number - 1).trimmed()};
            first = number - 1;
        }
        if (heading.level == 0)
            continue;
        QString anchor = anchorOf(heading.title);
        if (const int again = used[anchor]++; again > 0)
            anchor = QStringLiteral("%1-%2").arg(anchor).arg(again + 1);
        clauses.append({anchor, heading.title, heading.level, first});
    }
    return clauses;
}

QString textOfClause(const QString &markdown, const QString &anchor)
{
    const QList<Clause> clauses = clausesOf(markdown);
    for (qsizetype i = 0; i < clauses.size(); ++i) {
        if (clauses.at(i).anchor != anchor)
            continue;
        qsizetype end = i + 1;
        while (end < clauses.size() && clauses.at(end).level > clauses.at(i).level)
            ++end;
        const QStringList lines = markdown.split(u'\n');
        const int from = clauses.at(i).line;
        const qsizetype to = end < clauses.size() ? clauses.at(end).line : lines.size();
        return lines.mid(from, to - from).join(u'\n').trimmed();
    }
    return {};
}

} // namespace yuyi
