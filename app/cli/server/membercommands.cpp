// SPDX-License-Identifier: GPL-3.0-or-later
// server invite, server renew, server revoke, server logins, server join
#include "app/cli/command.h"
#include "app/cli/options/server.h"
#include "db/server/sqlserverhost.h"
#include "models/services/server/joining.h"
#include "models/services/server/loginkeeper.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliServerMembers)
};

constexpr qint64 longestCode = 1024;

Exit usage(const Context &context, const QString &sentence)
{
    context.console.fail({ErrorCode::Invalid, sentence, {}});
    return Exit::Usage;
}

Result<QList<Role>> rolesFrom(const Arguments &arguments)
{
    QList<Role> roles;
    const QStringList words = arguments.value(QStringLiteral("role")).split(QLatin1Char(','), Qt::SkipEmptyParts);
    for (const QString &word : words) {
        const auto role = fromCode<Role>(word.trimmed());
        if (!role) {
            QStringList known;
            for (const auto &[value, code] : codesOf(Role{}))
                known.append(QString::fromUtf16(code));
            return failure(ErrorCode::Invalid,
                           Tr::tr("There is no role “%1”. Available: %2.").arg(word.trimmed(), known.join(QStringLiteral(", "))));
        }
        if (!roles.contains(*role))
            roles.append(*role);
    }
    return roles;
}

/// What a command says about options that do not fit together; empty: they do.
QString misfit(const Arguments &arguments, const QString &command)
{
    if (!arguments.has(QStringLiteral("participant")))
        return arguments.value(QStringLiteral("person")).trimmed().isEmpty() ? Tr::tr("“%1” needs --person or --participant.").arg(command)
                                                                             : QString();
    if (arguments.value(QStringLiteral("participant")).trimmed().isEmpty())
        return Tr::tr("--participant needs the code of a participant, or STUDY/CODE.");
    for (const char *option : {"person", "role", "hat"}) {
        if (arguments.has(QLatin1String(option)))
            return Tr::tr("--%1 does not work together with --participant.").arg(QLatin1String(option));
    }
    return {};
}

Exit invite(Context &context, bool again)
{
    const Arguments &arguments = context.arguments;
    const QString location = arguments.positional.first();
    const QString participant = arguments.value(QStringLiteral("participant")).trimmed();
    const QString person = arguments.value(QStringLiteral("person")).trimmed();
    if (const QString fault = misfit(arguments, QLatin1String(again ? "server renew" : "server invite")); !fault.isEmpty())
        return usage(context, fault);
    auto request = invitationFromOptions(arguments);
    if (!request)
        return request.error().code == ErrorCode::Invalid ? usage(context, request.error().sentence)
                                                          : context.console.fail(request.error());
    const auto roles = rolesFrom(arguments);
    if (!roles)
        return usage(context, roles.error().sentence);
    request->person = person;
    request->participant = participant;
    request->roles = *roles;
    const auto file = invitationFile(arguments, participant.isEmpty() ? person : participant);
    if (!file)
        return context.console.fail(file.error());
    auto project = openProject(context, location);
    if (!project)
        return context.console.fail(project.error());
    SqlServerHost servers;
    TeamLogins team(*project->stores, servers, location, project->actor.id);
    const auto invited = again ? team.replace(*request) : team.invite(*request);
    if (!invited)
        return context.console.fail(invited.error());
    return tellInvitation(
        context, *invited, *file,
        again ? Tr::tr("The old logins have ended. The invitation for the new login is in %1.") : Tr::tr("The invitation is in %1."), {});
}

Exit runInvite(Context &context)
{
    return invite(context, false);
}

Exit runRenew(Context &context)
{
    const bool another = context.arguments.has(QStringLiteral("person")) || context.arguments.has(QStringLiteral("participant"));
    if (another && context.arguments.has(QStringLiteral("passfile")))
        return usage(context, Tr::tr("--passfile works only for your own login, without --person and --participant."));
    const QList<Option> invitation = invitationOptions();
    for (const Option &option : invitation) {
        if (!another && context.arguments.has(option.name))
            return usage(context, Tr::tr("--%1 works only with --person or --participant.").arg(option.name));
    }
    if (another)
        return invite(context, true);
    const QString location = context.arguments.positional.first();
    SqlServerHost servers;
    const auto entry = servers.passwordEntry(location);
    if (!entry)
        return context.console.fail(entry.error());
    const auto given = passwordKeeper(context.arguments);
    // The window may have joined without a keychain.
    LoginKeeper joined(*given, Joining::joinedFolder(), *entry);
    PasswordKeeper &keeper = context.arguments.has(QStringLiteral("passfile")) ? *given : joined;
    if (const auto renewed = Joining(servers, keeper, Joining::joinedFolder()).renew(location); !renewed)
        return context.console.fail(renewed.error());
    Json json;
    json["renewed"] = true;
    context.console.done(json, Tr::tr("Your login has a new password. This computer keeps it."));
    return Exit::Done;
}

