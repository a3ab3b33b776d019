// SPDX-License-Identifier: GPL-3.0-or-later
// study report, study export
#include "app/cli/studyreportcommands.h"

#include "app/cli/options/runlookup.h"
#include "models/services/studyreports/export.h"
#include "models/services/studyreports/notes.h"
#include "models/services/studyreports/texts.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliStudyReport)
};

Exit usage(const Context &context, const QString &sentence)
{
    context.console.fail({ErrorCode::Invalid, sentence, {}});
    return Exit::Usage;
}

Result<StudyReportFormat> formatFrom(const Arguments &arguments)
{
    if (!arguments.has(QStringLiteral("format")))
        return StudyReportFormat::Markdown;
    const QString text = arguments.value(QStringLiteral("format"));
    if (const auto known = fromCode<StudyReportFormat>(text))
        return *known;
    return failure(ErrorCode::Invalid, Tr::tr("--format takes md, csv, json or latex, not “%1”.").arg(text));
}

/// What a person wants to see at once: the summary, and the notes.
QString summaryText(const StudyReport &report, bool byRules)
{
    const StudyTable table = studyTable(report, StudyTableKind::Summary, byRules);
    QStringList lines{
        Tr::tr("Study “%1”: values after exclusions, with values for all participants in brackets")
            .arg(report.data.study.name)};
    for (const StudyTableRow &row : table.rows)
        lines.append(QStringLiteral("  %1: %2 (%3)").arg(row.cells.at(0).text, row.cells.at(1).text, row.cells.at(2).text));
    return (lines + studyNotes(report, byRules)).join(u'\n');
}

} // namespace

Exit studyReport(Context &context, OpenProject &project, const Study &study)
{
    const auto format = formatFrom(context.arguments);
    if (!format)
        return usage(context, format.error().sentence);
    StudyReportQuery query;
    query.study = study.id;
    query.withSimulated = context.arguments.has(QStringLiteral("with-simulated"));
    for (const QString &word : context.arguments.value(QStringLiteral("runs")).split(u',', Qt::SkipEmptyParts)) {
        const auto run = findRun(project, word.trimmed());
        if (!run)
            return context.console.fail(run.error());
        query.runs.append(run->id);
    }
    const auto report = StudyReportService(*project.stores, project.actor.id).report(query);
    if (!report)
        return context.console.fail(report.error());
    const bool byRules = !context.arguments.has(QStringLiteral("without-exclusions"));
    const QString file = context.arguments.value(QStringLiteral("out"));
    QString text;
    if (!file.isEmpty()) {
        if (const auto saved = saveStudyReport(*report, *format, byRules, QFileInfo(file).absoluteFilePath()); !saved)
            return context.console.fail(saved.error());
        text = Tr::tr("The report was written to “%1”.").arg(file);
    } else if (context.arguments.has(QStringLiteral("format"))) {
        text = QString::fromUtf8(studyReportText(*report, *format, byRules)).trimmed();
    } else {
        text = summaryText(*report, byRules);
    }
    if (file.isEmpty())
        context.console.result(studyReportJson(*report), text);
    else
        context.console.done(studyReportJson(*report), text);
    return Exit::Done;
}

Exit studyExport(Context &context, OpenProject &project, const Study &study, const QString &target)
{
    const QString format = context.arguments.has(QStringLiteral("format")) ? context.arguments.value(QStringLiteral("format"))
                                                                           : QStringLiteral("csv");
    if (format != u"csv" && format != u"json")
        return usage(
            context,
            Tr::tr(
                "study PROJECT export takes --format csv (writes a folder) or json (writes a file), not “%1”.")
                .arg(format));
    if (target.isEmpty())
        return usage(context, Tr::tr("study PROJECT export needs a target: a new folder for csv, a file for json."));
    const auto data = StudyReportService(*project.stores, project.actor.id)
                          .data(study.id, context.arguments.has(QStringLiteral("with-simulated")));
    if (!data)
        return context.console.fail(data.error());
    const QString path = QFileInfo(target).absoluteFilePath();
    const auto saved = format == u"csv" ? saveStudyFolder(*data, path) : saveStudyJson(*data, path);
    if (!saved)
        return context.console.fail(saved.error());
    qsizetype trials = 0;
    for (const StudiedPerson &person : data->people) {
        trials += std::count_if(person.trials.begin(), person.trials.end(),
                                [&](const Trial &trial) { return !data->hidden.contains(trial.question); });
    }
    const qsizetype items = data->items.size() - data->hidden.size();
    Json json = Json::object();
    json["study"] = toUtf8(data->study.name);
    json["target"] = toUtf8(path);
    json["participants"] = data->people.size();
    json["items"] = items;
    json["trials"] = trials;
    json["hidden_items"] = data->hidden.size();
    QString said = Tr::tr("%1 participants, %2 items and %3 trials were written to “%4”.")
                       .arg(QString::number(data->people.size()), QString::number(items), QString::number(trials), target);
    if (const auto hidden = static_cast<int>(data->hidden.size()); hidden > 0)
        said = Tr::tr("%1 %n items that you still have to annotate or may answer blind are excluded.", nullptr, hidden).arg(said);
    context.console.done(json, said);
    return Exit::Done;
}

QList<Option> studyReportOptions()
{
    return {{QStringLiteral("format"), QStringLiteral("F"),
             Tr::tr("Format of a report: md, csv, json or latex. Format of an export: csv (writes a folder) or json (writes a file).")},
            {QStringLiteral("out"), QStringLiteral("FILE"), Tr::tr("Output file of the report.")},
            {QStringLiteral("runs"), QStringLiteral("RUN[,RUN…]"),
             Tr::tr("Model runs to compare with the participants. A run is an ID or MODEL/CONFIGURATION (default: the newest run of "
                    "each model and configuration).")},
            {QStringLiteral("with-simulated"), {}, Tr::tr("Includes simulated participants.")},
            {QStringLiteral("without-exclusions"), {}, Tr::tr("Shows results for all participants, without exclusions.")}};
}

} // namespace yuyi::cli
