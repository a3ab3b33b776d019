// SPDX-License-Identifier: GPL-3.0-or-later
// Figures worked out by hand from four items and five people.
#include "models/services/results/cells.h"
#include "models/services/results/export.h"
#include "models/services/studies/analysis/lists.h"
#include "models/services/studyreports/againstmodels.h"
#include "models/statistics/chance.h"
#include "tests/support/maderesults.h"
#include "tests/support/madestudy.h"

#include <QTest>

#include <cmath>

using namespace yuyi;
using namespace yuyi::test;

namespace {

const DimensionCode domain(QStringLiteral("domain"));
const DimensionCode rhetoric(QStringLiteral("rhetoric"));

bool close(const Measure &value, double expected)
{
    return value && std::abs(*value - expected) < 1e-9;
}

bool close(double value, double expected)
{
    return std::abs(value - expected) < 1e-9;
}

/// P01 all right, P02 half, P03 half with a time-out, P04 a third of three, P05 all right but the gold item wrong.
MadeStudy fivePeople()
{
    MadeStudy made;
    const QString metaphor = QStringLiteral("metaphor");
    const QString contrast = QStringLiteral("contrast");
    made.addItem(0, MadeStudy::labels("life", {metaphor, contrast}));
    made.addItem(1, MadeStudy::labels("life", {metaphor}));
    made.addItem(2, MadeStudy::labels("art", {contrast}));
    made.addItem(3, MadeStudy::labels("art", {metaphor}));
    made.addItem(0, {}, StudyPart::Gold);
    made.addItem(0, {}, StudyPart::Practice);
    made.data.study.exclusion.minimumGold = 0.5;
    made.addPerson(QStringLiteral("012300"), {1, 2, 3, 4, 60, 60});
    made.addPerson(QStringLiteral("010000"), {5, 6, 7, 8, 60, 60});
    made.addPerson(QStringLiteral("002t00"), {9, 10, 11, 12, 60, 60});
    made.addPerson(QStringLiteral("502-00"), {13, 14, 15, 16, 60, 60});
    made.addPerson(QStringLiteral("012350"), {17, 18, 19, 20, 60, 60});
    return made;
}

const PeopleFigures &of(const StudyFigures &figures, const DimensionCode &dimension, const char *label)
{
    return *figures.category(dimension, LabelCode(QLatin1String(label)));
}

} // namespace

class StudyFiguresTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void people();
    void withoutRules();
    void categories();
    void itemsAndAgreement();
    void rankings();
    void times();
    void exclusions();
    void singleAnswers();
    void intervalsOfSharesStayWithinThem();
    void nothing();
    void chance();
    void lists();
    void models();
    void rowsInTables();
    void rowsBesideConfigurations();
};

