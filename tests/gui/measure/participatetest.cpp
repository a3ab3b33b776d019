// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/studyprogram.h"

#include "models/services/studies/participation/background.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/blindoption.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/image/imageviewer.h"
#include "widgets/participate/asksheet.h"
#include "widgets/participate/localpage.h"
#include "widgets/participate/localstudywindow.h"
#include "widgets/participate/participantwindow.h"
#include "widgets/participate/readingpage.h"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>

using namespace yuyi;
using namespace yuyi::test;

/// Taking part in a study, through its pages.
class ParticipateTest : public QObject
{
    Q_OBJECT

    using Step = ParticipantView::Step;
    std::unique_ptr<StudyProgram> m_program;

    static StudyTexts longTexts()
    {
        QString zh;
        for (int i = 1; i < 200; ++i)
            zh += QStringLiteral("第 %1 段：参与完全自愿，可以随时退出。\n\n").arg(i);
        return {0, {QStringLiteral("看图，然后选择。"), QStringLiteral("Look, then choose.")}, {zh, QStringLiteral("Short.")}};
    }
    QuestionPage *page(Seat &seat) { return seat.view->findChild<QuestionPage *>(); }

private Q_SLOTS:
    void init() { m_program = std::make_unique<StudyProgram>(12); }
    void cleanup() { m_program.reset(); }

    void theWholeWayByKeys()
    {
        PlannedStudy planned;
        planned.background = {BackgroundField::AgeBand, BackgroundField::Field, BackgroundField::PriorExposure};
        planned.practice = 2;
        planned.blockSize = 4;
        planned.texts = longTexts();
        m_program->plan(planned);
        m_program->settings->setLanguage(QStringLiteral("zh_CN"));
        Seat seat(*m_program, 0);
        const auto keys = keysOf(*m_program->stores, m_program->study.id);
        QVERIFY(keys && keys->size() == 12);
        SimulatedChoice choice(*keys, 1.0, 1);
        StudyDriver driver(
            *seat.view, [&](const Trial &trial) { return choice(trial); }, seat.clock,
            [&](const Trial &) { return 5000; });
        QStringList locations;
        connect(seat.view, &ParticipantView::ready, &driver, [&] {
            const QString step = QVariant::fromValue(seat.view->step()).toString();
            if (locations.isEmpty() || locations.last() != step)
                locations.append(step);
        });
        QTRY_VERIFY(driver.over);
        QCOMPARE(locations.join(QLatin1Char(' ')),
                 QStringLiteral("Consent Background Instructions Practice Question Begin Question Pause Question Pause Question Thanks"));
        QCOMPARE(driver.answered, 12);
        const Participant person = m_program->person();
        QCOMPARE(person.state, ParticipantState::Finished);
        QCOMPARE(person.language, QStringLiteral("zh_CN"));
        QCOMPARE(person.background.size(), 3);
        QCOMPARE(person.background.value(BackgroundField::AgeBand), QStringLiteral("under-18"));
        const auto trials = m_program->trials();
        for (const Trial &trial : trials) {
            QCOMPARE(trial.answer, keys->value(trial.question));
            QCOMPARE(trial.firstAnswer, trial.answer);
            QCOMPARE(trial.changes, 0);
            QVERIFY2(trial.milliseconds >= 5000 && trial.milliseconds < 7000, qPrintable(QString::number(trial.milliseconds)));
            QVERIFY(trial.flags.isEmpty());
            QVERIFY(trial.shownAt.isValid());
        }
        // Who comes again reads thanks, and nothing else.
        Seat again(*m_program, 0);
        QVERIFY(again.comes(Step::Thanks));
    }

