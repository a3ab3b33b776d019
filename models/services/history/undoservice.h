// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/domain/result.h"
#include "models/services/rules/undoaction.h"
#include "models/stores/stores.h"

#include <optional>

namespace yuyi {

/// @brief Undo history of one person over the whole project: the last 200 decisions and committed fields, kept across restarts.
/// Functions return std::nullopt if there is no step. Each call is one transaction.
class UndoService
{
public:
    UndoService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    /// Undoes the last step. A step made before `unaskedSince` is not undone but returned with `doneAt`. An invalid time sets no limit.
    Result<std::optional<UndoneStep>> undo(const QDateTime &unaskedSince = {});
    Result<std::optional<UndoneStep>> redo();
    /// @brief Undoes the `count` steps before the one undone last (`undoneLast`), all or none. Returns the oldest of them, or
    /// std::nullopt if something was done in between.
    Result<std::optional<UndoneStep>> undoSeveral(int count, const UndoId &undoneLast);

    /// Undoes one step of any person, even if other steps followed it, and records the reason. Another person's step is removed
    /// from their history, so they cannot redo it. Call within a transaction.
    Result<> undoInTransaction(const UndoStep &step, const QString &reason);
    /// Marks the step as undone or redone and records this, without applying it. Call within a transaction.
    Result<> recordInTransaction(const UndoStep &step, bool undo, const QString &reason = {});

private:
    /// `reasoned`: the step is undone for a recorded reason by a person with permission.
    Result<UndoneStep> apply(const UndoStep &step, bool undo, bool reasoned = false);
    Result<> nameImage(UndoneStep &undone);
    Result<std::optional<UndoneStep>> turn(bool undo, const QDateTime &unaskedSince = {});
    Result<std::optional<UndoneStep>> turnInTransaction(bool undo, const QDateTime &unaskedSince = {});
    /// Returns the last step to undo. Autosaved text of an unfinished field counts as a step if no step came after it.
    Result<std::optional<UndoStep>> lastStepInTransaction();
    Result<int> burstBefore(const UndoStep &step);

    Stores &m_stores;
    PersonId m_actor;
};

/// Returns how steps of this kind are undone; nullptr for a kind that a newer version of the program recorded.
const UndoAction *undoActionOf(const QString &kind);

/// Returns the act that an event of kind Undo undid or redid; null for events written before acts were recorded.
QUuid undoneAct(const Event &event);

} // namespace yuyi
