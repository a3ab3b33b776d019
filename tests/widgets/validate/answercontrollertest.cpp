// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/validate/answercontroller.h"
#include "tests/support/kinds/writtenpreset.h"
#include "tests/support/server/cutcommits.h"
#include "tests/support/validationfixture.h"

#include "models/items/pictureloader.h"
#include "models/services/session/actionoutbox.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/typingkeeper.h"

#include <QSignalSpy>
#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// The questions that a validator gets one after the other, without a window.
class AnswerControllerTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ValidationProject> m_project;
    std::unique_ptr<ProjectAccess> m_access;
    std::unique_ptr<PictureLoader> m_pictures;
    std::unique_ptr<AnswerController> m_controller;

    BlindAnswer answer() const
    {
        BlindAnswer answer;
        answer.validation = m_controller->current()->validation;
        answer.answer = m_controller->current()->options.first().id;
        answer.milliseconds = 4000;
        return answer;
    }

    void begin(const Preset &preset = *builtInPreset(QStringLiteral("cii-bench")), bool onServer = false)
    {
        m_project = std::make_unique<ValidationProject>(onServer, 3, 3, preset);
        m_project->gold(QStringLiteral("one.jpg"), 2);
        const PersonId person = m_project->validators(1).first();
        m_access = std::move(*ProjectAccess::open(m_project->factory));
        m_access->actAs(person);
        m_pictures = std::make_unique<PictureLoader>(m_project->factory->folder());
        m_controller = std::make_unique<AnswerController>(*m_access, *m_pictures);
        QSignalSpy ready(m_controller.get(), &AnswerController::questionReady);
        m_controller->enter();
        QTRY_COMPARE(ready.size(), 1);
        QTRY_COMPARE(m_controller->progress().waiting, 2);
    }

private Q_SLOTS:
    void init() { begin(); }

    void cleanup()
    {
        m_controller.reset();
        m_pictures.reset();
        m_access.reset();
        m_project.reset();
    }

    /// An answer that says nothing is refused, and the question stays.
    void anAnswerSaysSomething()
    {
        QSignalSpy failed(m_controller.get(), &AnswerController::failed);
        BlindAnswer nothing = answer();
        nothing.answer = {};
        m_controller->send(nothing);
        QCOMPARE(failed.size(), 1);
        QCOMPARE(m_controller->current()->validation, nothing.validation);
        nothing.flags = {VoteFlag::NoneRight};
        m_controller->send(nothing);
        QCOMPARE(failed.size(), 1);
        QVERIFY(m_controller->current()->validation != nothing.validation);
    }

    /// The next question is there at once; after the last one there is nothing left.
    void onToTheLast()
    {
        QSignalSpy done(m_controller.get(), &AnswerController::done);
        QSignalSpy waiting(m_controller.get(), &AnswerController::waiting);
        m_controller->send(answer());
        QVERIFY(m_controller->hasQuestion());
        QCOMPARE(m_controller->progress().today, 1);
        QVERIFY(waiting.isEmpty());
        m_controller->send(answer());
        QVERIFY(!m_controller->hasQuestion());
        QCOMPARE(waiting.size(), 1);
        QTRY_VERIFY(!done.isEmpty());
        QTRY_COMPARE(m_controller->progress().today, 2);
        QCOMPARE(m_controller->progress().waiting, 0);
        QVERIFY(!m_controller->unsaved());
    }

    /// What was skipped does not come back before the person enters again; the comment typed on it is kept.
    void aSkippedQuestionAndLeaving()
    {
        const ValidationId aside = m_controller->current()->validation;
        m_controller->keepNote(QStringLiteral("the picture is broken"));
        m_controller->skip();
        QVERIFY(m_controller->current()->validation != aside);
        QSignalSpy done(m_controller.get(), &AnswerController::done);
        m_controller->send(answer());
        QTRY_VERIFY(!done.isEmpty());
        QSignalSpy cleared(m_controller.get(), &AnswerController::cleared);
        m_controller->leave();
        QCOMPARE(cleared.size(), 1);
        QVERIFY(!m_controller->isActive());
        QSignalSpy ready(m_controller.get(), &AnswerController::questionReady);
        m_controller->enter();
        QTRY_COMPARE(ready.size(), 1);
        QCOMPARE(m_controller->current()->validation, aside);
        QCOMPARE(m_controller->note(), QStringLiteral("the picture is broken"));
    }

    /// The server is lost: the answer is kept with its texts, which are not kept a second time as unsaved ones.
    void whatWaitsIsKeptOnce()
    {
        if (!qEnvironmentVariableIsSet("PGHOST"))
            QSKIP("There is no PostgreSQL server.");
        cleanup();
        begin(writtenPreset(), true);
        BlindAnswer said;
        said.validation = m_controller->current()->validation;
        said.answer = Answer::written(QStringLiteral("门前的石狮"));
        said.note = QStringLiteral("看不清");
        m_controller->keepNote(said.note);
        cutCommitsOf(*m_project);
        m_controller->send(said);
        QTRY_COMPARE(m_access->outbox().waiting(), 1);
        QVERIFY(m_access->outbox().isKeeping());
        const PersonId person = m_access->person().id;
        m_controller.reset(); // without a server, it writes down what is not saved
        m_access.reset();
        const QList<UnsavedCopy> left =
            UnsavedCopies(TypingKeeper::folder(), m_project->require(m_project->stores->project().info()).id, person).left();
        QCOMPARE(left.size(), 1);
        QVERIFY(actionOf(left.constFirst()));
    }

    /// A text that was typed and not sent belongs to its question, also after the page was left; a sent one is not kept.
    void aWrittenAnswerIsKept()
    {
        cleanup();
        begin(writtenPreset());
        const BlindItem first = *m_controller->current();
        QVERIFY(first.isWritten());
        QSignalSpy failed(m_controller.get(), &AnswerController::failed);
        BlindAnswer nothing;
        nothing.validation = first.validation;
        m_controller->send(nothing);
        QCOMPARE(failed.takeFirst().constFirst().toString(),
                 QStringLiteral("Write the answer first, or report that the question cannot be answered."));
        m_controller->keepWritten(QStringLiteral("a pho"));
        m_controller->leave();
        QVERIFY(m_controller->written().isEmpty());
        QSignalSpy ready(m_controller.get(), &AnswerController::questionReady);
        m_controller->enter();
        QTRY_COMPARE(ready.size(), 1);
        QVERIFY(m_controller->current()->validation == first.validation);
        QCOMPARE(m_controller->written(), QStringLiteral("a pho"));
        BlindAnswer written = nothing;
        written.answer = Answer::written(QStringLiteral("手机"));
        written.milliseconds = 4000;
        m_controller->send(written);
        QVERIFY(m_controller->hasQuestion());
        QVERIFY(m_controller->written().isEmpty());
        const auto stored = [this, &first] {
            const auto votes = m_project->stores->validation().votes(first.validation);
            return votes && !votes->isEmpty() ? votes->constFirst().answer.text : QString();
        };
        QTRY_COMPARE(stored(), QStringLiteral("手机"));
        QTRY_VERIFY(failed.isEmpty());
        m_controller->reload();
        QTRY_COMPARE(ready.size(), 3);
        QVERIFY(m_controller->written().isEmpty());
    }
};

QTEST_GUILESS_MAIN(AnswerControllerTest)
#include "answercontrollertest.moc"
