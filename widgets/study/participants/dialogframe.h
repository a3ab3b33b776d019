// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDialog;
class QFormLayout;
class QLabel;
class QString;
class QVBoxLayout;

namespace yuyi {

class ActionButton;

/// @brief The parts of a small dialog of the study page: fields, a quiet sentence, and the button of its action beside Cancel.
struct DialogFrame {
    QVBoxLayout *column;
    QFormLayout *form;
    QLabel *hint;
    ActionButton *action;
};

/// Lays out a dialog, which deletes itself when it is closed.
DialogFrame makeDialogFrame(QDialog *dialog, const QString &title, const QString &hint, const QString &action);

} // namespace yuyi
