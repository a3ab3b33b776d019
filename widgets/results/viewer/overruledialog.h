// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"

#include <QDialog>

class QLabel;

namespace yuyi {

class ActionButton;
class ChipRow;
class TextField;

/// @brief Asks which option, or options, a reply chooses according to the person, and why. Digits choose, Ctrl+Enter confirms. Deletes
/// itself.
class OverruleDialog final : public QDialog
{
    Q_OBJECT
public:
    /// `chosen`: the answer that counts now; empty: no option.
    OverruleDialog(const Question &question, bool takesSeveral, const Answer &chosen, QWidget *parent);

Q_SIGNALS:
    /// `answer` is empty if the reply chooses no option.
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
