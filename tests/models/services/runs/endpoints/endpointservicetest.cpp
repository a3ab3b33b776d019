// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dbfixture.h"

#include "models/services/people/peopleservice.h"
#include "models/services/runs/endpoints/endpointservice.h"
#include "models/services/runs/endpoints/endpointtester.h"
#include "models/services/runs/endpoints/servicetemplates.h"
#include "tests/support/faultserver.h"
#include "tests/support/memorysecrets.h"

#include <QDirIterator>

using namespace yuyi;
using namespace yuyi::test;

/// Endpoints of a project on both databases: who may, names, versions, removal, and that no key gets in.
class EndpointServiceTest : public QObject
{
    Q_OBJECT
    static Endpoint some(const QString &name = QStringLiteral("Qwen"))
    {
        Endpoint endpoint = serviceTemplate(QStringLiteral("dashscope"))->endpoint;
        endpoint.name = name;
        endpoint.model = QStringLiteral("qwen-vl-max");
        endpoint.priceInput = 3;
        endpoint.budget = 20.5;
        return endpoint;
    }
    static void addRows() { addBackends(); }

private Q_SLOTS:
    void comesBackAsItWas_data() { addRows(); }
    void comesBackAsItWas()
    {
        QFETCH(bool, server);
        TestProject project(server);
        EndpointService service(*project.stores, project.lead);
        Endpoint wanted = some();
        wanted.parameters.seed = 7;
        wanted.parameters.extra = {{"enable_thinking", false}};
        wanted.pictures.longEdge = 1024;
        const auto added = service.add(wanted);
        VERIFY_OK(added);
        const auto found = service.named(QStringLiteral(" QWEN "));
        VERIFY_OK(found);
        QCOMPARE(found->id, added->id);
        QCOMPARE(found->service, QStringLiteral("dashscope"));
        QCOMPARE(found->parameters, wanted.parameters);
        QCOMPARE(found->pictures, wanted.pictures);
        QCOMPARE(found->budget, 20.5);
        QCOMPARE(found->createdBy, project.lead);
        QCOMPARE(*service.spent(found->id), 0.0);
    }

    void namesAreUnique_data() { addRows(); }
    void namesAreUnique()
    {
        QFETCH(bool, server);
        TestProject project(server);
        EndpointService service(*project.stores, project.lead);
        const auto first = service.add(some());
        VERIFY_OK(first);
        VERIFY_FAILS(service.add(some(QStringLiteral("qwen "))), ErrorCode::Refused);
        auto other = service.add(some(QStringLiteral("Other")));
        VERIFY_OK(other);
        other->name = QStringLiteral("QWEN");
        VERIFY_FAILS(service.update(*other), ErrorCode::Refused);
        // A removed one gives its name free, and cannot have it back while another has it.
        VERIFY_OK(service.remove(first->id));
        VERIFY_OK(service.update(*other));
        VERIFY_FAILS(service.restore(first->id), ErrorCode::Refused);
        VERIFY_OK(service.remove(other->id));
        VERIFY_OK(service.restore(first->id));
        QCOMPARE(service.list()->size(), 1);
        QCOMPARE(service.list(true)->size(), 2);
    }

    void onlyLeadsChange_data() { addRows(); }
    void onlyLeadsChange()
    {
        QFETCH(bool, server);
        TestProject project(server);
        const PersonId other = PeopleService(*project.stores, project.lead).add(QStringLiteral("A"), {Role::Annotator})->id;
        const auto kept = EndpointService(*project.stores, project.lead).add(some());
        VERIFY_OK(kept);
        EndpointService service(*project.stores, other);
        VERIFY_FAILS(service.add(some(QStringLiteral("B"))), ErrorCode::Refused);
        VERIFY_FAILS(service.update(*kept), ErrorCode::Refused);
        VERIFY_FAILS(service.remove(kept->id), ErrorCode::Refused);
        QCOMPARE(service.list()->size(), 1);
    }

    void changesDoNotOverwriteOneAnother_data() { addRows(); }
    void changesDoNotOverwriteOneAnother()
    {
        QFETCH(bool, server);
        TestProject project(server);
        EndpointService service(*project.stores, project.lead);
        auto mine = service.add(some());
        VERIFY_OK(mine);
        Endpoint theirs = *mine;
        theirs.concurrency = 9;
        VERIFY_OK(service.update(theirs));
        mine->concurrency = 2;
        VERIFY_FAILS(service.update(*mine), ErrorCode::Conflict);
        QCOMPARE(service.list()->first().concurrency, 9);
        VERIFY_FAILS(service.add(Endpoint()), ErrorCode::Invalid);
    }

    void changingTheModelForgetsLearnedParameters_data() { addRows(); }
    void changingTheModelForgetsLearnedParameters()
    {
        QFETCH(bool, server);
        TestProject project(server);
        EndpointService service(*project.stores, project.lead);
        auto kept = service.add(some());
        VERIFY_OK(kept);
        ChatParameters learned = kept->parameters;
        learned.leftOut = {QStringLiteral("temperature")};
        VERIFY_OK(service.learn(kept->id, learned));
        kept->concurrency = 3;
        kept = service.update(*kept);
        VERIFY_OK(kept);
        QCOMPARE(kept->parameters.leftOut, learned.leftOut);
        kept->model = QStringLiteral("qwen-vl-plus");
        kept = service.update(*kept);
        VERIFY_OK(kept);
        QVERIFY(kept->parameters.leftOut.isEmpty());
    }

