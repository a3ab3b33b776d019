// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicatesearch.h"

#include "models/filtering/candidatepairs.h"
#include "models/filtering/copycache.h"
#include "models/filtering/grouping.h"
#include "models/filtering/parallel.h"
#include "models/filtering/verification.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace yuyi::filtering {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DuplicateSearch)
};

constexpr qsizetype cacheBytes = 256LL * 1024 * 1024;
constexpr size_t pairsAtOnce = 512;
/// Two copies that differ this little from a third are not two versions of a template, and need no
/// comparison of their own.
constexpr double tightlyAlike = 0.03;

tl::unexpected<Error> stopped()
{
    return failure(ErrorCode::Cancelled, Text::tr("The search for duplicates was stopped."));
}

/// Pictures that are exactly equal stand as one in the search.
struct ExactClass {
    int first = 0; ///< index of the candidate that stands for all
    std::vector<std::pair<int, MatchKind>> more;
};

class Search
{
public:
    Search(const QList<Candidate> &candidates, const SearchOptions &options,
           const std::function<Result<QImage>(int)> &load,
           const std::function<bool(int, int)> &dismissed, Progress &progress)
        : m_candidates(candidates), m_options(options), m_dismissed(dismissed),
          m_progress(progress),
          m_cache([this, &load](int node) { return makeCopy(load, node); }, cacheBytes)
    {
    }

    Result<QList<FoundGroup>> run()
    {
        m_progress.setTotal(m_candidates.size());
        collapseExact();
        std::vector<Searched> searched;
        for (const ExactClass &one : m_classes) {
            searched.push_back({*m_prints[size_t(one.first)], m_candidates[one.first].isNew});
            for (const auto &[member, kind] : one.more)
                searched.back().isNew = searched.back().isNew || m_candidates[member].isNew;
        }
        m_progress.advance(m_candidates.size() - qsizetype(m_classes.size()));
        const int threshold = m_options.threshold > 0 ? m_options.threshold
                                                      : thresholdFor(qsizetype(m_classes.size()));
        const auto pairs = findCandidatePairs(searched, threshold, m_options.threads, m_progress);
        if (!pairs)
            return passOn(pairs);
        m_progress.setTotal(m_candidates.size() + qsizetype(pairs->size()));
        verifyAll(*pairs);
        if (m_progress.cancelled())
            return stopped();
        std::vector<Quality> qualities;
        for (const ExactClass &one : m_classes) {
            const Candidate &candidate = m_candidates[one.first];
            qualities.push_back({double(candidate.size.width()) * candidate.size.height(),
                                 double(candidate.bytes)});
        }
        Grouping grouping(
            std::move(qualities), m_verified, [this](quint32 a, quint32 b) { compareNow(a, b); },
            [this](quint32 a, quint32 b) { return isDismissed(a, b); });
        const std::vector<Star> stars = grouping.run();
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
        m_prints.reserve(size_t(m_candidates.size()));
        std::vector<int> order;
        for (const bool isNew : {false, true}) {
            for (int i = 0; i < m_candidates.size(); ++i) {
                if (m_candidates[i].isNew == isNew)
                    order.push_back(i);
            }
        }
        for (const Candidate &candidate : m_candidates)
            m_prints.push_back(parse(candidate.fingerprint));
        for (const int i : order) {
            if (!m_prints[size_t(i)])
                continue; // nothing is known of it: the caller makes fingerprints first
            const QByteArray bytes = m_candidates[i].sha256.bytes();
            const QByteArray pixels = m_prints[size_t(i)]->pixelDigest.toByteArray();
            if (joins(i, bytes, byBytes, MatchKind::Bytes)
                || joins(i, pixels, byPixels, MatchKind::Pixels))
                continue;
            const int at = int(m_classes.size());
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
            ExactClass &one = m_classes[size_t(at)];
            if (m_dismissed && m_dismissed(m_candidates[one.first].key, m_candidates[i].key))
                continue;
            // Two old ones were found by an earlier search.
            if (m_candidates[i].isNew)
                one.more.emplace_back(i, kind);
            return true;
        }
        return false;
    }

    const Candidate &candidate(quint32 node) const { return m_candidates[m_classes[node].first]; }

    bool isDismissed(quint32 a, quint32 b) const
    {
        return m_dismissed && m_dismissed(candidate(a).key, candidate(b).key);
    }

    std::shared_ptr<const VerificationCopy> makeCopy(const std::function<Result<QImage>(int)> &load,
                                                     int node) const
    {
        const Result<QImage> image = load(candidate(quint32(node)).key);
        if (!image || image->isNull())
            return nullptr;
        const bool flat = m_prints[size_t(m_classes[size_t(node)].first)]->lowDetail;
        return std::make_shared<const VerificationCopy>(*image, flat);
    }

    Verified verifyPair(const CandidatePair &pair)
    {
        const auto kept = m_cache.get(int(pair.a));
        const auto other = m_cache.get(int(pair.b));
        if (!kept || !other)
            return {};
        const FingerprintView &printA = *m_prints[size_t(m_classes[pair.a].first)];
        const FingerprintView &printB = *m_prints[size_t(m_classes[pair.b].first)];
        Verified result;
        result.figures = verify({*kept, printA.trimmed, printA.lowDetail},
                                {*other, printB.trimmed, printB.lowDetail}, pair);
        if (result.figures.verdict != DuplicateVerdict::Different)
            result.marked = markedOf(*kept, *other, result.figures.geometry);
        return result;
    }

