// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/studyprogram.h"

#include "widgets/participate/participantcontroller.h"

using namespace yuyi;
using namespace yuyi::test;

/// A participant's way through a study, without a window.
class ParticipantControllerTest : public QObject
{
    Q_OBJECT

    using Step = ParticipantController::Step;
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
    void giveAnswer()
    {
        StudyAnswer answer;
        answer.trial = m_question.material.trial;
        answer.answer = m_question.material.options.constFirst().id;
        answer.milliseconds = 2000;
        m_session->answer(answer);
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<StudyProgram>(6);
        PlannedStudy planned;
        planned.background = {};
        planned.practice = 0;
        planned.people = 1;
        m_program->plan(planned);
        m_session = std::make_unique<ParticipantController>(*m_program->access, *m_program->settings, m_program->people.at(0).id);
        connect(m_session.get(), &ParticipantController::asked, this,
                [this](const ParticipantController::Question &question) { m_question = question; });
    }
    void cleanup()
    {
        m_session.reset();
        m_program.reset();
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
