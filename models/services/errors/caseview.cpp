// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/errors/caseview.h"

#include "models/services/errors/decisions.h"
#include "models/services/errors/errorsampleservice.h"
#include "models/services/errors/knowncase.h"
#include "models/services/rules/packagereservations.h"
#include "models/services/rules/permissions.h"
#include "models/services/runs/endpoints/endpointservice.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ErrorCaseView)
};

/// Somebody else's, without a name.
QList<CaseCode> anonymous(const QList<CaseCode> &codes, const PersonId &but)
{
    QList<CaseCode> list;
    for (const CaseCode &code : codes) {
        if (!code.final && code.state == CaseCodeState::Submitted && code.expert != but) {
            list.append(code);
            list.last().expert = PersonId();
        }
    }
    return list;
}

/// The letters in the model's words are those of the options as it was shown them.
void orderAsShown(ViewedItem &item, const QList<OptionId> &shown)
{
    const QList<Option> before = item.question.options;
    QList<Option> options;
    QList<int> chosen;
    for (const OptionId &id : shown) {
        for (qsizetype i = 0; i < before.size(); ++i) {
            if (before.at(i).id != id)
                continue;
            options.append(before.at(i));
            chosen.append(item.votes ? item.votes->chosen.value(i) : 0);
        }
    }
    if (options.size() != before.size())
        return;
    item.question.options = options;
    if (item.votes)
        item.votes->chosen = chosen;
}

/// The probes, the verdicts on their replies, and what can be asked.
Result<> fillProbes(Stores &stores, const PersonId &actor, const Clock &now, ErrorCaseView &view)
{
    const bool seesOthers = view.state == ErrorCaseState::Decided || view.maySettle;
    QSet<ErrorProbeId> shown;
    YUYI_TRY(const auto probes, stores.errors().probes(view.errorCase.id));
    for (ErrorProbe probe : probes) {
        const bool own = probe.createdBy == actor;
        if (!own && !seesOthers)
            continue;
        if (!own)
            probe.createdBy = PersonId();
        shown.insert(probe.id);
        view.probes.append(probe);
    }
    YUYI_TRY(const auto judgements, stores.errors().judgements(view.errorCase.id));
    for (ProbeJudgement judgement : judgements) {
        const bool own = judgement.createdBy == actor;
        if (!shown.contains(judgement.probe) || (!own && !seesOthers))
            continue;
        if (!own)
            judgement.createdBy = PersonId();
        view.judgements.append(judgement);
    }
    const Run &run = view.drawn.run;
    if (run.origin == RunOrigin::Imported) {
        view.probeRefusal = Tr::tr("The replies of this run were imported, so there is no endpoint to query.");
        return {};
    }
    const auto endpoint = stores.endpoints().endpoint(run.endpoint);
    if (!endpoint && endpoint.error().code == ErrorCode::NotFound) {
        // A work package has the run without it.
        view.probeRefusal = Tr::tr("This run's endpoint is missing, so the model cannot be queried.");
        return {};
    }
    if (!endpoint)
        return passOn(endpoint);
    if (!endpoint->active) {
        view.probeRefusal = Tr::tr("This run's endpoint “%1” was removed from the project, so the model cannot be queried.")
                                .arg(endpoint->name);
        return {};
    }
    if (endpoint->budget > 0) {
        YUYI_TRY(const auto spent, EndpointService(stores, actor, now).spent(endpoint->id));
        if (spent >= endpoint->budget) {
            view.probeRefusal = Tr::tr("The budget of the endpoint “%1” is used up. A lead can raise it on the Models page.")
                                    .arg(endpoint->name);
            return {};
        }
    }
    view.endpoint = *endpoint;
    return {};
}

} // namespace

Result<ErrorCaseView> errorCaseView(Stores &stores, const PersonId &actor, const ErrorCaseId &id, const Clock &now)
{
    YUYI_TRY(const auto facts, knownCase(stores, actor, id));
    ErrorCaseView view;
    view.errorCase = facts.errorCase;
    view.sample = facts.sample;
    view.state = errorCaseState(facts.codes, facts.sample.expertsPerCase, facts.accepted);
    YUYI_TRY(const auto out, packedOut(stores, Role::Expert));
    const CaseCode *given = ownCode(facts.codes, actor);
    view.kept = view.state == ErrorCaseState::Open && (given == nullptr || given->state != CaseCodeState::Submitted)
             && isCaseKept(actor, facts.codes, facts.sample.expertsPerCase, out.value(id.value()));
    YUYI_TRY(auto item, ResponseViewer(stores, actor, now).item(facts.version));
    view.item = item;
    for (qsizetype i = 0; i < view.item.replies.size(); ++i) {
        if (view.item.replies.at(i).details.attempt.id == facts.errorCase.attempt)
            view.reply = i;
    }
    if (view.reply >= 0) {
        view.drawn = view.item.replies.at(view.reply);
    } else {
        YUYI_TRY(const auto run, stores.runs().run(facts.response.attempt.run));
        view.drawn.run = run;
        view.drawn.details = facts.response;
    }
    orderAsShown(view.item, facts.response.attempt.shownOrder);
    YUYI_TRY(const auto gold, stores.annotations().gold(facts.image));
    if (gold) {
        view.explanation = gold->content.explanation;
        view.impliedMeaning = gold->content.impliedMeaning;
    }
    YUYI_TRY(const auto types, ErrorSampleService(stores, actor, now).types());
    view.types = types;
    if (const CaseCode *own = ownCode(facts.codes, actor))
        view.own = *own;
    YUYI_TRY(const auto adjudicator, isLead(stores, actor));
    const bool takesPart = view.own && view.own->state == CaseCodeState::Submitted;
    const bool settled = std::any_of(facts.codes.begin(), facts.codes.end(), [](const CaseCode &code) { return code.final; });
    // What was settled is settled another way by leads, unless it went further.
    const bool again = settled && adjudicator && !flowsBack(facts.codes.constLast());
    view.maySettle = !takesPart && (view.state == ErrorCaseState::Disputed || again);
    view.mayWithdraw = takesPart && !isCaseFinal(facts);
    if (view.state == ErrorCaseState::Decided || view.maySettle)
        view.others = anonymous(facts.codes, actor);
    if (settled)
        view.final = facts.codes.constLast();
    YUYI_CHECK(fillProbes(stores, actor, now, view));
    return view;
}

} // namespace yuyi
