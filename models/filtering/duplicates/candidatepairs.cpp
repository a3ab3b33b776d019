// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/candidatepairs.h"

#include "models/filtering/duplicates/crops.h"
#include "models/filtering/duplicates/hamming.h"
#include "models/filtering/duplicates/hammingjoin.h"
#include "models/filtering/duplicates/parallel.h"

#include <QCoreApplication>

#include <algorithm>
#include <atomic>
#include <numeric>
#include <optional>
#include <unordered_map>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DuplicateSearch)
};

constexpr size_t batch = 64;
/// Whole pictures are compared once, turned and cut ones many times: the more crops, the fewer bits may differ.
constexpr int wholeAllowance = 8;
int wholeThreshold(int threshold) { return threshold + wholeAllowance; }
constexpr int windowAllowance = -2;
/// Mean difference of the 8 × 8 colours up to which flat pictures are compared.
constexpr int colourTolerance = 6;

/// The pictures in the order of the search: new ones first, so that old ones need to look at a prefix only.
class Targets
{
public:
    Targets(const std::vector<SearchedPicture> &pictures)
    {
        for (const bool isNew : {true, false}) {
            for (quint32 i = 0; i < pictures.size(); ++i) {
                if (pictures[i].isNew != isNew || pictures[i].fingerprint.lowDetail)
                    continue;
                m_order.push_back(i);
                m_full.push_back(pictures[i].fingerprint.hash(fullCrop));
                m_inner.push_back(pictures[i].fingerprint.hash(trimmedCrop));
                if (pictures[i].fingerprint.isTrimmed()) {
                    m_trimmedAt.push_back(static_cast<quint32>(m_order.size() - 1));
                    m_trimmed.push_back(m_inner.back());
                }
            }
            if (isNew) {
                m_newCount = m_order.size();
                m_newTrimmed = m_trimmed.size();
            }
        }
    }

    size_t size() const { return m_order.size(); }
    bool isNew(size_t at) const { return at < m_newCount; }
    quint32 picture(size_t at) const { return m_order[at]; }

    /// Batches hold either new or old pictures, never both; the last number is the end.
    std::vector<size_t> batchStarts() const
    {
        std::vector<size_t> starts;
        for (size_t at = 0; at < m_newCount; at += batch)
            starts.push_back(at);
        for (size_t at = m_newCount; at < size(); at += batch)
            starts.push_back(at);
        starts.push_back(size());
        return starts;
    }

    /// What the picture at `at` may be compared with.
    std::span<const Hash256> full(size_t at) const
    {
        return std::span(m_full).first(isNew(at) ? size() : m_newCount);
    }
    std::span<const Hash256> trimmed(size_t at) const
    {
        return std::span(m_trimmed).first(isNew(at) ? m_trimmed.size() : m_newTrimmed);
    }
    std::span<const Hash256> innerFrom(size_t at, size_t from) const
    {
        const size_t end = isNew(at) ? size() : m_newCount;
        return from < end ? std::span(m_inner).subspan(from, end - from)
                          : std::span<const Hash256>();
    }
    size_t trimmedPosition(size_t i) const { return m_trimmedAt[i]; }
    size_t newCount() const { return m_newCount; }
    std::span<const Hash256> allFull() const { return m_full; }
    std::span<const Hash256> allTrimmed() const { return m_trimmed; }
    std::span<const Hash256> allInner() const { return m_inner; }

private:
    std::vector<quint32> m_order;
    std::vector<Hash256> m_full;
    std::vector<Hash256> m_inner;   ///< trimmed where there is a border, else full
    std::vector<Hash256> m_trimmed; ///< only those with a border
    std::vector<quint32> m_trimmedAt;
    size_t m_newCount = 0;
    size_t m_newTrimmed = 0;
};

/// What scans of whole pictures find, found for all batches at once: among many pictures that takes less time.
class JoinedHits
{
public:
    struct Hit {
        quint32 at; ///< as Targets counts
        quint32 other;
        quint16 distance;
    };
    using Hits = std::vector<Hit>;

