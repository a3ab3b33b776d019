// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/runfixture.h"

#include "models/services/errors/errorcodingservice.h"
#include "models/services/errors/errorsampleservice.h"
#include "models/services/errors/probe.h"
#include "models/services/people/peopleservice.h"
#include "models/services/runs/endpoints/endpointservice.h"

using namespace yuyi;
using namespace yuyi::test;

namespace {

const QString asked = QStringLiteral("图中左下角写了什么字？");

/// A model that always answers F, and tells what it sees when it is asked freely.
QString model(const ReadRequest &request)
{
    return request.text().contains(QStringLiteral("选项")) ? QStringLiteral("答案：F") : QStringLiteral("写着“慎独”二字。");
}

/// @brief A run of three items, all of them answered wrong, drawn as cases for two experts.
struct Probed {
    explicit Probed(const QUrl &url, ChatDialect dialect = ChatDialect::OpenAi, const std::function<void(Endpoint &)> &change = {})
        : project(3), endpoint(project.addEndpoint(url, dialect, change))
    {
        run = project.create(project.plan(endpoint));
        const QString sentence = project.ask(run.id);
        if (project.figures(run.id).incorrect != 3)
            qFatal("the run: %s", qPrintable(sentence));
        first = add(QStringLiteral("E1"));
        second = add(QStringLiteral("E2"));
        ErrorSampleRequest request;
        request.runs = {run.id};
        request.size = 3;
        request.expertsPerCase = 2;
        const auto drawn = ErrorSampleService(*project.stores, project.lead).draw(request);
        if (!drawn)
            qFatal("%s", whatFailed(drawn).constData());
        sample = drawn->id;
        cases = *project.stores->errors().cases(sample);
    }

    PersonId add(const QString &name) { return PeopleService(*project.stores, project.lead).add(name, {Role::Expert})->id; }
    ErrorCodingService as(const PersonId &person) { return ErrorCodingService(*project.stores, person); }
    ErrorProbeService probes(const PersonId &person) { return ErrorProbeService(*project.stores, person, project.projectFolder()); }
    Result<ProbeMaterial> material(int index = 0) { return probes(first).material(cases.at(index).id); }
    ErrorCaseEntry entry(int index, int type)
    {
        ErrorCaseEntry entry;
        entry.errorCase = cases.at(index).id;
        entry.content.types = {{project.stores->project().info()->preset.errorTypes.at(type).code, {}}};
        return entry;
    }
    /// Asks and waits.
    ProbeOutcome ask(const QByteArray &key = {}, const QString &question = asked)
    {
        const auto made = material();
        if (!made)
            qFatal("%s", whatFailed(made).constData());
        ErrorProber prober;
        std::optional<ProbeOutcome> outcome;
        QObject::connect(&prober, &ErrorProber::finished, &prober, [&](const ProbeOutcome &one) { outcome = one; });
        prober.start(*made, key, question);
        if (!prober.isRunning())
            qFatal("it blocked");
        if (!QTest::qWaitFor([&] { return outcome.has_value(); }, 20000))
            qFatal("no end");
        return *outcome;
    }

    RunProject project;
    Endpoint endpoint;
    Run run;
    PersonId first;
    PersonId second;
    ErrorSampleId sample;
    QList<ErrorCase> cases;
};

FaultServer::Answer failing(int status, const QByteArray &body)
{
    return [=](QTcpSocket &socket, const FaultServer::Received &) { socket.write(FaultServer::whole(status, body)); };
}

} // namespace

