// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/programfixture.h"

#include "models/services/curation/itemimportservice.h"
#include "models/services/runs/endpoints/endpointservice.h"
#include "models/services/runs/replies/responseimport.h"
#include "models/services/runs/runner/runner.h"
#include "models/services/runs/runservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/labels/factlist.h"
#include "widgets/errors/errorspage.h"
#include "widgets/errors/flagged/flaggeditemdetail.h"
#include "widgets/errors/flagged/flaggeditemsmodel.h"
#include "widgets/errors/flagged/flaggeditemsview.h"
#include "widgets/errors/flagged/gatedialog.h"
#include "widgets/image/imageviewer.h"
#include "widgets/results/resultspage.h"
#include "widgets/results/viewer/itemdetail.h"
#include "widgets/results/viewer/vieweritemsmodel.h"
#include "widgets/results/viewer/viewerview.h"
#include "widgets/shell/undo/undocontroller.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>

using namespace yuyi;
using namespace yuyi::test;

/// Questions that may be wrong, in the window: two on whose other option both models agree, one that needs no picture.
class FlaggedItemsPageTest : public QObject
{
    Q_OBJECT

    static constexpr int itemCount = 6;

    std::unique_ptr<ProgramFixture> m_program;
    QString m_location;

    MainWindow &window() { return *m_program->window; }
    ErrorsPage *page() { return window().findChild<ErrorsPage *>(); }
    FlaggedItemsView *view() { return page()->flaggedItems(); }
    int rows() { return view()->model()->rowCount(); }
    QString item(int row) { return view()->model()->rows().at(row).itemId; }
    QString current() { return view()->current() ? view()->current()->itemId : QString(); }
    QComboBox *states() { return view()->findChild<QComboBox *>(QStringLiteral("suspectState")); }

