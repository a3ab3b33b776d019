// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace yuyi {

/// Marks that `plainReply` leaves in place of markup that says something.
inline constexpr char16_t answerOpens = 0xE000; ///< a box or an answer tag
inline constexpr char16_t answerCloses = 0xE001;
inline constexpr char16_t struckOpens = 0xE002; ///< ~~struck out~~
inline constexpr char16_t struckCloses = 0xE003;

/// A text as it looks when markup is shown and not written: no emphasis, code, HTML, LaTeX, or special tokens of a chat.
struct PlainReply {
    QString text;
    QString folded;          ///< the same, simplified and in lower case; unit by unit
    QList<qsizetype> origin; ///< position of each unit in the text it was made from, plus one for the end
};

/// Takes the markup off a text in normal form (`ReplyText::text`). White space other than line breaks becomes one space.
PlainReply plainReply(const QString &text);

} // namespace yuyi
