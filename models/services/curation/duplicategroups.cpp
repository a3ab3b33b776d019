// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/duplicategroups.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <optional>

namespace yuyi {

namespace {

constexpr qsizetype imagesAtOnce = 500;

QSet<ImageId> imagesOf(const DuplicateGroup &group)
{
    QSet<ImageId> images{group.kept};
    for (const DuplicateMember &member : group.members)
        images.insert(member.image);
    return images;
}

void setCertainty(DuplicateGroup &group)
{
    group.certainty = 1;
    for (const DuplicateMember &member : std::as_const(group.members))
        group.certainty = std::min(group.certainty, member.figures.similarity);
}

bool isSame(const DuplicateGroup &a, const DuplicateGroup &b)
{
    if (a.verdict != b.verdict || a.kept != b.kept || a.keptReason != b.keptReason || a.engine != b.engine
        || a.members.size() != b.members.size())
        return false;
    return std::equal(a.members.begin(), a.members.end(), b.members.begin(),
                      [](const DuplicateMember &x, const DuplicateMember &y) {
                          return x.image == y.image && x.figures.verdict == y.figures.verdict
                              && qAbs(x.figures.similarity - y.figures.similarity) < 1e-9;
                      });
}

class Bringing
{
public:
    explicit Bringing(Stores &stores) : m_stores(stores) {}

    Result<QList<DuplicateGroup>> run(const QList<DuplicateGroup> &found)
    {
        YUYI_CHECK(readOpen());
        YUYI_CHECK(readDiscarded(found));
        QList<DuplicateGroup> standing;
        QList<DuplicateGroup> left;
        for (const DuplicateGroup &group : found) {
            DuplicateGroup now = group;
            if (!trim(now))
                continue;
            YUYI_TRY(const auto joined, joinTouched(now));
            if (joined)
                standing.append(*joined);
            else if (!now.members.isEmpty())
                left.append(now);
        }
        giveIds(left);
        YUYI_CHECK(write(left));
        standing.append(left);
        return standing;
    }

private:
    Result<> readOpen()
    {
        YUYI_TRY(const auto heads, m_stores.filters().groups(GroupState::Open));
        for (const DuplicateGroup &head : heads) {
            YUYI_TRY(const auto group, m_stores.filters().group(head.id));
            if (group.version == 1) {
                m_untouched.append(group);
                continue;
            }
            if (group.verdict == DuplicateVerdict::Duplicate) {
                for (const DuplicateMember &member : group.members)
                    m_taken.insert(member.image);
            }
            m_touched.append(group);
        }
        return {};
    }

    Result<> readDiscarded(const QList<DuplicateGroup> &found)
    {
        QSet<ImageId> all;
        for (const DuplicateGroup &group : found)
            all.unite(imagesOf(group));
        const QList<ImageId> ids(all.begin(), all.end());
        for (qsizetype at = 0; at < ids.size(); at += imagesAtOnce) {
            YUYI_TRY(const auto images, m_stores.images().images(ids.mid(at, imagesAtOnce)));
            for (const Image &image : images) {
                if (image.stage == Stage::Discarded)
                    m_discarded.insert(image.id);
            }
        }
        return {};
    }

    /// Without what was decided while the search ran; false: nothing is left of it.
    bool trim(DuplicateGroup &group) const
    {
        const bool duplicates = group.verdict == DuplicateVerdict::Duplicate;
        if (m_discarded.contains(group.kept) || (duplicates && m_taken.contains(group.kept)))
            return false;
        group.members.removeIf([&](const DuplicateMember &member) {
            return m_discarded.contains(member.image) || (duplicates && m_taken.contains(member.image));
        });
        setCertainty(group);
        return true;
    }

    /// Adds members to a group that a person touched; nothing: there is none that this belongs to. Afterwards `group` has only
    /// what none of them holds.
    Result<std::optional<DuplicateGroup>> joinTouched(DuplicateGroup &group)
    {
        for (DuplicateGroup &touched : m_touched) {
            const QSet<ImageId> held = imagesOf(touched);
            if (touched.verdict != group.verdict || !held.contains(group.kept))
                continue;
            group.members.removeIf([&](const DuplicateMember &member) { return held.contains(member.image); });
            setCertainty(group);
            if (touched.kept != group.kept)
                continue;
            if (!group.members.isEmpty()) {
                touched.members.append(group.members);
                setCertainty(touched);
                YUYI_CHECK(m_stores.filters().updateGroup(touched));
                ++touched.version;
            }
            return std::optional<DuplicateGroup>(touched);
        }
        return std::optional<DuplicateGroup>();
    }

    /// A group about the same pictures goes on under its id.
    void giveIds(QList<DuplicateGroup> &groups)
    {
        QHash<ImageId, QList<qsizetype>> at;
        for (qsizetype i = 0; i < m_untouched.size(); ++i) {
            for (const ImageId &image : imagesOf(m_untouched.at(i)))
                at[image].append(i);
        }
        m_reused.fill(false, m_untouched.size());
        for (DuplicateGroup &group : groups) {
            QHash<qsizetype, int> common;
            for (const ImageId &image : imagesOf(group)) {
                for (const qsizetype i : at.value(image)) {
                    if (!m_reused.at(i) && m_untouched.at(i).verdict == group.verdict)
                        common[i] += m_untouched.at(i).kept == group.kept ? 2 : 1;
                }
            }
            qsizetype best = -1;
            for (auto it = common.cbegin(); it != common.cend(); ++it) {
                if (best < 0 || it.value() > common.value(best) || (it.value() == common.value(best) && it.key() < best))
                    best = it.key();
            }
            if (best >= 0) {
                m_reused[best] = true;
                group.id = m_untouched.at(best).id;
                group.createdAt = m_untouched.at(best).createdAt;
                m_before.insert(group.id, best);
            } else {
                group.id = DuplicateGroupId::create();
            }
        }
    }

    Result<> write(const QList<DuplicateGroup> &groups)
    {
        for (qsizetype i = 0; i < m_untouched.size(); ++i) {
            if (m_reused.at(i))
                continue;
            YUYI_CHECK(m_stores.filters().removeUntouchedGroup(m_untouched.at(i).id));
        }
        for (const DuplicateGroup &group : groups) {
            const qsizetype before = m_before.value(group.id, -1);
            if (before >= 0) {
                if (isSame(m_untouched.at(before), group))
                    continue;
                YUYI_CHECK(m_stores.filters().removeUntouchedGroup(group.id));
            }
            YUYI_CHECK(m_stores.filters().addGroup(group));
        }
        return {};
    }

    Stores &m_stores;
    QList<DuplicateGroup> m_untouched;
    QList<DuplicateGroup> m_touched;
    QSet<ImageId> m_taken; ///< members of a touched group of duplicates
    QSet<ImageId> m_discarded;
    QList<bool> m_reused; ///< of m_untouched
    QHash<DuplicateGroupId, qsizetype> m_before;
};

} // namespace

Result<QList<DuplicateGroup>> showGroups(Stores &stores, const QList<DuplicateGroup> &found)
{
    return Bringing(stores).run(found);
}

} // namespace yuyi
