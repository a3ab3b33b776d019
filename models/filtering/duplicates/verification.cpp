// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/verification.h"

#include "models/filtering/duplicates/alignment.h"
#include "models/filtering/duplicates/crops.h"
#include "models/filtering/duplicates/featurematching.h"
#include "models/filtering/duplicates/hues.h"
#include "models/filtering/duplicates/marks.h"
#include "models/filtering/duplicates/registration.h"

#include <QSizeF>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace yuyi {

namespace {

constexpr double leastCorrelation = 0.97;
constexpr double leastStructural = 0.85;
constexpr double leastFeatureCorrelation = 0.85;
/// In blocks of such contrast the noise of a codec leaves more than .95 of the correlation: less says that they show two
/// things, as letters and their shadows.
constexpr double plainContrast = 35;
/// So much may be covered by a mark that the rest alone is compared.
constexpr double overlayShare = 0.035;
/// Copies of one picture agree nearly everywhere; what is alike in its outlines alone does not.
constexpr double leastAgreeingOfOne = 0.6;
constexpr int leastInliers = 20;
constexpr int farCrop = 100;
constexpr int farInliers = 60;
/// From here each picture shows something the other has not: they are not one picture, of which one copy is marked.
constexpr double exchangedShare = 0.0035;
/// … and where what they show has nothing in common, as where the hands of a clock stand.
constexpr double opposedShare = 0.001;
constexpr double leastOverlap = 0.4;
/// Geometry is believed, though much has changed, where this share of the blocks agrees and correlates.
constexpr double leastAgreeing = 0.5;
constexpr double leastCalmCorrelation = 0.95;
constexpr double leastCalmContrast = 12;
/// A crop that correlates so well at a quarter of the size lies as it should.
constexpr double liesFrom = 0.98;
/// Below this, at a quarter of the size and moved as well as can be, two pictures are different.
constexpr double worthFrom = 0.75;
/// … unless they may be two versions of a template: what is written over them spoils the correlation.
constexpr double templateFrom = 0.35;
/// Bits of the nearest crops up to which no first check ends the comparison.
constexpr int nearFrom = 66;
/// … where one of them has bars: cut off a little beside their edge, it starts too far from its place.
constexpr int nearWithBars = 80;
constexpr int roughSteps = 8;
constexpr int fineSteps = 4;
constexpr int promisingInliers = 12;
/// A crop that was found by its hash is at most so much longer in one direction than it should be: what has to be stretched
/// further to agree, is another shape.
constexpr double mostStretched = 4.0 / 3;

struct Hypothesis {
    QTransform geometry;
    MatchKind kind = MatchKind::Aligned;
    int distance = 0;
    int inliers = 0;
    double quick = 0;
    bool measured = false;
    bool bothWays = false;
    PixelAgreement agreement;