    void consentMustBeReadToItsEnd()
    {
        PlannedStudy planned;
        planned.texts = longTexts();
        m_program->plan(planned);
        m_program->settings->setLanguage(QStringLiteral("zh_CN"));
        Seat seat(*m_program, 0);
        QVERIFY(seat.comes(Step::Consent));
        auto *reading = seat.view->findChild<ReadingPage *>();
        const QScrollBar *bar = reading->findChild<QAbstractScrollArea *>()->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 3 * bar->pageStep());
        QCoreApplication::sendPostedEvents(reading); // it has looked how much there is
        QVERIFY(!reading->isReadToTheEnd());
        seat.enter(); // turns the page
        QVERIFY(bar->value() > 0);
        QCOMPARE(seat.view->step(), Step::Consent);
        QVERIFY(!reading->isReadToTheEnd());
        for (int i = 0; i < 50; ++i)
            seat.key(Qt::Key_Space, QStringLiteral(" "));
        QVERIFY(reading->isReadToTheEnd());
        QCOMPARE(seat.view->step(), Step::Consent); // Space agrees to nothing
        // In the other language it is short; what the program is set to stays as it was.
        Q_EMIT reading->languageWanted(QStringLiteral("en"));
        QCOMPARE(m_program->settings->language(), QStringLiteral("en"));
        QTRY_VERIFY(reading->isReadToTheEnd()); // the other text, looked at anew
        seat.enter();
        QCOMPARE(seat.view->step(), Step::Consent); // nor does Enter alone
        seat.agree();
        QVERIFY(seat.comes(Step::Instructions));
        QCOMPARE(m_program->person().language, QStringLiteral("en"));
        QVERIFY(m_program->person().consentAt.isValid());
    }

    void theTextCanBeLarger()
    {
        m_program->plan({});
        const double before = m_program->settings->fontScale();
        ParticipantWindow window(*m_program->access, *m_program->settings, m_program->people.first().id);
        window.begin();
        QTRY_COMPARE(window.view().step(), Step::Consent);
        auto *sizes = window.findChild<ChipRow *>(QStringLiteral("participantTextSize"));
        QVERIFY(sizes && sizes->isVisible());
        const int height = window.findChild<ReadingPage *>()->fontMetrics().height();
        sizes->choose(QStringLiteral("150"));
        QCOMPARE(m_program->settings->fontScale(), before * 1.5);
        QTRY_VERIFY(window.findChild<ReadingPage *>()->fontMetrics().height() > height);
        QCOMPARE(sizes->selectedOne(), QStringLiteral("150"));
        QVERIFY(waitFor([&] { // the larger text may have to be read on first
            if (window.view().step() == Step::Consent)
                QTest::keyClicks(window.focusWidget(), QStringLiteral("123\r"));
            return window.view().step() == Step::Instructions;
        }));
        QCOMPARE(m_program->settings->fontScale(), before * 1.5);
        QVERIFY(!sizes->isVisible());
        // Whoever comes after him finds everything as it was.
        window.view().askToStop();
        Q_EMIT window.findChild<AskSheet *>()->accepted();
        QCOMPARE(m_program->settings->fontScale(), before);
    }

    void choosingChangingConfirming()
    {
        m_program->plan({});
        Seat seat(*m_program, 0);
        QVERIFY(seat.begins());
        QVERIFY(seat.comes(Step::Question));
        const TrialId first = seat.view->question()->trial;
        seat.enter(); // nothing is chosen yet
        seat.key(Qt::Key_Space, QStringLiteral(" "));
        QCOMPARE(seat.view->question()->trial, first);
        seat.type(u'2');
        QCOMPARE(page(seat)->chosen(), seat.view->question()->options.at(1).id);
        seat.key(Qt::Key_unknown, QStringLiteral("Ｃ"));
        QCOMPARE(page(seat)->chosen(), seat.view->question()->options.at(2).id);
        seat.key(Qt::Key_unknown, QStringLiteral("６"));
        QCOMPARE(page(seat)->chosen(), seat.view->question()->options.at(5).id);
        seat.type(u'7');                                                // there is no seventh
        seat.key(Qt::Key_A, QStringLiteral("a"), Qt::NoModifier, true); // held down
        seat.key(Qt::Key_A, {}, Qt::ControlModifier);
        QCOMPARE(page(seat)->chosen(), seat.view->question()->options.at(5).id);
        seat.key(Qt::Key_Return, QStringLiteral("\r"), Qt::NoModifier, true);
        QCOMPARE(seat.view->question()->trial, first);
        // With the mouse; the choice is not the answer yet.
        QTest::mouseClick(seat.view->findChildren<BlindOption *>().at(3), Qt::LeftButton);
        QCOMPARE(page(seat)->chosen(), seat.view->question()->options.at(3).id);
        QCOMPARE(seat.view->question()->trial, first);
        seat.key(Qt::Key_Space, QStringLiteral(" "));
        QTRY_VERIFY(seat.view->question() && seat.view->question()->trial != first);
        const Trial stored = m_program->trials().first();
        QCOMPARE(stored.answer, stored.shownOrder.at(3));
        QCOMPARE(stored.firstAnswer, stored.shownOrder.at(1));
        QCOMPARE(stored.changes, 3);
        // The next one begins with nothing chosen, and there is no way back.
        QVERIFY(page(seat)->chosen().isEmpty());
        const TrialId second = seat.view->question()->trial;
        seat.key(Qt::Key_Backspace);
        QCOMPARE(seat.view->question()->trial, second);
        // Zooming is no answer.
        auto *viewer = seat.view->findChild<ImageViewer *>();
        const double fitted = viewer->zoom();
        seat.type(u'+');
        QVERIFY(viewer->zoom() > fitted);
        seat.key(Qt::Key_Right);
        seat.type(u'0');
        QVERIFY(viewer->isFit());
        QCOMPARE(seat.view->question()->trial, second);
    }

    void timeRunsFromTheFirstPainting()
    {
        m_program->plan({});
        Seat seat(*m_program, 0);
        QVERIFY(seat.begins());
        // Whatever happens before the picture is painted is not counted.
        *seat.clock.thought += 60000;
        QVERIFY(seat.comes(Step::Question));
        *seat.clock.thought += 2500;
        QVERIFY(seat.answers(0));
        const qint64 measured = m_program->trials().first().milliseconds;
        QVERIFY2(measured >= 2500 && measured < 30000, qPrintable(QString::number(measured)));
        // Neither is the time between the answer and the next picture.
        *seat.clock.thought += 1;
        QVERIFY(seat.comes(Step::Question));
    }

    void interruptionsAreFlagged()
    {
        m_program->plan({});
        Seat seat(*m_program, 0);
        QVERIFY(seat.begins());
        QVERIFY(seat.comes(Step::Question));
        QVERIFY(seat.answers(0));
        QEvent away(QEvent::WindowDeactivate);
        QCoreApplication::sendEvent(&seat.window, &away);
        QVERIFY(seat.answers(0));
        seat.window.showMinimized();
        seat.window.showNormal();
        QVERIFY(QTest::qWaitForWindowExposed(&seat.window, patienceMs));
        QVERIFY(seat.answers(0));
        *seat.clock.thought += 10 * 60 * 1000; // the clock jumps: the machine slept
        QVERIFY(seat.answers(0));
        QVERIFY(seat.answers(0));
        const auto trials = m_program->trials();
        QVERIFY(trials.at(0).flags.isEmpty());
        QCOMPARE(trials.at(1).flags, QList<TrialFlag>{TrialFlag::FocusLost});
        QVERIFY(trials.at(2).flags.contains(TrialFlag::Minimised));
        QCOMPARE(trials.at(3).flags, QList<TrialFlag>{TrialFlag::Suspended});
        QVERIFY(trials.at(3).milliseconds >= 10 * 60 * 1000);
        QVERIFY(trials.at(4).flags.isEmpty());
    }

    void pressingEnterTwiceGivesOneAnswer()
    {
        m_program->plan({});
        Seat seat(*m_program, 0);
        QVERIFY(seat.begins());
        QVERIFY(seat.comes(Step::Question));
        QSignalSpy given(page(seat), &QuestionPage::answered);
        const TrialId first = seat.view->question()->trial;
        seat.type(u'b');
        seat.enter();
        // Before the next question is there: neither another answer nor another option.
        seat.enter();
        seat.type(u'c');
        seat.enter();
        QCOMPARE(given.size(), 1);
        QTRY_VERIFY(seat.view->question() && seat.view->question()->trial != first);
        const auto trials = m_program->trials();
        QCOMPARE(trials.at(0).answer, trials.at(0).shownOrder.at(1));
        QCOMPARE(trials.at(0).changes, 0);
        // The clock stood still at the key, however long storing took.
        QCOMPARE(trials.at(0).milliseconds, given.constFirst().constFirst().value<StudyAnswer>().milliseconds);
        QVERIFY(!trials.at(1).isAnswered());
    }

    void theTimeLimit()
    {
        PlannedStudy planned;
        planned.design.timeLimitSeconds = 3;
        m_program->plan(planned);
        Seat seat(*m_program, 0);
        QVERIFY(seat.begins());
        QVERIFY(seat.comes(Step::Question));
        QVERIFY(seat.answers(1));
        // Chosen, and the time is over before Enter.
        const TrialId second = seat.view->question()->trial;
        seat.type(u'b');
        *seat.clock.thought += 1500; // real time runs, too
        QMetaObject::invokeMethod(page(seat), "look");
        QVERIFY(seat.view->question());
        *seat.clock.thought += 1600;
        QMetaObject::invokeMethod(page(seat), "look");
        // The next one waits for whoever is not there.
        QVERIFY(seat.comes(Step::TimeUp));
        *seat.clock.thought += 60'000;
        QMetaObject::invokeMethod(page(seat), "look");
        QCOMPARE(seat.view->step(), Step::TimeUp);
        seat.enter();
        QTRY_VERIFY(seat.view->question() && seat.view->question()->trial != second);
        // Enter a moment too late is too late.
        const TrialId third = seat.view->question()->trial;
        seat.type(u'a');
        *seat.clock.thought += 1600;
        QMetaObject::invokeMethod(page(seat), "look");
        *seat.clock.thought += 1600;
        seat.enter();
        QVERIFY(seat.comes(Step::TimeUp));
        seat.enter();
        QTRY_VERIFY(seat.view->question() && seat.view->question()->trial != third);
        const auto trials = m_program->trials();
        QVERIFY(trials.at(0).flags.isEmpty() && !trials.at(0).answer.isEmpty());
        for (int i : {1, 2}) {
            QVERIFY(trials.at(i).isAnswered() && trials.at(i).answer.isEmpty());
            QCOMPARE(trials.at(i).firstAnswer, trials.at(i).shownOrder.at(i == 1 ? 1 : 0));
            QCOMPARE(trials.at(i).flags, QList<TrialFlag>{TrialFlag::TimedOut});
            QVERIFY(trials.at(i).milliseconds >= 3000);
        }
    }

    void stopAndGoOn()
    {
        m_program->plan({});
        TrialId asked;
        {
            Seat seat(*m_program, 0);
            QVERIFY(seat.begins());
            QVERIFY(seat.comes(Step::Question));
            QVERIFY(seat.answers(2));
            asked = seat.view->question()->trial;
            QSignalSpy left(seat.view, &ParticipantView::left);
            seat.key(Qt::Key_Escape);
            QVERIFY(seat.view->isAskingToStop());
            // Where several take part at one computer, only the code leads back.
            QVERIFY(seat.view->findChild<AskSheet *>()->accessibleDescription().contains(seat.view->visit().participant.code));
            // One Tab from staying to stopping, one more and back.
            QTest::keyClick(seat.window.focusWidget(), Qt::Key_Tab);
            QCOMPARE(qobject_cast<ActionButton *>(seat.window.focusWidget())->text(), QStringLiteral("Pause"));
            QTest::keyClick(seat.window.focusWidget(), Qt::Key_Tab);
            QCOMPARE(qobject_cast<ActionButton *>(seat.window.focusWidget())->text(), QStringLiteral("Continue"));
            seat.type(u'c'); // goes to nobody
            seat.key(Qt::Key_Escape);
            QVERIFY(!seat.view->isAskingToStop());
            QCOMPARE(seat.view->question()->trial, asked);
            QVERIFY(page(seat)->chosen().isEmpty());
            // The safe answer has the focus.
            seat.key(Qt::Key_Escape);
            seat.enter();
            QVERIFY(!seat.view->isAskingToStop());
            QVERIFY(left.isEmpty());
            seat.key(Qt::Key_Escape);
            seat.window.focusWidget()->clearFocus();
            Q_EMIT seat.view->findChild<AskSheet *>()->accepted();
            QCOMPARE(left.size(), 1);
        }
        Seat again(*m_program, 0);
        QVERIFY(again.comes(Step::Welcome));
        again.enter();
        QVERIFY(again.comes(Step::Question));
        QCOMPARE(again.view->question()->trial, asked);
        QVERIFY(again.answers(4));
        const auto trials = m_program->trials();
        QVERIFY(trials.at(0).flags.isEmpty());
        // Twice asked and gone on with, once stopped: the number of stops is known.
        QCOMPARE(trials.at(1).flags,
                 (QList<TrialFlag>{TrialFlag::AskedToStop, TrialFlag::AskedToStop,
                                   TrialFlag::AskedToStop, TrialFlag::Resumed}));
        QCOMPARE(trials.at(1).answer, trials.at(1).shownOrder.at(4));
        QVERIFY(trials.at(2).flags.isEmpty());
    }

    void goingBackWhereTheDesignLets()
    {
        PlannedStudy planned;
        planned.design.mayGoBack = true;
        planned.blockSize = 3;
        m_program->plan(planned);
        Seat seat(*m_program, 0);
        QVERIFY(seat.begins());
        QVERIFY(seat.comes(Step::Question));
        const TrialId first = seat.view->question()->trial;
        seat.key(Qt::Key_Backspace); // nothing before it
        QCOMPARE(seat.view->question()->trial, first);
        QVERIFY(seat.answers(0));
        const TrialId second = seat.view->question()->trial;
        seat.type(u'd');
        *seat.clock.thought += 1000;
        seat.key(Qt::Key_Backspace);
        QTRY_VERIFY(seat.view->question() && seat.view->question()->trial == first);
        QCOMPARE(page(seat)->chosen(), seat.view->question()->options.at(0).id);
        *seat.clock.thought += 700;
        seat.type(u'f');
        seat.enter();
        // Back to where he was, with what was chosen there.
        QTRY_VERIFY(seat.view->question() && seat.view->question()->trial == second);
        QCOMPARE(page(seat)->chosen(), seat.view->question()->options.at(3).id);
        seat.enter();
        QTRY_VERIFY(seat.view->question() && seat.view->question()->trial != second);
        const auto trials = m_program->trials();
        QCOMPARE(trials.at(0).answer, trials.at(0).shownOrder.at(5));
        QCOMPARE(trials.at(0).firstAnswer, trials.at(0).shownOrder.at(0));
        QCOMPARE(trials.at(0).changes, 1);
        QVERIFY(trials.at(0).milliseconds >= 700);
        QCOMPARE(trials.at(0).flags, QList<TrialFlag>{TrialFlag::Revisited});
        QCOMPARE(trials.at(1).answer, trials.at(1).shownOrder.at(3));
        QVERIFY(trials.at(1).milliseconds >= 1000);
        QVERIFY(trials.at(1).flags.isEmpty());
        // Not over a pause.
        QVERIFY(seat.answers(0));
        QVERIFY(seat.comes(Step::Pause));
        seat.enter();
        QVERIFY(seat.comes(Step::Question));
        const TrialId fourth = seat.view->question()->trial;
        seat.key(Qt::Key_Backspace);
        QCOMPARE(seat.view->question()->trial, fourth);
    }

    void aMissingPictureEndsTheQuestion()
    {
        m_program->plan({.items = 3});
        const QString file = m_program->pictureFile(m_program->trials().at(1));
        QVERIFY(QFile::rename(file, file + QStringLiteral(".away")));
        Seat seat(*m_program, 0);
        QVERIFY(seat.begins());
        QVERIFY(seat.comes(Step::Question));
        seat.type(u'a');
        seat.enter();
        QVERIFY(seat.comes(Step::NoPicture));
        QTRY_VERIFY(m_program->stores->history().eventsOf(m_program->people.first().id.value())->constLast().action
                    == QStringLiteral("picture-failed"));
        // Once more, in vain; then without it.
        seat.enter();
        QTRY_COMPARE(seat.view->step(), Step::NoPicture);
        for (ActionButton *button : seat.view->findChildren<ActionButton *>()) {
            if (button->isVisible() && button->text().contains(QStringLiteral("Skip for Now")))
                button->click();
        }
        QVERIFY(seat.comes(Step::Question));
        QCOMPARE(seat.view->question()->trial, m_program->trials().at(2).id);
        seat.type(u'a');
        seat.enter();
        QVERIFY(seat.comes(Step::Incomplete));
        QVERIFY(!m_program->trials().at(1).isAnswered());
        QCOMPARE(m_program->person().state, ParticipantState::Active);
        // The file is back: the question that stayed open comes.
        QVERIFY(QFile::rename(file + QStringLiteral(".away"), file));
        Seat again(*m_program, 0);
        QVERIFY(again.comes(Step::Welcome));
        again.enter();
        QVERIFY(again.comes(Step::Question));
        QCOMPARE(again.view->question()->trial, m_program->trials().at(1).id);
        again.type(u'a');
        again.enter();
        QVERIFY(again.comes(Step::Thanks));
        QCOMPARE(m_program->person().state, ParticipantState::Finished);
        // The code is taken along with one click.
        auto *copy = again.view->findChild<QAbstractButton *>(QStringLiteral("copyCode"));
        QVERIFY(copy && copy->isVisible());
        QTest::mouseClick(copy, Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), again.view->visit().participant.code);
        QCOMPARE(again.view->step(), Step::Thanks);
    }

    void answeredInAnotherWindow()
    {
        m_program->plan({.items = 3});
        Seat seat(*m_program, 0);
        QVERIFY(seat.begins());
        QVERIFY(seat.comes(Step::Question));
        const Trial trial = m_program->trials().first();
        StudyAnswer other;
        other.trial = trial.id;
        other.answer = other.firstAnswer = trial.shownOrder.at(5);
        QVERIFY(StudySession(*m_program->stores, m_program->people.first().id).answer(other));
        seat.type(u'a');
        seat.enter();
        QTRY_VERIFY(seat.view->question() && seat.view->question()->trial == m_program->trials().at(1).id);
        QCOMPARE(m_program->trials().first().answer, trial.shownOrder.at(5));
    }

    void longOptionsAtTwiceTheSize_data()
    {
        QTest::addColumn<double>("scale");
        QTest::newRow("1") << 1.0;
        QTest::newRow("2") << 2.0;
    }
    void longOptionsAtTwiceTheSize()
    {
        QFETCH(double, scale);
        m_program->plan({.items = 2});
        const QString text = QStringLiteral("手机里的世界越来越热闹，而身边的人却越来越沉默，这幅画讽刺了人们用虚拟的联系代替真实的陪伴。");
        QVERIFY(m_program->stores->transaction([] { return Result<>(); }));
        m_program->settings->setFontScale(scale);
        Seat seat(*m_program, 0);
        QVERIFY(seat.begins());
        QVERIFY(seat.comes(Step::Question));
        const auto options = seat.view->findChildren<BlindOption *>();
        for (BlindOption *option : options) {
            if (option->isVisible())
                option->setOption(text);
        }
        auto *scroll = page(seat)->findChild<QScrollArea *>();
        QTRY_VERIFY(options.first()->height() >= options.first()->heightForWidth(options.first()->width()));
        QTRY_VERIFY(options.at(5)->parentWidget()->rect().contains(options.at(5)->geometry())); // the page has grown with them
        for (BlindOption *option : options) {
            if (!option->isVisible())
                continue;
            QVERIFY(option->height() >= option->heightForWidth(option->width()));
            QVERIFY(option->width() <= scroll->viewport()->width());
        }
        // What is chosen is in sight, and the way on always is.
        seat.type(u'f');
        const BlindOption *last = options.at(5);
        QTRY_VERIFY(last->visibleRegion().boundingRect().height() > 0);
        for (ActionButton *button : page(seat)->findChildren<ActionButton *>()) {
            if (button->isVisible())
                QVERIFY(seat.window.rect().contains(QRect(button->mapTo(&seat.window, QPoint()), button->size())));
        }
        QVERIFY(seat.view->findChild<ImageViewer *>()->width() >= 1280 * 2 / 5);
        QCOMPARE(seat.window.size(), QSize(1280, 800));
    }

    void oneAfterAnother()
    {
        m_program->plan({.items = 2, .people = 2});
        m_program->start();
        m_program->open(m_program->path(QStringLiteral("study")));
        const QString pageBefore = m_program->window->currentPageId();
        LocalStudyWindow window(*m_program->access, *m_program->settings, m_program->study.id);
        QSignalSpy left(&window, &LocalStudyWindow::left);
        window.begin(m_program->window.get());
        QVERIFY(!m_program->window->isVisible());
        const auto press = [&](int code, const QString &text) {
            QWidget *focus = window.focusWidget() ? window.focusWidget() : &window;
            QTest::sendKeyEvent(QTest::Click, focus, Qt::Key(code), text, Qt::NoModifier);
        };
        const auto typed = [&](const QString &text) {
            for (const QChar sign : text)
                press(sign.toUpper().unicode(), QString(sign));
        };
        auto *field = window.findChild<LocalPage *>()->findChild<QLineEdit *>();
        typed(QStringLiteral("owl")); // the field has the focus
        press(Qt::Key_Return, {});
        QCOMPARE(window.step(), LocalStudyWindow::Step::Next);
        // One key is one step: nobody has been started.
        bool asked = false;
        m_program->access->read([](Stores &stores) { return stores.studies().studies(); }).then(this, [&](const auto &) { asked = true; });
        QTRY_VERIFY(asked);
        QTRY_COMPARE(window.step(), LocalStudyWindow::Step::Next);
        QVERIFY(!window.participant());
        const auto startButton = [&] {
            for (ActionButton *button : window.findChild<LocalPage *>()->findChildren<ActionButton *>()) {
                if (button->kind() == ActionButton::Kind::Primary)
                    return button;
            }
            return static_cast<ActionButton *>(nullptr);
        };
        // The first person, by the next free place.
        for (int i = 0; i < 2; ++i) {
            QTRY_VERIFY(startButton()->isVisible());
            press(Qt::Key_Return, {});
            QTRY_VERIFY(window.participant());
            QTRY_COMPARE(window.participant()->step(), Step::Consent);
            QCOMPARE(window.participant()->visit().participant.code, QStringLiteral("P0%1").arg(i + 1));
            StudyDriver driver(*window.participant(), [](const Trial &trial) { return trial.shownOrder.first(); });
            Q_EMIT window.participant()->ready();
            QTRY_VERIFY(driver.over);
            QCOMPARE(window.step(), LocalStudyWindow::Step::Between);
            // Nothing goes on without the word, and nothing of the page behind hears the keys.
            press(Qt::Key_Return, {});
            auto *sheet = window.findChild<AskSheet *>();
            QVERIFY(sheet->isOpen());
            typed(QStringLiteral("cat"));
            press(Qt::Key_Return, {});
            QVERIFY(sheet->isOpen());
            QCOMPARE(window.step(), LocalStudyWindow::Step::Between);
            typed(QStringLiteral("owl"));
            press(Qt::Key_Return, {});
            QVERIFY(!sheet->isOpen());
            QCOMPARE(window.step(), LocalStudyWindow::Step::Next);
        }
        QCOMPARE(m_program->person(0).state, ParticipantState::Finished);
        QCOMPARE(m_program->person(1).state, ParticipantState::Finished);
        // Nobody else has a place; a code that is used up, or is none, says so.
        for (const QString &code : {QStringLiteral("p01"), QStringLiteral("Q77")}) {
            field->setFocus();
            field->selectAll();
            typed(code);
            press(Qt::Key_Return, {});
            QTRY_VERIFY([&] {
                for (const QLabel *label : window.findChildren<QLabel *>()) {
                    if (label->text().contains(code == QStringLiteral("p01") ? QStringLiteral("Participation with this code has ended")
                                                                             : QStringLiteral("does not belong to this study")))
                        return true;
                }
                return false;
            }());
            QVERIFY(!window.participant());
        }
        window.close();
        QVERIFY(window.isVisible());
        QVERIFY(left.isEmpty());
        typed(QStringLiteral("owl"));
        press(Qt::Key_Return, {});
        QTRY_COMPARE(left.size(), 1);
        QVERIFY(m_program->window->isVisible());
        QCOMPARE(m_program->window->currentPageId(), pageBefore);
    }
};

QTEST_MAIN(ParticipateTest)
#include "participatetest.moc"
