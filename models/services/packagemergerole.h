// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/services/packagemerge.h"

#include <QHash>

#include <memory>

namespace yuyi {

/// Where a return comes from and goes to, for all roles alike.
struct MergeContext {
    Stores &home;
    Stores &returned;
    Package package;                 ///< as home knows it
    QDateTime now;

    Clock clock() const
    {
        return [time = now] { return time; };
    }
};

/// @brief The state of a piece at home after it was merged last, as `PackagePiece::state` keeps it, and when its holder had last
/// been at it then (milliseconds since 1970): an older file brings nothing new, whatever has become of the piece at home since.
/// By time, not by a version: of two copies of one package that were worked on apart, both count.
struct PieceMark {
    QString home;
    qint64 returned = -1;            ///< −1: never merged

    static PieceMark from(const QString &state);
    QString text() const;
};

/// What came of trying one piece.
struct PieceOutcome {
    MergeState state = MergeState::Untouched;
    qint64 returned = -1;            ///< when its holder was last at it
};

/// @brief How the work of one role comes home. Errors of `bring`: Refused, Invalid and Conflict leave the piece out as a conflict;
/// Damaged says that this program never wrote what stands there, and refuses the whole file; others end the merge.
class MergeRole
{
public:
    explicit MergeRole(const MergeContext &context) : m_context(context) { }
    virtual ~MergeRole() = default;
    MergeRole(const MergeRole &) = delete;
    MergeRole &operator=(const MergeRole &) = delete;

    /// What stands for itself of a package piece: the piece, or each of a participant's trials. With titles and states "untouched".
    virtual Result<QList<MergePiece>> pieces(const PackagePiece &piece) = 0;
    /// @brief Brings one piece home, within a transaction. `homeChanged`: not what it was when it was packed or merged last.
    /// Without `take` such a piece is a Conflict.
    virtual Result<PieceOutcome> bring(const MergePiece &piece, const PieceMark &mark, bool homeChanged, bool take) = 0;
    /// Both sides in words, and whether the returned one may be taken; for a piece in conflict.
    virtual Result<> describe(MergePiece &piece) = 0;
    /// The work in the return as bytes, for `Package::returnHash`.
    virtual Result<QByteArray> work(const PackagePiece &piece) = 0;

protected:
    /// The project has changed since packing, and nobody chose the returned version.
    tl::unexpected<Error> changedAtHome() const;
    /// Something stands in the file that this program never writes.
    tl::unexpected<Error> forged(const QString &what) const;
    /// Whether the time is not in the future, by the clock of this machine.
    Result<> sane(const QDateTime &time) const;
    /// Whether the text has a plausible length and no broken characters.
    Result<> saneText(const QString &text) const;

    MergeContext m_context;
};

std::unique_ptr<MergeRole> annotationMerge(const MergeContext &context);
std::unique_ptr<MergeRole> voteMerge(const MergeContext &context);
std::unique_ptr<MergeRole> caseMerge(const MergeContext &context);
std::unique_ptr<MergeRole> codeMerge(const MergeContext &context);
std::unique_ptr<MergeRole> trialMerge(const MergeContext &context);

} // namespace yuyi
