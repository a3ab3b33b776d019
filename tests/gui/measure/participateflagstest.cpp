// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/studyprogram.h"

#include "models/domain/packages/package.h"
#include "models/services/studies/participation/session.h"
#include "models/stores/packagestore.h"
#include "widgets/image/imageviewer.h"
#include "widgets/participate/asksheet.h"
#include "widgets/participate/localstudywindow.h"
#include "widgets/participate/participantwindow.h"
#include "widgets/participate/readingpage.h"

#include <QAbstractScrollArea>
#include <QCheckBox>
#include <QLabel>
#include <QScrollBar>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// A screen that takes a minute to show the picture.
class SlowScreen : public QObject
{
public:
    explicit SlowScreen(const DrivenClock &clock) : m_clock(clock) {}
    bool seen = false;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && !seen) {
            seen = true;
            *m_clock.thought += 60'000;
        }
        return false;
    }

private:
    DrivenClock m_clock;
};

/// Window managers differ: some hide what is minimised, some only say that its state has changed.
class WithoutHiding : public QObject
{
protected:
    bool eventFilter(QObject *, QEvent *event) override { return event->type() == QEvent::Hide; }
};

} // namespace

/// What is stored of an answer beside the answer itself, and what is not when somebody does not take part.
class ParticipateFlagsTest : public QObject
{
    Q_OBJECT

    using Step = ParticipantView::Step;
    std::unique_ptr<StudyProgram> m_program;

private Q_SLOTS:
    void init() { m_program = std::make_unique<StudyProgram>(6); }
    void cleanup() { m_program.reset(); }

