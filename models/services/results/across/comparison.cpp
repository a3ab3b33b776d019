// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/across/comparison.h"

#include "models/services/rules/practicemarks.h"
#include "models/statistics/proportions.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AcrossComparison)
};

/// Whoever sees no picture is asked something else, even under the same configuration.
QString keyOf(const QString &model, const QString &configuration, bool textOnly)
{
    return QStringList{model.simplified().toCaseFolded(), configuration, QString::number(textOnly ? 1 : 0)}.join(u'\n');
}

QString modelOf(const SideRow &row)
{
    return row.textOnly ? Tr::tr("%1 (text only)").arg(row.title) : row.title;
}

QString titleOf(const SideRow &row)
{
    return row.configurationTitle.isEmpty() ? modelOf(row)
                                            : Tr::tr("%1, %2", "model, configuration").arg(modelOf(row), row.configurationTitle);
}

/// The newest run of each model and configuration; the others are only counted.
struct Runs {
    QList<const SideRow *> list;
    QHash<QString, const SideRow *> byKey;
    int older = 0;
};

/// `configuration`: only its runs; empty: all.
Runs runsOf(const ResultsSide &side, const QString &configuration)
{
    Runs runs;
    for (const SideRow &row : side.rows) {
        if (row.kind != RowKind::Model || row.cells.value(0).blank() || (!configuration.isEmpty() && row.configuration != configuration))
            continue;
        const QString key = keyOf(row.model, row.configuration, row.textOnly);
        if (runs.byKey.contains(key)) {
            ++runs.older;
            continue;
        }
        runs.byKey.insert(key, &row);
        runs.list.append(&row);
    }
    return runs;
}

/// A part with its columns on both sides.
struct Place {
    AcrossPart part;
    qsizetype first = 0;
    qsizetype second = 0;
};

QList<Place> placesOf(const ResultsSide &first, const ResultsSide &second, const QList<DimensionCode> &dimensions)
{
    QList<Place> places{{{Tr::tr("All questions"), {}, {}, {}}, 0, 0}};
    for (const DimensionCode &dimension : dimensions) {
        for (qsizetype i = 1; i < first.columns.size(); ++i) {
            const ResultsColumn &column = first.columns.at(i);
            if (column.dimension != dimension)
                continue;
            for (qsizetype j = 1; j < second.columns.size(); ++j) {
                const ResultsColumn &other = second.columns.at(j);
                if (other.dimension == dimension && other.label == column.label) {
                    places.append({{column.title, column.group, dimension, column.label}, i, j});
                    break;
                }
            }
        }
    }
    return places;
}

/// @brief Cov(p₁, p₂) / (SE₁ SE₂): the n of both cancel out, and questions of one side alone have no part in the covariance.
double correlationOf(const QList<CountedQuestion> &first, const QList<CountedQuestion> &second, const Place &place, int &shared)
{
    const auto within = [](const QList<CountedQuestion> &questions, qsizetype column) {
        QList<const CountedQuestion *> list;
        for (const CountedQuestion &question : questions) {
            if (question.columns.contains(column))
                list.append(&question);
        }
        return list;
    };
    const auto meanOf = [](const QList<const CountedQuestion *> &list) {
        double sum = 0;
        for (const CountedQuestion *question : list)
            sum += question->score;
        return list.isEmpty() ? 0.0 : sum / static_cast<double>(list.size());
    };
    const auto squaresOf = [](const QList<const CountedQuestion *> &list, double mean) {
        double sum = 0;
        for (const CountedQuestion *question : list)
            sum += (question->score - mean) * (question->score - mean);
        return sum;
    };
    const QList<const CountedQuestion *> one = within(first, place.first);
    const QList<const CountedQuestion *> other = within(second, place.second);
    const double oneMean = meanOf(one);
    const double otherMean = meanOf(other);
    QMultiHash<QByteArray, const CountedQuestion *> known;
    for (const CountedQuestion *question : other) {
        if (!question->content.isEmpty())
            known.insert(question->content, question);
    }
    double products = 0;
    shared = 0;
    for (const CountedQuestion *question : one) {
        // Each finds one partner, even if a project holds a question twice.
        const auto found = known.find(question->content);
        if (found == known.end())
            continue;
        ++shared;
        products += (question->score - oneMean) * ((*found)->score - otherMean);
        known.erase(found);
    }
    const double squares = squaresOf(one, oneMean) * squaresOf(other, otherMean);
    return squares > 0 ? products / std::sqrt(squares) : 0.0;
}

