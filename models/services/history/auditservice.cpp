// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/history/auditservice.h"

#include "models/domain/moments.h"
#include "models/services/annotation/undosteps.h"
#include "models/services/errors/decisions.h"
#include "models/services/errors/errorsampleservice.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/returns.h"
#include "models/stores/errorstore.h"
#include "models/stores/packagestore.h"
#include "models/stores/studystore.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AuditService)
};

constexpr int laterEvents = 2000;

/// Speaks of what somebody wrote about the image.
bool isContent(Entity entity)
{
    switch (entity) {
    case Entity::Annotation:
    case Entity::Submission:
    case Entity::Question:
    case Entity::Return:
    case Entity::Comment:
    case Entity::Adjudication:
    case Entity::ErrorCase:
    case Entity::Calibration: return true;
    default: return false;
    }
}

/// Follows from something else or changes nothing that others build on.
bool isPassing(const Event &event)
{
    return event.entity == Entity::Comment || event.entity == Entity::Undo
        || (event.entity == Entity::Image && event.action == QLatin1String("stage"))
        || (event.entity == Entity::Annotation && event.action == QLatin1String("skipped"));
}

/// Tells somebody who answered a question what came of it: no validator may be told.
bool isVerdict(const Event &event)
{
    return event.entity == Entity::Validation
        || (event.entity == Entity::Image && event.action == QLatin1String("stage"));
}

/// The same events as filters; none where the filter asks for others.
QList<EventFilter> verdictFilters(const EventFilter &filter)
{
    QList<EventFilter> filters;
    if (!filter.entity || *filter.entity == Entity::Validation) {
        filters.append(filter);
        filters.last().entity = Entity::Validation;
    }
    const bool stages = filter.action.isEmpty() || filter.action == QLatin1String("stage");
    if (stages && (!filter.entity || *filter.entity == Entity::Image)) {
        filters.append(filter);
        filters.last().entity = Entity::Image;
        filters.last().action = QStringLiteral("stage");
    }
    return filters;
}

} // namespace

struct AuditService::Reader {
    AuditNames names;
    QSet<ImageId> hidden;
    QHash<ImageId, QString> imageNames;
    QHash<ImageId, bool> openRounds;
    QHash<QUuid, bool> blindCases;        ///< what others said is not yet for the reader
    QHash<QUuid, QString> subjects;
};

Result<EventFilter> AuditService::allowed(const EventFilter &filter)
{
    YUYI_TRY(const auto person, requirePerson(m_stores, m_actor));
    EventFilter own = filter;
    if (!person.is(Role::Lead)) {
        if (!filter.person.isNull() && filter.person != m_actor) {
            return failure(ErrorCode::Refused, Tr::tr("Only leads can see what other people did."));
        }
        own.person = m_actor;
    }
    return own;
}

Result<AuditNames> AuditService::namesOf()
{
    AuditNames names;
    YUYI_TRY(const auto info, m_stores.project().info());
    names.preset = info.preset;
    YUYI_TRY(const auto types, ErrorSampleService(m_stores, m_actor).types());
    names.preset.errorTypes = types.types;
    YUYI_TRY(const auto people, m_stores.project().people());
    for (const Person &person : people)
        names.people.insert(person.id, person.name);
    return names;
}

Result<AuditService::Reader> AuditService::reader()
{
    Reader reader;
    YUYI_TRY(const auto names, namesOf());
    reader.names = names;
    YUYI_TRY(const auto hidden, hiddenFrom(m_stores, m_actor));
    reader.hidden = QSet<ImageId>(hidden.begin(), hidden.end());
    return reader;
}

