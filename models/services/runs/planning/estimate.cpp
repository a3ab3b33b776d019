// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/planning/estimate.h"

#include "models/services/runs/prompts/material.h"
#include "models/services/runs/prompts/steprequest.h"
#include "models/services/runs/prompts/tokenestimate.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::RunEstimate)
};

/// Where no earlier reply tells otherwise.
constexpr int assumedReplyTokens = 300;
constexpr int assumedFurtherTokens = 20; ///< for each further item of one request: a line with its number and its answer
constexpr double assumedSecondsPerRequest = 4;
constexpr int earlierRunsAtMost = 3;
constexpr qint64 megabyte = 1000000;
/// Bytes that some services take at most.
constexpr qint64 largeRequest = 20 * megabyte;
/// Stands for the base64 of a picture while the rest of a body is weighed.
const QByteArray &placeholder()
{
    static const QByteArray text("YWJj");
    return text;
}

qint64 base64Bytes(qint64 bytes)
{
    return (bytes + 2) / 3 * 4;
}

/// What is known of a prepared picture without holding it.
struct PictureFacts {
    qint64 bytes = 0;
    QString mediaType;
    QSize size;
    QString fault;
};

/// Means over earlier runs.
struct Earlier {
    double tokensIn = -1;
    double tokensOut = -1;
    double seconds = -1;
};

struct Means {
    double in = 0, out = 0, milliseconds = 0;
    qint64 withTokens = 0, answers = 0;

    void add(const RunFigures &figures)
    {
        const qint64 responses = figures.attempts - figures.lost;
        if (responses > 0) {
            milliseconds += static_cast<double>(figures.milliseconds);
            answers += responses;
        }
        if (figures.answered > 0 && figures.tokensInput > 0) {
            in += static_cast<double>(figures.tokensInput);
            out += static_cast<double>(figures.tokensOutput);
            withTokens += figures.answered;
        }
    }
};

/// Whether the requests of a run ask several items.
bool sendsBatches(RunKind kind, const Configuration &configuration)
{
    return kind == RunKind::Questions && configuration.itemsAtOnce() > 1;
}

/// @brief Figures of the newest runs of the same endpoint and configuration; reply lengths also from other endpoints. What is said to one
/// item tells nothing of the length for one of several, and the other way round. `several`: prompts of runs that ask several.
Result<Earlier> earlierOf(Stores &stores, const QList<Run> &runs, const PlannedRun &planned, const QSet<PromptTemplateId> &several)
{
    Means same;
    Means others;
    Means endpoint;
    int counted = 0;
    int countedOthers = 0;
    int countedEndpoint = 0;
    const bool wanted = sendsBatches(planned.run.kind, planned.promptTemplate.configuration);
    for (const Run &run : runs) {
        if (run.origin != RunOrigin::Asked)
            continue;
        const bool sameEndpoint = run.endpoint == planned.endpoint.id;
        const bool sameForm = (run.kind == RunKind::Questions && several.contains(run.promptTemplate)) == wanted;
        const bool sameConfiguration = run.configuration == planned.run.configuration && sameForm;
        int *count = sameEndpoint && sameConfiguration ? &counted
                   : sameConfiguration                 ? &countedOthers
                   : sameEndpoint                      ? &countedEndpoint
                                                       : nullptr;
        if (!count || *count >= earlierRunsAtMost)
            continue;
        YUYI_TRY(const auto figures, stores.responses().figures(run.id, Scorer::Strict));
        ++*count;
        (count == &counted ? same : count == &countedOthers ? others
                                                            : endpoint)
            .add(figures);
    }
    Earlier earlier;
    if (same.withTokens > 0) {
        earlier.tokensIn = same.in / static_cast<double>(same.withTokens);
        earlier.tokensOut = same.out / static_cast<double>(same.withTokens);
    } else if (others.withTokens > 0) {
        earlier.tokensOut = others.out / static_cast<double>(others.withTokens);
    }
    const Means &pace = same.answers > 0 ? same : endpoint;
    if (pace.answers > 0)
        earlier.seconds = pace.milliseconds / static_cast<double>(pace.answers) / 1000;
    return earlier;
}

/// What a practice model is set to wait for, on the average; its delays lie around the median as logarithms do.
double practiceSeconds(const Run &run)
{
    const PracticeSettings settings = run.parameters.practice.value_or(PracticeSettings());
    return settings.delay / 1000.0 * std::exp(settings.delaySpread * settings.delaySpread / 2);
}

