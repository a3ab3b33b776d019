// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/rules/itemchoice.h"

#include <QHash>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;

namespace yuyi {

class FilterChip;
class LineField;

/// @brief Selects the items of a launch: a filter chip per field, a text search or a frozen set, and the number of selected
/// items.
class ItemBar final : public QWidget
{
    Q_OBJECT
public:
    explicit ItemBar(QWidget *parent = nullptr);

    /// Sets the available fields and frozen sets. The current choice is kept as far as it is still available.
    void setFields(const QList<FilterField> &fields, const QList<ItemSet> &sets);
    ItemChoice choice() const;
    /// Sets the filter without emitting changed().
    void setFilter(const ItemFilter &filter);
    /// "235 items on 198 images", and what was left out.
    void setCount(const QString &sentence, const QString &leftOut);
    QString count() const;
    void focusSearch();
    void retranslate();

Q_SIGNALS:
    void changed();
    /// The search is left with Esc.
    void escaped();

private:
    void choose(const QString &field);
    void showState();
    void change(const FilterTerm &term);

    QList<FilterField> m_fields;
    ItemFilter m_filter;
    QTimer m_typing;
    QComboBox *m_set;
    LineField *m_search;
    QWidget *m_chipArea;
    QHash<QString, FilterChip *> m_chips;
    QLabel *m_count;
    QLabel *m_leftOut;
};

} // namespace yuyi
