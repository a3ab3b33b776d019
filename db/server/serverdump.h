// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "db/desk/desknames.h"
#include "models/stores/serverhost.h"

namespace yuyi {

/// Implements ServerHost::backup.
Result<ServerBackup> dumpProject(Connection &server, const DeskNames &names, const QString &folder, const QDateTime &now);
/// Implements ServerHost::restore; `names` are those of the new project.
Result<bool> restoreProject(Connection &server, const DeskNames &names, const QString &dump);

} // namespace yuyi
