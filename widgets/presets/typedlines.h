// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLineEdit;
class QString;

namespace yuyi {

/// Whether a person is writing in the field: then what they write is not replaced. A field that has just got the focus takes what follows
/// from the one before.
bool isTypedIn(const QLineEdit *line);

/// Shows a text in the field; one that has the focus is selected.
void showText(QLineEdit *line, const QString &text);

} // namespace yuyi
