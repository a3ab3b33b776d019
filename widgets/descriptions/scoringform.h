// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/rating.h"
#include "models/services/freetext.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace yuyi {

class ChipForm;
class ChipRow;
class TextField;

/// @brief What a person says of a description: a score with what it means, sub-scores if wanted, a note. Digits act on the row that is
/// marked; the whole score is the last row, and choosing it ends the form.
class ScoringForm final : public QWidget
{
    Q_OBJECT
public:
    explicit ScoringForm(QWidget *parent);

    void setTask(const OfferedTask &task);
    /// What the person said before; null score: nothing yet.
    void setRating(const ReplyRating &rating);
    ReplyRating rating() const;
    void setPerspectivesShown(bool shown);
    bool arePerspectivesShown() const { return m_shown; }
    /// What the scores mean, below them.
    void setRubricShown(bool shown);
    bool isRubricShown() const { return m_rubricShown; }
    bool hasRubric() const { return !m_task.rubric.isEmpty(); }
    bool hasPerspectives() const { return !m_task.task.perspectives.isEmpty(); }
    /// In the row that is marked.
    void choose(int score);
    /// Marks the next row, or the one before.
    void step(int rows);
    /// A sentence below; empty hides it.
    void setProblem(const QString &sentence);
    TextField *note() const { return m_note; }
    ChipRow *scores() const { return m_score; }
    QList<ChipRow *> perspectiveRows() const { return m_perspectives; }
    void retranslate();

Q_SIGNALS:
    /// The whole score was chosen.
    void scored();

private:
    void build();
    void fillRows();
    void showMeanings();

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
