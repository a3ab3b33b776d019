// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/agreement.h"
#include "models/statistics/alpha.h"
#include "models/statistics/cohen.h"
#include "models/statistics/random.h"
#include "models/statistics/resampling.h"
#include "models/statistics/sets.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace yuyi;

namespace {

using Rows = std::vector<std::vector<int>>; // item → label of each rater, −1 for none

RatingTable tableOf(const Rows &rows, int labels)
{
    RatingTable table(rows.empty() ? 0 : static_cast<int>(rows.front().size()), labels);
    for (const std::vector<int> &row : rows) {
        std::vector<Rating> item;
        for (size_t rater = 0; rater < row.size(); ++rater) {
            if (row[rater] >= 0)
                item.push_back({static_cast<int>(rater), row[rater]});
        }
        table.add(item);
    }
    return table;
}

/// A made-up team: each rater hits the truth with 70 %, and is absent with 25 %.
Rows team(int items, int raters, int labels, quint64 seed)
{
    Random random(seed);
    Rows rows;
    for (int i = 0; i < items; ++i) {
        const int truth = static_cast<int>(random.below(static_cast<quint32>(labels)));
        std::vector<int> row;
        for (int r = 0; r < raters; ++r) {
            const bool absent = random.below(100) < 25;
            const int other = static_cast<int>(random.below(static_cast<quint32>(labels)));
            row.push_back(absent ? -1 : random.below(100) < 70 ? truth
                                                               : other);
        }
        rows.push_back(row);
    }
    return rows;
}

std::vector<double> allMeasures(const Rows &rows, int labels)
{
    const RatingTable ratings = tableOf(rows, labels);
    const CountTable table(ratings);
    const PairTable pairs(ratings);
    const Weights &w = table.weights();
    return {*percentAgreement(table, w), *fleissKappaGeneralised(table, w).value, *gwetAc1(table, w).value,
            *krippendorffAlpha(table, w, AlphaLevel::Nominal), *krippendorffAlpha(table, w, AlphaLevel::Ordinal),
            *lightKappa(pairs, pairs.weights()).value, *lightKappa(pairs, pairs.weights(), KappaWeights::Quadratic).value};
}

} // namespace

class AgreementTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void orderOfItemsAndRatersDoesNotMatter();
    void renamingLabelsDoesNotMatter();
    void perfectAgreementIsOne();
    void doublingTheItemsLeavesKappa();
    void rareLabel();
    void oneLabelEverywhere();
    void unusedLevelsCount();
    void lightSaysWhenAPairHasNone();
    void setsOfOneAreLabels();
    void tooManySets();
    void bootstrapCoversAndRepeats();
    void bootstrapKeepsImagesTogether();
    void bootstrapWithoutVariety();
    void bootstrapStops();
    void randomIsTheSameEverywhere();
};

void AgreementTest::orderOfItemsAndRatersDoesNotMatter()
{
    Rows rows = team(80, 4, 3, 1);
    const std::vector<double> before = allMeasures(rows, 3);
    std::reverse(rows.begin(), rows.end());
    for (std::vector<int> &row : rows)
        std::swap(row[0], row[3]);
    const std::vector<double> after = allMeasures(rows, 3);
    for (size_t i = 0; i < before.size(); ++i)
        QVERIFY2(std::abs(before[i] - after[i]) < 1e-12, qPrintable(QString::number(i)));
}

void AgreementTest::renamingLabelsDoesNotMatter()
{
    Rows rows = team(80, 3, 4, 2);
    const CountTable before(tableOf(rows, 4));
    for (std::vector<int> &row : rows) {
        for (int &label : row)
            label = label < 0 ? label : (label * 3 + 1) % 4;
    }
    const CountTable after(tableOf(rows, 4));
    QVERIFY(std::abs(*krippendorffAlpha(before, before.weights(), AlphaLevel::Nominal)
                     - *krippendorffAlpha(after, after.weights(), AlphaLevel::Nominal))
            < 1e-12);
    QVERIFY(std::abs(*gwetAc1(before, before.weights()).value - *gwetAc1(after, after.weights()).value) < 1e-12);
    // The order matters where the scale has one.
    QVERIFY(std::abs(*krippendorffAlpha(before, before.weights(), AlphaLevel::Ordinal)
                     - *krippendorffAlpha(after, after.weights(), AlphaLevel::Ordinal))
            > 1e-6);
}

