// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studyreports/tables.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/percent.h"
#include "models/services/results/tabletexts.h"
#include "models/services/studyreports/flow.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StudyTable)
};

const QString dash = QStringLiteral("–");

StudyTableCell word(const QString &text, const std::optional<TrialFilter> &behind = {}, const QString &tip = {})
{
    return {text, tip, behind, false};
}

StudyTableCell number(const QString &text, const std::optional<TrialFilter> &behind = {})
{
    return {text, {}, behind, true};
}

StudyTableCell count(qint64 value, const std::optional<TrialFilter> &behind = {})
{
    return number(QString::number(value), value > 0 ? behind : std::nullopt);
}

StudyTableCell undefinedCell(Undefined why)
{
    return {dash, sentenceOf(why), {}, true};
}

StudyTableCell share(const Measure &value, const std::optional<TrialFilter> &behind = {})
{
    return value ? number(percentText(*value), behind) : undefinedCell(value.error());
}

StudyTableCell interval(const MeasuredInterval &value)
{
    return value ? number(intervalText(*value)) : undefinedCell(value.error());
}

StudyTableCell interval(const std::optional<Interval> &value)
{
    return value ? number(intervalText(*value)) : number(dash);
}

StudyTableCell difference(const Measure &value)
{
    return value ? number(pointsText(*value)) : undefinedCell(value.error());
}

/// An en dash would be read as one more minus.
StudyTableCell differences(const MeasuredInterval &value)
{
    return value ? number(
               Tr::tr("%1 to %2", "an interval").arg(pointsText(value->lo), pointsText(value->hi)))
                 : undefinedCell(value.error());
}

StudyTableCell figure(const Measure &value, int decimals)
{
    return value ? number(QString::number(*value, 'f', decimals)) : undefinedCell(value.error());
}

/// "< 0.001" below that.
StudyTableCell probability(const Measure &value)
{
    if (value && *value < 0.001)
        return number(QStringLiteral("< 0.001"));
    return figure(value, 3);
}

StudyTableCell seconds(const Measure &milliseconds)
{
    return milliseconds ? number(QString::number(*milliseconds / 1000, 'f', 1)) : undefinedCell(milliseconds.error());
}

StudyTableCell plusMinus(const MeanAndSpread &people)
{
    if (!people.mean)
        return undefinedCell(people.mean.error());
    if (!people.sample)
        return {percentText(*people.mean), sentenceOf(people.sample.error()), {}, true};
    return number(QStringLiteral("%1 ± %2").arg(percentText(*people.mean), percentText(*people.sample)));
}

TrialFilter personFilter(int person)
{
    TrialFilter filter;
    filter.person = person;
    filter.countedOnly = false;
    return filter;
}

TrialFilter labelFilter(const DimensionCode &dimension, const LabelCode &label)
{
    TrialFilter filter;
    filter.dimension = dimension;
    filter.label = label;
    return filter;
}

TrialFilter stateFilter(AnswerState state, TrialFilter filter = {})
{
    filter.state = state;
    return filter;
}

QString codeOfPerson(const StudyReport &report, int index)
{
    return index >= 0 ? report.data.people.at(index).participant.code : dash;
}

QString labelTitle(const Preset &preset, const DimensionCode &dimension, const LabelCode &label)
{
    const Dimension *known = preset.dimension(dimension);
    const LabelValue *value = known ? known->value(label) : nullptr;
    return value ? value->title.text() : label.text();
}

QString dimensionTitle(const Preset &preset, const DimensionCode &dimension)
{
    const Dimension *known = preset.dimension(dimension);
    return known ? known->title.text() : dimension.text();
}

/// One line of the summary for both ways of counting.
template <typename Cell>
StudyTableRow summaryRow(const StudyReport &report, const QString &title, Cell cell)
{
    return {{word(title), cell(report.kept), cell(report.all)}, false};
}

