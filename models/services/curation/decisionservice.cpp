// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/decisionservice.h"

#include "models/domain/clock.h"
#include "models/domain/json/json.h"
#include "models/services/curation/duplicateservice.h"
#include "models/services/curation/undosteps.h"
#include "models/services/rules/events.h"
#include "models/services/rules/eventvalues.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/stages.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DecisionService)
};
} // namespace

Result<QList<DecisionId>> DecisionService::addInTransaction(const QList<ImageId> &images, const Verdict &verdict)
{
    QList<DecisionId> ids;
    ids.reserve(images.size());
    for (const ImageId &image : images) {
        Decision decision;
        decision.id = DecisionId::create();
        decision.image = image;
        decision.step = verdict.step;
        decision.outcome = verdict.outcome;
        decision.reason = verdict.outcome == Outcome::Discard ? verdict.reason : QString();
        decision.note = verdict.note;
        decision.person = m_actor;
        decision.rule = verdict.rule;
        decision.createdAt = currentTime();
        YUYI_CHECK(m_stores.images().addDecision(decision));
        const Event event = makeEvent(Entity::Decision, image.value(),
                                      verdict.outcome == Outcome::Keep ? AuditAction::Kept : AuditAction::Discarded,
                                      m_actor, {}, auditValue(decision));
        YUYI_CHECK(m_stores.record(event));
        YUYI_CHECK(refreshStage(m_stores, image, m_actor));
        ids.append(decision.id);
    }
    return ids;
}

Result<> DecisionService::setUndoneInTransaction(const QList<DecisionId> &ids, bool undone, const QString &reason)
{
    const QByteArray why = reason.isEmpty() ? QByteArray() : storedText({{"reason", reason}});
    for (const DecisionId &id : ids) {
        YUYI_TRY(const auto decision, m_stores.images().decision(id));
        if (decision.undoneBy.isNull() != undone)
            continue;
        YUYI_CHECK(m_stores.images().markUndone(id, undone ? m_actor : PersonId()));
        const Event event = makeEvent(Entity::Decision, decision.image.value(),
                                      undone ? AuditAction::Undone : AuditAction::Redone, m_actor,
                                      undone ? auditValue(decision) : QByteArray(),
                                      undone ? why : auditValue(decision));
        YUYI_CHECK(m_stores.record(event));
        YUYI_CHECK(refreshStage(m_stores, decision.image, m_actor));
    }
    return {};
}

Result<> DecisionService::decide(const QList<ImageId> &images, const Verdict &verdict, const QString &text)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    if (images.isEmpty())
        return {};
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto ids, addInTransaction(images, verdict));
        return pushDecisionStep(m_stores, m_actor, ids, images.first(), verdict.step, text);
    });
}

Result<> DecisionService::undo(const DecisionId &id)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireInForce(id));
        return withdraw({id});
    });
}

Result<> DecisionService::undoFor(const DecisionId &id, const QString &reason)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireInForce(id));
        YUYI_TRY(const auto decision, m_stores.images().decision(id));
        YUYI_CHECK(requireReason({decision}, reason));
        return withdraw({id}, reason.trimmed());
    });
}

Result<> DecisionService::requireInForce(const DecisionId &id)
{
    YUYI_TRY(const auto decision, m_stores.images().decision(id));
    if (!decision.undoneBy.isNull())
        return failure(ErrorCode::Refused, Tr::tr("This decision was already undone."));
    return {};
}

Result<> DecisionService::requireReason(const QList<Decision> &decisions, const QString &reason)
{
    const bool others = std::any_of(decisions.begin(), decisions.end(), [this](const Decision &decision) {
        return !decision.person.isNull() && decision.person != m_actor;
    });
    if (others && reason.trimmed().isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Undoing a decision of another person needs a reason, which is recorded."));
    return {};
}

Result<> DecisionService::withdraw(const QList<DecisionId> &ids, const QString &reason)
{
    YUYI_CHECK(setUndoneInTransaction(ids, true, reason));
    // A group whose decision is withdrawn is open again: it must be looked at once more.
    QSet<DuplicateGroupId> opened;
    for (const DecisionId &id : ids) {
        YUYI_TRY(const auto decision, m_stores.images().decision(id));
        const DuplicateGroupId groupId = groupOf(decision);
        if (groupId.isNull() || opened.contains(groupId))
            continue;
        opened.insert(groupId);
        auto group = m_stores.filters().group(groupId);
        if (!group && group.error().code == ErrorCode::NotFound)
            continue;
        if (!group)
            return passOn(group);
        if (group->state != GroupState::Confirmed)
            continue;
        group->state = GroupState::Open;
        YUYI_CHECK(m_stores.filters().updateGroup(*group));
        const Event event =
            makeEvent(Entity::DuplicateGroup, groupId.value(), AuditAction::Reopened, m_actor);
        YUYI_CHECK(m_stores.record(event));
    }
    return {};
}

Result<int> DecisionService::undoLast(int count, const QString &reason)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    int undone = 0;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto last, m_stores.images().lastDecisions(count));
        YUYI_CHECK(requireReason(last, reason));
        QList<DecisionId> ids;
        for (const Decision &decision : last)
            ids.append(decision.id);
        undone = static_cast<int>(ids.size());
        return withdraw(ids, reason.trimmed());
    }));
    return undone;
}

} // namespace yuyi
