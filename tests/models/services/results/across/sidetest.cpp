// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/dbfixture.h"

#include "models/services/curation/itemimportservice.h"
#include "models/services/results/across/comparison.h"
#include "models/services/results/across/side.h"
#include "models/services/runs/replies/responseimport.h"

using namespace yuyi;
using namespace yuyi::test;

/// Two real projects: one is worked in, the other only read.
class ResultsSideTest : public QObject
{
    Q_OBJECT

    static constexpr int itemCount = 8;

    template <typename T>
    static T must(const Result<T> &result)
    {
        if (!result)
            qFatal("%s | %s", qPrintable(result.error().sentence), qPrintable(result.error().detail));
        return *result;
    }

    /// The published items; with `changed` their first questions are others.
    static void fill(const TestProject &project, int changed = 0)
    {
        const QTemporaryDir folder;
        ItemImportRequest request;
        request.file = writeBenchmark(folder.path(), itemCount);
        if (changed > 0) {
            QFile file(request.file);
            if (!file.open(QIODevice::ReadWrite))
                qFatal("fixture not read");
            Json entries = Json::parse(file.readAll().toStdString());
            for (int i = 0; i < changed; ++i)
                entries[static_cast<size_t>(i)]["questions"][0]["question"] = "改过的问题 " + std::to_string(i);
            file.resize(0);
            file.seek(0);
            file.write(QByteArray::fromStdString(entries.dump()));
        }
        request.by = project.lead;
        NoProgress progress;
        must(ItemImportService(*project.stores, project.factory->folder()).importItems(request, progress));
    }
    static void importReplies(const TestProject &project, const QString &model, int right)
    {
        QByteArray lines;
        for (int i = 0; i < itemCount; ++i) {
            const char letter = static_cast<char>('A' + (i < right ? i : i + 1) % 6);
            lines += QByteArray::fromStdString(Json{
                         {"id", "dev-" + std::to_string(i)},
                         {"response",
                          std::string(1, letter)}}.dump())
                   + '\n';
        }
        ResponseImportRequest request;
        request.model = model;
        request.configuration = QStringLiteral("none");
        NoProgress progress;
        must(ResponseImport(*project.stores, project.lead).import(must(readReplies(lines)), request, progress));
    }

private Q_SLOTS:
    void whatIsTheSameIsFound_data() { addBackends(); }
    void whatIsTheSameIsFound()
    {
        QFETCH(const bool, server);
        const TestProject before(server);
        fill(before);
        importReplies(before, QStringLiteral("alpha"), 6);
        importReplies(before, QStringLiteral("beta"), 4);
        const TestProject after(server);
        fill(after, 3);
        importReplies(after, QStringLiteral("alpha"), 5);
        NoProgress progress;
        const ResultsSide first = must(readSide(*before.stores, before.lead, {}, progress));
        SqlProjectHost host;
        const auto second = readOtherSide(host, after.location, {}, progress);
        VERIFY_OK(second);
        QCOMPARE(second->title, QStringLiteral("测试"));
        const AcrossComparison made = compareAcross(first, *second, {});
        QCOMPARE(made.rows.at(0).model, QStringLiteral("alpha"));
        const AcrossFigure figure = made.rows.at(0).figures.at(0);
        QCOMPARE(figure.first.n, itemCount);
        QCOMPARE(figure.second.n, itemCount);
        QCOMPARE(figure.shared, itemCount - 3);
        QCOMPARE(*figure.difference, 0.125);
        QCOMPARE(made.firstAlone.size(), 1);
        QVERIFY(sharedDimensions(first, *second).contains(DimensionCode(QStringLiteral("domain"))));
    }

    /// Runs of this project say nothing of the other one.
    void chosenRunsAreThoseOfOneSide()
    {
        const TestProject one(false);
        fill(one);
        importReplies(one, QStringLiteral("alpha"), 6);
        importReplies(one, QStringLiteral("beta"), 6);
        const TestProject other(false);
        fill(other);
        importReplies(other, QStringLiteral("alpha"), 5);
        NoProgress progress;
        ResultsQuery query;
        const auto runs = one.stores->runs().runs(false);
        VERIFY_OK(runs);
        for (const Run &run : *runs) {
            if (run.model == QStringLiteral("alpha"))
                query.runs = {run.id};
        }
        const ResultsSide first = must(readSide(*one.stores, one.lead, query, progress));
        SqlProjectHost host;
        const auto second = readOtherSide(host, other.location, query, progress);
        VERIFY_OK(second);
        const AcrossComparison made = compareAcross(first, *second, {});
        QVERIFY(made.hasModels() && made.firstAlone.isEmpty());
    }

    void aStudyThatIsNotThereIsRefused()
    {
        const TestProject project(false);
        fill(project);
        importReplies(project, QStringLiteral("alpha"), 6);
        SqlProjectHost host;
        NoProgress progress;
        VERIFY_OK(readOtherSide(host, project.location, {}, QStringLiteral("none"), progress));
        VERIFY_FAILS(readOtherSide(host, project.location, {}, QStringLiteral("nowhere"), progress), ErrorCode::NotFound);
        VERIFY_FAILS(readOtherSide(host, project.folder.filePath(QStringLiteral("nothing")), {}, progress), ErrorCode::NotFound);
    }

    /// A project whose replies no such scorer reads would show misses alone.
    void aScorerThatTheOtherDoesNotHaveIsRefused()
    {
        const TestProject project(false);
        fill(project);
        importReplies(project, QStringLiteral("alpha"), 6);
        SqlProjectHost host;
        NoProgress progress;
        ResultsQuery query;
        query.scorer = Scorer::CiiOfficial;
        VERIFY_OK(readOtherSide(host, project.location, query, progress));
        query.scorer = Scorer::CmmmuOfficial;
        VERIFY_FAILS(readOtherSide(host, project.location, query, progress), ErrorCode::Refused);
    }
};

QTEST_GUILESS_MAIN(ResultsSideTest)
#include "sidetest.moc"
