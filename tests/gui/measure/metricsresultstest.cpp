// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/pairs.h"
#include "tests/support/programfixture.h"

#include "models/services/curation/itemimportservice.h"
#include "models/services/runs/replies/responseimport.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/results/comparison/compareview.h"
#include "widgets/results/comparison/comparisonsmodel.h"
#include "widgets/results/resultspage.h"
#include "widgets/results/tables/resultstablemodel.h"
#include "widgets/results/tables/tablesview.h"
#include "widgets/results/viewer/vieweritemsmodel.h"
#include "widgets/results/viewer/viewerview.h"

#include <QComboBox>
#include <QLabel>
#include <QSet>
#include <QTableView>

using namespace yuyi;
using namespace yuyi::test;

/// Results of images whose questions count as one, on the page.
class MetricsResultsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProgramFixture> m_program;
    QString m_location;

    MainWindow &window() { return *m_program->window; }
    ResultsPage *page() { return window().findChild<ResultsPage *>(); }
    ResultsTableModel *rows() { return page()->tables()->model(); }
    QComboBox *count() { return page()->findChild<QComboBox *>(QStringLiteral("resultsMetric")); }

    void fill()
    {
        const auto factory = m_program->host.open(m_location);
        QVERIFY(factory);
        const auto stores = (*factory)->open();
        QVERIFY(stores);
        const PersonId lead = (*stores)->project().people()->constFirst().id;
        const QString folder = m_program->path(QStringLiteral("bench"));
        QVERIFY(writePairs(folder));
        ItemImportRequest items;
        items.file = folder + QStringLiteral("/items.json");
        items.imagesFolder = folder;
        items.by = lead;
        NoProgress progress;
        const auto imported = ItemImportService(**stores, (*factory)->folder()).importItems(items, progress);
        QVERIFY2(imported, imported ? "" : qPrintable(imported.error().sentence));
        // Both right: alpha on the first two images, beta on the third.
        for (const auto &[model, letters] : {std::pair("alpha", "AAABAAB"), std::pair("beta", "BAAAABA")}) {
            const QString path = m_program->path(QStringLiteral("%1.jsonl").arg(QLatin1String(model)));
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(pairReplies(letters));
            file.close();
            const auto read = readRepliesFile(path);
            QVERIFY(read);
            ResponseImportRequest request;
            request.model = QLatin1String(model);
            request.configuration = QStringLiteral("none");
            QVERIFY(ResponseImport(**stores, lead).import(*read, request, progress));
        }
    }
    void chooseGrouping(const QString &title)
    {
        for (int i = 0; !page()->tables()->groupingTitle(i).isEmpty(); ++i) {
            if (page()->tables()->groupingTitle(i) == title)
                page()->tables()->chooseGrouping(i);
        }
    }
    bool offers(const QString &title)
    {
        for (int i = 0; !page()->tables()->groupingTitle(i).isEmpty(); ++i) {
            if (page()->tables()->groupingTitle(i) == title)
                return true;
        }
        return false;
    }
    void countBy(const QString &code)
    {
        const int index = count()->findData(code);
        QVERIFY(index >= 0);
        count()->setCurrentIndex(index);
        Q_EMIT count()->activated(index);
    }
    int rowOf(const QString &model)
    {
        for (int row = 0; row < rows()->rowCount(); ++row) {
            if (rows()->index(row, 0).data().toString() == model)
                return row;
        }
        return -1;
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("project"));
        Json json = pairsPresetJson();
        json["tables"] = Json::parse(R"([{"code": "choices", "title": {"zh": "选择题", "en": "Choices"}, "dimensions": ["domain"],
            "configurations": ["none"], "where": "kind=choice"},
            {"code": "domains", "title": {"zh": "领域", "en": "Domain"}, "dimensions": ["domain"], "where": "split=test"},
            {"code": "again", "title": {"zh": "选择题，再一次", "en": "Choices again"}, "dimensions": ["domain"], "where": "kind=choice"}])");
        const auto preset = readPreset(jsonText(json));
        QVERIFY(preset);
        m_program->makeProject(m_location, *preset);
        fill();
        m_program->start();
        m_program->open(m_location);
        window().goToPage(QStringLiteral("results"));
        QTRY_VERIFY(page() && page()->isVisible());
        QTRY_VERIFY(page()->tables()->hasTable());
    }
    void cleanup() { m_program.reset(); }

    /// The page opens on the first table of the preset, which counts what it says; another choice stays.
    void opensOnThePublishedTable()
    {
        QTRY_VERIFY(page()->tables()->isComplete() && rows()->table().query.onlyFilled);
        QVERIFY(!count()->isVisible());
        chooseGrouping(QStringLiteral("Overall"));
        QTRY_VERIFY(page()->tables()->isComplete() && !rows()->table().query.onlyFilled);
        QTRY_VERIFY(count()->isVisible());
        window().goToPage(QStringLiteral("overview"));
        window().goToPage(QStringLiteral("results"));
        QTRY_VERIFY(page()->isVisible() && page()->tables()->isComplete());
        QVERIFY(!rows()->table().query.onlyFilled);
    }

    /// A table that no item belongs to says so, and the way to the others goes on from there. Tabs of one title are told apart.
    void anEmptyTableSaysWhyAndLeadsOn()
    {
        auto *configuration = page()->findChild<QComboBox *>(QStringLiteral("resultsConfiguration"));
        QTRY_VERIFY(page()->tables()->isComplete() && rows()->table().query.onlyFilled);
        QVERIFY(!configuration->isVisible()); // the table names its own
        QVERIFY(offers(QStringLiteral("Domain")) && offers(QStringLiteral("Table: Domain")));
        m_program->key(Qt::Key_L);
        QTRY_VERIFY(page()->tables()->isComplete() && rows()->rowCount() == 0);
        const QString said = page()->findChild<QLabel *>(QStringLiteral("resultsNotes"))->text();
        QVERIFY2(said.contains(QStringLiteral("split=test")) && !said.contains(QStringLiteral("No runs selected")), qPrintable(said));
        QTRY_VERIFY(page()->findChild<ChipRow *>(QStringLiteral("resultsGroupings"))->hasFocus());
        m_program->key(Qt::Key_L);
        QTRY_VERIFY(page()->tables()->isComplete() && rows()->rowCount() > 0);
        chooseGrouping(QStringLiteral("Overall"));
        QTRY_VERIFY(configuration->isVisible());
    }

    /// Of one image the stems may begin alike: the kind stands beside the name.
    void theListTellsKindsApart()
    {
        m_program->key(Qt::Key_3, Qt::AltModifier);
        ViewerItemsModel *items = page()->viewer()->model();
        QTRY_VERIFY(page()->viewer()->isVisible() && page()->viewer()->isComplete());
        QTRY_COMPARE(items->rowCount(), 7);
        QSet<QString> kinds;
        for (int row = 0; row < items->rowCount(); ++row) {
            const QString kind = items->rows().at(row).kind;
            QVERIFY(!kind.isEmpty());
            QVERIFY(items->index(row, ViewerItemsModel::Name).data().toString().contains(kind));
            kinds.insert(kind);
        }
        QCOMPARE(kinds.size(), 2);
    }

    void aColumnForEachMetric()
    {
        chooseGrouping(QStringLiteral("Overall"));
        QTRY_VERIFY(count()->isVisible());
        chooseGrouping(QStringLiteral("Metrics"));
        QTRY_VERIFY(page()->tables()->isComplete() && rows()->table().columns.size() == 2);
        QCOMPARE(rows()->index(rowOf(QStringLiteral("alpha")), 1).data().toString(), QStringLiteral("75.0"));
        QCOMPARE(rows()->index(rowOf(QStringLiteral("alpha")), 2).data().toString(), QStringLiteral("66.7"));
        QVERIFY(!count()->isVisible()); // all of them are counted
        // The images behind a figure, at the question that is wrong.
        page()->findChild<QTableView *>(QStringLiteral("resultsTable"))->setCurrentIndex(rows()->index(rowOf(QStringLiteral("alpha")), 2));
        m_program->key(Qt::Key_Return);
        ViewerView *viewer = page()->viewer();
        QTRY_VERIFY(viewer->isVisible() && viewer->isComplete());
        QCOMPARE(viewer->model()->rowCount(), 3);
        const auto listed = viewer->model()->rows();
        const bool wrongOne = std::any_of(listed.begin(), listed.end(), [](const ViewerItem &item) { return item.itemId == u"tf-2"; });
        QVERIFY(wrongOne);
    }

    /// A table of the preset counts only the items that it is about, and a figure leads to these. It stands last, where no digit may reach.
    void tablesOfThePreset()
    {
        chooseGrouping(QStringLiteral("Overall"));
        QTRY_VERIFY(page()->tables()->isComplete() && rows()->table().columns.size() == 1);
        m_program->key(Qt::Key_H);
        QTRY_VERIFY(page()->tables()->isComplete() && rows()->table().query.onlyFilled);
        QCOMPARE(rows()->table().columns.size(), 3); // overall and two of six domains
        QCOMPARE(rows()->index(rowOf(QStringLiteral("alpha")), 1).data().toString(), QStringLiteral("75.0"));
        page()->findChild<QTableView *>(QStringLiteral("resultsTable"))->setCurrentIndex(rows()->index(rowOf(QStringLiteral("alpha")), 1));
        m_program->key(Qt::Key_Return);
        QTRY_VERIFY(page()->viewer()->isVisible() && page()->viewer()->isComplete());
        QCOMPARE(page()->viewer()->model()->rowCount(), 4);
        m_program->key(Qt::Key_1, Qt::AltModifier);
        QTRY_VERIFY(page()->tables()->isVisible() && page()->tables()->isComplete());
        m_program->key(Qt::Key_L);
        QTRY_VERIFY(page()->tables()->isComplete() && rows()->table().columns.size() == 1);
    }

    void allViewsCountTheChosenMetric()
    {
        chooseGrouping(QStringLiteral("Kind of question"));
        countBy(QStringLiteral("both"));
        QTRY_VERIFY(page()->tables()->isComplete() && rows()->table().metric);
        QVERIFY(!offers(QStringLiteral("Kind of question")));
        chooseGrouping(QStringLiteral("Overall"));
        QTRY_VERIFY(page()->tables()->isComplete() && rows()->table().columns.size() == 1);
        QCOMPARE(rows()->index(rowOf(QStringLiteral("beta")), 1).data().toString(), QStringLiteral("33.3"));
        m_program->key(Qt::Key_3, Qt::AltModifier);
        QTRY_VERIFY(page()->viewer()->isVisible() && page()->viewer()->isComplete());
        QTRY_COMPARE(page()->viewer()->model()->rowCount(), 3);
        m_program->key(Qt::Key_4, Qt::AltModifier);
        QTRY_VERIFY(page()->compare()->isVisible() && page()->compare()->isComplete());
        QTRY_COMPARE(page()->compare()->model()->comparisons().size(), 1);
        const Comparison made = page()->compare()->model()->comparisons().constFirst();
        QCOMPARE(made.metric, QStringLiteral("both"));
        QCOMPARE(made.n, 3);
        QCOMPARE(made.outcomes.onlyFirstRight + made.outcomes.onlySecondRight, 3);
        countBy({});
        QTRY_VERIFY(page()->compare()->isComplete() && page()->compare()->model()->comparisons().size() == 1);
        QTRY_COMPARE(page()->compare()->model()->comparisons().constFirst().n, 7);
    }
};

QTEST_MAIN(MetricsResultsTest)
#include "metricsresultstest.moc"
