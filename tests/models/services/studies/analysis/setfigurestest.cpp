// SPDX-License-Identifier: GPL-3.0-or-later
// Figures worked out by hand of questions that take several options, or have none.
#include "models/services/studies/analysis/lists.h"
#include "models/statistics/chance.h"
#include "tests/support/madestudy.h"

#include <QTest>

#include <cmath>

using namespace yuyi;
using namespace yuyi::test;

namespace {

bool close(const Measure &value, double expected)
{
    return value && std::abs(*value - expected) < 1e-9;
}

} // namespace

class SetFiguresTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wholeSetsAreRight();
    void guessesOfSets();
    void writtenAnswers();
};

/// Four people on a question with the key AC and one with the key B.
void SetFiguresTest::wholeSetsAreRight()
{
    MadeStudy made;
    made.addSeveral({0, 2}, 4);
    made.addItem(1, {}, StudyPart::Main, 4);
    for (const char *letters : {"01", "01", "00", "02"})
        made.addPerson(QLatin1String(letters));
    made.answerWith(0, 0, {2, 0});
    made.answerWith(2, 0, {0, 2, 3});
    made.answerWith(3, 0, {0, 2});
    const StudyFigures figures = studyFigures(made.data, false);
    // A part of the set and one more are wrong.
    const QList<AnswerState> states{AnswerState::Right, AnswerState::Wrong, AnswerState::Wrong, AnswerState::Right};
    for (int person = 0; person < 4; ++person)
        QCOMPARE(stateOf(made.data.people.at(person).trials.constFirst(), made.data.items.constFirst()), states.at(person));
    QVERIFY(close(figures.people.at(0).accuracy, 1));
    QVERIFY(close(figures.people.at(2).accuracy, 0));
    QVERIFY(close(figures.overall.pooled, 0.5));
    // Each chosen option counts; what is chosen most is a whole answer.
    QCOMPARE(figures.items.at(0).chosen, (QList<int>{4, 0, 3, 1}));
    QCOMPARE(optionLetters(figures.items.at(0).favourite.options), QStringLiteral("AC"));
    QCOMPARE(figures.items.at(1).chosen, (QList<int>{1, 2, 1, 0}));
    QCOMPARE(optionLetters(figures.items.at(1).favourite.options), QStringLiteral("B"));
    // Guessing one of 15 sets, or one of four options.
    QVERIFY(close(figures.overall.chance, (1.0 / 15 + 1.0 / 4) / 2));
    QCOMPARE(*figures.overall.againstChance,
             binomialUpper(
                 {1.0 / 15, 1.0 / 4, 1.0 / 15, 1.0 / 4, 1.0 / 15, 1.0 / 4, 1.0 / 15, 1.0 / 4}, 4));
    // One pair of six agrees on each question. Values: A twice, B twice, C once, AC twice, ACD once: expected 6 of 56.
    QCOMPARE(figures.agreement.items, 2);
    QVERIFY(close(figures.agreement.percent, 1.0 / 6));
    QVERIFY(close(figures.agreement.alpha, 1 - (5.0 / 6) / (25.0 / 28)));
    TrialFilter filter;
    filter.questions = {made.data.items.constFirst().study.item.question};
    filter.chosen = figures.items.at(0).favourite;
    QCOMPARE(trialsBehind(made.data, figures, filter).size(), 2);
    filter.chosen = OptionSet::of(0);
    QCOMPARE(trialsBehind(made.data, figures, filter).size(), 1);
    // An option of another question makes no answer right.
    Trial foreign = made.data.people.at(0).trials.constFirst();
    foreign.answer = foreign.answer.options() + QList<OptionId>{made.data.items.at(1).options.constFirst().id};
    QCOMPARE(stateOf(foreign, made.data.items.constFirst()), AnswerState::Wrong);
}

