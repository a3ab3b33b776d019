// SPDX-License-Identifier: GPL-3.0-or-later
// server init, server adopt, server check, server backup, server restore
#include "app/cli/command.h"
#include "app/cli/options/newproject.h"
#include "app/cli/options/server.h"
#include "db/server/sqlserverhost.h"
#include "models/services/release/checkservice.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliServerSetup)
};

constexpr int mostKept = 10000;

Exit usage(const Context &context, const QString &sentence)
{
    context.console.fail({ErrorCode::Invalid, sentence, {}});
    return Exit::Usage;
}

/// The location of a schema in the database of --server.
Result<QString> locationAt(const Arguments &arguments, const QString &schema)
{
    QUrl url(arguments.value(QStringLiteral("server")), QUrl::StrictMode);
    if (!url.isValid() || !url.scheme().startsWith(QLatin1String("postgres"))) {
        return failure(
            ErrorCode::Invalid,
            Tr::tr(
                "--server takes the address of a database with the name of an administrator: postgresql://postgres@host/database, "
                "or postgresql:///database?user=postgres on the server itself."));
    }
    QUrlQuery query(url);
    query.removeAllQueryItems(QStringLiteral("schema"));
    query.addQueryItem(QStringLiteral("schema"), schema);
    url.setQuery(query);
    return url.toString(QUrl::FullyEncoded);
}

/// Does `work` with the logins of the project and the invitation of its first lead, who is named by --lead or else acts.
Result<> withLogins(Context &context, const QString &location, const QString &lead,
                    const std::function<Result<>(TeamLogins &, const InvitationRequest &)> &work)
{
    SqlServerHost servers;
    YUYI_TRY(auto request, invitationFromOptions(context.arguments));
    YUYI_TRY(auto project, openProject(context, location));
    request.person = lead.isEmpty() ? project.actor.name : lead;
    request.hat = LoginHat::Home;
    YUYI_TRY(const auto person, personNamed(*project.stores, request.person));
    if (!person.is(Role::Lead))
        return failure(ErrorCode::Refused, Tr::tr("%1 is not a lead of the project.").arg(person.name));
    TeamLogins logins(*project.stores, servers, location, person.id);
    return work(logins, request);
}

/// The desk layer, and the first login of a lead.
Exit openForTeam(Context &context, const QString &location, const QString &lead, const QString &file, const std::function<void()> &undo)
{
    const auto refused = [&](const Error &error) {
        undo();
        return context.console.fail(error);
    };
    // Asked before logins lock out all who have none.
    const auto possible = withLogins(context, location, lead, [](TeamLogins &logins, const InvitationRequest &request) {
        return logins.checkInvitation(request);
    });
    if (!possible)
        return refused(possible.error());
    if (const auto installed = SqlServerHost().install(location); !installed)
        return refused(installed.error());
    std::optional<Invited> invited;
    const auto done = withLogins(context, location, lead, [&](TeamLogins &logins, const InvitationRequest &request) -> Result<> {
        YUYI_TRY(invited, logins.invite(request));
        return {};
    });
    if (!done)
        return refused(done.error());
    Json json;
    json["project"] = toUtf8(location);
    return tellInvitation(context, *invited, file, Tr::tr("The project has logins now. The invitation for its lead is in %1."), json);
}

Exit runInit(Context &context)
{
    const Arguments &arguments = context.arguments;
    const QString name = arguments.positional.first();
    const QString lead = arguments.value(QStringLiteral("lead")).trimmed();
    if (!arguments.has(QStringLiteral("server")) || lead.isEmpty())
        return usage(context, Tr::tr("“server init” needs --server and --lead."));
    if (const auto request = invitationFromOptions(arguments); !request && request.error().code == ErrorCode::Invalid)
        return usage(context, request.error().sentence);
    const auto location = locationAt(arguments, name);
    if (!location)
        return usage(context, location.error().sentence);
    auto project = newProjectFromOptions(arguments);
    if (!project)
        return context.console.fail(project.error());
    // The team's own rules: a server is for several people.
    project->rules = project->preset.work;
    project->title = arguments.has(QStringLiteral("title")) ? arguments.value(QStringLiteral("title")) : name;
    project->lead = lead;
    const auto file = invitationFile(arguments, lead);
    if (!file)
        return context.console.fail(file.error());
    if (const auto made = context.host.create(*location, *project); !made)
        return context.console.fail(made.error());
    return openForTeam(context, *location, lead, *file, [&] { (void)SqlServerHost().remove(*location); });
}

