// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/analysis/figures.h"

#include "models/statistics/agreement.h"
#include "models/statistics/alpha.h"
#include "models/statistics/chance.h"
#include "models/statistics/resampling.h"

#include <algorithm>

namespace yuyi {

namespace {

/// A main trial that is in the figures.
struct CountedAnswer {
    int person = 0;
    int item = 0; ///< place in StudyData::items
    AnswerState state = AnswerState::WithoutOption;
    GivenAnswer chosen; ///< in the author's order, or what was written
    qint64 milliseconds = -1;
};

TimeFigures timesOf(std::vector<double> times)
{
    TimeFigures figures;
    figures.n = static_cast<int>(times.size());
    if (times.empty())
        return figures;
    std::sort(times.begin(), times.end());
    figures.lower = quantileOfSorted(times, 0.25);
    figures.median = quantileOfSorted(times, 0.5);
    figures.upper = quantileOfSorted(times, 0.75);
    figures.least = times.front();
    figures.most = times.back();
    return figures;
}

double guessing(const StudiedItem &item)
{
    return chanceOf(item.options.size(), item.takesSeveral);
}

/// P of so many right by guessing among the options of each item.
Measure guessed(const std::vector<double> &chances, qint64 right)
{
    if (chances.empty())
        return undefined(Undefined::NoObservations);
    return binomialUpper(chances, right);
}

/// Computes the figures of one pass over a study.
class Pass
{
public:
    Pass(const StudyData &data, bool byRules) : m_data(data)
    {
        m_figures.byRules = byRules;
        for (int i = 0; i < data.items.size(); ++i)
            m_indexes.insert(data.items.at(i).study.item.question, i);
    }

    StudyFigures figures()
    {
        for (int index = 0; index < m_data.people.size(); ++index)
            addPerson(index);
        chooseEnds();
        std::vector<size_t> every(m_answers.size());
        for (size_t i = 0; i < every.size(); ++i)
            every[i] = i;
        m_figures.overall = over(every);
        addCategories();
        addItems();
        addAgreement();
        addFlags();
        return m_figures;
    }

private:
    void addPerson(int index)
    {
        const StudiedPerson &person = m_data.people.at(index);
        PersonFigures figures;
        figures.index = index;
        figures.reasons = exclusionOf(m_data, person);
        std::vector<CountedAnswer> mine;
        std::vector<double> times;
        std::vector<double> chances;
        for (const Trial &trial : person.trials) {
            const int item = m_indexes.value(trial.question, -1);
            if (item < 0)
                continue;
            const AnswerState state = stateOf(trial, m_data.items.at(item));
            if (trial.part == StudyPart::Gold && state != AnswerState::Unanswered) {
                ++figures.goldAnswered;
                figures.goldRight += state == AnswerState::Right ? 1 : 0;
            }
            if (trial.part != StudyPart::Main)
                continue;
            ++figures.planned;
            if (state == AnswerState::Unanswered) {
                ++figures.unanswered;
                continue;
            }
            // Answers with a flag are counted, however often it was set.
            const QSet<TrialFlag> flags(trial.flags.begin(), trial.flags.end());
            for (const TrialFlag flag : flags)
                ++figures.flags[flag];
            figures.flagged += isDisturbed(trial) ? 1 : 0;
            figures.changes += trial.changes;
            if (m_figures.byRules && isLeftOut(m_data.study.exclusion, trial)) {
                ++figures.leftOut;
                continue;
            }
            ++figures.n;
            figures.right += state == AnswerState::Right ? 1 : 0;
            figures.wrong += state == AnswerState::Wrong ? 1 : 0;
            figures.withoutOption += state == AnswerState::WithoutOption ? 1 : 0;
            CountedAnswer answer;
            answer.person = index;
            answer.item = item;
            answer.state = state;
            if (state != AnswerState::WithoutOption) {
                answer.chosen = m_data.items.at(item).given(trial.answer);
                answer.milliseconds = trial.milliseconds;
            }
            if (answer.milliseconds >= 0)
                times.push_back(static_cast<double>(answer.milliseconds));
            chances.push_back(guessing(m_data.items.at(item)));
            mine.push_back(answer);
        }
        if (figures.n > 0) {
            figures.accuracy = static_cast<double>(figures.right) / figures.n;
            if (const auto proportion = wilson(figures.right, figures.n))
                figures.interval = proportion->interval;
            figures.againstChance = guessed(chances, figures.right);
        }
        if (figures.goldAnswered > 0)
            figures.goldShare = static_cast<double>(figures.goldRight) / figures.goldAnswered;
        figures.times = timesOf(std::move(times));
        const bool leftOut = m_figures.byRules && !figures.reasons.isEmpty();
        figures.counted = figures.n > 0 && !leftOut;
        m_figures.leftOutPeople += leftOut ? 1 : 0;
        if (figures.counted) {
            ++m_figures.countedPeople;
            m_figures.leftOutAnswers += figures.leftOut;
            m_figures.unanswered += figures.unanswered;
            m_answers.insert(m_answers.end(), mine.begin(), mine.end());
        }
        m_figures.people.append(figures);
    }

