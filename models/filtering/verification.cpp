// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/verification.h"

#include "models/filtering/alignment.h"
#include "models/filtering/views.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace yuyi::filtering {

namespace {

constexpr double leastCorrelation = 0.97;
constexpr double leastStructural = 0.85;
constexpr double leastFeatureCorrelation = 0.85;
constexpr int leastInliers = 20;
constexpr double leastOverlap = 0.4;
/// Geometry is believed, though much has changed, where this share of the blocks agrees and correlates.
constexpr double leastAgreeing = 0.5;
constexpr double leastCalmCorrelation = 0.9;
/// From here a rough alignment is worth refining.
constexpr double refineFrom = 0.55;

struct Hypothesis {
    QTransform geometry;
    MatchKind kind = MatchKind::Aligned;
    int distance = 0;
    int inliers = 0;
    Agreement agreement;

    double overlap() const { return std::min(agreement.overlap, agreement.otherOverlap); }
};

MatchKind kindOf(const ViewMatch &match)
{
    for (const MatchKind kind : {MatchKind::Flipped, MatchKind::Cropped, MatchKind::Trimmed}) {
        if (viewAt(match.viewA).kind == kind || viewAt(match.viewB).kind == kind)
            return kind;
    }
    return MatchKind::Aligned;
}

bool isSame(const Hypothesis &h)
{
    return h.overlap() > leastOverlap && h.agreement.correlation >= leastCorrelation && h.agreement.structural >= leastStructural;
}

bool isSameByFeatures(const Hypothesis &h)
{
    return h.inliers >= leastInliers && h.overlap() > leastOverlap && h.agreement.correlation >= leastFeatureCorrelation;
}

bool isTemplate(const Hypothesis &h)
{
    return h.inliers >= leastInliers && h.overlap() > leastOverlap && h.agreement.agreeingBlocks >= leastAgreeing
        && h.agreement.calmCorrelation >= leastCalmCorrelation && h.agreement.changedBlocks >= templateShare;
}

PairFigures figuresOf(const Hypothesis &h, DuplicateVerdict verdict)
{
    PairFigures figures;
    figures.distance = h.distance;
    figures.similarity = std::clamp(h.agreement.correlation, 0.0, 1.0);
    figures.structural = std::clamp(h.agreement.structural, 0.0, 1.0);
    figures.changedBlocks = h.agreement.changedBlocks;
    figures.overlap = h.agreement.overlap;
    figures.inliers = h.inliers;
    figures.kind = h.kind;
    figures.geometry = h.geometry;
    figures.verdict = verdict;
    return figures;
}

PairFigures accepted(const Hypothesis &h)
{
    return figuresOf(h, h.agreement.changedBlocks >= templateShare ? DuplicateVerdict::SameTemplate : DuplicateVerdict::Duplicate);
}

/// Pictures without detail: nothing to correlate, so colour by colour and place by place.
PairFigures compareFlat(const Compared &kept, const Compared &other)
{
    Hypothesis h;
    h.agreement = measure(kept.copy, other.copy, {});
    PairFigures figures = figuresOf(h, DuplicateVerdict::Different);
    const int width = kept.copy.width();
    const int height = kept.copy.height();
    const double keptShape = double(width) / height;
    const double otherShape = double(other.copy.width()) / other.copy.height();
    double sum = 0;
    double worstBlock = 0;
    for (int y0 = 0; y0 < height; y0 += 8) {
        for (int x0 = 0; x0 < width; x0 += 8) {
            double difference = 0;
            int count = 0;
            for (int y = y0; y < std::min(y0 + 8, height); ++y) {
                for (int x = x0; x < std::min(x0 + 8, width); ++x) {
                    const int otherX = x * other.copy.width() / width;
                    const int otherY = y * other.copy.height() / height;
                    const size_t a = 3 * (size_t(y) * size_t(width) + size_t(x));
                    const size_t b = 3 * (size_t(otherY) * size_t(other.copy.width()) + size_t(otherX));
                    for (size_t channel = 0; channel < 3; ++channel)
                        difference += std::abs(int(kept.copy.colours()[a + channel]) - int(other.copy.colours()[b + channel]));
                    count += 3;
                }
            }
            sum += difference;
            worstBlock = std::max(worstBlock, difference / count);
        }
    }
    const double mean = sum / (3.0 * width * height);
    figures.similarity = std::clamp(1 - mean / 64, 0.0, 1.0);
    const bool sameShape = std::max(keptShape, otherShape) / std::min(keptShape, otherShape) < 1.1;
    if (sameShape && mean < 3 && worstBlock < 8) {
        figures.changedBlocks = 0;
        figures.verdict = DuplicateVerdict::Duplicate;
    }
    return figures;
}

class Verification
{
public:
    Verification(const Compared &kept, const Compared &other, const CandidatePair &pair) : m_kept(kept), m_other(other)
    {
        for (int i = 0; i < pair.count; ++i)
            addView(pair.matches[size_t(i)]);
        if (std::none_of(m_tried.begin(), m_tried.end(), [](const Hypothesis &h) { return h.kind == MatchKind::Aligned; }))
            add({{}, MatchKind::Aligned, pair.distance(), 0, {}});
    }