void StudyFiguresTest::people()
{
    const MadeStudy made = fivePeople();
    const StudyFigures figures = studyFigures(made.data, true);
    QCOMPARE(figures.people.size(), 5);
    QCOMPARE(figures.countedPeople, 4);
    QCOMPARE(figures.leftOutPeople, 1);
    QCOMPARE(figures.unanswered, 1);
    const PersonFigures &third = figures.people.at(2);
    QCOMPARE(third.planned, 4);
    QCOMPARE(third.n, 4);
    QCOMPARE(third.right, 2);
    QCOMPARE(third.wrong, 1);
    QCOMPARE(third.withoutOption, 1);
    QVERIFY(close(third.accuracy, 0.5));
    QCOMPARE(third.flags.value(TrialFlag::TimedOut), 1);
    const PersonFigures &fourth = figures.people.at(3);
    QCOMPARE(fourth.n, 3);
    QCOMPARE(fourth.unanswered, 1);
    QVERIFY(close(fourth.accuracy, 1.0 / 3));
    QVERIFY(!figures.people.at(4).counted);
    QCOMPARE(figures.people.at(4).reasons.constFirst().rule, ExclusionRule::Gold);
    QVERIFY(close(figures.people.at(4).goldShare, 0));
    QVERIFY(close(figures.people.at(0).goldShare, 1));

    // Rates 1, 1/2, 1/2, 1/3; Σ(x − x̄)² = 1/4; four people are too few for an interval.
    const PeopleFigures &all = figures.overall;
    QCOMPARE(all.answers, 15);
    QCOMPARE(all.right, 9);
    QCOMPARE(all.items, 4);
    QCOMPARE(all.people.n, 4);
    QVERIFY(close(all.people.mean, 7.0 / 12));
    QVERIFY(close(all.people.sample, std::sqrt(1.0 / 12)));
    QVERIFY(close(all.people.most, 1));
    QVERIFY(close(all.people.least, 1.0 / 3));
    QCOMPARE(all.people.interval.error(), Undefined::FewPeople);
    QVERIFY(close(all.pooled, 0.6));
    QVERIFY(std::abs(all.pooledInterval->lo - 0.4139849881413578) < 1e-9);
    QVERIFY(std::abs(all.pooledInterval->hi - 0.7860150118586422) < 1e-9);
    // Without the highest (P01) and the lowest (P04).
    QCOMPARE(figures.best, 0);
    QCOMPARE(figures.worst, 3);
    QCOMPARE(figures.dropped, (QList<int>{0, 3}));
    QVERIFY(close(all.trimmed.mean, 0.5));
    QVERIFY(close(all.trimmed.sample, 0));
    // Guessing among six: P(X ≥ 9), X ~ Binomial(15, 1/6).
    QVERIFY(close(all.chance, 1.0 / 6));
    QVERIFY(close(all.againstChance, 0.00018822421792096797));
}

void StudyFiguresTest::withoutRules()
{
    const MadeStudy made = fivePeople();
    const StudyFigures figures = studyFigures(made.data, false);
    QCOMPARE(figures.countedPeople, 5);
    QCOMPARE(figures.leftOutPeople, 0);
    QCOMPARE(figures.overall.answers, 19);
    QVERIFY(close(figures.overall.people.mean, 2.0 / 3));
    QVERIFY(close(figures.overall.pooled, 13.0 / 19));
    // The best: two with all right, the first of them counts.
    QCOMPARE(figures.best, 0);
    QVERIFY(!figures.people.at(4).reasons.isEmpty());
}

void StudyFiguresTest::categories()
{
    const MadeStudy made = fivePeople();
    const StudyFigures figures = studyFigures(made.data, true);
    const PeopleFigures &life = of(figures, domain, "life");
    QCOMPARE(life.answers, 8);
    QCOMPARE(life.right, 5);
    QVERIFY(close(life.people.mean, 0.625));
    const PeopleFigures &art = of(figures, domain, "art");
    QCOMPARE(art.answers, 7);
    QCOMPARE(art.right, 4);
    QVERIFY(close(art.people.mean, 0.625));
    // Who is dropped is dropped everywhere: P02 and P03 are left.
    QVERIFY(close(life.trimmed.mean, 0.75));
    QVERIFY(close(art.trimmed.mean, 0.25));
    // An item with two labels counts in both.
    QCOMPARE(of(figures, rhetoric, "metaphor").answers, 11);
    QCOMPARE(of(figures, rhetoric, "contrast").answers, 8);
    QVERIFY(close(of(figures, rhetoric, "metaphor").people.mean, (1 + 2.0 / 3 + 1.0 / 3 + 0) / 4));
    QVERIFY(close(of(figures, rhetoric, "contrast").people.mean, (1 + 0.5 + 1 + 0.5) / 4));
    const PeopleFigures &politics = of(figures, domain, "politics");
    QCOMPARE(politics.answers, 0);
    QCOMPARE(politics.people.mean.error(), Undefined::NoObservations);
    QCOMPARE(politics.againstChance.error(), Undefined::NoObservations);
}

