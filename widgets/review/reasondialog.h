// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace yuyi {

class ActionButton;
class TextField;

/// @brief Asks for the reason why work goes back to its authors. Ctrl+Enter sends, Esc closes.
class ReasonDialog final : public QDialog
{
    Q_OBJECT
public:
    ReasonDialog(const QString &title, const QString &sentence, QWidget *parent);

    TextField *text() const { return m_text; }

Q_SIGNALS:
    void confirmed(const QString &reason);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void send();

    TextField *m_text;
    ActionButton *m_send;
};

} // namespace yuyi
