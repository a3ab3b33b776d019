// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/replytext.h"

#include "models/evaluation/extraction/answerpart.h"
#include "models/evaluation/extraction/glyphs.h"

namespace yuyi {

namespace {

void appendInNormalForm(ReplyText &read, const QString &reply, qsizetype begin, qsizetype end)
{
    for (qsizetype i = begin; i < end;) {
        const bool pair = reply.at(i).isHighSurrogate() && i + 1 < end && reply.at(i + 1).isLowSurrogate();
        const qsizetype units = pair ? 2 : 1;
        const QStringView character = QStringView(reply).mid(i, units);
        const char32_t point = pair ? QChar::surrogateToUcs4(reply.at(i), reply.at(i + 1)) : reply.at(i).unicode();
        QString normal;
        if (point < 0x80)
            normal = character.toString();
        else if (!isDecoration(point) && QChar::category(point) != QChar::Other_Format) {
            normal = glyphReadAs(point);
            if (normal.isEmpty())
                normal = character.toString().normalized(QString::NormalizationForm_KC);
        }
        for (const QChar unit : std::as_const(normal)) {
            read.text.append(unit);
            read.origin.append(i);
        }
        i += units;
    }
}

} // namespace

ReplyText readReply(const QString &reply)
{
    const AnswerPart part = findAnswerPart(reply);
    ReplyText read;
    read.unclosed = part.unclosed;
    appendInNormalForm(read, reply, part.begin, part.end);
    read.origin.append(part.end);
    return read;
}

QString inNormalForm(const QString &text)
{
    ReplyText read;
    appendInNormalForm(read, text, 0, text.size());
    return read.text;
}

} // namespace yuyi