void StudyFiguresTest::itemsAndAgreement()
{
    const MadeStudy made = fivePeople();
    const StudyFigures figures = studyFigures(made.data, true);
    QCOMPARE(figures.items.size(), 4);
    QCOMPARE(figures.items.at(0).chosen, (QList<int>{3, 0, 0, 0, 0, 1}));
    QCOMPARE(figures.items.at(0).favourite.options.only(), 0);
    QVERIFY(figures.items.at(1).favourite.isEmpty());
    QCOMPARE(figures.items.at(3).n, 3);
    QCOMPARE(figures.items.at(3).withoutOption, 1);
    QVERIFY(close(*figures.items.at(3).difficulty, 1.0 / 3));
    QVERIFY(close(figures.items.at(0).medianTime, 7000));
    // I3 (1 of 3), I1 (2 of 4), then 3 of 4 twice: I2 took longer (9 s against 7 s).
    QCOMPARE(fromHardToEasy(made.data, figures), (QList<int>{3, 1, 2, 0}));
    // Pairs that agree: 3 of 6, 2 of 6, 3 of 6, 0 of 1.
    QCOMPARE(figures.agreement.items, 4);
    QVERIFY(close(figures.agreement.percent, 1.0 / 3));
    QVERIFY(close(figures.agreement.alpha, 0.14646464646464652));
}

void StudyFiguresTest::rankings()
{
    const MadeStudy made = fivePeople();
    const StudyFigures figures = studyFigures(made.data, true);
    const auto ranking = [&](const DimensionCode &dimension, bool byTime) {
        return *std::find_if(figures.rankings.begin(), figures.rankings.end(), [&](const StudyRanking &one) {
            return one.dimension == dimension && one.byTime == byTime;
        });
    };
    // Ranks of metaphor and contrast: (1.5, 1.5), (2, 1), (1, 2), (1, 2); W = 12·0.5 / (16·6 − 4·6).
    const StudyRanking accuracy = ranking(rhetoric, false);
    QCOMPARE(accuracy.people, 4);
    QCOMPARE(accuracy.left, 0);
    QCOMPARE(accuracy.labels, (QList<LabelCode>{LabelCode(QStringLiteral("metaphor")), LabelCode(QStringLiteral("contrast"))}));
    QVERIFY(close(accuracy.concordance.value, 1.0 / 12));
    QVERIFY(close(accuracy.concordance.meanRanks.at(0), 5.5 / 4));
    // Everybody was slower with art.
    const StudyRanking times = ranking(domain, true);
    QVERIFY(close(times.concordance.value, 1));
    QVERIFY(close(times.concordance.meanRanks.at(1), 2));
    const StudyRanking none = ranking(DimensionCode(QStringLiteral("emotion")), false);
    QVERIFY(!none.concordance.value);
}

void StudyFiguresTest::times()
{
    const MadeStudy made = fivePeople();
    const StudyFigures figures = studyFigures(made.data, true);
    // 1…11, 13, 14, 15 s: the time-out at 12 s is no answer.
    const TimeFigures &all = figures.overall.times;
    QCOMPARE(all.n, 14);
    QVERIFY(close(all.median, 7500));
    QVERIFY(close(all.lower, 4250));
    QVERIFY(close(all.upper, 10750));
    QVERIFY(close(all.least, 1000));
    QVERIFY(close(all.most, 15000));
    QCOMPARE(figures.overall.timesRight.n, 9);
    QVERIFY(close(figures.overall.timesRight.median, 5000));
    QVERIFY(close(figures.overall.timesWrong.median, 10000));
    QVERIFY(close(figures.people.at(3).times.median, 14000));
    // 3, 4, 7, 8, 11, 15 s.
    QVERIFY(close(of(figures, domain, "art").times.median, 7500));
}