StudyTable summary(const StudyReport &report)
{
    StudyTable table;
    table.columns = {Tr::tr("Measure"), Tr::tr("After exclusions"), Tr::tr("All participants")};
    const auto add = [&](const QString &title, auto cell) { table.rows.append(summaryRow(report, title, cell)); };
    add(Tr::tr("People"), [](const StudyFigures &f) { return count(f.countedPeople); });
    add(Tr::tr("Excluded by the rules"), [](const StudyFigures &f) { return count(f.leftOutPeople); });
    add(Tr::tr("Answers"), [](const StudyFigures &f) { return count(f.overall.answers, TrialFilter()); });
    add(Tr::tr("Correct"), [](const StudyFigures &f) { return count(f.overall.right, stateFilter(AnswerState::Right)); });
    add(Tr::tr("Timed out"),
        [](const StudyFigures &f) { return count(f.overall.withoutOption, stateFilter(AnswerState::WithoutOption)); });
    add(Tr::tr("Not answered"), [](const StudyFigures &f) { return count(f.unanswered, stateFilter(AnswerState::Unanswered)); });
    add(Tr::tr("Excluded answers"), [](const StudyFigures &f) { return count(f.leftOutAnswers); });
    add(Tr::tr("Mean over people ± SD, %"), [](const StudyFigures &f) { return plusMinus(f.overall.people); });
    add(Tr::tr("95 % CI of the mean (t), %"), [](const StudyFigures &f) { return interval(f.overall.people.interval); });
    add(Tr::tr("Best participant, %"), [&](const StudyFigures &f) {
        StudyTableCell cell = share(f.overall.people.most, f.best >= 0 ? std::optional(personFilter(f.best)) : std::nullopt);
        cell.tip = f.best >= 0 ? codeOfPerson(report, f.best) : cell.tip;
        return cell;
    });
    add(Tr::tr("Worst participant, %"), [&](const StudyFigures &f) {
        StudyTableCell cell = share(f.overall.people.least, f.worst >= 0 ? std::optional(personFilter(f.worst)) : std::nullopt);
        cell.tip = f.worst >= 0 ? codeOfPerson(report, f.worst) : cell.tip;
        return cell;
    });
    add(Tr::tr("Trimmed mean ± SD, %"), [](const StudyFigures &f) { return plusMinus(f.overall.trimmed); });
    add(Tr::tr("Pooled accuracy, %"), [](const StudyFigures &f) { return share(f.overall.pooled, TrialFilter()); });
    add(Tr::tr("95 % CI of pooled accuracy (clustered by item), %"),
        [](const StudyFigures &f) { return interval(f.overall.pooledInterval); });
    add(Tr::tr("Chance level, %"), [](const StudyFigures &f) { return share(f.overall.chance); });
    add(Tr::tr("p (above chance)"), [](const StudyFigures &f) { return probability(f.overall.againstChance); });
    add(Tr::tr("Pairwise agreement, mean over items, %"), [](const StudyFigures &f) { return share(f.agreement.percent); });
    add(Tr::tr("Krippendorff's α of the chosen options"), [](const StudyFigures &f) { return figure(f.agreement.alpha, 3); });
    add(Tr::tr("Median time, s"), [](const StudyFigures &f) { return seconds(f.overall.times.median); });
    return table;
}

StudyTable flow(const StudyReport &report)
{
    StudyTable table;
    table.columns = {Tr::tr("Participant flow"), Tr::tr("People")};
    for (const StudyFlowStep &step : studyFlow(report.data, report.kept))
        table.rows.append({{word(step.title), count(step.people)}, false});
    return table;
}

