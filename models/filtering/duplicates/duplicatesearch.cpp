// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/duplicatesearch.h"

#include "models/filtering/duplicates/candidatepairs.h"
#include "models/filtering/duplicates/copycache.h"
#include "models/filtering/duplicates/detail.h"
#include "models/filtering/duplicates/grouping.h"
#include "models/filtering/duplicates/hamming.h"
#include "models/filtering/duplicates/pairorder.h"
#include "models/filtering/duplicates/parallel.h"
#include "models/filtering/duplicates/verification.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <mutex>
#include <numeric>
#include <set>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DuplicateSearch)
};

constexpr size_t pairsAtOnce = 512;
constexpr size_t wholesHeld = 3;
/// Two copies that differ this little from a third are not two versions of a template, and need no comparison of their own.
constexpr double tightlyAlike = 0.03;

tl::unexpected<Error> stopped()
{
    return failure(ErrorCode::Cancelled, Tr::tr("The search for duplicates was stopped."));
}

/// Pictures that are exactly equal stand as one in the search.
struct ExactClass {
    int first = 0; ///< index of the candidate that stands for all
    std::vector<std::pair<int, MatchKind>> more;
};

class Search
{
public:
    Search(const QList<DuplicateCandidate> &candidates, const SearchOptions &options,
           const std::function<Result<QImage>(int)> &load,
           const std::function<bool(int, int)> &dismissed, Progress &progress,
           const SearchMemory &memory)
        : m_candidates(candidates), m_options(options), m_dismissed(dismissed),
          m_progress(progress), m_memory(memory), m_load(load),
          m_cache(memory.copies ? *memory.copies : m_ownCache)
    {
    }

    Result<QList<FoundGroup>> run()
    {
        m_progress.setTotal(m_candidates.size());
        collapseExact();
        std::vector<SearchedPicture> searched;
        for (const ExactClass &one : m_classes) {
            // Exact copies of an old picture add nothing to what is known of it.
            searched.push_back({*m_fingerprints[static_cast<size_t>(one.first)], m_candidates[one.first].isNew});
        }
        takeUpKnown();
        m_progress.advance(m_candidates.size() - static_cast<qsizetype>(m_classes.size()));
        const int threshold = m_options.threshold > 0 ? m_options.threshold
                                                      : thresholdFor(static_cast<qsizetype>(m_classes.size()));
        YUYI_TRY(auto pairs, findCandidatePairs(searched, threshold, m_options.threads, m_progress));
        orderForReading(pairs, m_classes.size());
        m_progress.setTotal(m_candidates.size() + static_cast<qsizetype>(pairs.size()));
        YUYI_CHECK(verifyAll(pairs));
        std::vector<CopyQuality> qualities;
        for (const ExactClass &one : m_classes) {
            const DuplicateCandidate &candidate = m_candidates[one.first];
            qualities.push_back({static_cast<double>(candidate.size.width()) * candidate.size.height(),
                                 static_cast<double>(candidate.bytes), candidate.lossless});
        }
        std::vector<bool> chosen;
        for (const ExactClass &one : m_classes)
            chosen.push_back(m_candidates[one.first].chosen);
        Grouping grouping(
            std::move(qualities), m_verified,
            [this](quint32 a, quint32 b, const std::optional<Placement> &by) {
                compareNow(a, b, by);
            },
            [this](quint32 a, quint32 b) { return isDismissed(a, b); }, std::move(chosen),
            [this](quint32 a, quint32 b, const QTransform &geometry) {
                // Most sizes decide without the pixels, which would have to be read in full.
                if (m_progress.cancelled() || !showsMoreByPixels(candidate(a).size, candidate(b).size, geometry))
                    return true;
                // Held on to: reading the second may let go of the first.
                const auto larger = wholeOf(a);
                const auto smaller = wholeOf(b);
                return showsMore(*larger, *smaller, geometry);
            },
            [this](quint32 a, quint32 b, const QTransform &geometry) {
                if (m_progress.cancelled() || !isSourceByPixels(candidate(a).size, candidate(b).size, geometry))
                    return false;
                const auto lossless = wholeOf(a);
                const auto other = wholeOf(b);
                return isSourceOf(*lossless, *other, geometry);
            });
        const std::vector<DuplicateStar> stars = grouping.run();
        YUYI_CHECK(remember());
        if (m_progress.cancelled())
            return stopped();
        return groupsOf(stars);
    }

private:
    void collapseExact()
    {
        QHash<QByteArray, QList<int>>
            byBytes; // digest → classes; several only where a person told them apart
        QHash<QByteArray, QList<int>> byPixels;
        m_fingerprints.reserve(static_cast<size_t>(m_candidates.size()));
        // The one that stands for all: chosen by a person, else one whose pairs are known.
        std::vector<int> order(static_cast<size_t>(m_candidates.size()));
        std::iota(order.begin(), order.end(), 0);
        const auto rankOf = [this](int i) {
            return m_candidates[i].chosen ? 0 : m_candidates[i].isNew ? 2
                                                                      : 1;
        };
        std::stable_sort(order.begin(), order.end(),
                         [&](int a, int b) { return rankOf(a) < rankOf(b); });
        for (const DuplicateCandidate &candidate : m_candidates)
            m_fingerprints.push_back(parseFingerprint(candidate.fingerprint));
        for (const int i : order) {
            if (!m_fingerprints[static_cast<size_t>(i)])
                continue; // nothing is known of it: the caller makes fingerprints first
            const QByteArray bytes = m_candidates[i].sha256.bytes();
            const QByteArray pixels = m_fingerprints[static_cast<size_t>(i)]->pixelDigest.toByteArray();
            if (joins(i, bytes, byBytes, MatchKind::Bytes)
                || joins(i, pixels, byPixels, MatchKind::Pixels))
                continue;
            const int at = static_cast<int>(m_classes.size());
            m_classes.push_back({i, {}});
            if (!bytes.isEmpty())
                byBytes[bytes].append(at);
            if (!pixels.isEmpty())
                byPixels[pixels].append(at);
        }
    }