void AgreementTest::perfectAgreementIsOne()
{
    const Rows rows{{0, 0, 0}, {1, 1, 1}, {2, 2, -1}, {0, 0, 0}, {-1, 2, 2}};
    for (const double value : allMeasures(rows, 3))
        QVERIFY(std::abs(value - 1) < 1e-12);
    const CohenKappa kappa = cohenKappa({5, 0, 0, 7}, 2, KappaWeights::Unweighted);
    QCOMPARE(*kappa.value, 1.0);
    QCOMPARE(*kappa.standardError, 0.0);
}

void AgreementTest::doublingTheItemsLeavesKappa()
{
    const CohenKappa once = cohenKappa({20, 5, 10, 15}, 2, KappaWeights::Unweighted);
    const CohenKappa twice = cohenKappa({40, 10, 20, 30}, 2, KappaWeights::Unweighted);
    QVERIFY(std::abs(*once.value - 0.4) < 1e-12);
    QVERIFY(std::abs(*once.value - *twice.value) < 1e-12);
    QVERIFY(std::abs(*once.standardError - *twice.standardError * std::sqrt(2.0)) < 1e-12);
    // Two labels have no steps between them: weights change nothing.
    QVERIFY(std::abs(*cohenKappa({20, 5, 10, 15}, 2, KappaWeights::Quadratic).value - 0.4) < 1e-12);
}

void AgreementTest::rareLabel()
{
    Rows rows(118, {0, 0});
    rows.insert(rows.end(), 5, {0, 1});
    rows.insert(rows.end(), 2, {1, 0});
    const RatingTable ratings = tableOf(rows, 2);
    const CountTable table(ratings);
    const PairTable pairs(ratings);
    QVERIFY(std::abs(*percentAgreement(table, table.weights()) - 0.944) < 1e-12);
    QVERIFY(std::abs(*cohenKappa(pairs.counts(pairs.weights())[0], 2, KappaWeights::Unweighted).value + 0.0233918) < 1e-6);
    QVERIFY(std::abs(*gwetAc1(table, table.weights()).value - 0.9407763) < 1e-6);
}

void AgreementTest::oneLabelEverywhere()
{
    const RatingTable ratings = tableOf(Rows(10, {1, 1}), 2);
    const CountTable table(ratings);
    const PairTable pairs(ratings);
    const auto isOneLabel = [](const Measure &value) { return !value && value.error() == Undefined::OneLabel; };
    QVERIFY(isOneLabel(cohenKappa(pairs.counts(pairs.weights())[0], 2, KappaWeights::Linear).value));
    QVERIFY(isOneLabel(fleissKappa(table, table.weights()).value));
    QVERIFY(isOneLabel(fleissKappaGeneralised(table, table.weights()).value));
    QVERIFY(isOneLabel(krippendorffAlpha(table, table.weights(), AlphaLevel::Ordinal)));
    QVERIFY(isOneLabel(lightKappa(pairs, pairs.weights()).value));
    QCOMPARE(*gwetAc1(table, table.weights()).value, 1.0);
    QCOMPARE(*percentAgreement(table, table.weights()), 1.0);
    const CountTable narrow(tableOf(Rows(10, {0, 0}), 1));
    QVERIFY(gwetAc1(narrow, narrow.weights()).value.error() == Undefined::OneOffered);
}

