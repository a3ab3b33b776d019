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

/// @brief Source entries of imported benchmark files.
class SourceStore
{
public:
    virtual ~SourceStore() = default;
    virtual Result<> add(const SourceEntry &entry) = 0;
    virtual Result<QList<SourceEntry>> entries() = 0;           ///< by file, then position
    virtual Result<QList<SourceEntry>> ofImage(const ImageId &image) = 0;   ///< by file, then position
    virtual Result<bool> known(const QString &file, const QString &itemId) = 0;
};

/// @brief Releases and which question versions went where.
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

/// @brief Long work, found again after a restart.
class JobStore
{
public:
    virtual ~JobStore() = default;
    virtual Result<> save(const JobRecord &job) = 0;            ///< adds or replaces
    virtual Result<QList<JobRecord>> unfinished() = 0;          ///< running or paused, oldest first
    virtual Result<QList<JobRecord>> recent(int count) = 0;     ///< newest first
};

/// @brief Which events of the audit are wanted; every member that is set narrows it.
struct EventFilter {
    PersonId person;
    std::optional<Entity> entity;
    QString action;                      ///< with `entity`
    ImageId image;
    QUuid subject;
    QDateTime from;                      ///< this moment included
    QDateTime until;                     ///< this moment excluded
    bool withTyping = true;              ///< false: without what is saved while somebody types, and what is merely seen

    friend bool operator==(const EventFilter &, const EventFilter &) = default;
};

/// @brief The audit and the undo history.
class HistoryStore
{
public:
    virtual ~HistoryStore() = default;
    virtual Result<> append(const Event &event) = 0;
    virtual Result<QList<Event>> events(qint64 afterSequence, int limit) = 0;   ///< oldest first
    virtual Result<qint64> lastSequence() = 0;
    virtual Result<QList<Event>> eventsOf(const QUuid &subject) = 0;
    /// Newest first, those before a sequence number (0: from the newest on): for paging through millions.
    virtual Result<QList<Event>> find(const EventFilter &filter, qint64 beforeSequence, int limit) = 0;
    virtual Result<qint64> count(const EventFilter &filter) = 0;
    virtual Result<QList<Event>> eventsOfAct(const QUuid &act) = 0;             ///< oldest first
    /// Events of other acts after this one about the images it was about, oldest first.
    virtual Result<QList<Event>> eventsAfterAct(const QUuid &act, int limit) = 0;
    /// The step a person could undo that was recorded with these events; nothing once it was trimmed from the history.
    virtual Result<std::optional<UndoStep>> stepOfAct(const QUuid &act) = 0;

    /// Adds a step, drops the person's undone ones (they cannot be redone any more) and all but the last 200.
    virtual Result<> push(const UndoStep &step) = 0;
    virtual Result<std::optional<UndoStep>> nextUndo(const PersonId &person) = 0;
    virtual Result<std::optional<UndoStep>> nextRedo(const PersonId &person) = 0;
    /// The steps that could be undone one after the other, newest first.
    virtual Result<QList<UndoStep>> lastSteps(const PersonId &person, int limit) = 0;
    /// All steps of the person about this subject that are kept, oldest first; undone ones too.
    virtual Result<QList<UndoStep>> stepsOf(const PersonId &person, const QUuid &subject) = 0;
    virtual Result<> setUndone(const UndoId &id, bool undone) = 0;
    /// The step can neither be undone nor done again any more.
    virtual Result<> forget(const UndoId &id) = 0;
};

} // namespace yuyi
