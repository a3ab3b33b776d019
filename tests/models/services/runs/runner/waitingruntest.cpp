// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/runfixture.h"

#include "models/services/runs/runner/runnerwork.h"

#include <QPointer>
#include <QTcpSocket>
#include <QtTest>

#include <algorithm>
#include <utility>

using namespace yuyi;
using namespace yuyi::test;

namespace {

constexpr int items = 3;

/// A run of questions and its step, asked in the thread of the test, so that each moment between their events can be had.
struct Waiting {
    RunProject project{items};
    bool held = true; ///< the server keeps its answers to itself
    int silent = 0;   ///< so many requests of the step get a reply without a word
    QList<std::function<void()>> answers;
    FaultServer server{[this](QTcpSocket &socket, const FaultServer::Received &received) {
        const auto answer = [to = QPointer<QTcpSocket>(&socket), bytes = replyTo(received)] {
            if (to)
                to->write(bytes);
        };
        if (held)
            answers.append(answer);
        else
            answer();
    }};
    RunId step;
    RunId question;
    std::unique_ptr<RunnerWork> work;
    QHash<RunId, RunState> ended;
    QList<RunId> refused;

    Waiting()
    {
        Configuration configuration;
        configuration.code = QStringLiteral("look-first");
        configuration.title = {QStringLiteral("先看"), QStringLiteral("Look first")};
        configuration.prompt = QStringLiteral("描述：{step}\n{question}\n{options}");
        configuration.step = PromptStep{true, QStringLiteral("先看图。")};
        const Endpoint endpoint = project.addEndpoint(server.url());
        if (const auto saved = project.service().saveTemplate(configuration); !saved)
            qFatal("%s", whatFailed(saved).constData());
        const auto runs = project.service().create(project.plan(endpoint, configuration.code));
        if (!runs)
            qFatal("%s", whatFailed(runs).constData());
        step = runs->constFirst().id;
        question = runs->constLast().id;
        work = std::make_unique<RunnerWork>(project.setup());
        QObject::connect(work.get(), &RunnerWork::ended, work.get(), [this](const RunId &id, RunState state) { ended.insert(id, state); });
        QObject::connect(work.get(), &RunnerWork::refused, work.get(), [this](const RunId &id) { refused.append(id); });
        work->begin();
    }
    ~Waiting() { work->cleanUp(); }

    QByteArray replyTo(const FaultServer::Received &received)
    {
        const ReadRequest read = readRequest(received);
        const bool looks = read.text().startsWith(QStringLiteral("先看"));
        if (looks && silent-- > 0)
            return FaultServer::whole(200, replyOf(read.dialect, QStringLiteral(" \n")));
        return FaultServer::whole(200, replyOf(read.dialect, looks ? QStringLiteral("图。") : QStringLiteral("答案：A")));
    }
    /// Starts both. When the step is asked, the questions wait for it.
    bool begin()
    {
        held = true;
        const qsizetype before = server.received().size();
        work->start(step, RunAsk::Missing);
        work->start(question, RunAsk::Missing);
        return QTest::qWaitFor([&] { return server.received().size() > before; }, 30000);
    }
    void release()
    {
        held = false;
        for (const auto &answer : std::exchange(answers, {}))
            answer();
    }
    bool bothEnd()
    {
        return QTest::qWaitFor([&] { return ended.contains(step) && (ended.contains(question) || refused.contains(question)); }, 60000);
    }
    /// Does this after the step has ended, when the questions that wait for it are about to be opened.
    void onceTheStepEnded(const std::function<void()> &what)
    {
        QObject::connect(work.get(), &RunnerWork::ended, work.get(), [this, what](const RunId &id) {
            if (id == step)
                QMetaObject::invokeMethod(work.get(), what, Qt::QueuedConnection);
        });
    }
    bool isQuestionAsked() const
    {
        const QList<FaultServer::Received> all = server.received();
        return std::any_of(all.begin(), all.end(),
                           [](const auto &one) { return readRequest(one).text().startsWith(QStringLiteral("描述")); });
    }
};

} // namespace