Exit runRevoke(Context &context)
{
    const Arguments &arguments = context.arguments;
    const bool byPerson = arguments.has(QStringLiteral("person"));
    const bool byCode = arguments.has(QStringLiteral("participant"));
    const int ways = (byPerson ? 1 : 0) + (byCode ? 1 : 0) + (arguments.has(QStringLiteral("login")) ? 1 : 0);
    if (ways != 1)
        return usage(context, Tr::tr("“server revoke” takes one of --person, --participant and --login."));
    const QString location = arguments.positional.first();
    auto project = openProject(context, location);
    if (!project)
        return context.console.fail(project.error());
    SqlServerHost servers;
    TeamLogins team(*project->stores, servers, location, project->actor.id);
    QStringList ended{arguments.value(QStringLiteral("login"))};
    if (byPerson || byCode) {
        const auto names = byPerson ? team.revokePerson(arguments.value(QStringLiteral("person")))
                                    : team.revokeParticipant(arguments.value(QStringLiteral("participant")));
        if (!names)
            return context.console.fail(names.error());
        ended = *names;
    } else if (const auto done = team.revoke(ended.first()); !done) {
        return context.console.fail(done.error());
    }
    Json json;
    json["revoked"] = Json::array();
    for (const QString &name : std::as_const(ended))
        json["revoked"].push_back(toUtf8(name));
    context.console.done(json, Tr::tr("These logins and their connections have ended: %1. Their work stays in the project.")
                                   .arg(ended.join(QStringLiteral(", "))));
    return Exit::Done;
}

QString stateOf(const ServerLogin &login)
{
    if (!login.active)
        return QStringLiteral("revoked");
    return login.waiting ? QStringLiteral("invited") : QStringLiteral("active");
}

QString hatOf(const ServerLogin &login)
{
    if (login.participant)
        return QStringLiteral("participant");
    return login.hat == LoginHat::Home ? QStringLiteral("home") : QStringLiteral("desk");
}

Exit runLogins(Context &context)
{
    const QString location = context.arguments.positional.first();
    auto project = openProject(context, location);
    if (!project)
        return context.console.fail(project.error());
    SqlServerHost servers;
    const auto logins = TeamLogins(*project->stores, servers, location, project->actor.id).list();
    if (!logins)
        return context.console.fail(logins.error());
    Json json;
    json["logins"] = Json::array();
    QStringList lines;
    for (const NamedLogin &one : *logins) {
        Json entry;
        entry["login"] = one.login.name;
        entry["person"] = one.login.participant ? QString() : one.person;
        if (one.login.participant) {
            entry["participant"] = one.person;
            entry["study"] = one.study;
        }
        entry["hat"] = hatOf(one.login);
        entry["state"] = stateOf(one.login);
        entry["valid_until"] = one.login.waiting ? Json(toUtf8(one.login.validUntil.toUTC().toString(Qt::ISODate))) : Json();
        json["logins"].push_back(entry);
        lines.append(QStringList{one.login.name, one.called(), hatOf(one.login), stateOf(one.login)}.join(QLatin1Char('\t')));
    }
    context.console.result(json, lines.isEmpty() ? Tr::tr("The project has no logins yet.") : lines.join(QLatin1Char('\n')));
    return Exit::Done;
}

/// The first line of standard input; the code works once, so it may be seen while it is typed.
Result<QByteArray> codeFromInput(const Context &context)
{
    if (!context.arguments.has(QStringLiteral("password-stdin")))
        context.console.warn(Tr::tr("One-time code:"));
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return failure(ErrorCode::Environment, Tr::tr("Standard input cannot be read."));
    const QByteArray typed = input.readLine(longestCode);
    if (typed.trimmed().isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("There is no one-time code on standard input."));
    return typed;
}

