// SPDX-License-Identifier: GPL-3.0-or-later
// server upgrade, server status
#include "app/cli/command.h"

#include <QCoreApplication>
#include <QLocale>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliServer)
};

Exit runServerUpgrade(Context &context)
{
    const QString location = context.arguments.positional.first();
    const auto upgraded = context.host.upgradeServer(location, !context.arguments.has(QStringLiteral("no-backup")));
    if (!upgraded)
        return context.console.fail(upgraded.error());
    Json json;
    json["project"] = toUtf8(location);
    json["from"] = upgraded->from;
    json["to"] = upgraded->to;
    if (!upgraded->backup.isEmpty())
        json["backup"] = toUtf8(upgraded->backup);
    if (upgraded->from == upgraded->to) {
        context.console.done(json, Tr::tr("The project has schema %1 already, which is that of this program.").arg(upgraded->to));
        return Exit::Done;
    }
    QStringList lines;
    if (!upgraded->backup.isEmpty())
        lines.append(Tr::tr("Saved as %1.").arg(upgraded->backup));
    lines.append(Tr::tr("Upgraded from schema %1 to schema %2. Programs of older versions cannot open the project any more.")
                     .arg(QString::number(upgraded->from), QString::number(upgraded->to)));
    context.console.done(json, lines.join(QLatin1Char('\n')));
    return Exit::Done;
}

Json jsonOf(const ServerProgram &program)
{
    Json json;
    json["login"] = toUtf8(program.login);
    json["program"] = toUtf8(program.program);
    json["connections"] = program.connections;
    json["this_command"] = program.own;
    if (!program.address.isEmpty())
        json["address"] = toUtf8(program.address);
    if (program.since.isValid())
        json["since"] = toUtf8(program.since.toString(Qt::ISODateWithMs));
    return json;
}

QString lineOf(const ServerProgram &program)
{
    const QString address = program.address.isEmpty() ? Tr::tr("unknown address") : program.address;
    if (!program.since.isValid())
        return Tr::tr("%1 with %2, from %3, %n connection(s)", nullptr, program.connections).arg(program.login, program.program, address);
    return Tr::tr("%1 with %2, from %3, since %4, %n connection(s)", nullptr, program.connections)
        .arg(program.login, program.program, address, program.since.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm")));
}

QStringList linesOf(const ServerStatus &status)
{
    const QLocale locale;
    QStringList lines{Tr::tr("Server: PostgreSQL %1").arg(status.version)};
    if (!status.securityRelease.isEmpty()) {
        lines.append(Tr::tr("PostgreSQL %1 closes security holes. Ask the server administrator to install it.")
                         .arg(status.securityRelease));
    }
    lines.append(status.tls.isEmpty() ? Tr::tr("Connection: not encrypted") : Tr::tr("Connection: encrypted (%1)").arg(status.tls));
    lines.append(Tr::tr("Schema of the project: %1; of this program: %2")
                     .arg(QString::number(status.schema), QString::number(status.newestSchema)));
    if (status.schema < status.newestSchema && !status.whole)
        lines.append(Tr::tr("The administrator of the server has to upgrade the project."));
    else if (status.schema < status.newestSchema)
        lines.append(Tr::tr("Upgrade the project with “yuyi-cli server upgrade” when nobody works in it."));
    else if (status.schema > status.newestSchema)
        lines.append(Tr::tr("This program is too old for the project. Update it."));
    lines.append(Tr::tr("Size: %1 the project, %2 the database")
                     .arg(locale.formattedDataSize(status.projectBytes), locale.formattedDataSize(status.databaseBytes)));
    if (status.whole)
        lines.append(Tr::tr("Pictures: %1 (%2)").arg(QString::number(status.pictures), locale.formattedDataSize(status.pictureBytes)));
    QStringList others;
    for (const ServerProgram &program : status.programs) {
        if (!program.own)
            others.append(lineOf(program));
    }
    lines.append(others.isEmpty() ? Tr::tr("No program has the project open.") : Tr::tr("Open in:"));
    return lines + others;
}

Exit runServerStatus(Context &context)
{
    const auto status = context.host.serverStatus(context.arguments.positional.first());
    if (!status)
        return context.console.fail(status.error());
    Json json;
    json["project"] = toUtf8(context.arguments.positional.first());
    json["version"] = toUtf8(status->version);
    json["security_release"] = toUtf8(status->securityRelease);
    json["tls"] = toUtf8(status->tls);
    json["schema"] = status->schema;
    json["newest_schema"] = status->newestSchema;
    json["project_bytes"] = status->projectBytes;
    json["database_bytes"] = status->databaseBytes;
    if (status->whole) {
        json["pictures"] = status->pictures;
        json["picture_bytes"] = status->pictureBytes;
    }
    json["programs"] = Json::array();
    for (const ServerProgram &program : status->programs)
        json["programs"].push_back(jsonOf(program));
    context.console.result(json, linesOf(*status).join(QLatin1Char('\n')));
    return Exit::Done;
}

} // namespace

QList<Command> serverCommands()
{
    return {
        {QStringLiteral("server status"),
         QStringLiteral("LOCATION"),
         1,
         1,
         Tr::tr("Shows the server of a project, the project's version and size, and who has it open."),
         {},
         runServerStatus},
        {QStringLiteral("server upgrade"),
         QStringLiteral("LOCATION"),
         1,
         1,
         Tr::tr("Upgrades a project on a server to the version of this program, while nobody has it open."),
         {{QStringLiteral("no-backup"), {}, Tr::tr("Makes no backup on this computer first, as when the server itself has one.")}},
         runServerUpgrade},
    };
}

} // namespace yuyi::cli
