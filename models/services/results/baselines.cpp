// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/baselines.h"

#include "models/domain/percent.h"

#include "models/domain/text.h"
#include "models/evaluation/extraction/scoring.h"
#include "models/statistics/participants.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <functional>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ResultsTable)
};

/// One option chosen at random, as in published tables, also where several may be correct. 0 where the answer is written.
double byChance(const ResultsItem &item)
{
    return item.keys.only() < 0 ? 0.0 : chanceOf(item.options.size(), false);
}

/// Of several longest ones each is as likely.
double byLength(const ResultsItem &item)
{
    qsizetype longest = 0;
    int holders = 0;
    for (const Option &option : item.options) {
        const qsizetype length = characters(option.text);
        holders = length > longest ? 1 : holders + (length == longest ? 1 : 0);
        longest = qMax(longest, length);
    }
    const int key = item.keys.only();
    return key >= 0 && characters(item.options.at(key).text) == longest ? 1.0 / holders : 0.0;
}

bool usable(const ResultsItem &item)
{
    return !item.key().isEmpty();
}

/// What the options alone tell: only of questions that have some.
bool usableByOptions(const ResultsItem &item)
{
    return !item.keys.isEmpty();
}

/// What the lengths of the options tell: of pictures there is none.
bool usableByLength(const ResultsItem &item)
{
    return usableByOptions(item)
        && std::all_of(item.options.begin(), item.options.end(), [](const Option &option) { return option.picture.isNull(); });
}

/// What is known of the questions with the same label: of some there is none in the split.
bool usableByLabel(const ResultsItem &item)
{
    return usableByOptions(item) && !item.frequent.isEmpty();
}

bool isUsable(const ResultsItem &item, RowKind kind)
{
    switch (kind) {
    case RowKind::Chance: return usable(item);
    case RowKind::LongestOption: return usableByLength(item);
    case RowKind::FrequentByLabel: return usableByLabel(item);
    default: return usableByOptions(item);
    }
}

bool anyUsable(const QList<QList<const ResultsItem *>> &columnsOf, bool (*test)(const ResultsItem &))
{
    return std::any_of(columnsOf.begin(), columnsOf.end(), [&](const QList<const ResultsItem *> &column) {
        return std::any_of(column.begin(), column.end(), [&](const ResultsItem *item) { return test(*item); });
    });
}

/// The answer that is correct most often; of several the first; empty without questions.
OptionSet frequentKey(const QList<QList<const ResultsItem *>> &columnsOf)
{
    QSet<QuestionVersionId> seen;
    QMap<OptionSet, int> counts;
    for (const QList<const ResultsItem *> &column : columnsOf) {
        for (const ResultsItem *item : column) {
            if (!usableByOptions(*item) || seen.contains(item->question))
                continue;
            seen.insert(item->question);
            ++counts[item->keys];
        }
    }
    OptionSet most;
    for (auto key = counts.constBegin(); key != counts.constEnd(); ++key) {
        if (key.value() > counts.value(most))
            most = key.key();
    }
    return most;
}

QString titleOfDimension(const Preset &preset, const DimensionCode &code)
{
    const Dimension *dimension = preset.dimension(code);
    return dimension != nullptr ? dimension->title.text() : code.text();
}

ResultsRow baselineRow(const ResultsTable &table, const QList<QList<const ResultsItem *>> &columnsOf, RowKind kind,
                       const QString &title, const std::function<double(const ResultsItem &)> &expected)
{
    ResultsRow row;
    row.section = ResultsSection::Baselines;
    row.kind = kind;
    row.title = title;
    for (qsizetype i = 0; i < table.columns.size(); ++i) {
        ResultsCell cell;
        const auto &outcome = table.columns.at(i).outcome;
        double sum = 0;
        for (const ResultsItem *item : columnsOf.at(i)) {
            if (!isUsable(*item, kind))
                continue;
            ++cell.n;
            sum += expected(*item);
        }
        const bool shown = !outcome || *outcome == ItemState::Correct || *outcome == ItemState::Incorrect;
        cell.empty = cell.n == 0 || !shown;
        cell.accuracy = cell.n > 0 ? sum / cell.n : 0;
        cell.share = outcome == ItemState::Incorrect ? 1 - cell.accuracy : cell.accuracy;
        row.cells.append(cell);
    }
    return row;
}

} // namespace

QList<ResultsRow> baselineRows(const Preset &preset, const ResultsTable &table, const QList<QList<const ResultsItem *>> &columnsOf)
{
    QList<ResultsRow> rows{baselineRow(table, columnsOf, RowKind::Chance, Tr::tr("Chance"), byChance)};
    const OptionSet frequent = frequentKey(columnsOf);
    // Empty: no question has options.
    if (!frequent.isEmpty()) {
        if (anyUsable(columnsOf, usableByLength))
            rows.append(baselineRow(table, columnsOf, RowKind::LongestOption, Tr::tr("Longest-option baseline"), byLength));
        rows.append(baselineRow(table, columnsOf, RowKind::FrequentLetter,
                                Tr::tr("Most-frequent-letter baseline (%1)").arg(optionLetters(frequent)),
                                [&](const ResultsItem &item) { return item.keys == frequent ? 1.0 : 0.0; }));
    }
    if (preset.frequent && anyUsable(columnsOf, usableByLabel)) {
        rows.append(baselineRow(table, columnsOf, RowKind::FrequentByLabel,
                                Tr::tr("Most-frequent-option baseline by %1 (%2)", "dimension, split")
                                    .arg(titleOfDimension(preset, preset.frequent->by), preset.frequent->split),
                                [](const ResultsItem &item) { return item.keys == item.frequent ? 1.0 : 0.0; }));
    }
    return rows;
}