Exit runAdopt(Context &context)
{
    const QString location = context.arguments.positional.first();
    const QString lead = context.arguments.value(QStringLiteral("lead")).trimmed();
    if (const auto request = invitationFromOptions(context.arguments); !request && request.error().code == ErrorCode::Invalid)
        return usage(context, request.error().sentence);
    SqlServerHost servers;
    const auto logins = servers.logins(location);
    const auto isHome = [](const ServerLogin &login) { return login.active && login.hat == LoginHat::Home; };
    // Somebody can invite already: only the rights are repaired.
    if (lead.isEmpty() && logins && std::any_of(logins->begin(), logins->end(), isHome)) {
        if (const auto repaired = servers.install(location); !repaired)
            return context.console.fail(repaired.error());
        Json json;
        json["project"] = toUtf8(location);
        json["repaired"] = true;
        context.console.done(json, Tr::tr("The project has logins already. Their rights have been repaired."));
        return Exit::Done;
    }
    const auto file = invitationFile(context.arguments, lead.isEmpty() ? QStringLiteral("lead") : lead);
    if (!file)
        return context.console.fail(file.error());
    return openForTeam(context, location, lead, *file, [] {});
}

/// The catalogue of the server, the database, the files of the project and its audit trail, of which `audit` gets the seals.
Result<QStringList> problemsOf(Context &context, const QString &location, AuditReport &audit)
{
    YUYI_TRY(QStringList problems, SqlServerHost().check(location));
    YUYI_TRY(const auto database, context.host.checkDatabase(location));
    problems += database;
    YUYI_TRY(const auto project, openProject(context, location));
    ConsoleProgress progress(context.console, Tr::tr("Checking"));
    CheckService service(*project.stores, project.factory->folder());
    YUYI_TRY(const auto files, service.check(progress));
    audit = service.audit();
    return problems + files;
}

Json listed(const QStringList &problems)
{
    Json list = Json::array();
    for (const QString &problem : problems)
        list.push_back(toUtf8(problem));
    return list;
}

Exit runServerCheck(Context &context)
{
    AuditReport audit;
    const auto problems = problemsOf(context, context.arguments.positional.first(), audit);
    if (!problems)
        return context.console.fail(problems.error());
    context.console.say(sentenceOf(audit.head));
    Json json;
    json["audit"] = toJson(audit.head);
    json["unsealed"] = audit.unsealed;
    json["problems"] = listed(*problems);
    context.console.result(json, problems->isEmpty() ? Tr::tr("No problems.") : problems->join(QLatin1Char('\n')));
    return problems->isEmpty() ? Exit::Done : Exit::Findings;
}

/// Removes the oldest backups of this project in the folder; each is two files.
QStringList removeOld(const ServerBackup &newest, int keep)
{
    QStringList removed;
    const QFileInfo made(newest.dump);
    const QString prefix = made.fileName().section(u'-', 0, -2) + u'-';
    static const QString stamp = QStringLiteral("????????T??????Z.dump");
    const QDir folder(made.path());
    QStringList dumps = folder.entryList({prefix + stamp}, QDir::Files, QDir::Name);
    while (dumps.size() > keep) {
        const QString name = dumps.takeFirst();
        if (name == made.fileName())
            continue; // others have later names, because the clock was ahead
        const QString roles = name.chopped(5) + QLatin1String(".roles.sql");
        if (!QFile::remove(folder.filePath(name)))
            break;
        QFile::remove(folder.filePath(roles));
        removed.append(name);
    }
    return removed;
}

Exit runServerBackup(Context &context)
{
    const Arguments &arguments = context.arguments;
    if (!arguments.has(QStringLiteral("to")))
        return usage(context, Tr::tr("“server backup” needs --to FOLDER."));
    const auto keep = intOption(arguments, QStringLiteral("keep"), mostKept, 1, mostKept);
    if (!keep)
        return usage(context, keep.error().sentence);
    const auto made = SqlServerHost().backup(arguments.positional.first(), arguments.value(QStringLiteral("to")), currentTime());
    if (!made)
        return context.console.fail(made.error());
    const QStringList removed = removeOld(*made, *keep);
    Json json;
    json["backup"] = toUtf8(made->dump);
    json["roles"] = toUtf8(made->roles);
    json["bytes"] = made->bytes;
    json["removed"] = listed(removed);
    context.console.done(json, Tr::tr("The backup is in %1. Its logins are in %2.").arg(made->dump, made->roles));
    return Exit::Done;
}

