// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/domain/program/pageid.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

#include <QList>

#include <functional>
#include <optional>

namespace yuyi {

/// A step that was undone or redone, and where to show it.
struct UndoneStep {
    UndoId id;
    QString kind;               ///< as stored
    QString text;               ///< description of the step, as stored by the person who made it
    std::optional<PageId> page; ///< page that shows what was undone
    QList<PageId> alsoOn;       ///< pages that show it, too, and need not be left
    ImageId image;              ///< null if `page` shows something else
    qsizetype images = 1;       ///< number of images decided on together; `image` is one of them
    QString imageName;          ///< set where the step is about one image; empty otherwise and in a work package
    QString field;              ///< field or view of the page; may be empty
    QUuid record;               ///< record to show on the page instead of an image; may be null
    QDateTime doneAt;           ///< valid if nothing was undone because the step was made before `unaskedSince`
    int together = 0;           ///< after undo: number of preceding decisions made in the same burst
};

/// A step that is to be undone or redone by a person.
struct UndoTurn {
    Stores &stores;
    const UndoStep &step;
    PersonId actor;
    bool undo = true;      ///< false: redo
    bool reasoned = false; ///< undone for a recorded reason by a person with permission
};

/// @brief How steps of one kind are undone and redone. Each aggregate lists its own (`…UndoActions()`); UndoService knows them all.
struct UndoAction {
    QString kind; ///< as stored in UndoStep::kind
    /// Undoes or redoes the step and says where it shows. Called within a transaction.
    std::function<Result<>(const UndoTurn &turn, UndoneStep &undone)> apply;
    bool standsAlone = false;                 ///< can be undone although later work followed: it changes nothing but itself
    bool isQuick = false;                     ///< decisions in quick succession are undone together
    bool namesImage = false;                  ///< messages name the image
    std::function<QString()> authorOnly = {}; ///< sentence for others if only the person who made the step may undo it; may be empty
    /// The condition under which the person who made the step may undo it, whatever work followed; may be empty. Leads whom it refuses
    /// may undo the step as if it were another's.
    std::function<Result<>(const UndoTurn &turn)> mayWithdraw = {};
    /// A further condition for undoing another's step, or a step on which later work depends; may be empty.
    std::function<Result<>(const UndoTurn &turn)> mayUndo = {};
};

/// A new step of a person, not stored yet.
UndoStep newUndoStep(const QString &kind, const PersonId &actor, const ImageId &image, const QUuid &subject, const QString &text);

} // namespace yuyi
