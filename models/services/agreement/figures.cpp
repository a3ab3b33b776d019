// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/agreement/figures.h"

#include "models/services/review/calibrationfigures.h"
#include "models/statistics/agreement.h"
#include "models/statistics/alpha.h"
#include "models/statistics/cohen.h"
#include "models/statistics/sets.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <functional>
#include <memory>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AgreementMeasure)
};

/// Submissions of one image.
struct Together {
    ImageId image;
    QList<const SubmittedLabels *> by;
};

QList<Together> itemsOf(const QList<SubmittedLabels> &labels)
{
    QList<Together> items;
    QHash<ImageId, qsizetype> indexes;
    for (const SubmittedLabels &one : labels) {
        const auto known = indexes.constFind(one.image);
        if (known == indexes.constEnd()) {
            indexes.insert(one.image, items.size());
            items.append({one.image, {&one}});
        } else {
            items[*known].by.append(&one);
        }
    }
    return items;
}

/// Turns labels into their positions on the dimension's full scale.
class Positions
{
public:
    explicit Positions(const Dimension &dimension) : m_dimension(dimension)
    {
        for (int i = 0; i < dimension.values.size(); ++i)
            m_indexes.insert(dimension.values.at(i).code, i);
    }

    /// Nothing where the person left the dimension open, or gave what it does not take. Labels that the preset has no more
    /// are left out.
    std::optional<LabelSet> of(const SubmittedLabels &one) const
    {
        const auto given = one.labels.constFind(m_dimension.code);
        if (given == one.labels.constEnd())
            return m_dimension.pickMany && !m_dimension.required ? std::optional(LabelSet()) : std::nullopt;
        LabelSet set;
        for (const LabelCode &label : *given) {
            if (const auto found = m_indexes.constFind(label); found != m_indexes.constEnd())
                set.push_back(*found);
        }
        std::sort(set.begin(), set.end());
        set.erase(std::unique(set.begin(), set.end()), set.end());
        if (set.empty() ? !given->isEmpty() || !m_dimension.pickMany : !m_dimension.pickMany && set.size() > 1)
            return std::nullopt;
        return set;
    }

private:
    const Dimension &m_dimension;
    QHash<LabelCode, int> m_indexes;
};

/// The tables of one dimension and what is computed from them.
class DimensionTables
{
public:
    using Compute = std::function<Measure(const Weights &)>;
    enum Table {
        Counts,
        Pairs
    };

    DimensionTables(const Dimension &dimension, const QList<Together> &items, const QHash<PersonId, int> &raters)
    {
        const Positions positions(dimension);
        const int people = static_cast<int>(raters.size());
        std::vector<std::vector<SetRating>> rows;
        rows.reserve(static_cast<size_t>(items.size()));
        for (const Together &item : items) {
            std::vector<SetRating> row;
            for (const SubmittedLabels *one : item.by) {
                if (auto set = positions.of(*one))
                    row.push_back({raters.value(one->person), std::move(*set)});
            }
            total += row.empty() ? 0 : 1;
            used += row.size() >= 2 ? 1 : 0;
            rows.push_back(std::move(row));
        }
        if (dimension.pickMany) {
            m_sets = std::make_unique<SetTable>(people, rows);
            m_counts = std::make_unique<CountTable>(m_sets->ratings());
            return;
        }
        RatingTable table(people, static_cast<int>(dimension.values.size()));
        std::vector<Rating> plain;
        for (const std::vector<SetRating> &row : rows) {
            plain.clear();
            for (const SetRating &rating : row)
                plain.push_back({rating.rater, rating.set.front()});
            table.add(plain);
        }
        m_counts = std::make_unique<CountTable>(table);
        m_pairs = std::make_unique<PairTable>(table);
        m_ordered = dimension.ordered;
    }

    const CountTable &counts() const { return *m_counts; }
    const PairTable *pairs() const { return m_pairs.get(); }

