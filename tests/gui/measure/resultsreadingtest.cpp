// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/heldreader.h"
#include "tests/support/programfixture.h"

#include "models/services/curation/itemimportservice.h"
#include "models/services/runs/replies/responseimport.h"
#include "models/services/session/projectaccess.h"
#include "widgets/charts/barchart.h"
#include "widgets/results/charts/chartsview.h"
#include "widgets/results/resultspage.h"
#include "widgets/results/tables/resultstablemodel.h"
#include "widgets/results/tables/tablesview.h"

#include <QAbstractButton>
#include <QAbstractItemModel>

using namespace yuyi;
using namespace yuyi::test;

/// Results while they are read, and of runs that hold a part of the questions.
class ResultsReadingTest : public QObject
{
    Q_OBJECT

    static constexpr int itemCount = 8;
    std::unique_ptr<ProgramFixture> m_program;
    QString m_location;

    MainWindow &window() { return *m_program->window; }
    ResultsPage *page() { return window().findChild<ResultsPage *>(); }

    /// The first `right` of the first `count` are right.
    void importReplies(const QString &model, int right, int count = itemCount)
    {
        QByteArray lines;
        for (int i = 0; i < count; ++i) {
            const char letter = static_cast<char>('A' + (i < right ? i : i + 1) % 6);
            lines += QByteArray::fromStdString(Json{
                         {"id", "dev-" + std::to_string(i)},
                         {"response",
                          std::string(1, letter)}}.dump())
                   + '\n';
        }
        const auto factory = m_program->host.open(m_location);
        const auto stores = (*factory)->open();
        const auto file = readReplies(lines);
        QVERIFY(file);
        ResponseImportRequest request;
        request.model = model;
        request.configuration = QStringLiteral("none");
        NoProgress progress;
        QVERIFY(ResponseImport(**stores, (*stores)->project().people()->constFirst().id).import(*file, request, progress));
    }
    void start()
    {
        m_program->start();
        m_program->open(m_location);
        QTRY_VERIFY(window().session());
    }
    void goToResults()
    {
        window().goToPage(QStringLiteral("results"));
        QTRY_VERIFY(page() && page()->isVisible());
    }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("project"));
        m_program->makeProject(m_location);
        const auto factory = m_program->host.open(m_location);
        const auto stores = (*factory)->open();
        ItemImportRequest request;
        request.file = writeBenchmark(m_program->path(QStringLiteral("benchmark")), itemCount);
        request.by = (*stores)->project().people()->constFirst().id;
        NoProgress progress;
        QVERIFY(ItemImportService(**stores, (*factory)->folder()).importItems(request, progress));
    }
    void cleanup() { m_program.reset(); }

    /// A long reading says how far it is and can be stopped, and begun anew.
    void readingCanBeStopped()
    {
        importReplies(QStringLiteral("alpha"), 7);
        start();
        // Something else is read first, for as long as it takes.
        HeldReader reader(window().session()->project());
        goToResults();
        auto *button = page()->findChild<QAbstractButton *>(QStringLiteral("resultsReading"));
        QVERIFY(button && !button->isVisible());
        QTRY_VERIFY(button->isVisible());
        button->click();
        reader.release();
        QTRY_VERIFY(!page()->pageData()->isLoading());
        QTRY_VERIFY(button->isEnabled() && button->isVisible());
        QVERIFY(!page()->pageData()->hasData());
        button->click();
        QTRY_VERIFY(page()->tables()->hasTable());
        QCOMPARE(page()->pageData()->progress()->done(), 1);
        QCOMPARE(page()->pageData()->progress()->total(), 1);
    }

    /// All right on five of eight is first neither in the table nor in the chart.
    void aPartOfTheSetIsLast()
    {
        importReplies(QStringLiteral("alpha"), 7);
        importReplies(QStringLiteral("short"), 5, 5);
        importReplies(QStringLiteral("beta"), 2);
        start();
        goToResults();
        QTRY_VERIFY(page()->tables()->hasTable());
        m_program->key(Qt::Key_2, Qt::AltModifier);
        ChartsView *charts = page()->charts();
        QTRY_VERIFY(charts->isVisible() && charts->isComplete());
        m_program->key(Qt::Key_1);
        QTRY_VERIFY(charts->isComplete());
        const ResultsTable &table = charts->figures().table;
        QCOMPARE(table.rows.at(0).model, QStringLiteral("alpha"));
        QCOMPARE(table.rows.at(2).model, QStringLiteral("short"));
        QCOMPARE(table.rows.at(2).cells.constFirst().rank, 0);
        const BarChart *bars = nullptr;
        const QList<BarChart *> all = charts->findChildren<BarChart *>();
        for (const BarChart *one : all)
            bars = one->isVisible() ? one : bars;
        QVERIFY(bars);
        QCOMPARE(bars->series().size(), 3);
        QVERIFY(bars->series().constFirst().name.startsWith(QStringLiteral("alpha")));
        const QString last = bars->series().constLast().name;
        QVERIFY2(last.startsWith(QStringLiteral("short")) && last.endsWith(QStringLiteral("(incomplete)")), qPrintable(last));
    }
};

QTEST_MAIN(ResultsReadingTest)
#include "resultsreadingtest.moc"
