// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/errors/directanswers.h"

#include "models/exchange/tables/csv.h"

#include <QCoreApplication>

#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DirectAnswers)
};

void count(DirectAnswers &row, const ReportedCase &one)
{
    const auto correct = static_cast<int>(one.replies.count(ProbeVerdict::Correct));
    const auto wrong = static_cast<int>(one.replies.count(ProbeVerdict::Wrong));
    row.cases += correct + wrong > 0 ? 1 : 0;
    row.replies += static_cast<int>(one.replies.size());
    row.correct += correct;
    row.wrong += wrong;
    row.cannotTell += static_cast<int>(one.replies.count(ProbeVerdict::CannotTell));
    row.practice = row.practice || (one.practice && !one.replies.isEmpty());
}

} // namespace

QList<DirectAnswers> directAnswers(const ErrorReportData &data, const RunId &run)
{
    CaseFilter filter;
    filter.run = run;
    QList<DirectAnswers> rows;
    const auto add = [&](const QString &type, const QString &subtype, const QString &title) {
        filter.type = type;
        filter.subtype = subtype;
        DirectAnswers row;
        row.run = run;
        row.type = type;
        row.subtype = subtype;
        row.title = title;
        const QList<ReportedCase> cases = casesOf(data, filter);
        for (const ReportedCase &one : cases) {
            count(row, one);
            if (!run.isNull()) {
                row.model = one.model;
                row.configuration = one.configuration;
            }
        }
        rows.append(row);
    };
    add({}, {}, Tr::tr("All error types"));
    for (const ErrorType &type : data.types.types) {
        add(type.code, {}, type.title.text());
        for (const ErrorType &subtype : type.subtypes)
            add(type.code, subtype.code, subtype.title.text());
    }
    return rows;
}

QList<DirectAnswers> directAnswersOfRuns(const ErrorReportData &data)
{
    QList<RunId> runs{RunId()};
    const QList<CategoryErrors> all = errorsByRun(data);
    if (all.size() > 1) {
        for (const CategoryErrors &one : all)
            runs.append(one.run);
    }
    QList<DirectAnswers> rows;
    for (const RunId &run : std::as_const(runs))
        rows += directAnswers(data, run);
    rows.removeIf([](const DirectAnswers &row) { return !row.hasVerdicts(); });
    return rows;
}

Json directAnswersJson(const ErrorReportData &data)
{
    Json list = Json::array();
    for (const DirectAnswers &row : directAnswersOfRuns(data)) {
        const auto share = row.share();
        list.push_back({{"run", row.run.isNull() ? Json() : Json(toUtf8(row.run.toString()))},
                        {"model", row.run.isNull() ? Json() : Json(toUtf8(row.model))},
                        {"configuration", row.run.isNull() ? Json() : Json(toUtf8(row.configuration))},
                        {"type", toUtf8(row.type)},
                        {"subtype", toUtf8(row.subtype)},
                        {"title", toUtf8(row.title)},
                        {"cases", row.cases},
                        {"replies", row.replies},
                        {"n", row.judged()},
                        {"correct", row.correct},
                        {"wrong", row.wrong},
                        {"cannot_tell", row.cannotTell},
                        {"share", share ? Json(share->share) : Json()},
                        {"lo", share ? Json(share->interval.lo) : Json()},
                        {"hi", share ? Json(share->interval.hi) : Json()}});
    }
    return list;
}

QByteArray directAnswersCsv(const ErrorReportData &data)
{
    Table table;
    table.columns = columnsOf({"model", "configuration", "error_type", "error_subtype", "title", "cases", "replies", "n", "correct",
                               "wrong", "cannot_tell", "share", "lo", "hi", "practice"});
    for (const DirectAnswers &row : directAnswersOfRuns(data)) {
        const auto share = row.share();
        table.add({row.model, row.configuration, row.type, row.subtype, row.title, row.cases, row.replies, row.judged(), row.correct,
                   row.wrong, row.cannotTell, share ? TableCell::rounded(share->share, 6) : TableCell(),
                   share ? TableCell::rounded(share->interval.lo, 6) : TableCell(),
                   share ? TableCell::rounded(share->interval.hi, 6) : TableCell(), row.practice});
    }
    return tableCsv(table);
}

} // namespace yuyi
