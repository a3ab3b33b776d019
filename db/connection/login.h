// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/project/face.h"
#include "models/domain/result.h"

namespace yuyi {

class Connection;

/// Whom a connection belongs to. The values here are those of a file, and of a project on a server without logins.
struct Login {
    Face face = Face::Home; ///< all of the project, or at a desk the person's own work
    bool known = false;     ///< the project knows its people by their logins
    PersonId person;        ///< null where there are no logins, for an administrator of the server, and for a participant of a study
};

/// @brief Asks the server who the login of this new connection is, and makes the connection use the views of its desk. Refused for a login
/// that belongs to nobody in the project, or to a person without a role that works at a desk. Thread of the connection.
Result<Login> loginOf(Connection &connection);

} // namespace yuyi
