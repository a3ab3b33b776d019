// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace yuyi {

class ActionButton;
class TextField;

/// @brief Describes a situation and asks for the reason why something is done nevertheless.
class ReasonPrompt final : public QDialog
{
    Q_OBJECT
public:
    ReasonPrompt(const QString &title, const QString &text, const QString &question, const QString &action, QWidget *parent);

Q_SIGNALS:
    /// The person gave a reason; it is not empty.
    void given(const QString &reason);

protected:
    /// Ctrl+Enter is the button.
    void keyPressEvent(QKeyEvent *event) override;

private:
    void give();

    TextField *m_reason;
    ActionButton *m_do;
};

} // namespace yuyi