StudyTable people(const StudyReport &report, bool byRules)
{
    StudyTable table;
    table.columns = {Tr::tr("Person"), Tr::tr("State"), Tr::tr("Reason for exclusion"),
                     Tr::tr("n"), Tr::tr("Correct"), Tr::tr("Accuracy, %"),
                     Tr::tr("95 % CI"), Tr::tr("Median time, s"), Tr::tr("Gold items correct"),
                     Tr::tr("Timed out"), Tr::tr("Not answered"), Tr::tr("Excluded answers"),
                     Tr::tr("Flagged answers"), Tr::tr("p (above chance)")};
    const StudyFigures &figures = report.figures(byRules);
    for (const PersonFigures &person : figures.people) {
        const Participant &who = report.data.people.at(person.index).participant;
        const TrialFilter all = personFilter(person.index);
        TrialFilter gold = all;
        gold.part = StudyPart::Gold;
        QStringList remarks;
        if (!who.simulated.isEmpty())
            remarks.append(Tr::tr("Simulated (%1).").arg(who.simulated));
        for (const ExclusionReason &reason : person.reasons)
            remarks.append(sentenceOf(reason));
        StudyTableRow row;
        row.soft = !person.counted;
        row.cells = {word(who.code, all, remarks.join(u' ')),
                     word(titleOf(who.state)),
                     word(remarks.join(u' ')),
                     count(person.n, all),
                     count(person.right, stateFilter(AnswerState::Right, all)),
                     share(person.accuracy, all),
                     interval(person.interval),
                     seconds(person.times.median),
                     person.goldAnswered > 0
                         ? number(QStringLiteral("%1 / %2").arg(person.goldRight).arg(person.goldAnswered), gold)
                         : number(dash),
                     count(person.withoutOption, stateFilter(AnswerState::WithoutOption, all)),
                     count(person.unanswered, stateFilter(AnswerState::Unanswered, all)),
                     count(person.leftOut),
                     count(person.flagged),
                     probability(person.againstChance)};
        table.rows.append(row);
    }
    return table;
}

const AgainstCell *againstOf(const AgainstRun &run, const DimensionCode &dimension, const LabelCode &label)
{
    if (dimension.isEmpty())
        return &run.overall;
    const auto found = std::find_if(run.categories.begin(), run.categories.end(), [&](const AgainstCell &cell) {
        return cell.dimension == dimension && cell.label == label;
    });
    return found != run.categories.end() ? &*found : nullptr;
}

StudyTable categories(const StudyReport &report, bool byRules, const DimensionCode &only)
{
    StudyTable table;
    const AgainstModels &against = report.against(byRules);
    const bool models = !against.runs.isEmpty();
    table.columns = {Tr::tr("Category"), Tr::tr("Items"), Tr::tr("n"), Tr::tr("Mean ± SD, %"), Tr::tr("95 % CI (t)")};
    if (models)
        table.columns += {Tr::tr("Models, %"), Tr::tr("People − models"), Tr::tr("95 % CI of the difference")};
    table.columns += {Tr::tr("Best, %"), Tr::tr("Worst, %"), Tr::tr("Trimmed, %"), Tr::tr("Pooled, %"),
                      Tr::tr("p (above chance)")};
    const StudyFigures &figures = report.figures(byRules);
    const auto add = [&](const QString &title, const PeopleFigures &one, const DimensionCode &dimension, const LabelCode &label) {
        const TrialFilter behind = dimension.isEmpty() ? TrialFilter() : labelFilter(dimension, label);
        StudyTableRow row;
        row.soft = one.answers < fewAnswers;
        row.cells = {word(title, one.answers > 0 ? std::optional(behind) : std::nullopt),
                     count(one.items, behind),
                     count(one.answers, behind),
                     plusMinus(one.people),
                     interval(one.people.interval)};
        row.cells[3].behind = one.answers > 0 ? std::optional(behind) : std::nullopt;
        if (models) {
            const AgainstCell *cell = againstOf(against.together, dimension, label);
            row.cells += {share(cell->models), difference(cell->difference), differences(cell->interval)};
        }
        row.cells += {share(one.people.most), share(one.people.least), share(one.trimmed.mean), share(one.pooled, behind),
                      probability(one.againstChance)};
        table.rows.append(row);
    };
    add(Tr::tr("All items"), figures.overall, {}, {});
    for (const CategoryFigures &category : figures.categories) {
        if (!only.isEmpty() && category.dimension != only)
            continue;
        const QString label = labelTitle(report.data.preset, category.dimension, category.label);
        add(only.isEmpty() ? Tr::tr("%1: %2", "dimension, label")
                                 .arg(dimensionTitle(report.data.preset, category.dimension), label)
                           : label,
            category.figures, category.dimension, category.label);
    }
    return table;
}

