// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/runservice.h"

namespace yuyi {

/// @brief Returns the prompt that an unsaved configuration makes for an item, with images prepared by the default profile; url
/// and body stay empty. `item`: index in the chosen items. Invalid: no such item, or a few-shot example that is not in the
/// project. Call it on the connection's thread.
/// @param folder the project's folder, with its images and cache
Result<SentPrompt> draftPrompt(Stores &stores, const QString &folder, const Configuration &draft, const ItemChoice &items,
                               int item);
/// The same for the first item whose question is of this kind; empty: for the first that is asked with the prompt for all kinds.
Result<SentPrompt> draftPromptOfKind(Stores &stores, const QString &folder, const Configuration &draft, const QString &kind);

} // namespace yuyi
