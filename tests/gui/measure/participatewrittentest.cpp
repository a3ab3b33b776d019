// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/writtenitems.h"
#include "tests/support/studyprogram.h"

#include "models/domain/annotation/written.h"
#include "models/services/studies/analysis/exclusion.h"
#include "widgets/controls/choices/answerfield.h"
#include "widgets/controls/choices/blindoption.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QInputMethodEvent>

using namespace yuyi;
using namespace yuyi::test;

/// Questions without options, in front of a participant.
class ParticipateWrittenTest : public QObject
{
    Q_OBJECT

    using Step = ParticipantView::Step;

    static QuestionPage *page(const Seat &seat) { return seat.view->findChild<QuestionPage *>(); }
    static AnswerField *field(const Seat &seat) { return page(seat)->findChild<AnswerField *>(QStringLiteral("writtenAnswer")); }
    static void write(Seat &seat, const QString &text)
    {
        for (const QChar sign : text)
            seat.type(sign);
    }
    static bool asks(const Seat &seat, const Trial &trial)
    {
        return waitFor([&] { return seat.view->question() && seat.view->question()->trial == trial.id; });
    }

private Q_SLOTS:
    void answersAreWritten();
    void aPauseKeepsTheText();
    void whatIsComposedCounts();
    void whatIsNotConfirmedInTimeIsNoAnswer();
    void simulatedKeysWriteToo();
};

/// The first two questions have no options, the third has six.
void ParticipateWrittenTest::answersAreWritten()
{
    StudyProgram program(12);
    makeWritten(*program.connection(), 2);
    PlannedStudy planned;
    planned.items = 3;
    planned.design.mayGoBack = true;
    program.plan(planned);
    Seat seat(program, 0);
    QVERIFY(seat.begins());
    QVERIFY(seat.comes(Step::Question));
    const QList<Trial> asked = program.trials();
    QVERIFY(asks(seat, asked.at(0)));
    AnswerField *answer = field(seat);
    QVERIFY(answer && answer->isVisible() && !answer->isReadOnly());
    QCOMPARE(seat.window.focusWidget(), answer);
    QCOMPARE(answer->accessibleDescription(), page(seat)->material().stem);
    QCOMPARE(answer->maxLength(), longestWritten);
    for (const BlindOption *option : page(seat)->findChildren<BlindOption *>())
        QVERIFY(!option->isVisible());

    // Letters, digits and signs are text, and so is what an input method writes. White space alone is no answer.
    seat.type(u' ');
    seat.enter();
    write(seat, QStringLiteral("a1+0- "));
    QCOMPARE(answer->text(), QStringLiteral(" a1+0- "));
    QCOMPARE(page(seat)->chosen(), Answer::written(QStringLiteral("a1+0-")));
    for (int i = 0; i < 7; ++i)
        seat.key(Qt::Key_Backspace);
    QVERIFY(page(seat)->chosen().isEmpty());
    write(seat, QStringLiteral("3.5"));
    seat.key(Qt::Key_Return, QStringLiteral("\r"), Qt::NoModifier, true); // held down
    QCoreApplication::processEvents();
    QCOMPARE(seat.view->question()->trial, asked.at(0).id);
    QVERIFY(!program.trials().at(0).isAnswered());
    seat.enter();

    // Nothing of it stands in the next field.
    QVERIFY(asks(seat, asked.at(1)));
    QVERIFY(answer->text().isEmpty() && page(seat)->chosen().isEmpty());
    QCOMPARE(seat.window.focusWidget(), answer);
    answer->undo();
    QVERIFY(answer->text().isEmpty());
    write(seat, QStringLiteral("ab"));
    // Tab leaves the field for the keys of the page, and a click on the image does not.
    QTest::mouseClick(page(seat), Qt::LeftButton, {}, QPoint(2, 2));
    QCOMPARE(seat.window.focusWidget(), answer);
    seat.key(Qt::Key_Tab, QStringLiteral("\t"));
    QCOMPARE(seat.window.focusWidget(), page(seat));
    seat.type(u'x');
    seat.type(u'1');
    QCOMPARE(answer->text(), QStringLiteral("ab"));
    seat.key(Qt::Key_Backspace);
    QVERIFY(asks(seat, asked.at(0)));
    QCOMPARE(answer->text(), QStringLiteral("3.5"));
    QCOMPARE(seat.window.focusWidget(), answer);
    QInputMethodEvent composed;
    composed.setCommitString(QStringLiteral("米"));
    QCoreApplication::sendEvent(answer, &composed);
    QCOMPARE(answer->text(), QStringLiteral("3.5米"));
    seat.enter();
    // What was begun stands there still.
    QVERIFY(asks(seat, asked.at(1)));
    QCOMPARE(answer->text(), QStringLiteral("ab"));
    seat.enter();

    // The third one has options, and its keys are the page's.
    QVERIFY(asks(seat, asked.at(2)));
    QVERIFY(!answer->isVisible());
    QCOMPARE(seat.window.focusWidget(), page(seat));
    seat.type(u'b');
    QCOMPARE(page(seat)->chosen(), Answer(asked.at(2).shownOrder.at(1)));
    seat.enter();
    QVERIFY(seat.comes(Step::Thanks));

    const QList<Trial> trials = program.trials();
    QCOMPARE(trials.at(0).answer.text, QStringLiteral("3.5米"));
    QCOMPARE(trials.at(0).firstAnswer.text, QStringLiteral("3.5"));
    QCOMPARE(trials.at(0).changes, 1);
    QCOMPARE(trials.at(1).answer.text, QStringLiteral("ab"));
    QCOMPARE(trials.at(1).firstAnswer.text, QStringLiteral("ab"));
    QCOMPARE(trials.at(1).changes, 0);
    const auto data = readStudy(*program.stores, program.study.id, false);
    QVERIFY(data);
    QCOMPARE(stateOf(trials.at(0), *data->item(trials.at(0).question)), AnswerState::Right);
    QCOMPARE(stateOf(trials.at(1), *data->item(trials.at(1).question)), AnswerState::Wrong);
}

