// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/preset/preset.h"

#include <QList>
#include <QWidget>

class QLabel;

namespace yuyi {

class ChipForm;
class KindChooser;
class LabelRows;
class LabelsLine;
class TextField;

/// @brief What stands above the question shown, as far as the preset has any: its kind, and its labels, which take one line while
/// something else is written. The explanation of the answer belongs to it too; its field stands below the answers.
class QuestionFacts final : public QWidget
{
    Q_OBJECT
public:
    /// `form` goes through the rows of labels by keys.
    explicit QuestionFacts(ChipForm *form, QWidget *parent = nullptr);

    void setPreset(const Preset &preset);
    /// Builds the rows of labels anew, in the current language. See LabelRows::build().
    void buildLabels();
    void setQuestion(const Question &question);
    void setReadOnly(bool readOnly);
    /// Writes labels into the question, and the explanation if there is a field for it.
    void take(Question &question) const;
    void commit();

    LabelRows *labels() const { return m_labels; }
    /// The explanation with its title, to be placed below the answers. Hidden where the preset wants none.
    QWidget *explanation() const { return m_explanation; }
    /// The field for it, if the preset wants one.
    QList<QWidget *> fields() const;
    /// Gives the focus to the end of it.
    void focusRationale();
    /// Opens the list of kinds, if the preset has so many that they are chosen from a list. False: they are chips.
    bool openKinds();
    /// `writes`: something else of the form is being written. Then the labels take one line, if none is missing.
    void fold(bool writes);

Q_SIGNALS:
    void kindChosen(const QString &kind);
    void edited();
    /// `part` is the end of the field's name: "label/DIMENSION" or "rationale".
    void committed(const QString &part, const QString &name);
    void escaped();
    /// The labels should be shown again.
    void changeWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void showLabels();
    void retranslate();

    Preset m_preset;
    QuestionId m_question;
    bool m_writes = false;
    KindChooser *m_kinds;
    LabelRows *m_labels;
    LabelsLine *m_line;
    QWidget *m_explanation;
    QLabel *m_title;
    TextField *m_rationale;
};

} // namespace yuyi