    Table tableOf(AgreementMeasure measure) const { return measure == AgreementMeasure::Cohen ? Pairs : Counts; }

    /// Empty where the measure does not apply. `draw`: for resamples of a value that is defined.
    Compute computeOf(AgreementMeasure measure, bool draw = false) const
    {
        const CountTable *counts = m_counts.get();
        const PairTable *pairs = m_pairs.get();
        const SetTable *sets = m_sets.get();
        const bool ordered = m_ordered;
        switch (measure) {
        case AgreementMeasure::Percent:
            return [counts](const Weights &w) { return percentAgreement(*counts, w); };
        case AgreementMeasure::Alpha:
            if (sets)
                return [sets, counts](const Weights &w) { return setAlpha(*sets, *counts, w, SetDistance::Jaccard); };
            return [counts, ordered](const Weights &w) {
                return krippendorffAlpha(*counts, w, ordered ? AlphaLevel::Ordinal : AlphaLevel::Nominal);
            };
        case AgreementMeasure::MasiAlpha:
            if (!sets)
                return {};
            return [sets, counts](const Weights &w) { return setAlpha(*sets, *counts, w, SetDistance::Masi); };
        case AgreementMeasure::Cohen:
            if (sets)
                return {};
            return [pairs, ordered, draw](const Weights &w) {
                const LightKappa kappa = lightKappa(*pairs, w, ordered ? KappaWeights::Quadratic : KappaWeights::Unweighted);
                return draw ? kappa.ofDefined : kappa.value;
            };
        case AgreementMeasure::Fleiss:
            if (sets)
                return {};
            return [counts](const Weights &w) { return fleissKappaGeneralised(*counts, w).value; };
        case AgreementMeasure::Ac1:
            if (sets)
                return {};
            return [counts](const Weights &w) { return gwetAc1(*counts, w).value; };
        }
        return {};
    }

    qint64 used = 0;
    qint64 total = 0;

private:
    std::unique_ptr<SetTable> m_sets;
    std::unique_ptr<CountTable> m_counts;
    std::unique_ptr<PairTable> m_pairs;
    bool m_ordered = false;
};

void addIntervals(QList<AgreementLine> &lines, const std::vector<DimensionTables> &tables, int items, const BootstrapPlan &plan,
                  const std::atomic<bool> *cancel)
{
    ItemBootstrap bootstrap(items, plan);
    std::vector<std::pair<size_t, size_t>> positions; // of each result: line, measure
    std::array<std::vector<int>, agreementMeasures> parts;
    std::array<bool, agreementMeasures> whole;
    whole.fill(true);
    for (size_t d = 0; d < tables.size(); ++d) {
        const int counts = bootstrap.addTable(tables[d].counts().rowOfItem(), tables[d].counts().rows());
        const int pairs = tables[d].pairs() ? bootstrap.addTable(tables[d].pairs()->rowOfItem(), tables[d].pairs()->rows()) : -1;
        for (size_t m = 0; m < agreementMeasures; ++m) {
            const auto measure = static_cast<AgreementMeasure>(m);
            auto compute = tables[d].computeOf(measure, true);
            if (!compute)
                continue;
            if (!lines[static_cast<qsizetype>(d)].figures[m].value) {
                whole[m] = false;
                continue;
            }
            const int table = tables[d].tableOf(measure) == DimensionTables::Pairs ? pairs : counts;
            parts[m].push_back(bootstrap.addStatistic(table, std::move(compute)));
            positions.emplace_back(d, m);
        }
    }
    for (size_t m = 0; m < agreementMeasures; ++m) {
        if (whole[m] && !parts[m].empty()) {
            bootstrap.addMean(parts[m]);
            positions.emplace_back(tables.size(), m);
        }
    }
    const std::vector<MeasuredInterval> results = bootstrap.run(cancel);
    if (results.empty() && !positions.empty()) {
        lines.clear();
        return;
    }
    for (size_t i = 0; i < positions.size(); ++i)
        lines[static_cast<qsizetype>(positions[i].first)].figures[positions[i].second].interval = results[i];
}

