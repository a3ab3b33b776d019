// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/preset/preset.h"

#include <QHash>
#include <QWidget>

#include <functional>

class QKeyEvent;

namespace yuyi {

class ChipForm;
class ChipRow;

/// The rows of label chips in the form of an annotation: one per dimension of the preset; two short ones share a line.
class LabelRows final : public QWidget
{
    Q_OBJECT
public:
    explicit LabelRows(QWidget *parent = nullptr);

    /// The name of a dimension's field in the undo history and in links.
    static QString fieldOf(const DimensionCode &dimension);

    /// Builds the rows anew, in the current language. Chosen labels stay chosen.
    void build(const Preset &preset);
    Labels labels() const;
    /// Chooses these labels and no others.
    void setLabels(const Labels &labels);
    /// Null if the preset has no such dimension.
    ChipRow *row(const DimensionCode &dimension) const { return m_rows.value(dimension); }
    /// Goes through the rows by keys.
    ChipForm *form() const { return m_form; }

    /// Sets a function that tells whether the current key is held down; a held key does not choose a second label.
    void setHeldKey(std::function<bool()> held) { m_heldKey = std::move(held); }
    bool isHeld(const QKeyEvent &event) const;

Q_SIGNALS:
    void edited();
    /// `field` identifies the dimension; `text` is its title.
    void committed(const QString &field, const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    ChipRow *makeRow(const Dimension &dimension);

    ChipForm *m_form;
    QWidget *m_body = nullptr;
    QHash<DimensionCode, ChipRow *> m_rows;
    std::function<bool()> m_heldKey;
};

} // namespace yuyi
