// SPDX-License-Identifier: GPL-3.0-or-later
// new, demo, backup, restore, move, check, undo
#include "app/cli/command.h"
#include "app/cli/options/newproject.h"
#include "app/cli/report.h"
#include "app/example.h"
#include "app/languages.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/release/checkservice.h"
#include "models/services/release/releaseservice.h"
#include "models/services/seals/auditseals.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QUrl>
#include <QUrlQuery>

#include <optional>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliProject)
};

bool isOnServer(const QString &location)
{
    return QUrl(location).scheme().startsWith(QLatin1String("postgres"));
}

/// What a project is called that nobody gave a title: as its folder, or its schema on a server.
QString nameIn(const QString &location)
{
    return isOnServer(location) ? QUrlQuery(QUrl(location)).queryItemValue(QStringLiteral("schema"))
                                : QFileInfo(QDir::cleanPath(location)).fileName();
}

Exit runNew(Context &context)
{
    const QString location = context.arguments.positional.first();
    auto asked = newProjectFromOptions(context.arguments);
    if (!asked)
        return context.console.fail(asked.error());
    NewProject &project = *asked;
    // The preset's rules, but for one person who does all steps.
    const WorkRules alone;
    project.rules = project.preset.work;
    project.rules.annotatorsPerImage = alone.annotatorsPerImage;
    project.rules.votesPerQuestion = alone.votesPerQuestion;
    project.rules.rounds = alone.rounds;
    project.rules.passingVotes = alone.passingVotes;
    project.title = context.arguments.has(QStringLiteral("title")) ? context.arguments.value(QStringLiteral("title"))
                                                                   : nameIn(location);
    project.lead = context.arguments.has(QStringLiteral("as")) ? context.arguments.value(QStringLiteral("as"))
                                                               : Tr::tr("Lead");
    const auto made = context.host.create(location, project);
    if (!made)
        return context.console.fail(made.error());
    Json json;
    json["project"] = toUtf8(location);
    json["preset"] = toUtf8(project.preset.code);
    context.console.done(json, Tr::tr("The project “%1” was created at %2.").arg(project.title, location));
    return Exit::Done;
}

Exit runDemo(Context &context)
{
    const QString location = context.arguments.positional.first();
    if (isOnServer(location))
        return context.console.fail({ErrorCode::Refused, Tr::tr("The example project is created in a folder, not on a server."), {}});
    if (QDir(location).exists() && !QDir(location).isEmpty()) {
        return context.console.fail({ErrorCode::Refused, Tr::tr("The folder “%1” is not empty.").arg(location), {}});
    }
    std::optional<Preset> preset;
    if (context.arguments.has(QStringLiteral("preset"))) {
        const auto found = findPreset(context.arguments.value(QStringLiteral("preset")));
        if (!found)
            return context.console.fail(found.error());
        preset = *found;
    }
    QDir().rmdir(location);
    context.console.say(Tr::tr("Creating the example project; this takes a moment…"));
    ConsoleProgress progress(context.console, Tr::tr("Creating the example"));
    const QString folder = QDir::cleanPath(QFileInfo(location).absoluteFilePath());
    const auto made = preset ? makePresetExample(context.host, folder, *preset, context.languages.current(), progress)
                             : makeExample(context.host, folder, context.languages.current(), progress);
    if (!made)
        return context.console.fail(made.error());
    const auto project = openProject(context, location);
    if (!project)
        return context.console.fail(project.error());
    return reportStatistics(context, *project);
}

Exit runBackup(Context &context)
{
    const auto path = context.host.backup(context.arguments.positional.first());
    if (!path)
        return context.console.fail(path.error());
    Json json;
    json["backup"] = toUtf8(*path);
    context.console.done(json, Tr::tr("Saved as %1.").arg(*path));
    return Exit::Done;
}

Exit runRestore(Context &context)
{
    const QString backup = context.arguments.positional.at(0);
    const QString folder = context.arguments.positional.at(1);
    if (const auto done = context.host.restore(backup, folder, context.arguments.has(QStringLiteral("other-project"))); !done)
        return context.console.fail(done.error());
    Json json;
    json["project"] = toUtf8(folder);
    json["backup"] = toUtf8(backup);
    context.console.done(json, Tr::tr("The project at %1 was restored from the backup %2.").arg(folder, backup));
    return Exit::Done;
}