void StudyFiguresTest::exclusions()
{
    MadeStudy made = fivePeople();
    ExclusionRules &rules = made.data.study.exclusion;
    const auto reasons = [&](int person) {
        QList<ExclusionRule> list;
        for (const ExclusionReason &reason : exclusionOf(made.data, made.data.people.at(person)))
            list.append(reason.rule);
        return list;
    };
    rules = {};
    for (int person = 0; person < 5; ++person)
        QVERIFY(reasons(person).isEmpty());
    // P01's median is 2.5 s, P02's 6.5 s.
    rules.fastestMedianMs = 6500;
    QCOMPARE(reasons(0), QList<ExclusionRule>{ExclusionRule::FastMedian});
    QVERIFY(reasons(1).isEmpty());
    // P03 and P04 chose three of four options.
    rules = {};
    rules.minimumAnswered = 0.76;
    QCOMPARE(reasons(2), QList<ExclusionRule>{ExclusionRule::FewAnswered});
    QCOMPARE(reasons(3), QList<ExclusionRule>{ExclusionRule::FewAnswered});
    QVERIFY(sentenceOf(exclusionOf(made.data, made.data.people.at(3)).constFirst()).contains(QStringLiteral("time-outs do not count")));
    QVERIFY(reasons(1).isEmpty());
    rules.minimumAnswered = 0.75;
    QVERIFY(reasons(2).isEmpty());
    // One of four answers with lost focus.
    rules = {};
    rules.maximumFlagged = 0.25;
    made.data.people[1].trials[0].flags = {TrialFlag::FocusLost, TrialFlag::Minimised};
    QVERIFY(reasons(1).isEmpty());
    rules.maximumFlagged = 0.24;
    QCOMPARE(reasons(1), QList<ExclusionRule>{ExclusionRule::Flagged});
    made.data.people[1].trials[0].flags = {TrialFlag::Resumed};
    QVERIFY(reasons(1).isEmpty());
    // One of the three that P04 answered, whatever else was planned.
    made.data.people[3].trials[0].flags = {TrialFlag::Suspended};
    rules.maximumFlagged = 0.3;
    QCOMPARE(reasons(3), QList<ExclusionRule>{ExclusionRule::Flagged});
    // As many right as the rule asks for are enough.
    rules = {};
    rules.minimumGold = 1;
    QVERIFY(reasons(0).isEmpty());
    QCOMPARE(reasons(4), QList<ExclusionRule>{ExclusionRule::Gold});
    rules = {};
    rules.priorExposure = true;
    made.data.people[0].participant.background.insert(BackgroundField::PriorExposure, QStringLiteral("yes"));
    made.data.people[1].participant.background.insert(BackgroundField::PriorExposure, QStringLiteral("no"));
    QCOMPARE(reasons(0), QList<ExclusionRule>{ExclusionRule::PriorExposure});
    QVERIFY(reasons(1).isEmpty());
    QVERIFY(!sentenceOf({ExclusionRule::PriorExposure, 1, 0}).isEmpty());
}

void StudyFiguresTest::singleAnswers()
{
    MadeStudy made = fivePeople();
    made.data.study.exclusion = {};
    made.data.study.exclusion.slowestTrialMs = 11000;
    made.data.study.exclusion.fastestTrialMs = 2000;
    // Left out: P01's 1 s; P04's 13, 14, 15 s; all of P05's. The time-out of P03 at 12 s stays, 11 s and 2 s as well.
    const StudyFigures figures = studyFigures(made.data, true);
    QCOMPARE(figures.people.at(0).leftOut, 1);
    QCOMPARE(figures.people.at(0).n, 3);
    QCOMPARE(figures.people.at(2).n, 4);
    QCOMPARE(figures.people.at(3).n, 0);
    QVERIFY(!figures.people.at(3).counted);
    QCOMPARE(figures.people.at(3).accuracy.error(), Undefined::NothingAnswered);
    QCOMPARE(figures.countedPeople, 3);
    QCOMPARE(figures.leftOutAnswers, 1);
    QCOMPARE(figures.leftOutPeople, 0);
    QCOMPARE(figures.overall.answers, 11);
    QCOMPARE(studyFigures(made.data, false).overall.answers, 19);
}

