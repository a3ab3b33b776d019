// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/programfixture.h"
#include "tests/support/recordingserver.h"

#include "models/services/curation/itemimportservice.h"
#include "models/services/errors/errorcodingservice.h"
#include "models/services/errors/errorsampleservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/runs/endpoints/endpointservice.h"
#include "models/services/runs/runner/runner.h"
#include "models/services/runs/runservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chip.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/errors/coding/casereading.h"
#include "widgets/errors/coding/codingform.h"
#include "widgets/errors/coding/codingview.h"
#include "widgets/errors/coding/probepanel.h"
#include "widgets/errors/errorspage.h"

#include <QLabel>

using namespace yuyi;
using namespace yuyi::test;

/// Asking the model about a case, from the screen where cases are coded.
class ErrorProbePanelTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    std::unique_ptr<RecordingServer> m_server;
    Endpoint m_endpoint;
    PersonId m_lead;
    PersonId m_first;
    PersonId m_second;
    ErrorSampleId m_sample;

    MainWindow &window() { return *m_program->window; }
    ProjectAccess &project() { return window().session()->project(); }
    CodingView *view() { return window().findChild<CodingView *>(); }
    ProbePanel *panel() { return view()->probes(); }
    qsizetype shown() { return panel()->findChildren<QWidget *>(QStringLiteral("probe")).size(); }
    bool says(const QString &text)
    {
        const QList<QLabel *> labels = panel()->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel *one) { return one->text().contains(text); });
    }

    template <typename T>
    static T must(Result<T> result)
    {
        if (!result)
            qFatal("%s | %s", qPrintable(result.error().sentence), qPrintable(result.error().detail));
        return std::move(*result);
    }
    template <typename Work>
    auto ask(Work work)
    {
        using R = std::invoke_result_t<Work, Stores &>;
        std::optional<R> answer;
        project().write(std::move(work)).then(this, [&](const R &found) { answer = found; });
        if (!QTest::qWaitFor([&] { return answer.has_value(); }))
            qFatal("no answer");
        return *answer;
    }
    ErrorCaseView stored(const ErrorCaseId &id, const PersonId &person)
    {
        return must(ask([id, person](Stores &stores) { return ErrorCodingService(stores, person).view(id); }));
    }

    /// Three items, all answered wrong by a model that was asked; two experts.
    void fillProject(const QString &location)
    {
        const auto factory = must(m_program->host.open(location));
        const auto stores = must(factory->open());
        m_lead = must(stores->project().people()).constFirst().id;
        ItemImportRequest items;
        items.file = writeBenchmark(m_program->path(QStringLiteral("benchmark")), 3);
        items.by = m_lead;
        NoProgress progress;
        must(ItemImportService(*stores, factory->folder()).importItems(items, progress));
        Endpoint endpoint;
        endpoint.name = QStringLiteral("house");
        endpoint.baseUrl = m_server->url().toString();
        endpoint.model = QStringLiteral("model-x");
        endpoint.keySource = KeySource::Keychain;
        endpoint.currency = QStringLiteral("CNY");
        endpoint.priceInput = 10;
        m_endpoint = must(EndpointService(*stores, m_lead).add(endpoint));
        m_program->secrets.keys.insert(m_endpoint.id, "key-4711");
        RunPlan plan;
        plan.endpoints = {m_endpoint.id};
        plan.configurations = {{QStringLiteral("none"), {}}};
        const Run run = must(RunService(*stores, factory->folder(), m_lead).create(plan)).constFirst();
        RunnerSetup setup;
        setup.factory = factory;
        setup.secrets = &m_program->secrets;
        setup.actor = m_lead;
        Runner runner(setup);
        bool over = false;
        connect(&runner, &Runner::quiet, this, [&] { over = true; });
        runner.start(run.id, RunAsk::Missing);
        if (!QTest::qWaitFor([&] { return over; }, 30000))
            qFatal("the run does not end");
        m_first = must(PeopleService(*stores, m_lead).add(QStringLiteral("E1"), {Role::Expert})).id;
        m_second = must(PeopleService(*stores, m_lead).add(QStringLiteral("E2"), {Role::Expert})).id;
        ErrorSampleRequest sample;
        sample.runs = {run.id};
        sample.size = 3;
        sample.expertsPerCase = 2;
        m_sample = must(ErrorSampleService(*stores, m_lead).draw(sample)).id;
    }

    void codeAs(const PersonId &person)
    {
        if (project().person().id != person)
            project().actAs(person);
        window().goToPage(QStringLiteral("overview"));
        window().goToPage(QStringLiteral("errors"));
        auto *page = window().findChild<ErrorsPage *>();
        QTRY_VERIFY(page && page->isVisible());
        Location location;
        location.page = PageId::Errors;
        location.field = QStringLiteral("code");
        page->show(location);
        QTRY_VERIFY(view()->isEntered() && view()->isComplete() && view()->hasFocus());
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_server = std::make_unique<RecordingServer>([](const ReadRequest &request) {
            return request.text().contains(QStringLiteral("选项")) ? QStringLiteral("答案：F") : QStringLiteral("写着“慎独”二字。");
        });
        const QString location = m_program->path(QStringLiteral("project"));
        m_program->makeProject(location);
        fillProject(location);
        m_program->start();
        m_program->open(location);
    }
    void cleanup()
    {
        m_program.reset();
        m_server.reset();
    }

    void aProbeIsSentByKeyboard()
    {
        codeAs(m_first);
        const ErrorCaseId first = view()->current();
        QTRY_VERIFY(panel()->canAsk());
        QVERIFY(panel()->sentence().isEmpty());
        // A code that is being made is not touched by it.
        m_program->key(Qt::Key_2);
        const CaseCodeContent content = view()->form()->content();
        m_program->key(Qt::Key_Slash);
        QVERIFY(panel()->field()->hasFocus());
        // Keys of the form are letters in the line.
        QTest::keyClicks(panel()->field(), QStringLiteral("1 what?"));
        QCOMPARE(view()->form()->content(), content);
        m_program->key(Qt::Key_Return);
        QTRY_COMPARE(shown(), 1);
        QVERIFY(says(QStringLiteral("慎独")) && says(QStringLiteral("1 what?")));
        QVERIFY2(says(QStringLiteral("0.0010 CNY")), "the cost of 100 tokens");
        QVERIFY(panel()->field()->text().isEmpty());
        QCOMPARE(view()->form()->content(), content);
        QCOMPARE(view()->current(), first);
        const ErrorCaseView kept = stored(first, m_first);
        QCOMPARE(kept.probes.size(), 1);
        QCOMPARE(kept.probes.constFirst().reply, QStringLiteral("写着“慎独”二字。"));
        QVERIFY(m_server->received().constLast().head.contains("key-4711"));
        m_program->key(Qt::Key_Escape);
        QVERIFY(view()->hasFocus());
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(view()->current() != first);
        QCOMPARE(shown(), 0);

        // The other expert sees nothing of it.
        codeAs(m_second);
        QCOMPARE(view()->current(), first);
        QCOMPARE(shown(), 0);
        QVERIFY(!says(QStringLiteral("慎独")));
    }

    void repliesAreJudgedByKeyAndMouse()
    {
        codeAs(m_first);
        const ErrorCaseId first = view()->current();
        QTRY_VERIFY(panel()->canAsk());
        for (const char *question : {"who?", "what?"}) {
            const qsizetype before = shown();
            panel()->field()->setFocus();
            QTest::keyClicks(panel()->field(), QLatin1String(question));
            m_program->key(Qt::Key_Return);
            QTRY_COMPARE(shown(), before + 1);
            m_program->key(Qt::Key_Escape);
        }
        const auto chips = [&] { return panel()->findChildren<ChipRow *>(QStringLiteral("probeVerdict")); };
        const auto verdicts = [&] {
            QStringList codes;
            const ErrorCaseView kept = stored(first, m_first);
            for (const ErrorProbe &probe : kept.probes) {
                const auto verdict = verdictOf(kept.judgements, probe.id, m_first);
                codes.append(verdict ? codeOf(*verdict) : QString());
            }
            return codes;
        };
        QCOMPARE(chips().size(), 2);
        // A code that is being made is not touched by it; the keys act on the newest reply, and only its chips show them.
        m_program->key(Qt::Key_2);
        const CaseCodeContent content = view()->form()->content();
        QCOMPARE(chips().at(1)->chip(QStringLiteral("correct"))->key(), QStringLiteral("Shift F"));
        QVERIFY(chips().at(0)->chip(QStringLiteral("correct"))->key().isEmpty()); // not even an empty cap
        m_program->key(Qt::Key_F, Qt::ShiftModifier);
        QTRY_COMPARE(verdicts(), (QStringList{QString(), QStringLiteral("correct")}));
        QCOMPARE(chips().at(1)->selectedOne(), QStringLiteral("correct"));
        m_program->key(Qt::Key_H, Qt::ShiftModifier);
        QTRY_COMPARE(verdicts().at(1), QStringLiteral("cannot-tell"));
        m_program->key(Qt::Key_Z);
        QTRY_COMPARE(verdicts().at(1), QStringLiteral("correct"));
        QTRY_COMPARE(chips().at(1)->selectedOne(), QStringLiteral("correct"));
        QCOMPARE(view()->current(), first);
        // The older one by mouse; a second click withdraws the verdict.
        view()->reading()->ensureWidgetVisible(chips().at(0));
        QTest::mouseClick(chips().at(0)->chip(QStringLiteral("wrong")), Qt::LeftButton);
        QTRY_COMPARE(verdicts().at(0), QStringLiteral("wrong"));
        QTest::mouseClick(chips().at(0)->chip(QStringLiteral("wrong")), Qt::LeftButton);
        QTRY_COMPARE(verdicts(), (QStringList{QString(), QStringLiteral("correct")}));
        QCOMPARE(view()->form()->content(), content);

        // The other expert sees neither reply nor verdict before the case is decided.
        codeAs(m_second);
        QCOMPARE(view()->current(), first);
        QVERIFY(chips().isEmpty());
        for (const PersonId &person : {m_first, m_second}) {
            ErrorCaseEntry entry;
            entry.errorCase = first;
            entry.content = content;
            QVERIFY(ask([entry, person](Stores &stores) { return ErrorCodingService(stores, person).submit(entry); }));
        }
        codeAs(m_second);
        view()->openCase(first);
        QTRY_COMPARE(view()->current(), first);
        QTRY_COMPARE(chips().size(), 2);
        QVERIFY(says(QStringLiteral("Other experts: Correct")));
        QVERIFY(chips().at(1)->selectedOne().isEmpty());
        QTRY_VERIFY(view()->isComplete());
        view()->setFocus();
        m_program->key(Qt::Key_G, Qt::ShiftModifier);
        QTRY_COMPARE(stored(first, m_second).judgements.size(), 2);
        // They differ: nobody can tell.
        const ErrorCaseView both = stored(first, m_second);
        QCOMPARE(jointVerdict(both.judgements, both.probes.at(1).id), std::optional(ProbeVerdict::CannotTell));
    }

    void anAnswerFindsItsCase()
    {
        codeAs(m_first);
        const ErrorCaseId first = view()->current();
        QTRY_VERIFY(panel()->canAsk());
        QPointer<QTcpSocket> waiting;
        m_server->setAnswer([&](QTcpSocket &socket, const FaultServer::Received &) { waiting = &socket; });
        panel()->field()->setFocus();
        QTest::keyClicks(panel()->field(), QStringLiteral("who?"));
        m_program->key(Qt::Key_Return);
        QTRY_VERIFY(waiting);
        QVERIFY(!panel()->sentence().isEmpty());
        // Meanwhile the next case is there, and it says that the model is busy.
        m_program->key(Qt::Key_Escape);
        m_program->key(Qt::Key_J);
        QTRY_VERIFY(view()->current() != first && view()->isComplete());
        QVERIFY(!panel()->sentence().isEmpty());
        QVERIFY(!panel()->findChild<ActionButton *>(QStringLiteral("probeAsk"))->isEnabled());
        waiting->write(FaultServer::whole(200, replyOf(ChatDialect::OpenAi, QStringLiteral("a clerk"))));
        QTRY_VERIFY(!panel()->isAsking());
        QTRY_COMPARE(stored(first, m_first).probes.size(), 1);
        QCOMPARE(shown(), 0);
        m_program->key(Qt::Key_K);
        QTRY_COMPARE(view()->current(), first);
        QCOMPARE(shown(), 1);
        QVERIFY(says(QStringLiteral("a clerk")));
    }

    void aProbeCanBeStoppedAndFail()
    {
        codeAs(m_first);
        const ErrorCaseId first = view()->current();
        QTRY_VERIFY(panel()->canAsk());
        bool came = false;
        m_server->setAnswer([&](QTcpSocket &, const FaultServer::Received &) { came = true; });
        panel()->field()->setFocus();
        QTest::keyClicks(panel()->field(), QStringLiteral("who?"));
        m_program->key(Qt::Key_Return);
        QTRY_VERIFY(came);
        auto *stop = panel()->findChild<ActionButton *>(QStringLiteral("probeStop"));
        QVERIFY(stop->isVisible());
        stop->click();
        QVERIFY(!panel()->isAsking());
        QVERIFY(!stop->isVisible());
        QCOMPARE(panel()->field()->text(), QStringLiteral("who?"));
        QVERIFY(stored(first, m_first).probes.isEmpty());

        m_server->setAnswer([](QTcpSocket &socket, const FaultServer::Received &) {
            socket.write(FaultServer::whole(401, R"({"error":{"message":"Incorrect API key provided: key-4711"}})"));
        });
        panel()->field()->setFocus();
        m_program->key(Qt::Key_Return);
        QTRY_VERIFY(!panel()->sentence().isEmpty() && !panel()->isAsking() && !stop->isVisible());
        QVERIFY2(!panel()->sentence().contains(QStringLiteral("4711")), qPrintable(panel()->sentence()));
        QVERIFY2(panel()->sentence().contains(QStringLiteral("rejected")), qPrintable(panel()->sentence()));
        QCOMPARE(panel()->field()->text(), QStringLiteral("who?"));
        QVERIFY(stored(first, m_first).probes.isEmpty());
    }

    void disabledProbesGiveTheReason()
    {
        m_program->secrets.keys.clear();
        codeAs(m_first);
        QTRY_VERIFY(!panel()->sentence().isEmpty());
        QVERIFY(!panel()->canAsk());
        QVERIFY(!panel()->field()->isVisible());
        m_program->key(Qt::Key_Slash);
        QVERIFY(view()->hasFocus());
        // The key is there again: the page finds it.
        m_program->secrets.keys.insert(m_endpoint.id, "key-4711");
        codeAs(m_first);
        QTRY_VERIFY(panel()->canAsk());
        QVERIFY(must(ask([this](Stores &stores) -> Result<bool> {
            if (const auto gone = EndpointService(stores, m_lead).remove(m_endpoint.id); !gone)
                return passOn(gone);
            return true;
        })));
        codeAs(m_first);
        m_program->key(Qt::Key_J);
        QTRY_VERIFY(panel()->sentence().contains(QStringLiteral("house")));
        QVERIFY(!panel()->field()->isVisible());
    }
};

QTEST_MAIN(ErrorProbePanelTest)
#include "errorprobetest.moc"