    template <typename T>
    static void must(const Result<T> &result)
    {
        if (!result)
            qFatal("%s | %s", qPrintable(result.error().sentence), qPrintable(result.error().detail));
    }
    std::unique_ptr<Stores> stores()
    {
        const auto factory = m_program->host.open(m_location);
        must(factory);
        auto opened = (*factory)->open();
        must(opened);
        return std::move(*opened);
    }
    void importBenchmark()
    {
        const auto factory = m_program->host.open(m_location);
        must(factory);
        const auto opened = (*factory)->open();
        must(opened);
        ItemImportRequest request;
        request.file = writeBenchmark(m_program->path(QStringLiteral("raw")), itemCount);
        request.by = (*opened)->project().people()->constFirst().id;
        NoProgress progress;
        must(ItemImportService(**opened, (*factory)->folder()).importItems(request, progress));
    }
    /// One letter per item.
    void importReplies(const QString &model, const QString &letters, const QString &configuration = QStringLiteral("none"))
    {
        QByteArray lines;
        for (int i = 0; i < letters.size(); ++i) {
            lines += QByteArray::fromStdString(Json{{"id", QStringLiteral("dev-%1").arg(i).toStdString()},
                                                    {"response", QStringLiteral("答案：%1").arg(letters.at(i)).toStdString()}}
                                                   .dump())
                   + '\n';
        }
        const auto all = stores();
        const auto replies = readReplies(lines);
        must(replies);
        ResponseImportRequest request;
        request.model = model;
        request.configuration = configuration;
        NoProgress progress;
        must(ResponseImport(*all, all->project().people()->constFirst().id).import(*replies, request, progress));
    }
    void importAll()
    {
        // Keys are A to F.
        importReplies(QStringLiteral("m1"), QStringLiteral("CDCDEF"));
        importReplies(QStringLiteral("m2"), QStringLiteral("CDADAF"));
        importReplies(QStringLiteral("t1"), QStringLiteral("FFCFFA"), QStringLiteral("text-only"));
        importReplies(QStringLiteral("t2"), QStringLiteral("EECEAB"), QStringLiteral("text-only"));
    }
    /// A practice model that is right about every question, without its picture.
    void runPractice(const QString &model)
    {
        const auto factory = m_program->host.open(m_location);
        must(factory);
        const auto all = stores();
        const PersonId lead = all->project().people()->constFirst().id;
        Endpoint endpoint;
        endpoint.name = endpoint.model = model;
        endpoint.dialect = ChatDialect::Practice;
        endpoint.parameters.practice.emplace();
        endpoint.parameters.practice->textOnlyAccuracy = 1;
        endpoint.parameters.practice->spread = 0;
        endpoint.parameters.practice->delay = 0;
        const auto added = EndpointService(*all, lead).add(endpoint);
        must(added);
        RunPlan plan;
        plan.endpoints = {added->id};
        plan.configurations = {{QStringLiteral("text-only"), {}}};
        const auto runs = RunService(*all, (*factory)->folder(), lead).create(plan);
        must(runs);
        RunnerSetup setup;
        setup.factory = *factory;
        setup.secrets = &m_program->secrets;
        setup.actor = lead;
        Runner runner(setup);
        bool over = false;
        connect(&runner, &Runner::quiet, this, [&] { over = true; });
        runner.start(runs->constFirst().id, RunAsk::Missing);
        QTRY_VERIFY(over);
    }
    /// What the page writes as CSV.
    QByteArray written(const QString &name)
    {
        const QString path = m_program->path(name);
        m_program->prompts.willChoose({path});
        m_program->key(Qt::Key_T, Qt::ShiftModifier);
        if (!QTest::qWaitFor([&] { return QFile::exists(path); }))
            return {};
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void start()
    {
        m_program->start();
        m_program->open(m_location);
        window().goToPage(QStringLiteral("errors"));
        QTRY_VERIFY(page() && page()->isVisible());
        QTRY_VERIFY(page()->pageData()->data());
    }
    void openFlaggedItems()
    {
        start();
        m_program->key(Qt::Key_3, Qt::AltModifier);
        QTRY_VERIFY(view()->isVisible() && view()->isComplete());
        QTRY_COMPARE(rows(), 3);
        QTRY_VERIFY(view()->table()->hasFocus());
    }
    qsizetype openDiscussions() { return stores()->discussions().discussions(DiscussionState::Open)->size(); }

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<ProgramFixture>();
        m_location = m_program->path(QStringLiteral("suspects"));
        m_program->makeProject(m_location);
        importBenchmark();
    }
    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
    }

    void withoutRunsTheListIsEmpty()
    {
        start();
        m_program->key(Qt::Key_3, Qt::AltModifier);
        QTRY_VERIFY(m_program->find<EmptyState>("errorsNoRuns")->isVisible());
        QVERIFY(!view()->isVisible());
    }

    void aQuestionIsSentToReviewByKeyboard()
    {
        importAll();
        openFlaggedItems();
        QCOMPARE(item(0), QStringLiteral("dev-0"));
        QCOMPARE(item(1), QStringLiteral("dev-1"));
        QCOMPARE(item(2), QStringLiteral("dev-2"));
        QCOMPARE(view()->model()->index(0, FlaggedItemsModel::Options).data().toString(), QStringLiteral("A → C"));
        QCOMPARE(view()->model()->index(0, FlaggedItemsModel::Models).data().toString(), QStringLiteral("2 of 2"));
        QTRY_VERIFY(!view()->model()->index(0, FlaggedItemsModel::Picture).data(Qt::DecorationRole).isNull());
        QCOMPARE(current(), QStringLiteral("dev-0"));
        QTRY_VERIFY(view()->detail()->viewer()->hasImage());
        auto *answers = view()->detail()->answers();
        QCOMPARE(answers->rowCount(), 4);
        m_program->key(Qt::Key_J);
        QCOMPARE(current(), QStringLiteral("dev-1"));
        m_program->key(Qt::Key_K);
        QCOMPARE(current(), QStringLiteral("dev-0"));

        // One key, and the next one is there.
        m_program->key(Qt::Key_R, Qt::ShiftModifier);
        QTRY_COMPARE(rows(), 2);
        QCOMPARE(openDiscussions(), 1);
        QVERIFY(stores()
                    ->discussions()
                    .discussions(DiscussionState::Open)
                    ->constFirst()
                    .note.contains(QStringLiteral("2 of 2 models choose C")));
        QCOMPARE(current(), QStringLiteral("dev-1"));
        QTRY_VERIFY(view()->table()->hasFocus());

        // Looked at with a note: off the list, among those looked at, and back again.
        m_program->key(Qt::Key_N, Qt::ShiftModifier);
        QTRY_VERIFY(view()->detail()->note()->hasFocus());
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Right as it is"));
        m_program->key(Qt::Key_Escape);
        QTRY_VERIFY(view()->table()->hasFocus());
        m_program->key(Qt::Key_S, Qt::ShiftModifier);
        QTRY_COMPARE(rows(), 1);
        QCOMPARE(current(), QStringLiteral("dev-2"));
        QCOMPARE(openDiscussions(), 1);
        states()->setFocus();
        m_program->key(Qt::Key_Down);
        QTRY_COMPARE(current(), QStringLiteral("dev-0")); // in review
        m_program->key(Qt::Key_Down);
        QTRY_COMPARE(current(), QStringLiteral("dev-1")); // looked at
        const QList<Fact> facts = view()->detail()->findChild<FactList *>(QStringLiteral("suspectFacts"))->facts();
        QVERIFY(std::any_of(facts.begin(), facts.end(), [](const Fact &fact) {
            return fact.value.contains(QStringLiteral("Right as it is"));
        }));
        m_program->key(Qt::Key_L, Qt::ShiftModifier);
        QTRY_COMPARE(rows(), 0);
        states()->setFocus();
        m_program->key(Qt::Key_Home);
        QTRY_COMPARE(rows(), 2);

        // Another window, or tomorrow: the same is read.
        window().goToPage(QStringLiteral("overview"));
        window().goToPage(QStringLiteral("errors"));
        QTRY_VERIFY(view()->isVisible() && view()->isComplete());
        QTRY_COMPARE(rows(), 2);
        QCOMPARE(item(0), QStringLiteral("dev-1"));
    }

    void theListIsFilteredAndExported()
    {
        importAll();
        openFlaggedItems();
        auto *reasons = view()->findChild<ChipRow *>(QStringLiteral("suspectReasons"));
        QCOMPARE(reasons->options().size(), 3); // all, models agree, no picture
        m_program->key(Qt::Key_I, Qt::ShiftModifier);
        QTRY_COMPARE(rows(), 2);
        m_program->key(Qt::Key_I, Qt::ShiftModifier);
        QTRY_COMPARE(rows(), 1);
        QCOMPARE(current(), QStringLiteral("dev-2"));
        const QString csv = m_program->path(QStringLiteral("suspects.csv"));
        m_program->prompts.willChoose({csv});
        m_program->key(Qt::Key_T, Qt::ShiftModifier);
        QTRY_VERIFY(QFile::exists(csv));
        QFile file(csv);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.startsWith("\xEF\xBB\xBFitem,"));
        QVERIFY(text.contains("\ndev-2,open,2.000,no-picture,") || text.contains("dev-2,open,2.000,no-picture,"));
        QVERIFY(!text.contains("dev-0,"));
        m_program->key(Qt::Key_I, Qt::ShiftModifier);
        QTRY_COMPARE(rows(), 3);

        // More models asked for than there are.
        view()->findChild<QSpinBox *>(QStringLiteral("suspectModels"))->setValue(3);
        QTRY_COMPARE(rows(), 1);
        QCOMPARE(current(), QStringLiteral("dev-2"));
    }

    /// Practice results are written only if they are asked for, and the file holds what the list shows.
    void practiceRunsAreWrittenOnlyOnRequest()
    {
        runPractice(QStringLiteral("p1"));
        runPractice(QStringLiteral("p2"));
        start();
        m_program->key(Qt::Key_3, Qt::AltModifier);
        QTRY_COMPARE(rows(), itemCount);
        auto *wanted = view()->findChild<QCheckBox *>(QStringLiteral("practiceWanted"));
        QVERIFY(wanted->isVisible() && !wanted->isChecked());
        view()->table()->setFocus();
        QSignalSpy refused(view(), &FlaggedItemsView::failed);
        m_program->key(Qt::Key_T, Qt::ShiftModifier);
        QCOMPARE(refused.size(), 1);
        wanted->click();
        QTRY_COMPARE(rows(), itemCount);
        view()->table()->setFocus();
        const QByteArray all = written(QStringLiteral("practice.csv"));
        QCOMPARE(all.trimmed().count('\n'), itemCount);
        QVERIFY(all.trimmed().endsWith(",1"));

        // Two other models come: with the practice runs, and without them.
        importReplies(QStringLiteral("m1"), QStringLiteral("CDCDEF"));
        importReplies(QStringLiteral("m2"), QStringLiteral("CDADAF"));
        QTRY_VERIFY(view()->model()->rows().constFirst().models.n == 2);
        QCOMPARE(rows(), itemCount);
        wanted->click();
        QTRY_COMPARE(rows(), 2);
        QVERIFY(wanted->isVisible());
        view()->table()->setFocus();
        const QByteArray without = written(QStringLiteral("others.csv"));
        QCOMPARE(without.trimmed().count('\n'), 2);
        QVERIFY(without.contains("dev-0,") && without.contains("dev-1,") && without.trimmed().endsWith(",0"));
    }

    void oneKeyOpensTheItem()
    {
        importAll();
        openFlaggedItems();
        m_program->key(Qt::Key_J);
        const QuestionVersionId version = view()->current()->version;
        m_program->key(Qt::Key_O, Qt::ShiftModifier);
        QTRY_COMPARE(window().currentPageId(), QStringLiteral("results"));
        auto *results = window().findChild<ResultsPage *>();
        QTRY_VERIFY(results->viewer()->isVisible() && results->viewer()->isComplete());
        QTRY_COMPARE(results->viewer()->detail()->question(), version);
        QCOMPARE(results->viewer()->model()->rowCount(), itemCount);
    }

    /// A gate of the preset discards the images of questions that need no picture, and one undo brings them back.
    void theGateDiscardsAndIsUndone()
    {
        Json json = Json::parse(builtInPreset(QStringLiteral("cii-bench"))->source.toStdString());
        Json gate{{"code", "text-only"}, {"title", {{"zh", "纯文本"}, {"en", "Text-only models"}}}, {"models", 2}};
        gate["reason"] = "low-quality";
        json["gates"] = Json::array({gate});
        m_location = m_program->path(QStringLiteral("gated"));
        m_program->makeProject(m_location, readPreset(jsonText(json)).value_or(Preset()));
        importBenchmark();
        importAll(); // both text-only models are right about dev-2 alone
        openFlaggedItems();
        m_program->key(Qt::Key_W, Qt::ShiftModifier);
        auto *dialog = page()->findChild<GateDialog *>();
        QVERIFY(dialog);
        auto *apply = dialog->findChild<ActionButton *>(QStringLiteral("gateApply"));
        QTRY_VERIFY(apply->isEnabled());
        QCOMPARE(apply->text(), QStringLiteral("Discard 1 Image"));
        auto *questions = dialog->findChild<QTableWidget *>(QStringLiteral("gateQuestions"));
        QCOMPARE(questions->rowCount(), 1);
        QCOMPARE(questions->item(0, 0)->text(), QStringLiteral("dev-2"));
        QCOMPARE(questions->item(0, 2)->text(), QStringLiteral("t1, t2"));
        QSignalSpy applied(dialog, &GateDialog::applied);
        apply->click();
        dialog->reject(); // by Escape: it stays until it is known what became of it
        QTRY_VERIFY(!page()->findChild<GateDialog *>());
        QCOMPARE(applied.size(), 1);
        QTRY_COMPARE_WITH_TIMEOUT(rows(), 2, 10000);
        const auto discarded = [this] { return stores()->images().funnel()->stages.value(Stage::Discarded); };
        QCOMPARE(discarded(), 1);
        window().undoing().undo();
        QTRY_COMPARE(discarded(), 0);
    }

    /// Without a gate in the preset there is no button.
    void thereIsNoGateWithoutAPreset()
    {
        importAll();
        openFlaggedItems();
        QVERIFY(!window().commands().action(QStringLiteral("errors.suspect-gate"))->isEnabled());
        for (const ActionButton *button : page()->findChildren<ActionButton *>())
            QVERIFY(!button->isVisible() || !button->text().startsWith(QStringLiteral("Gate")));
    }

    void aReplyThatComesInChangesTheList()
    {
        importAll();
        openFlaggedItems();
        importReplies(QStringLiteral("m3"), QStringLiteral("ADCDEF")); // right on the first
        QTRY_COMPARE_WITH_TIMEOUT(rows(), 2, 10000);
        QCOMPARE(item(0), QStringLiteral("dev-1"));
    }
};

QTEST_MAIN(FlaggedItemsPageTest)
#include "flaggeditemstest.moc"
