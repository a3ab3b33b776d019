// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/runopening.h"

#include "models/domain/clock.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"
#include "models/services/session/programname.h"

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

Result<> RunOpening::claim(Stores &stores, const RunClaim &claim)
{
    const QDateTime time = currentTime();
    YUYI_TRY(const auto run, stores.runs().run(id));
    YUYI_TRY(auto read, loadMaterial(stores, id));
    // A program of this computer that has ended is not waited for.
    const QDateTime staleBefore = isProgramGone(run.runner) ? time.addSecs(1) : time.addMSecs(-claim.stale);
    YUYI_TRY(const auto ours, stores.runs().claim(id, claim.program, time, staleBefore));
    claimed = ours;
    otherProgram = run.runner;
    if (!claimed)
        return {};
    YUYI_TRY(const auto stored, stores.responses().slotStates(id));
    YUYI_TRY(const auto counted, stores.responses().figures(id, Scorer::Strict));
    YUYI_TRY(const auto paid, stores.endpoints().spent(endpoint.id));
    material = std::move(read);
    states = stored;
    figures = counted;
    spent = paid;
    return stores.record(makeEvent(Entity::Run, id.value(), AuditAction::Started, claim.actor));
}

} // namespace yuyi
