// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/optionlabels.h"
#include "models/domain/errors/errorreview.h"

#include <QWidget>

class QAction;
class QLabel;

namespace yuyi {

class AnswerField;
class ChipRow;
class CommandRegistry;
class TextField;

/// @brief The form to code a case: verdict, error types or the option that the reply states, and a note. Where the question has no
/// options, the answer that the reply gives is written; the field has the focus once the person has chosen this verdict. Regions and
/// spans are stored with the code but shown elsewhere. The first type chosen is the primary one.
class CodingForm final : public QWidget
{
    Q_OBJECT
public:
    CodingForm(const CommandRegistry &commands, QWidget *parent);

    void setTypes(const ErrorTypes &types);
    void setQuestion(const Question &question, const AnswerForm &form);
    /// Sets the form without emitting signals.
    void setCode(ErrorVerdict verdict, const CaseCodeContent &content);
    ErrorVerdict verdict() const { return m_verdict; }
    /// With what belongs to another verdict, so that going back to it finds it again; submitting leaves it out.
    CaseCodeContent content() const;
    void setRegions(const QList<CaseRegion> &regions) { m_content.regions = regions; }
    void setSpans(const QList<QPair<qsizetype, qsizetype>> &spans) { m_content.spans = spans; }

    void chooseVerdict(ErrorVerdict verdict);
    /// Chooses the n-th error type or, if the verdict is a wrong extraction, the n-th option. A second call removes the choice. Without
    /// options the first one goes to the field of the answer.
    void chooseNth(int index);
    bool hasNth(int index) const;
    /// Chooses the n-th subtype of the primary type.
    void chooseSubtype(int index);
    bool hasSubtype(int index) const;
    /// Shows an error message below the form; an empty text hides it.
    void setProblem(const QString &sentence);
    QString problem() const;
    TextField *note() const { return m_note; }
    ChipRow *types() const { return m_typeRow; }
    ChipRow *subtypes() const { return m_subtypeRow; }
    ChipRow *options() const { return m_optionRow; }
    AnswerField *answer() const { return m_answer; }
    /// Also needed after the commands are registered.
    void retranslate();

    static constexpr int mostNumbered = 9;
    static constexpr int mostSubtypes = 5;

Q_SIGNALS:
    /// The person changed the code.
    void edited();
    /// Esc was pressed in a field.
    void escaped();

private:
    bool isWritten() const { return m_question.options.isEmpty(); }
    void connectInput();
    /// The action that chooses the n-th chip of a row; null if no key does.
    QAction *actionOf(const char *row, int number) const;
    void fillTypes();
    void fillSubtypes();
    void fillOptions();
    void titleOptions();
    void fillVerdicts();
    void showAll();
    void toggleType(const QString &code);
    void toggleSubtype(const QString &code);
    const ErrorType *primary() const;

    const CommandRegistry &m_commands;
    ErrorTypes m_tree;
    Question m_question;
    AnswerForm m_answerForm; ///< of its kind
    ErrorVerdict m_verdict = ErrorVerdict::ModelWrong;
    CaseCodeContent m_content;
    ChipRow *m_verdictRow = nullptr;
    ChipRow *m_typeRow = nullptr;
    ChipRow *m_subtypeRow = nullptr;
    ChipRow *m_optionRow = nullptr;
    QLabel *m_answerTitle = nullptr;
    AnswerField *m_answer = nullptr; ///< in place of the options where the question has none
    QWidget *m_details = nullptr;
    QList<QWidget *> m_pages; ///< one page per verdict
    QLabel *m_annotation = nullptr;
    TextField *m_note = nullptr;
    QLabel *m_problem = nullptr;
};

} // namespace yuyi
