// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/readablereply.h"

#include "models/evaluation/extraction/plainreply.h"
#include "models/evaluation/extraction/replytext.h"

#include <QRegularExpression>
#include <QStringView>

namespace yuyi {

namespace {

struct TracedText {
    QString text;
    QList<qsizetype> origin;
};

/// Numbers in LaTeX whose marks would be lost with the markup: \times, \frac, \%.
TracedText withPlainNumbers(const QString &reply)
{
    static const QRegularExpression form(QStringLiteral("\\\\(?:times|cdot)(?![A-Za-z])|"
                                                        "\\\\[dt]?frac\\s*\\{([^{}]{1,30})\\}\\s*\\{([^{}]{1,30})\\}"
                                                        "|\\\\%|\\^\\s*\\{?\\\\circ\\}?"));
    TracedText traced;
    const auto copy = [&](qsizetype from, qsizetype end) {
        for (qsizetype i = from; i < end; ++i) {
            traced.text.append(reply.at(i));
            traced.origin.append(i);
        }
    };
    qsizetype copied = 0;
    for (auto marks = form.globalMatch(reply); marks.hasNext();) {
        const auto found = marks.next();
        copy(copied, found.capturedStart());
        copied = found.capturedEnd();
        if (found.capturedLength(1) > 0) {
            copy(found.capturedStart(1), found.capturedEnd(1));
            traced.text.append(u'/');
            traced.origin.append(found.capturedEnd(1));
            copy(found.capturedStart(2), found.capturedEnd(2));
            continue;
        }
        const bool percent = found.capturedView().endsWith(u'%');
        traced.text.append(percent ? u'%' : found.capturedView().startsWith(u'^') ? QChar(0xB0)
                                                                                  : QChar(0xD7));
        traced.origin.append(found.capturedStart());
    }
    copy(copied, reply.size());
    traced.origin.append(reply.size());
    return traced;
}

/// Each position as that of a text before.
QList<qsizetype> through(const QList<qsizetype> &positions, const QList<qsizetype> &origin)
{
    QList<qsizetype> before;
    before.reserve(positions.size());
    for (const qsizetype position : positions)
        before.append(origin.at(position));
    return before;
}

/// "答案：" or "Answer" as a line of its own leads to the next line.
void joinHeadings(QString &text)
{
    static const QRegularExpression heading(QStringLiteral("(?:答案|结果|\\banswer|\\bresult)(?:应?[是为]| is)?([:：]?)[ \\t]*(\\n)\\s*(?=\\S)"),
                                            QRegularExpression::CaseInsensitiveOption);
    for (auto found = heading.match(text); found.hasMatch(); found = heading.match(text, found.capturedEnd())) {
        for (qsizetype i = found.capturedStart(2); i < found.capturedEnd(); ++i)
            text[i] = u' ';
        if (found.capturedLength(1) == 0)
            text[found.capturedStart(2)] = u':';
    }
}

} // namespace

ReadableReply readableReply(const QString &reply)
{
    const TracedText traced = withPlainNumbers(reply);
    QList<qsizetype> powers;
    const ReplyText read = readReply(withPowers(traced.text, &powers));
    ReadableReply readable;
    readable.unclosed = read.unclosed;
    const PlainReply plain = plainReply(read.text);
    const QList<qsizetype> origin = through(through(through(plain.origin, read.origin), powers), traced.origin);
    bool struck = false;
    qsizetype box = -1;
    for (qsizetype i = 0; i < plain.text.size(); ++i) {
        const QChar unit = plain.text.at(i);
        if (unit == QChar(struckOpens) || unit == QChar(struckCloses)) {
            struck = unit == QChar(struckOpens);
        } else if (unit == QChar(answerOpens)) {
            box = readable.text.size();
        } else if (unit == QChar(answerCloses)) {
            if (box >= 0)
                readable.boxes.append({box, readable.text.size() - box});
            box = -1;
        } else if (!struck) {
            readable.text.append(unit == QChar(0x2212) ? QChar(u'-') : unit);
            readable.origin.append(origin.at(i));
        }
    }
    readable.origin.append(origin.constLast());
    joinHeadings(readable.text);
    return readable;
}

QList<bool> quotedUnits(const QString &text)
{
    static const QString openers = QStringLiteral("“「『《");
    static const QString closers = QStringLiteral("”」』》");
    QList<bool> quoted(text.size(), false);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const qsizetype mark = openers.indexOf(text.at(i));
        if (mark < 0)
            continue;
        const qsizetype line = text.indexOf(u'\n', i);
        const qsizetype end = text.indexOf(closers.at(mark), i);
        if (end < 0 || (line >= 0 && line < end))
            continue;
        for (qsizetype inside = i + 1; inside < end; ++inside)
            quoted[inside] = true;
        i = end;
    }
    return quoted;
}

} // namespace yuyi