/// A share is never below none nor above all.
void StudyFiguresTest::intervalsOfSharesStayWithinThem()
{
    // Mean 3/5, sd 0.5477; t(4; 0.975) = 2.7764451051977987: −0.08 … 1.28.
    const MeanAndSpread wide = meanOfShares({0, 0, 1, 1, 1});
    QVERIFY(wide.interval.has_value());
    QCOMPARE(wide.interval->lo, 0.0);
    QCOMPARE(wide.interval->hi, 1.0);
    const MeanAndSpread narrow = meanOfShares({0.5, 0.5, 0.6, 0.6, 0.7});
    const double half = 2.7764451051977987 * std::sqrt(0.007) / std::sqrt(5.0);
    QVERIFY(std::abs(narrow.interval->lo - (0.58 - half)) < 1e-9);
    QVERIFY(std::abs(narrow.interval->hi - (0.58 + half)) < 1e-9);
    QCOMPARE(meanOfShares({0, 0, 0, 0}).interval.error(), Undefined::FewPeople);
    QCOMPARE(meanOfShares({0}).interval.error(), Undefined::OneObservation);
    // Scores from 1 to 5: mean 4.6, t(4; 0.975) · 0.5477 / √5 = 0.68.
    const MeanAndSpread scores = meanOnScale({5, 5, 5, 4, 4}, 1, 5);
    QVERIFY(std::abs(scores.interval->lo - 3.9199) < 1e-3);
    QCOMPARE(scores.interval->hi, 5.0);
    QCOMPARE(meanOnScale({1, 5, 1, 5}, 1, 5).interval.error(), Undefined::FewPeople);
}

void StudyFiguresTest::nothing()
{
    MadeStudy made;
    made.addItem(0);
    const StudyFigures none = studyFigures(made.data, true);
    QCOMPARE(none.overall.people.mean.error(), Undefined::NoObservations);
    QCOMPARE(none.best, -1);
    QCOMPARE(none.agreement.alpha.error(), Undefined::NoPairs);
    made.addPerson(QStringLiteral("0"));
    const StudyFigures one = studyFigures(made.data, true);
    QVERIFY(close(one.overall.people.mean, 1));
    QCOMPARE(one.overall.people.sample.error(), Undefined::OneObservation);
    QCOMPARE(one.overall.people.interval.error(), Undefined::OneObservation);
    QCOMPARE(one.overall.trimmed.mean.error(), Undefined::NoObservations);
    made.addPerson(QStringLiteral("0"));
    made.addPerson(QStringLiteral("0"));
    // All alike: still two different people are dropped.
    const StudyFigures three = studyFigures(made.data, true);
    QCOMPARE(three.dropped.size(), 2);
    QVERIFY(three.dropped.at(0) != three.dropped.at(1));
    QCOMPARE(three.overall.trimmed.n, 1);
    QCOMPARE(three.agreement.alpha.error(), Undefined::OneLabel);
}

void StudyFiguresTest::chance()
{
    // P(at least two of three) with 1/6, 1/4, 1/2.
    QVERIFY(close(binomialUpper({1.0 / 6, 0.25, 0.5}, 2), 0.20833333333333337));
    QVERIFY(close(binomialUpper({1.0 / 6, 0.25, 0.5}, 0), 1));
    QVERIFY(close(binomialUpper({1.0 / 6, 0.25, 0.5}, 4), 0));
    QVERIFY(close(binomialUpper(std::vector<double>(15, 1.0 / 6), 9), binomialUpper(15, 9, 1.0 / 6)));
    MadeStudy made;
    made.addItem(0, {}, StudyPart::Main, 6);
    made.addItem(0, {}, StudyPart::Main, 4);
    made.addItem(0, {}, StudyPart::Main, 2);
    made.addPerson(QStringLiteral("001"));
    const StudyFigures figures = studyFigures(made.data, true);
    QVERIFY(close(figures.overall.againstChance, 0.20833333333333337));
    QVERIFY(close(figures.overall.chance, 11.0 / 36));
}

