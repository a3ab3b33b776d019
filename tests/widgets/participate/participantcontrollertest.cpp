// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dbfixture.h"
#include "tests/support/studyprogram.h"
#include "tests/support/wire/cuttingproxy.h"

#include "widgets/participate/participantcontroller.h"

using namespace yuyi;
using namespace yuyi::test;

/// A participant's way through a study, without a window.
class ParticipantControllerTest : public QObject
{
    Q_OBJECT

    using Step = ParticipantController::Step;
    std::unique_ptr<CuttingProxy> m_proxy;
    std::atomic<bool> m_lost = false;
    std::unique_ptr<StudyProgram> m_program;
    std::unique_ptr<ParticipantController> m_session;
    ParticipantController::Question m_question;

    /// From consent to the first question.
    void begin()
    {
        m_session->open();
        QTRY_COMPARE(m_session->step(), Step::Consent);
        m_session->goOn();
        QTRY_COMPARE(m_session->step(), Step::Instructions);
        m_session->goOn();
        QTRY_COMPARE(m_session->step(), Step::Question);
        m_session->painted();
    }
    Trial stored(qsizetype index) { return *m_program->stores->studies().trial(m_session->visit().trials.at(index).id); }
    bool comesTo(qsizetype index)
    {
        return waitFor([&] { return m_session->index() == index && m_session->step() == Step::Question; });
    }
    void giveAnswer()
    {
        StudyAnswer answer;
        answer.trial = m_question.material.trial;
        answer.answer = m_question.material.options.constFirst().id;
        answer.milliseconds = 2000;
        m_session->answer(answer);
    }
    void setUp(const QString &location, bool mayGoBack)
    {
        m_program = std::make_unique<StudyProgram>(6, location);
        PlannedStudy planned;
        planned.design.mayGoBack = mayGoBack;
        planned.background = {};
        planned.practice = 0;
        planned.people = 1;
        m_program->plan(planned);
        m_session = std::make_unique<ParticipantController>(*m_program->access, *m_program->settings, m_program->people.at(0).id);
        connect(m_session.get(), &ParticipantController::asked, this,
                [this](const ParticipantController::Question &question) { m_question = question; });
    }
    /// The server commits, and nobody hears of it.
    void loseTheAnswerToTheNextCommit()
    {
        m_lost = false;
        m_proxy->setRule([this](const QByteArray &sent) -> CuttingProxy::Deed {
            const bool now = CuttingProxy::isCommit(sent) && !m_lost.exchange(true);
            return {now ? CuttingProxy::Fate::Unanswered : CuttingProxy::Fate::Pass, {}};
        });
    }
    /// Presses “Try Again” until this page is shown.
    bool comesInTheEnd(Step step)
    {
        return waitFor([&] {
            if (m_session->step() == Step::Trouble)
                m_session->goOn();
            return m_session->step() == step;
        });
    }

private Q_SLOTS:
    void init() { setUp({}, false); }
    void cleanup()
    {
        m_session.reset();
        m_program.reset();
        m_proxy.reset();
    }

    void anAnswerIsStoredAndTheNextQuestionComes()
    {
        begin();
        QTRY_VERIFY(stored(0).shownAt.isValid());
        QSignalSpy answered(m_session.get(), &ParticipantController::answered);
        giveAnswer();
        QTRY_COMPARE(answered.size(), 1);
        QVERIFY(stored(0).isAnswered());
        QTRY_COMPARE(m_session->index(), 1);
        QTRY_COMPARE(m_session->step(), Step::Question);
        QCOMPARE(m_question.material.trial, m_session->visit().trials.at(1).id);
    }

    void theStopDialogKeepsTheQuestion()
    {
        begin();
        QSignalSpy answered(m_session.get(), &ParticipantController::answered);
        giveAnswer();
        m_session->hold();
        QTRY_COMPARE(answered.size(), 1);
        QCOMPARE(m_session->index(), 0);
        m_session->release();
        QCOMPARE(m_session->index(), 1);
    }