StudyTable models(const StudyReport &report, bool byRules)
{
    StudyTable table;
    table.columns = {Tr::tr("Model"), Tr::tr("Items"), Tr::tr("Images"), Tr::tr("People, %"), Tr::tr("Model, %"),
                     Tr::tr("People − model"), Tr::tr("95 % CI of the difference"), Tr::tr("Standard error")};
    const AgainstModels &against = report.against(byRules);
    const auto add = [&](const AgainstRun &run) {
        const AgainstCell &cell = run.overall;
        table.rows.append({{word(run.title), count(cell.items), count(cell.pictures), share(cell.people), share(cell.models),
                            difference(cell.difference), differences(cell.interval), share(cell.standardError)},
                           false});
    };
    for (int i = 0; i < against.runs.size(); ++i) {
        add(against.runs.at(i));
        // Right below the runs it is the mean of.
        if (i + 1 == against.inMean && against.inMean > 1)
            add(against.together);
    }
    return table;
}

/// The letters of an answer, with the texts of its options as a tool tip; a written answer in the form that is counted.
StudyTableCell answerCell(const GivenAnswer &answer, const StudiedItem &item, const std::optional<TrialFilter> &behind = {})
{
    QStringList texts;
    for (const int position : answer.options.positions())
        texts.append(optionWords(item.options.at(position)));
    return word(answer.isEmpty() ? dash : item.labelOf(answer), behind, texts.join(u'\n'));
}

/// The key as answerCell() shows it, with every accepted wording as a tool tip.
StudyTableCell keyCell(const StudiedItem &item)
{
    StudyTableCell cell = answerCell(item.key(), item);
    if (item.isWritten())
        cell.tip = item.accepted.join(u'\n');
    return cell;
}

StudyTable items(const StudyReport &report, bool byRules)
{
    StudyTable table;
    const AgainstModels &against = report.against(byRules);
    const bool models = !against.runs.isEmpty();
    table.columns = {Tr::tr("Rank"), Tr::tr("Item"), Tr::tr("Correct, %")};
    if (models)
        table.columns.append(Tr::tr("Models, %"));
    table.columns += {Tr::tr("Key"), Tr::tr("Chosen by people")};
    if (models)
        table.columns.append(Tr::tr("Chosen by models"));
    table.columns += {Tr::tr("n"), Tr::tr("Correct"), Tr::tr("95 % CI"), Tr::tr("Median time, s"), Tr::tr("Question")};
    const StudyFigures &figures = report.figures(byRules);
    QHash<int, const AgainstItem *> others;
    for (const AgainstItem &item : against.items)
        others.insert(item.item, &item);
    int rank = 0;
    for (const int index : fromHardToEasy(report.data, figures)) {
        const StudyItemFigures &one = figures.items.at(index);
        const StudiedItem &item = report.data.items.at(one.index);
        TrialFilter behind;
        behind.questions = {item.study.item.question};
        TrialFilter chosen = behind;
        chosen.chosen = one.favourite;
        StudyTableRow row;
        const AgainstItem *other = others.value(index);
        row.cells = {count(++rank),
                     word(item.study.item.itemId, behind),
                     number(percentText(*one.difficulty), behind)};
        if (models)
            row.cells.append(number(other ? percentText(other->modelShare) : dash));
        row.cells += {keyCell(item),
                      answerCell(one.favourite, item, one.favourite.isEmpty() ? std::nullopt : std::optional(chosen))};
        if (models)
            row.cells.append(answerCell(other ? other->modelFavourite : GivenAnswer(), item));
        row.cells += {count(one.n, behind), count(one.right, stateFilter(AnswerState::Right, behind)), interval(one.interval),
                      seconds(one.medianTime), word(readableStem(item.stem), behind)};
        table.rows.append(row);
    }
    return table;
}

StudyTable times(const StudyReport &report, bool byRules, const DimensionCode &only)
{
    StudyTable table;
    table.columns = {Tr::tr("Category"), Tr::tr("n"), Tr::tr("Lower quartile, s"), Tr::tr("Median, s"),
                     Tr::tr("Upper quartile, s"), Tr::tr("Median (correct), s"), Tr::tr("Median (incorrect), s"), Tr::tr("Shortest, s"),
                     Tr::tr("Longest, s")};
    const StudyFigures &figures = report.figures(byRules);
    const auto add = [&](const QString &title, const PeopleFigures &one, const TrialFilter &behind) {
        const TimeFigures &all = one.times;
        table.rows.append({{word(title, behind), count(all.n, behind), seconds(all.lower), seconds(all.median), seconds(all.upper),
                            seconds(one.timesRight.median), seconds(one.timesWrong.median), seconds(all.least), seconds(all.most)},
                           all.n < fewAnswers});
    };
    add(Tr::tr("All items"), figures.overall, {});
    for (const CategoryFigures &category : figures.categories) {
        if (!only.isEmpty() && category.dimension != only)
            continue;
        const QString label = labelTitle(report.data.preset, category.dimension, category.label);
        add(only.isEmpty() ? Tr::tr("%1: %2", "dimension, label")
                                 .arg(dimensionTitle(report.data.preset, category.dimension), label)
                           : label,
            category.figures, labelFilter(category.dimension, category.label));
    }
    return table;
}

