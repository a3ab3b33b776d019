// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/clients/bodypictures.h"

#include "models/domain/json/json.h"

#include <algorithm>

namespace yuyi {

namespace {

constexpr char markEnd = ';';

/// Whether a text that becomes part of the JSON holds these characters. (No escape sequence ends in a letter like the first of them.)
bool holds(const ChatRequest &request, const QByteArray &stem)
{
    const QString words = QString::fromLatin1(stem);
    const auto inPart = [&](const ChatPart &part) { return part.text.contains(words) || part.mediaType.contains(words); };
    const auto inTurn = [&](const ChatTurn &turn) { return std::any_of(turn.parts.begin(), turn.parts.end(), inPart); };
    return request.model.contains(words) || jsonText(request.parameters.extra).contains(stem)
        || std::any_of(request.turns.begin(), request.turns.end(), inTurn);
}

} // namespace

BodyPictures::BodyPictures(const ChatRequest &request) : m_stem("yuyi-picture-")
{
    while (holds(request, m_stem))
        m_stem.append("x-");
}

std::string BodyPictures::markFor(const ChatPart &picture)
{
    m_pictures.append(picture.base64);
    const QByteArray mark = m_stem + QByteArray::number(m_pictures.size() - 1) + markEnd;
    return mark.toStdString();
}

HttpBody BodyPictures::bodyOf(const Json &json) const
{
    const QByteArray text = jsonText(json);
    HttpBody body;
    qsizetype written = 0;
    for (qsizetype mark = text.indexOf(m_stem); mark >= 0; mark = text.indexOf(m_stem, written)) {
        const qsizetype number = mark + m_stem.size();
        const qsizetype end = text.indexOf(markEnd, number);
        body.append(text.mid(written, mark - written));
        body.append(m_pictures.value(text.mid(number, end - number).toLongLong()));
        written = end + 1;
    }
    body.append(written == 0 ? text : text.mid(written));
    return body;
}

} // namespace yuyi
