// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/ids.h"
#include "models/domain/preset/preset.h"
#include "models/domain/program/jobkind.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace yuyi {

struct ProjectInfo {
    ProjectId id;
    QString title;
    Preset preset;   ///< the one in force, as stored
    WorkRules rules; ///< rules of this project; default: 1 annotator and 0 votes
    QDateTime createdAt;
    int version = 1;
};

enum class Role {
    Lead,
    Annotator,
    Adjudicator,
    Validator,
    Expert,
    Participant
};

inline constexpr CodeTable<Role, 6> codesOf(Role)
{
    return {{{Role::Lead, u"lead"},
             {Role::Annotator, u"annotator"},
             {Role::Adjudicator, u"adjudicator"},
             {Role::Validator, u"validator"},
             {Role::Expert, u"expert"},
             {Role::Participant, u"participant"}}};
}
QString titleOf(Role role);

struct Person {
    PersonId id;
    QString name;
    QList<Role> roles;
    bool active = true; ///< false: has left the project
    QDateTime createdAt;
    bool paused = false; ///< keeps the assigned work, gets nothing new

    bool is(Role role) const { return roles.contains(role); }
    /// Whether this person may get new work.
    bool available() const { return active && !paused; }
};

/// One entry of an imported benchmark file, kept unchanged so it can be written back.
struct SourceEntry {
    SourceEntryId id;
    QString file;     ///< name of the imported file without folder
    QString format;   ///< "cii-bench" …
    int position = 0; ///< in the file, from 0
    QString path;     ///< path of the image in the entry
    QString itemId;   ///< the entry's own id of the question
    QByteArray raw;   ///< JSON text of the entry
    ImageId image;
    AnnotationId annotation;
};

/// A release that was made.
struct Release {
    ReleaseId id;
    QString name;
    quint32 seed = 0;
    QList<SplitPart> splits;
    int images = 0;
    int questions = 0;
    QDateTime createdAt;
    PersonId createdBy;
    QString target; ///< folder or file; relative to the project's folder if it is in there, empty if it is not known
    QString format; ///< code of the export format; empty if it is not known
};

enum class JobState {
    Running,
    Paused,
    Done,
    Failed,
    Cancelled
};

inline constexpr CodeTable<JobState, 5> codesOf(JobState)
{
    return {{{JobState::Running, u"running"},
             {JobState::Paused, u"paused"},
             {JobState::Done, u"done"},
             {JobState::Failed, u"failed"},
             {JobState::Cancelled, u"cancelled"}}};
}

/// A stored background job: found again after a restart and continued with the same parameters.
struct JobRecord {
    JobId id;
    QString kind;          ///< code of a JobKind; another version of the program may have stored others
    QByteArray parameters; ///< JSON
    JobState state = JobState::Running;
    qint64 done = 0;
    qint64 total = 0;
    QString message;   ///< sentence about how it ended
    QByteArray result; ///< JSON result of the job (counts, refused files), kept for the page
    QDateTime createdAt;
    QDateTime updatedAt;

    /// Unset if this version does not know the kind.
    std::optional<JobKind> knownKind() const { return fromCode<JobKind>(kind); }
};

} // namespace yuyi