void ParticipateWrittenTest::aPauseKeepsTheText()
{
    StudyProgram program(12);
    makeWritten(*program.connection(), 1);
    PlannedStudy planned;
    planned.items = 1;
    program.plan(planned);
    Seat seat(program, 0);
    QVERIFY(seat.begins());
    QVERIFY(seat.comes(Step::Question));
    write(seat, QStringLiteral("3.5"));
    seat.key(Qt::Key_Escape);
    QVERIFY(seat.view->isAskingToStop());
    QVERIFY(!field(seat)->isVisible());
    seat.type(u'9'); // of the question that is hidden
    seat.key(Qt::Key_Escape);
    QVERIFY(!seat.view->isAskingToStop());
    QCOMPARE(seat.window.focusWidget(), field(seat));
    QCOMPARE(field(seat)->text(), QStringLiteral("3.5"));
    seat.type(u'0');
    seat.enter();
    QVERIFY(seat.comes(Step::Thanks));
    const Trial trial = program.trials().constFirst();
    QCOMPARE(trial.answer.text, QStringLiteral("3.50"));
    QCOMPARE(trial.firstAnswer, trial.answer);
    QCOMPARE(trial.changes, 0);
    QVERIFY(trial.flags.contains(TrialFlag::AskedToStop));
}

