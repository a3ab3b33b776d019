// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project.h"
#include "models/domain/result.h"

#include <QHash>
#include <QSet>
#include <QUuid>

namespace yuyi {

class Stores;

/// @brief What is out in work packages of this role, and with whom. Packages that came home finished, or were withdrawn, keep nothing.
/// In a package's file: nothing of others.
Result<QHash<QUuid, QSet<PersonId>>> packedOut(Stores &stores, Role role);

/// How many people have a place on a piece, or have done it: each once, and without `person`.
qsizetype placesTaken(const QSet<PersonId> &holders, const QSet<PersonId> &done, const PersonId &person);

} // namespace yuyi
