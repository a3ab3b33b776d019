// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/programfixture.h"
#include "tests/support/recordingserver.h"

#include "models/services/curation/itemimportservice.h"
#include "models/services/runs/endpoints/endpointservice.h"
#include "models/services/runs/runcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/runs/launch/newrunview.h"
#include "widgets/runs/launch/runmatrix.h"
#include "widgets/runs/launch/runoptions.h"
#include "widgets/runs/modelspage.h"
#include "widgets/runs/progress/rundetail.h"
#include "widgets/runs/progress/runsmodel.h"
#include "widgets/runs/progress/runsview.h"
#include "widgets/runs/progress/troublelist.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// Runs that are over: nothing is paid for twice unasked, and what went wrong is still told.
class RunAgainTest : public QObject
{
    Q_OBJECT

    static constexpr int items = 4;

    std::unique_ptr<ProgramFixture> m_program;
    std::unique_ptr<FaultServer> m_server;
    bool m_refuses = false; ///< the third item
    int m_answers = -1;     ///< so many requests are answered, then the server is silent; −1: all

    MainWindow &window() { return *m_program->window; }
    ProjectAccess &project() { return window().session()->project(); }
    RunCenter &center() { return window().session()->runs(); }
    ModelsPage *page() { return qobject_cast<ModelsPage *>(window().currentPage()); }
    QString trouble() { return page()->runs()->detail()->trouble()->sentences().join(QLatin1Char('|')); }

    void addEndpoint(const std::function<void(Endpoint &)> &change = {})
    {
        Endpoint made;
        made.name = QStringLiteral("Local");
        made.baseUrl = m_server->url().toString() + QStringLiteral("/v1");
        made.model = QStringLiteral("test-model");
        if (change)
            change(made);
        bool added = false;
        project()
            .write([made, person = project().person().id](Stores &stores) { return EndpointService(stores, person).add(made); })
            .then(this, [&](const Result<Endpoint> &endpoint) { added = endpoint.has_value(); });
        QTRY_VERIFY(added);
    }
    void tickFirst()
    {
        window().goToPage(QStringLiteral("models"));
        QVERIFY(page());
        m_program->key(Qt::Key_2, Qt::AltModifier);
        QTRY_VERIFY(page()->newRun()->isLoaded() && page()->newRun()->hasEndpoints());
        m_program->key(Qt::Key_M);
        QTRY_VERIFY(page()->newRun()->matrix()->hasFocus());
        m_program->key(Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(page()->newRun()->canStart(), 20000);
    }
    bool allDone()
    {
        for (const RunLive &one : center().runs()) {
            if (one.run.state != RunState::Done || one.program != RunProgram::Nowhere)
                return false;
        }
        return !center().runs().isEmpty();
    }

private Q_SLOTS:
    void init()
    {
        m_refuses = false;
        m_answers = -1;
        m_server = std::make_unique<FaultServer>([this](QTcpSocket &socket, const FaultServer::Received &request) {
            if (!request.head.startsWith("POST"))
                socket.write(FaultServer::whole(404, "{}"));
            else if (m_refuses && request.body.contains("第3题"))
                socket.write(FaultServer::whole(400, R"({"error":{"message":"refused by the test"}})"));
            else if (m_answers != 0) {
                m_answers = std::max(-1, m_answers - 1);
                socket.write(FaultServer::whole(200, replyOf(ChatDialect::OpenAi, QStringLiteral("答案：A"))));
            }
        });
        m_program = std::make_unique<ProgramFixture>();
        const QString location = m_program->path(QStringLiteral("models"));
        m_program->makeProject(location);
        m_program->start();
        m_program->open(location);
        ItemImportRequest request;
        request.file = writeBenchmark(m_program->path(QStringLiteral("raw")), items);
        request.by = project().person().id;
        bool imported = false;
        project()
            .write([request, location](Stores &stores) {
                NoProgress quiet;
                return ItemImportService(stores, location).importItems(request, quiet);
            })
            .then(this, [&](const Result<ItemImportReport> &report) { imported = report.has_value(); });
        QTRY_VERIFY(imported);
    }
    void cleanup()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
        m_server.reset();
    }

    /// One or two refused requests are part of every large run.
    void fewErrorsCauseNoWarning()
    {
        RunLive run;
        run.run.state = RunState::Done;
        run.requests = run.settled = 800;
        run.figures.blocked = 2;
        QCOMPARE(stateTone(run), Tone::Good);
        run.figures.badRequest = 6;
        QCOMPARE(stateTone(run), Tone::Good);
        run.figures.badRequest = 7; // more than one in a hundred
        QCOMPARE(stateTone(run), Tone::Attention);
        run.requests = run.settled = 10;
        run.figures.badRequest = 1;
        QCOMPARE(stateTone(run), Tone::Attention);
    }