    /// The best and the worst: of equal rates who answered more, then who came first.
    void chooseEnds()
    {
        const auto compare = [](const PersonFigures &a, const PersonFigures &b) {
            const qint64 mine = static_cast<qint64>(a.right) * b.n;
            const qint64 other = static_cast<qint64>(b.right) * a.n;
            return mine < other ? -1 : mine > other ? 1
                                                    : 0;
        };
        for (const PersonFigures &person : std::as_const(m_figures.people)) {
            if (!person.counted)
                continue;
            for (int *const end : {&m_figures.best, &m_figures.worst}) {
                if (*end < 0) {
                    *end = person.index;
                    continue;
                }
                const PersonFigures &held = m_figures.people.at(*end);
                const int sign = compare(person, held) * (end == &m_figures.best ? 1 : -1);
                if (sign > 0 || (sign == 0 && person.n > held.n))
                    *end = person.index;
            }
        }
        if (m_figures.countedPeople < 3)
            return;
        // Where all are alike the two ends would be one person.
        int lowest = m_figures.worst;
        if (lowest == m_figures.best) {
            for (const PersonFigures &person : std::as_const(m_figures.people)) {
                if (person.counted && person.index != m_figures.best)
                    lowest = person.index;
            }
        }
        m_figures.dropped = {m_figures.best, lowest};
    }

    PeopleFigures over(const std::vector<size_t> &part) const
    {
        PeopleFigures figures;
        QMap<int, Score> scores;
        std::vector<double> values;
        std::vector<int> clusters;
        std::vector<double> chances;
        std::vector<double> times, timesRight, timesWrong;
        QSet<int> items;
        double expected = 0;
        for (const size_t index : part) {
            const CountedAnswer &answer = m_answers[index];
            const bool right = answer.state == AnswerState::Right;
            ++figures.answers;
            figures.right += right ? 1 : 0;
            figures.withoutOption += answer.state == AnswerState::WithoutOption ? 1 : 0;
            Score &score = scores[answer.person];
            ++score.answered;
            score.right += right ? 1 : 0;
            values.push_back(right ? 1 : 0);
            clusters.push_back(answer.item);
            items.insert(answer.item);
            chances.push_back(guessing(m_data.items.at(answer.item)));
            expected += chances.back();
            if (answer.milliseconds < 0)
                continue;
            times.push_back(static_cast<double>(answer.milliseconds));
            (right ? timesRight : timesWrong).push_back(times.back());
        }
        figures.items = static_cast<int>(items.size());
        std::vector<double> rates;
        std::vector<double> inner;
        for (auto score = scores.constBegin(); score != scores.constEnd(); ++score) {
            const double rate = static_cast<double>(score->right) / static_cast<double>(score->answered);
            rates.push_back(rate);
            if (!m_figures.dropped.contains(score.key()))
                inner.push_back(rate);
        }
        if (m_figures.dropped.isEmpty())
            inner.clear();
        figures.people = meanOfShares(rates);
        figures.trimmed = meanOfShares(inner);
        figures.pooled = peopleRates(std::vector<Score>(scores.begin(), scores.end())).pooled;
        if (const auto mean = clusteredMean(values, numbered(clusters)); mean && mean->interval)
            figures.pooledInterval = Interval{std::max(0.0, mean->interval->lo), std::min(1.0, mean->interval->hi)};
        else
            figures.pooledInterval = undefined(mean ? mean->interval.error() : mean.error());
        if (!chances.empty())
            figures.chance = expected / static_cast<double>(chances.size());
        figures.againstChance = guessed(chances, figures.right);
        figures.times = timesOf(std::move(times));
        figures.timesRight = timesOf(std::move(timesRight));
        figures.timesWrong = timesOf(std::move(timesWrong));
        return figures;
    }

