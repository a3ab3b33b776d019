// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/stores/stores.h"

#include <QString>

namespace yuyi {

/// @brief The name of an item set as people read it. Names that a filter gave, like "domain=art n=12", are stored in the words of filters,
/// for people of either language; here they have the titles of fields and values. Other names stay.
Result<QString> shownSetName(Stores &stores, const QString &name);

} // namespace yuyi
