// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/linting/finding.h"

#include <QList>

class QWidget;

namespace yuyi {

class AcceptedAnswers;
class OptionRows;
class PictureEditor;
class QuestionFacts;
class WrappedField;

/// @brief The fields of the question shown in the form: their order, and how each gets the focus. No text is selected by it: the next
/// letter would take its place. Owns none of them.
class QuestionFields final
{
public:
    QuestionFields(WrappedField *stem, PictureEditor *pictures, OptionRows *options, AcceptedAnswers *accepted, QuestionFacts *facts);

    /// Whether the answer is written, so that there are accepted answers and no options.
    void setWritten(bool written) { m_written = written; }
    /// Stem, pictures, options and notes on options or accepted answers, and the explanation of the answer, in Tab order.
    QList<QWidget *> all() const;
    /// An option or an accepted answer; the stem if there is none.
    QWidget *part(int option) const;
    bool answersHaveFocus() const;

    void focusStem();
    /// The first option or accepted answer.
    void focusAnswer();
    /// Gives the focus to one of all(), even to a hidden note.
    void focusOn(QWidget *field);
    /// The question of the position is shown already.
    void focusPosition(const LintPosition &position);
    /// A picture of the stem, from 0, or the stem where its kind takes none.
    void focusPicture(int picture);
    /// Commits what is written in them.
    void commit();

private:
    WrappedField *m_stem;
    PictureEditor *m_pictures;
    OptionRows *m_options;
    AcceptedAnswers *m_accepted;
    QuestionFacts *m_facts;
    bool m_written = false;
};

} // namespace yuyi
