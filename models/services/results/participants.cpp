// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/participants.h"

#include "models/domain/percent.h"
#include "models/services/studies/analysis/figures.h"
#include "models/statistics/participants.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResultsTable)
};

ItemState stateFor(AnswerState state)
{
    switch (state) {
    case AnswerState::Right: return ItemState::Correct;
    case AnswerState::Wrong: return ItemState::Incorrect;
    case AnswerState::WithoutOption: return ItemState::Miss;
    case AnswerState::Unanswered: break;
    }
    return ItemState::Pending;
}

/// What the study's rules leave in, on questions that are in the table.
QList<PersonAnswer> answersOf(const StudyData &study, const QHash<QuestionVersionId, const ResultsItem *> &items)
{
    QHash<QuestionVersionId, const StudiedItem *> asked;
    for (const StudiedItem &item : study.items)
        asked.insert(item.study.item.question, &item);
    QList<PersonAnswer> answers;
    for (int index = 0; index < study.people.size(); ++index) {
        const StudiedPerson &person = study.people.at(index);
        if (!exclusionOf(study, person).isEmpty())
            continue;
        for (const Trial &trial : person.trials) {
            const auto item = items.constFind(trial.question);
            const StudiedItem *studied = asked.value(trial.question);
            if (trial.part != StudyPart::Main || item == items.constEnd() || studied == nullptr
                || isLeftOut(study.study.exclusion, trial))
                continue;
            const AnswerState state = stateOf(trial, *studied);
            if (state != AnswerState::Unanswered)
                answers.append({index, *item, stateFor(state)});
        }
    }
    return answers;
}

QMap<int, Score> scoresOf(const QList<PersonAnswer> &answers, ItemState counted)
{
    QMap<int, Score> scores;
    for (const PersonAnswer &answer : answers) {
        Score &score = scores[answer.person];
        ++score.answered;
        score.right += answer.state == counted ? 1 : 0;
    }
    return scores;
}

std::vector<double> ratesOf(const QMap<int, Score> &scores)
{
    std::vector<double> rates;
    for (const Score &score : scores)
        rates.push_back(static_cast<double>(score.right) / static_cast<double>(score.answered));
    return rates;
}

/// Each person counts the same.
ResultsCell averageCell(const QList<PersonAnswer> &answers, const std::optional<ItemState> &outcome)
{
    ResultsCell cell = peopleCell(answers, outcome);
    if (cell.empty)
        return cell;
    const MeanAndSpread people = meanOfShares(ratesOf(scoresOf(answers, outcome.value_or(ItemState::Correct))));
    cell.people = people.n;
    cell.share = people.mean.value_or(0);
    cell.spread = people.sample;
    cell.accuracy = meanAndSpread(ratesOf(scoresOf(answers, ItemState::Correct))).mean.value_or(0);
    cell.clusteredError = undefined(Undefined::NoObservations);
    cell.interval.reset();
    if (people.interval)
        cell.interval = *people.interval;
    return cell;
}

/// Highest rate; of equal ones the more answers, then the lower number.
int bestOf(const QMap<int, Score> &scores)
{
    int best = -1;
    for (auto score = scores.constBegin(); score != scores.constEnd(); ++score) {
        const Score held = best >= 0 ? scores.value(best) : Score{-1, 1};
        const qint64 mine = score->right * held.answered;
        const qint64 other = held.right * score->answered;
        if (mine > other || (mine == other && score->answered > held.answered))
            best = score.key();
    }
    return best;
}

QString noteOf(const StudyData &study, const QHash<QuestionVersionId, const ResultsItem *> &items, const QList<PersonAnswer> &answers,
               const QMap<int, Score> &scores)
{
    QSet<QuestionVersionId> questions;
    for (const PersonAnswer &answer : answers)
        questions.insert(answer.item->question);
    int main = 0;
    for (const StudiedItem &item : study.items)
        main += item.study.part == StudyPart::Main && items.contains(item.study.item.question) ? 1 : 0;
    const MeanAndSpread people = meanAndSpread(ratesOf(scores));
    const Measure trimmed = meanAndSpread(ratesOf(scores), true).mean;
    return Tr::
        tr("People: study “%1” (state: %2). The study's exclusion rules are applied: the results include %3, who together answered %4 "
           "of the %5 main questions of the study that are in this table. The average is the mean of the individual "
           "accuracies, %6 ± %7 %, with a t interval over people; n counts answers. Without the highest and the lowest accuracy, the "
           "mean is %8 %. With all answers pooled, the accuracy is %9 %. Timeouts count as not correct.")
            .arg(
                study.study.name, titleOf(study.study.state),
                Tr::tr("%n people", nullptr, static_cast<int>(people.n)),
                QString::number(questions.size()), QString::number(main), shownPercent(people.mean),
                shownPercent(people.sample), shownPercent(trimmed),
                shownPercent(peopleRates(std::vector<Score>(scores.begin(), scores.end())).pooled));
}

} // namespace

PeopleRows studyRows(const ResultsData &data, const ResultsTable &table, const ColumnsOfQuestions &columns,
                     const QHash<QuestionVersionId, const ResultsItem *> &items)
{
    PeopleRows rows;
    if (!data.study)
        return rows;
    const QList<PersonAnswer> answers = answersOf(*data.study, items);
    if (answers.isEmpty())
        return rows;
    const auto row = [&](RowKind kind, const QString &title, const QString &detail, const QList<PersonAnswer> &mine) {
        ResultsRow one;
        one.section = ResultsSection::People;
        one.kind = kind;
        one.title = title;
        one.detail = detail;
        QList<QList<PersonAnswer>> parts(table.columns.size());
        for (const PersonAnswer &answer : mine) {
            const QList<qsizetype> mineIn = columns.value(answer.item->question);
            for (const qsizetype column : mineIn)
                parts[column].append(answer);
        }
        for (qsizetype i = 0; i < table.columns.size(); ++i) {
            const auto &outcome = table.columns.at(i).outcome;
            one.cells.append(kind == RowKind::HumanAverage ? averageCell(parts.at(i), outcome) : peopleCell(parts.at(i), outcome));
        }
        rows.rows.append(one);
    };
    const QMap<int, Score> scores = scoresOf(answers, ItemState::Correct);
    row(RowKind::HumanAverage, Tr::tr("Human average"), data.study->study.name, answers);
    const int best = bestOf(scores);
    QList<PersonAnswer> mine;
    for (const PersonAnswer &answer : answers) {
        if (answer.person == best)
            mine.append(answer);
    }
    row(RowKind::HumanBest, Tr::tr("Human best"),
        Tr::tr("%1 · %2", "study, participant").arg(data.study->study.name, data.study->people.at(best).participant.code), mine);
    rows.note = noteOf(*data.study, items, answers, scores);
    return rows;
}

} // namespace yuyi
