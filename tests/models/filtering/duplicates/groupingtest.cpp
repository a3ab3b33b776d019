// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/grouping.h"

#include <QTest>

using namespace yuyi;

namespace {

PairFigures figuresOf(DuplicateVerdict verdict, const QTransform &geometry = {},
                      MatchKind kind = MatchKind::Aligned)
{
    PairFigures figures;
    figures.verdict = verdict;
    figures.geometry = geometry;
    figures.kind = kind;
    return figures;
}

const QTransform mirror(-1, 0, 0, 1, 1, 0);
/// The lower four fifths of a picture with a bar at the top.
const QTransform bar(1, 0, 0, 1.25, 0, -0.25);

} // namespace

class GroupingTest : public QObject
{
    Q_OBJECT

private:
    /// Three pictures: 1 is a mirrored copy of 0, 2 is a copy of 1 with a bar. What is asked about
    /// 0 and 2 goes to `answer`.
    template <typename Answer>
    static std::vector<DuplicateStar> starsOf(Answer answer, bool dismissed = false)
    {
        VerifiedPairs pairs;
        pairs.set(0, 1, figuresOf(DuplicateVerdict::Duplicate, mirror, MatchKind::Flipped));
        pairs.set(1, 2, figuresOf(DuplicateVerdict::Duplicate, bar, MatchKind::Trimmed));
        Grouping grouping(
            {{9, 9}, {4, 4}, {4, 4}}, pairs,
            [&](quint32 a, quint32 b, const std::optional<Placement> &by) {
                pairs.set(a, b, answer(by));
            },
            [=](quint32 a, quint32 b) { return dismissed && a + b == 2; }, {false, false, false});
        return grouping.run();
    }

private Q_SLOTS:
    void aMemberSuggestsThePlacement()
    {
        int asked = 0;
        const std::vector<DuplicateStar> stars = starsOf([&](const std::optional<Placement> &by) {
            ++asked;
            if (!by)
                return figuresOf(DuplicateVerdict::Different);
            // Where the mirror of the lower part lies.
            if (by->geometry.map(QPointF(0, 0.2)) != QPointF(1, 0)
                || by->geometry.map(QPointF(1, 1)) != QPointF(0, 1) || by->kind != MatchKind::Flipped)
                return figuresOf(DuplicateVerdict::Different);
            return figuresOf(DuplicateVerdict::Duplicate, by->geometry, by->kind);
        });
        QCOMPARE(asked, 2);
        QCOMPARE(stars.size(), size_t(1));
        QCOMPARE(stars[0].kept, 0U);
        QCOMPARE(stars[0].members.size(), size_t(2));
        QCOMPARE(stars[0].members[1].first, 2U);
        QCOMPARE(stars[0].members[1].second.verdict, DuplicateVerdict::Duplicate);
    }

    void aFailedPlacementJoinsNothing()
    {
        const std::vector<DuplicateStar> stars = starsOf(
            [](const std::optional<Placement> &) { return figuresOf(DuplicateVerdict::Different); });
        QCOMPARE(stars.size(), size_t(1));
        QCOMPARE(stars[0].members.size(), size_t(1));
        QCOMPARE(stars[0].members[0].first, 1U);
    }

    void templateIsNotAskedAgain()
    {
        int ways = 0;
        const std::vector<DuplicateStar> stars = starsOf([&](const std::optional<Placement> &by) {
            ways += by ? 1 : 0;
            return figuresOf(DuplicateVerdict::SameTemplate);
        });
        QCOMPARE(ways, 0);
        QCOMPARE(stars[0].members.size(), size_t(1));
    }

    void dismissedPairsAreNotGrouped()
    {
        int asked = 0;
        const std::vector<DuplicateStar> stars = starsOf(
            [&](const std::optional<Placement> &) {
                ++asked;
                return figuresOf(DuplicateVerdict::Duplicate);
            },
            true);
        QCOMPARE(asked, 0);
        QCOMPARE(stars.size(), size_t(1));
        QCOMPARE(stars[0].members.size(), size_t(1));
    }
};

QTEST_GUILESS_MAIN(GroupingTest)
#include "groupingtest.moc"
