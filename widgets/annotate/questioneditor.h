// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/preset/preset.h"
#include "models/linting/finding.h"
#include "widgets/annotate/pictures/pictureeditor.h"

#include <QHash>
#include <QList>
#include <QWidget>

#include <memory>

namespace yuyi {

class AcceptedAnswers;
class ChipForm;
class OptionRows;
class QuestionFacts;
class QuestionFields;
class QuestionTabs;
class WrappedField;

/// @brief Editor for the questions of an image. One question is shown, with its labels, its options or its accepted answers, and with its
/// pictures where its kind takes any; the others are reached by chips.
class QuestionEditor final : public QWidget
{
    Q_OBJECT
public:
    /// `labels` goes through the rows of labels by keys.
    explicit QuestionEditor(ChipForm *labels, QWidget *parent = nullptr);
    ~QuestionEditor() override;

    void setPreset(const Preset &preset);
    void setQuestions(const QList<Question> &questions);
    /// The questions with the current content of the fields. Empty options at the end are left out where the kind allows fewer, empty
    /// accepted answers at the end always.
    QList<Question> questions() const;
    /// Takes over ids and versions assigned by the store. Texts stay as typed.
    void takeIds(const QList<Question> &stored);
    void setReadOnly(bool readOnly);
    void setFindings(const QList<Finding> &findings);

    /// Whether the preset has more than one kind of question.
    bool hasKinds() const { return m_preset.hasKinds(); }
    int current() const { return m_current; }
    void showQuestion(int index);
    /// Shows the question and returns the widget of its option or accepted answer (−1: of its stem). The focus does not move.
    QWidget *showPart(int question, int option);
    void focusStem();
    /// Gives the focus to a picture of the stem, from 0, or to the stem where its kind takes no pictures.
    void focusPicture(int question, int picture);
    PictureEditor *pictures() const { return m_pictures; }
    OptionRows *options() const { return m_options; }
    QuestionFacts *facts() const { return m_facts; }
    QuestionTabs *tabs() const { return m_tabs; }
    /// Stem, pictures, options and notes on options or accepted answers, and the explanation of the answer, in Tab order.
    QList<QWidget *> fields() const;
    /// Gives the focus to one of fields(), even to a hidden note. Its text is not selected.
    void focusOn(QWidget *field);
    void focusPosition(const LintPosition &position);
    /// Commits pending fields; emits committed() if a text changed.
    void commit();

public Q_SLOTS:
    void addQuestion();
    void removeQuestion();
    void nextQuestion();
    /// Makes the question one of the next kind of the preset, or opens the list of kinds where there are many.
    void nextKind();

Q_SIGNALS:
    /// Emitted on every edit.
    void edited();
    /// A field or a choice was committed; `field` identifies the field to jump to.
    void committed(const QString &field, const QString &text);
    void escaped();

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuildTabs();
    /// Shows the current question. A focus in a field that is gone goes to the first option or accepted answer.
    void fill();
    void showPictures();
    void takeFields();
    /// Says how correct options are marked, or how accepted answers are added.
    void showKeyHint();
    void chooseCorrect(int option);
    void chooseKind(const QString &code);
    const QuestionKind &kindOf(const Question &question) const;
    /// Whether the answer to the question shown is written.
    bool isWritten() const;
    void move(int option, int direction);
    void paste(int from, const QStringList &lines);
    /// Commits what is being written, then makes the change, as a step of its own.
    void change(const QuestionId &id, const PictureEditor::Change &change, const QString &part, const QString &name);
    void retranslate();
    QString fieldCode(const QString &part) const;

    Preset m_preset;
    QList<Question> m_questions;                           ///< with as many options as there are fields
    QHash<QuestionId, QHash<QString, Question>> m_written; ///< a question when it was of another kind
    int m_current = 0;
    bool m_readOnly = false;
    bool m_filling = false;

    QuestionTabs *m_tabs;
    QuestionFacts *m_facts;
    WrappedField *m_stem;
    OptionRows *m_options;
    AcceptedAnswers *m_accepted;
    PictureEditor *m_pictures;
    std::unique_ptr<QuestionFields> m_fields;
};

} // namespace yuyi
