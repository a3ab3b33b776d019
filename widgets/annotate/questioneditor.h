// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/preset.h"
#include "models/linting/finding.h"

#include <QList>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace yuyi {

class Chip;
class ElidedLabel;
class LineField;
class OptionRow;

/// @brief The questions of an image: one shown, the others a chip away.
class QuestionEditor final : public QWidget
{
    Q_OBJECT
public:
    explicit QuestionEditor(QWidget *parent = nullptr);

    void setPreset(const Preset &preset);
    void setQuestions(const QList<Question> &questions);
    /// As it stands in the fields.
    const QList<Question> &questions() const { return m_questions; }
    /// Ids and versions given by the store; texts are left as they are typed.
    void takeIds(const QList<Question> &stored);
    void setReadOnly(bool readOnly);
    void setFindings(const QList<Finding> &findings);

    int current() const { return m_current; }
    void showQuestion(int index);
    /// Shows the question, and returns the widget of its option (−1: of its stem); the focus stays where it is.
    QWidget *showPart(int question, int option);
    void focusStem();
    /// Stem, options, notes on the options: the order in which Tab walks through them.
    QList<QWidget *> fields() const;
    /// One of fields(), a note that is folded away too. Nothing of its text is selected.
    void focusOn(QWidget *field);
    void focusPlace(const LintPlace &place);
    /// Ends pending fields: emits committed() where a text changed.
    void commit();

public Q_SLOTS:
    void addQuestion();
    void removeQuestion();
    void nextQuestion();

Q_SIGNALS:
    /// Something was typed.
    void edited();
    /// A field or a choice is finished; `field` is where to jump.
    void committed(const QString &field, const QString &text);
    void escaped();

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuildTabs();
    void fill();
    void takeFields();
    /// What was opened beside one question is in the way of the next.
    void foldNotes();
    void chooseCorrect(int option);
    void move(int option, int direction);
    void paste(int from, const QStringList &lines);
    void retranslate();
    QString fieldCode(const QString &part) const;

    Preset m_preset;
    QList<Question> m_questions;
    int m_current = 0;
    bool m_readOnly = false;
    bool m_filling = false;

    QLabel *m_title;
    QHBoxLayout *m_tabs;
    QList<Chip *> m_chips;
    QToolButton *m_add;
    QToolButton *m_remove;
    ElidedLabel *m_keyHint;
    LineField *m_stem;
    QVBoxLayout *m_optionsLayout;
    QList<OptionRow *> m_rows;
};

} // namespace yuyi
