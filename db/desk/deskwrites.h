// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/desk/deskreads.h"

#include <QList>

namespace yuyi {

/// @brief What desks write directly into one table. Whatever follows from it (stages, rounds, gold) is not theirs. Conditions are over
/// the table's row, with the placeholders of DeskNames and DeskRule; empty: not at all.
struct DeskWrite {
    QString table;
    Role role = Role::Annotator; ///< of {in:…}; with `everybody`, of no matter
    bool everybody = false;      ///< of the team
    QString added;               ///< rows that may be added
    QString before;              ///< rows that may be changed or deleted, as they are
    QString after;               ///< and what may become of them
    QStringList left;            ///< columns that are not inserted
    QStringList ignored;         ///< columns that the program's statements change although the server sets them: without effect
    QStringList changed;
    bool deleted = false;

    DeskGroup group() const { return everybody ? DeskGroup::Members : groupOf(role); }
};

const QList<DeskWrite> &deskWrites();

/// The name of a policy of a table: one for each group.
QString policyName(const char *name, DeskGroup group);

/// Policies, grants and triggers for one entry. `reads`: what desks read of the table.
class DeskWriting
{
public:
    DeskWriting(const DeskWrite &write, const DeskReads &reads) : m_write(write), m_reads(reads) {}

    QStringList policies() const;
    /// Columns of the table that may be inserted.
    QStringList insertable() const;
    /// INSTEAD OF, where the view before the table masks something that statements name.
    QStringList triggers() const;
    QStringList grants() const;

private:
    QString condition(const QString &text) const;
    QString insertTrigger() const;
    QString updateTrigger() const;
    QString deleteTrigger() const;
    QString keyMatch() const;

    const DeskWrite &m_write;
    const DeskReads &m_reads;
};

} // namespace yuyi
