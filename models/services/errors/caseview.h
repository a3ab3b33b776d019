// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/runs/endpoint.h"
#include "models/services/errors/decisions.h"
#include "models/services/results/responseviewer.h"
#include "models/stores/stores.h"

#include <optional>

namespace yuyi {

/// Everything shown about one case.
struct ErrorCaseView {
    ErrorCase errorCase;
    ErrorSample sample;
    ErrorCaseState state = ErrorCaseState::Open;
    ViewedItem item;      ///< picture, question, key, all answers, votes; options and their votes in the order shown to the model
    qsizetype reply = -1; ///< index in item.replies of the case's reply; −1 if it is no longer the newest of its slot
    ViewedReply drawn;    ///< the reply the case is about
    QString explanation;  ///< of the current gold annotation; may be empty
    QString impliedMeaning;
    ErrorTypes types; ///< the current tree of error types
    std::optional<CaseCode> own;
    QList<CaseCode> others; ///< submitted codes without expert names; only if the person may settle the case or it is decided
    std::optional<CaseCode> final;
    bool maySettle = false;
    bool mayWithdraw = false;         ///< the person's own code is submitted, and neither settled nor applied
    bool kept = false;                ///< as in ErrorCaseLine
    QList<ErrorProbe> probes;         ///< oldest first: the person's own, and others' without names if the person may see their codes
    QList<ProbeJudgement> judgements; ///< of these probes: the person's own, and others' without names as their codes
    std::optional<Endpoint> endpoint; ///< the endpoint that can be queried about the case, with or without key
    QString probeRefusal;             ///< why none can be queried; empty if `endpoint` is set
};

/// Returns what a person sees of a case; see ErrorCodingService::view.
Result<ErrorCaseView> errorCaseView(Stores &stores, const PersonId &actor, const ErrorCaseId &id, const Clock &now);

} // namespace yuyi