StudyTable rankings(const StudyReport &report, bool byRules)
{
    StudyTable table;
    table.columns = {Tr::tr("Dimension"), Tr::tr("Ranked by"), Tr::tr("People"), Tr::tr("People without answers in some categories"),
                     Tr::tr("Kendall's W"), Tr::tr("Mean ranks (1 = lowest accuracy or shortest time)")};
    for (const StudyRanking &ranking : report.figures(byRules).rankings) {
        QList<int> order;
        for (int i = 0; i < ranking.labels.size(); ++i)
            order.append(i);
        const std::vector<double> &means = ranking.concordance.meanRanks;
        std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
            return !means.empty() && means.at(static_cast<size_t>(a)) < means.at(static_cast<size_t>(b));
        });
        QStringList ranks;
        for (const int i : std::as_const(order)) {
            if (!means.empty())
                ranks.append(QStringLiteral("%1 %2").arg(labelTitle(report.data.preset, ranking.dimension, ranking.labels.at(i)),
                                                         QString::number(means.at(static_cast<size_t>(i)), 'f', 2)));
        }
        table.rows.append({{word(dimensionTitle(report.data.preset, ranking.dimension)),
                            word(ranking.byTime ? Tr::tr("median time") : Tr::tr("accuracy")), count(ranking.people),
                            count(ranking.left), figure(ranking.concordance.value, 3), word(ranks.join(QStringLiteral(" · ")))},
                           false});
    }
    return table;
}

StudyTable flags(const StudyReport &report, bool byRules)
{
    StudyTable table;
    table.columns = {Tr::tr("Events"), Tr::tr("Answers"), Tr::tr("People")};
    for (const FlagCount &flag : report.figures(byRules).flags) {
        TrialFilter behind;
        behind.flag = flag.flag;
        table.rows.append({{word(titleOf(flag.flag)), count(flag.answers, behind), count(flag.people)}, false});
    }
    return table;
}

} // namespace

QString titleOf(StudyTableKind kind)
{
    switch (kind) {
    case StudyTableKind::Summary: return Tr::tr("Summary");
    case StudyTableKind::Flow: return Tr::tr("Flow");
    case StudyTableKind::People: return Tr::tr("People");
    case StudyTableKind::Categories: return Tr::tr("Categories");
    case StudyTableKind::Models: return Tr::tr("People vs. models");
    case StudyTableKind::Items: return Tr::tr("Difficulty");
    case StudyTableKind::Times: return Tr::tr("Times");
    case StudyTableKind::Rankings: return Tr::tr("Rankings");
    case StudyTableKind::Flags: return Tr::tr("Flags");
    }
    return {};
}

StudyTable studyTable(const StudyReport &report, StudyTableKind kind, bool byRules, const DimensionCode &dimension)
{
    StudyTable table;
    switch (kind) {
    case StudyTableKind::Summary: table = summary(report); break;
    case StudyTableKind::Flow: table = flow(report); break;
    case StudyTableKind::People: table = people(report, byRules); break;
    case StudyTableKind::Categories: table = categories(report, byRules, dimension); break;
    case StudyTableKind::Models: table = models(report, byRules); break;
    case StudyTableKind::Items: table = items(report, byRules); break;
    case StudyTableKind::Times: table = times(report, byRules, dimension); break;
    case StudyTableKind::Rankings: table = rankings(report, byRules); break;
    case StudyTableKind::Flags: table = flags(report, byRules); break;
    }
    table.kind = kind;
    return table;
}

} // namespace yuyi
