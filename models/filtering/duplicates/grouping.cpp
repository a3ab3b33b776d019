// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/grouping.h"

#include "models/filtering/duplicates/verification.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace yuyi {

namespace {

/// Beyond this, members are not all compared with one another: their number grows with the square.
constexpr size_t comparedMembers = 40;
constexpr size_t comparedStrangers = 200;
constexpr int waysTried = 3;
/// A picture of which so much lies inside another one is a part of it.
constexpr double wholeWithin = 0.97;
/// Of the pixels that show the scene: less shows it much smaller.
constexpr double notMuchSmaller = 0.8;

} // namespace

std::optional<PairFigures> VerifiedPairs::find(quint32 kept, quint32 other) const
{
    const auto found = m_pairs.find(keyOf(kept, other));
    if (found == m_pairs.end())
        return std::nullopt;
    return kept < other ? found->second : exchangedFigures(found->second);
}

std::vector<std::vector<quint32>> VerifiedPairs::partners(size_t pictures,
                                                          DuplicateVerdict verdict) const
{
    std::vector<std::vector<quint32>> result(pictures, std::vector<quint32>());
    for (const auto &[key, figures] : m_pairs) {
        if (figures.verdict != verdict)
            continue;
        result[key >> 32].push_back(static_cast<quint32>(key));
        result[static_cast<quint32>(key)].push_back(static_cast<quint32>(key >> 32));
    }
    for (std::vector<quint32> &list : result)
        std::sort(list.begin(), list.end());
    return result;
}

Grouping::Grouping(std::vector<CopyQuality> qualities, VerifiedPairs &pairs,
                   Compare compare, std::function<bool(quint32, quint32)> dismissed, std::vector<bool> chosen,
                   ShowsMore showsMore, IsSource isSource)
    : m_qualities(std::move(qualities)), m_pairs(pairs), m_compare(std::move(compare)),
      m_dismissed(std::move(dismissed)), m_chosen(std::move(chosen)),
      m_showsMore(std::move(showsMore)), m_isSource(std::move(isSource)), m_head(m_qualities.size())
{
    std::iota(m_head.begin(), m_head.end(), 0U);
}

std::vector<DuplicateStar> Grouping::run()
{
    const auto partners = m_pairs.partners(m_qualities.size(), DuplicateVerdict::Duplicate);
    for (const std::vector<quint32> &component : components(partners))
        makeDuplicateStars(component, partners);
    makeTemplateStars();
    return std::move(m_stars);
}

std::vector<std::vector<quint32>> Grouping::components(
    const std::vector<std::vector<quint32>> &partners) const
{
    std::vector<std::vector<quint32>> result;
    std::vector<bool> seen(partners.size(), false);
    for (quint32 start = 0; start < partners.size(); ++start) {
        if (seen[start] || partners[start].empty())
            continue;
        std::vector<quint32> component{start};
        seen[start] = true;
        for (size_t next = 0; next < component.size(); ++next) {
            for (const quint32 other : partners[component[next]]) {
                if (!seen[other]) {
                    seen[other] = true;
                    component.push_back(other);
                }
            }
        }
        std::sort(component.begin(), component.end());
        result.push_back(std::move(component));
    }
    return result;
}

/// Asked once of each pair: the pictures are read in full for it.
bool Grouping::showsMore(quint32 one, quint32 other, const std::optional<PairFigures> &pair) const
{
    if (!m_showsMore || !pair || pair->verdict != DuplicateVerdict::Duplicate)
        return true;
    const quint64 key = static_cast<quint64>(one) << 32 | other;
    const auto known = m_shown.find(key);
    if (known != m_shown.end())
        return known->second;
    return m_shown.emplace(key, m_showsMore(one, other, pair->geometry)).first->second;
}

/// Asked once of each pair, as showsMore().
bool Grouping::isSource(quint32 one, quint32 other, const std::optional<PairFigures> &pair) const
{
    const bool compressed = m_qualities[one].lossless && !m_qualities[other].lossless;
    if (!m_isSource || !compressed || !pair || pair->verdict != DuplicateVerdict::Duplicate)
        return false;
    const quint64 key = static_cast<quint64>(one) << 32 | other;
    const auto known = m_sources.find(key);
    if (known != m_sources.end())
        return known->second;
    return m_sources.emplace(key, m_isSource(one, other, pair->geometry)).first->second;
}

