// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/duplicates.h"
#include "models/filtering/duplicates/duplicatesearch.h"
#include "models/filtering/duplicates/verification.h"

#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

namespace yuyi {

/// All verified pairs; they can be looked up in either order.
class VerifiedPairs
{
public:
    /// Requires a < b. In `figures`, `a` is the kept picture.
    void set(quint32 a, quint32 b, const PairFigures &figures)
    {
        m_pairs.insert_or_assign(keyOf(a, b), figures);
    }
    bool has(quint32 a, quint32 b) const { return m_pairs.contains(keyOf(a, b)); }
    /// The figures with `kept` as the kept picture; no value if the pair was not compared.
    std::optional<PairFigures> find(quint32 kept, quint32 other) const;
    /// For each picture, its partners with this verdict, sorted; the list may be empty.
    std::vector<std::vector<quint32>> partners(size_t pictures, DuplicateVerdict verdict) const;

private:
    static quint64 keyOf(quint32 a, quint32 b)
    {
        return a < b ? static_cast<quint64>(a) << 32 | b : static_cast<quint64>(b) << 32 | a;
    }

    std::unordered_map<quint64, PairFigures> m_pairs;
};

/// Properties compared when choosing which copy to keep.
struct CopyQuality {
    double pixels = 0;
    double bytes = 0;
    bool lossless = false;
};

/// A kept picture and its members, as indices into the searched list.
struct DuplicateStar {
    DuplicateVerdict verdict = DuplicateVerdict::Duplicate;
    quint32 kept = 0;
    QString keptReason;
    std::vector<std::pair<quint32, PairFigures>> members;
};

/// @brief Groups pictures into stars. Every member is verified against the kept picture, and no two members of a star of
/// duplicates are known to be versions of one template. Similarity is not taken as transitive: if A matches B and B matches C,
/// A and C are not grouped for that alone.
class Grouping
{
public:
    /// Verifies a pair and stores the result, even if the pictures differ. `by` is the placement of the second on the first,
    /// if a third picture suggests one.
    using Compare = std::function<void(quint32, quint32, const std::optional<Placement> &by)>;
    /// Whether the first picture, which has more pixels or bytes, shows detail that the second lacks. `geometry` maps unit
    /// coordinates of the second onto those of the first.
    using ShowsMore = std::function<bool(quint32, quint32, const QTransform &geometry)>;
    /// Whether the second picture was made by compressing the first, which is lossless.
    using IsSource = std::function<bool(quint32, quint32, const QTransform &geometry)>;

    /// `compare` is called for pairs that the search did not compare. A `chosen` picture is always the kept picture of its
    /// group, never a member.
    Grouping(std::vector<CopyQuality> qualities, VerifiedPairs &pairs,
             Compare compare, std::function<bool(quint32, quint32)> dismissed, std::vector<bool> chosen,
             ShowsMore showsMore = {}, IsSource isSource = {});

    std::vector<DuplicateStar> run();

private:
    struct Choice {
        quint32 kept;
        QString reason;
    };

    std::vector<std::vector<quint32>> components(
        const std::vector<std::vector<quint32>> &partners) const;
    Choice choose(const std::vector<quint32> &among,
                  const std::vector<std::vector<quint32>> &partners) const;
    QString whyBetter(quint32 one, quint32 other, bool closely) const;
    bool showsMore(quint32 one, quint32 other, const std::optional<PairFigures> &pair) const;
    bool isSource(quint32 one, quint32 other, const std::optional<PairFigures> &pair) const;
    PairFigures compared(quint32 kept, quint32 other);
    std::optional<PairFigures> foundByWayOf(const DuplicateStar &star, quint32 other);
    bool fits(quint32 candidate, const DuplicateStar &star);
    void makeDuplicateStars(const std::vector<quint32> &component,
                            const std::vector<std::vector<quint32>> &partners);
    void makeTemplateStars();

    std::vector<CopyQuality> m_qualities;
    VerifiedPairs &m_pairs;
    Compare m_compare;
    std::function<bool(quint32, quint32)> m_dismissed;
    std::vector<bool> m_chosen;
    ShowsMore m_showsMore;
    IsSource m_isSource;
    mutable std::unordered_map<quint64, bool> m_sources; ///< results of isSource(), by lossless and other picture
    mutable std::unordered_map<quint64, bool> m_shown;   ///< results of showsMore(), by first and second picture
    std::vector<DuplicateStar> m_stars;
    std::vector<quint32> m_head;                      ///< the kept picture of each picture's star
    std::vector<std::pair<quint32, quint32>> m_apart; ///< duplicates of a kept picture, but templates of another member of its star
};

} // namespace yuyi
