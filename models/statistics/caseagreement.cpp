// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/caseagreement.h"

#include "models/statistics/agreement.h"
#include "models/statistics/alpha.h"
#include "models/statistics/cohen.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StatisticsCase)
};

constexpr double mostCells = 2e7; // of all tables of counts between two raters

template <typename E>
QStringList allCodes()
{
    QStringList codes;
    for (const auto &[value, code] : codesOf(E{}))
        codes.append(QString::fromUtf16(code));
    return codes;
}

KappaWeights weightsOf(CaseReader &reader)
{
    return *fromCode<KappaWeights>(reader.choice("weights", allCodes<KappaWeights>(), codeOf(KappaWeights::Unweighted)));
}

Json percent(CaseReader &reader)
{
    const CaseRatings ratings = reader.ratings(false);
    const CountTable table(ratings.table);
    CaseResult result;
    result.set("value", percentAgreement(table, table.weights()));
    return result.done();
}

Json allAgree(CaseReader &reader)
{
    const CaseRatings ratings = reader.ratings(false);
    const CountTable table(ratings.table);
    CaseResult result;
    result.set("value", allRatersAgree(table, table.weights(), ratings.table.raters()));
    return result.done();
}

bool tooManyCells(CaseReader &reader, const RatingTable &table)
{
    const double raters = table.raters();
    if (raters * (raters - 1) / 2 * table.labels() * table.labels() <= mostCells)
        return false;
    reader.fail(Tr::tr("input.ratings has too many raters or labels to compare all pairs of raters."));
    return true;
}

Json cohen(CaseReader &reader)
{
    const KappaWeights weights = weightsOf(reader);
    const double level = reader.confidence();
    const CaseRatings ratings = reader.ratings(weights != KappaWeights::Unweighted);
    if (reader.failed() || tooManyCells(reader, ratings.table))
        return {};
    if (ratings.table.items() > 0 && ratings.table.raters() != 2) {
        reader.fail(Tr::tr("input.ratings has %1 values for each item; Cohen's κ compares two raters.")
                        .arg(QString::number(ratings.table.raters())));
        return {};
    }
    const PairTable table(ratings.table);
    const auto counts = table.counts(table.weights());
    const CohenKappa kappa = cohenKappa(counts.empty() ? std::vector<qint64>() : counts.front(),
                                        counts.empty() ? 0 : ratings.table.labels(), weights, level);
    CaseResult result;
    result.set("value", kappa.value);
    result.setCount("n_items_used", kappa.items);
    result.set("se", kappa.standardError);
    result.setRaw("ci95", kappa.interval ? Json::array({kappa.interval->lo, kappa.interval->hi}) : Json(nullptr));
    return result.done();
}

Json light(CaseReader &reader)
{
    const KappaWeights weights = weightsOf(reader);
    const CaseRatings ratings = reader.ratings(weights != KappaWeights::Unweighted);
    if (reader.failed() || tooManyCells(reader, ratings.table))
        return {};
    const PairTable table(ratings.table);
    CaseResult result;
    result.set("value", lightKappa(table, table.weights(), weights).value);
    return result.done();
}

Json fleiss(CaseReader &reader)
{
    const CaseRatings ratings = reader.ratings(false);
    const CountTable table(ratings.table);
    const FleissKappa kappa = fleissKappa(table, table.weights());
    CaseResult result;
    result.set("value", kappa.value);
    result.set("P_bar", kappa.observed);
    result.set("Pe_bar", kappa.expected);
    Json labels = Json::object();
    for (size_t k = 0; k < kappa.labels.size(); ++k)
        labels[ratings.labels[k]] = result.valueOf(kappa.labels[k]);
    result.setRaw("category_kappa", std::move(labels));
    result.set("z", kappa.z);
    return result.done();
}

Json fleissGeneralised(CaseReader &reader)
{
    const CaseRatings ratings = reader.ratings(false);
    const CountTable table(ratings.table);
    CaseResult result;
    result.set("value", fleissKappaGeneralised(table, table.weights()).value);
    return result.done();
}

Json alpha(CaseReader &reader)
{
    const AlphaLevel level = *fromCode<AlphaLevel>(
        reader.choice("level", allCodes<AlphaLevel>(), codeOf(AlphaLevel::Nominal)));
    CaseRatings ratings = reader.ratings(false);
    if (reader.failed())
        return {};
    const bool numbersNeeded = level == AlphaLevel::Interval || level == AlphaLevel::Ratio;
    if (ratings.numbers.empty() && !ratings.labels.empty()) {
        if (level == AlphaLevel::Ordinal && !reader.has("categories"))
            reader.ratings(true);
        if (numbersNeeded)
            reader.fail(
                Tr::tr(
                    "input.ratings has labels that are not numbers; the level of measurement “%1” needs numbers.")
                    .arg(codeOf(level)));
        if (reader.failed())
            return {};
    }
    const CountTable table(ratings.table);
    CaseResult result;
    result.set("value", krippendorffAlpha(table, table.weights(), level, ratings.numbers));
    return result.done();
}

Json setAlphas(CaseReader &reader)
{
    const SetTable sets = reader.setRatings();
    const CountTable table(sets.ratings());
    CaseResult result;
    result.set("alpha_jaccard", setAlpha(sets, table, table.weights(), SetDistance::Jaccard));
    result.set("alpha_masi", setAlpha(sets, table, table.weights(), SetDistance::Masi));
    result.set("alpha_nominal_sets", krippendorffAlpha(table, table.weights(), AlphaLevel::Nominal));
    result.set("mean_pairwise_jaccard", meanPairwiseJaccard(sets, table, table.weights()));
    // Those who rated count: one who is missing says nothing against the others.
    result.set("exact_match_share", allRatersAgree(table, table.weights(), 2));
    return result.done();
}

Json distance(CaseReader &reader)
{
    QHash<QString, int> names;
    const LabelSet a = reader.set("a", names);
    const LabelSet b = reader.set("b", names);
    CaseResult result;
    result.set("jaccard", setDistance(a, b, SetDistance::Jaccard));
    result.set("masi", setDistance(a, b, SetDistance::Masi));
    return result.done();
}

Json ac1(CaseReader &reader)
{
    const CaseRatings ratings = reader.ratings(true);
    const CountTable table(ratings.table);
    const ChanceCorrected coefficient = gwetAc1(table, table.weights());
    CaseResult result;
    result.set("value", coefficient.value);
    result.set("pa", coefficient.observed);
    result.set("pe", coefficient.expected);
    return result.done();
}

Json perLabel(CaseReader &reader)
{
    const CaseRatings ratings = reader.ratings(false);
    const CountTable table(ratings.table);
    const std::vector<Measure> values = specificAgreement(table, table.weights());
    CaseResult result;
    for (size_t k = 0; k < values.size(); ++k)
        result.set(ratings.labels[k], values[k]);
    return result.done();
}

} // namespace

QMap<QString, CaseHandler> agreementHandlers()
{
    return {{QStringLiteral("percent_agreement"), percent},
            {QStringLiteral("all_raters_agree_share"), allAgree},
            {QStringLiteral("cohen_kappa"), cohen},
            {QStringLiteral("light_kappa"), light},
            {QStringLiteral("fleiss_kappa"), fleiss},
            {QStringLiteral("fleiss_kappa_generalised"), fleissGeneralised},
            {QStringLiteral("krippendorff_alpha"), alpha},
            {QStringLiteral("set_alpha"), setAlphas},
            {QStringLiteral("set_distance"), distance},
            {QStringLiteral("gwet_ac1"), ac1},
            {QStringLiteral("per_category_agreement"), perLabel}};
}

} // namespace yuyi