Result<bool> AuditService::isWithheld(const Event &event, Reader &reader)
{
    if (event.person == m_actor)
        return false;
    if (reader.hidden.contains(event.image) && isContent(event.entity))
        return true;
    if (event.entity == Entity::Vote && !event.image.isNull()) {
        auto open = reader.openRounds.constFind(event.image);
        if (open == reader.openRounds.constEnd()) {
            YUYI_TRY(const auto rounds, m_stores.validation().ofImage(event.image));
            const bool any = std::any_of(rounds.begin(), rounds.end(), [](const Validation &round) {
                return round.state == ValidationState::Open;
            });
            open = reader.openRounds.insert(event.image, any);
        }
        return *open;
    }
    if (event.entity == Entity::ErrorCase && !event.after.isEmpty()) {
        auto open = reader.blindCases.constFind(event.subject);
        if (open == reader.blindCases.constEnd()) {
            YUYI_TRY(const auto one, isBlindCase(ErrorCaseId(event.subject)));
            open = reader.blindCases.insert(event.subject, one);
        }
        return *open;
    }
    return false;
}

/// Nobody reads another's code on a case before it is decided, but whoever settles it.
Result<bool> AuditService::isBlindCase(const ErrorCaseId &id)
{
    YUYI_TRY(const auto errorCase, m_stores.errors().errorCase(id));
    YUYI_TRY(const auto sample, m_stores.errors().sample(errorCase.sample));
    YUYI_TRY(const auto codes, m_stores.errors().codesOfCase(id));
    const ErrorCaseState state = errorCaseState(codes, sample.expertsPerCase);
    return state == ErrorCaseState::Open || (state == ErrorCaseState::Disputed && ownCode(codes, m_actor));
}

/// Which record it is about, by its name as it is now; empty where there is none, or it is gone.
QString AuditService::subjectOf(const Event &event, Reader &reader)
{
    const auto known = reader.subjects.constFind(event.subject);
    if (known != reader.subjects.constEnd())
        return *known;
    QString name;
    if (event.entity == Entity::Study) {
        if (const auto study = m_stores.studies().study(StudyId(event.subject)))
            name = study->name;
    } else if (event.entity == Entity::Participant) {
        if (const auto participant = m_stores.studies().participant(ParticipantId(event.subject)))
            name = participant->code;
    } else if (event.entity == Entity::ErrorSample) {
        if (const auto sample = m_stores.errors().sample(ErrorSampleId(event.subject)))
            name = sample->name;
    } else if (event.entity == Entity::Package) {
        if (const auto package = m_stores.packages().package(PackageId(event.subject)); package && *package) {
            const auto participant = m_stores.studies().participant((*package)->participant);
            name = participant ? participant->code : reader.names.of((*package)->person);
        }
    }
    return *reader.subjects.insert(event.subject, name);
}

Result<AuditLine> AuditService::lineOf(const Event &event, Reader &reader)
{
    AuditLine line;
    line.event = event;
    line.imageName = reader.imageNames.value(event.image);
    YUYI_TRY(const auto withheld, isWithheld(event, reader));
    line.withheld = withheld;
    if (line.withheld) {
        line.event.before.clear();
        line.event.after.clear();
    }
    line.who = reader.names.of(event.person);
    line.what = sentenceOf(line.event, reader.names);
    const QString subject = subjectOf(event, reader);
    if (subject.isEmpty())
        return line;
    // Participants have no name but their pseudonym.
    if (event.entity == Entity::Participant && event.person.isNull())
        line.who = subject;
    else
        line.what = Tr::tr("%1: %2", "what happened, to what").arg(line.what, subject);
    return line;
}

Result<QList<Event>> AuditService::eventsFor(const EventFilter &filter, qint64 beforeSequence, int limit)
{
    YUYI_TRY(const auto lead, isLead(m_stores, m_actor));
    QList<Event> kept;
    for (bool more = true; more && kept.size() < limit;) {
        YUYI_TRY(const auto found, m_stores.history().find(filter, beforeSequence, limit));
        more = found.size() == limit;
        for (const Event &event : found) {
            if (kept.size() < limit && (lead || !isVerdict(event)))
                kept.append(event);
        }
        if (!found.isEmpty())
            beforeSequence = found.constLast().sequence;
    }
    return kept;
}