    void compareNow(quint32 a, quint32 b)
    {
        if (m_progress.cancelled())
            return;
        CandidatePair pair = nearestViews(*m_prints[size_t(m_classes[std::min(a, b)].first)],
                                          *m_prints[size_t(m_classes[std::max(a, b)].first)]);
        pair.a = std::min(a, b);
        pair.b = std::max(a, b);
        m_verified.set(pair.a, pair.b, verifyPair(pair));
    }

    bool haveCommonTwin(quint32 a, quint32 b) const
    {
        const std::vector<quint32> &twins = m_twins[a];
        return std::any_of(twins.begin(), twins.end(), [&](quint32 twin) {
            return std::find(m_twins[b].begin(), m_twins[b].end(), twin) != m_twins[b].end();
        });
    }

    void verifyAll(const std::vector<CandidatePair> &pairs)
    {
        m_twins.assign(m_classes.size(), std::vector<quint32>());
        std::vector<const CandidatePair *> due;
        std::vector<Verified> results;
        for (size_t at = 0; at < pairs.size() && !m_progress.cancelled(); at += pairsAtOnce) {
            const size_t end = std::min(pairs.size(), at + pairsAtOnce);
            due.clear();
            for (size_t i = at; i < end; ++i) {
                if (isDismissed(pairs[i].a, pairs[i].b) || haveCommonTwin(pairs[i].a, pairs[i].b))
                    m_progress.advance();
                else
                    due.push_back(&pairs[i]);
            }
            results.assign(due.size(), {});
            parallelFor(
                qsizetype(due.size()), m_options.threads, [this] { return m_progress.cancelled(); },
                [&](qsizetype i, int) {
                    results[size_t(i)] = verifyPair(*due[size_t(i)]);
                    m_progress.advance();
                });
            for (size_t i = 0; i < due.size(); ++i)
                keep(due[i]->a, due[i]->b, results[i]);
        }
    }

    void keep(quint32 a, quint32 b, const Verified &verified)
    {
        if (verified.figures.verdict == DuplicateVerdict::Duplicate
            && verified.figures.changedBlocks < tightlyAlike)
            m_twins[b].push_back(a);
        m_verified.set(a, b, verified);
    }

    QList<FoundGroup> groupsOf(const std::vector<Star> &stars) const
    {
        QList<FoundGroup> groups;
        std::vector<bool> shown(m_classes.size(), false);
        for (const Star &star : stars) {
            FoundGroup group{star.verdict, candidate(star.kept).key, star.keptReason, {}};
            const bool duplicates = star.verdict == DuplicateVerdict::Duplicate;
            if (duplicates) {
                addCopies(star.kept, nullptr, group);
                shown[star.kept] = true;
            }
            for (const auto &[member, figures] : star.members) {
                group.members.append({candidate(member).key, figures});
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

    /// The exact copies of a member; `figures` are the member's against the kept picture, null for
    /// the kept one itself.
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
            group.members.append({m_candidates[copy].key, own});
        }
    }

    const QList<Candidate> &m_candidates;
    const SearchOptions &m_options;
    const std::function<bool(int, int)> &m_dismissed;
    Progress &m_progress;
    std::vector<std::optional<FingerprintView>> m_prints; ///< of each candidate
    std::vector<ExactClass> m_classes;                    ///< the nodes of the search
    CopyCache m_cache;
    VerifiedPairs m_verified;
    std::vector<std::vector<quint32>> m_twins;
};

} // namespace

int thresholdFor(qsizetype pictures)
{
    return pictures <= 5000  ? 80
        : pictures <= 10000  ? 75
        : pictures <= 20000  ? 70
        : pictures <= 50000  ? 65
        : pictures <= 100000 ? 60
        : pictures <= 300000 ? 52
                             : 45;
}

Result<QList<FoundGroup>> findDuplicates(const QList<Candidate> &candidates,
                                         const SearchOptions &options,
                                         const std::function<Result<QImage>(int)> &load,
                                         const std::function<bool(int, int)> &dismissed,
                                         Progress &progress)
{
    return Search(candidates, options, load, dismissed, progress).run();
}

PairFigures comparePair(const QImage &kept, const QImage &other)
{
    if (kept.isNull() || other.isNull())
        return {};
    const Fingerprint bytesA = fingerprintOf(kept);
    const Fingerprint bytesB = fingerprintOf(other);
    const std::optional<FingerprintView> printA = parse(bytesA);
    const std::optional<FingerprintView> printB = parse(bytesB);
    if (!printA || !printB)
        return {};
    const VerificationCopy copyA(kept, printA->lowDetail);
    const VerificationCopy copyB(other, printB->lowDetail);
    return verify({copyA, printA->trimmed, printA->lowDetail},
                  {copyB, printB->trimmed, printB->lowDetail}, nearestViews(*printA, *printB));
}

} // namespace yuyi::filtering