    bool joins(int i, const QByteArray &digest, const QHash<QByteArray, QList<int>> &known,
               MatchKind kind)
    {
        for (const int at : digest.isEmpty() ? QList<int>() : known.value(digest)) {
            ExactClass &one = m_classes[static_cast<size_t>(at)];
            if (m_dismissed && m_dismissed(m_candidates[one.first].key, m_candidates[i].key))
                continue;
            // Nothing rests on the quick digest alone.
            if (kind == MatchKind::Pixels && !looksEqual(i, one.first))
                continue;
            one.more.emplace_back(i, kind);
            return true;
        }
        return false;
    }

    bool looksEqual(int a, int b) const
    {
        const FingerprintView &one = *m_fingerprints[static_cast<size_t>(a)];
        const FingerprintView &other = *m_fingerprints[static_cast<size_t>(b)];
        return m_candidates[a].size == m_candidates[b].size
            && std::equal(one.hashes.begin(), one.hashes.end(), other.hashes.begin(),
                          other.hashes.end());
    }

    const DuplicateCandidate &candidate(quint32 node) const { return m_candidates[m_classes[node].first]; }

    bool isDismissed(quint32 a, quint32 b) const
    {
        return m_dismissed && m_dismissed(candidate(a).key, candidate(b).key);
    }

    void takeUpKnown()
    {
        m_twins.assign(m_classes.size(), std::vector<quint32>());
        if (m_memory.known.empty())
            return;
        QHash<int, quint32> nodes;
        for (quint32 node = 0; node < m_classes.size(); ++node)
            nodes.insert(candidate(node).key, node);
        for (const ComparedPair &pair : m_memory.known) {
            const auto a = nodes.constFind(pair.a);
            const auto b = nodes.constFind(pair.b);
            if (a == nodes.constEnd() || b == nodes.constEnd())
                continue;
            keep(std::min(*a, *b), std::max(*a, *b),
                 *a < *b ? pair.figures : exchangedFigures(pair.figures));
        }
    }

    std::shared_ptr<const VerificationCopy> copyOf(quint32 node)
    {
        return m_cache.get(candidate(node).key, [this, node](int) { return makeCopy(node); });
    }

    std::shared_ptr<const VerificationCopy> makeCopy(quint32 node)
    {
        const DuplicateCandidate &picture = candidate(node);
        const Result<QImage> image = m_load(picture.key);
        if (!image || image->isNull()) {
            const std::lock_guard lock(m_mutex);
            if (m_lost.insert(node).second && m_memory.unreadable)
                m_memory.unreadable(picture.key,
                                    image ? Error{ErrorCode::Damaged,
                                                  Tr::tr("The image could not be read a second time."),
                                                  {}}
                                          : image.error());
            return nullptr;
        }
        const bool flat = m_fingerprints[static_cast<size_t>(m_classes[node].first)]->lowDetail;
        return std::make_shared<const VerificationCopy>(*image, flat);
    }

