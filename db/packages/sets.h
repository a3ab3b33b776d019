// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project/project.h"

#include <QList>

namespace yuyi {

/// @brief One step from the ids of a named set to those of another: `statement` finds them in the project, %1 stands for the ids of `from`.
struct PackedStep {
    const char *name;
    const char *statement;
    const char *from;
};

/// @brief The steps for a role, in their order: a set is complete before another is made from it. The sets they begin with are the
/// work itself: of a package what was chosen for it (PackageContent), at a server what the person holds.
QList<PackedStep> packedSteps(Role role);

} // namespace yuyi
