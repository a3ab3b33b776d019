// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/errors/report.h"

#include "models/exchange/tables/csv.h"
#include "models/services/errors/directanswers.h"
#include "models/services/errors/errorsampleservice.h"
#include "models/services/rules/itemchoice.h"
#include "models/services/rules/itemgroups.h"
#include "models/services/rules/permissions.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ErrorReport)
};

/// The one dimension that experts' codes are labels of.
const DimensionCode &typeDimension()
{
    static const DimensionCode code(QStringLiteral("error-type"));
    return code;
}

/// The tree's types and the two verdicts that are none.
Preset agreementPreset(const ErrorReportData &data)
{
    Dimension dimension;
    dimension.code = typeDimension();
    for (const ErrorType &type : data.types.types)
        dimension.values.append({LabelCode(type.code), type.title, {}});
    for (const ErrorVerdict verdict : {ErrorVerdict::AnnotationWrong, ErrorVerdict::ExtractionWrong})
        dimension.values.append({LabelCode(codeOf(verdict)), {titleOf(verdict), titleOf(verdict)}, {}});
    Preset preset;
    preset.dimensions = {dimension};
    return preset;
}

LabelCode labelOf(const CaseCode &code)
{
    return LabelCode(code.verdict == ErrorVerdict::ModelWrong ? code.content.types.value(0).type : codeOf(code.verdict));
}

bool hasTypes(const CaseCode &code, const CaseFilter &filter)
{
    if (filter.type.isEmpty())
        return true;
    const auto fits = [&](const CodedType &coded) {
        return coded.type == filter.type && (filter.subtype.isEmpty() || coded.subtype == filter.subtype);
    };
    const QList<CodedType> &types = code.content.types;
    return filter.primaryOnly ? !types.isEmpty() && fits(types.constFirst()) : std::any_of(types.begin(), types.end(), fits);
}

QList<int> countsOf(const ErrorReportData &data, const CaseFilter &filter, int *total)
{
    QList<int> counts(data.types.types.size(), 0);
    *total = 0;
    for (const ReportedCase &one : casesOf(data, filter)) {
        for (qsizetype i = 0; i < counts.size(); ++i) {
            if (data.types.types.at(i).code == one.code->content.types.value(0).type)
                ++counts[i];
        }
        ++*total;
    }
    return counts;
}

Json figureJson(const AgreementFigure &figure)
{
    if (!figure.value)
        return {{"value", nullptr}, {"why", toUtf8(codeOf(figure.value.error()))}};
    Json json{{"value", *figure.value}, {"lo", nullptr}, {"hi", nullptr}};
    if (figure.interval && *figure.interval) {
        json["lo"] = (*figure.interval)->lo;
        json["hi"] = (*figure.interval)->hi;
    }
    return json;
}

Json countsJson(const ErrorReportData &data, const CategoryErrors &row)
{
    Json counts = Json::object();
    for (qsizetype i = 0; i < row.counts.size(); ++i)
        counts[toUtf8(data.types.types.at(i).code)] = row.counts.at(i);
    return {{"title", toUtf8(row.title)}, {"n", row.total}, {"types", counts}};
}

int countState(const ErrorReportData &data, ErrorCaseState state)
{
    return static_cast<int>(std::count_if(data.cases.begin(), data.cases.end(),
                                          [&](const ReportedCase &one) { return one.state == state; }));
}

int countVerdict(const ErrorReportData &data, ErrorVerdict verdict)
{
    return static_cast<int>(std::count_if(data.cases.begin(), data.cases.end(), [&](const ReportedCase &one) {
        return one.code && one.code->verdict == verdict;
    }));
}

} // namespace

QList<ReportedCase> casesOf(const ErrorReportData &data, const CaseFilter &filter)
{
    QList<ReportedCase> list;
    for (const ReportedCase &one : data.cases) {
        if (!one.code || one.code->verdict != filter.verdict)
            continue;
        if (!filter.run.isNull() && one.run != filter.run)
            continue;
        if (!filter.dimension.isEmpty() && !one.labels.value(filter.dimension).contains(filter.label))
            continue;
        if (filter.judged && std::none_of(one.replies.begin(), one.replies.end(), [](const auto &verdict) { return verdict.has_value(); }))
            continue;
        if (hasTypes(*one.code, filter))
            list.append(one);
    }
    return list;
}

