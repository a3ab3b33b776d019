// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/changes.h"
#include "models/domain/project.h"
#include "models/domain/result.h"

#include <QList>

#include <optional>

namespace yuyi {

/// @brief The project itself and its people. Thread of the connection.
class ProjectStore
{
public:
    virtual ~ProjectStore() = default;
    virtual Result<ProjectInfo> info() = 0;
    virtual Result<> setInfo(const ProjectInfo &info) = 0;      ///< title, rules; Conflict by version
    virtual Result<> addPerson(const Person &person) = 0;
    virtual Result<> updatePerson(const Person &person) = 0;
    virtual Result<QList<Person>> people() = 0;                 ///< oldest first
};

/// Source entries of imported benchmark files.
class SourceStore
{
public:
    virtual ~SourceStore() = default;
    virtual Result<> add(const SourceEntry &entry) = 0;
    virtual Result<QList<SourceEntry>> entries() = 0;           ///< by file, then position
    virtual Result<QList<SourceEntry>> ofImage(const ImageId &image) = 0;   ///< by file, then position
    virtual Result<bool> known(const QString &file, const QString &itemId) = 0;
};

/// Releases and the question versions in them.
class ReleaseStore
{
public:
    struct ReleasedItem {
        ImageId image;
        QuestionVersionId question;
        QString split;
    };
    virtual ~ReleaseStore() = default;
    virtual Result<> add(const Release &release, const QList<ReleasedItem> &items) = 0;
    virtual Result<QList<Release>> releases() = 0;              ///< newest first
    virtual Result<QList<ReleasedItem>> items(const ReleaseId &id) = 0;
};

/// Records of background jobs, which are found again after a restart.
class JobStore
{
public:
    virtual ~JobStore() = default;
    virtual Result<> save(const JobRecord &job) = 0;            ///< adds or replaces
    virtual Result<QList<JobRecord>> unfinished() = 0;          ///< running or paused, oldest first
    virtual Result<QList<JobRecord>> recent(int count) = 0;     ///< newest first
};

/// Filter for audit events; every member that is set narrows it.
struct EventFilter {
    PersonId person;
    std::optional<Entity> entity;
    QString action;                      ///< with `entity`
    ImageId image;
    QUuid subject;
    QDateTime from;                      ///< inclusive
    QDateTime until;                     ///< exclusive
    bool withTyping = true;              ///< false: without autosaves while typing and without mere views

    friend bool operator==(const EventFilter &, const EventFilter &) = default;
};

/// The audit log and the undo history.
class HistoryStore
{
public:
    virtual ~HistoryStore() = default;
    virtual Result<> append(const Event &event) = 0;
    virtual Result<QList<Event>> events(qint64 afterSequence, int limit) = 0;   ///< oldest first
    virtual Result<qint64> lastSequence() = 0;
    virtual Result<QList<Event>> eventsOf(const QUuid &subject) = 0;
    /// Events before a sequence number (0: from the newest), newest first; for paging through millions of events.
    virtual Result<QList<Event>> find(const EventFilter &filter, qint64 beforeSequence, int limit) = 0;
    virtual Result<qint64> count(const EventFilter &filter) = 0;
    virtual Result<QList<Event>> eventsOfAct(const QUuid &act) = 0;             ///< oldest first
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
