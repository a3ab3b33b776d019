// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studyreports/texts.h"

#include "models/exchange/files/textfile.h"
#include "models/exchange/tables/csv.h"
#include "models/exchange/tables/latextext.h"
#include "models/exchange/tables/longtable.h"
#include "models/exchange/tables/markdown.h"
#include "models/services/studyreports/flow.h"
#include "models/services/studyreports/notes.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StudyReportText)
};

Json measured(const Measure &value)
{
    return value ? Json(*value) : Json{{"value", nullptr}, {"why", toUtf8(codeOf(value.error()))}};
}

Json ends(const MeasuredInterval &interval)
{
    if (!interval)
        return Json{{"value", nullptr}, {"why", toUtf8(codeOf(interval.error()))}};
    return Json{{"lo", interval->lo}, {"hi", interval->hi}};
}

Json ends(const std::optional<Interval> &interval)
{
    return interval ? Json{{"lo", interval->lo}, {"hi", interval->hi}} : Json();
}

Json spread(const MeanAndSpread &people)
{
    return Json{{"people", people.n},
                {"mean", measured(people.mean)},
                {"sd", measured(people.sample)},
                {"interval", ends(people.interval)},
                {"best", measured(people.most)},
                {"worst", measured(people.least)},
                {"median", measured(people.median)}};
}

Json times(const TimeFigures &figures)
{
    return Json{{"n", figures.n},
                {"lower", measured(figures.lower)},
                {"median", measured(figures.median)},
                {"upper", measured(figures.upper)},
                {"shortest", measured(figures.least)},
                {"longest", measured(figures.most)}};
}

Json peopleJson(const PeopleFigures &one)
{
    return Json{{"answers", one.answers},
                {"right", one.right},
                {"without_option", one.withoutOption},
                {"items", one.items},
                {"over_people", spread(one.people)},
                {"trimmed", spread(one.trimmed)},
                {"pooled", measured(one.pooled)},
                {"pooled_interval", ends(one.pooledInterval)},
                {"chance", measured(one.chance)},
                {"p_chance", measured(one.againstChance)},
                {"times_ms", times(one.times)},
                {"times_right_ms", times(one.timesRight)},
                {"times_wrong_ms", times(one.timesWrong)}};
}

Json personJson(const StudyReport &report, const PersonFigures &person)
{
    const Participant &who = report.data.people.at(person.index).participant;
    Json flags = Json::object();
    for (const auto &[flag, code] : codesOf(TrialFlag{}))
        flags[toUtf8(QString::fromUtf16(code))] = person.flags.value(flag);
    Json reasons = Json::array();
    for (const ExclusionReason &reason : person.reasons)
        reasons.push_back(Json{{"rule", toUtf8(codeOf(reason.rule))}, {"value", reason.value}, {"limit", reason.limit}});
    return Json{{"participant", toUtf8(who.code)},
                {"simulated", toUtf8(who.simulated)},
                {"state", toUtf8(codeOf(who.state))},
                {"counted", person.counted},
                {"planned", person.planned},
                {"n", person.n},
                {"right", person.right},
                {"wrong", person.wrong},
                {"without_option", person.withoutOption},
                {"unanswered", person.unanswered},
                {"answers_left_out", person.leftOut},
                {"accuracy", measured(person.accuracy)},
                {"interval", ends(person.interval)},
                {"p_chance", measured(person.againstChance)},
                {"times_ms", times(person.times)},
                {"gold_answered", person.goldAnswered},
                {"gold_right", person.goldRight},
                {"gold_share", measured(person.goldShare)},
                {"flags", flags},
                {"disturbed", person.flagged},
                {"changes", person.changes},
                {"left_out_by", reasons}};
}

/// Letters or the text that was written; null for no answer.
Json givenJson(const GivenAnswer &answer)
{
    return answer.isEmpty() ? Json() : Json(toUtf8(answer.text.isEmpty() ? optionLetters(answer.options) : answer.text));
}

/// In place of the counts of options: what was written, the most frequent answer first.
Json writtenJson(const StudyItemFigures &item)
{
    QList<std::pair<GivenAnswer, int>> counts;
    for (auto answer = item.given.cbegin(); answer != item.given.cend(); ++answer)
        counts.append({answer.key(), *answer});
    std::stable_sort(counts.begin(), counts.end(), [](const auto &a, const auto &b) { return a.second > b.second; });
    Json json = Json::array();
    for (const auto &[answer, count] : std::as_const(counts))
        json.push_back(Json{{"answer", givenJson(answer)}, {"people", count}});
    return json;
}

