// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/runfixture.h"

#include "models/services/release/releaseservice.h"
#include "models/services/results/resultsservice.h"
#include "models/services/results/table.h"
#include "models/services/results/vieweritems.h"
#include "models/services/rules/itemchoice.h"
#include "models/services/rules/itemtest.h"
#include "models/services/runs/replies/responseimport.h"

#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

/// Models are asked before a release: its splits and names are those of their replies all the same.
class ReleasedSplitsTest : public QObject
{
    Q_OBJECT

    /// Replies to all items as they are called now.
    static RunId reply(RunProject &project, const QString &model)
    {
        const auto items = ItemChooser(*project.stores).everything();
        if (!items)
            qFatal("%s", whatFailed(items).constData());
        QByteArray lines;
        for (const ItemSetItem &item : *items)
            lines += QByteArray::fromStdString(Json{{"id", item.itemId.toStdString()}, {"response", "A"}}.dump()) + '\n';
        const auto replies = readReplies(lines);
        ResponseImportRequest request;
        request.model = model;
        request.configuration = QStringLiteral("none");
        NoProgress progress;
        const auto report = ResponseImport(*project.stores, project.lead).import(*replies, request, progress);
        if (!report)
            qFatal("%s", whatFailed(report).constData());
        return report->run;
    }
    static void release(RunProject &project, const QString &name, const QList<SplitPart> &splits)
    {
        ReleaseRequest request;
        request.format = ExportFormat::Jsonl;
        request.target = project.folder.filePath(name);
        request.splits = splits;
        request.by = project.lead;
        NoProgress progress;
        const auto report = ReleaseService(*project.stores, project.projectFolder()).release(request, progress);
        if (!report)
            qFatal("%s", whatFailed(report).constData());
    }

private Q_SLOTS:
    void initTestCase_data() { addBackends(); }
    void initTestCase() { QVERIFY(hasWantedServer()); }

    void repliesFromBeforeCountInTheSplits()
    {
        QFETCH_GLOBAL(bool, server);
        RunProject project(6, server);
        // Annotated here: they have no split of an imported file.
        const auto own = project.connection()->execute(QStringLiteral("UPDATE annotation SET source_entry_id = NULL"));
        QVERIFY2(own.has_value(), whatFailed(own).constData());
        const RunId before = reply(project, QStringLiteral("before"));
        ResultsQuery query;
        query.runs = {before};
        query.where = *readWhere(QStringLiteral("split=test"), project.stores->project().info()->preset);
        const auto early = ResultsService(*project.stores, project.lead).data({});
        QVERIFY2(early.has_value(), whatFailed(early).constData());
        QVERIFY(resultsTable(*early, query).rows.isEmpty());

        release(project, QStringLiteral("first"), {{QStringLiteral("val"), 1}, {QStringLiteral("test"), 2}});
        const RunId after = reply(project, QStringLiteral("after"));
        QSet<QuestionVersionId> inTest;
        const auto releases = project.stores->releases().releases();
        const auto released = project.stores->releases().items(releases->constFirst().id);
        for (const ReleaseStore::ReleasedItem &item : *released) {
            if (item.split == QLatin1String("test"))
                inTest.insert(item.question);
        }
        QVERIFY(!inTest.isEmpty() && inTest.size() < 6);
        const auto data = ResultsService(*project.stores, project.lead).data({});
        QVERIFY2(data.has_value(), whatFailed(data).constData());
        for (const RunId &run : {before, after}) {
            query.runs = {run};
            const ResultsTable table = resultsTable(*data, query);
            QVERIFY(!table.rows.isEmpty());
            QCOMPARE(table.rows.constFirst().cells.constFirst().n, static_cast<int>(inTest.size()));
        }
        // Nothing is called in two ways, or missing, because it was asked early.
        for (const ViewerItem &item : viewerItems(*data, {})) {
            QCOMPARE(item.answers.size(), 2);
            QVERIFY2(item.itemId.startsWith(inTest.contains(item.question) ? QStringLiteral("test-") : QStringLiteral("val-")),
                     qPrintable(item.itemId));
        }
        for (const ResultsRun &run : data->runs)
            QCOMPARE(run.missing, 0);

        // The newest release decides.
        release(project, QStringLiteral("second"), {{QStringLiteral("test"), 1}});
        const auto again = ResultsService(*project.stores, project.lead).data({});
        QVERIFY2(again.has_value(), whatFailed(again).constData());
        query.runs = {before};
        QCOMPARE(resultsTable(*again, query).rows.constFirst().cells.constFirst().n, 6);
    }

    /// What is asked again under a release is the same set: its runs are done, and its items are chosen by their split.
    void aFrozenSetIsChosenByTheSplitsOfTheRelease()
    {
        RunProject project(6);
        const auto own = project.connection()->execute(QStringLiteral("UPDATE annotation SET source_entry_id = NULL"));
        QVERIFY2(own.has_value(), whatFailed(own).constData());
        const RunId run = reply(project, QStringLiteral("before"));
        release(project, QStringLiteral("first"), {{QStringLiteral("val"), 1}, {QStringLiteral("test"), 2}});
        ItemChooser chooser(*project.stores);
        const ItemSetId set = project.stores->runs().run(run)->itemSet;
        const auto filter = chooser.read(QStringLiteral("split=test"));
        QVERIFY2(filter.has_value(), whatFailed(filter).constData());
        const auto frozen = chooser.choose({*filter, set, 0, {}});
        const auto now = chooser.choose({*filter, {}, 0, {}});
        QVERIFY2(frozen.has_value(), whatFailed(frozen).constData());
        QVERIFY(!frozen->items.isEmpty());
        QCOMPARE(frozen->hash, now->hash);
        QCOMPARE(frozen->items.constFirst().item.itemId, now->items.constFirst().item.itemId);
    }
};

QTEST_GUILESS_MAIN(ReleasedSplitsTest)
#include "releasedsplitstest.moc"
