// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/filtering/duplicates/duplicatesearch.h"
#include "tests/support/drawnpictures.h"

#include <QSet>

#include <atomic>

namespace yuyi::test {

using namespace yuyi;

/// Pictures in memory as a caller would have them in files.
class Collection
{
public:
    int add(const QImage &image, bool isNew = true, qint64 bytes = 100000)
    {
        const int key = 100 + static_cast<int>(m_images.size());
        m_images.append(image);
        const QByteArray content = QByteArray::number(key);
        m_candidates.append({key, fingerprintOf(image), Sha256::of(content), image.size(), bytes,
                             QString::number(key), isNew});
        return key;
    }
    QList<DuplicateCandidate> &candidates() { return m_candidates; }
    void dismiss(int a, int b) { m_dismissed.insert({qMin(a, b), qMax(a, b)}); }
    void losePixelsOf(int key) { m_lost.insert(key); }
    void findPixelsOf(int key) { m_lost.remove(key); }

    Result<QList<FoundGroup>> search(Progress &progress, SearchOptions options = {},
                                     const SearchMemory &memory = {}) const
    {
        return findDuplicates(
            m_candidates, options,
            [this](int key) -> Result<QImage> {
                if (m_lost.contains(key))
                    return failure(ErrorCode::NotFound, QStringLiteral("gone"));
                return m_images[key - 100];
            },
            [this](int a, int b) {
                return m_dismissed.contains({qMin(a, b), qMax(a, b)});
            },
            progress, memory);
    }
    QList<FoundGroup> groups() const
    {
        NoProgress progress;
        const Result<QList<FoundGroup>> found = search(progress);
        return found ? *found : QList<FoundGroup>();
    }

private:
    QList<QImage> m_images;
    QList<DuplicateCandidate> m_candidates;
    QSet<std::pair<int, int>> m_dismissed;
    QSet<int> m_lost;
};

inline QSet<int> keysOf(const FoundGroup &group)
{
    QSet<int> keys{group.kept};
    for (const FoundMember &member : group.members)
        keys.insert(member.key);
    return keys;
}

inline QList<FoundGroup> ofVerdict(const QList<FoundGroup> &groups, DuplicateVerdict verdict)
{
    QList<FoundGroup> result;
    for (const FoundGroup &group : groups) {
        if (group.verdict == verdict)
            result.append(group);
    }
    return result;
}

class StopsAfter final : public Progress
{
public:
    explicit StopsAfter(qint64 steps) : m_left(steps) {}
    void setTotal(qint64) override {}
    void advance(qint64 steps) override { m_left -= steps; }
    bool cancelled() const override { return m_left < 0; }

private:
    std::atomic<qint64> m_left;
};

class Counts final : public Progress
{
public:
    void setTotal(qint64 steps) override { total = steps; }
    void advance(qint64 steps) override { done += steps; }
    bool cancelled() const override { return false; }
    std::atomic<qint64> total = 0;
    std::atomic<qint64> done = 0;
};

} // namespace yuyi::test