/// What the replies to a step add to the question, before there are any.
qint64 stepTokens(const RunMaterial &material, const RunSlot &slot)
{
    if (material.run.kind != RunKind::Questions || !material.promptTemplate.configuration.step)
        return 0;
    RunMaterial step;
    step.run.kind = RunKind::Steps;
    step.promptTemplate = material.promptTemplate;
    return static_cast<qint64>(rotationsOf(step, *material.item(slot.question))) * assumedReplyTokens;
}

/// Weighs requests with pictures that are prepared once each.
class Weigher
{
public:
    Weigher(QString folder, LaunchEstimate &estimate, Progress &progress)
        : m_pictures(std::move(folder)), m_estimate(estimate), m_progress(progress)
    {
    }

    Result<> weigh(const RunMaterial &material, RunEstimate &run)
    {
        PictureSource source;
        source.picture = [&](const MaterialItem &item, const Medium &picture) -> Result<EncodedPicture> {
            const PictureFacts &facts = factsOf(item, picture, material);
            if (!facts.fault.isEmpty())
                return failure(ErrorCode::Damaged, facts.fault);
            return EncodedPicture{placeholder(), facts.bytes, facts.mediaType, picture.sha256, facts.size};
        };
        source.sheet = [&](const QList<Medium> &several) -> Result<EncodedPicture> {
            YUYI_TRY(auto sheet, m_pictures.sheet(several, material.pictures));
            sheet.base64 = placeholder();
            return sheet;
        };
        // Each reply that is read is another request, and each picture of a step; else all requests of an item are of one size.
        const bool single = material.run.kind == RunKind::Extractions || material.run.kind == RunKind::Steps;
        const bool batches = material.itemsAtOnce() > 1;
        QList<QList<RunSlot>> weighed;
        if (single || batches) {
            weighed = material.allBatches();
        } else {
            for (const MaterialItem &item : material.items)
                weighed.append({{item.version, 0, 0}});
        }
        for (const QList<RunSlot> &asked : std::as_const(weighed)) {
            if (m_progress.cancelled())
                return failure(ErrorCode::Cancelled, Tr::tr("The estimate was stopped."));
            const int rotations = rotationsOf(material, *material.item(asked.constFirst().question));
            const qint64 times = single || batches ? 1 : static_cast<qint64>(rotations) * material.run.repeats;
            const auto request = prepareBatch(material, asked, material.endpoint.parameters, source, true);
            m_progress.advance();
            // Its error is written down without anything being sent.
            if (!request)
                continue;
            qint64 bytes = request->call.body.size();
            for (const EncodedPicture &picture : request->sent)
                bytes += base64Bytes(picture.bytes) - placeholder().size();
            run.requests += times;
            run.replies += times * asked.size();
            run.bytes += times * bytes;
            run.largest = std::max(run.largest, bytes);
            run.tokensInput += times * (request->estimatedTokens + stepTokens(material, asked.constFirst()));
            run.pictures += times * request->pictures;
        }
        return {};
    }

private:
    const PictureFacts &factsOf(const MaterialItem &item, const Medium &picture, const RunMaterial &material)
    {
        const QString key = picture.sha256.hex() + u' ' + material.pictures.key();
        const auto known = m_facts.constFind(key);
        if (known != m_facts.constEnd())
            return *known;
        PictureFacts facts;
        const auto sent = m_pictures.picture(picture, material.pictures);
        if (sent) {
            facts = {sent->bytes, sent->mediaType, sent->size, {}};
        } else {
            facts.fault = sent.error().sentence;
            m_estimate.unreadable.append(Tr::tr("%1: %2", "item: why it cannot be sent")
                                             .arg(item.itemId.isEmpty() ? picture.sha256.hex().left(12) : item.itemId, facts.fault));
        }
        return *m_facts.insert(key, facts);
    }

    SentPictures m_pictures;
    LaunchEstimate &m_estimate;
    Progress &m_progress;
    QHash<QString, PictureFacts> m_facts;
};

