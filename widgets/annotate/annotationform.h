// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/medium.h"
#include "models/domain/preset/preset.h"
#include "models/linting/finding.h"

#include <QWidget>

#include <functional>

class QKeyEvent;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace yuyi {

class ContextNotes;
class LabelRows;
class LabelsLine;
class LintStrip;
class QuestionEditor;
class TextField;

/// The form of an annotation, built from the preset: labels, texts, context notes, questions, linter findings.
class AnnotationForm final : public QWidget
{
    Q_OBJECT
public:
    explicit AnnotationForm(QWidget *parent = nullptr);

    void setPreset(const Preset &preset);
    /// The picture of the image whose annotation is set next: a question that lists no pictures shows it.
    void setOwn(const Medium &own);
    /// Sets the content. With `onlyWhatDiffers`, unchanged fields are not touched, so the focus stays in them.
    void setContent(const AnnotationContent &content, bool onlyWhatDiffers = false);
    AnnotationContent content() const;
    /// Takes over the ids that the store assigned to questions and options. Texts stay as typed.
    void takeIds(const AnnotationContent &stored);
    void setReadOnly(bool readOnly);
    void setFindings(const QList<Finding> &findings);
    /// Sets the flag that the annotator is unsure. It behaves like a field of the form.
    void setUnsure(bool unsure);
    bool isUnsure() const { return m_unsure; }
    /// Commits the field being edited.
    void commit();
    /// Gives the focus to the labels, so digit keys choose labels and not text.
    void focusLabels();
    void focusField(const QString &field);
    /// Scrolls the field into view without giving it the focus.
    void showField(const QString &field);
    void focusPosition(const LintPosition &position);
    /// Handles digits, Tab and Enter while no text field has the focus. Returns true if the key was used.
    bool handleKey(const QKeyEvent &event);
    /// Sets a function that tells whether the current key is held down; a held key does not choose a second label.
    void setHeldKey(std::function<bool()> held);

    /// Wide enough that nothing in the form is cut off horizontally.
    QSize minimumSizeHint() const override;
    QuestionEditor *questions() const { return m_questions; }
    ContextNotes *context() const { return m_context; }
    LintStrip *lint() const { return m_lint; }

Q_SIGNALS:
    void edited();
    /// `field` identifies the field to jump to; `text` is its translated name.
    void committed(const QString &field, const QString &text);
    void openSource(const QString &url);

protected:
    /// Moves the focus through labels, texts, context notes, question, options and notes on options or accepted answers, in both
    /// directions.
    bool focusNextPrevChild(bool next) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// All widgets that take the focus, in the order of focusNextPrevChild().
    QList<QWidget *> stops() const;
    void focusStop(QWidget *stop);
    void buildLabels();
    void retranslate();
    /// Whether the focus is in a field of the form that text is written in.
    bool writesIn(const QWidget *focus) const;
    /// Makes room for the field with the focus. Fully chosen labels shrink to one line while another field is edited; the texts
    /// shrink while a question is edited.
    void makeRoom();
    void keepInSight(QWidget *field);

    Preset m_preset;
    bool m_filling = false;
    bool m_readOnly = false;
    bool m_unsure = false;
    QScrollArea *m_scroll;
    LabelRows *m_labels;
    LabelsLine *m_labelsLine;
    QVBoxLayout *m_column;
    QLabel *m_explanationTitle;
    QLabel *m_meaningTitle;
    TextField *m_explanation;
    TextField *m_meaning;
    ContextNotes *m_context;
    QuestionEditor *m_questions;
    LintStrip *m_lint;
};

} // namespace yuyi
