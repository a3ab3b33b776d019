// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/runfixture.h"

#include "models/services/results/resultsservice.h"
#include "models/services/runs/endpoints/endpointservice.h"
#include "models/services/runs/replies/responseimport.h"

#include <QFile>
#include <QUrl>

using namespace yuyi;
using namespace yuyi::test;

/// The size of a model is stated at its endpoint or in an import, and corrected afterwards: what runs and results then say.
class StatedSizeTest : public QObject
{
    Q_OBJECT

    static std::optional<double> sizeOf(RunProject &project, const RunId &run) { return project.stores->runs().run(run)->billions; }

    static RunId import(RunProject &project, const QString &model, std::optional<double> size)
    {
        const QString path = project.folder.filePath(QStringLiteral("replies.jsonl"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            return {};
        const auto items = replyItems(*project.stores);
        if (!items)
            qFatal("%s", whatFailed(items).constData());
        for (const ItemSetItem &item : items->items)
            file.write(QStringLiteral("{\"id\": \"%1\", \"response\": \"A\"}\n").arg(item.itemId).toUtf8());
        file.close();
        const auto replies = readRepliesFile(path);
        if (!replies)
            qFatal("%s", whatFailed(replies).constData());
        ResponseImportRequest request;
        request.model = model;
        request.configuration = QStringLiteral("none");
        request.billions = size;
        NoProgress progress;
        const auto report = ResponseImport(*project.stores, project.lead).import(*replies, request, progress);
        if (!report)
            qFatal("%s", whatFailed(report).constData());
        return report->run;
    }

private Q_SLOTS:
    void aRunHasTheSizeOfItsModel_data() { addBackends(); }
    void aRunHasTheSizeOfItsModel()
    {
        QFETCH(bool, server);
        RunProject project(3, server);
        EndpointService service(*project.stores, project.lead);
        const QUrl url(QStringLiteral("http://127.0.0.1:9/v1"));
        auto endpoint = project.addEndpoint(url, ChatDialect::OpenAi, [](Endpoint &one) { one.model = QStringLiteral("vl-7b"); });
        const RunId before = project.create(project.plan(endpoint)).id;
        QVERIFY(!sizeOf(project, before)); // the name alone says nothing
        // Runs that were there before the size was known get it, too.
        endpoint.billions = 7.5;
        auto saved = service.update(endpoint);
        VERIFY_OK(saved);
        QCOMPARE(saved->billions, std::optional(7.5));
        QCOMPARE(sizeOf(project, before), std::optional(7.5));
        QCOMPARE(project.stores->runs().run(before)->version, 1); // a program that works on it is not disturbed
        // The endpoint asks another model now: what the former one said stays with its size.
        saved->model = QStringLiteral("vl-72b");
        saved->billions = 72;
        saved = service.update(*saved);
        VERIFY_OK(saved);
        const RunId after = project.create(project.plan(*saved, QStringLiteral("cot"))).id;
        QCOMPARE(sizeOf(project, before), std::optional(7.5));
        QCOMPARE(sizeOf(project, after), std::optional(72.0));
        // Taken back.
        saved->billions.reset();
        VERIFY_OK(service.update(*saved));
        QVERIFY(!service.endpoint(saved->id)->billions && !sizeOf(project, after));
        QCOMPARE(sizeOf(project, before), std::optional(7.5));
    }

    void importedRunsAreOfAModel_data() { addBackends(); }
    void importedRunsAreOfAModel()
    {
        QFETCH(bool, server);
        RunProject project(3, server);
        const RunId stated = import(project, QStringLiteral("m-7b"), 7);
        const RunId open = import(project, QStringLiteral("other"), std::nullopt);
        QCOMPARE(sizeOf(project, stated), std::optional(7.0));
        QVERIFY(!sizeOf(project, open));
        EndpointService service(*project.stores, project.lead);
        Endpoint practice;
        practice.name = QStringLiteral("practice");
        practice.model = QStringLiteral("other");
        practice.dialect = ChatDialect::Practice;
        practice.billions = 1;
        VERIFY_OK(service.add(practice));
        QVERIFY(!sizeOf(project, open)); // a made-up model says nothing of a real one
        Endpoint real;
        real.name = QStringLiteral("real");
        real.model = QStringLiteral("other");
        real.baseUrl = QStringLiteral("http://127.0.0.1:9/v1");
        real.billions = 34;
        VERIFY_OK(service.add(real));
        QCOMPARE(sizeOf(project, open), std::optional(34.0));
        QCOMPARE(sizeOf(project, stated), std::optional(7.0));
        // The table has what the runs have.
        ResultsQuery query;
        query.by = ResultsBy::Size;
        const auto data = ResultsService(*project.stores, project.lead).data(query);
        VERIFY_OK(data);
        QList<double> sizes;
        const ResultsTable table = resultsTable(*data, query);
        for (const ResultsRow &row : table.rows) {
            if (row.kind == RowKind::Model)
                sizes.append(row.billions.value_or(0));
        }
        QCOMPARE(sizes, QList<double>({7, 34}));
    }

    void nonsenseIsRefused_data() { addBackends(); }
    void nonsenseIsRefused()
    {
        QFETCH(bool, server);
        RunProject project(1, server);
        Endpoint endpoint;
        endpoint.name = endpoint.model = QStringLiteral("m");
        endpoint.baseUrl = QStringLiteral("http://127.0.0.1:9/v1");
        endpoint.billions = -7;
        const auto refused = EndpointService(*project.stores, project.lead).add(endpoint);
        VERIFY_FAILS(refused, ErrorCode::Invalid);
        QCOMPARE(refused.error().detail, QStringLiteral("modelSize"));
    }
};

QTEST_GUILESS_MAIN(StatedSizeTest)
#include "statedsizetest.moc"