Json itemsJson(const StudyReport &report, const StudyFigures &figures)
{
    Json items = Json::array();
    int rank = 0;
    for (const int index : fromHardToEasy(report.data, figures)) {
        const StudyItemFigures &one = figures.items.at(index);
        const StudiedItem &asked = report.data.items.at(one.index);
        items.push_back(Json{{"rank", ++rank},
                             {"item", toUtf8(asked.study.item.itemId)},
                             {"n", one.n},
                             {"right", one.right},
                             {"without_option", one.withoutOption},
                             {"share", *one.difficulty},
                             {"interval", ends(one.interval)},
                             {"chosen", std::vector<int>(one.chosen.begin(), one.chosen.end())},
                             {"favourite", givenJson(one.favourite)},
                             {"median_ms", measured(one.medianTime)}});
        if (asked.isWritten())
            items.back()["written"] = writtenJson(one);
    }
    return items;
}

Json rankingJson(const StudyRanking &ranking)
{
    Json means = Json::object();
    for (qsizetype i = 0; i < ranking.labels.size() && !ranking.concordance.meanRanks.empty(); ++i)
        means[toUtf8(ranking.labels.at(i).text())] = ranking.concordance.meanRanks.at(static_cast<size_t>(i));
    return Json{{"dimension", toUtf8(ranking.dimension.text())},
                {"by", ranking.byTime ? "median-time" : "accuracy"},
                {"people", ranking.people},
                {"people_left_out", ranking.left},
                {"kendall_w", measured(ranking.concordance.value)},
                {"mean_ranks", means}};
}

Json againstJson(const AgainstCell &cell)
{
    Json json = Json::object();
    if (!cell.dimension.isEmpty()) {
        json["dimension"] = toUtf8(cell.dimension.text());
        json["code"] = toUtf8(cell.label.text());
    }
    json["items"] = cell.items;
    json["pictures"] = cell.pictures;
    json["people"] = measured(cell.people);
    json["models"] = measured(cell.models);
    json["difference"] = measured(cell.difference);
    json["se"] = measured(cell.standardError);
    json["interval"] = ends(cell.interval);
    return json;
}

Json runJson(const AgainstRun &run)
{
    Json json = Json::object();
    json["run"] = run.run.isNull() ? Json() : Json(toUtf8(run.run.toString()));
    json["title"] = toUtf8(run.title);
    json["items_missing"] = run.missing;
    json["items_further"] = run.further;
    json["overall"] = againstJson(run.overall);
    json["categories"] = Json::array();
    for (const AgainstCell &cell : run.categories) {
        if (cell.items > 0)
            json["categories"].push_back(againstJson(cell));
    }
    return json;
}

Json modelsJson(const StudyReport &report, const StudyFigures &figures, const AgainstModels &against)
{
    Json json = Json::object();
    json["together"] = runJson(against.together);
    json["runs"] = Json::array();
    for (const AgainstRun &run : against.runs)
        json["runs"].push_back(runJson(run));
    json["items"] = Json::array();
    for (const AgainstItem &item : against.items) {
        json["items"].push_back(Json{{"item", toUtf8(report.data.items.at(figures.items.at(item.item).index).study.item.itemId)},
                                     {"answers", item.answers},
                                     {"people", item.people},
                                     {"models", item.models},
                                     {"model_share", item.modelShare},
                                     {"people_favourite", givenJson(item.peopleFavourite)},
                                     {"model_favourite", givenJson(item.modelFavourite)}});
    }
    return json;
}