PeopleRows peopleRows(const ResultsData &data, const ResultsTable &table, const ColumnsOfQuestions &columns,
                      const QHash<QuestionVersionId, const ResultsItem *> &items)
{
    QList<PersonAnswer> answers;
    for (const ItemVote &vote : data.votes.votes) {
        const auto item = items.constFind(data.votes.items.at(vote.item).version);
        if (item == items.constEnd())
            continue;
        const ItemState state = vote.correct ? ItemState::Correct : !vote.chosen.isEmpty() ? ItemState::Incorrect
                                                                                           : ItemState::Miss;
        answers.append({vote.person, *item, state});
    }
    PeopleRows people;
    if (answers.isEmpty())
        return people;

    const auto row = [&](RowKind kind, const QString &title, const QList<PersonAnswer> &mine) {
        ResultsRow one;
        one.section = ResultsSection::People;
        one.kind = kind;
        one.title = title;
        // Beside people of a study it must be told who they are.
        if (data.study)
            one.detail = Tr::tr("Blind answers in validation");
        QList<QList<PersonAnswer>> parts(table.columns.size());
        for (const PersonAnswer &answer : mine) {
            const QList<qsizetype> mineIn = columns.value(answer.item->question);
            for (const qsizetype column : mineIn)
                parts[column].append(answer);
        }
        for (qsizetype i = 0; i < table.columns.size(); ++i)
            one.cells.append(peopleCell(parts.at(i), table.columns.at(i).outcome));
        people.rows.append(one);
    };
    row(RowKind::PeopleAverage, Tr::tr("Validators, average"), answers);

    QHash<int, Score> scores;
    for (const PersonAnswer &answer : std::as_const(answers)) {
        Score &score = scores[answer.person];
        ++score.answered;
        score.right += answer.state == ItemState::Correct ? 1 : 0;
    }
    int best = -1;
    int eligible = 0;
    std::vector<Score> all;
    for (int person = 0; person < data.votes.people.size(); ++person) {
        const auto score = scores.constFind(person);
        if (score == scores.constEnd())
            continue;
        all.push_back(*score);
        if (score->answered < fewAnswers)
            continue;
        ++eligible;
        // a/b > c/d without division: equal rates go to who answered more.
        const Score held = best >= 0 ? scores.value(best) : Score{-1, 1};
        const qint64 mine = score->right * held.answered;
        const qint64 other = held.right * score->answered;
        if (mine > other || (mine == other && score->answered > held.answered))
            best = person;
    }
    if (best >= 0) {
        QList<PersonAnswer> mine;
        for (const PersonAnswer &answer : std::as_const(answers)) {
            if (answer.person == best)
                mine.append(answer);
        }
        row(RowKind::BestPerson, Tr::tr("Validators, best of %n", nullptr, eligible), mine);
    }
    const PeopleRates rates = peopleRates(all);
    people.note = Tr::tr("Validators: the %1 blind answers of %2 people are pooled; n counts answers. The mean of the individual "
                         "accuracies is %3 %. The best person is chosen among people with at least %4 answers.")
                      .arg(answers.size())
                      .arg(all.size())
                      .arg(shownPercent(rates.mean))
                      .arg(fewAnswers);
    return people;
}

QString writtenNote(const QList<QList<const ResultsItem *>> &columnsOf)
{
    QSet<QuestionVersionId> written;
    for (const QList<const ResultsItem *> &column : columnsOf) {
        for (const ResultsItem *item : column) {
            if (item->isWritten() && !item->key().isEmpty())
                written.insert(item->question);
        }
    }
    return written.isEmpty() ? QString()
                             : Tr::tr("The table includes %n fill-in question(s). Chance counts them as 0, because no written answer is "
                                      "correct by chance. The longest-option and most-frequent-letter baselines cover choice "
                                      "questions only.",
                                      nullptr, static_cast<int>(written.size()));
}

QString frequentNote(const Preset &preset, const QList<QList<const ResultsItem *>> &columnsOf)
{
    if (!preset.frequent || !anyUsable(columnsOf, usableByLabel))
        return {};
    return Tr::tr("The most-frequent-option baseline by label answers each question with options as most questions of the same kind and "
                  "label (%1) in the split “%2” are answered; it covers only questions with such a counterpart.")
        .arg(titleOfDimension(preset, preset.frequent->by), preset.frequent->split);
}

QString pictureNote(const QList<QList<const ResultsItem *>> &columnsOf)
{
    QSet<QuestionVersionId> unmeasured;
    for (const QList<const ResultsItem *> &column : columnsOf) {
        for (const ResultsItem *item : column) {
            if (usableByOptions(*item) && !usableByLength(*item))
                unmeasured.insert(item->question);
        }
    }
    return unmeasured.isEmpty() ? QString()
                                : Tr::tr("The longest-option baseline does not cover the %n question(s) with pictures as options, because "
                                         "a picture has no length.",
                                         nullptr, static_cast<int>(unmeasured.size()));
}

} // namespace yuyi
