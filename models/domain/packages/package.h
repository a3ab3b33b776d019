// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/domain/project/project.h"
#include "models/domain/studies/study.h"

namespace yuyi {

/// Packed: handed to its person. Finished: the person has finished it (in the file). Merged: it was returned finished and merged.
/// Withdrawn: returns are refused.
enum class PackageState {
    Packed,
    Finished,
    Merged,
    Withdrawn
};

inline constexpr CodeTable<PackageState, 4> codesOf(PackageState)
{
    return {{{PackageState::Packed, u"packed"},
             {PackageState::Finished, u"finished"},
             {PackageState::Merged, u"merged"},
             {PackageState::Withdrawn, u"withdrawn"}}};
}
QString titleOf(PackageState state);

/// A work package. The project has a row for each package; the file itself has only its own row in the same table.
struct Package {
    PackageId id;
    ProjectId project;
    QString title; ///< title of the project or the study, for the person
    Role role = Role::Annotator;
    PersonId person; ///< null for participants
    StudyId study;   ///< only for participants
    ParticipantId participant;
    int images = 0;
    int entries = 0;     ///< images to annotate, questions, cases or trials
    QString contentHash; ///< hexadecimal SHA-256 over everything in it that the person may not change
    PackageState state = PackageState::Packed;
    QDateTime finishedAt;
    QDateTime mergedAt; ///< time of the last merge
    QString returnHash; ///< hexadecimal SHA-256 of the work merged last; the same work again changes nothing
    QString idSecret;   ///< only in the project: key that masks the package's ids; empty: not masked
    QDateTime createdAt;
    PersonId createdBy;
    int version = 1; ///< optimistic lock

    /// Whether its person still has it, as far as the project knows: not returned finished, not withdrawn.
    bool isOut() const { return state == PackageState::Packed || state == PackageState::Finished; }
};

/// A record that a package was made of, and its state in the project at that time; a later change there is a conflict.
struct PackageEntry {
    PackageId package;
    Entity entity = Entity::Image; ///< Image, Annotation, Validation, Adjudication, ErrorCase or Participant
    QUuid subject;
    QString state; ///< version or hash
};

} // namespace yuyi
