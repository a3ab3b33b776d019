// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/desk/deskcatalog.h"
#include "db/packages/deskcolumns.h"

namespace yuyi {

/// Who has logins at desks: members of the team, or participants of studies. Each has a group role at the server.
enum class DeskGroup {
    Members,
    Participants
};

inline DeskGroup groupOf(Role role)
{
    return role == Role::Participant ? DeskGroup::Participants : DeskGroup::Members;
}

/// As DeskNames fills it: {member} or {participant}.
inline QString roleOf(DeskGroup group)
{
    return group == DeskGroup::Members ? QStringLiteral("{member}") : QStringLiteral("{participant}");
}

/// @brief What desks read of one table: which columns the table itself gives, which a view of the same name shows as a constant or asks a
/// function of the gate for, and who sees which rows. SQL with the placeholders of DeskNames.
class DeskReads
{
public:
    DeskReads(const DeskTable &table, const QList<CatalogColumn> &columns);

    const QString &table() const { return m_table.table; }
    const QList<CatalogColumn> &catalog() const { return m_catalog; }
    /// Columns that the table gives to everybody at a desk; whose rows, its policy says.
    QStringList plainColumns() const;
    bool isPlain(const QString &column) const;
    /// Whether a view stands before the table.
    bool hasView() const { return m_hasView; }
    /// Whether anything was decided about the table for somebody of the group.
    bool isFor(DeskGroup group) const;
    /// @brief The groups that may read the table, the view and the functions; what they see of it, rows() says. Members ask every table
    /// that the program has; participants only those that their study needs.
    QList<DeskGroup> groups() const;
    /// The same as SQL, for a grant.
    QString grantees() const;
    /// Who of the group sees which rows of the table itself; FALSE when nobody.
    QString rows(DeskGroup group) const;
    /// Functions and the view of rows that are shown apart, then the view.
    QStringList functions() const;
    QString apartView() const; ///< empty: none
    QString view() const;      ///< empty: none
    QString apartName() const { return QLatin1String("set_apart_") + table(); }
    QString maskName(const QString &column) const { return QStringLiteral("mask_%1_%2").arg(table(), column); }
    QStringList maskedByFunction() const;
    QStringList keyTypes() const;

private:
    enum class Kind {
        Plain,
        Constant,
        Function
    };
    struct Shown {
        CatalogColumn column;
        Kind kind = Kind::Plain;
        QString expression; ///< of a constant
    };
    static QString condition(const DeskRule &rule);
    static QString rowsOf(const QList<DeskRule> &rules);
    static QString expression(const DeskRule &rule, const QString &column);
    QString call(const CatalogColumn &column) const;

    const DeskTable &m_table;
    QList<CatalogColumn> m_catalog;
    QList<DeskRule> m_own; ///< rules of the table itself
    QList<DeskRule> m_apart;
    QList<Shown> m_shown;
    bool m_hasView = false;
};

} // namespace yuyi
