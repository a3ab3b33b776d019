// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// @brief What the names of the roles of one project at its server begin with. Roles belong to all databases of a server, so that it holds
/// a hash of database and schema.
QString deskPrefix(const QString &database, const QString &schema);
/// The schema with what desks see of a project, not quoted.
QString deskSchema(const QString &database, const QString &schema);
/// A name of the database as an identifier.
QString quotedName(QString name);

} // namespace yuyi
