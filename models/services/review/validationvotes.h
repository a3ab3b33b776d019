// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/review/validation.h"

#include <QDateTime>

namespace yuyi {

class Stores;

/// Checks whether a lead may exclude an answer from its round; see ValidationService::mayTakeOut.
Result<> mayTakeOutVote(Stores &stores, const PersonId &actor, const VoteId &id);
/// Excludes an answer from its round; see ValidationService::takeOutInTransaction. Call it within a transaction.
Result<> takeOutVote(Stores &stores, const PersonId &actor, const VoteId &id, const QDateTime &now);

} // namespace yuyi