void StudyFiguresTest::lists()
{
    MadeStudy made = fivePeople();
    const StudyFigures figures = studyFigures(made.data, true);
    QCOMPARE(trialsBehind(made.data, figures, {}).size(), 15);
    TrialFilter filter;
    filter.state = AnswerState::Right;
    QCOMPARE(trialsBehind(made.data, figures, filter).size(), 9);
    filter.state = AnswerState::Unanswered;
    QCOMPARE(trialsBehind(made.data, figures, filter).size(), 1);
    filter = {};
    filter.dimension = domain;
    filter.label = LabelCode(QStringLiteral("art"));
    QCOMPARE(trialsBehind(made.data, figures, filter).size(), 7);
    filter = {};
    filter.flag = TrialFlag::TimedOut;
    QCOMPARE(trialsBehind(made.data, figures, filter).size(), 1);
    filter = {};
    filter.part = StudyPart::Gold;
    QCOMPARE(trialsBehind(made.data, figures, filter).size(), 4);
    filter = {};
    filter.from = 1000;
    filter.to = 3000;
    QCOMPARE(trialsBehind(made.data, figures, filter).size(), 2);
    filter = {};
    filter.person = 4;
    filter.countedOnly = false;
    QCOMPARE(trialsBehind(made.data, figures, filter).size(), 4);
    filter.countedOnly = true;
    QVERIFY(trialsBehind(made.data, figures, filter).isEmpty());
    // What the reader may still answer himself is counted, but in no list.
    made.data.hidden.insert(made.data.items.at(0).study.item.question);
    QCOMPARE(trialsBehind(made.data, figures, {}).size(), 11);
    QCOMPARE(fromHardToEasy(made.data, figures).size(), 3);
    QCOMPARE(studyFigures(made.data, true).overall.answers, 15);
}

namespace {

/// The items of the study in a frozen set of runs.
MadeResults resultsFor(const MadeStudy &study)
{
    MadeResults results;
    for (const StudiedItem &item : study.data.items) {
        ResultsItem known;
        known.question = item.study.item.question;
        known.image = item.study.item.image;
        known.options = item.options;
        known.keys = item.keys;
        results.data.items.insert(known.question, known);
        results.data.sets[results.set].append(item.study.item);
        results.questions.append(known.question);
    }
    return results;
}

const ResultsRow *find(const ResultsTable &table, RowKind kind)
{
    const auto row = std::find_if(table.rows.begin(), table.rows.end(), [&](const ResultsRow &one) { return one.kind == kind; });
    return row != table.rows.end() ? &*row : nullptr;
}

} // namespace