    /// The picture in full; the one kept so far is asked for again and again. Null image: it cannot be read.
    std::shared_ptr<const QImage> wholeOf(quint32 node)
    {
        const auto held = std::find_if(m_wholes.begin(), m_wholes.end(), [&](const auto &one) { return one.first == node; });
        if (held != m_wholes.end()) {
            std::rotate(held, held + 1, m_wholes.end());
            return m_wholes.back().second;
        }
        const Result<QImage> read = (m_memory.whole ? m_memory.whole : m_load)(candidate(node).key);
        if (m_wholes.size() == wholesHeld)
            m_wholes.erase(m_wholes.begin());
        m_wholes.emplace_back(node, std::make_shared<const QImage>(read.value_or(QImage())));
        return m_wholes.back().second;
    }

    /// Nothing where one of them cannot be read again.
    std::optional<PairFigures> verifyPair(quint32 a, quint32 b,
                                          const std::optional<Placement> &by = {})
    {
        const auto kept = copyOf(a);
        const auto other = copyOf(b);
        if (!kept || !other)
            return std::nullopt;
        return comparePictures({*kept, *m_fingerprints[static_cast<size_t>(m_classes[a].first)]},
                               {*other, *m_fingerprints[static_cast<size_t>(m_classes[b].first)]}, by);
    }

    void compareNow(quint32 a, quint32 b, const std::optional<Placement> &by)
    {
        if (m_progress.cancelled())
            return;
        const quint32 first = std::min(a, b);
        const quint32 second = std::max(a, b);
        const std::optional<Placement> inOrder = by && b < a ? by->inverted() : by;
        if (const std::optional<PairFigures> figures = verifyPair(first, second, inOrder)) {
            m_verified.set(first, second, *figures);
            m_fresh.push_back({candidate(first).key, candidate(second).key, *figures});
        } else {
            m_verified.set(first, second, {}); // not asked again in this search
        }
    }

    bool haveCommonTwin(quint32 a, quint32 b) const
    {
        const std::vector<quint32> &twins = m_twins[a];
        return std::any_of(twins.begin(), twins.end(), [&](quint32 twin) {
            return std::find(m_twins[b].begin(), m_twins[b].end(), twin) != m_twins[b].end();
        });
    }

    Result<> verifyAll(const std::vector<CandidatePair> &pairs)
    {
        // What has no pair left makes room for what has.
        std::vector<quint32> uses(m_classes.size(), 0);
        for (const CandidatePair &pair : pairs) {
            ++uses[pair.a];
            ++uses[pair.b];
        }
        for (quint32 node = 0; node < m_classes.size(); ++node) {
            if (uses[node] == 0)
                m_cache.drop(candidate(node).key);
        }
        std::vector<const CandidatePair *> due;
        std::vector<std::optional<PairFigures>> results;
        for (size_t at = 0; at < pairs.size(); at += pairsAtOnce) {
            const size_t end = std::min(pairs.size(), at + pairsAtOnce);
            due.clear();
            for (size_t i = at; i < end; ++i) {
                if (m_verified.has(pairs[i].a, pairs[i].b) || isDismissed(pairs[i].a, pairs[i].b)
                    || haveCommonTwin(pairs[i].a, pairs[i].b))
                    m_progress.advance();
                else
                    due.push_back(&pairs[i]);
            }
            results.assign(due.size(), std::nullopt);
            parallelFor(
                static_cast<qsizetype>(due.size()), m_options.threads, [this] { return m_progress.cancelled(); },
                [&](qsizetype i, int) {
                    results[static_cast<size_t>(i)] = verifyPair(due[static_cast<size_t>(i)]->a, due[static_cast<size_t>(i)]->b);
                    m_progress.advance();
                });
            for (size_t i = 0; i < due.size(); ++i) {
                if (!results[i])
                    continue;
                keep(due[i]->a, due[i]->b, *results[i]);
                m_fresh.push_back(
                    {candidate(due[i]->a).key, candidate(due[i]->b).key, *results[i]});
            }
            for (size_t i = at; i < end; ++i) {
                for (const quint32 node : {pairs[i].a, pairs[i].b}) {
                    if (--uses[node] == 0)
                        m_cache.drop(candidate(node).key);
                }
            }
            // Also when it was stopped: what is done need not be done again.
            YUYI_CHECK(remember());
            if (m_progress.cancelled())
                return stopped();
        }
        return {};
    }