/// Questions that wait for their step are paused and cancelled like any other run, whenever that is.
class WaitingRunTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theStepIsStoppedWithThem()
    {
        Waiting runs;
        QVERIFY(runs.begin());
        runs.work->stop(runs.question, RunState::Paused, {}, true);
        runs.release();
        QVERIFY(runs.bothEnd());
        QCOMPARE(runs.project.state(runs.step), RunState::Paused);
        QCOMPARE(runs.project.state(runs.question), RunState::Paused);
        QVERIFY(runs.refused.isEmpty());
    }

    void cancelledWhileTheStepThatEndedIsRead_data()
    {
        QTest::addColumn<bool>("complete");
        QTest::newRow("step done") << true;
        QTest::newRow("step paused") << false;
    }
    void cancelledWhileTheStepThatEndedIsRead()
    {
        QFETCH(bool, complete);
        Waiting runs;
        QVERIFY(runs.begin());
        runs.onceTheStepEnded([&] { runs.work->stop(runs.question, RunState::Cancelled, {}, true); });
        if (!complete)
            runs.work->stop(runs.step, RunState::Paused, {}, true);
        runs.release();
        QVERIFY(runs.bothEnd());
        QVERIFY(runs.refused.isEmpty());
        QCOMPARE(runs.project.state(runs.step), complete ? RunState::Done : RunState::Paused);
        QCOMPARE(runs.project.state(runs.question), RunState::Cancelled);
        QVERIFY(!runs.isQuestionAsked());
    }

    /// What says nothing is no reply: the questions about it are errors, and the others are asked.
    void aStepThatSaysNothingIsAnError()
    {
        Waiting runs;
        runs.silent = 2;
        QVERIFY(runs.begin());
        runs.release();
        QVERIFY(runs.bothEnd());
        QCOMPARE(runs.project.state(runs.step), RunState::Done);
        const RunFigures looked = runs.project.figures(runs.step);
        QCOMPARE(looked.badRequest, 2);
        QCOMPARE(looked.attempts, looked.answered + 2);
        const RunFigures asking = runs.project.figures(runs.question);
        QVERIFY(asking.answered > 0 && asking.badRequest > 0);
        QCOMPARE(asking.answered + asking.badRequest, items);
        const auto asked = runs.server.received();
        const bool all = std::all_of(asked.begin(), asked.end(), [](const auto &one) {
            const QString text = readRequest(one).text();
            return !text.startsWith(QStringLiteral("描述")) || text.startsWith(QStringLiteral("描述：图。"));
        });
        QVERIFY(all);
    }

    void theLastWordCounts()
    {
        Waiting runs;
        QVERIFY(runs.begin());
        runs.work->stop(runs.question, RunState::Paused, {}, true);
        runs.work->stop(runs.question, RunState::Cancelled, {}, true);
        runs.work->stop(runs.question, RunState::Paused, {}, true);
        runs.release();
        QVERIFY(runs.bothEnd());
        QCOMPARE(runs.ended.value(runs.question), RunState::Cancelled);
        QCOMPARE(runs.project.state(runs.question), RunState::Cancelled);
    }

    void aPauseIsForgottenOnceItIsResumed()
    {
        Waiting runs;
        QVERIFY(runs.begin());
        runs.work->stop(runs.question, RunState::Paused, {}, true);
        runs.work->stop(runs.question, RunState::Paused, {}, true);
        runs.release();
        QVERIFY(runs.bothEnd());
        runs.ended.clear();
        QVERIFY(runs.begin());
        runs.release();
        QVERIFY(runs.bothEnd());
        QCOMPARE(runs.project.state(runs.question), RunState::Done);
        QCOMPARE(runs.project.figures(runs.question).answered, items);
    }

    void allAreStoppedWithoutAComplaint()
    {
        Waiting runs;
        QVERIFY(runs.begin());
        runs.work->stopAll(10000, {});
        runs.release();
        QVERIFY(runs.bothEnd());
        QVERIFY(runs.refused.isEmpty());
        QCOMPARE(runs.project.state(runs.question), RunState::Paused);
        QVERIFY(!runs.isQuestionAsked());
    }

    void whatAnotherProgramCancelsIsNotAsked()
    {
        Waiting runs;
        QVERIFY(runs.begin());
        const auto other = runs.project.connect();
        VERIFY_OK(RunService(*other, runs.project.projectFolder(), runs.project.lead).cancel({runs.question}));
        runs.release();
        QVERIFY(runs.bothEnd());
        QCOMPARE(runs.project.state(runs.step), RunState::Done);
        QCOMPARE(runs.project.state(runs.question), RunState::Cancelled);
        QVERIFY(!runs.isQuestionAsked());
    }
};

QTEST_GUILESS_MAIN(WaitingRunTest)
#include "waitingruntest.moc"