void reckon(RunEstimate &run, const PlannedRun &planned, const Earlier &earlier, const RunPlan &plan)
{
    const auto replies = static_cast<double>(run.replies);
    if (plan.expectedReplyTokens > 0)
        run.tokensOutput = plan.expectedReplyTokens * run.replies;
    else if (earlier.tokensOut >= 0)
        run.tokensOutput = std::llround(earlier.tokensOut * replies);
    else
        run.tokensOutput = assumedReplyTokens * run.requests + assumedFurtherTokens * (run.replies - run.requests);
    // The limit holds for a request, whatever it asks.
    if (planned.run.parameters.maxTokens)
        run.tokensOutput = std::min<qint64>(run.tokensOutput, *planned.run.parameters.maxTokens * run.requests);
    run.tokensMeasured = earlier.tokensIn >= 0;
    if (run.tokensMeasured)
        run.tokensInput = std::llround(earlier.tokensIn * replies);
    run.cost = (static_cast<double>(run.tokensInput) * planned.run.priceInput
                + static_cast<double>(run.tokensOutput) * planned.run.priceOutput)
             / 1e6;
    // Nobody pays a practice model; its prices only exercise a budget.
    run.priced = !planned.run.isPractice() && (planned.run.priceInput > 0 || planned.run.priceOutput > 0);
    run.currency = planned.run.currency;
    const double known = planned.endpoint.isPractice() ? practiceSeconds(planned.run) : earlier.seconds;
    run.secondsMeasured = known >= 0;
    const double each = run.secondsMeasured ? known : assumedSecondsPerRequest;
    const auto requests = static_cast<double>(run.requests);
    // Fewer requests than may be in flight together take no less than one of them.
    run.seconds = run.requests > 0 ? std::max(each, requests * each / std::max(1, planned.endpoint.concurrency)) : 0;
    if (planned.endpoint.requestsPerMinute > 0)
        run.seconds = std::max(run.seconds, requests / planned.endpoint.requestsPerMinute * 60);
}

void addUp(LaunchEstimate &estimate)
{
    QMap<QString, double> costs;
    QHash<EndpointId, double> seconds;
    RunEstimate &total = estimate.total;
    total.tokensMeasured = total.secondsMeasured = true;
    for (const RunEstimate &run : std::as_const(estimate.runs)) {
        total.items += run.items;
        total.requests += run.requests;
        total.replies += run.replies;
        total.pictures += run.pictures;
        total.bytes += run.bytes;
        total.largest = std::max(total.largest, run.largest);
        total.tokensInput += run.tokensInput;
        total.tokensOutput += run.tokensOutput;
        total.tokensMeasured = total.tokensMeasured && run.tokensMeasured;
        total.secondsMeasured = total.secondsMeasured && run.secondsMeasured;
        // What an endpoint without prices costs is not known: it counts in no currency.
        total.priced = total.priced || run.priced;
        if (run.priced)
            costs[run.currency] += run.cost;
        seconds[run.endpoint] += run.seconds;
        total.seconds = std::max(total.seconds, seconds.value(run.endpoint));
    }
    for (auto it = costs.constBegin(); it != costs.constEnd(); ++it)
        estimate.costs.append({it.key(), it.value()});
    if (estimate.costs.size() == 1) {
        total.currency = estimate.costs.constFirst().first;
        total.cost = estimate.costs.constFirst().second;
    }
}

/// What tokens are estimated from, where they are not measured. `one`, `several`: a reply length is assumed for requests with one item,
/// with several.
void noteTokens(const RunPlan &plan, bool one, bool several, LaunchEstimate &estimate)
{
    if (estimate.total.tokensMeasured)
        return;
    if (plan.expectedReplyTokens > 0) {
        estimate.notes.append(
            Tr::tr("Tokens are estimated from the texts, the image sizes and the reply length that you specified."));
        return;
    }
    if (one) {
        estimate.notes.append(Tr::tr("Tokens are estimated from the texts and image sizes. Where no earlier reply has a "
                                     "token count, %1 tokens per reply are assumed.")
                                  .arg(assumedReplyTokens));
    }
    if (several) {
        estimate.notes.append(Tr::tr("Where no earlier reply to a request with several items has a token count, %1 tokens per request and "
                                     "%2 for each further item are assumed.")
                                  .arg(assumedReplyTokens)
                                  .arg(assumedFurtherTokens));
    }
    if (!one && !several)
        estimate.notes.append(Tr::tr("Tokens are estimated from the texts, the image sizes and earlier replies of other models."));
}

