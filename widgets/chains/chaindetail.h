// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/taxonomy/chainservice.h"

#include <QWidget>

class QLabel;
class QMenu;
class QPushButton;

namespace yuyi {

class TextField;

/// @brief The levels of one chain from the top, with their names in both languages and what stands beside and below them, and the note
/// about it.
class ChainDetail final : public QWidget
{
    Q_OBJECT
public:
    explicit ChainDetail(QWidget *parent = nullptr);

    /// Null: no chain. `leads`: the person may choose parents.
    void show(const ChainEntry *entry, bool leads);
    using QWidget::show;
    void focusNote();
    /// Saves the note that is being typed.
    void commit();
    /// Opens the list of further parents.
    void openParents();
    bool hasParents() const;
    void retranslate();

Q_SIGNALS:
    void noted(const yuyi::ChainId &chain, const QString &note);
    void parentChosen(const yuyi::ConceptId &id, const yuyi::ConceptId &parent);
    void escaped();

private:
    void showLevels();
    void fillParents();

    std::optional<ChainEntry> m_entry;
    bool m_leads = false;
    QLabel *m_state;
    QLabel *m_levels;
    QPushButton *m_parents;
    QMenu *m_choices;
    QLabel *m_noteTitle;
    TextField *m_note;
};

} // namespace yuyi
