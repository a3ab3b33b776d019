// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/optionlabels.h"

#include <QDialog>

class QLabel;

namespace yuyi {

class ActionButton;
class AnswerField;
class ChipRow;
class TextField;

/// @brief Asks which option, or options, a reply chooses according to the person, and why; of a question without options, which answer
/// it gives. Digits choose, Enter goes on to the reason, Ctrl+Enter confirms. Deletes itself.
class OverruleDialog final : public QDialog
{
    Q_OBJECT
public:
    /// `chosen`: the answer that counts now; empty: none.
    OverruleDialog(const Question &question, const AnswerForm &form, const Answer &chosen, QWidget *parent);

Q_SIGNALS:
    /// `answer` is empty if the reply chooses no option and gives no answer.
    void overruled(const yuyi::Answer &answer, const QString &reason);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool isWritten() const { return m_question.options.isEmpty(); }
    QString askWords(const AnswerForm &form) const;
    void fillOptions(const AnswerForm &form, const Answer &chosen);
    void connectInput();
    Answer answer() const;
    QString explanation() const;
    void finish();
    void explain();

    Question m_question;
    AnswerForm m_form;
    ChipRow *m_options;
    AnswerField *m_answer; ///< shown in place of the options where the answer is written
    QLabel *m_text;
    TextField *m_reason;
    ActionButton *m_action;
};

} // namespace yuyi
