// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

class QLabel;
class QTableWidget;

namespace yuyi {

class EntryButtons;
class PresetDraft;

/// @brief A list of a preset whose entries are small: one line for each, one cell for each member. Tab goes through the cells, typing
/// writes.
class PresetTable final : public QWidget
{
    Q_OBJECT
public:
    /// `list`: the JSON pointer of the list; the draft outlives the table.
    PresetTable(PresetDraft &draft, const QString &list, QWidget *parent = nullptr);

    QTableWidget *table() const { return m_table; }
    /// Goes to the cell of a place in the list. Returns false if it has none.
    bool focusPlace(const QString &pointer);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// What the columns show, as pointers from an entry: "/title/zh".
    QStringList columns() const;
    QString place(int row, int column) const;
    void fill();
    void showFaults();
    void take(int row, int column);
    /// Takes over what is being typed in a cell, and gives the focus to the table.
    void endTyping();
    void add();
    void remove();
    void move(int by);
    void showPlace();

    PresetDraft &m_draft;
    QString m_list;
    QStringList m_columns;
    QTableWidget *m_table;
    EntryButtons *m_buttons;
    QLabel *m_fault;
    bool m_filling = false;
};

} // namespace yuyi
