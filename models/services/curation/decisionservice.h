// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

namespace yuyi {

/// A decision to keep or discard one or more images.
struct Verdict {
    FilterStep step = FilterStep::Inspect;
    Outcome outcome = Outcome::Keep;
    QString reason; ///< reason code; empty if kept
    QString note;
    QString rule; ///< JSON of the rule and its parameters; empty if decided by a person
};

/// @brief Keeps and discards images in the filter steps. Each call is one transaction and one undoable step. Leads only; others
/// get Refused. The functions ending in Within do not check roles.
class DecisionService
{
public:
    DecisionService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    /// `text` is the translated description for the undo list ("Discarded: low quality").
    Result<> decide(const QList<ImageId> &images, const Verdict &verdict, const QString &text);
    /// Undoes one decision, whenever it was made. If it came from a duplicate group, the group is reopened. Returns Refused if
    /// it is already undone.
    Result<> undo(const DecisionId &id);
    /// Undoes the newest `count` decisions in force. Returns how many were undone.
    Result<int> undoLast(int count);

    /// Adds decisions and updates stages; returns the ids. Must be called inside a transaction.
    Result<QList<DecisionId>> addInTransaction(const QList<ImageId> &images, const Verdict &verdict);
    /// Marks decisions as undone or in force again, and updates stages. Must be called inside a transaction.
    Result<> setUndoneInTransaction(const QList<DecisionId> &ids, bool undone);

private:
    Result<> withdraw(const QList<DecisionId> &ids);

    Stores &m_stores;
    PersonId m_actor;
};

} // namespace yuyi
