// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/benchmarkfile.h"
#include "tests/support/memorysecrets.h"
#include "tests/support/patience.h"
#include "tests/support/pictureproject.h"
#include "tests/support/recordingserver.h"

#include "models/services/curation/itemimportservice.h"
#include "models/services/runs/runner/runner.h"
#include "models/services/runs/runservice.h"

#include <QSignalSpy>

namespace yuyi::test {

/// @brief A project with items of drawn pictures, and a runner that loses no time with waiting.
struct RunProject : PictureProject {
    explicit RunProject(int items, bool onServer = false, const Preset &preset = *builtInPreset(QStringLiteral("cii-bench")))
        : PictureProject(onServer, preset)
    {
        ItemImportRequest request;
        request.file = writeBenchmark(folder.filePath(QStringLiteral("benchmark")), items);
        request.by = lead;
        NoProgress progress;
        const auto report = ItemImportService(*stores, projectFolder()).importItems(request, progress);
        if (!report)
            qFatal("%s", whatFailed(report).constData());
    }

    RunService service() const { return RunService(*stores, projectFolder(), lead); }

    Endpoint addEndpoint(const QUrl &url, ChatDialect dialect = ChatDialect::OpenAi,
                         const std::function<void(Endpoint &)> &change = {})
    {
        Endpoint endpoint;
        endpoint.id = EndpointId::create();
        endpoint.name = codeOf(dialect) + endpoint.id.toString().right(6);
        endpoint.dialect = dialect;
        endpoint.baseUrl = url.toString();
        endpoint.model = QStringLiteral("model-x");
        endpoint.deadlineSeconds = 5;
        endpoint.currency = QStringLiteral("CNY");
        if (change)
            change(endpoint);
        const auto added = stores->transaction([&] { return stores->endpoints().add(endpoint); });
        if (!added)
            qFatal("%s", whatFailed(added).constData());
        return endpoint;
    }

    RunPlan plan(const Endpoint &endpoint, const QString &configuration = QStringLiteral("none")) const
    {
        RunPlan plan;
        plan.endpoints = {endpoint.id};
        plan.configurations = {{configuration, {}}};
        return plan;
    }
    Run create(const RunPlan &plan)
    {
        const auto made = service().create(plan);
        if (!made)
            qFatal("%s", whatFailed(made).constData());
        return made->constFirst();
    }

    RunnerSetup setup(int tries = 5)
    {
        RunnerSetup setup;
        setup.factory = factory;
        setup.secrets = &secrets;
        setup.actor = lead;
        setup.speedUp = 100;
        setup.lookEvery = 50;
        setup.triesPerSlot = tries;
        return setup;
    }

    /// Runs until it ends; the sentence of a refusal, or of the end.
    QString ask(const RunId &run, RunAsk what = RunAsk::Missing, int tries = 5)
    {
        Runner runner(setup(tries));
        QString sentence;
        bool over = false;
        QObject::connect(&runner, &Runner::ended, &runner, [&](const RunId &, RunState, const QString &message) { sentence = message; });
        QObject::connect(&runner, &Runner::refused, &runner, [&](const RunId &, const QString &why) { sentence = why; });
        QObject::connect(&runner, &Runner::quiet, &runner, [&] { over = true; });
        runner.start(run, what);
        if (!QTest::qWaitFor([&] { return over; }, 60000))
            qFatal("the run does not end");
        return sentence;
    }

    RunFigures figures(const RunId &run) const { return *stores->responses().figures(run, Scorer::Strict); }
    RunState state(const RunId &run) const { return stores->runs().run(run)->state; }

    MemorySecrets secrets;
};

} // namespace yuyi::test