void AgreementTest::unusedLevelsCount()
{
    const Rows rows{{0, 0}, {0, 2}, {2, 2}, {2, 0}, {0, 0}, {3, 2}};
    const PairTable full(tableOf(rows, 4));
    Rows squeezed = rows;
    for (std::vector<int> &row : squeezed) {
        for (int &label : row)
            label = label == 0 ? 0 : label - 1;
    }
    const PairTable used(tableOf(squeezed, 3));
    const auto kappa = [](const PairTable &table, KappaWeights weights) {
        return *cohenKappa(table.counts(table.weights())[0], table.labels(), weights).value;
    };
    QVERIFY(std::abs(kappa(full, KappaWeights::Unweighted) - kappa(used, KappaWeights::Unweighted)) < 1e-12);
    QVERIFY(std::abs(kappa(full, KappaWeights::Linear) - kappa(used, KappaWeights::Linear)) > 1e-3);
    const CountTable three(tableOf(squeezed, 3));
    const CountTable five(tableOf(squeezed, 5));
    QVERIFY(*gwetAc1(five, five.weights()).value > *gwetAc1(three, three.weights()).value);
}

void AgreementTest::lightSaysWhenAPairHasNone()
{
    // The first two agree on one label alone; leaving their pair out would hide just that.
    const PairTable pairs(tableOf({{0, 0, 1}, {0, 0, 0}, {0, 0, 1}}, 2));
    const LightKappa light = lightKappa(pairs, pairs.weights());
    QCOMPARE(light.pairs, 3);
    QVERIFY(!light.value && light.value.error() == Undefined::UndefinedPair);
    QVERIFY(light.ofDefined.has_value());
    // Pairs that share nothing are no pairs.
    const PairTable apart(tableOf({{0, 0, -1, -1}, {1, 1, -1, -1}, {-1, -1, 1, 1}, {-1, -1, 0, 1}, {-1, -1, 0, 0}}, 2));
    const LightKappa two = lightKappa(apart, apart.weights());
    QCOMPARE(two.pairs, 2);
    QVERIFY(two.value.has_value());
}

void AgreementTest::setsOfOneAreLabels()
{
    const Rows rows = team(60, 3, 4, 9);
    std::vector<std::vector<SetRating>> items;
    for (const std::vector<int> &row : rows) {
        std::vector<SetRating> item;
        for (size_t r = 0; r < row.size(); ++r) {
            if (row[r] >= 0)
                item.push_back({static_cast<int>(r), {row[r]}});
        }
        items.push_back(item);
    }
    const SetTable sets(3, items);
    const CountTable table(sets.ratings());
    const CountTable plain(tableOf(rows, 4));
    const double nominal = *krippendorffAlpha(plain, plain.weights(), AlphaLevel::Nominal);
    QVERIFY(std::abs(*setAlpha(sets, table, table.weights(), SetDistance::Masi) - nominal) < 1e-12);
    QVERIFY(std::abs(*setAlpha(sets, table, table.weights(), SetDistance::Jaccard) - nominal) < 1e-12);
}

void AgreementTest::tooManySets()
{
    std::vector<std::vector<SetRating>> items;
    for (int i = 0; i <= static_cast<int>(SetTable::limit); ++i)
        items.push_back({{0, {i}}, {1, {i, i + 1}}});
    const SetTable sets(2, items);
    const CountTable table(sets.ratings());
    QVERIFY(setAlpha(sets, table, table.weights(), SetDistance::Masi).error() == Undefined::TooManySets);
}

