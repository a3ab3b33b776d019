// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/review/fields/reviewfield.h"

namespace yuyi {

class DiffLabel;
class TextField;

/// @brief Explanation, implied meaning or context notes. Differences are marked, and the final text can be edited. Context notes
/// are written one per line; a bar separates a note from its source.
class WrittenField final : public ReviewField
{
    Q_OBJECT
public:
    WrittenField(const CaseField &field, const Preset &preset, QWidget *parent = nullptr);

    void take(const CaseField &field) override;
    bool canPick(Pick pick) const override;
    void edit() override;
    bool isEditing() const override;
    void commit() override;
    TextField *text() const { return m_edit; }

protected:
    void retranslate() override;

private:
    bool isContext() const;
    QString textOf(const FieldValue &value) const;
    FieldValue valueOf(const QString &text) const;
    FieldValue finalValue() const;
    void fill();
    void close();
    void keep();

    Triple *m_triple;
    DiffLabel *m_left;
    DiffLabel *m_right;
    DiffLabel *m_final;
    TextField *m_edit;
    FieldValue m_begun; ///< the value when editing began
    bool m_wasOpen = false;
    bool m_filling = false;
};

} // namespace yuyi
