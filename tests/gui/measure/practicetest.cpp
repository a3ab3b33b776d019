// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/networkwatch.h"
#include "tests/support/programfixture.h"

#include "models/services/curation/itemimportservice.h"
#include "models/services/results/resultsservice.h"
#include "models/services/runs/endpoints/endpointservice.h"
#include "models/services/runs/replies/responseimport.h"
#include "models/services/runs/runcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/frame/banner.h"
#include "widgets/controls/tables/entrydelegate.h"
#include "widgets/results/resultspage.h"
#include "widgets/results/tables/resultstablemodel.h"
#include "widgets/results/tables/tablesview.h"
#include "widgets/runs/endpoints/endpointsview.h"
#include "widgets/runs/launch/newrunview.h"
#include "widgets/runs/launch/runmatrix.h"
#include "widgets/runs/modelspage.h"
#include "widgets/runs/progress/runsmodel.h"
#include "widgets/shell/page/practiceswitch.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>

using namespace yuyi;
using namespace yuyi::test;

/// A newcomer without a key or a network: a practice model from the form to tables that say what they are.
class PracticeJourneyTest : public QObject
{
    Q_OBJECT

    static constexpr int items = 20;

    std::unique_ptr<ProgramFixture> m_program;
    QString m_location;

    MainWindow &window() { return *m_program->window; }
    ProjectAccess &project() { return window().session()->project(); }
    RunCenter &center() { return window().session()->runs(); }
    ModelsPage *models() { return window().findChild<ModelsPage *>(); }
    ResultsPage *results() { return window().findChild<ResultsPage *>(); }
    template <typename T>
    T *find(const char *name) const
    {
        return m_program->find<T>(name);
    }
    bool may(const char *command) { return window().commands().action(QString::fromLatin1(command))->isEnabled(); }
    void run(const char *command) { window().commands().action(QString::fromLatin1(command))->trigger(); }
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
    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// By the form, as a person would: the first of the services, and a delay of nothing.
    void addOne()
    {
        window().goToPage(QStringLiteral("models"));
        QVERIFY(models());
        m_program->key(Qt::Key_4, Qt::AltModifier);
        QTRY_VERIFY(may("models.endpoint-add"));
        run("models.endpoint-add");
        auto *services = find<ChipRow>("endpoint.services");
        QTRY_VERIFY(services->isVisible());
        services->choose(QStringLiteral("practice"));
        // Its settings in place of URL and key.
        QTRY_VERIFY(find<QDoubleSpinBox>("endpoint.accuracy")->isVisible());
        QVERIFY(!find<QLineEdit>("endpoint.url")->isVisible());
        QVERIFY(!find<QLineEdit>("endpoint.key")->isVisible());
        QVERIFY(!find<QDoubleSpinBox>("endpoint.temperature")->isVisible());
        // No server: nothing to list, nothing to pay.
        QVERIFY(!find<ActionButton>("endpoint.listModels")->isVisible());
        QCOMPARE(find<QComboBox>("endpoint.model")->accessibleName(), QStringLiteral("Name in tables"));
        QVERIFY(!find<QLabel>("endpoint.test.lead")->text().contains(QStringLiteral("costs")));
        find<QDoubleSpinBox>("endpoint.accuracy")->setValue(70);
        find<QSpinBox>("endpoint.delay")->setValue(0);
        for (const char *fault : {"endpoint.fault.429", "endpoint.fault.500"})
            find<QDoubleSpinBox>(fault)->setValue(0);
        find<QLineEdit>("endpoint.byConfiguration")->setText(QStringLiteral("cot，0.1"));
        run("models.endpoint-save");
        QTRY_VERIFY(find<QLabel>("endpoint.message")->isVisible()); // that is not how it is written
        find<QLineEdit>("endpoint.byConfiguration")->setText(QStringLiteral("cot＝0.1"));
        run("models.endpoint-test");
        QTRY_VERIFY(find<QLabel>("endpoint.test.reply")->isVisible());
        QVERIFY(!find<QLabel>("endpoint.test.advice")->isVisible());
        QSignalSpy saved(find<EndpointsView>("endpointsView"), &EndpointsView::toast);
        run("models.endpoint-save");
        QTRY_COMPARE(saved.size(), 1);
    }
    void launchTwo()
    {
        m_program->key(Qt::Key_2, Qt::AltModifier);
        QTRY_VERIFY(models()->newRun()->isLoaded());
        QTRY_VERIFY(models()->newRun()->hasEndpoints());
        m_program->key(Qt::Key_M);
        QTRY_VERIFY(models()->newRun()->matrix()->hasFocus());
        for (int i = 0; i < 2; ++i) {
            m_program->key(Qt::Key_Space);
            m_program->key(Qt::Key_Right);
        }
        QTRY_VERIFY_WITH_TIMEOUT(models()->newRun()->canStart(), 20000);
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(center().runs().size(), 2);
        QTRY_VERIFY_WITH_TIMEOUT(allDone(), 60000);
    }
    bool allDone()
    {
        const auto runs = center().runs();
        return !runs.isEmpty() && std::all_of(runs.begin(), runs.end(), [](const RunLive &one) {
            return one.run.state == RunState::Done && one.program == RunProgram::Nowhere && one.settled == items;
        });
    }
    void openResults()
    {
        window().goToPage(QStringLiteral("results"));
        QTRY_VERIFY(results());
        QTRY_VERIFY(results()->pageData()->data());
        QTRY_VERIFY(results()->isAtWork());
        m_program->key(Qt::Key_1, Qt::AltModifier);
        QTRY_VERIFY(results()->tables()->hasTable());
    }
    PracticeSwitch *mark() { return results()->findChild<PracticeSwitch *>(); }
    void tick(bool on)
    {
        auto *box = mark()->findChild<QCheckBox *>(QStringLiteral("practiceWanted"));
        QVERIFY(box->isVisible());
        if (box->isChecked() != on)
            QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
        QCOMPARE(box->isChecked(), on);
        QTRY_COMPARE(results()->pageData()->withPractice(), on);
    }
    QStringList rowTitles()
    {
        QStringList titles;
        for (const ResultsRow &row : results()->tables()->model()->table().rows) {
            if (row.kind == RowKind::Model)
                titles.append(row.title);
        }
        return titles;
    }

private Q_SLOTS:
    void initTestCase() { QNetworkProxyFactory::setApplicationProxyFactory(new NetworkWatch); }
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("practice"));
        m_program->makeProject(m_location);
        m_program->start();
        m_program->open(m_location);
        ItemImportRequest request;
        request.file = writeBenchmark(m_program->path(QStringLiteral("raw")), items);
        request.by = project().person().id;
        QVERIFY(ask([request, index = m_location](Stores &stores) {
                    NoProgress quiet;
                    return ItemImportService(stores, index).importItems(request, quiet);
                }).has_value());
    }
    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
        QCOMPARE(NetworkWatch::requests.load(), 0);
    }

    void fromTheFormToMarkedTables()
    {
        addOne();
        QTRY_COMPARE(find<QListWidget>("endpoints.list")->item(0)->data(EntryDelegate::BadgeRole).toString(), QStringLiteral("practice"));
        // One that is stored stays what it is.
        QVERIFY(!find<ChipRow>("endpoint.dialect")->isVisible());
        launchTwo();
        for (const RunLive &one : center().runs()) {
            QVERIFY(one.run.isPractice());
            QCOMPARE(one.run.parameters.practice->byConfiguration.value(QStringLiteral("cot")), 0.1);
            QVERIFY(one.figures.correct > 5);
        }
        openResults();
        // Nothing else is there: the newcomer sees full tables, and what they are.
        QTRY_VERIFY(mark()->isVisible());
        QVERIFY(mark()->sentence().contains(QStringLiteral("Practice results")));
        QVERIFY(!find<QLabel>("resultsNotes")->text().contains(QStringLiteral("Practice results"))); // once is enough
        QVERIFY(!rowTitles().isEmpty());
        for (const QString &title : rowTitles())
            QVERIFY2(title.contains(QStringLiteral("(practice)")), qPrintable(title));
        // They are there because there are no others; the same tick hides them and keeps them from leaving.
        QVERIFY(results()->pageData()->withPractice());
        tick(false);
        QTRY_VERIFY(rowTitles().isEmpty());
        QVERIFY(mark()->isVisible());
        QTRY_VERIFY(mark()->sentence().contains(QStringLiteral("2 practice runs")));
        QVERIFY(!may("results.export"));
        tick(true);
        // What was on the screen was read before the tick: it cannot be carried out as if it were after.
        QTRY_VERIFY(may("results.export"));
        const QString latex = m_program->path(QStringLiteral("table.tex"));
        const QString csv = m_program->path(QStringLiteral("table.csv"));
        for (const QString &path : {latex, csv}) {
            m_program->prompts.willChoose({path});
            run("results.export");
            QTRY_VERIFY(QFile::exists(path));
        }
        QVERIFY(read(latex).contains("(practice)"));
        QVERIFY(read(latex).contains("Practice results"));
        QVERIFY(read(csv).contains(",practice,"));
    }

    void practiceRunsAreExcludedBesideOthers()
    {
        addOne();
        launchTwo();
        RepliesFile file;
        for (int i = 0; i < items; ++i) {
            ImportedReply reply;
            reply.id = QStringLiteral("dev-%1").arg(i);
            reply.reply = QStringLiteral("答案：A");
            file.replies.append(reply);
        }
        ResponseImportRequest request;
        request.model = QStringLiteral("real");
        request.configuration = QStringLiteral("none");
        QVERIFY(ask([file, request, person = project().person().id](Stores &stores) {
                    NoProgress quiet;
                    return ResponseImport(stores, person).import(file, request, quiet);
                }).has_value());
        openResults();
        QTRY_COMPARE(rowTitles(), QStringList{QStringLiteral("real")});
        QVERIFY(mark()->isVisible());
        QVERIFY(mark()->sentence().contains(QStringLiteral("2 practice runs")));
        run("results.copy");
        QTRY_VERIFY(QApplication::clipboard()->text().contains(QStringLiteral("real")));
        QVERIFY(!QApplication::clipboard()->text().contains(QStringLiteral("practice")));
        tick(true);
        QTRY_VERIFY(rowTitles().size() > 1);
        // A practice model is never the best beside a model.
        for (const ResultsRow &row : results()->tables()->model()->table().rows) {
            for (const ResultsCell &cell : row.cells)
                QVERIFY(!row.practice || cell.rank == 0);
        }
        tick(false);
        QTRY_COMPARE(rowTitles(), QStringList{QStringLiteral("real")});
    }
};

QTEST_MAIN(PracticeJourneyTest)
#include "practicetest.moc"
