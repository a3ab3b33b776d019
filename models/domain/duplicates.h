// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/ids.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QTransform>

namespace yuyi {

/// The relation of two images.
enum class DuplicateVerdict {
    Duplicate,    ///< the same picture
    SameTemplate, ///< the same picture with another caption or part: shown, never removed silently
    Different
};

inline constexpr CodeTable<DuplicateVerdict, 3> codesOf(DuplicateVerdict)
{
    return {{{DuplicateVerdict::Duplicate, u"duplicate"}, {DuplicateVerdict::SameTemplate, u"same-template"},
             {DuplicateVerdict::Different, u"different"}}};
}

/// How a pair was found to match.
enum class MatchKind { Bytes, Pixels, Aligned, Trimmed, Flipped, Cropped, Features };

inline constexpr CodeTable<MatchKind, 7> codesOf(MatchKind)
{
    return {{{MatchKind::Bytes, u"bytes"}, {MatchKind::Pixels, u"pixels"}, {MatchKind::Aligned, u"aligned"},
             {MatchKind::Trimmed, u"trimmed"}, {MatchKind::Flipped, u"flipped"}, {MatchKind::Cropped, u"cropped"},
             {MatchKind::Features, u"features"}}};
}
/// In words: "the same bytes", "the same after its border is cut off" …
QString titleOf(MatchKind kind);

/// Which of two copies of a picture carries a border, a caption bar or something written over it: the kept one or the member.
enum class Marked { Neither, Kept, Other };

inline constexpr CodeTable<Marked, 3> codesOf(Marked)
{
    return {{{Marked::Neither, u"neither"}, {Marked::Kept, u"kept"}, {Marked::Other, u"member"}}};
}

/// @brief The figures of one compared pair. Geometry maps unit coordinates (0…1) of `other` onto unit coordinates of `kept`.
struct PairFigures {
    int distance = 0;           ///< Hamming distance of the 256-bit hashes of the matching views, 0…256
    double similarity = 0;      ///< 0…1, the certainty shown: normalised cross-correlation on the overlap
    double structural = 0;      ///< SSIM on the aligned pictures, 0…1
    double changedBlocks = 0;   ///< share of 8×8 blocks that differ by > 25 grey levels after a gain and bias fit
    double overlap = 1;         ///< share of the kept picture's area the other covers
    int inliers = 0;            ///< RANSAC inliers of matched ORB features; 0 where features were not needed
    MatchKind kind = MatchKind::Aligned;
    QTransform geometry;
    DuplicateVerdict verdict = DuplicateVerdict::Different;
    Marked marked = Marked::Neither;
    double recoloured = 0;      ///< share of the coloured area whose hue is another one, 0…1
};

/// @brief Two images that were compared, whatever came of it; the figures take `a` for the kept one.
struct ComparedImages {
    ImageId a;
    ImageId b;
    PairFigures figures;
};

/// @brief The parameters with which an image was searched for among all others. A stricter search does not need a new one.
struct SearchMark {
    int threshold = 0;   ///< Hamming distance
    int views = 0;       ///< of each picture
};

struct DuplicateMember {
    ImageId image;
    PairFigures figures;  ///< against the kept image; for the kept image itself all zero distance, similarity 1
};

enum class GroupState { Open, Confirmed, Dismissed };

inline constexpr CodeTable<GroupState, 3> codesOf(GroupState)
{
    return {{{GroupState::Open, u"open"}, {GroupState::Confirmed, u"confirmed"}, {GroupState::Dismissed, u"dismissed"}}};
}

/// @brief A star: every member was verified against the kept image.
struct DuplicateGroup {
    DuplicateGroupId id;
    DuplicateVerdict verdict = DuplicateVerdict::Duplicate;
    GroupState state = GroupState::Open;
    ImageId kept;
    /// code: "unmarked", "whole", "largest", "not-enlarged", "least-compressed", "source", "first", "person"
    QString keptReason;
    QList<DuplicateMember> members; ///< without the kept image, most similar first
    double certainty = 0;           ///< the lowest similarity among the members, 0…1
    QString engine;                 ///< version of the method
    QDateTime createdAt;
    int version = 1;
};

} // namespace yuyi