/// What an input method shows is part of the answer when the question is left by the mouse.
void ParticipateWrittenTest::whatIsComposedCounts()
{
    StudyProgram program(12);
    makeWritten(*program.connection(), 2);
    PlannedStudy planned;
    planned.items = 2;
    planned.design.mayGoBack = true;
    program.plan(planned);
    Seat seat(program, 0);
    QVERIFY(seat.begins());
    QVERIFY(seat.comes(Step::Question));
    const QList<Trial> asked = program.trials();
    const auto compose = [&](const QString &text) {
        QInputMethodEvent composing(text, {});
        QCoreApplication::sendEvent(field(seat), &composing);
    };
    const auto click = [&](const QString &name) {
        const auto buttons = page(seat)->findChildren<QAbstractButton *>();
        for (QAbstractButton *button : buttons) {
            if (button->text() == name)
                QTest::mouseClick(button, Qt::LeftButton);
        }
    };
    QVERIFY(asks(seat, asked.at(0)));
    write(seat, QStringLiteral("a"));
    seat.enter();
    QVERIFY(asks(seat, asked.at(1)));
    write(seat, QStringLiteral("3."));
    compose(QStringLiteral("5"));
    click(QStringLiteral("Pause"));
    QVERIFY(seat.view->isAskingToStop());
    QCOMPARE(page(seat)->chosen(), Answer::written(QStringLiteral("3.5")));
    QCoreApplication::processEvents(); // the composition is over
    seat.key(Qt::Key_Escape);
    QVERIFY(!seat.view->isAskingToStop());
    QCOMPARE(field(seat)->text(), QStringLiteral("3.5"));
    compose(QStringLiteral("6"));
    click(QStringLiteral("Back"));
    QVERIFY(asks(seat, asked.at(0)));
    QCOMPARE(field(seat)->text(), QStringLiteral("a"));
    QCoreApplication::processEvents();
    seat.enter();
    QVERIFY(asks(seat, asked.at(1)));
    QCOMPARE(field(seat)->text(), QStringLiteral("3.56"));
    seat.enter();
    QVERIFY(seat.comes(Step::Thanks));
    QCOMPARE(program.trials().at(1).answer, Answer::written(QStringLiteral("3.56")));
}

void ParticipateWrittenTest::whatIsNotConfirmedInTimeIsNoAnswer()
{
    StudyProgram program(12);
    makeWritten(*program.connection(), 2);
    PlannedStudy planned;
    planned.items = 2;
    planned.design.timeLimitSeconds = 30;
    program.plan(planned);
    Seat seat(program, 0);
    QVERIFY(seat.begins());
    QVERIFY(seat.comes(Step::Question));
    const QList<Trial> asked = program.trials();
    write(seat, QStringLiteral("3.5"));
    *seat.clock.thought += 31'000;
    QMetaObject::invokeMethod(page(seat), "look");
    QVERIFY(seat.comes(Step::TimeUp));
    seat.enter();
    QVERIFY(asks(seat, asked.at(1)));
    QVERIFY(field(seat)->text().isEmpty() && page(seat)->chosen().isEmpty());
    const Trial late = program.trials().at(0);
    QVERIFY(late.isAnswered() && late.answer.isEmpty());
    QCOMPARE(late.firstAnswer.text, QStringLiteral("3.5"));
    QVERIFY(late.flags.contains(TrialFlag::TimedOut));
}

void ParticipateWrittenTest::simulatedKeysWriteToo()
{
    StudyProgram program(12);
    makeWritten(*program.connection(), 6);
    PlannedStudy planned;
    planned.practice = 1;
    planned.items = 8;
    program.plan(planned);
    Seat seat(program, 0);
    StudyDriver driver(*seat.view, SimulatedChoice(*keysOf(*program.stores, program.study.id), 1, 3), seat.clock);
    QTRY_VERIFY_WITH_TIMEOUT(driver.over, patienceMs);
    const auto data = readStudy(*program.stores, program.study.id, false);
    QVERIFY(data);
    const QList<Trial> trials = program.trials();
    for (const Trial &trial : trials)
        QCOMPARE(stateOf(trial, *data->item(trial.question)), AnswerState::Right);
}

QTEST_MAIN(ParticipateWrittenTest)
#include "participatewrittentest.moc"
