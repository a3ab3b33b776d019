// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"

#include <QDialog>

class QLabel;

namespace yuyi {

class ActionButton;
class ChipRow;
class TextField;

/// @brief Asks which option a reply chooses according to the person, and why. Digits choose, Ctrl+Enter confirms. Deletes itself.
class OverruleDialog final : public QDialog
{
    Q_OBJECT
public:
    /// `chosen`: the option that counts now; null: no option.
    OverruleDialog(const Question &question, bool takesSeveral, const Answer &chosen, QWidget *parent);

Q_SIGNALS:
    /// `option` is null if the reply chooses none.
    void overruled(const yuyi::Answer &answer, const QString &reason);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void finish();
    void explain();

    Question m_question;
    ChipRow *m_options;
    QLabel *m_text;
    TextField *m_reason;
    ActionButton *m_action;
};

} // namespace yuyi
