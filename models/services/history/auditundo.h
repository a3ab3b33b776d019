// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/services/history/undoservice.h"
#include "models/stores/stores.h"

#include <QString>

#include <optional>

namespace yuyi {

/// Whether a step can be undone, and if not, why.
struct UndoOffer {
    bool possible = false;
    bool needsReason = false; ///< only a lead may undo it, and must give a reason
    QString sentence;         ///< why it cannot be undone, or what to know before
};

/// @brief Undoes the step that an event of the audit belongs to, whoever did it and whenever.
class AuditUndo
{
public:
    AuditUndo(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    /// See AuditService::mayUndo.
    Result<UndoOffer> offer(const Event &event);
    /// See AuditService::undo. One transaction.
    Result<> undo(const Event &event, const QString &reason);

private:
    /// Later work that depends on the step, if there is any.
    Result<std::optional<Event>> builtOn(const QUuid &act);
    /// Says that `later` depends on the step: to a lead with all details, to others without those of what the page hides from them.
    Result<QString> sentenceOn(const Event &later, bool lead, bool standsAlone);
    Result<UndoOffer> offerFor(const Event &event, std::optional<UndoStep> &step);

    Stores &m_stores;
    PersonId m_actor;
};

} // namespace yuyi