void AgreementTest::bootstrapCoversAndRepeats()
{
    const RatingTable ratings = tableOf(team(300, 3, 3, 4), 3);
    const CountTable table(ratings);
    const PairTable pairs(ratings);
    const auto run = [&](quint64 seed) {
        ItemBootstrap bootstrap(ratings.items(), {seed, 1000, 0.95});
        const int counts = bootstrap.addTable(table.rowOfItem(), table.rows());
        const int twos = bootstrap.addTable(pairs.rowOfItem(), pairs.rows());
        bootstrap.addStatistic(counts, [&](const Weights &w) { return percentAgreement(table, w); });
        bootstrap.addStatistic(counts, [&](const Weights &w) { return krippendorffAlpha(table, w, AlphaLevel::Nominal); });
        bootstrap.addStatistic(twos, [&](const Weights &w) { return lightKappa(pairs, w).value; });
        return bootstrap.run();
    };
    const auto first = run(11);
    const auto again = run(11);
    const auto other = run(12);
    QCOMPARE(first.size(), size_t(3));
    const std::vector<double> points{*percentAgreement(table, table.weights()),
                                     *krippendorffAlpha(table, table.weights(), AlphaLevel::Nominal),
                                     *lightKappa(pairs, pairs.weights()).value};
    for (size_t i = 0; i < 3; ++i) {
        QVERIFY(first[i].has_value());
        QVERIFY(first[i]->lo < points[i] && points[i] < first[i]->hi);
        QVERIFY(first[i]->lo == again[i]->lo && first[i]->hi == again[i]->hi);
        QVERIFY(first[i]->lo != other[i]->lo);
    }
    // Two raters, share p of n items: the standard error of a share is known.
    const RatingTable two = tableOf(team(400, 2, 2, 5), 2);
    const CountTable counts(two);
    const double p = *percentAgreement(counts, counts.weights());
    const double n = static_cast<double>(comparableItems(counts, counts.weights()));
    ItemBootstrap bootstrap(two.items(), {});
    bootstrap.addStatistic(bootstrap.addTable(counts.rowOfItem(), counts.rows()),
                           [&](const Weights &w) { return percentAgreement(counts, w); });
    const auto interval = bootstrap.run()[0];
    const double width = (interval->hi - interval->lo) / (2 * 1.959964);
    QVERIFY2(std::abs(width / std::sqrt(p * (1 - p) / n) - 1) < 0.15, qPrintable(QString::number(width)));
}

void AgreementTest::bootstrapKeepsImagesTogether()
{
    // Ten images of 20 equal answers each are ten observations, not 200.
    std::vector<double> values;
    std::vector<int> clusters;
    for (int image = 0; image < 10; ++image) {
        for (int i = 0; i < 20; ++i) {
            values.push_back(image < 5 ? 1 : 0);
            clusters.push_back(image);
        }
    }
    const auto together = clusterBootstrap(values, clusters, {1, 2000, 0.95});
    QVERIFY(std::abs(together->bootstrap.standardError - std::sqrt(0.25 / 10)) < 0.01);
    const auto robust = clusteredMean(values, clusters);
    QVERIFY(std::abs(*robust->standardError - std::sqrt(0.25 / 9)) < 1e-12);
    QCOMPARE(robust->clusters, 10);
    QVERIFY(clusteredMean(values, std::vector<int>(200, 0))->standardError.error() == Undefined::OneCluster);
}

void AgreementTest::bootstrapWithoutVariety()
{
    Rows rows(9, {0, 0});
    rows.push_back({1, 1});
    const CountTable table(tableOf(rows, 2));
    ItemBootstrap bootstrap(10, {});
    const int counts = bootstrap.addTable(table.rowOfItem(), table.rows());
    bootstrap.addStatistic(counts, [&](const Weights &w) { return krippendorffAlpha(table, w, AlphaLevel::Nominal); });
    bootstrap.addStatistic(counts, [&](const Weights &w) { return percentAgreement(table, w); });
    const auto results = bootstrap.run();
    QVERIFY(!results[0] && results[0].error() == Undefined::FewDraws);
    QVERIFY(results[1].has_value());
}

void AgreementTest::bootstrapStops()
{
    const CountTable table(tableOf(team(50, 2, 2, 3), 2));
    ItemBootstrap bootstrap(50, {});
    bootstrap.addStatistic(bootstrap.addTable(table.rowOfItem(), table.rows()),
                           [&](const Weights &w) { return percentAgreement(table, w); });
    const std::atomic<bool> cancel{true};
    QVERIFY(bootstrap.run(&cancel).empty());
}

void AgreementTest::randomIsTheSameEverywhere()
{
    // Reference: SplitMix64(42) filling xoshiro256**.
    Random random(42);
    QCOMPARE(random.next(), Q_UINT64_C(1546998764402558742));
    QCOMPARE(random.next(), Q_UINT64_C(6990951692964543102));
    std::vector<int> seen(6, 0);
    for (int i = 0; i < 60000; ++i)
        ++seen[random.below(6)];
    for (const int count : seen)
        QVERIFY(count > 9600 && count < 10400);
}

QTEST_GUILESS_MAIN(AgreementTest)
#include "agreementtest.moc"
