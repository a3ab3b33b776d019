// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/projectlocation.h"

namespace yuyi {

/// @brief The options that Qt passes to libpq in addition to host, port, user and database: key=value separated by semicolons.
/// Every value from the location is quoted, so none can add an option.
QString serverOptions(const ProjectLocation &location);

/// In libpq's spelling; empty: as the library does it.
QString channelBindingText(ChannelBinding binding);

/// Whether a server with this `server_version_num` has the fixes that projects need. Each major version has its own first good release.
bool isServerNewEnough(qint64 version);
/// The security release of the same major version that is newer than this `server_version_num`, such as "15.20"; empty if none is known.
QString newerSecurityRelease(qint64 version);
/// `server_version_num` as people write it.
QString serverVersionText(qint64 version);

} // namespace yuyi