QList<TypeCount> typeCounts(const ErrorReportData &data, const CaseFilter &filter)
{
    const QList<ReportedCase> cases = casesOf(data, filter);
    QList<TypeCount> others;
    qsizetype all = cases.size();
    if (data.preset.countsVerdicts) {
        for (const ErrorVerdict verdict : {ErrorVerdict::AnnotationWrong, ErrorVerdict::ExtractionWrong}) {
            CaseFilter other = filter;
            other.verdict = verdict;
            other.type.clear();
            other.subtype.clear();
            const qsizetype count = casesOf(data, other).size();
            all += count;
            others.append({codeOf(verdict), {}, titleOf(verdict), static_cast<int>(count), 0, verdict});
        }
    }
    const auto shareOf = [&](int count) { return all == 0 ? 0 : static_cast<double>(count) / static_cast<double>(all); };
    const auto counted = [&](const ErrorType &type, const QString &subtype, const Title &title, bool whole) {
        TypeCount count{type.code, subtype, title.text(), 0, 0};
        for (const ReportedCase &one : cases) {
            const CodedType primary = one.code->content.types.value(0);
            count.count += primary.type == type.code && (whole || primary.subtype == subtype) ? 1 : 0;
        }
        count.share = shareOf(count.count);
        return count;
    };
    QList<TypeCount> counts;
    for (const ErrorType &type : data.types.types) {
        counts.append(counted(type, {}, type.title, true));
        int withSubtype = 0;
        for (const ErrorType &subtype : type.subtypes) {
            counts.append(counted(type, subtype.code, subtype.title, false));
            withSubtype += counts.constLast().count;
        }
        if (withSubtype > 0) {
            const TypeCount rest = counted(type, {}, {}, false);
            if (rest.count > 0)
                counts.append(rest);
        }
    }
    for (TypeCount &other : others) {
        other.share = shareOf(other.count);
        counts.append(other);
    }
    return counts;
}

QList<CategoryErrors> errorsByLabel(const ErrorReportData &data, const DimensionCode &code, const RunId &run)
{
    QList<CategoryErrors> rows;
    const Dimension *dimension = data.preset.dimension(code);
    if (dimension == nullptr)
        return rows;
    for (const LabelValue &value : dimension->values) {
        CaseFilter filter;
        filter.run = run;
        filter.dimension = code;
        filter.label = value.code;
        CategoryErrors row{value.title.text(), code, value.code, run, {}, 0};
        row.counts = countsOf(data, filter, &row.total);
        rows.append(row);
    }
    return rows;
}

QList<CategoryErrors> errorsByRun(const ErrorReportData &data)
{
    QList<CategoryErrors> rows;
    for (const ReportedCase &one : data.cases) {
        const bool known = std::any_of(rows.begin(), rows.end(), [&](const CategoryErrors &row) { return row.run == one.run; });
        if (known)
            continue;
        CaseFilter filter;
        filter.run = one.run;
        CategoryErrors row{Tr::tr("%1, %2", "model, configuration").arg(one.model, one.configuration), {}, {}, one.run, {}, 0};
        row.counts = countsOf(data, filter, &row.total);
        rows.append(row);
    }
    return rows;
}

AgreementLine expertAgreement(const ErrorReportData &data, const std::optional<BootstrapPlan> &plan)
{
    return agreementLines(agreementPreset(data), data.handedIn, plan).value(0);
}

