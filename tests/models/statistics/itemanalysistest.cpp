// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/itemanalysis.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace yuyi;

namespace {

ItemVotes empty(int items, int people)
{
    ItemVotes all;
    for (int i = 0; i < items; ++i) {
        ValidatedItem item;
        item.options = 6;
        item.key = OptionSet::of(0);
        all.items.append(item);
    }
    for (int i = 0; i < people; ++i)
        all.people.append(PersonId::create());
    return all;
}

void add(ItemVotes &votes, int item, int person, const GivenAnswer &chosen, qint64 milliseconds = 5000, int flags = 0)
{
    ItemVote vote;
    vote.item = item;
    vote.person = person;
    vote.chosen = chosen;
    vote.correct = chosen == votes.items.at(item).key;
    vote.milliseconds = milliseconds;
    vote.flags = flags;
    votes.votes.push_back(vote);
}

void add(ItemVotes &votes, int item, int person, int option, qint64 milliseconds = 5000, int flags = 0)
{
    add(votes, item, person, GivenAnswer(OptionSet::of(option)), milliseconds, flags);
}

/// Person p knows the first p items of `items`, so that the better people know more.
ItemVotes ladder(int items, int people)
{
    ItemVotes votes = empty(items, people);
    for (int item = 0; item < items; ++item) {
        for (int person = 0; person < people; ++person)
            add(votes, item, person, person * items > item * people ? 0 : 1 + item % 5);
    }
    return votes;
}

/// The definition, written out: Pearson's correlation of right here and the share right elsewhere.
double byDefinition(const ItemVotes &votes, int item)
{
    std::vector<double> x;
    std::vector<double> y;
    for (const ItemVote &vote : votes.votes) {
        if (vote.item != item)
            continue;
        int right = 0;
        int others = 0;
        for (const ItemVote &other : votes.votes) {
            if (other.person != vote.person || other.item == item)
                continue;
            ++others;
            right += other.correct ? 1 : 0;
        }
        x.push_back(vote.correct ? 1 : 0);
        y.push_back(static_cast<double>(right) / others);
    }
    const double n = static_cast<double>(x.size());
    double sx = 0, sy = 0, sxx = 0, syy = 0, sxy = 0;
    for (size_t i = 0; i < x.size(); ++i) {
        sx += x[i];
        sy += y[i];
        sxx += x[i] * x[i];
        syy += y[i] * y[i];
        sxy += x[i] * y[i];
    }
    return (n * sxy - sx * sy) / std::sqrt((n * sxx - sx * sx) * (n * syy - sy * sy));
}

} // namespace

class ItemAnalysisTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sharesAndIntervals()
    {
        ItemVotes votes = empty(2, 5);
        for (int person = 0; person < 5; ++person)
            add(votes, 0, person, person < 4 ? 0 : 3);
        const auto figures = analyseItems(votes);
        QCOMPARE(figures[0].votes, 5);
        QCOMPARE(figures[0].correct, 4);
        QVERIFY(std::abs(figures[0].difficulty->share - 0.8) < 1e-12);
        // Wilson 1927 for 4 of 5 at 95 %: 0.3755 … 0.9638.
        QVERIFY(std::abs(figures[0].difficulty->interval.lo - 0.3755) < 5e-4);
        QVERIFY(std::abs(figures[0].difficulty->interval.hi - 0.9638) < 5e-4);
        QCOMPARE(figures[0].mostAttractive.options.only(), 3);
        QVERIFY(!figures[0].keyInDoubt);
        // Nobody answered: nothing is said.
        QVERIFY(!figures[1].difficulty && !figures[1].discrimination && figures[1].mostAttractive.isEmpty());
        QVERIFY(analyseItems(ItemVotes()).empty());
    }

    void discriminationIsCorrected()
    {
        const ItemVotes votes = ladder(20, 25);
        const auto figures = analyseItems(votes);
        int known = 0;
        for (int item = 0; item < 20; ++item) {
            const ItemFigures &one = figures[static_cast<size_t>(item)];
            if (!one.discrimination)
                continue;
            ++known;
            QVERIFY2(std::abs(*one.discrimination - byDefinition(votes, item)) < 1e-9, qPrintable(QString::number(item)));
            QVERIFY(*one.discrimination > 0);
        }
        QVERIFY(known >= 18);
        // An item that only the weak know pulls the other way.
        ItemVotes turned = ladder(20, 25);
        for (ItemVote &vote : turned.votes) {
            if (vote.item == 10)
                vote.correct = !vote.correct;
        }
        QVERIFY(*analyseItems(turned)[10].discrimination < 0);
    }

    void discriminationIsNotMadeUp()
    {
        // Nine people are too few.
        QVERIFY(!analyseItems(ladder(20, 9))[5].discrimination);
        QCOMPARE(analyseItems(ladder(20, 9))[5].noDiscrimination, NoDiscrimination::FewPeople);
        QVERIFY(analyseItems(ladder(20, 10))[5].discrimination.has_value());
        // Ten people with four other answers each are too few as well.
        QVERIFY(!analyseItems(ladder(5, 10))[2].discrimination);
        QVERIFY(analyseItems(ladder(6, 10))[2].discrimination.has_value());
        // Everybody right.
        ItemVotes same = empty(8, 12);
        for (int item = 0; item < 8; ++item) {
            for (int person = 0; person < 12; ++person)
                add(same, item, person, item == 0 ? 0 : person % 3 == 0 ? 1
                                                                        : 0);
        }
        const auto figures = analyseItems(same);
        QCOMPARE(figures[0].noDiscrimination, NoDiscrimination::AllAlike);
        // All equally good elsewhere: 0.1 + 0.2 is not 0.3, and still there is nothing to correlate with.
        ItemVotes equal = empty(11, 12);
        for (int item = 0; item < 11; ++item) {
            for (int person = 0; person < 12; ++person)
                add(equal, item, person, item == 0 ? person % 2 : (item + person) % 10 < 3 ? 0
                                                                                           : 1);
        }
        QCOMPARE(analyseItems(equal)[0].noDiscrimination, NoDiscrimination::AllAlike);
    }

    void distractors()
    {
        ItemVotes votes = empty(2, 40);
        for (int person = 0; person < 40; ++person)
            add(votes, 0, person, person < 20 ? 0 : person < 31 ? 1
                                                : person < 36   ? 2
                                                : person < 38   ? 3
                                                : person < 39   ? 4
                                                                : 0);
        for (int person = 0; person < 19; ++person)
            add(votes, 1, person, 1);
        const auto figures = analyseItems(votes);
        // 2 of 40 are 5 % and functioning, 1 and 0 are non-functioning.
        QVERIFY(figures[0].nonFunctioningKnown);
        QCOMPARE(figures[0].nonFunctioning, (std::vector<int>{4, 5}));
        QCOMPARE(figures[0].mostAttractive.options.only(), 1);
        QVERIFY(!figures[0].keyInDoubt);
        // With 19 answers nobody can tell; all of them agree on another option.
        QVERIFY(!figures[1].nonFunctioningKnown && figures[1].nonFunctioning.empty());
        QVERIFY(figures[1].keyInDoubt);
        ItemVotes half = empty(1, 4);
        for (int person = 0; person < 4; ++person)
            add(half, 0, person, person < 2 ? 0 : 1);
        QVERIFY(!analyseItems(half)[0].keyInDoubt);
    }

    /// Each chosen option is counted; what is right or wrong, and what most people agree on, is the whole answer.
    void answersOfSeveralOptions()
    {
        const OptionSet ac{0b101};
        const OptionSet ab{0b011};
        const auto figuresOf = [&](const QList<OptionSet> &answers) {
            ItemVotes votes = empty(1, static_cast<int>(answers.size()));
            votes.items[0].key = ac;
            for (int person = 0; person < answers.size(); ++person)
                add(votes, 0, person, GivenAnswer(answers.at(person)));
            return analyseItems(votes)[0];
        };
        const ItemFigures agreed = figuresOf({ac, ab, OptionSet::of(0), ab, ab});
        QCOMPARE(agreed.correct, 1);
        QCOMPARE(agreed.chosen, (std::vector<int>{5, 3, 1, 0, 0, 0}));
        QCOMPARE(agreed.mostAttractive, GivenAnswer(ab));
        QCOMPARE(agreed.mostAttractiveVotes, 3);
        QVERIFY(agreed.keyInDoubt);
        // Most have the same wrong option among theirs, but no two of the wrong answers are the same.
        const ItemFigures scattered = figuresOf({ac, ab, OptionSet::of(1), OptionSet{0b111}, OptionSet{0b110}});
        QCOMPARE(scattered.chosen[1], 4);
        QCOMPARE(scattered.mostAttractiveVotes, 1);
        QVERIFY(!scattered.keyInDoubt);
        // Options of the key are no distractors, however few choose them.
        QList<OptionSet> many(20, OptionSet::of(0));
        QCOMPARE(figuresOf(many).nonFunctioning, (std::vector<int>{1, 3, 4, 5}));
    }

    /// Texts are counted instead of options; there is no distractor to judge.
    void writtenAnswers()
    {
        ItemVotes votes = empty(1, 25);
        const auto said = [](const QString &text) {
            GivenAnswer given;
            given.text = text;
            return given;
        };
        votes.items[0].options = 0;
        votes.items[0].key = said(QStringLiteral("phone"));
        for (int person = 0; person < 24; ++person)
            add(votes, 0, person, said(person < 8 ? QStringLiteral("phone") : person < 22 ? QStringLiteral("camera")
                                                                                          : QStringLiteral("book")));
        add(votes, 0, 24, GivenAnswer(), 5000, 1 << static_cast<int>(VoteFlag::NoneRight));
        const ItemFigures figures = analyseItems(votes)[0];
        QCOMPARE(figures.correct, 8);
        QCOMPARE(figures.unchosen, 1);
        QVERIFY(figures.chosen.empty());
        QCOMPARE(figures.mostAttractive, said(QStringLiteral("camera")));
        QCOMPARE(figures.mostAttractiveVotes, 14);
        QVERIFY(figures.keyInDoubt);
        QVERIFY(!figures.nonFunctioningKnown && figures.nonFunctioning.empty());
    }

    void answersWithoutAnOption()
    {
        ItemVotes votes = empty(1, 3);
        add(votes, 0, 0, -1, 5000, 1 << static_cast<int>(VoteFlag::NoneRight));
        add(votes, 0, 1, 0, 5000, 1 | 1 << static_cast<int>(VoteFlag::NeedsNoPicture));
        add(votes, 0, 2, 0);
        const auto figures = analyseItems(votes);
        QCOMPARE(figures[0].unchosen, 1);
        QCOMPARE(figures[0].votes, 3);
        QCOMPARE(figures[0].flagged, 2);
        QCOMPARE(figures[0].flags[static_cast<int>(VoteFlag::Ambiguous)], 1);
        QCOMPARE(figures[0].flags[static_cast<int>(VoteFlag::NoneRight)], 1);
        QCOMPARE(figures[0].flags[static_cast<int>(VoteFlag::TwoRight)], 0);
    }

    void speeds()
    {
        ItemVotes votes = empty(14, 2);
        // One person of ten to twenty seconds, then an hour and a second and a half.
        const int seconds[] = {10, 12, 11, 14, 13, 18, 12, 15, 20, 11};
        for (int i = 0; i < 10; ++i)
            add(votes, i, 0, 0, seconds[i] * 1000);
        add(votes, 10, 0, 0, 3600000);
        add(votes, 11, 0, 0, 1600);
        add(votes, 12, 1, 0, 1499);
        add(votes, 13, 1, 0, 600000); // of the other there is too little to know
        const std::vector<Speed> speeds = answerSpeeds(votes);
        for (size_t i = 0; i < 10; ++i)
            QCOMPARE(speeds[i], Speed::Normal);
        QCOMPARE(speeds[10], Speed::Slow);
        QCOMPARE(speeds[11], Speed::Rapid);
        QCOMPARE(speeds[12], Speed::Rapid);
        QCOMPARE(speeds[13], Speed::Normal);
        const auto figures = analyseItems(votes);
        QCOMPARE(figures[10].slow, 1);
        QCOMPARE(figures[12].rapid, 1);
        QVERIFY(std::abs(figures[12].medianSeconds - 1.499) < 1e-9);
        // Somebody who always takes the same time has no spread to measure by.
        ItemVotes steady = empty(12, 1);
        for (int i = 0; i < 12; ++i)
            add(steady, i, 0, 0, i == 11 ? 60000 : 5000);
        QCOMPARE(answerSpeeds(steady)[11], Speed::Normal);
    }
};

QTEST_GUILESS_MAIN(ItemAnalysisTest)
#include "itemanalysistest.moc"
