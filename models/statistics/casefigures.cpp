// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/casefigures.h"

#include "models/statistics/allocation.h"
#include "models/statistics/chance.h"
#include "models/statistics/participants.h"
#include "models/statistics/proportions.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StatisticsCase)
};

Json wilsonInterval(CaseReader &reader)
{
    const qint64 successes = reader.count("successes");
    const qint64 n = reader.count("n");
    const double level = reader.confidence();
    if (!reader.failed() && successes > n)
        reader.fail(Tr::tr("input.successes is larger than input.n."));
    if (reader.failed())
        return {};
    const auto value = wilson(successes, n, level);
    CaseResult result;
    if (value) {
        result.set("p", value->share);
        result.setInterval("lo", "hi", value->interval);
    } else {
        result.set("p", Measure(undefined(value.error())));
        result.setInterval("lo", "hi", undefined(value.error()));
    }
    return result.done();
}

PairedOutcomes outcomesOf(CaseReader &reader)
{
    return {reader.count("both_right"), reader.count("only_first_right"), reader.count("only_second_right"),
            reader.count("both_wrong")};
}

Json mcNemarTest(CaseReader &reader)
{
    const PairedOutcomes outcomes = outcomesOf(reader);
    if (reader.failed())
        return {};
    const McNemar test = mcNemar(outcomes);
    CaseResult result;
    result.setRaw("n01_n10", Json::array({outcomes.onlyFirstRight, outcomes.onlySecondRight}));
    result.set("p_exact", test.exact);
    result.set("chi2_cc", test.corrected);
    result.set("p_cc", test.correctedP);
    result.set("chi2", test.chiSquare);
    result.set("p", test.p);
    result.set("p_mid", test.mid);
    return result.done();
}

void setBootstrap(CaseResult &result, const tl::expected<BootstrapResult, Undefined> &bootstrap)
{
    if (bootstrap) {
        result.set("se", bootstrap->standardError);
        result.setInterval("lo", "hi", bootstrap->interval);
    } else {
        result.set("se", Measure(undefined(bootstrap.error())));
        result.setInterval("lo", "hi", undefined(bootstrap.error()));
    }
}

Json paired(CaseReader &reader)
{
    const PairedOutcomes outcomes = outcomesOf(reader);
    const BootstrapPlan plan = reader.bootstrap(outcomes.items());
    if (!reader.failed() && outcomes.items() > mostDraws)
        reader.fail(Tr::tr("“input” has more than %1 items.").arg(QString::number(mostDraws)));
    if (reader.failed())
        return {};
    const auto value = pairedBootstrap(outcomes, plan);
    CaseResult result;
    if (value) {
        result.set("difference", value->difference);
        setBootstrap(result, value->bootstrap);
    } else {
        result.set("difference", Measure(undefined(value.error())));
        setBootstrap(result, undefined(value.error()));
    }
    return result.done();
}

Json meanResult(const std::vector<double> &x, const tl::expected<MeanBootstrap, Undefined> &value)
{
    CaseResult result;
    if (value) {
        result.set("mean", value->mean);
        setBootstrap(result, value->bootstrap);
    } else {
        result.set("mean", meanAndSpread(x).mean);
        setBootstrap(result, undefined(value.error()));
    }
    return result.done();
}

Json participants(CaseReader &reader)
{
    const std::vector<double> x = reader.numbers("x");
    const BootstrapPlan plan = reader.bootstrap(static_cast<qint64>(x.size()));
    return reader.failed() ? Json() : meanResult(x, participantsBootstrap(x, plan));
}

Json clusterDraws(CaseReader &reader)
{
    const std::vector<double> x = reader.numbers("x");
    const std::vector<int> clusters = reader.clusters("clusters", x.size());
    const BootstrapPlan plan = reader.bootstrap(static_cast<qint64>(x.size()));
    return reader.failed() ? Json() : meanResult(x, clusterBootstrap(x, clusters, plan));
}

Json clusterError(CaseReader &reader)
{
    const std::vector<double> x = reader.numbers("x");
    const std::vector<int> clusters = reader.clusters("clusters", x.size());
    const double level = reader.confidence();
    if (reader.failed())
        return {};
    const auto value = clusteredMean(x, clusters, level);
    CaseResult result;
    result.setCount("n", static_cast<qint64>(x.size()));
    result.setCount("clusters", value ? value->clusters : 0);
    result.set("mean", value ? Measure(value->mean) : Measure(undefined(value.error())));
    result.set("se", value ? value->standardError : Measure(undefined(value.error())));
    result.setInterval("lo", "hi", value ? value->interval : MeasuredInterval(undefined(value.error())));
    return result.done();
}

Json meanSd(CaseReader &reader)
{
    const std::vector<double> x = reader.numbers("x");
    const bool trimmed = reader.flag("drop_highest_and_lowest");
    const double level = reader.confidence();
    if (reader.failed())
        return {};
    const MeanAndSpread value = meanAndSpread(x, trimmed, level);
    CaseResult result;
    result.setCount("n", value.n);
    result.set("mean", value.mean);
    result.set("sd_sample", value.sample);
    result.set("sd_population", value.population);
    result.set("median", value.median);
    result.set("min", value.least);
    result.set("max", value.most);
    result.setInterval("t_lo", "t_hi", value.interval);
    return result.done();
}

