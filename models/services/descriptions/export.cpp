// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/descriptions/export.h"

#include "models/exchange/tables/csv.h"

namespace yuyi {

namespace {

void put(Json &json, const char *name, const Measure &value)
{
    json[name] = value ? Json(*value) : Json();
    if (!value)
        json[std::string(name) + "_why"] = toUtf8(codeOf(value.error()));
}

Json scorerJson(const DescriptionReport &report, int index)
{
    const DescriptionScorer &scorer = report.scorers.at(index);
    Json json{{"kind", toUtf8(codeOf(scorer.kind))}, {"name", toUtf8(scorer.name)}, {"scored", scorer.scored}};
    if (scorer.kind == ScorerKind::Judge) {
        json["run"] = toUtf8(scorer.run.toString());
        json["unread"] = scorer.unread;
        json["failed"] = scorer.failed;
    }
    if (scorer.kind == ScorerKind::Person)
        json["changed_late"] = scorer.late;
    json["overall"] = scoreCellJson(scoreCell(report, index));
    json["by"] = Json::object();
    for (const Dimension &dimension : report.dimensions) {
        Json values = Json::object();
        for (const LabelValue &value : dimension.values) {
            const ScoreCell cell = scoreCell(report, index, dimension.code, value.code);
            if (cell.figures.n + cell.without > 0)
                values[toUtf8(value.code.text())] = scoreCellJson(cell);
        }
        json["by"][toUtf8(dimension.code.text())] = values;
    }
    Json perspectives = Json::object();
    for (const LabelValue &perspective : report.task.perspectives) {
        const ScoreCell cell = scoreCell(report, index, {}, {}, perspective.code.text());
        if (cell.figures.n > 0)
            perspectives[toUtf8(perspective.code.text())] = scoreCellJson(cell);
    }
    json["perspectives"] = perspectives;
    return json;
}

TableCell number(const Measure &value)
{
    return value ? TableCell::rounded(*value, 6) : TableCell();
}

/// A score, or a mean of several, with at most six digits.
TableCell shortly(double score)
{
    return TableCell::exact(score, 6);
}

QList<TableCell> figuresOf(const ScoreCell &cell)
{
    const MeasuredInterval &interval = cell.figures.interval;
    return {cell.figures.n, cell.without, number(cell.figures.mean), number(cell.figures.sample),
            interval ? TableCell::rounded(interval->lo, 6) : TableCell(), interval ? TableCell::rounded(interval->hi, 6) : TableCell()};
}

} // namespace

Json scoreCellJson(const ScoreCell &cell)
{
    Json json{{"n", cell.figures.n}, {"without", cell.without}};
    put(json, "mean", cell.figures.mean);
    put(json, "sd", cell.figures.sample);
    const MeasuredInterval &interval = cell.figures.interval;
    json["lo"] = interval ? Json(interval->lo) : Json();
    json["hi"] = interval ? Json(interval->hi) : Json();
    return json;
}

Json descriptionReportJson(const DescriptionReport &report)
{
    Json json{{"run", toUtf8(report.run.id.toString())},
              {"model", toUtf8(report.run.model)},
              {"practice", report.run.isPractice()},
              {"task", toUtf8(report.task.code)},
              {"config", toUtf8(report.run.configuration)},
              {"prompt_version", report.promptNumber},
              {"scale", {report.task.lowest, report.task.highest}},
              {"pictures", report.pictures.size()},
              {"described", report.described()}};
    json["scorers"] = Json::array();
    for (int i = 0; i < static_cast<int>(report.scorers.size()); ++i)
        json["scorers"].push_back(scorerJson(report, i));
    json["pairs"] = Json::array();
    const QList<ScorerPair> pairs = scorerPairs(report);
    for (const ScorerPair &pair : pairs) {
        Json one{{"first", toUtf8(report.scorers.at(pair.first).name)},
                 {"second", toUtf8(report.scorers.at(pair.second).name)},
                 {"first_kind", toUtf8(codeOf(report.scorers.at(pair.first).kind))},
                 {"second_kind", toUtf8(codeOf(report.scorers.at(pair.second).kind))},
                 {"n", pair.agreement.n},
                 {"exact_tolerance", toleranceOf(report, pair.first, pair.second)}};
        put(one, "exact", pair.agreement.exact);
        put(one, "within_one", pair.agreement.withinOne);
        put(one, "kappa_linear", pair.agreement.linear);
        put(one, "kappa_quadratic", pair.agreement.quadratic);
        put(one, "spearman", pair.agreement.spearman);
        put(one, "mean_difference", pair.agreement.difference);
        json["pairs"].push_back(one);
    }
    json["items"] = Json::array();
    for (qsizetype i = 0; i < report.pictures.size(); ++i) {
        const ReportedDescription &picture = report.pictures.at(i);
        Json one{{"item", toUtf8(picture.itemId)}, {"described", !picture.attempt.isNull()}, {"scores", Json::array()}};
        if (report.run.repeats > 1)
            one["repeat"] = picture.slot.repeat + 1;
        for (const DescriptionScorer &scorer : report.scorers) {
            const std::optional<GivenScore> &given = scorer.scores.at(i);
            Json score{{"scorer", toUtf8(scorer.name)}, {"score", given && given->score ? Json(*given->score) : Json()}};
            if (given && scorer.kind == ScorerKind::Judge)
                score["rule"] = toUtf8(given->rule);
            if (given && !given->perspectives.isEmpty()) {
                score["perspectives"] = Json::object();
                for (auto it = given->perspectives.cbegin(); it != given->perspectives.cend(); ++it)
                    score["perspectives"][toUtf8(it.key())] = it.value();
            }
            one["scores"].push_back(score);
        }
        json["items"].push_back(one);
    }
    return json;
}

QByteArray descriptionScoresCsv(const DescriptionReport &report)
{
    Table table;
    table.columns = columnsOf({"item", "repeat", "described"});
    for (const Dimension &dimension : report.dimensions)
        table.addColumn(dimension.code.text());
    for (const DescriptionScorer &scorer : report.scorers) {
        table.addColumn(scorer.name);
        if (scorer.kind == ScorerKind::Judge)
            table.addColumn(QStringLiteral("%1: rule").arg(scorer.name));
        if (scorer.kind == ScorerKind::Judge || scorer.kind == ScorerKind::Person) {
            for (const LabelValue &perspective : report.task.perspectives)
                table.addColumn(QStringLiteral("%1: %2").arg(scorer.name, perspective.code.text()));
        }
        if (scorer.kind == ScorerKind::Person)
            table.addColumn(QStringLiteral("%1: note").arg(scorer.name));
    }
    for (qsizetype i = 0; i < report.pictures.size(); ++i) {
        const ReportedDescription &picture = report.pictures.at(i);
        QList<TableCell> row{picture.itemId, picture.slot.repeat + 1, !picture.attempt.isNull()};
        for (const Dimension &dimension : report.dimensions)
            row.append(codeTexts(picture.labels.value(dimension.code)).join(u';'));
        for (const DescriptionScorer &scorer : report.scorers) {
            const GivenScore given = scorer.scores.at(i).value_or(GivenScore());
            row.append(given.score ? shortly(*given.score) : TableCell());
            if (scorer.kind == ScorerKind::Judge)
                row.append(given.rule);
            if (scorer.kind == ScorerKind::Judge || scorer.kind == ScorerKind::Person) {
                for (const LabelValue &perspective : report.task.perspectives) {
                    const auto sub = given.perspectives.constFind(perspective.code.text());
                    row.append(sub == given.perspectives.constEnd() ? TableCell() : shortly(*sub));
                }
            }
            if (scorer.kind == ScorerKind::Person)
                row.append(given.note);
        }
        table.add(row);
    }
    return tableCsv(table);
}

QByteArray descriptionMeansCsv(const DescriptionReport &report)
{
    Table table;
    table.columns = columnsOf({"scorer", "kind", "dimension", "label", "n", "without", "mean", "sd", "lo", "hi", "practice"});
    for (int i = 0; i < static_cast<int>(report.scorers.size()); ++i) {
        const DescriptionScorer &scorer = report.scorers.at(i);
        const auto add = [&](const QString &dimension, const QString &label, const ScoreCell &cell) {
            table.add(QList<TableCell>{scorer.name, codeOf(scorer.kind), dimension, label} + figuresOf(cell)
                      + QList<TableCell>{report.run.isPractice() || scorer.practice});
        };
        add({}, {}, scoreCell(report, i));
        for (const Dimension &dimension : report.dimensions) {
            for (const LabelValue &value : dimension.values) {
                const ScoreCell cell = scoreCell(report, i, dimension.code, value.code);
                if (cell.figures.n + cell.without > 0)
                    add(dimension.code.text(), value.code.text(), cell);
            }
        }
        for (const LabelValue &perspective : report.task.perspectives) {
            const ScoreCell cell = scoreCell(report, i, {}, {}, perspective.code.text());
            if (cell.figures.n > 0)
                add(QStringLiteral("perspective"), perspective.code.text(), cell);
        }
    }
    return tableCsv(table);
}

QByteArray scorerPairsCsv(const DescriptionReport &report)
{
    Table table;
    table.columns = columnsOf({"first", "second", "n", "exact", "within_one", "kappa_linear", "kappa_quadratic", "spearman",
                               "mean_difference"});
    const QList<ScorerPair> pairs = scorerPairs(report);
    for (const ScorerPair &pair : pairs) {
        const ScoreAgreement &found = pair.agreement;
        table.add({report.scorers.at(pair.first).name, report.scorers.at(pair.second).name, found.n,
                   number(found.exact), number(found.withinOne), number(found.linear),
                   number(found.quadratic), number(found.spearman), number(found.difference)});
    }
    return tableCsv(table);
}

} // namespace yuyi