Json errorReportJson(const ErrorReportData &data)
{
    Json json{{"cases", data.cases.size()},
              {"decided", countState(data, ErrorCaseState::Decided)},
              {"disputed", countState(data, ErrorCaseState::Disputed)},
              {"open", countState(data, ErrorCaseState::Open)},
              {"annotation_wrong", countVerdict(data, ErrorVerdict::AnnotationWrong)},
              {"extraction_wrong", countVerdict(data, ErrorVerdict::ExtractionWrong)},
              {"model_wrong", countVerdict(data, ErrorVerdict::ModelWrong)}};
    Json samples = Json::array();
    for (const ErrorSample &sample : data.samples) {
        samples.push_back({{"id", toUtf8(sample.id.toString())},
                           {"name", toUtf8(sample.name)},
                           {"right_in", sample.rightIn.isNull() ? Json() : Json(toUtf8(sample.rightIn.toString()))},
                           {"seed", sample.seed},
                           {"strata", toUtf8(sample.strata.text())},
                           {"allocation", toUtf8(codeOf(sample.allocation))}});
    }
    json["samples"] = samples;
    Json types = Json::array();
    for (const TypeCount &count : typeCounts(data)) {
        types.push_back({{"type", toUtf8(count.type)},
                         {"subtype", toUtf8(count.subtype)},
                         {"title", toUtf8(count.title)},
                         {"count", count.count},
                         {"share", count.share}});
    }
    json["types"] = types;
    Json dimensions = Json::object();
    for (const Dimension &dimension : data.preset.dimensions) {
        Json rows = Json::object();
        for (const CategoryErrors &row : errorsByLabel(data, dimension.code))
            rows[toUtf8(row.label.text())] = countsJson(data, row);
        dimensions[toUtf8(dimension.code.text())] = rows;
    }
    json["by"] = dimensions;
    Json models = Json::array();
    for (const CategoryErrors &row : errorsByRun(data))
        models.push_back(countsJson(data, row));
    json["models"] = models;
    const BootstrapPlan plan;
    const AgreementLine line = expertAgreement(data, plan);
    json["agreement"] = {{"n_used", line.used},
                         {"n_total", line.total},
                         {"seed", plan.seed},
                         {"percent", figureJson(line.figure(AgreementMeasure::Percent))},
                         {"cohen", figureJson(line.figure(AgreementMeasure::Cohen))},
                         {"alpha", figureJson(line.figure(AgreementMeasure::Alpha))},
                         {"ac1", figureJson(line.figure(AgreementMeasure::Ac1))}};
    json["asked_directly"] = directAnswersJson(data);
    return json;
}

QByteArray errorReportCsv(const ErrorReportData &data)
{
    Table table;
    table.columns = columnsOf({"item", "model", "configuration", "verdict", "error_type", "error_subtype", "further_types", "note"});
    for (const Dimension &dimension : data.preset.dimensions)
        table.addColumn(dimension.code.text());
    for (const char *name : {"asked", "asked_correct", "asked_wrong", "asked_cannot_tell", "practice"})
        table.addColumn(QLatin1String(name));
    for (const ReportedCase &one : data.cases) {
        if (!one.code || data.hidden.hides(one.question, one.image))
            continue;
        const CaseCodeContent &content = one.code->content;
        QStringList further;
        for (const CodedType &type : content.types.mid(1))
            further.append(type.subtype.isEmpty() ? type.type : QStringLiteral("%1/%2").arg(type.type, type.subtype));
        QList<TableCell> row{one.itemId, one.model, one.configuration, codeOf(one.code->verdict), content.types.value(0).type,
                             content.types.value(0).subtype, further.join(u' '), content.note};
        for (const Dimension &dimension : data.preset.dimensions)
            row.append(codeTexts(one.labels.value(dimension.code)).join(dimension.open ? QStringLiteral(";") : QStringLiteral(" ")));
        row.append(one.replies.size());
        for (const ProbeVerdict verdict : {ProbeVerdict::Correct, ProbeVerdict::Wrong, ProbeVerdict::CannotTell})
            row.append(one.replies.count(verdict));
        row.append(one.practice);
        table.add(row);
    }
    return tableCsv(table);
}

bool holdsPractice(const ErrorReportData &data)
{
    return std::any_of(data.cases.begin(), data.cases.end(), [](const ReportedCase &one) { return one.practice; });
}

QByteArray typeCountsCsv(const ErrorReportData &data)
{
    const bool practice = holdsPractice(data);
    Table table;
    table.columns = columnsOf({"error_type", "error_subtype", "title", "count", "share", "practice"});
    for (const TypeCount &one : typeCounts(data)) {
        const QString title = one.title.isEmpty() ? Tr::tr("no subtype") : one.title;
        table.add({one.type, one.subtype, title, one.count, TableCell::rounded(one.share, 6), practice});
    }
    return tableCsv(table);
}

