// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/errors/errorreview.h"
#include "models/domain/result.h"

namespace yuyi {

class Stores;
struct KnownCase;

/// What an expert submits.
struct ErrorCaseEntry {
    ErrorCaseId errorCase;
    ErrorVerdict verdict = ErrorVerdict::ModelWrong;
    CaseCodeContent content;
};

/// Checks what an expert submits; Invalid names the first fault. See ErrorCodingService::submit.
Result<> checkEntry(Stores &stores, const PersonId &actor, const Clock &now, const ErrorCaseEntry &entry, const KnownCase &facts);

} // namespace yuyi