    /// Numbers from 0 in the order of their first place.
    static std::vector<int> numbered(std::vector<int> clusters)
    {
        QHash<int, int> numbers;
        for (int &cluster : clusters) {
            if (!numbers.contains(cluster))
                numbers.insert(cluster, static_cast<int>(numbers.size()));
            cluster = numbers.value(cluster);
        }
        return clusters;
    }

    std::vector<size_t> answersWith(const DimensionCode &dimension, const LabelCode &label) const
    {
        std::vector<size_t> part;
        for (size_t i = 0; i < m_answers.size(); ++i) {
            if (m_data.items.at(m_answers[i].item).study.item.labels.value(dimension).contains(label))
                part.push_back(i);
        }
        return part;
    }

    void addCategories()
    {
        for (const Dimension &dimension : m_data.preset.dimensions) {
            std::vector<std::vector<size_t>> parts;
            QList<LabelCode> labels;
            for (const LabelValue &value : dimension.values) {
                const std::vector<size_t> part = answersWith(dimension.code, value.code);
                m_figures.categories.append({dimension.code, value.code, over(part)});
                if (!part.empty()) {
                    parts.push_back(part);
                    labels.append(value.code);
                }
            }
            for (const bool byTime : {false, true})
                m_figures.rankings.append(ranking(dimension.code, labels, parts, byTime));
        }
    }

    StudyRanking ranking(const DimensionCode &dimension, const QList<LabelCode> &labels,
                         const std::vector<std::vector<size_t>> &parts, bool byTime) const
    {
        StudyRanking ranking;
        ranking.dimension = dimension;
        ranking.byTime = byTime;
        ranking.labels = labels;
        // What each person answered of each part, in one pass over the answers.
        struct Own {
            Score score;
            std::vector<double> times;
        };
        std::vector<std::vector<Own>> people(static_cast<size_t>(m_figures.people.size()), std::vector<Own>(parts.size()));
        for (size_t part = 0; part < parts.size(); ++part) {
            for (const size_t index : parts[part]) {
                const CountedAnswer &answer = m_answers[index];
                Own &own = people[static_cast<size_t>(answer.person)][part];
                ++own.score.answered;
                own.score.right += answer.state == AnswerState::Right ? 1 : 0;
                if (byTime && answer.milliseconds >= 0)
                    own.times.push_back(static_cast<double>(answer.milliseconds));
            }
        }
        std::vector<std::vector<double>> table;
        for (const PersonFigures &person : m_figures.people) {
            if (!person.counted)
                continue;
            std::vector<double> row;
            for (const Own &own : people[static_cast<size_t>(person.index)]) {
                const Measure median = byTime ? quantile(own.times, 0.5) : Measure(undefined(Undefined::NoObservations));
                if (byTime && median)
                    row.push_back(*median);
                else if (!byTime && own.score.answered > 0)
                    row.push_back(static_cast<double>(own.score.right) / static_cast<double>(own.score.answered));
            }
            if (row.size() == parts.size())
                table.push_back(row);
            else
                ++ranking.left;
        }
        ranking.people = static_cast<int>(table.size());
        ranking.concordance = kendallW(table);
        return ranking;
    }

