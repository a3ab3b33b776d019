// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/projectlocation.h"
#include "models/stores/studystore.h"

namespace yuyi {

/// SQL statements that erase a participant from a database of this schema version; the participant's id is their only value. The
/// participant's row remains, with the state "withdrawn".
QStringList participantErasure(int schema);

/// @brief Erases participants from the copies in `backups/`. Each copy that contains one is rewritten, checked and replaced; the
/// others stay unchanged byte for byte. The result lists copies that cannot be opened or written. Blocks.
ErasedCopies eraseFromBackups(const ProjectLocation &location, const QList<ParticipantId> &people);

} // namespace yuyi
