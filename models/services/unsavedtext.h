// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/unsavedcopies.h"

namespace yuyi {

/// One text – a note, a comment, a reason – as it was typed, before it was sent or the project had confirmed it.
struct UnsavedText {
    QString key;              ///< of the copy
    QString where;            ///< for people: page and subject, in the language of the window that wrote it
    QString text;
    QDateTime typedAt;        ///< UTC, by this computer's clock
};

/// The key of the copies of a text in one field ("validate-note") about one thing; `about` is an id or names one.
QString textKey(const QString &field, const QString &about);
UnsavedCopy toCopy(const UnsavedText &text);
/// Nothing when the copy holds no text.
std::optional<UnsavedText> textOf(const UnsavedCopy &copy);

/// What programs that no longer run left of this person's texts, newest first.
QList<UnsavedText> textsLeft(const UnsavedCopies &copies);

} // namespace yuyi
