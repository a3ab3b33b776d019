// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/baselines.h"

#include "models/domain/percent.h"

#include "models/domain/annotation/optionlabels.h"
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

/// The cell of a column in which a baseline is right in `sum` of `n` cases.
ResultsCell baselineCell(const ResultsColumn &column, int n, double sum)
{
    ResultsCell cell;
    cell.n = n;
    const bool shown = !column.outcome || *column.outcome == ItemState::Correct || *column.outcome == ItemState::Incorrect;
    cell.empty = cell.n == 0 || !shown;
    cell.accuracy = cell.n > 0 ? sum / cell.n : 0;
    cell.share = column.outcome == ItemState::Incorrect ? 1 - cell.accuracy : cell.accuracy;
    return cell;
}

ResultsRow emptyRow(RowKind kind, const QString &title)
{
    ResultsRow row;
    row.section = ResultsSection::Baselines;
    row.kind = kind;
    row.title = title;
    return row;
}

/// `expected`: of a question in a column.
ResultsRow baselineRow(const ResultsTable &table, const QList<QList<const ResultsItem *>> &columnsOf, RowKind kind,
                       const QString &title, const std::function<double(const ResultsItem &, qsizetype)> &expected)
{
    ResultsRow row = emptyRow(kind, title);
    for (qsizetype i = 0; i < table.columns.size(); ++i) {
        int n = 0;
        double sum = 0;
        for (const ResultsItem *item : columnsOf.at(i)) {
            if (!isUsable(*item, kind))
                continue;
            ++n;
            sum += expected(*item, i);
        }
        row.cells.append(baselineCell(table.columns.at(i), n, sum));
    }
    return row;
}

/// All questions of an image are right by chance; an image with a question without options has no chance that could be told.
ResultsRow chanceOfImages(const ResultsTable &table, const QList<QList<QList<const ResultsItem *>>> &together)
{
    ResultsRow row = emptyRow(RowKind::Chance, Tr::tr("Chance"));
    for (qsizetype i = 0; i < table.columns.size(); ++i) {
        int n = 0;
        double sum = 0;
        for (const QList<const ResultsItem *> &image : together.at(i)) {
            if (image.isEmpty() || !std::all_of(image.begin(), image.end(), [](const ResultsItem *item) { return usableByOptions(*item); }))
                continue;
            ++n;
            double all = 1;
            for (const ResultsItem *item : image)
                all *= byChance(*item);
            sum += all;
        }
        row.cells.append(baselineCell(table.columns.at(i), n, sum));
    }
    return row;
}

/// The label of an answer that is the same at each of these questions: "C", "3", or both where their options have different labels.
QString frequentLabel(const OptionSet &answer, const QList<QList<const ResultsItem *>> &columnsOf)
{
    QStringList labels;
    for (const bool own : {false, true}) {
        const bool any = std::any_of(columnsOf.begin(), columnsOf.end(), [&](const QList<const ResultsItem *> &column) {
            return std::any_of(column.begin(), column.end(),
                               [&](const ResultsItem *item) { return usableByOptions(*item) && item->ownLabels == own; });
        });
        if (any)
            labels.append(optionLabels({false, own}, answer));
    }
    return labels.join(u'/');
}

/// What always the most frequent answer makes right; of a table with a column for each metric, that of the column.
ResultsRow frequentRow(const ResultsTable &table, const QList<QList<const ResultsItem *>> &columnsOf, const OptionSet &frequent)
{
    QList<OptionSet> answers(columnsOf.size(), frequent);
    QString label = frequentLabel(frequent, columnsOf);
    if (table.query.by == ResultsBy::Metric) {
        QStringList labels;
        for (qsizetype i = 0; i < columnsOf.size(); ++i) {
            answers[i] = frequentKey({columnsOf.at(i)});
            if (const QString own = frequentLabel(answers.at(i), {columnsOf.at(i)}); !own.isEmpty())
                labels.append(own);
        }
        label = labels.join(QStringLiteral(", "));
    }
    return baselineRow(table, columnsOf, RowKind::FrequentLetter, Tr::tr("Most-frequent-letter baseline (%1)").arg(label),
                       [&](const ResultsItem &item, qsizetype column) { return item.keys == answers.at(column) ? 1.0 : 0.0; });
}

} // namespace

QList<ResultsRow> baselineRows(const Preset &preset, const ResultsTable &table, const QList<QList<const ResultsItem *>> &columnsOf,
                               const QList<QList<QList<const ResultsItem *>>> &together)
{
    QList<ResultsRow> rows;
    if (together.isEmpty()) {
        rows.append(baselineRow(table, columnsOf, RowKind::Chance, Tr::tr("Chance"),
                                [](const ResultsItem &item, qsizetype) { return byChance(item); }));
    } else if (const ResultsRow chance = chanceOfImages(table, together);
               std::any_of(chance.cells.begin(), chance.cells.end(), [](const ResultsCell &cell) { return !cell.empty; })) {
        rows.append(chance);
    }
    const OptionSet frequent = frequentKey(columnsOf);
    // Empty: no question has options.
    if (!frequent.isEmpty()) {
        if (anyUsable(columnsOf, usableByLength))
            rows.append(baselineRow(table, columnsOf, RowKind::LongestOption, Tr::tr("Longest-option baseline"),
                                    [](const ResultsItem &item, qsizetype) { return byLength(item); }));
        rows.append(frequentRow(table, columnsOf, frequent));
    }
    if (preset.frequent && anyUsable(columnsOf, usableByLabel)) {
        rows.append(baselineRow(table, columnsOf, RowKind::FrequentByLabel,
                                Tr::tr("Most-frequent-option baseline by %1 (%2)", "dimension, split")
                                    .arg(titleOfDimension(preset, preset.frequent->by), preset.frequent->split),
                                [](const ResultsItem &item, qsizetype) { return item.keys == item.frequent ? 1.0 : 0.0; }));
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
    people.note = Tr::tr("Validators: %1 blind answers are pooled (people: %2); n counts answers. The mean of the individual "
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