    double overlap() const { return std::min(agreement.overlap, agreement.otherOverlap); }
    double score() const { return measured ? agreement.correlation : quick; }
};

bool showsAnother(const PixelAgreement &a)
{
    return a.exchangedBlocks >= exchangedShare || a.opposedBlocks >= opposedShare;
}

bool mayBeOne(const Hypothesis &h)
{
    return h.overlap() > leastOverlap && h.agreement.agreeingBlocks >= leastAgreeingOfOne
        && !showsAnother(h.agreement);
}

MatchKind kindOf(const CropMatch &match)
{
    for (const MatchKind kind : {MatchKind::Flipped, MatchKind::Cropped, MatchKind::Trimmed}) {
        if (cropAt(match.cropA).kind == kind || cropAt(match.cropB).kind == kind)
            return kind;
    }
    return MatchKind::Aligned;
}

bool isSame(const Hypothesis &h)
{
    const PixelAgreement &a = h.agreement;
    if (!mayBeOne(h))
        return false;
    // In a faint picture the codec's noise weighs more than in others; there every block must agree.
    const bool faint = a.correlation >= 0.9 && a.structural >= 0.95 && a.agreeingBlocks >= 0.99
                    && a.changedBlocks == 0.0;
    return faint || (a.correlation >= leastCorrelation && a.structural >= leastStructural);
}

bool isSameByFeatures(const Hypothesis &h)
{
    const PixelAgreement &a = h.agreement;
    // Where no two crops are alike, it takes more than a few corners.
    if (h.inliers < (h.distance > farCrop ? farInliers : leastInliers) || !mayBeOne(h))
        return false;
    // A bright mark on a dark picture spoils the correlation of the whole, not that of the rest.
    const bool marked = a.calmCorrelation >= leastCorrelation && a.structural >= leastStructural
                     && a.changedBlocks < overlayShare && a.agreeingBlocks > 0.85;
    const bool restAgrees =
        a.calmCorrelation >= leastCalmCorrelation || a.calmContrast < plainContrast;
    return marked || (a.correlation >= leastFeatureCorrelation && restAgrees);
}

bool isTemplate(const Hypothesis &h)
{
    const PixelAgreement &a = h.agreement;
    return h.overlap() > leastOverlap && a.agreeingBlocks >= leastAgreeing
        && a.calmCorrelation >= leastCalmCorrelation
        && (h.inliers >= leastInliers || a.calmContrast >= leastCalmContrast)
        && (a.changedBlocks >= templateShare
            || (showsAnother(a) && a.correlation >= leastFeatureCorrelation));
}

PairFigures figuresOf(const Hypothesis &h, DuplicateVerdict verdict)
{
    PairFigures figures;
    figures.distance = h.distance;
    figures.similarity = std::clamp(h.score(), 0.0, 1.0);
    figures.structural = std::clamp(h.agreement.structural, 0.0, 1.0);
    figures.changedBlocks = h.agreement.changedBlocks;
    figures.overlap = h.measured ? h.agreement.overlap : overlapOf(h.geometry);
    figures.inliers = h.inliers;
    figures.kind = h.kind;
    figures.geometry = h.geometry;
    figures.verdict = verdict;
    return figures;
}

/// Pictures without detail: nothing to correlate, so colour by colour and place by place.
PairFigures compareFlat(const ComparedPicture &kept, const ComparedPicture &other)
{
    Hypothesis h;
    h.agreement = measureAgreement(kept.copy, other.copy, {});
    PairFigures figures = figuresOf(h, DuplicateVerdict::Different);
    const int width = kept.copy.width();
    const int height = kept.copy.height();
    const double keptShape = static_cast<double>(width) / height;
    const double otherShape = static_cast<double>(other.copy.width()) / other.copy.height();
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
                    const size_t a = 3 * (static_cast<size_t>(y) * static_cast<size_t>(width) + static_cast<size_t>(x));
                    const size_t b =
                        3 * (static_cast<size_t>(otherY) * static_cast<size_t>(other.copy.width()) + static_cast<size_t>(otherX));
                    for (size_t channel = 0; channel < 3; ++channel)
                        difference += std::abs(static_cast<int>(kept.copy.colours()[a + channel])
                                               - static_cast<int>(other.copy.colours()[b + channel]));
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

/// How much longer one direction becomes than the other when a placement is changed, on a picture of this size.
double stretchBetween(const QTransform &from, const QTransform &to, QSizeF size)
{
    const QTransform change = from.inverted() * to;
    const double across = std::hypot(change.m11() * size.width(), change.m12() * size.height()) / size.width();
    const double down = std::hypot(change.m21() * size.width(), change.m22() * size.height()) / size.height();
    return std::max(across, down) / std::max(1e-9, std::min(across, down));
}

class Verification
{
public:
    Verification(const ComparedPicture &kept, const ComparedPicture &other, const std::optional<Placement> &by)
        : m_kept(kept), m_other(other)
    {
        const CandidatePair pair = nearestCrops(kept.fingerprint, other.fingerprint);
        const bool oneHasBars = kept.fingerprint.isTrimmed() || other.fingerprint.isTrimmed();
        m_near = pair.distance() <= (oneHasBars ? nearWithBars : nearFrom);
        for (int i = 0; i < pair.count; ++i)
            addCrop(pair.matches[static_cast<size_t>(i)]);
        if (std::none_of(m_tried.begin(), m_tried.end(),
                         [](const Hypothesis &h) { return h.kind == MatchKind::Aligned; })) {
            Hypothesis whole;
            whole.distance = pair.distance();
            add(whole);
        }
        if (by) {
            Hypothesis known;
            known.geometry = by->geometry;
            known.kind = by->kind;
            known.distance = pair.distance();
            add(known);
        }
    }

    PairFigures run()
    {
        Hypothesis &start = best();
        if (start.quick >= liesFrom && isConfirmed(start, isSame))
            return accepted(start);
        const QTransform begin = start.geometry;
        const Hypothesis rough = moved(start, begin, registered(m_kept.copy.rough(), m_other.copy.rough(), begin, roughSteps));
        if (!m_near && rough.quick < worthFrom && !mayBeTemplate(rough.geometry, rough.quick, Size::Rough)
            && !mayBeTemplate(begin, start.quick, Size::Rough))
            return figuresOf(rough, DuplicateVerdict::Different);
        const Hypothesis fine =
            moved(rough, begin, registered(m_kept.copy.half(), m_other.copy.half(), rough.geometry, fineSteps));
        const bool promising = isPromising(agreementOfPlanes(m_kept.copy.half(), m_other.copy.half(), fine.geometry))
                            || mayBeTemplate(begin, start.quick, Size::Half);
        if (!m_near && !promising)
            return figuresOf(fine, DuplicateVerdict::Different);
        bool askFeatures = !promising;
        if (promising) {
            m_tried.push_back(fine);
            Hypothesis &found = m_tried.back();
            if (isConfirmed(found, isSame))
                return accepted(found);
            // A wrong place makes changes, too: only where the crops are alike is this the end.
            if (found.distance <= nearFrom && found.agreement.changedBlocks >= 1.5 * templateShare && isTemplate(found))
                return shown(found);
            askFeatures = m_near || mayBeByFeatures(found.agreement);
        }
        if (askFeatures) {
            if (std::optional<Hypothesis> matched = byFeatures(begin.determinant() < 0, fine.distance)) {
                if (isConfirmed(*matched, isSame) || isConfirmed(*matched, isSameByFeatures))
                    return accepted(*matched);
                m_tried.push_back(*matched);
                Hypothesis refined = moved(*matched, matched->geometry,
                                           registered(m_kept.copy.half(), m_other.copy.half(), matched->geometry, fineSteps));
                if (isConfirmed(refined, isSame) || isConfirmed(refined, isSameByFeatures))
                    return accepted(refined);
                m_tried.push_back(refined);
            }
        }
        for (auto h = m_tried.rbegin(); h != m_tried.rend(); ++h) {
            if ((h->measured || (mayBeTemplate(h->geometry, h->quick, Size::Rough) && mayBeTemplate(h->geometry, h->quick, Size::Half)))
                && isTemplate(look(*h)))
                return shown(*h);
        }
        return figuresOf(best(), DuplicateVerdict::Different);
    }

    /// Of the place that was decided on, after run(); nothing where the pictures are different.
    std::optional<double> farApart() const { return m_farApart; }

private:
    enum class Size : quint8 {
        Rough,
        Half
    };

    /// Whether a smaller size leaves it possible: most pairs end here.
    bool mayBeTemplate(const QTransform &geometry, double correlation, Size size) const
    {
        if (correlation < templateFrom)
            return false;
        const PixelAgreement agreement =
            size == Size::Half ? agreementOfPlanes(m_kept.copy.half(), m_other.copy.half(), geometry)
                               : agreementOfPlanes(m_kept.copy.rough(), m_other.copy.rough(), geometry);
        return size == Size::Half ? agreement.agreeingBlocks >= 0.35 && agreement.calmCorrelation >= 0.85
                                  : agreement.agreeingBlocks >= 0.25 && agreement.calmCorrelation >= 0.7;
    }

    static bool isPromising(const PixelAgreement &half)
    {
        return (half.correlation >= 0.8 && half.agreeingBlocks >= 0.45)
            || (half.agreeingBlocks >= 0.35 && half.calmCorrelation >= 0.85);
    }

    /// What features would confirm is nearly there without them.
    static bool mayBeByFeatures(const PixelAgreement &full)
    {
        return (full.correlation >= 0.82 && full.agreeingBlocks >= 0.55
                && (full.calmCorrelation >= 0.92 || full.calmContrast < plainContrast))
            || (full.agreeingBlocks >= 0.45 && full.calmCorrelation >= 0.9);
    }

    /// Stays where it is if it would be stretched too far from its first place.
    Hypothesis moved(const Hypothesis &start, const QTransform &first, const Registration &to) const
    {
        Hypothesis h = start;
        if (stretchBetween(first, to.geometry, QSizeF(m_kept.copy.width(), m_kept.copy.height())) > mostStretched)
            return h;
        h.geometry = to.geometry;
        h.quick = to.correlation;
        h.measured = false;
        h.bothWays = false;
        h.agreement = {};
        return h;
    }

    void add(Hypothesis h)
    {
        h.quick = planeCorrelation(m_kept.copy.rough(), m_other.copy.rough(), h.geometry);
        m_tried.push_back(h);
    }

    Hypothesis &look(Hypothesis &h) const
    {
        if (!h.measured) {
            h.agreement = measureAgreement(m_kept.copy, m_other.copy, h.geometry);
            h.measured = true;
        }
        return h;
    }

    /// What the coarser of two copies hides, the finer one shows when it is laid under it.
    bool isConfirmed(Hypothesis &h, bool (*rule)(const Hypothesis &)) const
    {
        if (!rule(look(h)))
            return false;
        if (!h.bothWays && (h.agreement.changedBlocks > 0 || h.agreement.exchangedBlocks > 0)) {
            const PixelAgreement back = measureAgreement(m_other.copy, m_kept.copy, h.geometry.inverted());
            h.agreement.changedBlocks =
                std::max(h.agreement.changedBlocks, back.changedBlocks);
            h.agreement.exchangedBlocks =
                std::max(h.agreement.exchangedBlocks, back.exchangedBlocks);
            h.agreement.opposedBlocks =
                std::max(h.agreement.opposedBlocks, back.opposedBlocks);
        }
        h.bothWays = true;
        return rule(h);
    }

    void addCrop(const CropMatch &match)
    {
        const QTransform ofKept = transformOf(match.cropA, m_kept.fingerprint.trimmed);
        const QTransform ofOther = transformOf(match.cropB, m_other.fingerprint.trimmed);
        if (!ofKept.isInvertible())
            return;
        Hypothesis h;
        h.geometry = ofOther * ofKept.inverted();
        h.kind = kindOf(match);
        h.distance = match.distance;
        add(h);
    }

    PairFigures shown(const Hypothesis &h)
    {
        m_farApart = h.agreement.farApart;
        return figuresOf(h, DuplicateVerdict::SameTemplate);
    }

    PairFigures accepted(const Hypothesis &h)
    {
        m_farApart = h.agreement.farApart;
        PairFigures figures = figuresOf(h, DuplicateVerdict::Duplicate);
        figures.recoloured = recolouredShareOf(m_kept.copy, m_other.copy, h.geometry);
        if (figures.changedBlocks >= templateShare || figures.recoloured >= recolouredShare)
            figures.verdict = DuplicateVerdict::SameTemplate;
        return figures;
    }

    Hypothesis &best()
    {
        return *std::max_element(
            m_tried.begin(), m_tried.end(),
            [](const Hypothesis &a, const Hypothesis &b) { return a.score() < b.score(); });
    }

    std::optional<Hypothesis> byFeatures(bool mirror, int distance) const
    {
        static const QTransform mirrorX(-1, 0, 0, 1, 1, 0);
        const std::optional<FeatureMatch> match =
            matchFeatures(m_kept.copy, m_other.copy, mirror);
        if (!match || match->inliers < promisingInliers)
            return std::nullopt;
        Hypothesis h;
        h.geometry = mirror ? mirrorX * match->geometry : match->geometry;
        h.kind = MatchKind::Features;
        h.distance = distance;
        h.inliers = match->inliers;
        h.quick = planeCorrelation(m_kept.copy.half(), m_other.copy.half(), h.geometry);
        return h;
    }

    const ComparedPicture &m_kept;
    const ComparedPicture &m_other;
    std::optional<double> m_farApart;
    std::vector<Hypothesis> m_tried;
    bool m_near = false; ///< so alike that features are asked whatever correlates
};

/// Which of two pictures the other is laid over: a matter of their pixels, not of who is kept.
bool goesFirst(const VerificationCopy &a, const VerificationCopy &b)
{
    const auto areaOf = [](const VerificationCopy &copy) { return copy.width() * copy.height(); };
    return areaOf(a) != areaOf(b) ? areaOf(a) > areaOf(b) : a.full().grey > b.full().grey;
}

/// @brief What the crop that matched is called, where its border is there. Two copies on plain ground agree best without it,
/// though neither has a border that the other lacks; and a strip that was left out may have been a part of the scene.
MatchKind namedKind(const ComparedPicture &first, const ComparedPicture &second, const PairFigures &figures)
{
    if (figures.kind != MatchKind::Trimmed)
        return figures.kind;
    const QRectF lies = figures.geometry.mapRect(QRectF(0, 0, 1, 1));
    constexpr double within = 0.02;
    const bool asWhole = std::abs(lies.left()) < within && std::abs(lies.top()) < within
                      && std::abs(lies.right() - 1) < within && std::abs(lies.bottom() - 1) < within;
    if (asWhole)
        return MatchKind::Aligned;
    const bool border = figures.marked != Marked::Neither || first.fingerprint.isTrimmed() || second.fingerprint.isTrimmed();
    return border ? MatchKind::Trimmed : MatchKind::Cropped;
}

PairFigures verifyInOrder(const ComparedPicture &first, const ComparedPicture &second,
                          const std::optional<Placement> &by)
{
    if (first.fingerprint.lowDetail && second.fingerprint.lowDetail && !first.copy.colours().empty()
        && !second.copy.colours().empty())
        return compareFlat(first, second);
    Verification verification(first, second, by);
    PairFigures figures = verification.run();
    if (figures.verdict != DuplicateVerdict::Different)
        figures.marked = markedOf(first.copy, second.copy, figures.geometry, verification.farApart());
    figures.kind = namedKind(first, second, figures);
    return figures;
}

} // namespace

PairFigures comparePictures(const ComparedPicture &kept, const ComparedPicture &other, const std::optional<Placement> &by)
{
    if (!goesFirst(other.copy, kept.copy))
        return verifyInOrder(kept, other, by);
    return exchangedFigures(verifyInOrder(other, kept, by ? by->inverted() : by));
}

std::optional<Placement> Placement::inverted() const
{
    if (!geometry.isInvertible())
        return std::nullopt;
    return Placement{geometry.inverted(), kind};
}

PairFigures exchangedFigures(const PairFigures &figures)
{
    PairFigures result = figures;
    if (figures.marked != Marked::Neither)
        result.marked = figures.marked == Marked::Kept ? Marked::Other : Marked::Kept;
    if (figures.geometry.isInvertible()) {
        result.geometry = figures.geometry.inverted();
        result.overlap = overlapOf(result.geometry);
    }
    return result;
}

} // namespace yuyi
