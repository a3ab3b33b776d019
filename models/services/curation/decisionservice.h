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
    /// As undo(), and records the reason. Returns Invalid if the decision is another person's and the reason is empty.
    Result<> undoFor(const DecisionId &id, const QString &reason);
    /// Undoes the newest `count` decisions in force and records the reason. Returns how many were undone, or Invalid if one of them is
    /// another person's and the reason is empty.
    Result<int> undoLast(int count, const QString &reason = {});

    /// Adds decisions and updates stages; returns the ids. Must be called inside a transaction.
    Result<QList<DecisionId>> addInTransaction(const QList<ImageId> &images, const Verdict &verdict);
    /// Marks decisions as undone or in force again, and updates stages. Skips those that already are. Records the reason of an undo, if
    /// there is one. Must be called inside a transaction.
    Result<> setUndoneInTransaction(const QList<DecisionId> &ids, bool undone, const QString &reason = {});

private:
    Result<> withdraw(const QList<DecisionId> &ids, const QString &reason = {});
    Result<> requireInForce(const DecisionId &id);
    Result<> requireReason(const QList<Decision> &decisions, const QString &reason);

    Stores &m_stores;
    PersonId m_actor;
};

} // namespace yuyi
