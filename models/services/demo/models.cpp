// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/demo/models.h"

#include "models/services/demo/loop.h"
#include "models/services/runs/endpoints/endpointservice.h"
#include "models/services/runs/runner/runner.h"
#include "models/services/runs/runservice.h"
#include "models/services/session/secretstore.h"

#include <array>
#include <optional>

namespace yuyi {

namespace {

struct DemoModel {
    const char16_t *name;
    ModelSection section;
    std::optional<double> billions; ///< as made up as the model; those of closed models are not known
    double accuracy;
    double textOnly;
    PracticeStyle style;
    double misses;     ///< together
    double faults;     ///< together
    double priceInput; ///< per million tokens
    double priceOutput;
    double chainOfThought; ///< added by it
};

/// Weaker and stronger ones, in both sections of the tables, one that reads nothing but text.
constexpr std::array exampleModels{
    DemoModel{u"simulated-large", ModelSection::Closed, {}, 0.72, 0.34, PracticeStyle::Answer, 0.01, 0, 2.5, 10, 0.03},
    DemoModel{u"simulated-fast", ModelSection::Closed, {}, 0.6, 0.3, PracticeStyle::Sentence, 0.04, 0.03, 0.15, 0.6, -0.02},
    DemoModel{u"simulated-open", ModelSection::Open, 32, 0.52, 0.28, PracticeStyle::Thinking, 0.06, 0.02, 0, 0, 0.04},
    DemoModel{u"simulated-small", ModelSection::Open, 7, 0.38, 0.22, PracticeStyle::Letter, 0.12, 0.1, 0, 0, -0.05}};

constexpr qint64 firstSeed = 2024;
/// Small pictures are quick to prepare, and nobody looks at them.
constexpr int longEdge = 512;
constexpr int concurrency = 16;
constexpr int triesPerSlot = 3;
constexpr double speedUp = 10'000;
const QStringList configurations{QStringLiteral("none"), QStringLiteral("cot"), QStringLiteral("domain"),
                                 QStringLiteral("emotion"), QStringLiteral("rhetoric"), QStringLiteral("1-shot"),
                                 QStringLiteral("2-shot"), QStringLiteral("3-shot"), QStringLiteral("text-only")};
constexpr int mostShots = 3;

Endpoint endpointOf(const DemoModel &model, qint64 seed)
{
    Endpoint endpoint;
    endpoint.name = QString::fromUtf16(model.name);
    endpoint.model = endpoint.name;
    endpoint.dialect = ChatDialect::Practice;
    endpoint.section = model.section;
    endpoint.billions = model.billions;
    endpoint.keySource = KeySource::None;
    endpoint.concurrency = concurrency;
    endpoint.priceInput = model.priceInput;
    endpoint.priceOutput = model.priceOutput;
    if (model.priceOutput > 0)
        endpoint.currency = QStringLiteral("USD");
    endpoint.pictures.longEdge = longEdge;
    PracticeSettings practice;
    practice.accuracy = model.accuracy;
    practice.textOnlyAccuracy = model.textOnly;
    practice.style = model.style;
    practice.seed = seed;
    practice.delay = 0;
    practice.misses = sharedEvenly<PracticeMiss>(model.misses);
    practice.faults = sharedEvenly<PracticeFault>(model.faults);
    practice.byConfiguration = {{QStringLiteral("cot"), model.chainOfThought},
                                {QStringLiteral("domain"), 0.01},
                                {QStringLiteral("emotion"), 0.04},
                                {QStringLiteral("rhetoric"), 0.02},
                                {QStringLiteral("1-shot"), -0.02},
                                {QStringLiteral("2-shot"), -0.01},
                                {QStringLiteral("3-shot"), 0.01}};
    endpoint.parameters.practice = practice;
    return endpoint;
}

/// Practice models take no key.
class NoSecrets final : public SecretStore
{
public:
    QFuture<Secret> read(const EndpointId &) override { return QtFuture::makeReadyFuture(Secret{}); }
    QFuture<Result<>> write(const EndpointId &, const QByteArray &) override { return QtFuture::makeReadyFuture(Result<>{}); }
    QFuture<Result<>> remove(const EndpointId &) override { return QtFuture::makeReadyFuture(Result<>{}); }
};

} // namespace

Result<> DemoModels::play(Progress &progress)
{
    YUYI_CHECK(addEndpoints());
    YUYI_CHECK(createRuns());
    QList<RunId> ids;
    for (const Run &run : std::as_const(m_runs))
        ids.append(run.id);
    return ask(ids, triesPerSlot, progress);
}

Result<> DemoModels::addEndpoints()
{
    EndpointService service(m_stage.stores, m_stage.lead);
    qint64 seed = firstSeed;
    for (const DemoModel &model : exampleModels) {
        YUYI_TRY(const auto added, service.add(endpointOf(model, seed++)));
        m_endpoints.append(added);
    }
    return {};
}

Result<> DemoModels::createRuns()
{
    RunPlan plan;
    plan.setName = m_stage.set.word("item-set");
    for (const Endpoint &endpoint : std::as_const(m_endpoints))
        plan.endpoints.append(endpoint.id);
    for (const QString &code : configurations)
        plan.configurations.append({code, {}});
    // The first items are the worked examples: no configuration with examples asks them.
    YUYI_TRY(const auto chosen, ItemChooser(m_stage.stores).choose({}));
    for (const ChosenItem &one : chosen.items) {
        if (plan.examples.size() < mostShots)
            plan.examples.append(one.item.itemId);
    }
    YUYI_TRY(const auto runs, RunService(m_stage.stores, m_stage.folder(), m_stage.lead).create(plan));
    m_runs = runs;
    return {};
}

Result<> DemoModels::ask(const QList<RunId> &runs, int tries, Progress &progress)
{
    if (runs.isEmpty())
        return {};
    NoSecrets secrets;
    RunnerSetup setup;
    setup.factory = m_stage.factory;
    setup.secrets = &secrets;
    setup.actor = m_stage.lead;
    setup.speedUp = speedUp;
    setup.triesPerSlot = tries;
    QString refusal;
    const bool asked = waitForDemoWork(progress, [&](QObject *context, const std::function<void()> &done) {
        const auto runner = std::make_shared<Runner>(setup);
        QObject::connect(runner.get(), &Runner::ended, context, [&progress] { progress.advance(); });
        QObject::connect(
            runner.get(), &Runner::refused, context,
            [&refusal](const RunId &, const QString &sentence) { refusal = sentence; });
        QObject::connect(runner.get(), &Runner::quiet, context, done);
        for (const RunId &run : runs)
            runner->start(run, RunAsk::Missing);
        return runner;
    });
    if (!asked)
        return failure(ErrorCode::Cancelled, {});
    if (!refusal.isEmpty())
        return failure(ErrorCode::Refused, refusal);
    return {};
}

} // namespace yuyi
