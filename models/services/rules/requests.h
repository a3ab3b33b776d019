// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/people/todo.h"
#include "models/domain/result.h"

namespace yuyi {

class Stores;

/// @brief At a desk: asks the steward for something that needs to see more than a desk does, and waits up to 5 s for it. Its refusal is
/// returned as Refused; Environment: it stays asked for and is done when the steward works again. Outside a transaction; blocks.
Result<> askSteward(Stores &stores, TodoKind kind, const QUuid &subject, const QString &detail = {});

} // namespace yuyi