Exit runServerRestore(Context &context)
{
    const Arguments &arguments = context.arguments;
    const QString schema = arguments.value(QStringLiteral("schema")).trimmed();
    if (schema.isEmpty() || !arguments.has(QStringLiteral("server")))
        return usage(context, Tr::tr("“server restore” needs --server and --schema."));
    const auto location = locationAt(arguments, schema);
    if (!location)
        return usage(context, location.error().sentence);
    SqlServerHost servers;
    const auto restored = servers.restore(arguments.positional.first(), *location);
    if (!restored)
        return context.console.fail(restored.error());
    AuditReport audit;
    const auto problems = problemsOf(context, *location, audit);
    const bool drill = arguments.has(QStringLiteral("drill"));
    if (drill) {
        if (const auto gone = servers.remove(*location); !gone)
            return context.console.fail(gone.error());
    }
    if (!problems)
        return context.console.fail(problems.error());
    Json json;
    json["project"] = toUtf8(*location);
    json["logins"] = *restored;
    json["drill"] = drill;
    json["audit"] = toJson(audit.head);
    json["problems"] = listed(*problems);
    QStringList lines;
    if (drill)
        lines.append(Tr::tr("The backup can be restored. The program checked the copy and removed it."));
    else if (*restored)
        lines.append(Tr::tr("The project was restored with its logins at %1.").arg(*location));
    else
        lines.append(
            Tr::tr("The project was restored at %1. It has no logins yet. Make the first one with “server adopt”.").arg(*location));
    lines.append(problems->isEmpty() ? Tr::tr("No problems.") : problems->join(QLatin1Char('\n')));
    context.console.result(json, lines.join(QLatin1Char('\n')));
    return problems->isEmpty() ? Exit::Done : Exit::Findings;
}

Option serverOption()
{
    return {
        QStringLiteral("server"), QStringLiteral("URL"),
        Tr::tr(
            "The database, with the name of an administrator: postgresql://postgres@host/database, or "
            "postgresql:///database?user=postgres on the server itself.")};
}

} // namespace

QList<Command> serverSetupCommands()
{
    const Option lead{QStringLiteral("lead"), QStringLiteral("NAME"), Tr::tr("The lead who gets the first login.")};
    return {
        {QStringLiteral("server init"), QStringLiteral("NAME"), 1, 1,
         Tr::tr(
             "Makes a project for a team on a PostgreSQL server. Each login sees only what its person may see. Needs an administrator of "
             "the server."),
         QList<Option>{serverOption(), lead} + newProjectOptions() + invitationOptions(), runInit},
        {QStringLiteral("server adopt"), QStringLiteral("LOCATION"), 1, 1,
         Tr::tr(
             "Makes logins for a project that is already on a server, or repairs the rights of its logins. Needs an administrator of the "
             "server."),
         QList<Option>{lead} + invitationOptions(), runAdopt},
        {QStringLiteral("server check"),
         QStringLiteral("LOCATION"),
         1,
         1,
         Tr::tr("Checks a project on a server: the rights of its logins, the database, the pictures and the seals of the audit trail."),
         {asOption()},
         runServerCheck},
        {QStringLiteral("server backup"),
         QStringLiteral("LOCATION"),
         1,
         1,
         Tr::tr("Backs up a project on a server and its logins with pg_dump. Needs an administrator of the server."),
         {{QStringLiteral("to"), QStringLiteral("FOLDER"), Tr::tr("The folder for the two files of the backup.")},
          {QStringLiteral("keep"), QStringLiteral("N"),
           Tr::tr("Keeps the newest N backups of this project in the folder and removes older ones (default: keeps all).")}},
         runServerBackup},
        {QStringLiteral("server restore"),
         QStringLiteral("BACKUP"),
         1,
         1,
         Tr::tr("Restores a backup to a new schema and checks it. Needs an administrator of the server."),
         {serverOption(),
          {QStringLiteral("schema"), QStringLiteral("NAME"),
           Tr::tr("The new schema. The logins come back as well if the schema and the database have their old names.")},
          {QStringLiteral("drill"), {}, Tr::tr("Removes the copy after the check. Use this to test a backup.")},
          asOption()},
         runServerRestore},
    };
}

} // namespace yuyi::cli