void StudyFiguresTest::models()
{
    const MadeStudy made = fivePeople();
    const StudyFigures figures = studyFigures(made.data, true);
    MadeResults results = resultsFor(made);
    results.addRun(QStringLiteral("one"), QStringLiteral("none"), QStringLiteral("cici"));
    results.addRun(QStringLiteral("two"), QStringLiteral("none"), QStringLiteral("cc-tcc"));
    const AgainstModels against = againstModels(made.data, figures, results.data);
    QCOMPARE(against.runs.size(), 2);
    // The better one first.
    const AgainstRun &one = against.runs.at(1);
    QCOMPARE(one.missing, 0);
    QCOMPARE(one.further, 0);
    // People 3/4, 2/4, 3/4, 1/3; the model 1, 0, 1, 0: differences −1/4, 1/2, −1/4, 1/3.
    QVERIFY(close(one.overall.people, 7.0 / 12));
    QVERIFY(close(one.overall.models, 0.5));
    QVERIFY(close(one.overall.difference, 1.0 / 12));
    const double mean = 1.0 / 12;
    const double squares = 2 * std::pow(-0.25 - mean, 2) + std::pow(0.5 - mean, 2) + std::pow(1.0 / 3 - mean, 2);
    const double error = std::sqrt(4.0 / 3 * squares) / 4;
    QVERIFY(close(one.overall.standardError, error));
    QVERIFY(std::abs(one.overall.interval->hi - (mean + 1.959963984540054 * error)) < 1e-9);
    // The other has no final reply to two items, and answers two that people were asked as gold and practice.
    const AgainstRun &two = against.runs.at(0);
    QCOMPARE(two.overall.items, 2);
    QCOMPARE(two.missing, 2);
    QCOMPARE(two.further, 2);
    QCOMPARE(against.notes.size(), 2);
    QVERIFY(close(two.overall.difference, 0.625 - 1));
    const auto life = std::find_if(one.categories.begin(), one.categories.end(), [](const AgainstCell &cell) {
        return cell.dimension == domain && cell.label == LabelCode(QStringLiteral("life"));
    });
    QVERIFY(close(life->difference, 0.125));
    QCOMPARE(against.items.size(), 4);
    QCOMPARE(against.items.at(1).models, 2);
    QVERIFY(close(against.items.at(1).modelShare, 0.5));
    QCOMPARE(against.items.at(0).peopleFavourite.options.only(), 0);
    QCOMPARE(against.items.at(0).modelFavourite.options.only(), 0);
    QVERIFY(against.items.at(1).modelFavourite.isEmpty());
    QVERIFY(close(against.together.overall.models, (1 + 0.5 + 1 + 0) / 4));
    QCOMPARE(runsToCompare(made.data, results.data).size(), 2);
    // What was asked otherwise than people are stands apart, and is not in the mean; but where it was chosen by hand.
    results.addRun(QStringLiteral("one"), QStringLiteral("cot"), QStringLiteral("cccc"));
    const AgainstModels more = againstModels(made.data, figures, results.data);
    QCOMPARE(more.runs.size(), 3);
    QCOMPARE(more.inMean, 2);
    QCOMPARE(more.runs.at(2).run, results.data.runs.last().run.id);
    QVERIFY(close(more.together.overall.models, (1 + 0.5 + 1 + 0) / 4));
    QCOMPARE(more.notes.size(), 3);
    const AgainstModels chosen = againstModels(made.data, figures, results.data, true);
    QCOMPARE(chosen.inMean, 3);
    QVERIFY(*chosen.together.overall.models > *more.together.overall.models);
    results.data.runs.removeLast();
    // Two questions of one picture are one cluster.
    MadeStudy paired = made;
    paired.data.items[1].study.item.image = paired.data.items[0].study.item.image;
    QCOMPARE(againstModels(paired.data, figures, results.data).runs.at(1).overall.pictures, 3);
}

void StudyFiguresTest::rowsInTables()
{
    const MadeStudy made = fivePeople();
    MadeResults results = resultsFor(made);
    results.addRun(QStringLiteral("one"), QStringLiteral("none"), QStringLiteral("cicicc"));
    results.addRun(QStringLiteral("two"), QStringLiteral("none"), QStringLiteral("iiiicc"));
    ResultsQuery query;
    query.dimensions = {domain};
    const ResultsTable without = resultsTable(results.data, query);
    QCOMPARE(find(without, RowKind::HumanAverage), nullptr);
    results.data.study = std::make_shared<const StudyData>(made.data);
    const ResultsTable table = resultsTable(results.data, query);
    const ResultsRow *average = find(table, RowKind::HumanAverage);
    QVERIFY(average);
    QCOMPARE(average->section, ResultsSection::People);
    QVERIFY(close(average->cells.at(0).share, 7.0 / 12));
    QVERIFY(close(average->cells.at(0).spread, std::sqrt(1.0 / 12)));
    QCOMPARE(average->cells.at(0).people, 4);
    QCOMPARE(average->cells.at(0).n, 15);
    QVERIFY(!average->cells.at(0).interval); // of four people
    QVERIFY(close(average->cells.at(1).share, 0.625));
    const ResultsRow *best = find(table, RowKind::HumanBest);
    QVERIFY(best);
    QVERIFY(best->detail.contains(QLatin1String("P01")));
    QCOMPARE(best->cells.at(0).n, 4);
    QCOMPARE(best->cells.at(0).share, 1.0);
    // People are in no rank, however good.
    for (const ResultsRow &row : table.rows) {
        if (row.kind != RowKind::Model) {
            for (const ResultsCell &cell : row.cells)
                QCOMPARE(cell.rank, 0);
        }
    }
    QCOMPARE(find(table, RowKind::Model)->cells.at(0).rank, 1);
    QVERIFY(table.notes.join(QLatin1Char('\n')).contains(made.data.study.name));
    // A question of the study that no run here asks is in neither number.
    MadeResults fewer = results;
    fewer.data.sets[fewer.set].removeFirst();
    QVERIFY(resultsTable(fewer.data, query).notes.join(QLatin1Char('\n')).contains(QLatin1String("answered 3 of the 3 main questions")));
    query.dimensions.clear();
    query.by = ResultsBy::Outcome;
    const ResultsTable outcomes = resultsTable(results.data, query);
    // Accuracy, error, miss, incorrect.
    QVERIFY(close(find(outcomes, RowKind::HumanAverage)->cells.at(2).share, 0.25 / 4));
    // A printed figure names the people of a line as the table does.
    const auto figure = resultsFigure(table, ResultsDrawing::Accuracy, {});
    QVERIFY(figure);
    const bool named = std::any_of(figure->lines.begin(), figure->lines.end(), [average](const auto &line) {
        return line.name.startsWith(average->title) && close(line.value, average->cells.constFirst().share * 100);
    });
    QVERIFY(named);
    QVERIFY(find(outcomes, RowKind::HumanAverage)->cells.at(1).blank());
    QVERIFY(find(outcomes, RowKind::HumanBest)->cells.at(1).blank());
}

