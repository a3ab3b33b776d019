// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project/project.h"
#include "models/domain/result.h"

#include <QHash>
#include <QSet>
#include <QUuid>

namespace yuyi {

class Stores;

/// @brief Returns the entries of this role that are in open packages, with the people who hold them. Packages that were
/// returned as finished or withdrawn do not count, nor do people who have left the project. Empty in a package's own file.
Result<QHash<QUuid, QSet<PersonId>>> packedOut(Stores &stores, Role role);

/// Returns how many people other than `person` hold a reservation of an entry or have done it. Each person counts once.
qsizetype reservedCount(const QSet<PersonId> &holders, const QSet<PersonId> &done, const PersonId &person);

} // namespace yuyi
