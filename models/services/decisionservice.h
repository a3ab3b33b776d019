// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/image.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

namespace yuyi {

/// What was decided about one or several images at once.
struct Verdict {
    FilterStep step = FilterStep::Inspect;
    Outcome outcome = Outcome::Keep;
    QString reason;      ///< code; empty when kept
    QString note;
    QString rule;        ///< JSON of rule and parameters; empty: the person's own decision
};

/// @brief Keeps and discards images in the steps of the filter. Each call is one transaction and one step that can be undone.
/// Leads only (Refused); what is called within a transaction asks nobody.
class DecisionService
{
public:
    DecisionService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    /// `text`: what it was, for the undo list, translated ("Discarded: low quality").
    Result<> decide(const QList<ImageId> &images, const Verdict &verdict, const QString &text);
    /// Takes back one decision, whenever it was made; a group of duplicates that made it is open again. Refused when it is
    /// undone already.
    Result<> undo(const DecisionId &id);
    /// Takes back the newest `count` decisions in force; returns how many there were.
    Result<int> undoLast(int count);

    /// Within a transaction: adds decisions and refreshes stages; returns the ids.
    Result<QList<DecisionId>> addWithin(const QList<ImageId> &images, const Verdict &verdict);
    /// Within a transaction: marks them undone, or in force again, and refreshes stages.
    Result<> setUndoneWithin(const QList<DecisionId> &ids, bool undone);

private:
    Result<> takeBack(const QList<DecisionId> &ids);

    Stores &m_stores;
    PersonId m_actor;
};

} // namespace yuyi
