// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;

namespace yuyi {

class ActionButton;
class TextField;

/// @brief Asks for a short text, for example the reason of a decision; deletes itself when closed. Ctrl+Enter triggers the button,
/// Esc closes.
class NoteDialog final : public QDialog
{
    Q_OBJECT
public:
    NoteDialog(const QString &title, const QString &question, const QString &action, QWidget *parent);

    /// Describes above the question what it is about.
    void setSituation(const QString &text);
    TextField *text() const { return m_text; }

Q_SIGNALS:
    /// The person wrote a text; it is not empty.
    void noted(const QString &note);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void finish();

    QLabel *m_situation;
    QLabel *m_question;
    TextField *m_text;
    ActionButton *m_action;
};

} // namespace yuyi
