// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/describedproject.h"
#include "tests/support/programfixture.h"

#include "models/services/session/projectaccess.h"
#include "widgets/descriptions/descriptionspage.h"
#include "widgets/descriptions/replyrunsdialog.h"
#include "widgets/descriptions/scoringpanel.h"

#include <QAbstractButton>
#include <QLabel>
#include <QTableWidget>

using namespace yuyi;
using namespace yuyi::test;

/// A lead chooses a run of questions in the window and scores a reply.
class ReplyScoringTest : public QObject
{
    Q_OBJECT

    template <typename T>
    static T must(Result<T> result)
    {
        if (!result)
            qFatal("%s | %s", qPrintable(result.error().sentence), qPrintable(result.error().detail));
        return std::move(*result);
    }
    static QString reply(const ReadRequest &) { return QStringLiteral("先看画面，所以答案是A"); }

    /// A project with a run of two questions that has its replies.
    static void ask(ProgramFixture &program, const QString &location, const QUrl &url)
    {
        program.makeProject(location, presetWithReplyTask(0));
        const auto factory = must(program.host.open(location));
        const auto stores = must(factory->open());
        const PersonId lead = must(stores->project().people()).constFirst().id;
        ItemImportRequest request;
        request.file = writeBenchmark(program.path(QStringLiteral("benchmark")), 2);
        request.by = lead;
        NoProgress progress;
        must(ItemImportService(*stores, factory->folder()).importItems(request, progress));
        Endpoint endpoint;
        endpoint.id = EndpointId::create();
        endpoint.name = QStringLiteral("server");
        endpoint.baseUrl = url.toString();
        endpoint.model = QStringLiteral("model-x");
        VERIFY_OK(stores->transaction([&] { return stores->endpoints().add(endpoint); }));
        RunPlan plan;
        plan.endpoints = {endpoint.id};
        plan.configurations = {{QStringLiteral("none"), {}}};
        const Run run = must(RunService(*stores, factory->folder(), lead).create(plan)).constFirst();
        RunnerSetup setup;
        setup.factory = factory;
        setup.secrets = &program.secrets;
        setup.actor = lead;
        Runner runner(setup);
        QSignalSpy quiet(&runner, &Runner::quiet);
        runner.start(run.id, RunAsk::Missing);
        QTRY_COMPARE_WITH_TIMEOUT(quiet.size(), 1, 60000);
    }

private Q_SLOTS:
    void aRunIsChosenAndScored()
    {
        RecordingServer server(reply);
        ProgramFixture program;
        const QString location = program.path(QStringLiteral("project"));
        ask(program, location, server.url());
        program.start();
        program.open(location);
        program.window->goToPage(QStringLiteral("descriptions"));
        DescriptionsPage *page = nullptr;
        QTRY_VERIFY((page = program.window->findChild<DescriptionsPage *>()) && page->isVisible() && page->pageData()->data());

        program.key(Qt::Key_T);
        ReplyRunsDialog *dialog = nullptr;
        QTRY_VERIFY((dialog = program.window->findChild<ReplyRunsDialog *>()) && dialog->isVisible());
        auto *save = dialog->findChild<QAbstractButton *>(QStringLiteral("replyRunsSave"));
        QTRY_VERIFY(save->isEnabled());
        auto *table = dialog->findChild<QTableWidget *>(QStringLiteral("replyRuns"));
        QCOMPARE(table->rowCount(), 1);
        table->item(0, 0)->setCheckState(Qt::Checked);
        save->click();
        QTRY_COMPARE(page->pageData()->data()->runs.size(), 1);
        QVERIFY(page->pageData()->data()->runs.constFirst().isOfQuestions());

        QTRY_VERIFY(!program.window->findChild<ReplyRunsDialog *>());
        program.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        program.key(Qt::Key_2, Qt::AltModifier);
        QTRY_VERIFY(page->scoring()->isComplete() && !page->scoring()->current().isNull());
        QVERIFY(page->findChild<QLabel *>(QStringLiteral("descriptionText"))->text().contains(QStringLiteral("先看画面")));
        QVERIFY(page->findChild<QLabel *>(QStringLiteral("humanMeaning"))->text().contains(QStringLiteral("A. ")));
        const AttemptId first = page->scoring()->current();
        program.key(Qt::Key_3);
        QTRY_VERIFY(page->scoring()->current() != first);
        QCOMPARE(page->scoring()->scored(), 1);
        program.window.reset();
    }
};

QTEST_MAIN(ReplyScoringTest)
#include "replyscoringtest.moc"
