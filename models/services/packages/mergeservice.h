// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/services/packages/merge.h"

#include <QHash>
#include <QString>

#include <functional>
#include <optional>
#include <utility>

namespace yuyi {

/// @brief Merges returned work packages into the project. Leads only (Refused). A returned file is not trusted: only the
/// holder's work on the entries of the package is read, and each entry must pass the same rules as work entered in the project.
///
/// Returns Refused and changes nothing for a package that was not packed here or was withdrawn, whose frozen content was
/// altered, or that contains data Yuyi never writes.
class PackageMergeService
{
public:
    /// `folder`: that of the project, as StoreFactory::folder() has it.
    PackageMergeService(Stores &project, QString folder, const PersonId &actor, Clock clock = systemClock())
        : m_project(project), m_folder(std::move(folder)), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// @brief Returns what merging would do. Each entry is merged and rolled back, so the result follows the real rules.
    /// Changes nothing.
    Result<MergePlan> plan(const ReturnedPackage &returned, const MergeChoice &choice, Progress &progress);
    /// @brief Merges all entries without a conflict in one transaction, with the pictures that were added to their questions, completely or
    /// not at all. Merging the same file again changes nothing. Returns what was done.
    Result<MergePlan> merge(const ReturnedPackage &returned, const MergeChoice &choice, Progress &progress);

private:
    struct Known;
    Result<Known> known(const ReturnedPackage &returned);
    /// Repeats the work if another program merges the same package in the meantime.
    Result<MergePlan> onWhatHolds(const ReturnedPackage &returned, const std::function<Result<MergePlan>(Known &)> &work);
    Result<MergePlan> tried(Known &known, const MergeChoice &choice, Progress &progress);
    /// Merges everything if no entry has a conflict, reading each entry once. Returns nullopt and changes nothing otherwise.
    Result<std::optional<MergePlan>> straight(Known &known, const MergeChoice &choice, Progress &progress);
    /// Returns false if an entry was refused: it is now a conflict in the plan, and nothing was changed.
    Result<bool> mergeEntries(Known &known, MergePlan &plan, const MergeChoice &choice, Progress &progress);
    Result<MergePlan> mergeKnown(Known &known, const MergeChoice &choice, Progress &progress);
    /// Runs `work` in one transaction on the project, waiting while another program writes. Returns Conflict if the package has
    /// changed since `known` was read.
    Result<> within(Known &known, Progress &progress, const std::function<Result<>()> &work);
    Result<> note(Known &known, const MergePlan &plan, const QHash<QUuid, qint64> &merged);

    Stores &m_project;
    QString m_folder;
    PersonId m_actor;
    Clock m_clock;
};

} // namespace yuyi