void SetFiguresTest::guessesOfSets()
{
    QCOMPARE(chanceOf(6, false), 1.0 / 6);
    QCOMPARE(chanceOf(2, true), 1.0 / 3);
    QCOMPARE(chanceOf(4, true), 1.0 / 15);
    QCOMPARE(chanceOf(8, true), 1.0 / 255);
    QCOMPARE(chanceOf(0, true), 0.0);
    QCOMPARE(chanceOf(0, false), 0.0);
}

/// Four people on a question without options and one with the key B.
void SetFiguresTest::writtenAnswers()
{
    MadeStudy made;
    made.addWritten({QStringLiteral("3.5 米"), QStringLiteral("一人多高")});
    made.addItem(1, {}, StudyPart::Main, 4);
    for (const char *letters : {"01", "01", "00", "02"})
        made.addPerson(QLatin1String(letters));
    made.write(0, 0, QStringLiteral("3.5米"));
    made.write(1, 0, QStringLiteral("一人多高"));
    made.write(2, 0, QStringLiteral("Red"));
    made.write(3, 0, QStringLiteral("blue"));
    const StudiedItem &item = made.data.items.constFirst();
    QVERIFY(made.data.takesWritten() && item.isWritten());
    const QList<AnswerState> states{AnswerState::Right, AnswerState::Right, AnswerState::Wrong, AnswerState::Wrong};
    for (int person = 0; person < 4; ++person)
        QCOMPARE(stateOf(made.data.people.at(person).trials.constFirst(), item), states.at(person));
    StudyFigures figures = studyFigures(made.data, false);
    // Two wordings of the key are one answer, called as its author wrote it.
    QCOMPARE(figures.items.at(0).given.value(item.key()), 2);
    QCOMPARE(figures.items.at(0).given.size(), 3);
    QVERIFY(figures.items.at(0).chosen.isEmpty());
    QCOMPARE(figures.items.at(0).favourite, item.key());
    QCOMPARE(item.labelOf(item.key()), QStringLiteral("“3.5 米”"));
    QCOMPARE(item.labelOf(made.data.people.at(2).trials.constFirst().answer), QStringLiteral("“Red”"));
    // No text is right by chance.
    QVERIFY(close(figures.overall.chance, 1.0 / 8));
    QCOMPARE(*figures.overall.againstChance, binomialUpper({0, 0.25, 0, 0.25, 0, 0.25, 0, 0.25}, 4));
    // One pair of six agrees on each question. Values: the key twice, two other texts, B twice, A and C: expected 26 of 56 halves.
    QCOMPARE(figures.agreement.items, 2);
    QVERIFY(close(figures.agreement.percent, 1.0 / 6));
    QVERIFY(close(figures.agreement.alpha, 4.0 / 39));
    TrialFilter filter;
    filter.questions = {item.study.item.question};
    filter.chosen = figures.items.at(0).favourite;
    QCOMPARE(trialsBehind(made.data, figures, filter).size(), 2);
    filter.chosen = item.given(Answer::written(QStringLiteral("RED")));
    QCOMPARE(trialsBehind(made.data, figures, filter).size(), 1);
    // Each is read in the wording of the first who gave it.
    made.write(3, 0, QStringLiteral("RED"));
    const QHash<GivenAnswer, QString> wordings = wordingsOf(made.data, item);
    QCOMPARE(wordings.size(), 2);
    QCOMPARE(wordings.value(item.given(Answer::written(QStringLiteral("red")))), QStringLiteral("Red"));
    QVERIFY(wordingsOf(made.data, made.data.items.at(1)).isEmpty());
    // The same in other letters is the same: two and two are no favourite.
    made.write(3, 0, QStringLiteral("red"));
    figures = studyFigures(made.data, false);
    QCOMPARE(figures.items.at(0).given.size(), 2);
    QVERIFY(figures.items.at(0).favourite.isEmpty());
}

QTEST_GUILESS_MAIN(SetFiguresTest)
#include "setfigurestest.moc"
