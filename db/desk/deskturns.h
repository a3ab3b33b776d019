// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/desk/deskcatalog.h"

#include <QStringList>

namespace yuyi {

/// @brief SQL, with the placeholders of DeskNames, that chooses the next work of a desk and notes what follows from it. Functions of the
/// gate choose images, rounds and cases with the statements of the stores themselves (db/rows/gate.h). Triggers put what follows from work
/// at a desk into the table `todo` for the steward, in the transaction of the work. Tables that no desk sees are shown empty, as in a
/// package.
QStringList deskTurns(const DeskCatalog &catalog);

} // namespace yuyi
