// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/review/fields/questionmerge.h"
#include "widgets/review/fields/reviewfield.h"

class QAbstractButton;
class QLabel;

namespace yuyi {

class DiffLabel;
class LabelParts;
class PictureLoader;
class TextField;
class TriplePictures;

/// @brief Two versions of a question, part by part: stem and options, or accepted answers, and labels, side by side. The whole question,
/// single parts or the key can be adopted from one side, or the question can be rewritten and labelled anew.
class QuestionField final : public ReviewField
{
    Q_OBJECT
public:
    /// `pictures` loads those of stem and options; without it they are not shown. `own`: the picture of the image.
    QuestionField(const CaseField &field, const Preset &preset, QWidget *parent = nullptr, PictureLoader *pictures = nullptr,
                  const Medium &own = {});

    void take(const CaseField &field) override;
    bool canPick(Pick pick) const override;
    bool canEdit() const override;
    void edit() override;
    bool isEditing() const override { return m_editing; }
    void commit() override;
    void resume(const FieldDecision &draft) override;
    bool handleKey(QKeyEvent &event) override;

    /// The part that keys act on; −1: the whole question.
    int part() const { return m_part; }
    int parts() const { return static_cast<int>(m_rows.size()); }
    void setPart(int part);
    /// Copies a part from one side to the final question.
    void adopt(int part, bool left);
    /// @brief Decides the part that keys act on, and goes to the next one: a side's, or of labels both sides' or those in common. Returns
    /// false if it cannot be decided so.
    bool pickPart(Pick pick);
    QList<TextField *> editors() const;
    /// The question of a side; null if it has none.
    const Question *side(bool left) const { return m_merge.side(left); }

Q_SIGNALS:
    void partChanged();

protected:
    void retranslate() override;

private:
    using Kind = QuestionPart::Kind;
    struct Part {
        QuestionPart part;
        Triple *triple = nullptr;
        TriplePictures *pictures = nullptr; ///< null: the part has none
        DiffLabel *left = nullptr;
        DiffLabel *right = nullptr;
        DiffLabel *final = nullptr;
        TextField *edit = nullptr;
        QAbstractButton *key = nullptr;
    };

    Question begun() const;
    Question written() const;
    void addPart(const QuestionPart &part);
    void addPictures(Part &part);
    /// What the part is edited with; null if it has nothing of the kind.
    QWidget *editorOf(const Part &part) const;
    void fill();
    void fillFinal();
    void send(const Question &question);
    /// Shows the fields to write in, with this question in them.
    void open(const Question &shown);
    /// Says what makes the accepted answers too many or too long to be stored. Returns its sentence; empty: nothing.
    QString showFault();
    void type();
    void keep();
    /// Ends editing, unless something is to be put right.
    void leave();
    void chooseKey(const Part &part);

    QuestionMerge m_merge;
    LabelParts *m_labels;
    PictureLoader *m_pictures;
    Medium m_own;
    QList<Part> m_rows;
    TextField *m_accepted = nullptr; ///< the accepted answers; null where there are options
    QLabel *m_fault = nullptr;       ///< why these cannot be stored
    int m_part = -1;
    bool m_editing = false;
    bool m_filling = false;
    QuestionKind m_kind; ///< of the question; where it fixes the options, only the key can be changed
    Question m_start;    ///< the question when editing began
    bool m_wasOpen = false;
};

} // namespace yuyi
