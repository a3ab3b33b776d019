// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/review/calibrationfigures.h"

#include "models/statistics/agreement.h"
#include "models/statistics/alpha.h"
#include "models/statistics/cohen.h"
#include "models/statistics/sets.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <limits>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CalibrationFigures)
};

int positionOf(const Dimension &dimension, const LabelCode &label)
{
    for (int i = 0; i < dimension.values.size(); ++i) {
        if (dimension.values.at(i).code == label)
            return i;
    }
    return -1;
}

/// Positions of the labels a person gave, ascending; labels the preset does not have (any more) are left out.
LabelSet positionsOf(const Dimension &dimension, const Labels &labels)
{
    LabelSet set;
    const QList<LabelCode> given = labels.value(dimension.code);
    for (const LabelCode &label : given) {
        if (const int position = positionOf(dimension, label); position >= 0)
            set.push_back(position);
    }
    std::sort(set.begin(), set.end());
    set.erase(std::unique(set.begin(), set.end()), set.end());
    return set;
}

class Confusion
{
public:
    explicit Confusion(const Dimension &dimension) : m_dimension(dimension) {}

    /// What only one of the two gave stands against what only the other gave.
    void add(const LabelSet &a, const LabelSet &b)
    {
        LabelSet onlyA;
        LabelSet onlyB;
        std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(onlyA));
        std::set_difference(b.begin(), b.end(), a.begin(), a.end(), std::back_inserter(onlyB));
        for (const int x : onlyA) {
            for (const int y : onlyB)
                ++m_counts[{std::min(x, y), std::max(x, y)}];
        }
    }

    QList<ConfusedPair> result() const
    {
        QList<ConfusedPair> pairs;
        for (auto it = m_counts.cbegin(); it != m_counts.cend(); ++it) {
            pairs.append({m_dimension.values.at(it.key().first).code, m_dimension.values.at(it.key().second).code,
                          it.value()});
        }
        std::stable_sort(pairs.begin(), pairs.end(),
                         [](const ConfusedPair &a, const ConfusedPair &b) { return a.pairs > b.pairs; });
        return pairs;
    }

private:
    const Dimension &m_dimension;
    QMap<QPair<int, int>, qint64> m_counts;
};

DimensionFigures figuresOf(const Dimension &dimension, const QList<ImageId> &images, const QList<PersonId> &people,
                           const LabelsOf &labels)
{
    DimensionFigures figures;
    figures.dimension = dimension.code;
    figures.sets = dimension.pickMany;
    const int raters = static_cast<int>(people.size());
    RatingTable single(raters, static_cast<int>(dimension.values.size()));
    std::vector<std::vector<SetRating>> several;
    Confusion confusion(dimension);
    for (const ImageId &image : images) {
        std::vector<SetRating> ratings;
        for (int rater = 0; rater < raters; ++rater) {
            const auto given = labels.constFind(HandedIn{image, people.at(rater)});
            if (given == labels.constEnd())
                continue;
            LabelSet set = positionsOf(dimension, *given);
            if (!dimension.pickMany && set.size() != 1)
                continue;
            ratings.push_back({rater, std::move(set)});
        }
        for (size_t i = 0; i < ratings.size(); ++i) {
            for (size_t j = i + 1; j < ratings.size(); ++j)
                confusion.add(ratings[i].set, ratings[j].set);
        }
        figures.images += ratings.size() >= 2 ? 1 : 0;
        if (!dimension.pickMany) {
            std::vector<Rating> plain;
            plain.reserve(ratings.size());
            for (const SetRating &rating : ratings)
                plain.push_back({rating.rater, rating.set.front()});
            single.add(plain);
        }
        several.push_back(std::move(ratings));
    }
    figures.confused = confusion.result();
    if (dimension.pickMany) {
        const SetTable sets(raters, several);
        const CountTable table(sets.ratings());
        figures.percent = percentAgreement(table, table.weights());
        figures.alpha = setAlpha(sets, table, table.weights(), SetDistance::Masi);
        return figures;
    }
    const CountTable table(single);
    const PairTable pairs(single);
    figures.percent = percentAgreement(table, table.weights());
    figures.kappa = lightKappa(pairs, pairs.weights(),
                               dimension.ordered ? KappaWeights::Quadratic : KappaWeights::Unweighted)
                        .value;
    figures.alpha = krippendorffAlpha(table, table.weights(),
                                      dimension.ordered ? AlphaLevel::Ordinal : AlphaLevel::Nominal);
    figures.ac1 = gwetAc1(table, table.weights()).value;
    return figures;
}

/// Thousandths of α from which conclusions are reliable, and from which they are tentative (Krippendorff 2004, Content Analysis,
/// 2nd ed., p. 241). What is judged is the figure as it is written, so that the two cannot contradict each other.
constexpr int reliableFrom = 800;
constexpr int tentativeFrom = 667;

QString verdictOn(const DimensionFigures &figures)
{
    const QString name = figures.sets ? Tr::tr("MASI α") : Tr::tr("α");
    const auto thousandths = static_cast<int>(std::lround(*figures.alpha * 1000));
    const QString value = QLocale().toString(thousandths / 1000.0, 'f', 3);
    const QString images = QLocale().toString(figures.images);
    if (thousandths < 0) {
        return Tr::tr("%1 = %2, n = %3: not reliable. People agree less often than by chance. They may understand the dimension in "
                      "opposite ways. Discuss its meaning.")
            .arg(name, value, images);
    }
    if (thousandths < tentativeFrom)
        return Tr::tr("%1 = %2, n = %3: not reliable (below .667, Krippendorff 2004). Discuss the differences.").arg(name, value, images);
    if (thousandths < reliableFrom)
        return Tr::tr("%1 = %2, n = %3: tentative conclusions only (.667 to below .800, Krippendorff 2004).").arg(name, value, images);
    return Tr::tr("%1 = %2, n = %3: reliable (.800 or more, Krippendorff 2004).").arg(name, value, images);
}

} // namespace

QList<DimensionFigures> agreementOn(const Preset &preset, const QList<ImageId> &images, const QList<PersonId> &people,
                                    const LabelsOf &labels)
{
    QList<DimensionFigures> all;
    // Figures need places of labels, which those of an open dimension have among what was typed alone.
    const QList<Dimension> dimensions =
        withValuesOf(preset, labels.values(), std::numeric_limits<qsizetype>::max()).imageDimensions();
    for (const Dimension &dimension : dimensions)
        all.append(figuresOf(dimension, images, people, labels));
    return all;
}

QString sentenceOf(const DimensionFigures &figures)
{
    if (!figures.percent)
        return sentenceOf(figures.percent.error());
    if (*figures.percent >= 1 && !figures.alpha)
        return Tr::tr("Everybody chose the same label for every image, so κ and α cannot be computed.");
    if (*figures.percent >= 1)
        return Tr::tr("All agree on every image.");
    if (!figures.alpha)
        return sentenceOf(figures.alpha.error());
    if (!figures.sets && !figures.kappa)
        return sentenceOf(figures.kappa.error());
    if (!figures.sets && figures.ac1 && *figures.percent >= 0.8 && *figures.alpha < 0.4 && *figures.ac1 >= 0.6) {
        return Tr::tr("One label was chosen almost every time, so κ and α are low although people agree. Use percent "
                      "agreement and AC1.");
    }
    return verdictOn(figures);
}

} // namespace yuyi
