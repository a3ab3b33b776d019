// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/textselection.h"

#include <algorithm>
#include <cmath>

namespace yuyi {

bool TextSelection::wouldDiscard(const TextStanding &standing) const
{
    if (standing.byPerson)
        return standing.decided == Outcome::Discard;
    return !standing.stays && standing.ratio > m_limit;
}

std::optional<Outcome> TextSelection::appliedTo(const TextStanding &standing) const
{
    if (standing.byPerson)
        return std::nullopt;
    const bool discarded = standing.decided == Outcome::Discard;
    if (wouldDiscard(standing) && !discarded)
        return Outcome::Discard;
    if (discarded && standing.ratio <= m_limit)
        return Outcome::Keep;
    return std::nullopt;
}

bool TextSelection::isNear(const TextStanding &standing) const
{
    return !standing.byPerson && std::abs(standing.ratio - m_limit) <= m_band;
}

bool TextSelection::isInRange(const TextStanding &standing) const
{
    // All that is full belongs to the last bar.
    return standing.ratio >= m_range.first && (standing.ratio < m_range.second || m_range.second >= 1);
}

bool TextSelection::belongs(const TextStanding &standing) const
{
    switch (m_view) {
    case View::Near: return isNear(standing);
    case View::Over: return wouldDiscard(standing);
    case View::Under: return !wouldDiscard(standing);
    case View::Decided: return standing.byPerson;
    case View::Range: return isInRange(standing);
    }
    return false;
}

TextSelection::Counts TextSelection::counts(const QList<TextStanding> &standings) const
{
    Counts counts;
    for (const TextStanding &standing : standings) {
        counts.near += isNear(standing) ? 1 : 0;
        counts.over += wouldDiscard(standing) ? 1 : 0;
        counts.decided += standing.byPerson ? 1 : 0;
        counts.inRange += isInRange(standing) ? 1 : 0;
        const std::optional<Outcome> change = appliedTo(standing);
        counts.added += change == Outcome::Discard ? 1 : 0;
        counts.restored += change == Outcome::Keep ? 1 : 0;
    }
    return counts;
}

QList<ImageId> TextSelection::shown(const QList<TextStanding> &standings, const ImageId &stay) const
{
    QList<TextStanding> shown;
    for (const TextStanding &standing : standings) {
        if (standing.image == stay || belongs(standing))
            shown.append(standing);
    }
    // Those nearest to the line first: there the eye is needed.
    std::stable_sort(shown.begin(), shown.end(), [this](const TextStanding &a, const TextStanding &b) {
        return std::abs(a.ratio - m_limit) < std::abs(b.ratio - m_limit);
    });
    QList<ImageId> ids;
    ids.reserve(shown.size());
    for (const TextStanding &standing : std::as_const(shown))
        ids.append(standing.image);
    return ids;
}

void TextSelection::chooseView(const QList<TextStanding> &standings)
{
    for (const View view : {View::Near, View::Over, View::Under}) {
        m_view = view;
        if (std::any_of(standings.begin(), standings.end(), [this](const TextStanding &one) { return belongs(one); }))
            return;
    }
    m_view = View::Near;
}

void TextSelection::showIn(const TextStanding &standing)
{
    if (!belongs(standing))
        m_view = standing.byPerson ? View::Decided : wouldDiscard(standing) ? View::Over
                                                                            : View::Under;
}

} // namespace yuyi
