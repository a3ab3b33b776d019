// SPDX-License-Identifier: GPL-3.0-or-later
// merge
#include "app/cli/mergecommands.h"

#include "models/services/packages/mergereport.h"

#include <QCoreApplication>
#include <QDir>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliMerge)
};

QString indented(const QString &text)
{
    return QLatin1String("    ") % QString(text).replace(u'\n', QLatin1String("\n      "));
}

QStringList linesOf(const MergeLine &line, bool dry)
{
    const QString file = QDir::toNativeSeparators(line.file);
    QStringList lines;
    if (line.added + line.changed + line.conflicts.size() == 0) {
        lines.append(Tr::tr("%1 (%2, %3): nothing new.").arg(file, line.holder, titleOf(line.role)));
    } else {
        lines.append((dry ? Tr::tr("%1 (%2, %3): would import %4 new and %5 changed entries; %6 skipped.")
                          : Tr::tr("%1 (%2, %3): %4 new entries, %5 changed, %6 skipped."))
                         .arg(file, line.holder, titleOf(line.role))
                         .arg(line.added)
                         .arg(line.changed)
                         .arg(line.conflicts.size()));
    }
    for (const MergeEntry &entry : line.conflicts) {
        lines.append(Tr::tr("  %1: %2").arg(entry.title, entry.reason));
        if (!entry.project.isEmpty())
            lines.append(indented(Tr::tr("In the project: %1").arg(entry.project)));
        if (!entry.returned.isEmpty())
            lines.append(indented(Tr::tr("In the returned package: %1").arg(entry.returned)));
    }
    return lines;
}

} // namespace

Exit mergeReturns(Context &context, const QStringList &files)
{
    MergeRequest request;
    request.files = files;
    request.dryRun = context.arguments.has(QStringLiteral("dry-run"));
    request.choice.takeReturned = context.arguments.has(QStringLiteral("take-returned"));
    const auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    request.by = project->actor.id;
    ConsoleProgress progress(context.console, Tr::tr("Importing returned packages"));
    const MergeReport report = mergeFiles(*project->stores, project->factory->folder(), context.host, request, progress);
    QStringList lines;
    std::optional<Exit> worst;
    for (const MergeLine &line : report.lines) {
        if (!line.refused) {
            lines += linesOf(line, request.dryRun);
            continue;
        }
        const Exit exit = context.console.fail(*line.refused);
        worst = worst ? std::max(*worst, exit) : exit;
    }
    const auto json = parseJson(report.toJson());
    context.console.result(json ? *json : Json(), lines.join(QLatin1Char('\n')));
    // With one that was merged and one that was refused it is done, with a finding.
    if (worst) {
        const bool some = report.refused() < report.lines.size();
        return some && *worst == Exit::Refused ? Exit::Findings : *worst;
    }
    return report.conflicts() > 0 || report.lines.size() < request.files.size() ? Exit::Findings : Exit::Done;
}

QList<Option> mergeOptions()
{
    return {
        {QStringLiteral("dry-run"), {}, Tr::tr("Shows what each package would change (dry run).")},
        {QStringLiteral("take-returned"),
         {},
         Tr::tr("On a conflict, replaces the project's entry with the version in the package if the entry may be replaced.")}};
}

QList<Command> mergeCommands()
{
    return {{QStringLiteral("merge"), QStringLiteral("PROJECT RETURN.yuyipack…"), 2, -1,
             Tr::tr("Merges returned work packages; each file is applied completely or not at all."),
             mergeOptions() + QList<Option>{asOption()},
             [](Context &context) { return mergeReturns(context, context.arguments.positional.mid(1)); }}};
}

} // namespace yuyi::cli
