// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/projectlocation.h"
#include "models/stores/projecthost.h"

#include <QDateTime>

namespace yuyi {

/// @file
/// A project on a server as a whole: its version and who is in it. All functions connect to the server and block.

/// Whether this program can work with the project as it is: NotFound, Newer, or Refused for one of an older version.
Result<> fitsOnServer(const ProjectLocation &location);
/// The error of a project of an older version: it names the command that upgrades it.
tl::unexpected<Error> olderOnServer(const ProjectLocation &location, int version);
/// Implements `ProjectHost::upgradeServer`.
Result<ServerUpgrade> upgradeServerProject(const ProjectLocation &location, bool backup, const QDateTime &now);
/// Implements `ProjectHost::serverStatus`.
Result<ServerStatus> serverStatusOf(const ProjectLocation &location);
/// A sentence if the server lacks a security release that is known; else empty, also if it cannot be reached.
QString serverWarning(const ProjectLocation &location);

} // namespace yuyi