/// The code of the reason why `one` is the better copy; empty when it is not. The copy that the others derive from is the best.
QString Grouping::whyBetter(quint32 one, quint32 other, bool closely) const
{
    const std::optional<PairFigures> pair = m_pairs.find(one, other);
    const CopyQuality &a = m_qualities[one];
    const CopyQuality &b = m_qualities[other];
    if (pair) {
        // A mark, or what was cut off, weighs more than size, as long as the scene itself is not shown much smaller.
        const double ofA = pair->overlap;
        const double ofB = exchangedFigures(*pair).overlap;
        const bool fineA = a.pixels * ofA > notMuchSmaller * b.pixels * ofB;
        const bool fineB = b.pixels * ofB > notMuchSmaller * a.pixels * ofA;
        if (pair->marked == Marked::Other && (fineA || (closely && !showsMore(other, one, exchangedFigures(*pair)))))
            return QStringLiteral("unmarked");
        if (pair->marked == Marked::Kept && (fineB || (closely && !showsMore(one, other, pair))))
            return {};
        if (pair->marked == Marked::Neither && std::min(ofA, ofB) < wholeWithin && std::max(ofA, ofB) >= wholeWithin) {
            if (ofA < ofB && (fineA || (closely && !showsMore(other, one, exchangedFigures(*pair)))))
                return QStringLiteral("whole");
            if (ofB < ofA && (fineB || (closely && !showsMore(one, other, pair))))
                return {};
        }
    }
    // A drawing may take fewer bytes without loss than as the JPEG that was made of it.
    if (closely && isSource(one, other, pair))
        return QStringLiteral("source");
    if (closely && isSource(other, one, pair ? std::optional(exchangedFigures(*pair)) : pair))
        return {};
    if (a.pixels > 1.05 * b.pixels)
        return closely && !showsMore(one, other, pair) ? QString() : QStringLiteral("largest");
    if (b.pixels > 1.05 * a.pixels) {
        if (closely && !showsMore(other, one, pair ? std::optional(exchangedFigures(*pair)) : pair))
            return QStringLiteral("not-enlarged");
        return {};
    }
    if (a.bytes > 1.1 * b.bytes)
        return closely && !showsMore(one, other, pair) ? QString() : QStringLiteral("least-compressed");
    if (b.bytes > 1.1 * a.bytes) {
        if (closely && !showsMore(other, one, pair ? std::optional(exchangedFigures(*pair)) : pair))
            return QStringLiteral("source");
        return {};
    }
    return one < other ? QStringLiteral("first") : QString();
}

Grouping::Choice Grouping::choose(const std::vector<quint32> &among,
                                  const std::vector<std::vector<quint32>> &partners) const
{
    // A fine copy that agrees with few others would break the group into pieces.
    const std::set<quint32> present(among.begin(), among.end());
    const auto degreeOf = [&](quint32 picture) {
        return std::count_if(partners[picture].begin(), partners[picture].end(),
                             [&](quint32 p) { return present.contains(p); });
    };
    std::ptrdiff_t most = 0;
    for (const quint32 picture : among)
        most = std::max<std::ptrdiff_t>(most, degreeOf(picture));
    const auto byPerson = std::find_if(among.begin(), among.end(),
                                       [&](quint32 picture) { return m_chosen[picture]; });
    if (byPerson != among.end())
        return {*byPerson, QStringLiteral("person")};
    const bool closely = among.size() <= comparedMembers;
    Choice choice{among.front(), QStringLiteral("first")};
    bool chosen = false;
    for (const quint32 picture : among) {
        if (2 * degreeOf(picture) < most)
            continue;
        if (!chosen) {
            choice.kept = picture;
            chosen = true;
        } else if (const QString reason = whyBetter(picture, choice.kept, closely); !reason.isEmpty()) {
            choice = {picture, reason};
        } else if (const QString kept = whyBetter(choice.kept, picture, closely);
                   !kept.isEmpty() && choice.reason == QLatin1String("first")) {
            choice.reason = kept;
        }
    }
    return choice;
}

PairFigures Grouping::compared(quint32 kept, quint32 other)
{
    if (!m_pairs.has(kept, other))
        m_compare(kept, other, std::nullopt);
    return m_pairs.find(kept, other).value_or(PairFigures{});
}

/// @brief A picture that is one with a member, though no crop or feature showed that it is one with the kept one, too,
/// as a mirrored copy with a bar: how it would lie there is known from the member.
std::optional<PairFigures> Grouping::foundByWayOf(const DuplicateStar &star, quint32 other)
{
    if (compared(star.kept, other).verdict != DuplicateVerdict::Different)
        return std::nullopt;
    int tried = 0;
    for (const auto &[member, figures] : star.members) {
        const std::optional<PairFigures> pair = m_pairs.find(member, other);
        if (!pair || pair->verdict != DuplicateVerdict::Duplicate)
            continue;
        const bool turned =
            pair->kind == MatchKind::Flipped || figures.kind == MatchKind::Flipped;
        m_compare(star.kept, other,
                  Placement{pair->geometry * figures.geometry,
                            turned ? MatchKind::Flipped : pair->kind});
        const PairFigures found = compared(star.kept, other);
        if (found.verdict == DuplicateVerdict::Duplicate)
            return found;
        if (++tried == waysTried)
            break;
    }
    return std::nullopt;
}

