// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/history/auditservice.h"

#include "models/services/rules/permissions.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AuditService)
};

/// The same events as filters; none where the filter asks for others.
QList<EventFilter> verdictFilters(const EventFilter &filter)
{
    QList<EventFilter> filters;
    if (!filter.entity || *filter.entity == Entity::Validation) {
        filters.append(filter);
        filters.last().entity = Entity::Validation;
    }
    const bool stages = filter.action.isEmpty() || filter.action == codeOf(AuditAction::Stage);
    if (stages && (!filter.entity || *filter.entity == Entity::Image)) {
        filters.append(filter);
        filters.last().entity = Entity::Image;
        filters.last().action = codeOf(AuditAction::Stage);
    }
    return filters;
}

} // namespace

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
    AuditReader reader(m_stores, m_actor);
    YUYI_CHECK(reader.open());
    AuditSlice page;
    page.names = reader.names();
    page.more = found.size() > limit;
    if (page.more)
        found.removeLast();
    QList<ImageId> ids;
    for (const Event &event : found) {
        if (!event.image.isNull() && !ids.contains(event.image))
            ids.append(event.image);
    }
    YUYI_CHECK(reader.nameImages(ids));
    for (const Event &event : found) {
        YUYI_TRY(const auto line, reader.lineOf(event));
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
        const auto filters = verdictFilters(own);
        for (const EventFilter &verdicts : filters) {
            YUYI_TRY(const auto count, m_stores.history().count(verdicts));
            hidden += count;
        }
    }
    return *all - hidden;
}

Result<UndoOffer> AuditService::mayUndo(const Event &event)
{
    return AuditUndo(m_stores, m_actor).offer(event);
}

Result<> AuditService::undo(const Event &event, const QString &reason)
{
    return AuditUndo(m_stores, m_actor).undo(event, reason);
}

Result<qint64> AuditService::exportTo(const AuditExportRequest &request, Progress &progress)
{
    return writeAudit(m_stores, m_actor, request, progress);
}

} // namespace yuyi