Result<AuditSlice> AuditService::page(const EventFilter &filter, qint64 beforeSequence, int limit)
{
    YUYI_TRY(const auto own, allowed(filter));
    YUYI_TRY(auto found, eventsFor(own, beforeSequence, limit + 1));
    YUYI_TRY(auto with, reader());
    AuditSlice page;
    page.names = with.names;
    page.more = found.size() > limit;
    if (page.more)
        found.removeLast();
    QList<ImageId> ids;
    for (const Event &event : found) {
        if (!event.image.isNull() && !ids.contains(event.image))
            ids.append(event.image);
    }
    YUYI_TRY(const auto images, m_stores.images().images(ids));
    for (const Image &image : images)
        with.imageNames.insert(image.id, image.names.value(0));
    for (const Event &event : found) {
        YUYI_TRY(const auto line, lineOf(event, with));
        page.lines.append(line);
    }
    return page;
}

Result<qint64> AuditService::count(const EventFilter &filter)
{
    YUYI_TRY(const auto own, allowed(filter));
    const auto all = m_stores.history().count(own);
    const auto lead = isLead(m_stores, m_actor);
    if (!all || !lead)
        return all ? passOn(lead) : all;
    qint64 hidden = 0;
    if (!*lead) {
        for (EventFilter verdicts : verdictFilters(own)) {
            YUYI_TRY(const auto count, m_stores.history().count(verdicts));
            hidden += count;
        }
    }
    return *all - hidden;
}

Result<std::optional<Event>> AuditService::builtOn(const QUuid &act)
{
    YUYI_TRY(const auto later, m_stores.history().eventsAfterAct(act, laterEvents));
    // What was itself taken back again does not count.
    QSet<QUuid> undone;
    QSet<QUuid> undoing;
    for (const Event &event : later) {
        if (event.entity != Entity::Undo)
            continue;
        undoing.insert(event.act);
        const QUuid of = undoneAct(event);
        if (event.action == QLatin1String("undone"))
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

Result<UndoOffer> AuditService::offerFor(const Event &event, std::optional<UndoStep> &step)
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
        offer.sentence = Tr::tr("This entry cannot be undone: this kind of step has no undo, or it is not among the person's "
                                "last 200 steps.");
        return offer;
    }
    if (step->undone) {
        offer.sentence = Tr::tr("This step has been undone already.");
        return offer;
    }
    const bool own = step->person == m_actor;
    if (!own && !lead) {
        offer.sentence = Tr::tr("Only the person who did this step or a lead can undo it.");
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
    YUYI_TRY(const auto built, builtOn(event.act));
    if (built) {
        YUYI_TRY(auto with, reader());
        YUYI_TRY(const auto line, lineOf(*built, with));
        const QString since = momentText(line.event.createdAt);
        offer.sentence = Tr::tr("Later work depends on this step: “%3” (%1, %2).").arg(line.who, since, line.what);
        if (!lead || !action->standsAlone)
            return offer;
    }
    if (action->mayUndo && (!own || built)) {
        const auto may = action->mayUndo({m_stores, *step, m_actor});
        if (!may && may.error().code != ErrorCode::Refused)
            return passOn(may);
        if (!may) {
            offer.sentence = may.error().sentence;
            return offer;
        }
    }
    offer.possible = true;
    offer.needsReason = !own || built;
    return offer;
}

Result<UndoOffer> AuditService::mayUndo(const Event &event)
{
    std::optional<UndoStep> step;
    return offerFor(event, step);
}

Result<> AuditService::undo(const Event &event, const QString &reason)
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
            back.reason = Tr::tr("Returned from the Audit page");
            back.note = reason.trimmed();
            YUYI_CHECK(returnWithin(m_stores, back, m_actor));
            return UndoService(m_stores, m_actor).recordWithin(*step, true, reason.trimmed());
        }
        return UndoService(m_stores, m_actor).undoWithin(*step, reason.trimmed());
    });
}

} // namespace yuyi