/// What only one of two sets holds against what only the other holds; on the diagonal what both hold.
template <typename Use>
void forEachCell(const LabelSet &a, const LabelSet &b, const Use &use)
{
    LabelSet common;
    LabelSet onlyA;
    LabelSet onlyB;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(common));
    std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(onlyA));
    std::set_difference(b.begin(), b.end(), a.begin(), a.end(), std::back_inserter(onlyB));
    for (const int label : common)
        use(label, label);
    for (const int x : onlyA) {
        for (const int y : onlyB)
            use(x, y);
    }
}

template <typename Use>
void forEachPair(const Dimension &dimension, const QList<SubmittedLabels> &labels, const Use &use)
{
    const Positions positions(dimension);
    for (const Together &item : itemsOf(labels)) {
        QList<LabelSet> sets;
        for (const SubmittedLabels *one : item.by) {
            if (auto set = positions.of(*one))
                sets.append(std::move(*set));
        }
        for (qsizetype i = 0; i < sets.size(); ++i) {
            for (qsizetype j = i + 1; j < sets.size(); ++j)
                use(item.image, sets.at(i), sets.at(j));
        }
    }
}

} // namespace

QString titleOf(AgreementMeasure measure)
{
    switch (measure) {
    case AgreementMeasure::Percent: return Tr::tr("Percent agreement");
    case AgreementMeasure::Cohen: return Tr::tr("Cohen κ");
    case AgreementMeasure::Fleiss: return Tr::tr("Fleiss κ");
    case AgreementMeasure::Alpha: return Tr::tr("Krippendorff α");
    case AgreementMeasure::Ac1: return Tr::tr("Gwet AC1");
    case AgreementMeasure::MasiAlpha: return Tr::tr("MASI α");
    }
    return {};
}

QList<AgreementLine> agreementLines(const Preset &preset, const QList<SubmittedLabels> &labels,
                                    const std::optional<BootstrapPlan> &plan, const std::atomic<bool> *cancel)
{
    const QList<Together> items = itemsOf(labels);
    QHash<PersonId, int> raters;
    for (const SubmittedLabels &one : labels) {
        if (!raters.contains(one.person))
            raters.insert(one.person, static_cast<int>(raters.size()));
    }
    QList<AgreementLine> lines;
    std::vector<DimensionTables> tables;
    tables.reserve(static_cast<size_t>(preset.dimensions.size()));
    AgreementLine all;
    std::array<double, agreementMeasures> sums{};
    std::array<int, agreementMeasures> counts{};
    std::array<bool, agreementMeasures> gaps{};
    for (const Dimension &dimension : preset.dimensions) {
        if (cancel && cancel->load())
            return {};
        tables.emplace_back(dimension, items, raters);
        AgreementLine line;
        line.dimension = dimension.code;
        line.takesSeveral = dimension.pickMany;
        line.used = tables.back().used;
        line.total = tables.back().total;
        for (size_t m = 0; m < agreementMeasures; ++m) {
            const auto measure = static_cast<AgreementMeasure>(m);
            const auto compute = tables.back().computeOf(measure);
            if (!compute) {
                line.figures[m].value = undefined(dimension.pickMany ? Undefined::TakesSeveral : Undefined::TakesOne);
                continue;
            }
            const Weights &weights = tables.back().tableOf(measure) == DimensionTables::Pairs
                                       ? tables.back().pairs()->weights()
                                       : tables.back().counts().weights();
            line.figures[m].value = compute(weights);
            if (line.figures[m].value) {
                sums[m] += *line.figures[m].value;
                ++counts[m];
            } else {
                gaps[m] = true;
            }
        }
        all.used = std::max(all.used, line.used);
        all.total = std::max(all.total, line.total);
        lines.append(line);
    }
    for (size_t m = 0; m < agreementMeasures; ++m) {
        if (all.used == 0)
            all.figures[m].value = undefined(all.total == 0 ? Undefined::NoItems : Undefined::NoPairs);
        else if (gaps[m])
            all.figures[m].value = undefined(Undefined::UndefinedPart);
        else if (counts[m] > 0)
            all.figures[m].value = sums[m] / counts[m];
        else
            all.figures[m].value = undefined(Undefined::TakesOne);
    }
    lines.append(all);
    if (plan && !items.isEmpty())
        addIntervals(lines, tables, static_cast<int>(items.size()), *plan, cancel);
    return lines;
}

