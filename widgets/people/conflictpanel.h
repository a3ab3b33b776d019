// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/packages/mergereport.h"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace yuyi {

class ActionButton;
class DiffLabel;

/// @brief The conflicts of a merge: a list of the entries that the project has changed since they were packed, and both versions
/// of the selected one with the differences marked. Keys: H keeps the project's version, R takes the returned version, both go to
/// the next; Shift+R takes all that may be taken.
class ConflictPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit ConflictPanel(QWidget *parent = nullptr);

    /// `choose`: the lead may still decide.
    void setConflicts(const MergeReport &report, bool choose);
    /// Ids of the entries whose returned version is to be taken.
    QSet<QUuid> taken() const { return m_taken; }
    /// Returns true if at least one conflict can be decided.
    bool hasChoice() const;
    void focusList();

Q_SIGNALS:
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Entry {
        MergeEntry entry;
        QString holder;
    };

    bool mayTake(int row) const;
    void decide(int row, bool take);
    void decideAndGoOn(bool take);
    void takeAll();
    void showRow(int row);
    void showDetail();
    void showButtons();

    QList<Entry> m_entries;
    QSet<QUuid> m_taken;
    bool m_choose = false;
    QTableWidget *m_table;
    QWidget *m_detail;
    QLabel *m_reason;
    DiffLabel *m_project;
    DiffLabel *m_returned;
    QWidget *m_buttons;
    ActionButton *m_keep;
    ActionButton *m_take;
    ActionButton *m_all;
};

} // namespace yuyi
