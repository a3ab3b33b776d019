// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/replytext.h"

#include <QRegularExpression>

namespace yuyi {

namespace {

const QRegularExpression &reasoningTag()
{
    static const QRegularExpression tag(
        QStringLiteral("[<\\x{25C1}]\\s*(/?)\\s*(?:think|thinking|thought|reasoning|reflection)\\s*[>\\x{25B7}]"),
        QRegularExpression::CaseInsensitiveOption);
    return tag;
}

/// What NFKC leaves or spoils: letters and digits on black, and the two other colons in use.
QString readAs(char32_t point)
{
    if (point == 0xFE30 || point == 0x2236)
        return QStringLiteral(":");
    if (point >= 0x1F150 && point <= 0x1F169)
        return QChar(static_cast<char16_t>(u'A' + (point - 0x1F150)));
    if (point >= 0x1F170 && point <= 0x1F189)
        return QChar(static_cast<char16_t>(u'A' + (point - 0x1F170)));
    if (point >= 0x2776 && point <= 0x277E)
        return QChar(static_cast<char16_t>(u'1' + (point - 0x2776)));
    return {};
}

void appendInNormalForm(ReplyText &read, const QString &reply, qsizetype begin)
{
    for (qsizetype i = begin; i < reply.size();) {
        const bool pair = reply.at(i).isHighSurrogate() && i + 1 < reply.size() && reply.at(i + 1).isLowSurrogate();
        const qsizetype units = pair ? 2 : 1;
        const QStringView character = QStringView(reply).mid(i, units);
        const char32_t point = pair ? QChar::surrogateToUcs4(reply.at(i), reply.at(i + 1)) : reply.at(i).unicode();
        QString normal = readAs(point);
        if (normal.isEmpty() && QChar::category(point) != QChar::Other_Format)
            normal = character.toString().normalized(QString::NormalizationForm_KC);
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
    ReplyText read;
    qsizetype begin = 0;
    qsizetype opened = -1;
    auto tags = reasoningTag().globalMatch(reply);
    while (tags.hasNext()) {
        const auto tag = tags.next();
        if (tag.capturedLength(1) > 0) {
            begin = tag.capturedEnd();
            opened = -1;
        } else if (opened < 0) {
            opened = tag.capturedStart();
        }
    }
    read.unclosed = opened >= 0;

    appendInNormalForm(read, reply, begin);
    read.origin.append(reply.size());
    return read;
}

QString inNormalForm(const QString &text)
{
    ReplyText read;
    appendInNormalForm(read, text, 0);
    return read.text;
}

} // namespace yuyi
