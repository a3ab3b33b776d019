// SPDX-License-Identifier: GPL-3.0-or-later
// import taxonomy: the concepts that images show
#include "app/cli/command.h"
#include "models/services/taxonomy/taxonomyservice.h"

#include <QCoreApplication>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliTaxonomy)
};

QString importText(const TaxonomyImport &report)
{
    QStringList lines;
    if (!report.faults.isEmpty()) {
        lines.append(Tr::tr("Nothing was imported: %n row(s) have faults.", nullptr, static_cast<int>(report.faults.size())));
        for (const RowFault &fault : report.faults)
            lines.append(Tr::tr("  row %1: %2", "of a file, what is wrong").arg(QString::number(fault.row), fault.reason));
        return lines.join(u'\n');
    }
    lines.append(Tr::tr("Concepts: %1 new, %2 changed, %3 the same already.")
                     .arg(QString::number(report.added), QString::number(report.changed), QString::number(report.same)));
    lines.append(Tr::tr("Chains: %1, of which %2 are new. %3 former ones are not in the tree any more.")
                     .arg(QString::number(report.chains.current), QString::number(report.chains.added),
                          QString::number(report.chains.gone)));
    if (report.chains.higher > 0)
        lines.append(Tr::tr("%n concept(s) at the end have fewer levels above them than a chain has.", nullptr, report.chains.higher));
    if (report.chains.deeper > 0)
        lines.append(Tr::tr("%n concept(s) at the end have more levels above them than a chain has.", nullptr, report.chains.deeper));
    return lines.join(u'\n');
}

Exit runImport(Context &context)
{
    auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    const auto report = TaxonomyService(*project->stores, project->actor.id).importFile(context.arguments.positional.at(1));
    if (!report)
        return context.console.fail(report.error());
    Json json{{"added", report->added}, {"changed", report->changed}, {"same", report->same}};
    json["chains"] = {{"current", report->chains.current},
                      {"added", report->chains.added},
                      {"gone", report->chains.gone},
                      {"higher", report->chains.higher},
                      {"deeper", report->chains.deeper}};
    json["faults"] = Json::array();
    for (const RowFault &fault : report->faults)
        json["faults"].push_back({{"row", fault.row}, {"reason", toUtf8(fault.reason)}});
    context.console.result(json, importText(*report));
    return report->faults.isEmpty() ? Exit::Done : Exit::Refused;
}

} // namespace

QList<Command> taxonomyCommands()
{
    return {{QStringLiteral("import taxonomy"),
             QStringLiteral("PROJECT FILE.csv"),
             2,
             2,
             Tr::tr("Imports concepts and what they are kinds of, and makes chains of them. A row with a fault: nothing is imported."),
             {asOption()},
             runImport}};
}

} // namespace yuyi::cli
