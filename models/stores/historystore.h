// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/domain/project/project.h"
#include "models/domain/result.h"

#include <QList>
#include <optional>

namespace yuyi {

/// Filter for audit events; every member that is set narrows it.
struct EventFilter {
    PersonId person;
    std::optional<Entity> entity;
    QString action; ///< with `entity`
    ImageId image;
    QUuid subject;
    QDateTime from;         ///< inclusive
    QDateTime until;        ///< exclusive
    bool withTyping = true; ///< false: without autosaves while typing and without mere views

    friend bool operator==(const EventFilter &, const EventFilter &) = default;
};

/// The audit log and the undo history.
class HistoryStore
{
public:
    virtual ~HistoryStore() = default;
    virtual Result<> append(const Event &event) = 0;
    virtual Result<QList<Event>> events(qint64 afterSequence, int limit) = 0; ///< oldest first
    virtual Result<qint64> lastSequence() = 0;
    virtual Result<QList<Event>> eventsOf(const QUuid &subject) = 0;
    /// Events before a sequence number (0: from the newest), newest first; for paging through millions of events.
    virtual Result<QList<Event>> find(const EventFilter &filter, qint64 beforeSequence, int limit) = 0;
    virtual Result<qint64> count(const EventFilter &filter) = 0;
    virtual Result<QList<Event>> eventsOfAct(const QUuid &act) = 0; ///< oldest first
    /// Events of later acts about the images of this act, oldest first.
    virtual Result<QList<Event>> eventsAfterAct(const QUuid &act, int limit) = 0;
    /// The undo step recorded with these events; std::nullopt if it was trimmed from the history.
    virtual Result<std::optional<UndoStep>> stepOfAct(const QUuid &act) = 0;

    /// Adds a step and removes the person's undone steps, which can no longer be redone, and all but the last 200.
    virtual Result<> push(const UndoStep &step) = 0;
    virtual Result<std::optional<UndoStep>> nextUndo(const PersonId &person) = 0;
    virtual Result<std::optional<UndoStep>> nextRedo(const PersonId &person) = 0;
    /// The steps that can be undone one after the other, newest first.
    virtual Result<QList<UndoStep>> lastSteps(const PersonId &person, int limit) = 0;
    /// All stored steps of the person about this subject, oldest first, including undone ones.
    virtual Result<QList<UndoStep>> stepsOf(const PersonId &person, const QUuid &subject) = 0;
    virtual Result<> setUndone(const UndoId &id, bool undone) = 0;
    /// Removes the step from the history, so it can be neither undone nor redone.
    virtual Result<> forget(const UndoId &id) = 0;
};

} // namespace yuyi
