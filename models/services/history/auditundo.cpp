// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/history/auditundo.h"

#include "models/domain/moments.h"
#include "models/services/annotation/undosteps.h"
#include "models/services/history/auditreader.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/returns.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AuditUndo)
};

constexpr int laterEvents = 2000;

/// Follows from something else or changes nothing that others build on.
bool isPassing(const Event &event)
{
    return event.entity == Entity::Comment || event.entity == Entity::Undo
        || ((event.entity == Entity::Person || event.entity == Entity::Participant)
            && (event.is(AuditAction::Invited) || event.is(AuditAction::Joined) || event.is(AuditAction::LoginRenewed)
                || event.is(AuditAction::LoginEnded)))
        || (event.entity == Entity::Image && (event.is(AuditAction::Stage) || event.is(AuditAction::Composed)))
        || (event.entity == Entity::Annotation && event.is(AuditAction::Skipped));
}

} // namespace

Result<std::optional<Event>> AuditUndo::builtOn(const QUuid &act)
{
    YUYI_TRY(const auto later, m_stores.history().eventsAfterAct(act, laterEvents));
    // What was itself withdrawn later does not count.
    QSet<QUuid> undone;
    QSet<QUuid> undoing;
    for (const Event &event : later) {
        if (event.entity != Entity::Undo)
            continue;
        undoing.insert(event.act);
        const QUuid of = undoneAct(event);
        if (event.is(AuditAction::Undone))
            undone.insert(of);
        else
            undone.remove(of);
    }
    for (const Event &event : later) {
        if (!isPassing(event) && !undone.contains(event.act) && !undoing.contains(event.act))
            return std::optional<Event>(event);
    }
    return std::optional<Event>();
}

Result<QString> AuditUndo::sentenceOn(const Event &later, bool lead, bool standsAlone)
{
    // Who answers blind, who annotates and what came of it is not told to those whom the page does not show it.
    if (!lead && (later.person != m_actor || isVerdict(later))) {
        return standsAlone ? Tr::tr("Later work on this image depends on this step. Ask a lead to undo it.")
                           : Tr::tr("Later work on this image depends on this step.");
    }
    AuditReader reader(m_stores, m_actor);
    YUYI_CHECK(reader.open());
    YUYI_TRY(const auto line, reader.lineOf(later));
    const QString since = momentText(line.event.createdAt);
    return Tr::tr("The later step “%3” (by %1, %2) depends on this step.").arg(line.who, since, line.what);
}

Result<UndoOffer> AuditUndo::offerFor(const Event &event, std::optional<UndoStep> &step)
{
    YUYI_TRY(const auto person, requirePerson(m_stores, m_actor));
    const bool lead = person.is(Role::Lead);
    YUYI_TRY(const auto found, m_stores.history().stepOfAct(event.act));
    step = found;
    UndoOffer offer;
    if (!step) {
        YUYI_TRY(const auto later, m_stores.history().eventsAfterAct(event.act, laterEvents));
        const bool undone = std::any_of(later.begin(), later.end(), [&](const Event &one) {
            return one.entity == Entity::Undo && !event.act.isNull() && undoneAct(one) == event.act;
        });
        if (undone) {
            offer.sentence = Tr::tr("This step has been undone already.");
            return offer;
        }
        offer.sentence = Tr::tr(
            "This step cannot be undone. Either steps of this kind can never be undone, or the step is too old: only the last 200 steps "
            "of each person can be undone.");
        return offer;
    }
    if (step->undone) {
        offer.sentence = Tr::tr("This step has been undone already.");
        return offer;
    }
    const bool own = step->person == m_actor;
    if (!own && !lead) {
        offer.sentence = Tr::tr("Only a lead or the person who did this step can undo it.");
        return offer;
    }
    const UndoAction *action = undoActionOf(step->kind);
    if (!action) {
        offer.sentence = Tr::tr("This step was recorded by a newer version of Yuyi. Update the program to undo it.");
        return offer;
    }
    if (!own && action->authorOnly) {
        offer.sentence = action->authorOnly();
        return offer;
    }
    offer.needsReason = !own;
    if (own && action->mayWithdraw) {
        const auto may = action->mayWithdraw({m_stores, *step, m_actor});
        if (!may && may.error().code != ErrorCode::Refused)
            return passOn(may);
        if (may || !lead) {
            offer.possible = may.has_value();
            if (!may)
                offer.sentence = may.error().sentence;
            return offer;
        }
        offer.needsReason = true; // as the same step of anybody else
    }
    YUYI_TRY(const auto built, builtOn(event.act));
    if (built) {
        YUYI_TRY(const auto sentence, sentenceOn(*built, lead, action->standsAlone));
        offer.sentence = sentence;
        if (!lead || !action->standsAlone)
            return offer;
        offer.needsReason = true;
    }
    if (action->mayUndo && offer.needsReason) {
        const auto may = action->mayUndo({m_stores, *step, m_actor});
        if (!may && may.error().code != ErrorCode::Refused)
            return passOn(may);
        if (!may) {
            offer.sentence = may.error().sentence;
            return offer;
        }
    }
    offer.possible = true;
    return offer;
}

Result<UndoOffer> AuditUndo::offer(const Event &event)
{
    std::optional<UndoStep> step;
    return offerFor(event, step);
}

Result<> AuditUndo::undo(const Event &event, const QString &reason)
{
    return m_stores.transaction([&]() -> Result<> {
        std::optional<UndoStep> step;
        YUYI_TRY(const auto offer, offerFor(event, step));
        if (!offer.possible)
            return failure(ErrorCode::Refused, offer.sentence);
        if (offer.needsReason && reason.trimmed().isEmpty())
            return failure(ErrorCode::Invalid, Tr::tr("Write why you are undoing this step."));
        const bool own = step->person == m_actor;
        if (!own && step->kind == submissionStep) {
            // Nobody makes another's submission undone: it goes back to its author with the reason.
            WorkReturn back;
            back.annotation = AnnotationId(step->subject);
            back.origin = ReturnOrigin::Review;
            back.reason = Tr::tr("Submission undone on the Audit page");
            back.note = reason.trimmed();
            YUYI_CHECK(returnInTransaction(m_stores, back, m_actor));
            return UndoService(m_stores, m_actor).recordInTransaction(*step, true, reason.trimmed());
        }
        return UndoService(m_stores, m_actor).undoInTransaction(*step, reason.trimmed());
    });
}

} // namespace yuyi