    PairFigures run()
    {
        const Hypothesis *best = bestTried();
        if (isSame(*best))
            return accepted(*best);
        const bool mirror = best->geometry.determinant() < 0;
        if (const std::optional<Hypothesis> found = byFeatures(mirror, best->distance)) {
            if (isSame(*found) || isSameByFeatures(*found))
                return accepted(*found);
            m_tried.push_back(*found);
        }
        best = bestTried();
        const int inliers = best->inliers;
        if (best->agreement.correlation >= refineFrom || inliers >= leastInliers) {
            if (const std::optional<Hypothesis> found = refined(*best)) {
                if (isSame(*found) || isSameByFeatures(*found))
                    return accepted(*found);
                m_tried.push_back(*found);
            }
        }
        for (const Hypothesis &h : m_tried) {
            if (isTemplate(h))
                return figuresOf(h, DuplicateVerdict::SameTemplate);
        }
        return figuresOf(*bestTried(), DuplicateVerdict::Different);
    }

private:
    void add(Hypothesis h)
    {
        h.agreement = measureTurned(h.geometry);
        m_tried.push_back(h);
    }

    Agreement measureTurned(const QTransform &geometry) const
    {
        return measure(m_kept.copy, m_other.copy, geometry);
    }

    void addView(const ViewMatch &match)
    {
        const QTransform ofKept = transformOf(match.viewA, m_kept.trimmed);
        const QTransform ofOther = transformOf(match.viewB, m_other.trimmed);
        if (ofKept.isInvertible())
            add({ofOther * ofKept.inverted(), kindOf(match), match.distance, 0, {}});
    }

    const Hypothesis *bestTried() const
    {
        return &*std::max_element(m_tried.begin(), m_tried.end(), [](const Hypothesis &a, const Hypothesis &b) {
            return a.agreement.correlation < b.agreement.correlation;
        });
    }

    std::optional<Hypothesis> byFeatures(bool mirror, int distance) const
    {
        static const QTransform mirrorX(-1, 0, 0, 1, 1, 0);
        const VerificationCopy &other = mirror ? m_other.copy.mirrored() : m_other.copy;
        const std::optional<FeatureMatch> match = matchFeatures(m_kept.copy, other);
        if (!match)
            return std::nullopt;
        Hypothesis h;
        h.geometry = mirror ? mirrorX * match->geometry : match->geometry;
        h.kind = MatchKind::Features;
        h.distance = distance;
        h.inliers = match->inliers;
        h.agreement = measureTurned(h.geometry);
        return h;
    }

    std::optional<Hypothesis> refined(const Hypothesis &start) const
    {
        const std::optional<QTransform> geometry = refine(m_kept.copy, m_other.copy, start.geometry);
        if (!geometry)
            return std::nullopt;
        Hypothesis h = start;
        h.geometry = *geometry;
        h.agreement = measureTurned(*geometry);
        return h;
    }

    const Compared &m_kept;
    const Compared &m_other;
    std::vector<Hypothesis> m_tried;
};

} // namespace

PairFigures verify(const Compared &kept, const Compared &other, const CandidatePair &pair)
{
    if (kept.lowDetail && other.lowDetail)
        return compareFlat(kept, other);
    return Verification(kept, other, pair).run();
}

PairFigures exchanged(const PairFigures &figures)
{
    PairFigures result = figures;
    if (figures.geometry.isInvertible()) {
        result.geometry = figures.geometry.inverted();
        result.overlap = overlapOf(result.geometry);
    }
    return result;
}

} // namespace yuyi::filtering