    /// Does nothing where scans are faster. Else advances `progress` as if all pictures had been searched.
    JoinedHits(const Targets &targets, int threshold, int threads, Progress &progress)
        : m_targets(targets), m_threshold(threshold), m_threads(threads), m_progress(progress)
    {
        // A few new pictures among many old ones need no more than a look at each.
        if (2 * targets.newCount() < targets.size())
            return;
        const auto full = joined(targets.allFull(), targets.allFull());
        if (!full)
            return;
        m_full = kept(
            *full, [&](const HammingHit &hit) { return Hit{hit.query, hit.target, hit.distance}; }, true);
        if (const auto hits = joined(targets.allFull(), targets.allTrimmed()))
            m_trimmed = kept(
                *hits, [&](const HammingHit &hit) { return Hit{hit.query, trimmedPosition(hit.target), hit.distance}; }, false);
        if (const auto hits = joined(targets.allTrimmed(), targets.allInner()))
            m_inner = kept(
                *hits, [&](const HammingHit &hit) { return Hit{trimmedPosition(hit.query), hit.target, hit.distance}; }, true);
        m_progress.advance(stepsUntil(allSteps) - stepsUntil(m_steps));
    }

    /// Nothing where they were not looked for.
    const std::optional<Hits> &full() const { return m_full; }
    const std::optional<Hits> &trimmed() const { return m_trimmed; }
    const std::optional<Hits> &inner() const { return m_inner; }

private:
    static constexpr int allSteps = 3 * HammingJoin::steps;

    quint32 trimmedPosition(quint32 i) const { return static_cast<quint32>(m_targets.trimmedPosition(i)); }
    qint64 stepsUntil(qint64 step) const { return static_cast<qint64>(m_targets.size()) * step / allSteps; }

    std::optional<std::vector<HammingHit>> joined(std::span<const Hash256> queries, std::span<const Hash256> targets)
    {
        const HammingJoin join(queries, targets, m_threshold);
        if (!join.isWorthwhile())
            return std::nullopt;
        return join.hits(
            m_threads, [&] { return m_progress.cancelled(); }, [&] {
            const qint64 step = ++m_steps;
            m_progress.advance(stepsUntil(step) - stepsUntil(step - 1)); });
    }

    template <typename Place>
    Hits kept(const std::vector<HammingHit> &hits, Place place, bool laterOnly) const
    {
        Hits result;
        for (const HammingHit &found : hits) {
            const Hit hit = place(found);
            if ((laterOnly ? hit.other > hit.at : hit.other != hit.at) && (m_targets.isNew(hit.at) || m_targets.isNew(hit.other)))
                result.push_back(hit);
        }
        return result;
    }

    const Targets &m_targets;
    int m_threshold;
    int m_threads;
    Progress &m_progress;
    std::atomic<qint64> m_steps = 0;
    std::optional<Hits> m_full;
    std::optional<Hits> m_trimmed;
    std::optional<Hits> m_inner;
};

/// Finds the partners of a batch of pictures at once, so that targets are fetched from memory once for all of them.
/// Each unordered pair of equal kinds of crops is met once.
class Batch
{
public:
    Batch(const std::vector<SearchedPicture> &pictures, const Targets &targets, const JoinedHits &joined, int threshold)
        : m_pictures(pictures), m_targets(targets), m_joined(joined), m_threshold(threshold)
    {
    }

    void search(size_t begin, size_t end, std::vector<CandidatePair> &out)
    {
        m_pairs.clear();
        const std::span<const Hash256> full = m_targets.full(begin);
        const std::span<const Hash256> inner = m_targets.innerFrom(begin, begin);
        const auto itself = [](size_t t) { return t; };
        const auto onward = [begin](size_t t) { return begin + t; };
        // full ↔ full and turned ↔ trimmed are symmetric: later pictures only.
        if (!take(m_joined.full(), begin, end, fullCrop, fullCrop)) {
            gather(begin, end, fullCrop, fullCrop + 1);
            scan(full.subspan(std::min(begin, full.size())), fullCrop, onward, true, wholeThreshold(m_threshold));
        }
        if (!take(m_joined.trimmed(), begin, end, fullCrop, trimmedCrop)) {
            gather(begin, end, fullCrop, fullCrop + 1);
            scan(
                m_targets.trimmed(begin), trimmedCrop,
                [&](size_t t) { return m_targets.trimmedPosition(t); }, false, wholeThreshold(m_threshold));
        }
        if (!take(m_joined.inner(), begin, end, trimmedCrop, trimmedCrop)) {
            gather(begin, end, trimmedCrop, trimmedCrop + 1);
            scan(inner, trimmedCrop, onward, true, wholeThreshold(m_threshold));
        }
        gather(begin, end, firstTurn, firstStrip);
        scan(inner, trimmedCrop, onward, true, m_threshold);
        gather(begin, end, firstStrip, firstWindow);
        scan(full, fullCrop, itself, false, m_threshold);
        gather(begin, end, firstWindow, cropCount);
        scan(full, fullCrop, itself, false, m_threshold + windowAllowance);
        for (const auto &[key, pair] : m_pairs)
            out.push_back(pair);
    }

private:
    struct Owner {
        quint32 at;
        quint8 view;
    };

