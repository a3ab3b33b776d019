// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/scores.h"

#include "models/statistics/cohen.h"

#include <QTest>

#include <cmath>

using namespace yuyi;

/// Expected figures were computed from the definitions by another program.
class ScoresTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoScorers();
    void sameAsTheTableOfTheFullScale();
    void halfPoints();
    void aMeanIsNearEnough();
    void undefinedSaysWhy();
};

namespace {

std::vector<ScorePair> pairs(const std::vector<double> &first, const std::vector<double> &second)
{
    std::vector<ScorePair> made;
    for (size_t i = 0; i < first.size(); ++i)
        made.push_back({first[i], second[i]});
    return made;
}

bool near(const Measure &value, double wanted)
{
    return value && std::abs(*value - wanted) < 1e-9;
}

const std::vector<double> judge{3, 4, 2, 5, 3, 4, 1, 2, 3, 5, 4, 3};
const std::vector<double> person{3, 3, 2, 4, 4, 4, 1, 3, 1, 5, 4, 2};

} // namespace

void ScoresTest::twoScorers()
{
    const ScoreAgreement found = scoreAgreement(pairs(judge, person));
    QCOMPARE(found.n, 12);
    QVERIFY(near(found.exact, 6.0 / 12));
    QVERIFY(near(found.withinOne, 11.0 / 12));
    QVERIFY2(near(found.linear, 0.5670103092783506), qPrintable(QString::number(found.linear.value_or(-9), 'g', 17)));
    QVERIFY2(near(found.quadratic, 0.7428571428571429), qPrintable(QString::number(found.quadratic.value_or(-9), 'g', 17)));
    QVERIFY2(near(found.spearman, 0.7648148148148148), qPrintable(QString::number(found.spearman.value_or(-9), 'g', 17)));
    QVERIFY(near(found.difference, 3.0 / 12));
    QVERIFY(found.exactInterval->lo < 0.5 && found.exactInterval->hi > 0.5);
}

void ScoresTest::sameAsTheTableOfTheFullScale()
{
    std::vector<qint64> counts(25);
    for (size_t i = 0; i < judge.size(); ++i)
        ++counts[static_cast<size_t>(judge[i] - 1) * 5 + static_cast<size_t>(person[i] - 1)];
    const ScoreAgreement found = scoreAgreement(pairs(judge, person));
    QVERIFY(near(found.linear, *cohenKappa(counts, 5, KappaWeights::Linear).value));
    QVERIFY(near(found.quadratic, *cohenKappa(counts, 5, KappaWeights::Quadratic).value));
}

void ScoresTest::halfPoints()
{
    const ScoreAgreement found = scoreAgreement(pairs({3, 3.5, 4}, {3.5, 3.5, 2.5}));
    QVERIFY(near(found.exact, 1.0 / 3));
    QVERIFY(near(found.withinOne, 2.0 / 3));
}

void ScoresTest::aMeanIsNearEnough()
{
    const std::vector<ScorePair> some = pairs({3, 4, 2, 4}, {10.0 / 3, 3.5, 2, 3});
    QVERIFY(near(scoreAgreement(some, 0.5).exact, 0.5));
    QVERIFY(near(scoreAgreement(some).exact, 0.25));
}

void ScoresTest::undefinedSaysWhy()
{
    const ScoreAgreement none = scoreAgreement({});
    QCOMPARE(none.exact.error(), Undefined::NoPairs);
    QCOMPARE(none.spearman.error(), Undefined::NoPairs);
    const ScoreAgreement one = scoreAgreement(pairs({3}, {4}));
    QCOMPARE(one.spearman.error(), Undefined::OneObservation);
    QVERIFY(near(one.exact, 0));
    const ScoreAgreement same = scoreAgreement(pairs({3, 3, 3}, {3, 3, 3}));
    QVERIFY(near(same.exact, 1));
    QCOMPARE(same.linear.error(), Undefined::OneLabel);
    QCOMPARE(same.quadratic.error(), Undefined::OneLabel);
    QCOMPARE(same.spearman.error(), Undefined::AllTied);
    const ScoreAgreement flat = scoreAgreement(pairs({3, 3, 3}, {2, 3, 4}));
    QCOMPARE(flat.spearman.error(), Undefined::AllTied);
    QVERIFY(near(flat.linear, 0));
}

QTEST_GUILESS_MAIN(ScoresTest)
#include "scorestest.moc"