ResultsCell cellAt(const SideRow *row, qsizetype column)
{
    return row != nullptr ? row->cells.value(column) : ResultsCell();
}

AcrossFigure figureOf(const SideRow *first, const SideRow *second, const Place &place)
{
    AcrossFigure figure;
    figure.first = cellAt(first, place.first);
    figure.second = cellAt(second, place.second);
    if (figure.first.blank() || figure.second.blank())
        return figure;
    figure.difference = figure.first.share - figure.second.share;
    const RowKind kind = first->kind;
    if (kind == RowKind::Model)
        figure.correlation = correlationOf(first->questions, second->questions, place, figure.shared);
    // The best of some people is no sample, and chance is not measured.
    if (kind != RowKind::Model && kind != RowKind::HumanAverage)
        return figure;
    if (figure.first.interval && figure.second.interval) {
        figure.interval = differenceInterval({figure.first.share, *figure.first.interval}, {figure.second.share, *figure.second.interval},
                                             figure.correlation);
        figure.interval->lo = std::max(-1.0, figure.interval->lo);
        figure.interval->hi = std::min(1.0, figure.interval->hi);
    } else if (kind == RowKind::HumanAverage) {
        figure.interval = undefined(Undefined::FewPeople);
    }
    return figure;
}

std::optional<double> gapOf(const ResultsCell &people, const ResultsCell &model)
{
    return people.blank() || model.blank() ? std::nullopt : std::optional(people.share - model.share);
}

QString kindTitle(RowKind kind)
{
    switch (kind) {
    case RowKind::HumanAverage: return Tr::tr("Human average");
    case RowKind::HumanBest: return Tr::tr("Human best");
    default: return Tr::tr("Chance");
    }
}

class Comparing
{
public:
    Comparing(const ResultsSide &first, const ResultsSide &second, const AcrossQuery &query)
        : m_first(first), m_second(second), m_places(placesOf(first, second, query.dimensions))
    {
        m_made.query = query;
        m_made.scorer = first.scorer;
        m_made.metric = first.metric;
        m_made.firstTitle = first.title;
        m_made.secondTitle = second.title;
        for (const Place &place : std::as_const(m_places))
            m_made.parts.append(place.part);
    }

    AcrossComparison run()
    {
        addModels();
        dropEmptyParts();
        for (const RowKind kind : {RowKind::HumanAverage, RowKind::HumanBest, RowKind::Chance}) {
            const SideRow *one = m_first.row(kind);
            const SideRow *other = m_second.row(kind);
            if (one != nullptr || other != nullptr)
                add(one, other, kind);
        }
        for (const AcrossRow &row : std::as_const(m_made.rows))
            m_made.practice = m_made.practice || row.practice;
        m_made.mayLeave = practiceMayLeave(m_made.practice, m_first.withPractice).has_value();
        addNotes();
        return m_made;
    }

private:
    void addModels();
    void dropEmptyParts();
    void add(const SideRow *one, const SideRow *other, RowKind kind);
    void addNotes();
    void addSampleNotes();

    const ResultsSide &m_first;
    const ResultsSide &m_second;
    QList<Place> m_places;
    AcrossComparison m_made;
    int m_older = 0;
    QStringList m_warnings;
};

void Comparing::addModels()
{
    const AcrossQuery &query = m_made.query;
    const QString wanted = query.secondConfiguration.isEmpty() ? query.firstConfiguration : query.secondConfiguration;
    const Runs runs = runsOf(m_first, query.firstConfiguration);
    const Runs others = runsOf(m_second, wanted);
    m_older = runs.older + others.older;
    QList<const SideRow *> sorted = runs.list;
    std::stable_sort(sorted.begin(), sorted.end(), [](const SideRow *a, const SideRow *b) {
        const ResultsCell one = a->cells.value(0);
        const ResultsCell other = b->cells.value(0);
        // A part of the set is no better for being higher.
        return (one.missing > 0) != (other.missing > 0) ? other.missing > 0 : one.share > other.share;
    });
    const auto partnerOf = [&](const SideRow &one) {
        const QString configuration = query.secondConfiguration.isEmpty() ? one.configuration : query.secondConfiguration;
        const SideRow *same = others.byKey.value(keyOf(one.model, configuration, one.textOnly));
        // Configurations that a person chose may differ in just that.
        return same != nullptr || configuration == one.configuration ? same
                                                                     : others.byKey.value(keyOf(one.model, configuration, !one.textOnly));
    };
    QSet<const SideRow *> met;
    for (const SideRow *one : std::as_const(sorted)) {
        const SideRow *other = partnerOf(*one);
        if (other == nullptr) {
            m_made.firstAlone.append({one->model, one->configuration, titleOf(*one)});
            continue;
        }
        met.insert(other);
        add(one, other, RowKind::Model);
    }
    for (const SideRow *other : std::as_const(others.list)) {
        if (!met.contains(other))
            m_made.secondAlone.append({other->model, other->configuration, titleOf(*other)});
    }
}