Json figuresJson(const StudyReport &report, bool byRules)
{
    const StudyFigures &figures = report.figures(byRules);
    const auto code = [&](int index) {
        return index >= 0 ? Json(toUtf8(report.data.people.at(index).participant.code)) : Json();
    };
    Json json = Json::object();
    json["people_counted"] = figures.countedPeople;
    json["people_left_out"] = figures.leftOutPeople;
    json["answers_left_out"] = figures.leftOutAnswers;
    json["unanswered"] = figures.unanswered;
    json["best"] = code(figures.best);
    json["worst"] = code(figures.worst);
    json["trimmed_without"] = Json::array();
    for (const int index : figures.dropped)
        json["trimmed_without"].push_back(code(index));
    json["overall"] = peopleJson(figures.overall);
    json["categories"] = Json::array();
    for (const CategoryFigures &category : figures.categories) {
        Json one{{"dimension", toUtf8(category.dimension.text())}, {"code", toUtf8(category.label.text())}};
        one.update(peopleJson(category.figures));
        json["categories"].push_back(std::move(one));
    }
    json["people"] = Json::array();
    for (const PersonFigures &person : figures.people)
        json["people"].push_back(personJson(report, person));
    json["items"] = itemsJson(report, figures);
    json["agreement"] = Json{{"items", figures.agreement.items},
                             {"percent", measured(figures.agreement.percent)},
                             {"alpha", measured(figures.agreement.alpha)}};
    json["rankings"] = Json::array();
    for (const StudyRanking &ranking : figures.rankings)
        json["rankings"].push_back(rankingJson(ranking));
    json["flags"] = Json::array();
    for (const FlagCount &flag : figures.flags)
        json["flags"].push_back(Json{{"flag", toUtf8(codeOf(flag.flag))}, {"answers", flag.answers}, {"people", flag.people}});
    json["models"] = modelsJson(report, figures, report.against(byRules));
    json["notes"] = Json::array();
    for (const QString &note : studyNotes(report, byRules))
        json["notes"].push_back(toUtf8(note));
    return json;
}

/// What names an element of a list: its code, participant, item …; else its place.
std::string nameOf(const Json &value, size_t index)
{
    if (value.is_object()) {
        if (value.contains("dimension") && value.contains("code"))
            return value["dimension"].get<std::string>() + ':' + value["code"].get<std::string>();
        if (value.contains("dimension") && value.contains("by"))
            return value["dimension"].get<std::string>() + ':' + value["by"].get<std::string>();
        for (const char *key : {"participant", "item", "flag", "title", "rule", "answer"}) {
            if (value.contains(key) && value[key].is_string())
                return value[key].get<std::string>();
        }
    }
    return std::to_string(index + 1);
}

/// Numbers and undefined figures of a JSON value, each with where it is.
void flatten(const Json &value, const QStringList &path, QList<std::pair<QStringList, Json>> &out)
{
    if (value.is_number() || (value.is_object() && value.contains("why"))) {
        out.append({path, value});
    } else if (value.is_object()) {
        for (const auto &[key, inner] : value.items())
            flatten(inner, path + QStringList(fromUtf8(key)), out);
    } else if (value.is_array()) {
        for (size_t i = 0; i < value.size(); ++i)
            flatten(value[i], path + QStringList(fromUtf8(nameOf(value[i], i))), out);
    }
}

QByteArray reportCsv(const StudyReport &report)
{
    Table table;
    table.columns = columnsOf({"rules", "table", "row", "figure", "value", "why"});
    for (const bool byRules : {true, false}) {
        QList<std::pair<QStringList, Json>> figures;
        flatten(figuresJson(report, byRules), {}, figures);
        for (const auto &[path, value] : figures) {
            const bool rows = path.size() > 2 && path.constFirst() != u"overall" && path.constFirst() != u"agreement";
            const QString row = rows ? path.at(1) : QString();
            const QString figure = path.mid(rows ? 2 : path.size() > 1 ? 1
                                                                       : 0)
                                       .join(u'.');
            const TableCell number = !value.is_number()        ? TableCell()
                                   : value.is_number_integer() ? TableCell(value.get<qint64>())
                                                               : TableCell::exact(value.get<double>());
            table.add({byRules ? QStringLiteral("applied") : QStringLiteral("not-applied"),
                       path.size() > 1 ? path.constFirst() : QStringLiteral("counts"), row, figure, number,
                       value.is_number() ? QString() : fromUtf8(value["why"].get<std::string>())});
        }
    }
    return byteOrderMark + tableCsv(table);
}

QList<StudyTableKind> printed(const StudyReport &report)
{
    QList<StudyTableKind> kinds{StudyTableKind::Summary, StudyTableKind::Flow, StudyTableKind::People, StudyTableKind::Categories};
    if (!report.kept.items.isEmpty() && !report.allAgainst.runs.isEmpty())
        kinds.append(StudyTableKind::Models);
    return kinds + QList<StudyTableKind>{StudyTableKind::Items, StudyTableKind::Times, StudyTableKind::Rankings, StudyTableKind::Flags};
}

