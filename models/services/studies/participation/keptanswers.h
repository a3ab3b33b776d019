// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/actionoutbox.h"
#include "models/services/studies/participation/session.h"

namespace yuyi {

/// @name Answers of a participant at the server, kept on this computer until the server has them
/// @{
/// `again`: the trial was answered before, and the study lets one go back.
KeptAction toAction(const StudyAnswer &answer, bool again, const ParticipantId &participant);
/// Answered with nothing; errors are those of StudySession::answer() and answerAgain().
void addStudyCarriers(ActionOutbox &outbox);
/// @}

} // namespace yuyi