Exit runMove(Context &context)
{
    const QString from = context.arguments.positional.at(0);
    const QString to = context.arguments.positional.at(1);
    Result<MoveReport> moved = failure(ErrorCode::Cancelled, {});
    {
        ConsoleProgress progress(context.console, Tr::tr("Moving"));
        moved = context.host.move(from, to, progress);
    }
    if (!moved)
        return context.console.fail(moved.error());
    Json json;
    json["from"] = toUtf8(from);
    json["to"] = toUtf8(to);
    json["rows"] = moved->rows;
    json["images"] = moved->images;
    json["bytes"] = moved->bytes;
    json["problems"] = Json::array();
    for (const QString &finding : std::as_const(moved->findings))
        json["problems"].push_back(toUtf8(finding));
    QStringList lines{Tr::tr("Copied and compared: %1 rows and %2 images. The project is at %3.")
                          .arg(QString::number(moved->rows), QString::number(moved->images), to),
                      Tr::tr("The old project is kept at %1. From now on, work only in the new project: changes to the old project "
                             "are not transferred. Delete the old project when you no longer need it.")
                          .arg(from)};
    if (!moved->findings.isEmpty()) {
        lines.append(Tr::tr("The check finds the same problems as in the old project:"));
        lines.append(moved->findings);
    }
    context.console.result(json, lines.join(QLatin1Char('\n')));
    return moved->findings.isEmpty() ? Exit::Done : Exit::Findings;
}

Exit runCheck(Context &context)
{
    const QString location = context.arguments.positional.first();
    const auto database = context.host.checkDatabase(location);
    if (!database)
        return context.console.fail(database.error());
    QStringList problems = *database;
    const auto project = openProject(context, location);
    if (!project)
        return context.console.fail(project.error());
    QStringList moved;
    AuditReport audit;
    if (context.arguments.has(QStringLiteral("move-strays"))) {
        const auto done = CheckService(*project->stores, project->factory->folder()).moveStrays(project->actor.id);
        if (!done)
            return context.console.fail(done.error());
        moved = *done;
        for (const QString &path : std::as_const(moved))
            context.console.say(Tr::tr("Moved to %1.").arg(path));
    }
    {
        ConsoleProgress progress(context.console, Tr::tr("Checking"));
        CheckService service(*project->stores, project->factory->folder());
        const auto files = service.check(progress);
        if (!files)
            return context.console.fail(files.error());
        problems.append(*files);
        audit = service.audit();
    }
    if (context.arguments.has(QStringLiteral("seal"))) {
        const auto difference = AuditSeals(*project->stores).differenceFrom(context.arguments.value(QStringLiteral("seal")));
        if (!difference)
            return context.console.fail(difference.error());
        if (!difference->isEmpty())
            problems.append(*difference);
    }
    context.console.say(sentenceOf(audit.head));
    if (audit.unsealed > 0)
        context.console.say(Tr::tr("%n event(s) of the audit trail are not sealed yet.", nullptr, static_cast<int>(audit.unsealed)));
    Json json;
    json["audit"] = toJson(audit.head);
    json["unsealed"] = audit.unsealed;
    json["problems"] = Json::array();
    for (const QString &problem : std::as_const(problems))
        json["problems"].push_back(toUtf8(problem));
    if (context.arguments.has(QStringLiteral("move-strays"))) {
        json["moved"] = Json::array();
        for (const QString &path : std::as_const(moved))
            json["moved"].push_back(toUtf8(path));
    }
    context.console.result(json, problems.isEmpty() ? Tr::tr("No problems.") : problems.join(QLatin1Char('\n')));
    return problems.isEmpty() ? Exit::Done : Exit::Findings;
}

