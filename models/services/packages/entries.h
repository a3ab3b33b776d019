// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/packages/package.h"
#include "models/domain/result.h"

namespace yuyi {

class Stores;

/// @brief Returns the current state of a package entry in the project. It is compared with PackageEntry::state from packing; a
/// different text means that the project has changed since. Entities: Image (the person's annotation of it), Validation,
/// Adjudication (a case), ErrorCase (the person's code), Participant. Empty if the subject no longer exists.
Result<QString> entryStateInProject(Stores &project, const Package &package, Entity entity, const QUuid &subject);

} // namespace yuyi