    void displayDelaysAreNotCounted()
    {
        m_program->plan({});
        Seat seat(*m_program, 0);
        SlowScreen screen(seat.clock);
        seat.view->findChild<ImageViewer *>()->installEventFilter(&screen);
        QVERIFY(seat.begins());
        QVERIFY(seat.comes(Step::Question));
        QVERIFY(screen.seen);
        *seat.clock.thought += 2500;
        QVERIFY(seat.answers(0));
        const qint64 measured = m_program->trials().first().milliseconds;
        QVERIFY2(measured >= 2500 && measured < 30'000, qPrintable(QString::number(measured)));
    }

    void anotherProgramComesToTheFront()
    {
        m_program->plan({});
        Seat seat(*m_program, 0);
        QVERIFY(seat.begins());
        QVERIFY(seat.comes(Step::Question));
        QVERIFY(seat.answers(0));
        // Only the system says it: the window is told nothing.
        Q_EMIT qGuiApp->applicationStateChanged(Qt::ApplicationInactive);
        Q_EMIT qGuiApp->applicationStateChanged(Qt::ApplicationActive);
        QVERIFY(seat.answers(0));
        QVERIFY(seat.answers(0));
        const auto trials = m_program->trials();
        QVERIFY(trials.at(0).flags.isEmpty());
        QCOMPARE(trials.at(1).flags, QList<TrialFlag>{TrialFlag::FocusLost});
        QVERIFY(trials.at(2).flags.isEmpty());
    }

    void minimisedWithoutBeingHidden()
    {
        m_program->plan({});
        Seat seat(*m_program, 0);
        QVERIFY(seat.begins());
        QVERIFY(seat.comes(Step::Question));
        WithoutHiding manager;
        seat.window.installEventFilter(&manager);
        seat.window.showMinimized();
        QTRY_VERIFY(seat.window.isMinimized());
        seat.window.showNormal();
        QVERIFY(QTest::qWaitForWindowExposed(&seat.window, patienceMs));
        QVERIFY(seat.answers(0));
        QVERIFY(m_program->trials().at(0).flags.contains(TrialFlag::Minimised));
    }

    /// The sheet says that one goes on at this question: no time passes under it, and nothing can be looked at meanwhile.
    void theStopDialogLosesNoAnswer()
    {
        PlannedStudy planned;
        planned.design.timeLimitSeconds = 25;
        m_program->plan(planned);
        Seat seat(*m_program, 0);
        QVERIFY(seat.begins());
        QVERIFY(seat.comes(Step::Question));
        auto *page = seat.view->findChild<QuestionPage *>();
        const auto *left = page->findChild<QLabel *>(QStringLiteral("secondsLeft"));
        QVERIFY(left && left->isVisible() && left->text().startsWith(QStringLiteral("25")));
        for (int i = 0; i < 40; ++i) { // a longer gap would be a machine that slept
            *seat.clock.thought += 500;
            QVERIFY(QMetaObject::invokeMethod(page, "look"));
        }
        QVERIFY2(left->text().startsWith(QLatin1Char('5')) || left->text().startsWith(QLatin1Char('4')), qPrintable(left->text()));
        seat.key(Qt::Key_Escape);
        QVERIFY(seat.view->isAskingToStop());
        QVERIFY(!page->findChild<ImageViewer *>()->isVisible());
        *seat.clock.thought += 60'000;
        QVERIFY(QMetaObject::invokeMethod(page, "look"));
        QEvent away(QEvent::WindowDeactivate);
        QCoreApplication::sendEvent(&seat.window, &away);
        seat.key(Qt::Key_Escape);
        QVERIFY(!seat.view->isAskingToStop());
        QVERIFY(page->findChild<ImageViewer *>()->isVisible());
        QVERIFY(seat.answers(1));
        const Trial first = m_program->trials().at(0);
        QVERIFY(!first.answer.isEmpty());
        QCOMPARE(first.flags, QList<TrialFlag>{TrialFlag::AskedToStop});
        QVERIFY2(first.milliseconds >= 20'000 && first.milliseconds < 25'000, qPrintable(QString::number(first.milliseconds)));
        // Who stops finds the question open, and what was asked is in the books.
        QVERIFY(seat.comes(Step::Question));
        seat.key(Qt::Key_Escape);
        *seat.clock.thought += 60'000;
        Q_EMIT seat.view->findChild<AskSheet *>()->accepted();
        QTRY_VERIFY(m_program->trials().at(1).flags.contains(TrialFlag::AskedToStop));
        QVERIFY(!m_program->trials().at(1).isAnswered());
    }

    /// Who stops at a question and comes back has what was left of its time, not all of it again.
    void returningKeepsTheTime()
    {
        PlannedStudy planned;
        planned.design.timeLimitSeconds = 25;
        m_program->plan(planned);
        {
            Seat seat(*m_program, 0);
            QVERIFY(seat.begins());
            QVERIFY(seat.comes(Step::Question));
            auto *page = seat.view->findChild<QuestionPage *>();
            for (int i = 0; i < 40; ++i) { // a longer gap would be a machine that slept
                *seat.clock.thought += 500;
                QVERIFY(QMetaObject::invokeMethod(page, "look"));
            }
            seat.key(Qt::Key_Escape);
            Q_EMIT seat.view->findChild<AskSheet *>()->accepted();
            QTRY_VERIFY(m_program->trials().at(0).flags.contains(TrialFlag::AskedToStop));
        }
        Seat again(*m_program, 0);
        QVERIFY(again.comes(Step::Instructions));
        again.enter();
        QVERIFY(again.comes(Step::Question));
        const auto *left = again.view->findChild<QuestionPage *>()->findChild<QLabel *>(QStringLiteral("secondsLeft"));
        QVERIFY(QMetaObject::invokeMethod(again.view->findChild<QuestionPage *>(), "look"));
        QVERIFY2(left->text().startsWith(QLatin1Char('5')) || left->text().startsWith(QLatin1Char('4')), qPrintable(left->text()));
        // What the study looked like is kept for each of the two times.
        int displays = 0;
        const auto events = m_program->stores->history().eventsOf(m_program->people.first().id.value());
        for (const Event &event : *events)
            displays += event.action == QLatin1String("displayed") ? 1 : 0;
        QCOMPARE(displays, 2);
    }

    /// Who was away before the pause was away, also when the answer is given after it.
    void aPauseKeepsTheFlags()
    {
        m_program->plan({});
        {
            Seat seat(*m_program, 0);
            QVERIFY(seat.begins());
            QVERIFY(seat.comes(Step::Question));
            Q_EMIT qGuiApp->applicationStateChanged(Qt::ApplicationInactive);
            Q_EMIT qGuiApp->applicationStateChanged(Qt::ApplicationActive);
            seat.key(Qt::Key_Escape);
            Q_EMIT seat.view->findChild<AskSheet *>()->accepted();
            QTRY_VERIFY(m_program->trials().at(0).flags.contains(TrialFlag::AskedToStop));
        }
        Seat again(*m_program, 0);
        QVERIFY(again.comes(Step::Instructions));
        again.enter();
        QVERIFY(again.comes(Step::Question));
        QVERIFY(again.answers(0));
        QCOMPARE(m_program->trials().at(0).flags,
                 (QList<TrialFlag>{TrialFlag::FocusLost, TrialFlag::AskedToStop, TrialFlag::Resumed}));
    }

    void theStopDialogIsNoLossOfFocus()
    {
        m_program->plan({});
        Seat seat(*m_program, 0);
        QVERIFY(seat.begins());
        QVERIFY(seat.comes(Step::Question));
        seat.key(Qt::Key_Escape);
        QVERIFY(seat.view->isAskingToStop());
        seat.key(Qt::Key_Escape);
        QVERIFY(!seat.view->isAskingToStop());
        QVERIFY(seat.answers(0));
        QVERIFY(seat.answers(0));
        QCOMPARE(m_program->trials().at(0).flags, QList<TrialFlag>{TrialFlag::AskedToStop});
        QVERIFY(m_program->trials().at(1).flags.isEmpty());
    }

    void aReservationWithAPackageIsNotGivenAway()
    {
        m_program->plan({.items = 2, .people = 2});
        Package package;
        package.id = PackageId::create();
        package.project = m_program->stores->project().info()->id;
        package.role = Role::Participant;
        package.study = m_program->study.id;
        package.participant = m_program->people.first().id;
        package.contentHash = QString(64, u'0');
        package.createdAt = QDateTime::currentDateTimeUtc();
        package.createdBy = m_program->lead;
        const auto added = m_program->stores->transaction([&] { return m_program->stores->packages().add(package, {}); });
        QVERIFY2(added, added ? "" : qPrintable(added.error().detail));
        LocalStudyWindow window(*m_program->access, *m_program->settings, m_program->study.id);
        window.begin();
        QTest::keyClick(window.focusWidget(), Qt::Key_Return);
        QCOMPARE(window.step(), LocalStudyWindow::Step::Next);
        QVERIFY(waitFor([&] {
            if (!window.participant())
                QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, Qt::Key_Return);
            return window.participant() != nullptr;
        }));
        QTRY_COMPARE(window.participant()->step(), Step::Consent);
        QCOMPARE(window.participant()->visit().participant.code, QStringLiteral("P02"));
        // The language goes with the person.
        const QString before = m_program->settings->language();
        Q_EMIT window.participant()->findChild<ReadingPage *>()->languageWanted(QStringLiteral("zh_CN"));
        QCOMPARE(m_program->settings->language(), QStringLiteral("zh_CN"));
        window.participant()->askToStop();
        Q_EMIT window.participant()->findChild<AskSheet *>()->accepted();
        QCOMPARE(window.step(), LocalStudyWindow::Step::Between);
        QCOMPARE(m_program->settings->language(), before);
    }

