// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/changes.h"
#include "models/domain/result.h"
#include "models/services/undosteps.h"
#include "models/stores/stores.h"

#include <optional>

namespace yuyi {

/// What was taken back or done again, and where it can be seen.
struct UndoneStep {
    UndoId id;
    UndoKind kind = UndoKind::Decision;
    FilterStep step = FilterStep::Inspect;   ///< for decisions
    QString text;                            ///< what it was, as stored by the one who did it
    ImageId image;
    qsizetype images = 1;                    ///< decided on together; `image` is one of them
    QString imageName;                       ///< where one image was worked on; empty otherwise, and in a work package
    QString field;                           ///< for annotation fields
    QUuid record;                            ///< for codes: the case
    QDateTime doneAt;                        ///< valid: nothing was undone, it is older than what may be undone unasked
    int together = 0;                        ///< undone: how many decisions before it were made in one burst with it
};

/// @brief The history of one person over the whole project: the last 200 decisions and committed fields, after a restart too.
/// Nothing (std::nullopt) when there is no step. Each call is one transaction.
class UndoService
{
public:
    UndoService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    /// What was done before `unaskedSince` is left as it is and returned with `doneAt`; an invalid time: anything is undone.
    Result<std::optional<UndoneStep>> undo(const QDateTime &unaskedSince = {});
    Result<std::optional<UndoneStep>> redo();
    /// @brief Undoes the `count` steps before the last undone one, all or none. Returns the oldest of them; null when
    /// something was done since.
    Result<std::optional<UndoneStep>> undoSeveral(int count, const UndoId &undoneLast);

    /// Within a transaction: takes back one step, anybody's, whatever came after it; the reason is recorded. Another's step leaves
    /// that person's history, so that nobody does again what was taken back for a reason.
    Result<> undoWithin(const UndoStep &step, const QString &reason);
    /// Within a transaction: marks the step and records that it was undone or done again, without doing it.
    Result<> recordWithin(const UndoStep &step, bool undo, const QString &reason = {});

private:
    /// `reasoned`: somebody who may says why.
    Result<UndoneStep> apply(const UndoStep &step, bool undo, bool reasoned = false);
    Result<> nameImage(UndoneStep &undone);
    Result<> applyGroup(const UndoStep &step, bool undo);
    Result<std::optional<UndoneStep>> turn(bool undo, const QDateTime &unaskedSince = {});
    Result<std::optional<UndoneStep>> turnWithin(bool undo, const QDateTime &unaskedSince = {});
    /// The last step to undo; text that was saved while typing and never finished is one too, where nothing came after it.
    Result<std::optional<UndoStep>> lastStepWithin();
    Result<int> burstBefore(const UndoStep &step);

    Stores &m_stores;
    PersonId m_actor;
};

/// The act that an event of the kind Undo took back or did again; null for events written before acts were recorded.
QUuid undoneAct(const Event &event);

} // namespace yuyi