Result<> lookForPassword(ServerHost &servers, PasswordKeeper &keeper, const Invitation &invitation)
{
    YUYI_TRY(const auto location, servers.locationOf(invitation.address, {}));
    YUYI_TRY(const auto entry, servers.passwordEntry(location));
    YUYI_CHECK(keeper.find(entry));
    return {};
}

Exit runJoin(Context &context)
{
    const auto invitation = openInvitation(context.arguments.positional.first(), currentTime());
    if (!invitation)
        return context.console.fail(invitation.error());
    SqlServerHost servers;
    const auto keeper = passwordKeeper(context.arguments);
    // Before the code is asked for: a password that nobody can keep needs no code.
    if (const auto kept = lookForPassword(servers, *keeper, *invitation); !kept) {
        const Exit failed = context.console.fail(kept.error());
        if (!context.arguments.has(QStringLiteral("passfile")))
            context.console.warn(Tr::tr("On a computer without a keychain, name a password file with --passfile."));
        return failed;
    }
    const auto code = codeFromInput(context);
    if (!code)
        return context.console.fail(code.error());
    const auto joined = Joining(servers, *keeper, Joining::joinedFolder()).join(*invitation, *code);
    if (!joined)
        return context.console.fail(joined.error());
    Json json;
    json["project"] = toUtf8(joined->location);
    json["login"] = toUtf8(joined->login);
    json["joined_before"] = joined->before;
    const QStringList lines{
        joined->before ? Tr::tr("This computer has joined already. Nothing was changed.")
                       : Tr::tr("Joined “%1” as %2. The one-time code no longer works.").arg(invitation->project, invitation->person),
        Tr::tr("Location of the project: %1").arg(joined->location)};
    context.console.result(json, lines.join(QLatin1Char('\n')));
    return Exit::Done;
}

Option personOption(const QString &help)
{
    return {QStringLiteral("person"), QStringLiteral("NAME"), help};
}

Option participantOption(const QString &help)
{
    return {QStringLiteral("participant"), QStringLiteral("CODE"), help};
}

} // namespace

QList<Command> serverMemberCommands()
{
    const QList<Option> roles{
        {QStringLiteral("role"), QStringLiteral("ROLE,…"), Tr::tr("Roles for somebody who is not in the project yet.")}};
    return {
        {QStringLiteral("server invite"), QStringLiteral("LOCATION"), 1, 1,
         Tr::tr("Invites a person or a participant of a study to a project on a server: makes a login, its one-time code, and an "
                "invitation file."),
         QList<Option>{personOption(Tr::tr("The person to invite.")),
                       participantOption(Tr::tr("The participant of a study to invite, instead of a person: their code, or STUDY/CODE. The "
                                                "login shows only their questions."))}
             + roles + invitationOptions() + QList<Option>{asOption()},
         runInvite},
        {QStringLiteral("server renew"), QStringLiteral("LOCATION"), 1, 1,
         Tr::tr(
             "Sets a new password for your own login. With --person or --participant, makes a new login and invitation for them and ends "
             "all old logins of the same kind."),
         QList<Option>{personOption(Tr::tr("The person to invite again.")),
                       participantOption(Tr::tr("The participant to invite again, for example on another computer."))}
             + invitationOptions()
             + QList<Option>{passfileOption(), asOption()},
         runRenew},
        {QStringLiteral("server revoke"),
         QStringLiteral("LOCATION"),
         1,
         1,
         Tr::tr("Ends logins of a project on a server and closes their connections."),
         {personOption(Tr::tr("Ends all logins of this person.")),
          participantOption(Tr::tr("Ends the login of this participant.")),
          {QStringLiteral("login"), QStringLiteral("LOGIN"), Tr::tr("Ends this login.")},
          asOption()},
         runRevoke},
        {QStringLiteral("server logins"),
         QStringLiteral("LOCATION"),
         1,
         1,
         Tr::tr("Lists the logins of a project on a server."),
         {asOption()},
         runLogins},
        {QStringLiteral("server join"),
         QStringLiteral("INVITATION"),
         1,
         1,
         Tr::tr(
             "Joins a project on a server with an invitation file and its one-time code. Each computer needs an invitation of its own."),
         {{QStringLiteral("password-stdin"), {}, Tr::tr("Reads the one-time code from standard input without asking for it.")},
          passfileOption()},
         runJoin},
    };
}

} // namespace yuyi::cli