void StudyFiguresTest::rowsBesideConfigurations()
{
    const MadeStudy made = fivePeople();
    MadeResults results = resultsFor(made);
    results.addRun(QStringLiteral("one"), QStringLiteral("cot"), QStringLiteral("cicicc"));
    results.addRun(QStringLiteral("one"), QStringLiteral("1-shot"), QStringLiteral("cccccc"));
    results.data.study = std::make_shared<const StudyData>(made.data);
    ResultsQuery query;
    query.by = ResultsBy::Configuration;
    // Nothing here is asked as people are.
    const ResultsTable without = resultsTable(results.data, query);
    QCOMPARE(find(without, RowKind::HumanAverage), nullptr);
    QVERIFY(without.notes.join(QLatin1Char('\n')).contains(QLatin1String("so people are not shown")));
    results.addRun(QStringLiteral("one"), QStringLiteral("none"), QStringLiteral("iiiicc"));
    for (const ResultsBy by : {ResultsBy::Configuration, ResultsBy::Shots}) {
        query.by = by;
        const ResultsTable table = resultsTable(results.data, query);
        const ResultsRow *average = find(table, RowKind::HumanAverage);
        const ResultsRow *best = find(table, RowKind::HumanBest);
        QVERIFY(average && best);
        QCOMPARE(average->cells.size(), table.columns.size());
        int filled = 0;
        for (qsizetype i = 0; i < table.columns.size(); ++i) {
            const bool direct = by == ResultsBy::Shots ? table.columns.at(i).shots == 0
                                                       : table.columns.at(i).configuration == QLatin1String("none");
            QCOMPARE(average->cells.at(i).blank(), !direct);
            QCOMPARE(best->cells.at(i).blank(), !direct);
            filled += direct ? 1 : 0;
            if (!direct)
                continue;
            // The same figures as in the table of labels: all six questions are common.
            QVERIFY(close(average->cells.at(i).share, 7.0 / 12));
            QCOMPARE(average->cells.at(i).people, 4);
            QCOMPARE(best->cells.at(i).share, 1.0);
            QVERIFY(table.notes.join(QLatin1Char('\n')).contains(table.columns.at(i).title));
            QVERIFY(QString::fromUtf8(*tableText(table, TableFormat::Csv)).contains(QLatin1String("people,human-average")));
            QVERIFY(QString::fromUtf8(*tableText(table, TableFormat::Latex)).contains(QLatin1String("58.3")));
            QVERIFY(QString::fromUtf8(*tableText(table, TableFormat::Markdown)).contains(QLatin1String("58.3")));
        }
        QCOMPARE(filled, 1);
    }
    // Each run's own questions: people stand there, too.
    query.by = ResultsBy::Configuration;
    query.items = ResultsItems::Own;
    QVERIFY(find(resultsTable(results.data, query), RowKind::HumanAverage));
}

QTEST_GUILESS_MAIN(StudyFiguresTest)
#include "figurestest.moc"
