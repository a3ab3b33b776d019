// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/services/packagemerge.h"

#include <QHash>

#include <functional>
#include <optional>

namespace yuyi {

/// @brief Brings returns of work packages home. Leads only (Refused). A return is a stranger's word: only the holder's own work on
/// the package's own pieces is read from it, and each piece goes through the same rules as if it were typed here.
///
/// Refused, and nothing is changed, for a package that was not packed here, was withdrawn, whose frozen content is not what was
/// packed, or in which something stands that this program never writes.
class PackageMergeService
{
public:
    PackageMergeService(Stores &home, const PersonId &actor, Clock clock = systemClock())
        : m_home(home), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// @brief What merging would do, piece by piece: each is tried and rolled back, so that the rules themselves say what they
    /// would refuse. Changes nothing.
    Result<MergePlan> plan(const ReturnedPackage &returned, const MergeChoice &choice, Progress &progress);
    /// @brief Plans and brings home what has no conflict, in one transaction: all of it or nothing. The same return again changes
    /// nothing. Returns what was done.
    Result<MergePlan> merge(const ReturnedPackage &returned, const MergeChoice &choice, Progress &progress);

private:
    struct Known;
    Result<Known> known(const ReturnedPackage &returned);
    /// Does it again where another program brings the same package home in the meantime.
    Result<MergePlan> onWhatHolds(const ReturnedPackage &returned, const std::function<Result<MergePlan>(Known &)> &work);
    Result<MergePlan> tried(Known &known, const MergeChoice &choice, Progress &progress);
    /// Where no piece has a conflict: all of it, each looked at once. Nothing, and nothing was done: some piece has one.
    Result<std::optional<MergePlan>> straight(Known &known, const MergeChoice &choice, Progress &progress);
    /// False: a piece was refused meanwhile and stands as a conflict now; nothing was done.
    Result<bool> bring(Known &known, MergePlan &plan, const MergeChoice &choice, Progress &progress);
    Result<MergePlan> mergeKnown(Known &known, const MergeChoice &choice, Progress &progress);
    /// One transaction at home, waited for while another program writes; what `known` says of the package holds in it, else Conflict.
    Result<> within(Known &known, Progress &progress, const std::function<Result<>()> &work);
    Result<> note(Known &known, const MergePlan &plan, const QHash<QUuid, qint64> &brought);

    Stores &m_home;
    PersonId m_actor;
    Clock m_clock;
};

} // namespace yuyi
