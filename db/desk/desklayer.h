// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"

#include <functional>

namespace yuyi {

/// @brief Makes the server itself keep desks blind: roles, ownership, row level security, the schema of the desk with its views, functions
/// and triggers, all made from deskTables() and deskWrites(). What nobody has decided about is denied. The schema is that of the
/// connection's location; the connection has to be of a superuser of the server and in no transaction.
/// Installing again changes nothing, or repairs what was changed; logins stay. Refused on SQLite and for other users.
Result<> installDeskLayer(Connection &server);

/// @brief Runs `work`, which changes tables, with the layer taken away, and makes the layer over the tables as they are then: all of
/// it in one
/// transaction, or nothing. Logins stay. As installDeskLayer().
Result<> changeUnderDeskLayer(Connection &server, const std::function<Result<>()> &work);

/// @brief Lets the logins of the project connect to its database again, for instance after it was restored into another one. As
/// installDeskLayer(), whose layer has to be there.
Result<> letLoginsConnect(Connection &server);

/// Takes everything away again: the tables belong to the user of the connection, and the logins of the project are gone.
Result<> removeDeskLayer(Connection &server);

/// @brief What in the server's catalogue is not as the layer makes it, one sentence each; empty: all is well. A sentence is for whoever
/// administers the server and names the object.
Result<QStringList> lintDeskLayer(Connection &server);

/// Whether the project of the connection has the layer.
Result<bool> hasDeskLayer(Connection &server);

/// @brief Statements that make the layer over the tables as they are now, in their order.
Result<QStringList> deskLayerStatements(Connection &server);

} // namespace yuyi