    void addItems()
    {
        QHash<int, int> rows;
        for (int i = 0; i < m_data.items.size(); ++i) {
            if (m_data.items.at(i).study.part != StudyPart::Main)
                continue;
            StudyItemFigures figures;
            figures.index = i;
            figures.chosen.fill(0, m_data.items.at(i).options.size());
            rows.insert(i, static_cast<int>(m_figures.items.size()));
            m_figures.items.append(figures);
        }
        std::vector<std::vector<double>> times(static_cast<size_t>(m_figures.items.size()));
        for (const CountedAnswer &answer : m_answers) {
            const auto row = rows.constFind(answer.item);
            if (row == rows.constEnd())
                continue;
            StudyItemFigures &figures = m_figures.items[*row];
            ++figures.n;
            figures.right += answer.state == AnswerState::Right ? 1 : 0;
            figures.withoutOption += answer.state == AnswerState::WithoutOption ? 1 : 0;
            for (const int position : answer.chosen.options.positions())
                ++figures.chosen[position];
            if (!answer.chosen.isEmpty())
                ++figures.given[answer.chosen];
            if (answer.milliseconds >= 0)
                times[static_cast<size_t>(*row)].push_back(static_cast<double>(answer.milliseconds));
        }
        for (qsizetype row = 0; row < m_figures.items.size(); ++row) {
            StudyItemFigures &figures = m_figures.items[row];
            figures.medianTime = quantile(times[static_cast<size_t>(row)], 0.5);
            if (const auto proportion = wilson(figures.right, figures.n)) {
                figures.difficulty = proportion->share;
                figures.interval = proportion->interval;
            }
            figures.favourite = favouriteOf(figures.given);
        }
    }

    void addAgreement()
    {
        int labels = 1;
        for (const StudiedItem &item : m_data.items)
            labels = qMax(labels, static_cast<int>(item.options.size()));
        // One option is the value of its position; each set of several and each text is a value of its own behind them.
        QHash<GivenAnswer, int> others;
        QMap<int, std::vector<Rating>> ratings;
        for (const CountedAnswer &answer : m_answers) {
            if (answer.chosen.isEmpty())
                continue;
            int value = answer.chosen.options.only();
            if (value < 0) {
                value = others.value(answer.chosen, labels);
                if (value == labels)
                    others.insert(answer.chosen, labels++);
            }
            ratings[answer.item].push_back({answer.person, value});
        }
        RatingTable table(static_cast<int>(m_data.people.size()), labels);
        for (const std::vector<Rating> &item : std::as_const(ratings)) {
            m_figures.agreement.items += item.size() > 1 ? 1 : 0;
            table.add(item);
        }
        const CountTable counts(table);
        m_figures.agreement.percent = percentAgreement(counts, counts.weights());
        m_figures.agreement.alpha = krippendorffAlpha(counts, counts.weights(), AlphaLevel::Nominal);
    }

    void addFlags()
    {
        for (const auto &[flag, code] : codesOf(TrialFlag{})) {
            FlagCount count{flag, 0, 0};
            for (const PersonFigures &person : std::as_const(m_figures.people)) {
                const int times = person.counted ? person.flags.value(flag) : 0;
                count.answers += times;
                count.people += times > 0 ? 1 : 0;
            }
            m_figures.flags.append(count);
        }
    }

    const StudyData &m_data;
    StudyFigures m_figures;
    QHash<QuestionVersionId, int> m_indexes;
    std::vector<CountedAnswer> m_answers; ///< of people who are counted
};

} // namespace

GivenAnswer favouriteOf(const AnswerCounts &counts)
{
    GivenAnswer favourite;
    int most = 0;
    for (auto answer = counts.cbegin(); answer != counts.cend(); ++answer) {
        if (*answer < most)
            continue;
        favourite = *answer > most ? answer.key() : GivenAnswer();
        most = *answer;
    }
    return favourite;
}

const PeopleFigures *StudyFigures::category(const DimensionCode &dimension, const LabelCode &label) const
{
    const auto found = std::find_if(categories.begin(), categories.end(), [&](const CategoryFigures &one) {
        return one.dimension == dimension && one.label == label;
    });
    return found != categories.end() ? &found->figures : nullptr;
}

StudyFigures studyFigures(const StudyData &data, bool byRules)
{
    return Pass(data, byRules).figures();
}

} // namespace yuyi
