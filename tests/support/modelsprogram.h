// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/benchmarkfile.h"
#include "tests/support/faultserver.h"
#include "tests/support/programfixture.h"

#include "models/services/curation/itemimportservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/runs/endpoints/endpointservice.h"
#include "models/services/runs/prompts/tokenestimate.h"
#include "models/services/runs/runcenter.h"
#include "models/services/runs/runservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/frame/banner.h"
#include "widgets/runs/endpoints/endpointsview.h"
#include "widgets/runs/launch/launchfigures.h"
#include "widgets/runs/launch/newrunview.h"
#include "widgets/runs/launch/runmatrix.h"
#include "widgets/runs/modelspage.h"
#include "widgets/runs/progress/repliesmodel.h"
#include "widgets/runs/progress/resultbar.h"
#include "widgets/runs/progress/rundetail.h"
#include "widgets/runs/progress/runsmodel.h"
#include "widgets/runs/progress/runsview.h"
#include "widgets/runs/progress/troublelist.h"
#include "widgets/runs/prompts/promptform.h"
#include "widgets/runs/prompts/promptpreview.h"
#include "widgets/runs/prompts/promptsview.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>

namespace yuyi::test {

/// @brief The program with eight items and a model server of its own that answers, refuses or keeps silent as told.
class ModelsProgram : public QObject
{
protected:
    static constexpr int items = 8;

    std::unique_ptr<ProgramFixture> m_program;
    std::unique_ptr<FaultServer> m_server;
    QByteArray m_reply = "答案：A";
    int m_status = 200;
    QString m_faultOn;      ///< part of a prompt that the server refuses with `m_status`
    QByteArray m_faultHead; ///< headers of that refusal
    bool m_silent = false;  ///< takes requests and says nothing

    MainWindow &window() { return *m_program->window; }
    ProjectAccess &project() { return window().session()->project(); }
    RunCenter &center() { return window().session()->runs(); }
    ModelsPage *page() { return qobject_cast<ModelsPage *>(window().currentPage()); }

    template <typename T>
    std::optional<T> run(std::function<Result<T>(Stores &)> work)
    {
        std::optional<Result<T>> answer;
        project().write(std::move(work)).then(this, [&](const Result<T> &found) { answer = found; });
        if (!QTest::qWaitFor([&] { return answer.has_value(); }) || !*answer)
            return std::nullopt;
        return **answer;
    }

    void answer(QTcpSocket &socket, const FaultServer::Received &request)
    {
        if (m_silent)
            return;
        if (!request.head.startsWith("POST")) {
            socket.write(FaultServer::whole(404, "{}"));
            return;
        }
        if (!m_faultOn.isEmpty() && request.body.contains(m_faultOn.toUtf8())) {
            socket.write(FaultServer::whole(m_status, R"({"error":{"message":"refused by the test"}})", "application/json", m_faultHead));
            return;
        }
        Json body;
        body["choices"] = Json::array({{{"message", {{"role", "assistant"}, {"content", m_reply.toStdString()}}},
                                        {"finish_reason", "stop"}}});
        body["usage"] = {{"prompt_tokens", 100}, {"completion_tokens", 5}};
        socket.write(FaultServer::whole(200, QByteArray::fromStdString(body.dump())));
    }

    Endpoint endpointNamed(const QString &name)
    {
        Endpoint made;
        made.name = name;
        made.baseUrl = m_server->url().toString() + QStringLiteral("/v1");
        made.model = QStringLiteral("test-model");
        made.priceInput = 10;
        made.priceOutput = 20;
        made.currency = QStringLiteral("USD");
        made.deadlineSeconds = 20;
        return made;
    }
    EndpointId addEndpoint(const QString &name)
    {
        return run<Endpoint>([made = endpointNamed(name), person = project().person().id](Stores &stores) {
                   return EndpointService(stores, person).add(made);
               })
            .value_or(Endpoint())
            .id;
    }
    void goToNewRun()
    {
        window().goToPage(QStringLiteral("models"));
        QVERIFY(page());
        m_program->key(Qt::Key_2, Qt::AltModifier);
        QCOMPARE(page()->tab(), ModelsPage::Tab::New);
        QTRY_VERIFY(page()->newRun()->isLoaded());
    }
    /// Ticks the first endpoint under the first `count` configurations with the keyboard, and starts.
    void launch(int count)
    {
        goToNewRun();
        QTRY_VERIFY(page()->newRun()->hasEndpoints());
        m_program->key(Qt::Key_M);
        QTRY_VERIFY(page()->newRun()->matrix()->hasFocus());
        for (int i = 0; i < count; ++i) {
            m_program->key(Qt::Key_Space);
            m_program->key(Qt::Key_Right);
        }
        QCOMPARE(page()->newRun()->matrix()->tickedCount(), count);
        QTRY_VERIFY_WITH_TIMEOUT(page()->newRun()->canStart(), 20000);
        m_program->key(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(page()->tab(), ModelsPage::Tab::Runs);
        QTRY_COMPARE(center().runs().size(), count);
    }
    const RunLive *shown() { return page()->runs()->current(); }
    /// With their last figures: what is at work may still bring some.
    bool allDone()
    {
        for (const RunLive &one : center().runs()) {
            if (one.run.state != RunState::Done || one.program != RunProgram::Nowhere || one.settled < one.requests)
                return false;
        }
        return !center().runs().isEmpty();
    }

    void setUp()
    {
        m_reply = "答案：A";
        m_faultOn.clear();
        m_faultHead.clear();
        m_silent = false;
        m_status = 400;
        m_server = std::make_unique<FaultServer>(
            [this](QTcpSocket &socket, const FaultServer::Received &request) { answer(socket, request); });
        m_program = std::make_unique<ProgramFixture>();
        const QString location = m_program->path(QStringLiteral("models"));
        m_program->makeProject(location);
        m_program->start();
        m_program->open(location);
        ItemImportRequest request;
        request.file = writeBenchmark(m_program->path(QStringLiteral("raw")), items);
        request.by = project().person().id;
        const auto report = run<ItemImportReport>([request, location](Stores &stores) {
            NoProgress quiet;
            return ItemImportService(stores, location).importItems(request, quiet);
        });
        QVERIFY(report);
        QCOMPARE(report->questions, static_cast<qint64>(items));
    }
    void tearDown()
    {
        QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
        m_server.reset();
    }
};

} // namespace yuyi::test
