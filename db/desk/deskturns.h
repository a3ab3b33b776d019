// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/desk/deskcatalog.h"

#include <QStringList>

namespace yuyi {

/// @brief Whose turn it is and what waits, as SQL with the placeholders of DeskNames: the gate hands out images, rounds and cases, with the
/// statements of the stores themselves (db/rows/gate.h); what follows from work at a desk is put into the table `todo` for the steward, in
/// the transaction of the work. Tables that no desk sees are shown empty, as a package has them.
QStringList deskTurns(const DeskCatalog &catalog);

} // namespace yuyi