    /// The way on leads past it to the next open question.
    void aChangedAnswerCountsOnTheWayFurtherBack()
    {
        Study study = m_program->study;
        study.design.mayGoBack = true;
        StudyStore &studies = m_program->stores->studies();
        QVERIFY(m_program->stores->transaction([&] { return studies.update(study); }).has_value());
        begin();
        for (const int next : {1, 2}) {
            giveAnswer();
            QVERIFY(comesTo(next));
        }
        m_session->goBack({});
        QVERIFY(comesTo(1));
        StudyAnswer changed;
        changed.trial = m_question.material.trial;
        changed.answer = m_question.material.options.at(1).id;
        changed.changes = 1;
        changed.milliseconds = 700;
        m_session->goBack(changed);
        QVERIFY(comesTo(0));
        giveAnswer();
        QVERIFY(comesTo(2));
        const Trial second = stored(1);
        QCOMPARE(second.answer, changed.answer);
        QCOMPARE(second.changes, 1);
        QCOMPARE(second.milliseconds, 2700);
        QCOMPARE(second.flags, QList<TrialFlag>{TrialFlag::Revisited});
    }

    /// The answer to a commit is lost on its way: nothing is stored twice, and nobody is locked out.
    void tryAgainFindsWhatWasStored()
    {
        if (!qEnvironmentVariableIsSet("PGHOST"))
            QSKIP("There is no PostgreSQL server.");
        cleanup();
        m_proxy = std::make_unique<CuttingProxy>(static_cast<quint16>(qEnvironmentVariableIntValue("PGPORT")));
        QString location = serverLocation(QLatin1String("t_") + newUuid().toString(QUuid::Id128)) + QStringLiteral("&sslmode=disable");
        location.replace(QStringLiteral(":%1/").arg(qEnvironmentVariable("PGPORT")), QStringLiteral(":%1/").arg(m_proxy->port()));
        setUp(location, true);
        m_session->open();
        QTRY_COMPARE(m_session->step(), Step::Consent);
        loseTheAnswerToTheNextCommit();
        m_session->goOn();
        QTRY_COMPARE(m_session->step(), Step::Trouble);
        QVERIFY(comesInTheEnd(Step::Instructions));
        m_session->goOn();
        QVERIFY(comesTo(0));
        m_session->painted();
        QTRY_VERIFY(stored(0).shownAt.isValid());

        QSignalSpy answered(m_session.get(), &ParticipantController::answered);
        loseTheAnswerToTheNextCommit();
        giveAnswer();
        QTRY_COMPARE(m_session->step(), Step::Trouble);
        QVERIFY(comesInTheEnd(Step::Question));
        QCOMPARE(m_session->index(), 1);
        QCOMPARE(answered.size(), 1);

        m_session->goBack({});
        QVERIFY(comesTo(0));
        StudyAnswer revised;
        revised.trial = m_question.material.trial;
        revised.answer = m_question.material.options.at(1).id;
        revised.changes = 1;
        revised.milliseconds = 1000;
        loseTheAnswerToTheNextCommit();
        m_session->answer(revised);
        QTRY_COMPARE(m_session->step(), Step::Trouble);
        QVERIFY(comesInTheEnd(Step::Question));
        QCOMPARE(m_session->index(), 1);
        const Trial first = stored(0);
        QCOMPARE(first.answer, revised.answer);
        QCOMPARE(first.milliseconds, 3000);
        QCOMPARE(first.changes, 1);
        const auto events = m_program->stores->history().eventsOf(m_program->people.at(0).id.value());
        QVERIFY(events.has_value());
        QCOMPARE(std::count_if(events->begin(), events->end(), [](const Event &event) { return event.is(AuditAction::Began); }), 1);
    }

    void decliningEndsTheStudy()
    {
        m_session->open();
        QTRY_COMPARE(m_session->step(), Step::Consent);
        m_session->goOtherWay();
        QCOMPARE(m_session->step(), Step::Declined);
        QSignalSpy left(m_session.get(), &ParticipantController::left);
        m_session->goOn();
        QCOMPARE(left.size(), 1);
        QCOMPARE(m_program->person().state, ParticipantState::Invited);
    }
};

QTEST_MAIN(ParticipantControllerTest)
#include "participantcontrollertest.moc"
