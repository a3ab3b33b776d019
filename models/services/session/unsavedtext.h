// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/unsavedcopies.h"

namespace yuyi {

/// A text (a note, a comment or a reason) that the project has not confirmed yet.
struct UnsavedText {
    QString key;   ///< of the copy
    QString where; ///< page and subject, in the window's language at that time; for display
    QString text;
    QDateTime typedAt; ///< UTC, by this computer's clock
};

/// The key of a text in one field ("validate-note") about one subject; `about` is an id or a name.
QString textKey(const QString &field, const QString &about);
UnsavedCopy toCopy(const UnsavedText &text);
/// The text in a copy; nothing when the copy holds none.
std::optional<UnsavedText> textOf(const UnsavedCopy &copy);

/// This person's texts left behind by programs that no longer run, newest first.
QList<UnsavedText> textsLeft(const UnsavedCopies &copies);

} // namespace yuyi
