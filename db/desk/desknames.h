// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// @brief The names that the desk layer of one project uses at its server. Roles belong to all databases of a server, so theirs carry a
/// hash of database and schema: two projects never share a role, whatever their schemas are called.
class DeskNames
{
public:
    DeskNames(const QString &database, const QString &schema);

    /// @name Not quoted
    /// @{
    const QString &database() const { return m_database; }
    const QString &schema() const { return m_schema; }
    const QString &desk() const { return m_desk; }
    QString role(const char *kind) const; ///< owner, gate, admin, home, member, participant
    QString loginPrefix() const;          ///< of every login of the project; lower-case letters, digits and _
    /// @}

    /// @brief Fills {S}, {D} (schemas), {database}, {owner}, {gate}, {admin}, {home}, {member}, {participant}, {me}, {taker} (the
    /// participant of the login) and {prefix} in SQL; names are quoted. {'S'} and the like: as text in quotes.
    QString filled(QString sql) const;

    static QString quoted(const QString &name); ///< as an identifier
    static QString literal(QString text);       ///< as text

private:
    QString m_database;
    QString m_schema;
    QString m_desk;
    QString m_prefix;
};

} // namespace yuyi
