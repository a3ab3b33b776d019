// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/runs/run.h"

#include <QTest>

using namespace yuyi;

/// Which of several readings of one reply counts.
class ScoreThatCountsTest : public QObject
{
    Q_OBJECT

    static ScoredResponse read(Scorer scorer, ResponseResult result)
    {
        ScoredResponse score;
        score.scorer = scorer;
        score.result = result;
        return score;
    }

private Q_SLOTS:
    void aModelCountsWhereStrictMisses()
    {
        QList<ScoredResponse> scores{read(Scorer::CiiOfficial, ResponseResult::Incorrect), read(Scorer::Judge, ResponseResult::Correct),
                                     read(Scorer::Strict, ResponseResult::Miss)};
        QVERIFY(scoreThatCounts(scores, Scorer::Judge) == &scores.at(1));
        QVERIFY(scoreThatCounts(scores, Scorer::Strict) == &scores.at(2));
        QVERIFY(scoreThatCounts(scores, Scorer::CiiOfficial) == &scores.at(0));
        QVERIFY(!scoreThatCounts(scores, Scorer::CmmmuOfficial));
        // What it said of a reply that is read by now is out of date.
        scores[2].result = ResponseResult::Incorrect;
        QVERIFY(scoreThatCounts(scores, Scorer::Judge) == &scores.at(2));
        scores[2].result = ResponseResult::Miss;
        scores.removeAt(1);
        QVERIFY(scoreThatCounts(scores, Scorer::Judge) == &scores.at(1));
        QVERIFY(!scoreThatCounts({}, Scorer::Judge));
    }
};

QTEST_APPLESS_MAIN(ScoreThatCountsTest)
#include "scorethatcountstest.moc"
