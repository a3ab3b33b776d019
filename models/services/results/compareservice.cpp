// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/compareservice.h"

#include "models/domain/text.h"
#include "models/exchange/files/textfile.h"
#include "models/exchange/tables/csv.h"
#include "models/services/results/metrics.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Comparison)
};

const ResultsRun *runIn(const ResultsData &data, const RunId &id)
{
    const auto found = std::find_if(data.runs.begin(), data.runs.end(), [&](const ResultsRun &one) { return one.run.id == id; });
    return found != data.runs.end() ? &*found : nullptr;
}

QString titleOf(const ResultsRun &run)
{
    return Tr::tr("%1, %2").arg(modelTitle(run.run), run.title);
}

bool right(const ItemOutcome &outcome)
{
    return outcome.state() == ItemState::Correct;
}

/// Items of both runs with what came of them, in the order of the first.
struct Pairs {
    QList<std::pair<ItemOutcome, ItemOutcome>> list;
    int left = 0;
};

Pairs pairsOf(const ResultsData &data, const ResultsRun &a, const ResultsRun &b, bool withExamples, const QString &metric)
{
    const auto isExample = [&](const QuestionVersionId &question) {
        return a.run.examples.contains(question) || b.run.examples.contains(question);
    };
    const auto skipped = [&](const ItemOutcome &outcome) {
        return !withExamples
            && (isExample(outcome.question) || std::any_of(outcome.members.begin(), outcome.members.end(), isExample));
    };
    QHash<QuestionVersionId, ItemOutcome> others;
    const QList<ItemOutcome> second = countedOutcomes(data, b, metric, withExamples);
    Pairs pairs;
    for (const ItemOutcome &outcome : second) {
        if (skipped(outcome))
            continue;
        others.insert(outcome.question, outcome);
    }
    const QList<ItemOutcome> first = countedOutcomes(data, a, metric, withExamples);
    for (const ItemOutcome &outcome : first) {
        if (skipped(outcome))
            continue;
        const auto other = others.constFind(outcome.question);
        if (other == others.constEnd() || outcome.counted() == 0 || other->counted() == 0 || outcome.members != other->members) {
            ++pairs.left;
            if (other != others.constEnd())
                others.erase(other);
            continue;
        }
        pairs.list.append({outcome, *other});
        others.erase(other);
    }
    pairs.left += static_cast<int>(others.size());
    return pairs;
}

/// Without a plan nothing is drawn.
Comparison compared(const ResultsData &data, const ResultsRun &a, const ResultsRun &b, bool withExamples,
                    const std::optional<BootstrapPlan> &plan, const QString &metric)
{
    Comparison result;
    result.first = a.run.id;
    result.second = b.run.id;
    result.firstTitle = titleOf(a);
    result.secondTitle = titleOf(b);
    result.firstModel = a.run.model;
    result.secondModel = b.run.model;
    result.firstConfiguration = a.run.configuration;
    result.secondConfiguration = b.run.configuration;
    result.firstPractice = a.run.isPractice();
    result.secondPractice = b.run.isPractice();
    result.plan = plan.value_or(BootstrapPlan());
    if (const Metric *counted = data.preset.metric(metric)) {
        result.metric = counted->code;
        result.metricTitle = counted->title.text();
    }
    const Pairs pairs = pairsOf(data, a, b, withExamples, result.metric);
    result.n = static_cast<int>(pairs.list.size());
    result.left = pairs.left;
    std::vector<double> differences;
    std::vector<int> clusters;
    QHash<ImageId, int> numbers;
    for (const auto &[one, other] : pairs.list) {
        result.firstAccuracy += one.score();
        result.secondAccuracy += other.score();
        differences.push_back(one.score() - other.score());
        if (!numbers.contains(one.image))
            numbers.insert(one.image, static_cast<int>(numbers.size()));
        clusters.push_back(numbers.value(one.image));
        if (right(one) && right(other))
            ++result.outcomes.bothRight;
        else if (right(one))
            ++result.outcomes.onlyFirstRight;
        else if (right(other))
            ++result.outcomes.onlySecondRight;
        else
            ++result.outcomes.bothWrong;
        const auto isHidden = [&, image = one.image](const QuestionVersionId &member) { return data.hidden.hides(member, image); };
        const bool hidden = isHidden(one.question) || std::any_of(one.members.begin(), one.members.end(), isHidden);
        if (right(one) != right(other) && !hidden)
            result.changed.append({one.question, one.image, data.items.value(one.question).itemId, right(other)});
    }
    result.images = static_cast<int>(numbers.size());
    result.mcNemar = mcNemar(result.outcomes);
    if (result.n == 0)
        return result;
    result.firstAccuracy /= result.n;
    result.secondAccuracy /= result.n;
    result.difference = result.firstAccuracy - result.secondAccuracy;
    if (plan) {
        if (const auto bootstrap = clusterBootstrap(differences, clusters, *plan))
            result.interval = bootstrap->bootstrap.interval;
        else
            result.interval = undefined(bootstrap.error());
    }
    if (const auto mean = clusteredMean(differences, clusters))
        result.standardError = mean->standardError;
    std::stable_sort(result.changed.begin(), result.changed.end(),
                     [&](const ChangedItem &x, const ChangedItem &y) { return naturallyBefore(x.itemId, y.itemId); });
    return result;
}

/// Holm over all that are made together; those without a common item test nothing.
void adjust(QList<Comparison> &list)
{
    std::vector<double> p;
    for (const Comparison &one : std::as_const(list)) {
        if (one.n > 0)
            p.push_back(one.mcNemar.exact);
    }
    const std::vector<double> adjusted = holm(p);
    size_t next = 0;
    for (Comparison &one : list) {
        if (one.n > 0)
            one.adjusted = adjusted[next++];
    }
}