/// Free questions to a model about a case.
class ErrorProbeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksAsTheRunAsked_data()
    {
        QTest::addColumn<ChatDialect>("dialect");
        for (const ChatDialect dialect : serverDialects())
            QTest::newRow(qPrintable(codeOf(dialect))) << dialect;
    }
    void asksAsTheRunAsked()
    {
        QFETCH(ChatDialect, dialect);
        RecordingServer server(model);
        Probed probed(server.url(), dialect, [](Endpoint &one) {
            one.pictures.longEdge = 64;
            one.priceInput = 10;
            one.priceOutput = 100;
            one.parameters.temperature = 0;
        });
        const QList<ReadRequest> before = server.requests();
        const auto view = probed.as(probed.first).view(probed.cases.constFirst().id);
        VERIFY_OK(view);
        QVERIFY(view->endpoint.has_value());
        QVERIFY(view->probeRefusal.isEmpty());
        const ProbeOutcome outcome = probed.ask("key-4711");
        QVERIFY2(outcome.isKept(), qPrintable(outcome.problem));
        const ReadRequest request = server.requests().constLast();
        QCOMPARE(server.requests().size(), before.size() + 1);
        // The question alone, with the very picture that the run sent of this item.
        QCOMPARE(request.texts, QStringList{asked});
        QCOMPARE(request.model, QStringLiteral("model-x"));
        QCOMPARE(request.dialect, dialect);
        QCOMPARE(request.pictures.size(), 1);
        const auto same = std::find_if(before.begin(), before.end(), [&](const ReadRequest &one) {
            return one.text().contains(view->item.question.stem);
        });
        QVERIFY(same != before.end());
        QCOMPARE(request.pictures, same->pictures);
        QCOMPARE(request.mediaTypes, same->mediaTypes);
        const QByteArray head = server.received().constLast().head;
        QCOMPARE(head.count("key-4711"), 1);
        QCOMPARE(outcome.probe.reply, QStringLiteral("写着“慎独”二字。"));
        QCOMPARE(outcome.probe.question, asked);
        QCOMPARE(outcome.probe.tokensInput, 100);
        QCOMPARE(outcome.probe.tokensOutput, 10);
        QCOMPARE(outcome.probe.cost, (100 * 10.0 + 10 * 100.0) / 1e6);
        QCOMPARE(outcome.probe.endpoint, probed.endpoint.id);
        QCOMPARE(outcome.probe.errorCase, probed.cases.constFirst().id);
    }

    void staysWithTheCaseAndBlind()
    {
        RecordingServer server(model);
        Probed probed(server.url(), ChatDialect::OpenAi, [](Endpoint &one) {
            one.priceInput = 10;
            one.currency = QStringLiteral("CNY");
        });
        const ProbeOutcome outcome = probed.ask();
        const RunFigures before = probed.project.figures(probed.run.id);
        VERIFY_OK(probed.as(probed.first).addProbe(outcome.probe));
        const ErrorCaseId id = probed.cases.constFirst().id;
        const auto own = probed.as(probed.first).view(id);
        QCOMPARE(own->probes.size(), 1);
        QCOMPARE(own->probes.constFirst().question, asked);
        QCOMPARE(own->probes.constFirst().createdBy, probed.first);
        // Outside all scores.
        const RunFigures after = probed.project.figures(probed.run.id);
        QCOMPARE(after.attempts, before.attempts);
        QCOMPARE(after.incorrect, before.incorrect);
        QCOMPARE(own->item.replies.size(), 1);
        // But not outside what the endpoint has cost.
        QVERIFY(outcome.probe.cost > 0);
        QCOMPARE(*probed.project.stores->endpoints().spent(probed.endpoint.id), before.cost + outcome.probe.cost);

        // Another expert sees it only when the case is decided, and then without a name.
        QVERIFY(probed.as(probed.second).view(id)->probes.isEmpty());
        QVERIFY(probed.probes(probed.second).list(probed.sample)->isEmpty());
        QCOMPARE(probed.probes(probed.first).list(probed.sample)->size(), 1);
        VERIFY_OK(probed.as(probed.first).submit(probed.entry(0, 1)));
        QVERIFY(probed.as(probed.second).view(id)->probes.isEmpty());
        QVERIFY(probed.as(probed.project.lead).view(id)->probes.isEmpty());
        VERIFY_OK(probed.as(probed.second).submit(probed.entry(0, 2)));
        // They differ: who settles sees it, who coded does not.
        QVERIFY(probed.as(probed.second).view(id)->probes.isEmpty());
        QCOMPARE(probed.as(probed.project.lead).view(id)->probes.size(), 1);
        VERIFY_OK(probed.as(probed.project.lead).settle(probed.entry(0, 1)));
        const auto seen = probed.as(probed.second).view(id);
        QCOMPARE(seen->probes.size(), 1);
        QVERIFY(seen->probes.constFirst().createdBy.isNull());
        const auto listed = probed.probes(probed.second).list(probed.sample);
        QCOMPARE(listed->size(), 1);
        QCOMPARE(listed->constFirst().itemId, seen->item.itemId);
    }

    void optionsStandAsTheModelWasShownThem()
    {
        RecordingServer server(model);
        RunProject project(6);
        const Endpoint endpoint = project.addEndpoint(server.url());
        RunPlan plan = project.plan(endpoint);
        plan.order = OptionOrder::Shuffled;
        const Run run = project.create(plan);
        project.ask(run.id);
        ErrorSampleRequest request;
        request.runs = {run.id};
        const auto sample = ErrorSampleService(*project.stores, project.lead).draw(request);
        VERIFY_OK(sample);
        ErrorCodingService coding(*project.stores, project.lead);
        bool moved = false;
        const QList<ErrorCase> cases = *project.stores->errors().cases(sample->id);
        for (const ErrorCase &one : cases) {
            const auto view = coding.view(one.id);
            VERIFY_OK(view);
            const QList<Option> &options = view->item.question.options;
            QCOMPARE(options.size(), 6);
            for (qsizetype i = 0; i < options.size(); ++i) {
                QCOMPARE(options.at(i).id, view->drawn.details.attempt.shownOrder.at(i));
                moved = moved || !options.at(i).text.endsWith(QChar(u'A' + static_cast<char16_t>(i)));
            }
            // The model said F: what it was shown last.
            QCOMPARE(view->drawn.details.scores.constFirst().answer, Answer(options.constLast().id));
        }
        QVERIFY(moved);
    }

    void isStopped()
    {
        RecordingServer server(model);
        Probed probed(server.url());
        server.setAnswer([](QTcpSocket &, const FaultServer::Received &) {});
        const auto material = probed.material();
        VERIFY_OK(material);
        ErrorProber prober;
        QSignalSpy finished(&prober, &ErrorProber::finished);
        const qsizetype before = server.received().size();
        prober.start(*material, {}, asked);
        QTRY_COMPARE(server.received().size(), before + 1);
        QCOMPARE(prober.errorCase(), probed.cases.constFirst().id);
        prober.stop();
        QCOMPARE(finished.size(), 1);
        const auto outcome = finished.constFirst().constFirst().value<ProbeOutcome>();
        QVERIFY(outcome.stopped);
        QVERIFY(!outcome.isKept());
        QVERIFY(!prober.isRunning());
        // Before the picture is there, too; nothing is sent afterwards.
        prober.start(*material, {}, asked);
        prober.stop();
        QCOMPARE(finished.size(), 2);
        server.setAnswer(failing(500, "{}"));
        QCOMPARE(probed.ask().probe.status, ReplyStatus::Transient);
        QCOMPARE(server.received().size(), before + 2);
    }

    void saysWhatWentWrong_data()
    {
        QTest::addColumn<int>("http");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<ReplyStatus>("status");
        const QByteArray key = R"({"error":{"message":"Incorrect API key provided: key-4711"}})";
        QTest::newRow("key refused") << 401 << key << ReplyStatus::Account;
        QTest::newRow("no money") << 402 << QByteArray(R"({"error":{"message":"insufficient balance"}})") << ReplyStatus::Account;
        QTest::newRow("no such model")
            << 404 << QByteArray(R"({"error":{"message":"The model does not exist"}})")
            << ReplyStatus::BadRequest;
        QTest::newRow("too many") << 429 << QByteArray(R"({"error":{"message":"slow down"}})") << ReplyStatus::Transient;
        QTest::newRow("fault") << 500 << QByteArray("{}") << ReplyStatus::Transient;
        QTest::newRow("a page") << 200 << QByteArray("<html>Sign in</html>") << ReplyStatus::Transient;
        QTest::newRow("filter") << 400 << QByteArray(R"({"error":{"code":"content_filter","message":"filtered"}})") << ReplyStatus::Blocked;
    }
    void saysWhatWentWrong()
    {
        QFETCH(int, http);
        QFETCH(QByteArray, body);
        QFETCH(ReplyStatus, status);
        RecordingServer server(model);
        Probed probed(server.url());
        server.setAnswer(failing(http, body));
        const ProbeOutcome outcome = probed.ask("key-4711");
        QCOMPARE(outcome.probe.status, status);
        QVERIFY(!outcome.problem.isEmpty());
        QCOMPARE(outcome.isKept(), status == ReplyStatus::Blocked);
        QCOMPARE(outcome.advice.isEmpty(), status == ReplyStatus::Blocked);
        for (const QString &text : {outcome.problem, outcome.advice, outcome.probe.message, outcome.probe.reply})
            QVERIFY2(!text.contains(QStringLiteral("4711")), qPrintable(text));
        QCOMPARE(outcome.probe.cost, 0.0);
    }

    void learnsWhatTheServerRefuses()
    {
        RecordingServer server(model);
        Probed probed(server.url(), ChatDialect::OpenAi, [](Endpoint &one) { one.parameters.maxTokens = 50; });
        server.setAnswer([](QTcpSocket &socket, const FaultServer::Received &received) {
            const Json body = parseJson(received.body).value_or(Json());
            socket.write(
                body.contains("max_tokens") ? FaultServer::whole(
                    400,
                    R"({"error":{"message":"Unsupported parameter: )"
                    R"('max_tokens'. Use 'max_completion_tokens' instead.","code":"unsupported_parameter",)"
                    R"("param":"max_tokens"}})")
                                            : FaultServer::whole(200,
                                                                 replyOf(ChatDialect::OpenAi,
                                                                         QStringLiteral("慎独"))));
        });
        const ProbeOutcome outcome = probed.ask();
        QVERIFY2(outcome.isKept(), qPrintable(outcome.problem));
        QVERIFY(outcome.newlyLearned);
        QVERIFY(outcome.learned.completionTokens);
        VERIFY_OK(EndpointService(*probed.project.stores, probed.project.lead).learn(probed.endpoint.id, outcome.learned));
        const qsizetype before = server.received().size();
        QVERIFY(probed.ask().isKept());
        QCOMPARE(server.received().size(), before + 1);
    }

    void disabledProbesNameTheReason()
    {
        RecordingServer server(model);
        Probed probed(server.url(), ChatDialect::OpenAi, [](Endpoint &one) { one.priceInput = 1000; });
        EndpointService endpoints(*probed.project.stores, probed.project.lead);
        Endpoint endpoint = *endpoints.endpoint(probed.endpoint.id);
        endpoint.budget = 0.1; // three answers of 100 tokens at 1000 a million have cost 0.3
        VERIFY_OK(endpoints.update(endpoint));
        const auto poor = probed.material();
        QVERIFY(!poor);
        QCOMPARE(poor.error().code, ErrorCode::Refused);
        endpoint = *endpoints.endpoint(probed.endpoint.id);
        endpoint.budget = 10;
        VERIFY_OK(endpoints.update(endpoint));
        VERIFY_OK(probed.material());
        VERIFY_OK(endpoints.remove(probed.endpoint.id));
        const auto gone = probed.material();
        QVERIFY(!gone);
        QVERIFY2(gone.error().sentence.contains(endpoint.name), qPrintable(gone.error().sentence));
        QVERIFY(!probed.as(probed.first).view(probed.cases.constFirst().id)->endpoint);
        VERIFY_OK(endpoints.restore(probed.endpoint.id));
        VERIFY_OK(probed.material());
        const PersonId annotator = PeopleService(*probed.project.stores, probed.project.lead)
                                       .add(QStringLiteral("A"), {Role::Annotator})
                                       ->id;
        QVERIFY(!probed.probes(annotator).material(probed.cases.constFirst().id));

        QVERIFY(!usableProbe(QStringLiteral(" \n ")));
        QVERIFY(!usableProbe(QString(longestProbe + 1, u'字')));
        QCOMPARE(*usableProbe(QStringLiteral("  谁？\n")), QStringLiteral("谁？"));
    }

    void sendsNoPictureWhereTheRunSentNone()
    {
        RecordingServer server(model);
        RunProject project(1);
        const Endpoint endpoint = project.addEndpoint(server.url());
        const Run run = project.create(project.plan(endpoint, QStringLiteral("text-only")));
        project.ask(run.id);
        ErrorSampleRequest request;
        request.runs = {run.id};
        request.size = 1;
        const auto sample = ErrorSampleService(*project.stores, project.lead).draw(request);
        VERIFY_OK(sample);
        const ErrorCase one = project.stores->errors().cases(sample->id)->constFirst();
        const auto material = ErrorProbeService(*project.stores, project.lead, project.projectFolder()).material(one.id);
        VERIFY_OK(material);
        QVERIFY(!material->withPicture);
        ErrorProber prober;
        QSignalSpy finished(&prober, &ErrorProber::finished);
        prober.start(*material, {}, asked);
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(server.requests().constLast().pictures.isEmpty());
        QCOMPARE(server.requests().constLast().texts, QStringList{asked});
    }
};

QTEST_GUILESS_MAIN(ErrorProbeTest)
#include "probetest.moc"
