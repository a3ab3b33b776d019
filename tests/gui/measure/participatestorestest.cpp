// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dbfixture.h"
#include "tests/support/studyprogram.h"

#include "models/services/studyreports/report.h"
#include "widgets/participate/localpage.h"
#include "widgets/participate/localstudywindow.h"

using namespace yuyi;
using namespace yuyi::test;

/// People in front of the window, on a project in a folder and on a server.
class ParticipateStoresTest : public QObject
{
    Q_OBJECT

    using Step = ParticipantView::Step;
    std::unique_ptr<StudyProgram> m_program;

    void setUp(bool server)
    {
        const QString schema = QLatin1String("t_") + newUuid().toString(QUuid::Id128);
        m_program = std::make_unique<StudyProgram>(9, server ? serverLocation(schema) : QString());
        PlannedStudy planned;
        planned.background = {BackgroundField::AgeBand};
        planned.practice = 1;
        planned.blockSize = 4;
        planned.people = 3;
        m_program->plan(planned);
    }

private Q_SLOTS:
    void hasAServer() { QVERIFY(hasWantedServer()); }
    void cleanup() { m_program.reset(); }

    void threePeople_data() { addBackends(); }
    void threePeople()
    {
        QFETCH(bool, server);
        setUp(server);
        const auto keys = keysOf(*m_program->stores, m_program->study.id);
        QVERIFY(keys);
        SimulatedChoice choice(*keys, 1.0, 1);
        // The first is interrupted in the middle of a question.
        TrialId asked;
        QList<OptionId> order;
        {
            Seat seat(*m_program, 0);
            StudyDriver driver(
                *seat.view, [&](const Trial &trial) { return choice(trial); }, seat.clock, [](const Trial &) { return 4000; });
            driver.stopAfter = 3;
            QTRY_VERIFY(driver.answered == 3 && seat.view->question());
            asked = seat.view->question()->trial;
            order = driver.trial().shownOrder;
            // Once the row says so, the program may be killed.
            QTRY_VERIFY(m_program->stores->studies().trial(asked)->shownAt.isValid());
        }
        {
            Seat seat(*m_program, 0);
            QVERIFY(seat.comes(Step::Welcome));
            seat.enter();
            QVERIFY(seat.comes(Step::Question));
            QCOMPARE(seat.view->question()->trial, asked);
            for (int i = 0; i < order.size(); ++i)
                QCOMPARE(seat.view->question()->options.at(i).id, order.at(i));
            StudyDriver driver(
                *seat.view, [&](const Trial &trial) { return choice(trial); }, seat.clock, [](const Trial &) { return 4000; });
            Q_EMIT seat.view->ready();
            QTRY_VERIFY(driver.over);
        }
        // The others one after another at one computer.
        LocalStudyWindow window(*m_program->access, *m_program->settings, m_program->study.id);
        window.begin();
        const auto press = [&] { QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, Qt::Key_Return); };
        press();
        for (int person = 1; person < 3; ++person) {
            QCOMPARE(window.step(), LocalStudyWindow::Step::Next);
            QTRY_VERIFY_WITH_TIMEOUT([&] {
                if (!window.participant())
                    press();
                return window.participant() != nullptr;
            }(),
                                     10000);
            QTRY_COMPARE(window.participant()->step(), Step::Consent);
            QCOMPARE(window.participant()->visit().participant.code, m_program->people.at(person).code);
            int n = 0;
            StudyDriver driver(*window.participant(), [&](const Trial &trial) {
                OptionId other = trial.shownOrder.first();
                if (other == keys->value(trial.question))
                    other = trial.shownOrder.last();
                return ++n % 2 == 0 ? keys->value(trial.question) : other;
            });
            Q_EMIT window.participant()->ready();
            QTRY_VERIFY(driver.over);
            QCOMPARE(window.step(), LocalStudyWindow::Step::Between);
            press();
        }
        StudyReportQuery query;
        query.study = m_program->study.id;
        const auto report = StudyReportService(*m_program->stores, m_program->lead).report(query);
        QVERIFY(report);
        QCOMPARE(report->all.countedPeople, 3);
        QCOMPARE(report->all.overall.answers, 3 * 8);
        QCOMPARE(*report->all.overall.people.most, 1.0);
        // After the practice question every other one of eight is right: the first, the third, …
        QCOMPARE(*report->all.overall.people.least, 0.5);
        QVERIFY(qAbs(*report->all.overall.people.mean - 2.0 / 3) < 1e-12);
        int resumed = 0;
        for (int person = 0; person < 3; ++person) {
            QCOMPARE(m_program->person(person).state, ParticipantState::Finished);
            for (const Trial &trial : m_program->trials(person)) {
                resumed += trial.flags.contains(TrialFlag::Resumed) ? 1 : 0;
                QCOMPARE(trial.flags.contains(TrialFlag::Resumed), trial.id == asked);
                QVERIFY(trial.isAnswered());
            }
        }
        QCOMPARE(resumed, 1);
    }
};

QTEST_MAIN(ParticipateStoresTest)
#include "participatestorestest.moc"