Exit runUndo(Context &context)
{
    const bool one = context.arguments.has(QStringLiteral("decision"));
    const bool last = context.arguments.has(QStringLiteral("last"));
    if (one == last) {
        context.console.warn(Tr::tr("yuyi-cli: undo takes either --decision ID or --last N."));
        return Exit::Usage;
    }
    const auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    DecisionService service(*project->stores, project->actor.id);
    const QString reason = context.arguments.value(QStringLiteral("reason"));
    int undone = 1;
    if (one) {
        const auto id = DecisionId::fromString(context.arguments.value(QStringLiteral("decision")));
        if (id.isNull()) {
            return context.console.fail(
                {ErrorCode::Invalid,
                 Tr::tr("“%1” is not a decision ID.").arg(context.arguments.value(QStringLiteral("decision"))),
                 {}});
        }
        if (const auto done = service.undoFor(id, reason); !done)
            return context.console.fail(done.error());
    } else {
        const auto count = intOption(context.arguments, QStringLiteral("last"), 1, 1, 1000000);
        if (!count) {
            context.console.fail(count.error());
            return Exit::Usage;
        }
        const auto done = service.undoLast(*count, reason);
        if (!done)
            return context.console.fail(done.error());
        undone = *done;
    }
    Json json;
    json["undone"] = undone;
    context.console.done(json, Tr::tr("%n decision(s) undone.", nullptr, undone));
    return Exit::Done;
}

} // namespace

QList<Command> projectCommands()
{
    return {
        {QStringLiteral("new"),
         QStringLiteral("PROJECT"),
         1,
         1,
         Tr::tr("Creates an empty project in a new folder."),
         newProjectOptions() + QList<Option>{{QStringLiteral("as"), QStringLiteral("NAME"), Tr::tr("The lead's name.")}},
         runNew},
        {QStringLiteral("demo"),
         QStringLiteral("FOLDER"),
         1,
         1,
         Tr::tr(
             "Creates an example project: four weeks of work by a fictional team, with models and a study."),
         {{QStringLiteral("preset"), QStringLiteral("NAME|FILE"),
           Tr::tr("Creates a small example with this preset instead: six images, four of them annotated.")}},
         runDemo},
        {QStringLiteral("check"),
         QStringLiteral("PROJECT"),
         1,
         1,
         Tr::tr("Checks the project for consistency."),
         {{QStringLiteral("move-strays"),
           {},
           Tr::tr(
               "Moves image files that are not listed in the project (left by an interrupted import) to PROJECT/strays. Without this "
               "option, nothing is moved.")},
          {QStringLiteral("seal"), QStringLiteral("SEAL"),
           Tr::tr("Also checks that the audit trail leads to this seal: NUMBER:HASH, from the data card of a release or a saved audit.")},
          asOption()},
         runCheck},
        {QStringLiteral("undo"),
         QStringLiteral("PROJECT"),
         1,
         1,
         Tr::tr("Undoes decisions."),
         {{QStringLiteral("decision"), QStringLiteral("ID"), Tr::tr("ID of the decision to undo.")},
          {QStringLiteral("last"), QStringLiteral("N"),
           Tr::tr("Number of decisions to undo, the newest first.")},
          {QStringLiteral("reason"), QStringLiteral("TEXT"),
           Tr::tr("Why they are undone; recorded in the audit. Required if a decision is another person's.")},
          asOption()},
         runUndo},
        {QStringLiteral("backup"),
         QStringLiteral("PROJECT"),
         1,
         1,
         Tr::tr("Saves a backup of the project."),
         {},
         runBackup},
        {QStringLiteral("restore"),
         QStringLiteral("BACKUP FOLDER"),
         2,
         2,
         Tr::tr("Restores the project from a backup, always into a folder; “move” copies it to a server."),
         {{QStringLiteral("other-project"),
           {},
           Tr::tr("Restores the backup even if it belongs to another "
                  "project.")}},
         runRestore},
        {QStringLiteral("move"),
         QStringLiteral("PROJECT TARGET"),
         2,
         2,
         Tr::tr(
             "Copies a whole project from a folder to a server, or from a server to a folder; the old project is kept."),
         {},
         runMove},
    };
}

} // namespace yuyi::cli