    void removedOnesKeepTheirRuns_data() { addRows(); }
    void removedOnesKeepTheirRuns()
    {
        QFETCH(bool, server);
        TestProject project(server);
        EndpointService service(*project.stores, project.lead);
        const auto kept = service.add(some());
        VERIFY_OK(kept);
        Run run;
        run.id = run.launch = RunId::create();
        run.endpoint = kept->id;
        run.model = kept->model;
        run.configuration = QStringLiteral("none");
        run.itemSet = ItemSetId::create();
        run.createdAt = QDateTime::currentDateTimeUtc();
        run.createdBy = project.lead;
        ItemSet set;
        set.id = run.itemSet;
        set.name = QStringLiteral("nothing");
        set.hash = QStringLiteral("00");
        set.createdAt = run.createdAt;
        set.createdBy = project.lead;
        run.origin = RunOrigin::Imported;
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            if (const auto added = project.stores->runs().addItemSet(set, {}); !added)
                return added;
            return project.stores->runs().addRun(run);
        }));
        VERIFY_OK(service.remove(kept->id));
        QVERIFY(service.list()->isEmpty());
        QCOMPARE(project.stores->runs().runs()->size(), 1);
        QCOMPARE(project.stores->runs().run(run.id)->endpoint, kept->id);
        QCOMPARE(service.endpoint(kept->id)->name, QStringLiteral("Qwen"));
    }

    void everyChangeIsInTheAudit_data() { addRows(); }
    void everyChangeIsInTheAudit()
    {
        QFETCH(bool, server);
        TestProject project(server);
        EndpointService service(*project.stores, project.lead);
        auto kept = service.add(some());
        VERIFY_OK(kept);
        kept->concurrency = 7;
        VERIFY_OK(service.update(*kept));
        VERIFY_OK(service.remove(kept->id));
        VERIFY_OK(service.restore(kept->id));
        const auto events = project.stores->history().eventsOf(kept->id.value());
        VERIFY_OK(events);
        QStringList actions;
        for (const Event &event : *events)
            actions.append(event.action);
        QCOMPARE(actions, (QStringList{QStringLiteral("added"), QStringLiteral("changed"),
                                       QStringLiteral("removed"), QStringLiteral("restored")}));
    }

    /// A distinctive key goes through everything here; afterwards it is looked for in every file of the project.
    void theKeyIsWrittenToNoProjectFile()
    {
        const QByteArray canary = "sk-canary-51d0c7aa93be";
        TestProject project(false);
        FaultServer server([&](QTcpSocket &socket, const FaultServer::Received &request) {
            // It hands the key back wherever it can.
            const QByteArray error = R"({"error":{"message":"Unsupported parameter: 'temperature' )"
                                   + canary
                                   + R"(","code":"unsupported_parameter","param":"temperature"}})";
            if (request.head.startsWith("GET"))
                socket.write(FaultServer::whole(200, "{\"data\":[{\"id\":\"" + canary + "\"}]}"));
            else
                socket.write(request.body.contains("temperature")
                                 ? FaultServer::whole(400, error)
                                 : FaultServer::whole(
                                     200, "{\"choices\":[{\"message\":{\"content\":\"" + canary
                                              + "\"},\"finish_reason\":\"stop\"}]}"));
        });
        MemorySecrets secrets;
        EndpointService service(*project.stores, project.lead);
        Endpoint wanted = some();
        wanted.baseUrl = QStringLiteral("%1/v1").arg(server.url().toString());
        auto kept = service.add(wanted);
        VERIFY_OK(kept);
        QVERIFY(secrets.write(kept->id, canary).result());
        EndpointTester tester;
        EndpointTrial trial;
        bool done = false;
        connect(&tester, &EndpointTester::finished, this, [&](const EndpointTrial &result) {
            trial = result;
            done = true;
        });
        tester.start(*kept, secrets.keyOf(*kept).result().key);
        QTRY_VERIFY(done);
        QVERIFY(trial.answered());
        QVERIFY(trial.newlyLearned);
        QVERIFY(server.received().last().head.contains(canary));
        VERIFY_OK(service.learn(kept->id, trial.learned));
        kept->name = QStringLiteral("Renamed");
        VERIFY_OK(service.update(*kept));
        VERIFY_OK(service.remove(kept->id));
        int files = 0;
        QDirIterator walk(project.folder.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            const QString path = walk.next();
            ++files;
            QVERIFY2(!fileBytes(path).contains(canary), qPrintable(path));
        }
        // The database was among them, with the endpoint in it.
        QVERIFY(files > 0);
        QVERIFY(fileBytes(project.file()).contains("Renamed") || fileBytes(project.file() + QLatin1String("-wal")).contains("Renamed"));
    }
};

QTEST_GUILESS_MAIN(EndpointServiceTest)
#include "endpointservicetest.moc"
