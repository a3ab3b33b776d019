// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/writtenparts.h"

#include <QList>
#include <QString>

namespace yuyi {

/// The answer part of a reply as it is read for a value: without markup, with powers as "^" and "-" as the only minus sign.
struct ReadableReply {
    QString text;
    QList<qsizetype> origin; ///< position in the reply of each UTF-16 unit of `text`, plus one for the end
    QList<TextPart> boxes;   ///< of `text`: what stands in a box or an answer tag
    bool unclosed = false;   ///< a reasoning block was opened and never closed
};

ReadableReply readableReply(const QString &reply);

/// @brief For each unit of a text whether it is inside quotation marks or the marks of a title that end in the same line: there commas
/// and 为 are parts of what is quoted.
QList<bool> quotedUnits(const QString &text);

} // namespace yuyi