QString titleOf(const StudyReport &report)
{
    return Tr::tr("Human study “%1”").arg(report.data.study.name);
}

Table printedTable(const StudyTable &shown)
{
    Table table;
    for (qsizetype i = 0; i < shown.columns.size(); ++i) {
        const bool number = !shown.rows.isEmpty() && shown.rows.constFirst().cells.at(i).number;
        table.addColumn(shown.columns.at(i), number ? TableAlign::Right : TableAlign::Left);
    }
    for (const StudyTableRow &row : shown.rows) {
        QList<TableCell> cells;
        for (const StudyTableCell &cell : row.cells) {
            cells.append(cell.text);
            cells.last().breakable = !cell.number;
        }
        table.add(cells);
    }
    return table;
}

QByteArray markdownReport(const StudyReport &report, bool byRules)
{
    QString text = QStringLiteral("# %1\n").arg(markdownEscaped(titleOf(report)));
    for (const StudyTableKind kind : printed(report)) {
        text += QStringLiteral("\n## %1\n\n").arg(titleOf(kind));
        text += tableMarkdown(printedTable(studyTable(report, kind, byRules)), MarkdownRule::Narrow);
    }
    text += u'\n' + markdownList(studyNotes(report, byRules));
    return text.toUtf8();
}

QByteArray latexReport(const StudyReport &report, bool byRules)
{
    QString text = QStringLiteral("% xelatex with \\usepackage{ctex,array,booktabs,longtable}\n\\section*{%1}\n")
                       .arg(latexEscaped(titleOf(report)));
    for (const StudyTableKind kind : printed(report)) {
        text += QStringLiteral("\\subsection*{%1}\n").arg(latexEscaped(titleOf(kind)));
        text += longTableLatex(printedTable(studyTable(report, kind, byRules)));
    }
    text += QStringLiteral("\\begin{itemize}\n");
    for (const QString &note : studyNotes(report, byRules))
        text += QStringLiteral("\\item %1\n").arg(latexBreakable(note));
    text += QStringLiteral("\\end{itemize}\n");
    return text.toUtf8();
}

} // namespace

QString titleOf(StudyReportFormat format)
{
    switch (format) {
    case StudyReportFormat::Markdown: return QStringLiteral("Markdown");
    case StudyReportFormat::Csv: return QStringLiteral("CSV");
    case StudyReportFormat::Document: return QStringLiteral("JSON");
    case StudyReportFormat::Latex: return QStringLiteral("LaTeX");
    }
    return {};
}

QString suffixOf(StudyReportFormat format)
{
    return format == StudyReportFormat::Latex ? QStringLiteral("tex") : codeOf(format);
}

Json studyReportJson(const StudyReport &report)
{
    Json json = Json::object();
    json["study"] = toUtf8(report.data.study.name);
    json["state"] = toUtf8(codeOf(report.data.study.state));
    json["frozen_hash"] = toUtf8(report.data.study.frozenHash);
    json["participants"] = report.data.people.size();
    json["withdrawn"] = report.data.flow.withdrawn;
    json["simulated_left_out"] = report.data.simulatedLeft;
    json["with_simulated"] = report.data.hasSimulated();
    json["flow"] = Json::object();
    for (const StudyFlowStep &step : studyFlow(report.data, report.kept))
        json["flow"][toUtf8(step.code)] = step.people;
    json["with_exclusions"] = figuresJson(report, true);
    json["without_exclusions"] = figuresJson(report, false);
    return json;
}

QByteArray studyReportText(const StudyReport &report, StudyReportFormat format, bool byRules)
{
    switch (format) {
    case StudyReportFormat::Markdown: return markdownReport(report, byRules);
    case StudyReportFormat::Csv: return reportCsv(report);
    case StudyReportFormat::Document: return jsonText(studyReportJson(report), 1) + '\n';
    case StudyReportFormat::Latex: return latexReport(report, byRules);
    }
    return {};
}

Result<> saveStudyReport(const StudyReport &report, StudyReportFormat format, bool byRules, const QString &path)
{
    return saveText(path, studyReportText(report, format, byRules));
}

} // namespace yuyi
