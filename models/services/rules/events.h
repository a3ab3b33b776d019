// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/history/changes.h"
#include "models/domain/images/duplicates.h"
#include "models/domain/review/validation.h"
#include "models/domain/runs/run.h"

#include <QDateTime>

namespace yuyi {

/// Makes an event for the audit trail with a new id and the current time.
inline Event makeEvent(Entity entity, const QUuid &subject, AuditAction action, const PersonId &person,
                       const QByteArray &before = {}, const QByteArray &after = {})
{
    Event event;
    event.id = EventId::create();
    event.entity = entity;
    event.subject = subject;
    event.action = codeOf(action);
    event.person = person;
    event.before = before;
    event.after = after;
    event.createdAt = currentTime();
    return event;
}

/// @name The action named after the state that a record has reached
/// @{
AuditAction actionOf(RunState state);
AuditAction actionOf(ValidationState state);
AuditAction actionOf(GroupState state);
/// @}

} // namespace yuyi
