// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/changes.h"
#include "models/domain/clock.h"

#include <QDateTime>

namespace yuyi {

/// Makes an event for the audit trail with a new id and the current time.
inline Event makeEvent(Entity entity, const QUuid &subject, const QString &action, const PersonId &person,
                       const QByteArray &before = {}, const QByteArray &after = {})
{
    Event event;
    event.id = EventId::create();
    event.entity = entity;
    event.subject = subject;
    event.action = action;
    event.person = person;
    event.before = before;
    event.after = after;
    event.createdAt = currentTime();
    return event;
}

} // namespace yuyi
