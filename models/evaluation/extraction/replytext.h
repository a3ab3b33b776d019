// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace yuyi {

/// The answer part of a reply in normal form, with the mapping back to the reply.
struct ReplyText {
    QString text;            ///< the answer part (`AnswerPart`); NFKC by code point; no format characters
    QList<qsizetype> origin; ///< position in the reply of each UTF-16 unit of `text`, plus one for the end
    bool unclosed = false;   ///< a reasoning block was opened and never closed

    /// The position in the reply of a position in `text`.
    qsizetype startInReply(qsizetype position) const { return origin.at(position); }
    qsizetype lengthInReply(qsizetype position, qsizetype length) const
    {
        return origin.at(position + length) - origin.at(position);
    }
};

/// The answer part of a reply in normal form.
ReplyText readReply(const QString &reply);

/// A text, such as an option's, in the normal form of `ReplyText::text`.
QString inNormalForm(const QString &text);

} // namespace yuyi
