// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace yuyi {

class ActionButton;
class TextField;

/// @brief Asks for a short text; deletes itself when closed. Ctrl+Enter triggers the button.
class NoteDialog final : public QDialog
{
    Q_OBJECT
public:
    NoteDialog(const QString &title, const QString &question, const QString &action, QWidget *parent);

Q_SIGNALS:
    void noted(const QString &note);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void finish();

    TextField *m_text;
    ActionButton *m_action;
};

} // namespace yuyi