    void gather(size_t begin, size_t end, int firstOf, int endOf)
    {
        m_queries.clear();
        m_owners.clear();
        for (size_t at = begin; at < end; ++at) {
            const FingerprintView &fingerprint = m_pictures[m_targets.picture(at)].fingerprint;
            if (firstOf == trimmedCrop && !fingerprint.isTrimmed())
                continue;
            for (int view = firstOf; view < std::min(endOf, fingerprint.cropCount()); ++view) {
                m_queries.push_back(fingerprint.hash(view));
                m_owners.push_back({static_cast<quint32>(at), static_cast<quint8>(view)});
            }
        }
    }

    /// False if they are still to be scanned for.
    bool take(const std::optional<JoinedHits::Hits> &hits, size_t begin, size_t end, int view, int targetCrop)
    {
        if (!hits)
            return false;
        const auto before = [](const JoinedHits::Hit &hit, size_t at) { return hit.at < at; };
        const auto first = std::lower_bound(hits->begin(), hits->end(), begin, before);
        for (auto hit = first; hit != hits->end() && hit->at < end; ++hit)
            add({hit->at, static_cast<quint8>(view)}, hit->other, static_cast<quint8>(targetCrop), hit->distance);
        return true;
    }

    template <typename Position>
    void scan(std::span<const Hash256> targets, int targetCrop, Position position, bool laterOnly,
              int threshold)
    {
        m_hits.clear();
        scanHamming(m_queries, targets, threshold, m_hits);
        for (const HammingHit &hit : m_hits) {
            const Owner owner = m_owners[hit.query];
            const size_t other = position(hit.target);
            if (laterOnly ? other > owner.at : other != owner.at)
                add(owner, other, static_cast<quint8>(targetCrop), hit.distance);
        }
    }

    void add(Owner owner, size_t other, quint8 otherCrop, quint16 distance)
    {
        const quint32 own = m_targets.picture(owner.at);
        const quint32 theirs = m_targets.picture(other);
        CandidatePair &pair = m_pairs[static_cast<quint64>(own) << 32 | theirs];
        pair.a = std::min(own, theirs);
        pair.b = std::max(own, theirs);
        pair.add(own < theirs ? CropMatch{owner.view, otherCrop, distance}
                              : CropMatch{otherCrop, owner.view, distance});
    }

    const std::vector<SearchedPicture> &m_pictures;
    const Targets &m_targets;
    const JoinedHits &m_joined;
    int m_threshold;
    std::vector<Hash256> m_queries;
    std::vector<Owner> m_owners;
    std::vector<HammingHit> m_hits;
    std::unordered_map<quint64, CandidatePair> m_pairs;
};

bool coloursAgree(const FingerprintView &a, const FingerprintView &b)
{
    int sum = 0;
    for (size_t i = 0; i < a.colours.size(); ++i)
        sum += std::abs(static_cast<int>(a.colours[i]) - static_cast<int>(b.colours[i]));
    return sum <= colourTolerance * static_cast<int>(a.colours.size());
}