/// Labels without a question of any pair are not worth a place.
void Comparing::dropEmptyParts()
{
    for (qsizetype i = m_places.size() - 1; i > 0; --i) {
        const bool any = std::any_of(m_made.rows.begin(), m_made.rows.end(), [i](const AcrossRow &row) {
            return row.figures.at(i).difference.has_value();
        });
        if (any)
            continue;
        m_places.removeAt(i);
        m_made.parts.removeAt(i);
        for (AcrossRow &row : m_made.rows)
            row.figures.removeAt(i);
    }
}

void Comparing::add(const SideRow *one, const SideRow *other, RowKind kind)
{
    AcrossRow row;
    row.kind = kind;
    row.title = kind == RowKind::Model ? one->title : kindTitle(kind);
    if (kind == RowKind::Model) {
        if (other->textOnly == one->textOnly)
            row.title = modelOf(*one);
        row.model = one->model;
        row.firstConfiguration = one->configuration;
        row.secondConfiguration = other->configuration;
        row.firstConfigurationTitle = one->configurationTitle;
        // A file knows codes alone.
        const bool same = one->configuration == other->configuration;
        row.secondConfigurationTitle = same && m_second.fromFile ? one->configurationTitle : other->configurationTitle;
        row.practice = one->practice || other->practice;
        row.incomplete = !one->warning.isEmpty() || !other->warning.isEmpty();
        row.first = one->run;
        row.second = other->run;
        for (const SideRow *side : {one, other}) {
            const QString letter = side == one ? Tr::tr("A", "the first of two projects") : Tr::tr("B", "the second of two projects");
            if (!side->warning.isEmpty())
                m_warnings.append(Tr::tr("%1, %2: %3", "A or B, model, why its run is incomplete")
                                      .arg(letter, titleOf(*side), side->warning));
            if (side->detail.isEmpty() || one->detail == other->detail)
                continue;
            // A file names the endpoint and the time, too, where runs look alike, and in the language of its writer.
            const bool file = (m_first.fromFile && !one->detail.isEmpty()) || (m_second.fromFile && !other->detail.isEmpty());
            m_warnings.append((file ? Tr::tr("%1, %2: %3. Check that the other side was asked in the same way.",
                                             "A or B, model, how it was asked")
                                    : Tr::tr("%1, %2: asked differently from the other project (%3).", "A or B, model, how it was asked"))
                                  .arg(letter, titleOf(*side), side->detail));
        }
    }
    const SideRow *people = m_first.row(RowKind::HumanAverage);
    const SideRow *otherPeople = m_second.row(RowKind::HumanAverage);
    for (const Place &place : std::as_const(m_places)) {
        AcrossFigure figure = figureOf(one, other, place);
        if (kind == RowKind::Model) {
            figure.firstGap = gapOf(cellAt(people, place.first), figure.first);
            figure.secondGap = gapOf(cellAt(otherPeople, place.second), figure.second);
        }
        row.figures.append(figure);
    }
    m_made.rows.append(row);
}

void Comparing::addSampleNotes()
{
    int pairs = 0;
    int paired = 0;
    int overlapping = 0;
    for (const AcrossRow &row : std::as_const(m_made.rows)) {
        if (row.kind != RowKind::Model)
            continue;
        ++pairs;
        paired += row.figures.constFirst().isPaired() ? 1 : 0;
        overlapping += row.figures.constFirst().shared > 0 ? 1 : 0;
    }
    if (pairs == 0)
        return;
    if (m_first.fromFile || m_second.fromFile) {
        m_made.notes.append(Tr::tr("A file of results does not say which questions were asked, so the two are treated as independent "
                                   "samples. If they hold the same questions, the intervals of the differences are too wide."));
    } else if (paired == pairs) {
        m_made.notes.append(Tr::tr(
            "Both projects ask the same questions, so the intervals of the differences are those of paired samples."));
    } else if (overlapping > 0) {
        m_made.notes.append(
            Tr::tr("The two projects have some questions in common. The intervals of the differences take this into account: the shared "
                   "questions are paired, and the others are independent."));
    } else {
        m_made.notes.append(Tr::tr("The two projects have no question in common, so the two accuracies are independent samples."));
    }
    m_made.notes.append(Tr::tr("Differences are A minus B, in percentage points, with 95 % intervals by Newcombe’s method from the "
                               "intervals of both accuracies. That of the human averages treats the people of the two studies as "
                               "different people. Nothing is corrected for the number of models."));
}

