// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/studies/study.h"

namespace yuyi {

class Stores;

/// Who takes part at these stores, where they are those of a participant's login at a server. Null everywhere else.
Result<ParticipantId> participantAtDesk(Stores &stores);

} // namespace yuyi