    void runningAgainAsksForConfirmation()
    {
        addEndpoint();
        tickFirst();
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(page()->tab(), ModelsPage::Tab::Runs);
        QTRY_VERIFY_WITH_TIMEOUT(allDone(), 30000);
        QCOMPARE(m_server->received().size(), items);
        // No: nothing is made, what was ticked stays.
        tickFirst();
        m_program->prompts.willConfirm(false);
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(m_program->prompts.isSatisfied());
        QTRY_VERIFY(page()->newRun()->canStart());
        QCOMPARE(page()->tab(), ModelsPage::Tab::New);
        QCOMPARE(center().runs().size(), 1);
        // Yes.
        m_program->prompts.willConfirm(true);
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(center().runs().size(), 2);
        QTRY_VERIFY_WITH_TIMEOUT(allDone(), 30000);
        QCOMPARE(m_server->received().size(), 2 * items);
    }

    /// What a paused run has replies to is not paid for again, and the budget that is set holds for it.
    void aPausedRunIsContinued()
    {
        addEndpoint([](Endpoint &one) {
            one.priceInput = 10;
            one.priceOutput = 20;
            one.currency = QStringLiteral("USD");
        });
        m_answers = 2;
        tickFirst();
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(page()->tab(), ModelsPage::Tab::Runs);
        const auto run = [this] { return center().runs().isEmpty() ? RunLive() : center().runs().constFirst(); };
        QTRY_VERIFY_WITH_TIMEOUT(run().settled == 2 && run().inFlight > 0 && page()->runs()->current(), 20000);
        m_program->key(Qt::Key_P);
        QTRY_VERIFY(run().program != RunProgram::Here);
        m_answers = -1;
        for (QTcpSocket *socket : m_server->findChildren<QTcpSocket *>())
            socket->disconnectFromHost();
        QTRY_VERIFY_WITH_TIMEOUT(run().program == RunProgram::Nowhere && run().run.state == RunState::Paused, 30000);
        const auto before = m_server->received().size();

        tickFirst();
        page()->newRun()->findChild<QDoubleSpinBox *>(QStringLiteral("runBudget"))->setValue(5);
        QTRY_VERIFY_WITH_TIMEOUT(page()->newRun()->canStart(), 20000);
        // Closed: nothing is made.
        m_program->prompts.willTake(-1);
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(m_program->prompts.isSatisfied() && page()->newRun()->canStart());
        QCOMPARE(center().runs().size(), 1);
        m_program->prompts.willTake(0);
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(allDone(), 30000);
        QCOMPARE(center().runs().size(), 1);
        QCOMPARE(run().run.budget, 5.0);
        QCOMPARE(m_server->received().size(), before + items - 2);
    }

    void errorsAreShownAfterARestart()
    {
        addEndpoint();
        m_refuses = true;
        tickFirst();
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(page()->tab(), ModelsPage::Tab::Runs);
        QTRY_VERIFY_WITH_TIMEOUT(allDone(), 30000);
        QTRY_VERIFY2(trouble().contains(QStringLiteral("refused by the test")), qPrintable(trouble()));
        window().close();
        QTRY_VERIFY_WITH_TIMEOUT(!window().isVisible(), 20000);
        m_program->start();
        m_program->open(m_program->path(QStringLiteral("models")));
        QTRY_COMPARE(center().runs().size(), 1);
        window().goToPage(QStringLiteral("models"));
        QTRY_VERIFY2(trouble().contains(QStringLiteral("1 × Request refused: refused by the test")), qPrintable(trouble()));
    }

    void theFormOfExamplesAndTheMissingPictureAreShown()
    {
        addEndpoint([](Endpoint &one) { one.section = ModelSection::TextOnly; });
        tickFirst();
        auto *form = page()->newRun()->findChild<QComboBox *>(QStringLiteral("runExampleForm"));
        QVERIFY(form);
        QCOMPARE(page()->newRun()->plan().parameters.examples, ExampleForm::Together);
        form->setCurrentIndex(1);
        QCOMPARE(page()->newRun()->plan().parameters.examples, ExampleForm::Turns);
        const auto says = [this](const QString &words) {
            const QList<QLabel *> labels = page()->newRun()->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [&](const QLabel *one) { return one->text().contains(words); });
        };
        QTRY_VERIFY(says(QStringLiteral("Text-only model: the prompt is sent without the image.")));
        QTRY_VERIFY(says(QStringLiteral("it gets no images")));
    }
};

QTEST_MAIN(RunAgainTest)
#include "runagaintest.moc"