void addFlatPairs(const std::vector<SearchedPicture> &pictures, std::vector<CandidatePair> &out,
                  const Progress &progress)
{
    std::vector<quint32> flat;
    for (quint32 i = 0; i < pictures.size(); ++i) {
        if (pictures[i].fingerprint.lowDetail)
            flat.push_back(i);
    }
    for (size_t i = 0; i < flat.size() && !progress.cancelled(); ++i) {
        for (size_t j = i + 1; j < flat.size(); ++j) {
            const SearchedPicture &a = pictures[flat[i]];
            const SearchedPicture &b = pictures[flat[j]];
            if (!(a.isNew || b.isNew) || !coloursAgree(a.fingerprint, b.fingerprint))
                continue;
            CandidatePair pair;
            pair.a = flat[i];
            pair.b = flat[j];
            out.push_back(pair);
        }
    }
}

/// A pair met from both sides becomes one.
std::vector<CandidatePair> merged(std::vector<CandidatePair> pairs)
{
    std::sort(pairs.begin(), pairs.end(), [](const CandidatePair &x, const CandidatePair &y) {
        return std::pair(x.a, x.b) < std::pair(y.a, y.b);
    });
    std::vector<CandidatePair> result;
    for (const CandidatePair &pair : pairs) {
        if (!result.empty() && result.back().a == pair.a && result.back().b == pair.b) {
            for (int i = 0; i < pair.count; ++i)
                result.back().add(pair.matches[static_cast<size_t>(i)]);
        } else {
            result.push_back(pair);
        }
    }
    return result;
}

} // namespace

void CandidatePair::add(CropMatch match)
{
    int at = count;
    while (at > 0 && matches[static_cast<size_t>(at - 1)].distance > match.distance)
        --at;
    if (at >= maxMatches)
        return;
    for (int i = std::min(count, maxMatches - 1); i > at; --i)
        matches[static_cast<size_t>(i)] = matches[static_cast<size_t>(i - 1)];
    matches[static_cast<size_t>(at)] = match;
    count = std::min(count + 1, maxMatches);
}

Result<std::vector<CandidatePair>> findCandidatePairs(const std::vector<SearchedPicture> &pictures,
                                                      int threshold, int threads,
                                                      Progress &progress)
{
    const Targets targets(pictures);
    const int workers = workersFor(threads);
    std::vector<std::vector<CandidatePair>> found;
    found.resize(static_cast<size_t>(workers));
    const std::vector<size_t> starts = targets.batchStarts();
    const JoinedHits joined(targets, wholeThreshold(threshold), threads, progress);
    parallelFor(
        static_cast<qsizetype>(starts.size()) - 1, workers, [&] { return progress.cancelled(); },
        [&](qsizetype index, int worker) {
            const size_t begin = starts[static_cast<size_t>(index)];
            const size_t end = starts[static_cast<size_t>(index) + 1];
            Batch(pictures, targets, joined, threshold).search(begin, end, found[static_cast<size_t>(worker)]);
            if (!joined.full())
                progress.advance(static_cast<qint64>(end - begin));
        });
    std::vector<CandidatePair> all;
    for (std::vector<CandidatePair> &part : found)
        all.insert(all.end(), part.begin(), part.end());
    addFlatPairs(pictures, all, progress);
    if (progress.cancelled())
        return failure(ErrorCode::Cancelled, Tr::tr("The search for duplicates was stopped."));
    progress.advance(static_cast<qint64>(pictures.size()) - static_cast<qint64>(targets.size()));
    return merged(std::move(all));
}

CandidatePair nearestCrops(const FingerprintView &a, const FingerprintView &b)
{
    CandidatePair pair;
    pair.b = 1;
    const auto compare = [&](int cropA, int cropB) {
        const Hash256 hashA = a.hash(cropA);
        const Hash256 hashB = b.hash(cropB);
        if (!hashA.isNull() && !hashB.isNull())
            pair.add({static_cast<quint8>(cropA), static_cast<quint8>(cropB), static_cast<quint16>(distanceBetween(hashA, hashB))});
    };
    for (const int cropB : {fullCrop, trimmedCrop}) {
        for (int cropA = 0; cropA < a.cropCount(); ++cropA)
            compare(cropA, cropB);
    }
    for (const int cropA : {fullCrop, trimmedCrop}) {
        for (int cropB = firstStrip; cropB < b.cropCount(); ++cropB)
            compare(cropA, cropB);
    }
    return pair;
}

} // namespace yuyi
