// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace yuyi {

/// @brief The part of a reply that is an answer, in normal form, with the way back to the reply.
struct ReplyText {
    QString text;                ///< after the last reasoning block; NFKC by code point; no format characters
    QList<qsizetype> origin;     ///< of each UTF-16 unit of `text` in the reply, and one more for the end
    bool unclosed = false;       ///< a reasoning block was opened and never closed

    /// Where a piece of `text` stands in the reply.
    qsizetype startInReply(qsizetype position) const { return origin.at(position); }
    qsizetype lengthInReply(qsizetype position, qsizetype length) const
    {
        return origin.at(position + length) - origin.at(position);
    }
};

/// Reasoning tags are those of the models in use: think, thinking, thought, reasoning, reflection, in <> or ◁▷.
ReplyText readReply(const QString &reply);

/// A text, such as an option's, in the normal form of `ReplyText::text`.
QString inNormalForm(const QString &text);

} // namespace yuyi
