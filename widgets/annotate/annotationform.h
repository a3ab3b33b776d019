// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/preset.h"
#include "models/linting/finding.h"

#include <QHash>
#include <QWidget>

class QKeyEvent;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace yuyi {

class ChipForm;
class ChipRow;
class ContextNotes;
class LabelsLine;
class LintStrip;
class QuestionEditor;
class TextField;

/// @brief The whole form of an annotation, made from the preset: labels, texts, context, questions, linter.
class AnnotationForm final : public QWidget
{
    Q_OBJECT
public:
    explicit AnnotationForm(QWidget *parent = nullptr);

    void setPreset(const Preset &preset);
    /// With `onlyWhatDiffers` the fields that hold the same already are not touched, so that the focus stays in them.
    void setContent(const AnnotationContent &content, bool onlyWhatDiffers = false);
    AnnotationContent content() const;
    /// Ids the store gave to questions and options; texts stay as typed.
    void takeIds(const AnnotationContent &stored);
    void setReadOnly(bool readOnly);
    void setFindings(const QList<Finding> &findings);
    /// That the annotator is not sure: as of a field of the form.
    void setUnsure(bool unsure);
    bool isUnsure() const { return m_unsure; }
    /// Ends the field being typed in.
    void commit();
    /// The labels take the digits; no text field has the focus.
    void focusLabels();
    void focusField(const QString &field);
    /// In sight, and no text field has the focus.
    void showField(const QString &field);
    void focusPlace(const LintPlace &place);
    /// Digits, Tab, Enter while no text field has the focus. True when used.
    bool handleKey(const QKeyEvent &event);
    /// Asked whether the key that arrives is only held down: it chooses no second label.
    void setHeldKey(std::function<bool()> held) { m_heldKey = std::move(held); }

    /// Wide enough that nothing of the form is cut off at the side.
    QSize minimumSizeHint() const override;
    QuestionEditor *questions() const { return m_questions; }
    ContextNotes *context() const { return m_context; }
    LintStrip *lint() const { return m_lint; }

Q_SIGNALS:
    void edited();
    /// `field`: where to jump; `text`: its name, translated.
    void committed(const QString &field, const QString &text);
    void openSource(const QString &url);

protected:
    /// Labels, texts, context notes, question, options, notes on options; the same way back.
    bool focusNextPrevChild(bool next) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// Everything that takes the focus, in the order of focusNextPrevChild().
    QList<QWidget *> stops() const;
    void focusStop(QWidget *stop);
    void buildLabels();
    void retranslate();
    Labels labels() const;
    /// Makes room for the field that has the focus: labels that are all chosen become one line while something else is
    /// written, the texts take few lines while a question is written.
    void makeRoom();
    void keepInSight(QWidget *field);
    bool isHeld(const QKeyEvent &event) const;

    Preset m_preset;
    std::function<bool()> m_heldKey;
    bool m_filling = false;
    bool m_readOnly = false;
    bool m_unsure = false;
    ChipForm *m_chipForm;
    QHash<DimensionCode, ChipRow *> m_rows;
    QScrollArea *m_scroll;
    QWidget *m_labels = nullptr;
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
