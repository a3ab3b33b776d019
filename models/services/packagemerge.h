// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/changes.h"
#include "models/domain/package.h"
#include "models/domain/progress.h"
#include "models/stores/returnedpackage.h"

#include <QSet>

namespace yuyi {

/// The result of merging one entry of a returned package.
enum class MergeState {
    Untouched,   ///< its holder has done nothing on it
    Same,        ///< is at home already, or home has something newer of the same person
    New,         ///< comes home
    Changed,     ///< replaces what the same person brought or began before
    Conflict     ///< left out: home stands
};

inline constexpr CodeTable<MergeState, 5> codesOf(MergeState)
{
    return {{{MergeState::Untouched, u"untouched"}, {MergeState::Same, u"same"}, {MergeState::New, u"new"},
             {MergeState::Changed, u"changed"}, {MergeState::Conflict, u"conflict"}}};
}
QString titleOf(MergeState state);

/// One image, question, case or trial of a return.
struct MergePiece {
    Entity entity = Entity::Image;   ///< as in PackagePiece; of a participant's trials: Participant, by the trial's id
    QUuid subject;
    QUuid source;                    ///< of a trial: the piece of the package that it belongs to; else null
    ImageId image;                   ///< null: none
    QString title;                   ///< how a person knows it: a file's name, a question's stem
    MergeState state = MergeState::Untouched;
    QString reason;                  ///< of a conflict: a sentence
    QString home;                    ///< of a conflict: what stands here, in words; may be empty
    QString returned;                ///< … and what came back
    bool mayTake = false;            ///< of a conflict: the lead may take the returned version
};

/// @brief What a return would bring, or what it has brought.
struct MergePlan {
    QString file;
    Package package;                 ///< as home knows it
    QString holder;                  ///< name, or the participant's pseudonym
    bool finished = false;           ///< its holder has finished working on it
    bool mergedBefore = false;       ///< the very same work came home already
    QList<MergePiece> pieces;

    int count(MergeState state) const;
    /// Pieces that come home.
    int taken() const { return count(MergeState::New) + count(MergeState::Changed); }
    int conflicts() const { return count(MergeState::Conflict); }
};

/// What the lead chooses where home has changed.
struct MergeChoice {
    bool takeReturned = false;       ///< of all that may be taken
    QSet<QUuid> take;                ///< of these

    bool takes(const QUuid &subject) const { return takeReturned || take.contains(subject); }
};

} // namespace yuyi