Json macroAndPooled(CaseReader &reader)
{
    const Json *people = reader.list("participants");
    std::vector<Score> scores;
    for (size_t i = 0; people && i < people->size(); ++i) {
        static const Json nothing = Json::object();
        CaseReader person(nothing, (*people)[i]);
        const Score score{person.count("right"), person.count("answered")};
        QString fault = person.fault();
        if (fault.isEmpty() && score.right > score.answered)
            fault = Tr::tr("“right” is larger than “answered”.");
        if (!fault.isEmpty()) {
            reader.fail(Tr::tr("input.participants[%1]: %2").arg(QString::number(i), fault));
            return {};
        }
        scores.push_back(score);
    }
    const PeopleRates rates = peopleRates(scores);
    CaseResult result;
    result.set("mean_over_participants", rates.mean);
    result.set("sd_over_participants", rates.sample);
    result.set("pooled", rates.pooled);
    return result.done();
}

Json quantiles(CaseReader &reader)
{
    const std::vector<double> x = reader.numbers("x");
    CaseResult result;
    result.set("median", quantile(x, 0.5));
    result.set("q1", quantile(x, 0.25));
    result.set("q3", quantile(x, 0.75));
    return result.done();
}

Json holmAdjusted(CaseReader &reader)
{
    const std::vector<double> p = reader.numbers("p");
    for (size_t i = 0; i < p.size(); ++i) {
        if (p[i] < 0 || p[i] > 1)
            reader.fail(Tr::tr("input.p[%1] is not between 0 and 1.").arg(QString::number(i)));
    }
    if (reader.failed())
        return {};
    const std::vector<double> adjusted = holm(p);
    CaseResult result;
    for (size_t i = 0; i < adjusted.size(); ++i)
        result.set(QStringLiteral("p%1").arg(i + 1).toStdString(), adjusted[i]);
    return result.done();
}

Json againstChance(CaseReader &reader)
{
    const qint64 k = reader.count("k");
    const qint64 n = reader.count("n");
    const double p = reader.probability("p0");
    if (!reader.failed() && k > n)
        reader.fail(Tr::tr("input.k is larger than input.n."));
    if (reader.failed())
        return {};
    CaseResult result;
    result.set("p", binomialUpper(n, k, p));
    return result.done();
}

Json concordance(CaseReader &reader)
{
    const std::vector<std::vector<double>> ranks = reader.rows("ranks_by_person");
    const KendallW value = kendallW(ranks);
    CaseResult result;
    result.set("W", value.value);
    Json means = Json::array();
    for (const double rank : value.meanRanks)
        means.push_back(result.valueOf(rank));
    result.setRaw("mean_rank", std::move(means));
    return result.done();
}

Json allocation(CaseReader &reader)
{
    const Json *strata = reader.object("counts");
    const qint64 n = reader.count("n");
    std::vector<qint64> counts;
    std::vector<std::string> names;
    static const Json nothing = Json::object();
    for (auto it = strata ? strata->begin() : nothing.end(); strata && it != strata->end(); ++it) {
        CaseReader inside(nothing, *strata);
        counts.push_back(inside.count(it.key().c_str()));
        names.push_back(it.key());
        if (inside.failed()) {
            reader.fail(Tr::tr("input.counts: %1").arg(inside.fault()));
            return {};
        }
    }
    if (reader.failed())
        return {};
    const auto parts = largestRemainder(counts, n);
    CaseResult result;
    Json shares = Json::object();
    for (size_t i = 0; parts && i < names.size(); ++i)
        shares[names[i]] = (*parts)[i];
    if (parts)
        result.setRaw("allocation", std::move(shares));
    else
        result.set("allocation", Measure(undefined(parts.error())));
    return result.done();
}

} // namespace

QMap<QString, CaseHandler> figureHandlers()
{
    return {{QStringLiteral("wilson_ci"), wilsonInterval},
            {QStringLiteral("mcnemar"), mcNemarTest},
            {QStringLiteral("paired_bootstrap"), paired},
            {QStringLiteral("bootstrap_participants"), participants},
            {QStringLiteral("cluster_bootstrap"), clusterDraws},
            {QStringLiteral("clustered_se"), clusterError},
            {QStringLiteral("mean_sd"), meanSd},
            {QStringLiteral("participants_macro_vs_pooled"), macroAndPooled},
            {QStringLiteral("quantiles_type7"), quantiles},
            {QStringLiteral("holm"), holmAdjusted},
            {QStringLiteral("binomial_vs_chance"), againstChance},
            {QStringLiteral("kendall_w"), concordance},
            {QStringLiteral("stratified_allocation"), allocation}};
}

} // namespace yuyi