Json sideJson(const RunId &run, const QString &model, const QString &configuration, const QString &title, bool practice, double accuracy)
{
    return Json{{"run", toUtf8(run.toString())},
                {"model", toUtf8(model)},
                {"config", toUtf8(configuration)},
                {"title", toUtf8(title)},
                {"practice", practice},
                {"accuracy", accuracy}};
}

} // namespace

BootstrapPlan comparisonPlan()
{
    BootstrapPlan plan;
    plan.draws = 10'000;
    return plan;
}

QList<Comparison> compareRuns(const ResultsData &data, const RunId &first, const QList<RunId> &others, bool withExamples,
                              const BootstrapPlan &plan, const std::atomic<bool> *cancel, const QString &metric)
{
    QList<Comparison> list;
    const ResultsRun *a = runIn(data, first);
    for (const RunId &other : others) {
        if (cancel != nullptr && cancel->load())
            return {};
        const ResultsRun *b = runIn(data, other);
        if (a != nullptr && b != nullptr && a != b)
            list.append(compared(data, *a, *b, withExamples, plan, metric));
    }
    adjust(list);
    return list;
}

QList<Comparison> comparePairs(const ResultsData &data, const QList<RunId> &runs, bool withExamples, const std::atomic<bool> *cancel,
                               const QString &metric)
{
    QList<Comparison> list;
    for (qsizetype i = 0; i < runs.size(); ++i) {
        const ResultsRun *a = runIn(data, runs.at(i));
        for (qsizetype j = i + 1; j < runs.size(); ++j) {
            if (cancel != nullptr && cancel->load())
                return {};
            const ResultsRun *b = runIn(data, runs.at(j));
            if (a != nullptr && b != nullptr && a != b)
                list.append(compared(data, *a, *b, withExamples, std::nullopt, metric));
        }
    }
    adjust(list);
    return list;
}

int testedCount(const QList<Comparison> &comparisons)
{
    return static_cast<int>(
        std::count_if(comparisons.begin(), comparisons.end(), [](const Comparison &one) { return one.n > 0; }));
}

QByteArray comparisonsCsv(const QList<Comparison> &comparisons)
{
    const auto number = [](double value) { return TableCell::exact(value, 15); };
    Table figures;
    figures.columns = columnsOf({"first", "second", "n", "images", "first_accuracy", "second_accuracy", "difference", "lo", "hi",
                                 "only_first_right", "only_second_right", "p_exact", "p_holm", "practice"});
    const bool counted = std::any_of(comparisons.begin(), comparisons.end(), [](const Comparison &one) { return !one.metric.isEmpty(); });
    if (counted)
        figures.columns += columnsOf({"metric"});
    Table changed;
    changed.columns = columnsOf({"item", "first", "second", "right", "practice"});
    for (const Comparison &one : comparisons) {
        const bool practice = one.firstPractice || one.secondPractice;
        QList<TableCell> cells{one.firstTitle, one.secondTitle, one.n, one.images, number(one.firstAccuracy), number(one.secondAccuracy),
                               number(one.difference), one.interval ? number(one.interval->lo) : TableCell(),
                               one.interval ? number(one.interval->hi) : TableCell(), one.outcomes.onlyFirstRight,
                               one.outcomes.onlySecondRight,
                               number(one.mcNemar.exact), number(one.adjusted), practice};
        if (counted)
            cells.append(one.metric);
        figures.add(cells);
        for (const ChangedItem &item : one.changed)
            changed.add({item.itemId, one.firstTitle, one.secondTitle, item.gained ? QStringLiteral("second") : QStringLiteral("first"),
                         practice});
    }
    return byteOrderMark + tableCsv(figures) + "\r\n" + tableCsv(changed);
}

Json comparisonJson(const Comparison &comparison)
{
    Json json = Json::object();
    const bool any = comparison.n > 0;
    json["n"] = comparison.n;
    if (!comparison.metric.isEmpty())
        json["metric"] = toUtf8(comparison.metric);
    json["difference"] = any ? Json(comparison.difference) : Json();
    json["lo"] = comparison.interval ? Json(comparison.interval->lo) : Json();
    json["hi"] = comparison.interval ? Json(comparison.interval->hi) : Json();
    json["mcnemar"] = Json{{"b", comparison.outcomes.onlyFirstRight},
                           {"c", comparison.outcomes.onlySecondRight},
                           {"p_exact", any ? Json(comparison.mcNemar.exact) : Json()},
                           {"p_mid", any ? Json(comparison.mcNemar.mid) : Json()},
                           {"p_holm", any ? Json(comparison.adjusted) : Json()}};
    json["first"] = sideJson(comparison.first, comparison.firstModel, comparison.firstConfiguration, comparison.firstTitle,
                             comparison.firstPractice, comparison.firstAccuracy);
    json["second"] = sideJson(comparison.second, comparison.secondModel, comparison.secondConfiguration, comparison.secondTitle,
                              comparison.secondPractice, comparison.secondAccuracy);
    json["both_right"] = comparison.outcomes.bothRight;
    json["both_wrong"] = comparison.outcomes.bothWrong;
    json["images"] = comparison.images;
    json["standard_error"] = comparison.standardError ? Json(*comparison.standardError) : Json();
    json["level"] = comparison.plan.level;
    json["seed"] = comparison.plan.seed;
    json["draws"] = comparison.plan.draws;
    json["not_common"] = comparison.left;
    Json lost = Json::array();
    Json gained = Json::array();
    for (const ChangedItem &item : comparison.changed)
        (item.gained ? gained : lost).push_back(toUtf8(item.itemId));
    json["only_first_right"] = std::move(lost);
    json["only_second_right"] = std::move(gained);
    return json;
}

} // namespace yuyi