QString remarkOn(const AgreementLine &line)
{
    const bool sets = line.takesSeveral;
    DimensionFigures figures;
    figures.dimension = line.dimension;
    figures.sets = sets;
    figures.images = line.used;
    figures.percent = line.figure(AgreementMeasure::Percent).value;
    figures.kappa = line.figure(AgreementMeasure::Cohen).value;
    figures.alpha = line.figure(sets ? AgreementMeasure::MasiAlpha : AgreementMeasure::Alpha).value;
    figures.ac1 = line.figure(AgreementMeasure::Ac1).value;
    // A mean of coefficients of several kinds is none itself, and hides the dimension that people do not agree on.
    if (line.dimension.isEmpty() && figures.percent && figures.alpha)
        return Tr::tr("Reliability is judged for each dimension separately. The mean of several dimensions is not a reliability "
                      "coefficient.");
    return sentenceOf(figures);
}

LabelConfusion confusionOf(const Dimension &dimension, const QList<SubmittedLabels> &labels)
{
    LabelConfusion confusion;
    for (const LabelValue &value : dimension.values)
        confusion.labels.append(value.code);
    confusion.pairs = QList<QList<qint64>>(dimension.values.size(), QList<qint64>(dimension.values.size(), 0));
    forEachPair(dimension, labels, [&](const ImageId &, const LabelSet &a, const LabelSet &b) {
        forEachCell(a, b, [&](int x, int y) {
            ++confusion.pairs[x][y];
            if (x != y)
                ++confusion.pairs[y][x];
        });
    });
    return confusion;
}

QList<ImageId> imagesInCell(const Dimension &dimension, const QList<SubmittedLabels> &labels, int row, int column)
{
    QList<ImageId> images;
    forEachPair(dimension, labels, [&](const ImageId &image, const LabelSet &a, const LabelSet &b) {
        forEachCell(a, b, [&](int x, int y) {
            const bool here = (x == row && y == column) || (x == column && y == row);
            if (here && (images.isEmpty() || images.last() != image))
                images.append(image);
        });
    });
    return images;
}

namespace {

/// Images of pairs that the condition holds for, each once.
template <typename Condition>
QList<ImageId> imagesOfPairs(const Preset &preset, const Dimension *dimension, const QList<SubmittedLabels> &labels,
                             Condition condition)
{
    QList<ImageId> images;
    QSet<ImageId> known;
    for (const Dimension &one : preset.dimensions) {
        if (dimension && one.code != dimension->code)
            continue;
        forEachPair(one, labels, [&](const ImageId &image, const LabelSet &a, const LabelSet &b) {
            if (condition(a, b) && !known.contains(image)) {
                known.insert(image);
                images.append(image);
            }
        });
    }
    return images;
}

} // namespace

QList<ImageId> imagesWithDifferences(const Preset &preset, const Dimension *dimension, const QList<SubmittedLabels> &labels)
{
    return imagesOfPairs(preset, dimension, labels, [](const LabelSet &a, const LabelSet &b) { return a != b; });
}

QList<ImageId> imagesCompared(const Preset &preset, const Dimension *dimension, const QList<SubmittedLabels> &labels)
{
    return imagesOfPairs(preset, dimension, labels, [](const LabelSet &, const LabelSet &) { return true; });
}

} // namespace yuyi
