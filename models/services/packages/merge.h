// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/domain/packages/package.h"
#include "models/domain/progress.h"
#include "models/stores/returnedpackage.h"

#include <QSet>

namespace yuyi {

/// The result of merging one entry of a returned package.
enum class MergeState {
    Untouched, ///< the holder did not work on it
    Same,      ///< already in the project, or the project has newer work of the same person
    New,       ///< added to the project
    Changed,   ///< replaces earlier work or a draft of the same person
    Conflict   ///< not merged: the project's version is kept
};

inline constexpr CodeTable<MergeState, 5> codesOf(MergeState)
{
    return {{{MergeState::Untouched, u"untouched"},
             {MergeState::Same, u"same"},
             {MergeState::New, u"new"},
             {MergeState::Changed, u"changed"},
             {MergeState::Conflict, u"conflict"}}};
}
QString titleOf(MergeState state);

/// One entry of a returned package: an image, a question, a case or a trial.
struct MergeEntry {
    Entity entity = Entity::Image; ///< as in PackageEntry; for a participant's trials: Participant, with the trial's id
    QUuid subject;
    QUuid source;  ///< of a trial: the package entry that it belongs to; else null
    ImageId image; ///< null: none
    QString title; ///< for display: a file name, a question's stem
    MergeState state = MergeState::Untouched;
    QString reason;       ///< of a conflict: a sentence
    QString project;      ///< of a conflict: the project's version, in words; may be empty
    QString returned;     ///< of a conflict: the returned version, in words; may be empty
    bool mayTake = false; ///< of a conflict: the lead may take the returned version
};

/// @brief Result of merging a returned package, or of trying to.
struct MergePlan {
    QString file;
    Package package;           ///< as stored in the project
    QString holder;            ///< name, or the participant's pseudonym
    bool finished = false;     ///< the holder marked the package as finished
    bool mergedBefore = false; ///< exactly this work was merged before
    QList<MergeEntry> entries;

    int count(MergeState state) const;
    /// Number of entries that are added or changed.
    int taken() const { return count(MergeState::New) + count(MergeState::Changed); }
    int conflicts() const { return count(MergeState::Conflict); }
};

/// The lead's choice for entries that have changed in the project since packing.
struct MergeChoice {
    bool takeReturned = false; ///< take the returned version of every entry for which this is allowed
    QSet<QUuid> take;          ///< take the returned version of these entries only

    bool takes(const QUuid &subject) const { return takeReturned || take.contains(subject); }
};

} // namespace yuyi
