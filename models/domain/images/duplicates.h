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
    SameTemplate, ///< the same picture with another caption or part: shown, never removed without a person
    Different
};

inline constexpr CodeTable<DuplicateVerdict, 3> codesOf(DuplicateVerdict)
{
    return {{{DuplicateVerdict::Duplicate, u"duplicate"},
             {DuplicateVerdict::SameTemplate, u"same-template"},
             {DuplicateVerdict::Different, u"different"}}};
}

/// How a pair was found to match.
enum class MatchKind {
    Bytes,
    Pixels,
    Aligned,
    Trimmed,
    Flipped,
    Cropped,
    Features
};

inline constexpr CodeTable<MatchKind, 7> codesOf(MatchKind)
{
    return {{{MatchKind::Bytes, u"bytes"},
             {MatchKind::Pixels, u"pixels"},
             {MatchKind::Aligned, u"aligned"},
             {MatchKind::Trimmed, u"trimmed"},
             {MatchKind::Flipped, u"flipped"},
             {MatchKind::Cropped, u"cropped"},
             {MatchKind::Features, u"features"}}};
}
/// In words: "the same bytes", "the same after its border is cut off" …
QString titleOf(MatchKind kind);

/// Which of two copies has a border, a caption bar or an overlay: the kept image or the other.
enum class Marked {
    Neither,
    Kept,
    Other
};

inline constexpr CodeTable<Marked, 3> codesOf(Marked)
{
    return {{{Marked::Neither, u"neither"}, {Marked::Kept, u"kept"}, {Marked::Other, u"member"}}};
}

/// @brief The measurements of one compared pair. `geometry` maps unit coordinates (0…1) of the other image onto unit coordinates
/// of the kept one.
struct PairFigures {
    int distance = 0;         ///< Hamming distance of the 256-bit hashes of the matching crops, 0…256
    double similarity = 0;    ///< 0…1, shown as certainty: normalised cross-correlation on the overlap
    double structural = 0;    ///< SSIM on the aligned pictures, 0…1
    double changedBlocks = 0; ///< share of 8×8 blocks that differ by > 25 grey levels after a gain and bias fit
    double overlap = 1;       ///< share of the kept picture's area that the other covers
    int inliers = 0;          ///< RANSAC inliers of matched ORB features; 0 if features were not needed
    MatchKind kind = MatchKind::Aligned;
    QTransform geometry;
    DuplicateVerdict verdict = DuplicateVerdict::Different;
    Marked marked = Marked::Neither;
    double recoloured = 0; ///< share of the coloured area whose hue differs, 0…1
};

/// Two images that were compared, with any verdict; the figures treat `a` as the kept image.
struct ComparedImages {
    ImageId a;
    ImageId b;
    PairFigures figures;
};

/// The parameters of the last duplicate search for an image. A stricter search does not need a new run.
struct SearchMark {
    int threshold = 0; ///< Hamming distance
    int crops = 0;     ///< crops compared of each picture
};

struct DuplicateMember {
    ImageId image;
    PairFigures figures; ///< relative to the kept image; for the kept image itself distance 0, similarity 1
};

enum class GroupState {
    Open,
    Confirmed,
    Dismissed
};

inline constexpr CodeTable<GroupState, 3> codesOf(GroupState)
{
    return {{{GroupState::Open, u"open"}, {GroupState::Confirmed, u"confirmed"}, {GroupState::Dismissed, u"dismissed"}}};
}

/// A group of duplicates: every member was verified against the kept image.
struct DuplicateGroup {
    DuplicateGroupId id;
    DuplicateVerdict verdict = DuplicateVerdict::Duplicate;
    GroupState state = GroupState::Open;
    ImageId kept;
    /// Code of the reason for keeping it: "unmarked", "whole", "largest", "not-enlarged", "least-compressed",
    /// "source", "first", "person".
    QString keptReason;
    QList<DuplicateMember> members; ///< without the kept image, most similar first
    double certainty = 0;           ///< the lowest similarity among the members, 0…1
    QString engine;                 ///< version of the method
    QDateTime createdAt;
    int version = 1;
};

} // namespace yuyi
