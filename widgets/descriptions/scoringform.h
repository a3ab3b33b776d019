// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/rating.h"
#include "models/services/rules/descriptiontasks.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace yuyi {

class ChipForm;
class ChipRow;
class CommandRegistry;
class TextField;

/// @brief The form to rate a description: an overall score with its meaning, optional sub-scores and a note. Digit keys set the
/// score of the marked row. The overall score is the last row; choosing it completes the form.
class ScoringForm final : public QWidget
{
    Q_OBJECT
public:
    ScoringForm(const CommandRegistry &commands, QWidget *parent);

    void setTask(const OfferedTask &task);
    /// Shows a rating that was saved earlier. A null score means that there is no rating yet.
    void setRating(const ReplyRating &rating);
    /// What the form holds, sub-scores that are hidden included.
    ReplyRating rating() const;
    void setPerspectivesShown(bool shown);
    bool arePerspectivesShown() const { return m_shown; }
    /// Shows or hides the meaning of each score below the scores.
    void setRubricShown(bool shown);
    bool isRubricShown() const { return m_rubricShown; }
    bool hasRubric() const { return !m_task.rubric.isEmpty(); }
    bool hasPerspectives() const { return !m_task.task.perspectives.isEmpty(); }
    /// Chooses this score in the marked row.
    void choose(int score);
    /// Moves the mark by this number of rows; a negative number moves it up.
    void step(int rows);
    /// Shows an error message below the form; an empty text hides it.
    void setProblem(const QString &sentence);
    TextField *note() const { return m_note; }
    ChipRow *scores() const { return m_score; }
    QList<ChipRow *> perspectiveRows() const { return m_perspectives; }
    void retranslate();

Q_SIGNALS:
    /// The overall score was chosen.
    void scored();

private:
    void build();
    void fillRows();
    void showMeanings();

    const CommandRegistry &m_commands;
    OfferedTask m_task;
    bool m_shown = false;
    bool m_rubricShown = true;
    ChipForm *m_form = nullptr;
    QWidget *m_rows = nullptr;
    QGridLayout *m_grid = nullptr;
    QList<ChipRow *> m_perspectives;
    ChipRow *m_score = nullptr;
    QLabel *m_meanings = nullptr;
    TextField *m_note = nullptr;
    QLabel *m_problem = nullptr;
};

} // namespace yuyi
