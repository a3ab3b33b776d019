// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errors/caseentry.h"
#include "models/services/session/actionoutbox.h"

namespace yuyi {

/// @file
/// What experts do that is kept on this computer while the server does not answer.

/// A code to be submitted, or, with `settles`, the final code of a case where experts differ. Answered with nothing.
KeptAction toAction(const ErrorCaseEntry &code, bool settles, const QString &where);
/// @brief A code as it was typed so far. `before`: the person's code as the project had it last; if it has another one when the draft is
/// carried, that one stays, and the draft becomes an unsaved text.
KeptAction toDraft(const ErrorCaseEntry &code, const std::optional<ErrorCaseEntry> &before, const QString &where);

void addCodeCarriers(ActionOutbox &outbox);

} // namespace yuyi
