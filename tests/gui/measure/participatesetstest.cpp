// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/severalitems.h"
#include "tests/support/studyprogram.h"

#include "models/services/studies/analysis/exclusion.h"
#include "widgets/controls/choices/blindoption.h"

#include <QLabel>

using namespace yuyi;
using namespace yuyi::test;

/// Questions that take several options, in front of a participant.
class ParticipateSetsTest : public QObject
{
    Q_OBJECT

    using Step = ParticipantView::Step;

private Q_SLOTS:
    /// The first two questions have two correct options each, the third has one.
    void severalOptionsAreChosenByKeys()
    {
        StudyProgram program(12);
        PlannedStudy planned;
        planned.items = 3;
        planned.design.mayGoBack = true;
        program.plan(planned);
        makeSeveral(*program.connection(), 2);
        const auto keys = keysOf(*program.stores, program.study.id);
        QVERIFY(keys);
        Seat seat(program, 0);
        QVERIFY(seat.begins());
        QVERIFY(seat.comes(Step::Question));
        const QList<Trial> asked = program.trials();
        const auto places = [&](int trial) {
            return positionsOf(keys->value(asked.at(trial).question), asked.at(trial).shownOrder).positions();
        };
        const auto sign = [](char16_t from, int place) { return QChar(static_cast<char16_t>(from + place)); };
        QuestionPage *page = seat.view->findChild<QuestionPage *>();
        const auto *line = page->findChild<QLabel *>(QStringLiteral("severalOptions"));
        const auto options = page->findChildren<BlindOption *>();
        QVERIFY(line && line->isVisible());
        QVERIFY(line->text() == u"Choose all correct options." || line->text() == u"请选出所有正确的选项。");
        QVERIFY(page->accessibleDescription().contains(line->text()));
        QVERIFY(options.constFirst()->isSeveral());

        // A letter and a digit, one too many, and that one back: nothing goes on before Enter.
        const QList<int> right = places(0);
        QCOMPARE(right.size(), 2);
        int wrong = 0;
        while (right.contains(wrong))
            ++wrong;
        seat.type(sign(u'a', right.at(0)));
        seat.type(sign(u'1', right.at(1)));
        seat.type(sign(u'a', wrong));
        QCOMPARE(page->chosen().count(), 3);
        seat.type(sign(u'1', wrong));
        seat.key(Qt::Key_A + right.at(0), QString(sign(u'a', right.at(0))), Qt::NoModifier, true); // held down
        QCOMPARE(page->chosen(), keys->value(asked.at(0).question));
        for (int i = 0; i < 6; ++i)
            QCOMPARE(options.at(i)->isChecked(), right.contains(i));
        QCOMPARE(seat.view->question()->trial, asked.at(0).id);
        QVERIFY(!program.trials().at(0).isAnswered());
        seat.enter();
        QVERIFY(waitFor([&] { return seat.view->question() && seat.view->question()->trial == asked.at(1).id; }));
        QVERIFY(page->chosen().isEmpty());
        // Taken back, there is nothing to confirm; one of two with the mouse is an answer, and wrong.
        seat.type(u'a');
        seat.type(u'a');
        seat.enter();
        QCOMPARE(seat.view->question()->trial, asked.at(1).id);
        QTest::mouseClick(options.at(places(1).at(0)), Qt::LeftButton);
        QVERIFY(options.at(places(1).at(0))->isChecked());
        seat.enter();
        QVERIFY(waitFor([&] { return seat.view->question() && seat.view->question()->trial == asked.at(2).id; }));
        // Back: what was chosen is chosen still.
        seat.key(Qt::Key_Backspace);
        QVERIFY(waitFor([&] { return seat.view->question() && seat.view->question()->trial == asked.at(1).id; }));
        QVERIFY(options.at(places(1).at(0))->isChecked());
        seat.enter();
        QVERIFY(waitFor([&] { return seat.view->question() && seat.view->question()->trial == asked.at(2).id; }));
        // One option is asked for: the second one takes the place of the first.
        QVERIFY(!line->isVisible() && !options.constFirst()->isSeveral());
        seat.type(u'a');
        seat.type(u'b');
        QCOMPARE(page->chosen(), Answer(asked.at(2).shownOrder.at(1)));
        seat.enter();
        QVERIFY(seat.comes(Step::Thanks));

        const QList<Trial> trials = program.trials();
        QCOMPARE(trials.at(0).answer, keys->value(trials.at(0).question));
        QCOMPARE(trials.at(0).firstAnswer.count(), 3);
        QCOMPARE(trials.at(0).changes, 1);
        QCOMPARE(trials.at(2).changes, 1);
        const auto data = readStudy(*program.stores, program.study.id, false);
        QVERIFY(data);
        QCOMPARE(stateOf(trials.at(0), *data->item(trials.at(0).question)), AnswerState::Right);
        QCOMPARE(trials.at(1).answer.count(), 1);
        QCOMPARE(stateOf(trials.at(1), *data->item(trials.at(1).question)), AnswerState::Wrong);
    }
};

QTEST_MAIN(ParticipateSetsTest)
#include "participatesetstest.moc"
