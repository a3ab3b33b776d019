// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/dimension.h"

#include <QList>
#include <QObject>

class QWidget;

namespace yuyi {

class ChipRow;
class TagField;

/// @brief What the labels of one dimension are chosen with: chips that have a digit key each, or a field that is typed into where there are
/// too many or any text is a label. Belongs to the parent of its widget.
class LabelChoice final : public QObject
{
    Q_OBJECT
public:
    LabelChoice(const Dimension &dimension, QWidget *parent);

    QWidget *widget() const;
    /// Null: labels are typed.
    ChipRow *chips() const { return m_chips; }
    /// Null: there are chips.
    TagField *tags() const { return m_tags; }

    /// Labels to offer in an open dimension.
    void setUsed(const QList<LabelCode> &labels);
    /// @brief The labels of the dimension that this one is nested in: what is nested in others is not offered. Such labels are taken away.
    /// Returns whether one was.
    bool setParents(const QList<LabelCode> &labels);
    /// Sets them without a signal.
    void setChosen(const QList<LabelCode> &labels);
    QList<LabelCode> chosen() const;
    /// Takes what is still typed. Returns false if it is no label; the field says why.
    bool takeTyped();
    void retranslate();

Q_SIGNALS:
    /// The person changed what is chosen.
    void chosenChanged();
    /// Enter says that no more is to be chosen.
    void finished();
    void escaped();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void offer();

    Dimension m_dimension;
    QList<LabelCode> m_parents;
    QList<LabelCode> m_used;
    ChipRow *m_chips = nullptr;
    TagField *m_tags = nullptr;
};

} // namespace yuyi
