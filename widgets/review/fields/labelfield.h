// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/review/fields/reviewfield.h"

namespace yuyi {

class ChipRow;
class LabelChoice;
class LabelTriple;

/// @brief The labels of one dimension of images. Labels that only one side has are highlighted; the final labels can be any labels of the
/// dimension.
class LabelField final : public ReviewField
{
    Q_OBJECT
public:
    LabelField(const CaseField &field, const Preset &preset, QWidget *parent = nullptr);

    void take(const CaseField &field) override;
    bool canPick(Pick pick) const override;
    void edit() override;
    bool isEditing() const override { return m_editing; }
    void commit() override;
    /// Null: the labels are typed.
    ChipRow *chips() const;
    LabelChoice *choice() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void retranslate() override;

private:
    void fill();
    void showFinal();
    QList<LabelCode> finalLabels() const;
    void close();

    Dimension m_dimension;
    Triple *m_triple;
    LabelTriple *m_labels;
    bool m_editing = false;
};

} // namespace yuyi