    void aDeclinedPlaceIsNotGivenAway()
    {
        m_program->plan({.items = 2, .people = 2});
        QVERIFY(StudySession(*m_program->stores, m_program->people.first().id).decline());
        LocalStudyWindow window(*m_program->access, *m_program->settings, m_program->study.id);
        window.begin();
        QVERIFY(waitFor([&] {
            if (!window.participant())
                QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, Qt::Key_Return);
            return window.participant() != nullptr;
        }));
        QTRY_COMPARE(window.participant()->step(), Step::Consent);
        QCOMPARE(window.participant()->visit().participant.code, QStringLiteral("P02"));
    }

    void answersOfAnEarlierSessionAreFinal()
    {
        PlannedStudy planned;
        planned.design.mayGoBack = true;
        m_program->plan(planned);
        {
            Seat seat(*m_program, 0);
            QVERIFY(seat.begins());
            QVERIFY(seat.comes(Step::Question));
            QVERIFY(seat.answers(0));
            QVERIFY(seat.answers(1));
        }
        // Somebody else may sit here now.
        Seat seat(*m_program, 0);
        QVERIFY(seat.comes(Step::Welcome));
        seat.enter();
        QVERIFY(seat.comes(Step::Question));
        const TrialId asked = seat.view->question()->trial;
        QCOMPARE(asked, m_program->trials().at(2).id);
        seat.key(Qt::Key_Backspace);
        QVERIFY(seat.view->question());
        QCOMPARE(seat.view->question()->trial, asked);
        // Within what was answered since, one may.
        QVERIFY(seat.answers(2));
        seat.key(Qt::Key_Backspace);
        QTRY_VERIFY(seat.view->question() && seat.view->question()->trial == asked);
    }

    void optionsAreLockedWhileAnAnswerIsSaved()
    {
        m_program->plan({});
        Seat seat(*m_program, 0);
        QVERIFY(seat.begins());
        QVERIFY(seat.comes(Step::Question));
        auto *page = seat.view->findChild<QuestionPage *>();
        const TrialId first = page->material().trial;
        const OptionId chosen = page->material().options.at(1).id;
        seat.type(u'b');
        seat.enter();
        seat.type(u'e'); // meant for the next one, or a slip
        seat.enter();
        QCOMPARE(page->chosen(), chosen);
        QTRY_VERIFY(seat.view->question() && seat.view->question()->trial != first);
        QVERIFY(page->chosen().isEmpty());
        QCOMPARE(m_program->trials().at(0).answer, chosen);
        QCOMPARE(m_program->trials().at(0).changes, 0);
        QVERIFY(!m_program->trials().at(1).isAnswered());
    }

    void theTextSizeIsRemembered()
    {
        m_program->plan({});
        const double usual = m_program->settings->fontScale();
        {
            Seat seat(*m_program, 0);
            QVERIFY(seat.comes(Step::Consent));
            Q_EMIT seat.view->findChild<ReadingPage *>()->sizeWanted(150);
            QVERIFY(qFuzzyCompare(m_program->settings->fontScale(), usual * 1.5));
            QVERIFY(seat.begins());
            QVERIFY(seat.comes(Step::Question));
        }
        QCOMPARE(m_program->person().textSize, 150);
        m_program->settings->useForThisRun(QStringLiteral("fontScale"), usual);
        Seat seat(*m_program, 0);
        QVERIFY(seat.comes(Step::Instructions));
        QVERIFY(qFuzzyCompare(m_program->settings->fontScale(), usual * 1.5));
    }

    /// Who read and ticked one text agreed to that text alone.
    void aTranslationIsReadAndAgreedToAnew()
    {
        QString english;
        for (int i = 1; i < 200; ++i)
            english += QStringLiteral("Paragraph %1: you may stop at any time.\n\n").arg(i);
        PlannedStudy planned;
        planned.texts.consent = {QStringLiteral("简短。"), english};
        m_program->plan(planned);
        m_program->settings->setLanguage(QStringLiteral("zh_CN"));
        Seat seat(*m_program, 0);
        QVERIFY(seat.comes(Step::Consent));
        auto *reading = seat.view->findChild<ReadingPage *>();
        QTRY_VERIFY(reading->isReadToTheEnd());
        const auto ticked = [&] {
            const auto boxes = reading->findChildren<QCheckBox *>();
            return std::count_if(boxes.begin(), boxes.end(), [](const QCheckBox *box) { return box->isChecked(); });
        };
        for (const char16_t box : {u'1', u'2', u'3'})
            seat.type(QChar(box));
        QCOMPARE(ticked(), 3);
        Q_EMIT reading->sizeWanted(125); // the same text, larger
        QVERIFY(reading->isReadToTheEnd());
        QCOMPARE(ticked(), 3);
        Q_EMIT reading->languageWanted(QStringLiteral("en"));
        QTRY_COMPARE(ticked(), 0);
        QVERIFY(!reading->mayAccept());
        const QScrollBar *bar = reading->findChild<QAbstractScrollArea *>()->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > bar->pageStep());
        QCoreApplication::sendPostedEvents(reading);
        QVERIFY(!reading->isReadToTheEnd());
    }

    void theNextPageWaitsForTheCommit()
    {
        m_program->plan({});
        Seat seat(*m_program, 0);
        QVERIFY(seat.begins());
        QVERIFY(seat.comes(Step::Question));
        for (int i = 0; i < 4; ++i) {
            const TrialId asked = seat.view->question()->trial;
            bool stored = false;
            // Whatever page comes next, it finds the answer in the books.
            connect(
                seat.view, &ParticipantView::ready, this, [&] { stored = m_program->stores->studies().trial(asked)->isAnswered(); },
                Qt::SingleShotConnection);
            QVERIFY(seat.answers(i));
            QVERIFY(stored);
        }
    }

    /// The last page says what is noted: the choice, and when the page was opened.
    void decliningStoresTheChoiceAlone()
    {
        m_program->plan({});
        Seat seat(*m_program, 0);
        QVERIFY(seat.comes(Step::Consent));
        QSignalSpy left(seat.view, &ParticipantView::left);
        Q_EMIT seat.view->findChild<ReadingPage *>()->declined();
        QVERIFY(seat.comes(Step::Declined));
        const auto labels = seat.view->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            const QString text = label->text();
            return text.contains(QStringLiteral("you opened this page")) && text.contains(QStringLiteral("your name on its list"));
        }));
        seat.enter();
        QCOMPARE(left.size(), 1);
        const Participant person = m_program->person();
        QCOMPARE(person.state, ParticipantState::Invited);
        QCOMPARE(person.version, m_program->people.first().version);
        QVERIFY(!person.consentAt.isValid());
        const auto noted = [&] {
            QStringList actions;
            const auto events = m_program->stores->history().eventsOf(person.id.value());
            for (const Event &event : *events)
                actions.append(event.action);
            return actions;
        };
        // It is written after the page has changed.
        QTRY_COMPARE(noted(), (QStringList{QStringLiteral("opened"), QStringLiteral("declined")}));
    }

    void theWindowAsksBeforeItCloses()
    {
        m_program->plan({.items = 2});
        QWidget behind;
        behind.show();
        ParticipantWindow window(*m_program->access, *m_program->settings, m_program->people.first().id);
        QSignalSpy left(&window, &ParticipantWindow::left);
        QSignalSpy finished(&window, &ParticipantWindow::finished);
        window.begin(&behind);
        QVERIFY(!behind.isVisible());
        QTRY_COMPARE(window.view().step(), Step::Consent);
        window.close();
        QVERIFY(window.isVisible());
        QVERIFY(window.view().isAskingToStop());
        Q_EMIT window.view().findChild<AskSheet *>()->accepted();
        QVERIFY(!window.isVisible());
        QVERIFY(behind.isVisible());
        QCOMPARE(left.size(), 1);
        QVERIFY(finished.isEmpty());
    }
};

QTEST_MAIN(ParticipateFlagsTest)
#include "participateflagstest.moc"
