// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/review/fields/reviewfield.h"

namespace yuyi {

class Cell;
class ChipRow;

/// @brief The labels of one dimension. Labels that only one side has are highlighted; the final labels can be any values of the
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
    ChipRow *chips() const { return m_chips; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void retranslate() override;

private:
    void fill();
    void showFinal();
    QList<LabelCode> finalLabels() const;
    QString titleOfLabel(const LabelCode &label) const;
    void close();
    void putBadges(Cell *cell, const QList<LabelCode> &labels, const QList<LabelCode> &others);

    const Dimension *m_dimension;
    Triple *m_triple;
    ChipRow *m_chips;
    QList<QWidget *> m_badges;
    bool m_editing = false;
};

} // namespace yuyi
