// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/changes.h"
#include "models/domain/project.h"
#include "models/domain/study.h"

namespace yuyi {

/// Packed: out with its person. Finished: the person has ended it (in the file). Merged: it came home ended.
/// Withdrawn: whatever comes back is refused.
enum class PackageState { Packed, Finished, Merged, Withdrawn };

inline constexpr CodeTable<PackageState, 4> codesOf(PackageState)
{
    return {{{PackageState::Packed, u"packed"}, {PackageState::Finished, u"finished"}, {PackageState::Merged, u"merged"},
             {PackageState::Withdrawn, u"withdrawn"}}};
}
QString titleOf(PackageState state);

/// @brief A work package: known at home by this row, and the same row is the only one of its table in the file itself.
struct Package {
    PackageId id;
    ProjectId project;
    QString title;                   ///< what the person reads: of the project or the study
    Role role = Role::Annotator;
    PersonId person;                 ///< null for participants
    StudyId study;                   ///< only for participants
    ParticipantId participant;
    int images = 0;
    int pieces = 0;                  ///< images to annotate, questions, cases or trials
    QString contentHash;             ///< hexadecimal SHA-256 over everything in it that the person may not change
    PackageState state = PackageState::Packed;
    QDateTime finishedAt;
    QDateTime mergedAt;              ///< last time
    QString returnHash;              ///< hexadecimal SHA-256 of the work that came home last; the same again changes nothing
    QString idSecret;                ///< of home alone: what its ids are masked with; empty: with nothing
    QDateTime createdAt;
    PersonId createdBy;
    int version = 1;                 ///< optimistic lock

    /// With its person, as far as home knows: it has not come home ended, and was not withdrawn.
    bool isOut() const { return state == PackageState::Packed || state == PackageState::Finished; }
};

/// What a package was made of, with the state it was in at home: a later change there is a conflict.
struct PackagePiece {
    PackageId package;
    Entity entity = Entity::Image;   ///< Image, Annotation, Validation, Adjudication, ErrorCase or Participant
    QUuid subject;
    QString state;                   ///< version or hash
};

} // namespace yuyi
