// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/services/packages/merge.h"

#include <QHash>

#include <memory>

namespace yuyi {

/// The two sides of a merge: the project (`project`) and the returned package. The same for all roles.
struct MergeContext {
    Stores &project;
    QString folder; ///< of the project
    Stores &returned;
    Package package; ///< as stored in the project
    QDateTime now;

    Clock clock() const
    {
        return [time = now] { return time; };
    }
};

/// @brief Mark left by the last merge of an entry: the state of the entry in the project (as in `PackageEntry::state`), and
/// when the holder last worked on it (milliseconds since 1970). An older file adds nothing, whatever happened to the entry in
/// the project since. The time is compared, not a version: if two copies of a package were worked on separately, both count.
struct EntryMark {
    QString project;
    qint64 returned = -1; ///< −1: never merged

    static EntryMark from(const QString &state);
    QString text() const;
};

/// Result of merging one entry.
struct EntryOutcome {
    MergeState state = MergeState::Untouched;
    qint64 returned = -1; ///< when the holder last worked on it
};

/// @brief Merges the work of one role. Errors of merge(): Refused, Invalid and Conflict leave the entry out as a conflict;
/// Damaged means that Yuyi never writes such data and refuses the whole file; other errors end the merge.
class MergeRole
{
public:
    explicit MergeRole(const MergeContext &context) : m_context(context) {}
    virtual ~MergeRole() = default;
    MergeRole(const MergeRole &) = delete;
    MergeRole &operator=(const MergeRole &) = delete;

    /// Returns the parts of a package entry that are merged separately: the entry itself, or each of a participant's trials.
    /// Sets titles; all states are Untouched.
    virtual Result<QList<MergeEntry>> entries(const PackageEntry &entry) = 0;
    /// @brief Merges one entry; call it within a transaction. `projectChanged`: the entry has changed in the project since it was
    /// packed or last merged. Such an entry is a Conflict unless `take` is true.
    virtual Result<EntryOutcome> merge(const MergeEntry &entry, const EntryMark &mark, bool projectChanged, bool take) = 0;
    /// For an entry in conflict: sets both versions in words, and whether the returned one may be taken.
    virtual Result<> describe(MergeEntry &entry) = 0;
    /// @brief Writes the files of the pictures that merge() added in this transaction, and only theirs. Call it as the last thing before
    /// the commit: a merge that is rolled back then leaves no file.
    virtual Result<> writeFiles() { return {}; }
    /// Returns the returned work as bytes, for `Package::returnHash`.
    virtual Result<QByteArray> work(const PackageEntry &entry) = 0;

protected:
    /// Error: the project has changed since packing, and the lead did not choose the returned version.
    tl::unexpected<Error> changedInProject() const;
    /// Error: the file contains data that Yuyi never writes.
    tl::unexpected<Error> forged(const QString &what) const;
    /// Returns Damaged if the time is invalid or in the future by this machine's clock.
    Result<> sane(const QDateTime &time) const;
    /// Returns Damaged if the text is too long or has invalid characters.
    Result<> saneText(const QString &text) const;

    MergeContext m_context;
};

} // namespace yuyi
