// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/place.h"

namespace yuyi {

/// @brief What Qt hands to libpq beside host, port, user and database, as key=value parted by semicolons. Every value from the
/// place is quoted: none of it can become an option of its own.
QString serverOptions(const Place &place);

/// Whether a server of this `server_version_num` has the repairs that projects need; each major version got them on its own.
bool isServerNewEnough(qint64 version);

} // namespace yuyi
