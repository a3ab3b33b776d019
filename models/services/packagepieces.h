// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/package.h"
#include "models/domain/result.h"

namespace yuyi {

class Stores;

/// @brief The state a piece of a package is in at home right now, as PackagePiece::state holds it from packing; another text
/// means that home has changed since. Entities: Image (the person's annotation of it), Validation, Adjudication (a case),
/// ErrorCase (the person's code), Participant. Empty where there is no such thing any more.
Result<QString> pieceStateAtHome(Stores &home, const Package &package, Entity entity, const QUuid &subject);

} // namespace yuyi