Result<> noteBudgets(Stores &stores, const ResolvedPlan &resolved, LaunchEstimate &estimate)
{
    QHash<EndpointId, double> costs;
    for (qsizetype i = 0; i < estimate.runs.size(); ++i) {
        const RunEstimate &run = estimate.runs.at(i);
        costs[run.endpoint] += run.cost;
        const double budget = resolved.runs.at(i).run.budget;
        if (budget > 0 && run.cost > budget) {
            estimate.notes.append(
                Tr::tr(
                    "The run of the endpoint “%1” with the configuration “%2” will pause before it is finished: its budget is smaller "
                    "than the estimated cost.")
                    .arg(run.endpointName, run.configurationTitle));
        }
    }
    QSet<EndpointId> seen;
    for (const PlannedRun &planned : resolved.runs) {
        const Endpoint &endpoint = planned.endpoint;
        if (endpoint.budget <= 0 || seen.contains(endpoint.id))
            continue;
        seen.insert(endpoint.id);
        YUYI_TRY(const auto spent, stores.endpoints().spent(endpoint.id));
        if (spent + costs.value(endpoint.id) > endpoint.budget) {
            estimate.notes.append(Tr::tr("The endpoint “%1” has %2 %3 of its budget left, less than the estimated cost.")
                                      .arg(endpoint.name, QString::number(std::max(0.0, endpoint.budget - spent), 'f', 2),
                                           endpoint.currency));
        }
    }
    return {};
}

} // namespace

Result<LaunchEstimate> estimateRuns(Stores &stores, const QString &folder, const RunPlan &plan, const ResolvedPlan &resolved,
                                    Progress &progress)
{
    QHash<RunKind, QList<Run>> runs;
    for (const PlannedRun &planned : resolved.runs) {
        if (runs.contains(planned.run.kind))
            continue;
        YUYI_TRY(const auto ofKind, stores.runs().runs(true, planned.run.kind));
        runs.insert(planned.run.kind, ofKind);
    }
    LaunchEstimate estimate;
    estimate.items = static_cast<int>(resolved.sets.constFirst().items.size());
    estimate.itemSetHash = resolved.sets.constFirst().hash;
    estimate.notes = resolved.notes;
    qint64 steps = 0;
    for (const PlannedRun &planned : resolved.runs)
        steps += resolved.sets.at(planned.set).items.size();
    progress.setTotal(steps);
    Weigher weigher(folder, estimate, progress);
    YUYI_TRY(const auto templates, stores.endpoints().templates());
    QSet<PromptTemplateId> several;
    for (const PromptTemplate &known : templates) {
        if (known.configuration.itemsAtOnce() > 1)
            several.insert(known.id);
    }
    bool assumesOne = false;
    bool assumesSeveral = false;
    for (const PlannedRun &planned : resolved.runs) {
        RunMaterial material;
        material.run = planned.run;
        material.endpoint = planned.endpoint;
        material.promptTemplate = planned.promptTemplate;
        QList<ItemSetItem> items;
        for (const ChosenItem &chosen : resolved.sets.at(planned.set).items)
            items.append(chosen.item);
        YUYI_CHECK(fillMaterial(stores, items, material));
        YUYI_CHECK(fillShots(stores, planned.shots, material));
        fillTexts(planned.texts, material);
        fillFacts(planned.facts, material);
        shareSteps(material);
        RunEstimate run;
        run.endpoint = planned.endpoint.id;
        run.endpointName = planned.endpoint.name;
        run.configuration = planned.run.configuration;
        run.configurationTitle = planned.promptTemplate.configuration.title.text();
        if (planned.run.kind == RunKind::Steps)
            run.configurationTitle = Tr::tr("%1 (step before the question)", "configuration").arg(run.configurationTitle);
        run.items = static_cast<int>(items.size());
        YUYI_CHECK(weigher.weigh(material, run));
        YUYI_TRY(const auto earlier, earlierOf(stores, runs.value(planned.run.kind), planned, several));
        reckon(run, planned, earlier, plan);
        if (earlier.tokensOut < 0)
            (sendsBatches(planned.run.kind, planned.promptTemplate.configuration) ? assumesSeveral : assumesOne) = true;
        estimate.runs.append(run);
    }
    addUp(estimate);
    if (estimate.total.replies > estimate.total.requests) {
        estimate.notes.append(Tr::tr("Several items go in one request: %1 requests for %2 replies.")
                                  .arg(estimate.total.requests)
                                  .arg(estimate.total.replies));
    }
    noteTokens(plan, assumesOne, assumesSeveral, estimate);
    if (!estimate.total.secondsMeasured) {
        estimate.notes.append(Tr::tr("Where there are no earlier requests, %1 seconds per request are assumed.")
                                  .arg(assumedSecondsPerRequest));
    }
    if (estimate.total.largest > largeRequest) {
        estimate.notes.append(Tr::tr("The largest request has %1 MB. Many servers refuse requests of more than %2 MB. A smaller “Maximum "
                                     "image edge” in the endpoint makes requests smaller.")
                                  .arg((estimate.total.largest + megabyte - 1) / megabyte)
                                  .arg(largeRequest / megabyte));
    }
    YUYI_CHECK(noteBudgets(stores, resolved, estimate));
    return estimate;
}

} // namespace yuyi
