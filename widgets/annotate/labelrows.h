// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/dimension.h"
#include "models/services/annotation/formlabels.h"
#include "widgets/controls/choices/tagfield.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QWidget>

#include <functional>
#include <utility>

class QKeyEvent;

namespace yuyi {

class ChipForm;

/// @brief The rows of labels in the form of an annotation, of its image or of a question: one per dimension; two short ones share a line.
/// A row is a ChipRow where each label has a digit key, else a TagField. A nested row offers what belongs to the label of its parent row.
class LabelRows final : public QWidget
{
    Q_OBJECT
public:
    /// `form` goes through the rows by keys; it may go through others, too.
    explicit LabelRows(ChipForm *form, QWidget *parent = nullptr);

    /// The name of a dimension's field in the undo history and in links, for labels of images.
    static QString fieldOf(const DimensionCode &dimension);

    /// Builds the rows anew, in the current language, and adds them to the form, which must have none of the former rows. Chosen labels
    /// stay chosen.
    void build(const QList<Dimension> &dimensions);
    bool isEmpty() const { return m_dimensions.isEmpty(); }
    /// What is chosen in the rows. Labels that no row offers stay until their row is changed.
    const Labels &labels() const { return m_labels; }
    /// Chooses these labels and no others. Those of other dimensions are left out.
    void setLabels(const Labels &labels);
    /// Whether each dimension that requires a label has one, and nothing that is typed was refused.
    bool isComplete() const;
    /// Sets what open dimensions offer.
    void setUsed(const UsedLabels &used);
    /// A ChipRow or a TagField; null if there is no such dimension.
    QWidget *row(const DimensionCode &dimension) const { return m_rows.value(dimension); }
    /// Takes what is typed in a field.
    void commit();
    /// Drops it: it was meant for what was shown before.
    void dropTyped();

    /// Sets a function that tells whether the current key is held down; a held key does not choose a second label.
    void setHeldKey(std::function<bool()> held) { m_heldKey = std::move(held); }
    bool isHeld(const QKeyEvent &event) const;

Q_SIGNALS:
    void edited();
    /// `name` is the title of the dimension. `alone`: no nested row lost its label.
    void committed(const yuyi::DimensionCode &dimension, bool alone, const QString &name);
    void escaped();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const Dimension *dimension(const DimensionCode &code) const;
    QWidget *makeRow(const Dimension &dimension);
    void offer(const Dimension &dimension);
    QList<TagChoice> choicesOf(const Dimension &dimension) const;
    void take(const DimensionCode &code, const QList<LabelCode> &chosen);
    /// Adapts the rows nested in this one. Returns whether one of them lost a label.
    bool fitNested(const DimensionCode &parent);
    void set(const DimensionCode &code, const QList<LabelCode> &chosen);

    ChipForm *m_form;
    QWidget *m_body = nullptr;
    QList<Dimension> m_dimensions;
    QHash<DimensionCode, QWidget *> m_rows;
    Labels m_labels;
    UsedLabels m_used;
    std::function<bool()> m_heldKey;
};

} // namespace yuyi
