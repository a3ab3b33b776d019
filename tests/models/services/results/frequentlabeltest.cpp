// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/dbfixture.h"

#include "models/services/curation/itemimportservice.h"
#include "models/services/results/resultsservice.h"
#include "models/services/rules/itemtest.h"
#include "models/services/runs/replies/responseimport.h"

using namespace yuyi;
using namespace yuyi::test;

/// Splits and the most frequent option of each label, from what a project has stored.
class FrequentLabelTest : public QObject
{
    Q_OBJECT

    static Preset preset(bool withRule)
    {
        Json json = Json::parse(builtInPreset(QStringLiteral("cii-bench"))->source.toStdString());
        json["code"] = "with-rule";
        if (withRule)
            json["frequent"] = {{"by", "domain"}, {"split", "val"}};
        return readPreset(jsonText(json)).value_or(Preset());
    }
    /// Eight items, the first five in "val": key i modulo six, domains in turns; replies that are right but for the last.
    static RunId fill(TestProject &project)
    {
        const QString folder = project.folder.filePath(QStringLiteral("benchmark"));
        writeTwoSplits(folder, 8, 5);
        NoProgress progress;
        for (const char *name : {"val", "test"}) {
            ItemImportRequest request;
            request.file = QStringLiteral("%1/%2.json").arg(folder, QLatin1String(name));
            request.imagesFolder = folder;
            request.by = project.lead;
            const auto report = ItemImportService(*project.stores, project.factory->folder()).importItems(request, progress);
            if (!report)
                qFatal("%s", whatFailed(report).constData());
        }
        QByteArray lines;
        for (int i = 0; i < 8; ++i) {
            const char letter = static_cast<char>('A' + (i < 7 ? i : i + 1) % 6);
            const Json reply{{"id", "dev-" + std::to_string(i)}, {"response", std::string(1, letter)}};
            lines += QByteArray::fromStdString(reply.dump()) + '\n';
        }
        const auto replies = readReplies(lines);
        ResponseImportRequest request;
        request.model = QStringLiteral("m");
        request.configuration = QStringLiteral("none");
        const auto report = ResponseImport(*project.stores, project.lead).import(*replies, request, progress);
        if (!report)
            qFatal("%s", whatFailed(report).constData());
        return report->run;
    }
    static const ResultsRow *rowOf(const ResultsTable &table, RowKind kind)
    {
        for (const ResultsRow &row : table.rows) {
            if (row.kind == kind)
                return &row;
        }
        return nullptr;
    }

private Q_SLOTS:
    void initTestCase_data() { addBackends(); }
    void initTestCase() { QVERIFY(hasWantedServer()); }

    void fromStoredItems()
    {
        QFETCH_GLOBAL(bool, server);
        TestProject project(server, preset(true));
        fill(project);
        ResultsQuery query;
        query.dimensions = {splitDimension};
        const auto data = ResultsService(*project.stores, project.lead).data(query);
        QVERIFY2(data, whatFailed(data).constData());
        const ResultsTable table = resultsTable(*data, query);
        QCOMPARE(table.columns.size(), 3);
        QCOMPARE(table.columns.at(1).title, QStringLiteral("val"));
        const ResultsRow *model = rowOf(table, RowKind::Model);
        QCOMPARE(model->cells.at(1).n, 5);
        QCOMPARE(model->cells.at(1).correct, 5);
        QCOMPARE(model->cells.at(2).n, 3);
        QCOMPARE(model->cells.at(2).correct, 2);
        // In "val" one domain has the keys A, C, E and the other B, D: of equals the first. Right are items 0, 1, 6 and 7.
        const ResultsRow *frequent = rowOf(table, RowKind::FrequentByLabel);
        QVERIFY(frequent != nullptr);
        QCOMPARE(frequent->cells.at(0).n, 8);
        QCOMPARE(frequent->cells.at(0).share, 4.0 / 8);
        QCOMPARE(frequent->cells.at(1).share, 2.0 / 5);
        QCOMPARE(frequent->cells.at(2).share, 2.0 / 3);
        query.dimensions.clear();
        query.where = *readWhere(QStringLiteral("split=test"), project.stores->project().info()->preset);
        QCOMPARE(rowOf(resultsTable(*data, query), RowKind::Model)->cells.constFirst().n, 3);
        QCOMPARE(rowOf(resultsTable(*data, query), RowKind::Model)->cells.constFirst().missing, 0);
        QCOMPARE(rowOf(resultsTable(*data, query), RowKind::FrequentByLabel)->cells.constFirst().share, 2.0 / 3);
    }

    void withoutARuleThereIsNoRow()
    {
        QFETCH_GLOBAL(bool, server);
        TestProject project(server, preset(false));
        fill(project);
        const auto data = ResultsService(*project.stores, project.lead).data({});
        QVERIFY2(data, whatFailed(data).constData());
        QVERIFY(rowOf(resultsTable(*data, {}), RowKind::FrequentLetter) && !rowOf(resultsTable(*data, {}), RowKind::FrequentByLabel));
    }
};

QTEST_GUILESS_MAIN(FrequentLabelTest)
#include "frequentlabeltest.moc"