    Result<> remember()
    {
        if (m_fresh.empty() || !m_memory.remember) {
            m_fresh.clear();
            return {};
        }
        auto done = m_memory.remember(m_fresh);
        m_fresh.clear();
        return done;
    }

    void joinAsTwins(quint32 a, quint32 b)
    {
        m_twins[a].push_back(b);
        m_twins[b].push_back(a);
    }

    void keep(quint32 a, quint32 b, const PairFigures &figures)
    {
        if (figures.verdict == DuplicateVerdict::Duplicate && figures.changedBlocks < tightlyAlike)
            joinAsTwins(a, b);
        m_verified.set(a, b, figures);
    }

    QList<FoundGroup> groupsOf(const std::vector<DuplicateStar> &stars) const
    {
        QList<FoundGroup> groups;
        std::vector<bool> shown(m_classes.size(), false);
        for (const DuplicateStar &star : stars) {
            FoundGroup group{star.verdict, candidate(star.kept).key, star.keptReason, {}};
            const bool duplicates = star.verdict == DuplicateVerdict::Duplicate;
            if (duplicates) {
                addCopies(star.kept, nullptr, group);
                shown[star.kept] = true;
            }
            for (const auto &[member, figures] : star.members) {
                group.members.append({candidate(member).key, figures, false});
                if (duplicates) {
                    addCopies(member, &figures, group);
                    shown[member] = true;
                }
            }
            std::stable_sort(group.members.begin(), group.members.end(),
                             [](const FoundMember &x, const FoundMember &y) {
                                 return x.figures.similarity > y.figures.similarity;
                             });
            groups.append(group);
        }
        for (quint32 node = 0; node < m_classes.size(); ++node) {
            if (shown[node] || m_classes[node].more.empty())
                continue;
            FoundGroup group{
                DuplicateVerdict::Duplicate, candidate(node).key, QStringLiteral("first"), {}};
            addCopies(node, nullptr, group);
            groups.append(group);
        }
        return groups;
    }

    /// The exact copies of a member; `figures` are the member's against the kept picture, null for the kept one itself.
    void addCopies(quint32 node, const PairFigures *figures, FoundGroup &group) const
    {
        for (const auto &[copy, kind] : m_classes[node].more) {
            PairFigures own = figures ? *figures : PairFigures{};
            if (!figures) {
                own.similarity = 1;
                own.structural = 1;
                own.kind = kind;
                own.verdict = DuplicateVerdict::Duplicate;
            }
            group.members.append({m_candidates[copy].key, own, true});
        }
    }

    const QList<DuplicateCandidate> &m_candidates;
    const SearchOptions &m_options;
    const std::function<bool(int, int)> &m_dismissed;
    Progress &m_progress;
    const SearchMemory &m_memory;
    std::mutex m_mutex;
    std::set<quint32> m_lost;                                   ///< nodes that could not be read again
    std::vector<ComparedPair> m_fresh;                          ///< not yet remembered
    std::vector<std::optional<FingerprintView>> m_fingerprints; ///< of each candidate
    std::vector<ExactClass> m_classes;                          ///< the nodes of the search
    const std::function<Result<QImage>(int)> &m_load;
    CopyCache m_ownCache;
    CopyCache &m_cache;
    std::vector<std::pair<quint32, std::shared_ptr<const QImage>>> m_wholes; ///< last used last
    VerifiedPairs m_verified;
    std::vector<std::vector<quint32>> m_twins;
};

} // namespace

Result<QList<FoundGroup>> findDuplicates(const QList<DuplicateCandidate> &candidates,
                                         const SearchOptions &options,
                                         const std::function<Result<QImage>(int)> &load,
                                         const std::function<bool(int, int)> &dismissed,
                                         Progress &progress, const SearchMemory &memory)
{
    return Search(candidates, options, load, dismissed, progress, memory).run();
}

PairFigures comparePair(const QImage &kept, const QImage &other)
{
    if (kept.isNull() || other.isNull())
        return {};
    const FingerprintAndCopy a = fingerprintAndCopyOf(kept);
    const FingerprintAndCopy b = fingerprintAndCopyOf(other);
    const std::optional<FingerprintView> fingerprintA = parseFingerprint(a.fingerprint);
    const std::optional<FingerprintView> fingerprintB = parseFingerprint(b.fingerprint);
    if (!fingerprintA || !fingerprintB)
        return {};
    return comparePictures({*a.copy, *fingerprintA}, {*b.copy, *fingerprintB});
}

} // namespace yuyi
