// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/place.h"
#include "models/stores/studystore.h"

namespace yuyi {

/// SQL statements that erase a participant from a database of this version; the id is their only value. The mark "withdrawn" stays.
QStringList participantErasure(int schema);

/// @brief Takes participants out of the copies in `backups/`: each that knows them is written anew, checked, and put in its own
/// place; the others stay byte for byte. What cannot be opened or written is named. Blocks.
ErasedCopies eraseFromBackups(const Place &place, const QList<ParticipantId> &people);

} // namespace yuyi
