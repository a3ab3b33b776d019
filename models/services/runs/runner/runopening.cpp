// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/runopening.h"

#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"
#include "models/services/runs/runner/runshare.h"

#include <QCoreApplication>

#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::RunOpening)
};

} // namespace

Result<> RunOpening::readEndpoint(Stores &stores, const PersonId &actor)
{
    YUYI_CHECK(requireLead(stores, actor));
    YUYI_TRY(const auto run, stores.runs().run(id));
    if (run.origin == RunOrigin::Imported)
        return failure(ErrorCode::Refused, Tr::tr("The replies of this run were imported; there is nothing to send."));
    if (run.state == RunState::Cancelled)
        return failure(ErrorCode::Refused, Tr::tr("This run was cancelled. Set up a new one."));
    YUYI_TRY(const auto its, stores.endpoints().endpoint(run.endpoint));
    if (its.isPractice() != run.isPractice()) {
        return failure(ErrorCode::Refused,
                       Tr::tr("The endpoint “%1” was switched between a practice model and a real model after this run was created. Set "
                              "up a new run.")
                           .arg(its.name));
    }
    endpoint = its;
    begunAs = run.state;
    if (run.kind == RunKind::Questions)
        step = run.judged;
    return {};
}

Result<> RunOpening::checkStep(Stores &stores)
{
    YUYI_TRY(const auto own, stores.runs().run(id));
    if (own.state != begunAs && (own.state == RunState::Paused || own.state == RunState::Cancelled))
        leftAs = own.state;
    YUYI_TRY(const auto run, stores.runs().run(step));
    YUYI_TRY(const auto counted, stores.responses().figures(step, Scorer::Strict));
    if (run.state == RunState::Cancelled)
        return failure(ErrorCode::Refused, Tr::tr("The step before the question was cancelled. Set up a new run."));
    const int open = counted.transient + counted.account;
    if (run.state == RunState::Done && open == 0)
        return {};
    if (open > 0) {
        return failure(ErrorCode::Refused, Tr::tr("%n request(s) of the step before the question have no reply yet, so the questions wait. "
                                                  "Resume the run.",
                                                  nullptr, open));
    }
    return failure(ErrorCode::Refused,
                   Tr::tr("The step before the question is not finished, so the questions wait. Resume the run."));
}

Result<> RunOpening::join(const Run &run, const RunSession &others)
{
    if (run.state == RunState::Paused || run.state == RunState::Cancelled)
        return failure(ErrorCode::Refused, Tr::tr("Another program is still stopping this run. Try again in a few seconds."));
    if (ask == RunAsk::Errors && !others.errorsOnly) {
        return failure(ErrorCode::Refused,
                       Tr::tr("Another program is working on this run. Send the requests with errors again when it has finished."));
    }
    if (others.requestsHash != list.hash()) {
        return failure(ErrorCode::Refused, Tr::tr("Another program is working on this run with other requests: what the run asks about has "
                                                  "changed since. Resume the run when it has finished."));
    }
    session = others;
    return {};
}

Result<> RunOpening::claim(Stores &stores, const RunClaim &claim)
{
    SharedRunStore &shared = stores.sharedRuns();
    YUYI_TRY(auto read, loadMaterial(stores, id));
    YUYI_TRY(const auto known, shared.lockSession(id));
    YUYI_TRY(const auto run, stores.runs().run(id));
    YUYI_CHECK(freeLost(stores, id));
    YUYI_TRY(const auto others, shared.helpers(id));
    YUYI_TRY(const auto stored, stores.responses().slotStates(id));
    const bool joins = known && !others.isEmpty();
    // Whoever helps asks what the others ask.
    if (joins && known->errorsOnly)
        ask = RunAsk::Errors;
    list = RequestList(read, ask, stored);
    if (joins) {
        YUYI_CHECK(join(run, *known));
        list.setUnitSize(known->unitSize);
    } else {
        session = {id, newUuid().toString(QUuid::WithoutBraces), ask == RunAsk::Errors, list.unitSize(), list.hash()};
        YUYI_CHECK(shared.begin(session, list.unitsToAsk(), claim.program));
    }
    YUYI_CHECK(shared.renew(id, claim.program, claim.leaseMs));
    YUYI_TRY(const auto counted, stores.responses().figures(id, Scorer::Strict));
    YUYI_TRY(const auto paid, stores.endpoints().spent(endpoint.id));
    YUYI_TRY(const auto counts, shared.counts(id));
    YUYI_TRY(const auto helping, shared.helpers(id));
    YUYI_TRY(const auto asking, shared.helpersAt(endpoint.id));
    YUYI_TRY(const auto slow, shared.slowdowns(endpoint.id));
    material = std::move(read);
    figures = counted;
    spent = paid;
    units = counts;
    helpers = helping;
    atEndpoint = asking;
    slowdowns = slow;
    if (joins)
        return {};
    return stores.record(makeEvent(Entity::Run, id.value(), AuditAction::Started, claim.actor));
}

} // namespace yuyi