QByteArray categoriesCsv(const ErrorReportData &data, const QList<CategoryErrors> &rows)
{
    Table table;
    table.columns = columnsOf({"category", "n"});
    for (const ErrorType &type : data.types.types)
        table.addColumn(type.code);
    table.addColumn(QStringLiteral("practice"));
    for (const CategoryErrors &row : rows) {
        QList<TableCell> cells{row.title, row.total};
        for (const int count : row.counts)
            cells.append(count);
        // A row of one model says it of that model, a row of a category of all that are counted in it.
        const bool practice = std::any_of(data.cases.begin(), data.cases.end(), [&](const ReportedCase &one) {
            return one.practice && (row.run.isNull() ? one.labels.value(row.dimension).contains(row.label) : one.run == row.run);
        });
        cells.append(practice);
        table.add(cells);
    }
    return tableCsv(table);
}

Result<> ErrorReportService::addSample(ErrorReportData &data, const ErrorSample &sample)
{
    YUYI_TRY(const auto cases, m_stores.errors().cases(sample.id));
    YUYI_TRY(const auto codes, m_stores.errors().codesOfSample(sample.id));
    QHash<ErrorCaseId, QList<CaseCode>> byCase;
    for (const CaseCode &code : codes)
        byCase[code.errorCase].append(code);
    YUYI_TRY(const auto probes, m_stores.errors().probesOfSample(sample.id));
    YUYI_TRY(const auto judgements, m_stores.errors().judgementsOfSample(sample.id));
    QHash<ErrorCaseId, QList<std::optional<ProbeVerdict>>> replies;
    for (const ErrorProbe &probe : probes) {
        if (probe.status == ReplyStatus::Answered)
            replies[probe.errorCase].append(jointVerdict(judgements, probe.id));
    }
    YUYI_TRY(const auto accepted, acceptedAnswers(m_stores, codes));
    QHash<RunId, Run> runs;
    QHash<ItemSetId, QHash<QuestionVersionId, ItemSetItem>> sets;
    for (const ErrorCase &one : cases) {
        YUYI_TRY(const auto response, m_stores.responses().response(one.attempt));
        const RunId id = response.attempt.run;
        if (!runs.contains(id)) {
            YUYI_TRY(const auto run, m_stores.runs().run(id));
            runs.insert(id, run);
            if (!sets.contains(run.itemSet)) {
                YUYI_TRY(const auto items, ItemChooser(m_stores).itemsOf(run.itemSet));
                for (const ItemSetItem &item : items)
                    sets[run.itemSet].insert(item.question, item);
            }
        }
        const Run &run = runs[id];
        ItemSetItem item = sets.value(run.itemSet).value(response.attempt.slot.question);
        labelSplit(item, data.preset);
        const QList<CaseCode> ofCase = byCase.value(one.id);
        data.cases.append({one, id, modelTitle(run), run.configuration, response.attempt.slot.question, item.image, item.itemId,
                           item.labels, errorCaseState(ofCase, sample.expertsPerCase, accepted.value(one.id)),
                           decidedCode(ofCase, sample.expertsPerCase, accepted.value(one.id)), run.isPractice(), replies.value(one.id)});
        for (const CaseCode &code : ofCase) {
            if (code.final || code.state != CaseCodeState::Submitted)
                continue;
            SubmittedLabels labels;
            labels.image = ImageId(one.id.value());
            labels.person = code.expert;
            labels.createdAt = code.submittedAt;
            labels.labels = {{typeDimension(), {labelOf(code)}}};
            data.handedIn.append(labels);
        }
    }
    data.samples.append(sample);
    return {};
}

Result<ErrorReportData> ErrorReportService::data(const QList<ErrorSampleId> &samples)
{
    YUYI_CHECK(requireResultsReader(m_stores, m_actor));
    ErrorReportData data;
    YUYI_TRY(const auto info, m_stores.project().info());
    data.preset = info.preset;
    YUYI_TRY(const auto types, ErrorSampleService(m_stores, m_actor).types());
    data.types = types;
    YUYI_TRY(const auto hidden, hiddenItems(m_stores, m_actor));
    data.hidden = hidden;
    YUYI_TRY(const auto all, m_stores.errors().samples());
    for (const ErrorSample &sample : all) {
        if (!samples.isEmpty() && !samples.contains(sample.id))
            continue;
        YUYI_CHECK(addSample(data, sample));
    }
    QList<Labels> labels;
    QSet<QuestionVersionId> seen;
    for (const ReportedCase &one : std::as_const(data.cases)) {
        if (!seen.contains(one.question))
            labels.append(one.labels);
        seen.insert(one.question);
    }
    data.preset = groupedPreset(info.preset, labels);
    return data;
}

} // namespace yuyi