void Comparing::addNotes()
{
    const AcrossQuery &query = m_made.query;
    const QString scorer = yuyi::titleOf(m_made.scorer);
    if (!m_made.metric.isEmpty())
        m_made.notes.append(Tr::tr("Both count images by the metric “%1”; n counts images.").arg(m_first.metricTitle));
    if (query.secondConfiguration.isEmpty() || query.secondConfiguration == query.firstConfiguration) {
        m_made.notes.append(
            Tr::tr(
                "Runs are matched by model name (regardless of case) and configuration; scorer of both: %1.")
                .arg(scorer));
    } else {
        m_made.notes.append(Tr::tr("Runs are matched by model name (regardless of case) only; B has another configuration than A, as "
                                   "chosen. Scorer of both: %1.")
                                .arg(scorer));
    }
    if (m_older > 0)
        m_made.notes.append(Tr::tr(
            "%n older run(s) of the same model and configuration are not shown: only the newest counts.",
            nullptr, m_older));
    addSampleNotes();
    const SideRow *people = m_first.row(RowKind::HumanAverage);
    const SideRow *others = m_second.row(RowKind::HumanAverage);
    if (people != nullptr && !people->detail.isEmpty())
        m_made.notes.append(Tr::tr("People of A: study “%1”.").arg(people->detail));
    if (others != nullptr && !others->detail.isEmpty())
        m_made.notes.append(Tr::tr("People of B: study “%1”.").arg(others->detail));
    if (people != nullptr || others != nullptr)
        m_made.notes.append(Tr::tr("Gap: human average minus model, in percentage points."));
    const bool overruled = std::any_of(m_made.rows.begin(), m_made.rows.end(), [](const AcrossRow &row) {
        return std::any_of(row.figures.begin(), row.figures.end(), [](const AcrossFigure &figure) {
            return (!figure.first.blank() && figure.first.overruled > 0) || (!figure.second.blank() && figure.second.overruled > 0);
        });
    });
    if (overruled)
        m_made.notes.append(Tr::tr("* This figure includes a person's scoring."));
    m_made.notes += m_warnings;
    if (m_made.practice)
        m_made.notes.append(practiceNote());
}

} // namespace

QString AcrossComparison::sideTitle(bool second) const
{
    return second ? Tr::tr("B: %1", "the second of two projects").arg(secondTitle)
                  : Tr::tr("A: %1", "the first of two projects").arg(firstTitle);
}

bool AcrossComparison::hasModels() const
{
    return std::any_of(rows.begin(), rows.end(), [](const AcrossRow &row) { return row.kind == RowKind::Model; });
}

AcrossComparison compareAcross(const ResultsSide &first, const ResultsSide &second, const AcrossQuery &query)
{
    return Comparing(first, second, query).run();
}

QList<DimensionCode> sharedDimensions(const ResultsSide &first, const ResultsSide &second)
{
    QList<DimensionCode> shared;
    for (const ResultsColumn &column : first.columns) {
        if (column.dimension.isEmpty() || shared.contains(column.dimension))
            continue;
        const bool both = std::any_of(second.columns.begin(), second.columns.end(), [&](const ResultsColumn &other) {
            return other.dimension == column.dimension && other.label == column.label;
        });
        if (both)
            shared.append(column.dimension);
    }
    return shared;
}

QList<std::pair<QString, QString>> configurationsOf(const ResultsSide &side)
{
    QList<std::pair<QString, QString>> list;
    QSet<QString> seen;
    for (const SideRow &row : side.rows) {
        if (row.kind != RowKind::Model || seen.contains(row.configuration))
            continue;
        seen.insert(row.configuration);
        list.append({row.configuration, row.configurationTitle});
    }
    return list;
}

} // namespace yuyi