bool Grouping::fits(quint32 candidate, const DuplicateStar &star)
{
    for (const auto &[member, figures] : star.members) {
        if (m_dismissed(candidate, member))
            return false;
        if (star.members.size() > comparedMembers && !m_pairs.has(candidate, member))
            continue;
        if (compared(candidate, member).verdict == DuplicateVerdict::SameTemplate)
            return false;
    }
    return true;
}

void Grouping::makeDuplicateStars(const std::vector<quint32> &component,
                                  const std::vector<std::vector<quint32>> &partners)
{
    std::vector<quint32> left = component;
    while (left.size() > 1) {
        DuplicateStar star;
        const Choice choice = choose(left, partners);
        star.kept = choice.kept;
        star.keptReason = choice.reason;
        std::vector<std::pair<quint32, PairFigures>> near;
        for (const quint32 other : left) {
            if (other == star.kept || m_chosen[other] || m_dismissed(star.kept, other))
                continue;
            if (!m_pairs.has(star.kept, other) && left.size() > comparedStrangers)
                continue;
            const PairFigures figures = compared(star.kept, other);
            if (figures.verdict == DuplicateVerdict::Duplicate)
                near.emplace_back(other, figures);
        }
        std::stable_sort(near.begin(), near.end(), [](const auto &x, const auto &y) {
            return x.second.changedBlocks < y.second.changedBlocks;
        });
        std::vector<quint32> rest;
        std::set<quint32> taken{star.kept};
        for (auto &[other, figures] : near) {
            if (fits(other, star)) {
                star.members.emplace_back(other, figures);
                m_head[other] = star.kept;
                taken.insert(other);
            } else if (!m_dismissed(star.kept, other)) {
                m_apart.emplace_back(star.kept, other);
            }
        }
        const size_t direct = star.members.size();
        for (const quint32 other : left) {
            if (direct == 0 || taken.contains(other) || m_chosen[other]
                || m_dismissed(star.kept, other) || left.size() > comparedStrangers)
                continue;
            const std::optional<PairFigures> figures = foundByWayOf(star, other);
            if (figures && fits(other, star)) {
                star.members.emplace_back(other, *figures);
                m_head[other] = star.kept;
                taken.insert(other);
            }
        }
        std::copy_if(left.begin(), left.end(), std::back_inserter(rest),
                     [&](quint32 picture) { return !taken.contains(picture); });
        if (!star.members.empty())
            m_stars.push_back(std::move(star));
        left = std::move(rest);
    }
}

void Grouping::makeTemplateStars()
{
    std::set<std::pair<quint32, quint32>> edges;
    const auto add = [&](quint32 a, quint32 b, bool certain) {
        const quint32 headA = m_head[a];
        const quint32 headB = m_head[b];
        if (headA == headB || m_dismissed(headA, headB) || m_dismissed(a, b))
            return;
        if (!certain && compared(headA, headB).verdict == DuplicateVerdict::Different)
            return;
        edges.emplace(std::min(headA, headB), std::max(headA, headB));
    };
    const auto partners = m_pairs.partners(m_qualities.size(), DuplicateVerdict::SameTemplate);
    for (quint32 a = 0; a < partners.size(); ++a) {
        for (const quint32 b : partners[a]) {
            if (a < b)
                add(a, b, false);
        }
    }
    for (const auto &[a, b] : m_apart)
        add(a, b, true);
    std::vector<std::vector<quint32>> linked(m_qualities.size(), std::vector<quint32>());
    for (const auto &[a, b] : edges) {
        linked[a].push_back(b);
        linked[b].push_back(a);
    }
    for (std::vector<quint32> left : components(linked)) {
        while (left.size() > 1) {
            DuplicateStar star;
            star.verdict = DuplicateVerdict::SameTemplate;
            const Choice choice = choose(left, linked);
            star.kept = choice.kept;
            star.keptReason = choice.reason;
            std::vector<quint32> rest;
            for (const quint32 other : left) {
                const bool joined =
                    edges.contains({std::min(star.kept, other), std::max(star.kept, other)});
                if (joined) {
                    PairFigures figures = compared(star.kept, other);
                    figures.verdict = DuplicateVerdict::SameTemplate;
                    star.members.emplace_back(other, figures);
                } else if (other != star.kept) {
                    rest.push_back(other);
                }
            }
            if (!star.members.empty())
                m_stars.push_back(std::move(star));
            left = std::move(rest);
        }
    }
}

} // namespace yuyi
