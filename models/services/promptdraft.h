// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runservice.h"

namespace yuyi {

/// @brief The prompt that a configuration which is not saved yet would make of an item, pictures as the default profile
/// prepares them; url and body stay empty. `item`: index in the chosen items. Invalid: no such item, or a worked example that
/// is not among the project's items. Thread of the connection.
/// @param folder of the project, with its images and cache
Result<SentPrompt> draftPrompt(Stores &stores, const QString &folder, const Configuration &draft, const ItemChoice &items,
                               int item);

} // namespace yuyi
