// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/server/serverdump.h"

#include "db/backups/backups.h"
#include "db/desk/desklayer.h"
#include "db/migrations/migrations.h"
#include "db/rows/stored.h"
#include "db/server/postgrestool.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>

#include <functional>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ServerHost)
};

const QLatin1String dumpEnding(".dump");
const QLatin1String rolesEnding(".roles.sql");
const QLatin1String partEnding(".part");
/// The first line of the file of roles; what follows is one statement a line.
const QLatin1String rolesHead("-- Roles and logins of a Yuyi project, version 1");

Result<> requireSuperuser(Connection &server)
{
    YUYI_TRY(const auto super, server.number(QStringLiteral("SELECT rolsuper::int FROM pg_roles WHERE rolname = current_user")));
    if (super != 0)
        return {};
    return failure(
        ErrorCode::Refused,
        Tr::tr(
            "Only an administrator of the server can back up or restore a project with its logins. The login %1 does not see "
            "everything. Connect as “postgres” or another superuser.")
            .arg(server.location().user));
}

/// Roles, logins, memberships and settings of the project, one statement a line.
Result<QByteArray> rolesOf(Connection &server, const DeskNames &names)
{
    QByteArray text = QByteArray(rolesHead.data(), rolesHead.size()) + '\n';
    const auto add = [&](const Row &row) { text += row.first<QString>().toUtf8() + '\n'; };
    const QVariantList ours{names.loginPrefix()};
    YUYI_CHECK(server.read(
        QStringLiteral(
            "SELECT format('CREATE ROLE %I %s %s %s CONNECTION LIMIT %s%s%s;', rolname, CASE WHEN rolcanlogin THEN 'LOGIN' ELSE "
            "'NOLOGIN' END, CASE WHEN rolinherit THEN 'INHERIT' ELSE 'NOINHERIT' END, CASE WHEN rolcreaterole THEN 'CREATEROLE' "
            "ELSE 'NOCREATEROLE' END, rolconnlimit, CASE WHEN rolpassword IS NULL THEN '' ELSE format(' PASSWORD %L', rolpassword) "
            "END, CASE WHEN rolvaliduntil IS NULL THEN '' ELSE format(' VALID UNTIL %L', rolvaliduntil) END) FROM pg_authid WHERE "
            "starts_with(rolname::text, ?) ORDER BY rolname"),
        ours, add));
    YUYI_CHECK(server.read(
        QStringLiteral(
            "SELECT format('GRANT %I TO %I%s;', g.rolname, m.rolname, CASE WHEN a.admin_option THEN ' WITH ADMIN OPTION' ELSE '' "
            "END) FROM pg_auth_members a JOIN pg_roles g ON g.oid = a.roleid JOIN pg_roles m ON m.oid = a.member WHERE "
            "starts_with(m.rolname::text, ?) ORDER BY 1"),
        ours, add));
    // As pg_dumpall writes them: a search path is a list, not one text.
    YUYI_CHECK(server.read(
        QStringLiteral(
            "SELECT format('ALTER ROLE %I SET %I TO %s;', r.rolname, split_part(c, '=', 1), CASE WHEN split_part(c, '=', 1) = "
            "'search_path' THEN substr(c, strpos(c, '=') + 1) ELSE quote_literal(substr(c, strpos(c, '=') + 1)) END) FROM "
            "pg_db_role_setting s JOIN pg_roles r ON r.oid = s.setrole CROSS JOIN unnest(s.setconfig) c WHERE s.setdatabase = 0 AND "
            "starts_with(r.rolname::text, ?) ORDER BY 1"),
        ours, add));
    return text;
}

/// Removes what it knows unless it is told to keep it.
class Leftovers
{
public:
    Leftovers() = default;
    ~Leftovers()
    {
        for (auto undo = m_undo.rbegin(); undo != m_undo.rend(); ++undo)
            (*undo)();
    }
    Leftovers(const Leftovers &) = delete;
    Leftovers &operator=(const Leftovers &) = delete;
    void add(std::function<void()> undo) { m_undo.append(std::move(undo)); }
    void keep() { m_undo.clear(); }

private:
    QList<std::function<void()>> m_undo;
};

tl::unexpected<Error> cannotWrite(const QString &path)
{
    return failure(ErrorCode::Environment, Tr::tr("The file %1 cannot be written.").arg(QDir::toNativeSeparators(path)));
}

/// For its owner alone: it holds the whole project, keys included, or verifiers of passwords.
Result<> writePrivate(const QString &path, const QByteArray &text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly) || !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
        || file.write(text) != text.size() || !file.flush())
        return cannotWrite(path);
    return {};
}

/// One entry of the list of a dump: "215; 1259 16390 TABLE lab image owner".
struct DumpEntry {
    QString line;
    QString kind;   ///< TABLE, TABLE DATA, POLICY …
    QString schema; ///< "-": of none
    QString name;   ///< and its owner
};

struct DumpList {
    QString database;
    QString schema; ///< of the project
    QList<DumpEntry> entries;
};

Result<DumpList> listOf(const QString &program, const QString &dump)
{
    QProcess process;
    process.start(program, {QStringLiteral("--list"), dump});
    const bool ended = process.waitForFinished(-1) && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    const QString shown = QDir::toNativeSeparators(dump);
    if (!ended) {
        return failure(ErrorCode::Damaged, Tr::tr("%1 is not a backup that pg_restore can read, or it is damaged.").arg(shown),
                       QString::fromUtf8(process.readAllStandardError()));
    }
    static const QRegularExpression entryRule(QStringLiteral("^\\d+; \\d+ \\d+ ([A-Z][A-Z ]*[A-Z]) (\\S+) (.+)$"));
    DumpList list;
    const QStringList lines = QString::fromUtf8(process.readAllStandardOutput()).split(u'\n');
    for (const QString &line : lines) {
        if (line.startsWith(QLatin1String(";     dbname: ")))
            list.database = line.section(QLatin1String("dbname: "), 1);
        const auto found = entryRule.match(line);
        if (!found.hasMatch())
            continue;
        list.entries.append({line, found.captured(1), found.captured(2), found.captured(3)});
        if (found.captured(1) == QLatin1String("TABLE") && found.captured(3).startsWith(QLatin1String("schema_migration ")))
            list.schema = found.captured(2);
    }
    if (list.schema.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("%1 is a backup without a Yuyi project.").arg(shown));
    return list;
}

Result<bool> hasSchema(Connection &server, const QString &schema)
{
    YUYI_TRY(const auto known, server.number(QStringLiteral("SELECT count(*) FROM pg_namespace WHERE nspname = ?"), {schema}));
    return known > 0;
}

/// Makes the roles of the file that the server does not have; `made` are their names.
Result<> makeRoles(Connection &server, const QString &path, QStringList &made)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::Environment, Tr::tr("The file %1 cannot be read.").arg(QDir::toNativeSeparators(path)));
    if (QString::fromUtf8(file.readLine()).trimmed() != rolesHead) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("%1 is not a file with the logins of a backup.").arg(QDir::toNativeSeparators(path)));
    }
    static const QRegularExpression nameRule(QStringLiteral("^CREATE ROLE (\"?)([a-z0-9_]+)\\1 "));
    QSet<QString> there;
    YUYI_CHECK(server.read(QStringLiteral("SELECT rolname::text FROM pg_roles"), {},
                           [&](const Row &row) { there.insert(row.first<QString>()); }));
    YUYI_CHECK(server.begin());
    QStringList fresh;
    while (!file.atEnd()) {
        const QString statement = QString::fromUtf8(file.readLine()).trimmed();
        const auto role = nameRule.match(statement);
        if (statement.isEmpty() || (role.hasMatch() && there.contains(role.captured(2))))
            continue;
        if (role.hasMatch())
            fresh.append(role.captured(2));
        if (const auto done = server.execute(statement); !done) {
            server.rollback();
            return done;
        }
    }
    YUYI_CHECK(server.commit());
    made = fresh;
    return {};
}

void dropRoles(Connection &server, const QStringList &roles)
{
    for (const QString &role : roles) {
        (void)server.execute(QStringLiteral("DROP OWNED BY %1").arg(DeskNames::quoted(role)));
        (void)server.execute(QStringLiteral("DROP ROLE %1").arg(DeskNames::quoted(role)));
    }
}

const QStringList &atOnce()
{
    static const QStringList options{QStringLiteral("--exit-on-error"), QStringLiteral("--single-transaction")};
    return options;
}

/// The project by itself, without its logins, through a database of its own, where its schema gets the new name.
Result<> restoreRenamed(Connection &server, const QString &restorer, const DumpList &list, const QString &dump, Leftovers &leftovers)
{
    const ProjectLocation &location = server.location();
    YUYI_TRY(const auto dumper, PostgresTool::find(QStringLiteral("pg_dump")));
    const QString scratch = QLatin1String("yuyi_restore_") + newUuid().toString(QUuid::Id128);
    YUYI_CHECK(server.execute(QStringLiteral("CREATE DATABASE %1 TEMPLATE template0 ENCODING 'UTF8'").arg(scratch)));
    Leftovers scratchGone;
    scratchGone.add([&] { (void)server.execute(QStringLiteral("DROP DATABASE IF EXISTS %1 WITH (FORCE)").arg(scratch)); });
    // Rights and rules of logins that are not there.
    static const QStringList left{QStringLiteral("ACL"), QStringLiteral("DEFAULT ACL"), QStringLiteral("POLICY"),
                                  QStringLiteral("ROW SECURITY"), QStringLiteral("TRIGGER"), QStringLiteral("COMMENT")};
    QByteArray wanted;
    for (const DumpEntry &entry : list.entries) {
        const bool schema = entry.kind == QLatin1String("SCHEMA") && entry.name.startsWith(list.schema + u' ');
        if (schema || (entry.schema == list.schema && !left.contains(entry.kind)))
            wanted += entry.line.toUtf8() + '\n';
    }
    const QTemporaryDir folder;
    const QString listFile = folder.filePath(QStringLiteral("list"));
    YUYI_CHECK(writePrivate(listFile, wanted));
    PostgresTool first(restorer, location, scratch);
    YUYI_CHECK(first.run(QStringList{QStringLiteral("--no-owner"), QStringLiteral("--no-acl"), QStringLiteral("--use-list"), listFile}
                         + atOnce() + QStringList{dump}));
    {
        ProjectLocation within = location;
        within.database = scratch;
        YUYI_TRY(const auto inside, Connection::open(within));
        YUYI_CHECK(inside->execute(
            QStringLiteral("ALTER SCHEMA %1 RENAME TO %2").arg(DeskNames::quoted(list.schema), DeskNames::quoted(location.schema))));
    }
    leftovers.add([&server, schema = location.schema] {
        (void)server.execute(QStringLiteral("DROP SCHEMA IF EXISTS %1 CASCADE").arg(DeskNames::quoted(schema)));
    });
    PostgresTool second(dumper, location, scratch);
    PostgresTool third(restorer, location);
    return second.runInto({QStringLiteral("--format=custom"), QStringLiteral("--compress=0"), QStringLiteral("--no-owner"),
                           QStringLiteral("--no-acl"), QStringLiteral("--schema"), location.schema},
                          third, QStringList{QStringLiteral("--no-owner"), QStringLiteral("--no-acl")} + atOnce());
}

/// Removes the logins that are newer than the backup: they would keep their rights and be in no list.
Result<> dropUnknownLogins(Connection &server, const DeskNames &names)
{
    QStringList unknown;
    YUYI_CHECK(server.read(names.filled(QStringLiteral(
                               "SELECT r.rolname::text FROM pg_roles r WHERE starts_with(r.rolname::text, '{prefix}') AND r.rolname NOT IN "
                               "({'owner'}, {'gate'}, {'admin'}, {'home'}, {'member'}, {'participant'}) AND NOT EXISTS (SELECT 1 FROM "
                               "{D}.member m WHERE m.login = r.rolname)")),
                           {}, [&](const Row &row) { unknown.append(row.first<QString>()); }));
    for (const QString &login : std::as_const(unknown)) {
        YUYI_CHECK(server.execute(QStringLiteral("DROP OWNED BY %1").arg(DeskNames::quoted(login))));
        YUYI_CHECK(server.execute(QStringLiteral("DROP ROLE %1").arg(DeskNames::quoted(login))));
    }
    return {};
}

} // namespace

Result<ServerBackup> dumpProject(Connection &server, const DeskNames &names, const QString &folder, const QDateTime &now)
{
    YUYI_CHECK(requireSuperuser(server));
    YUYI_TRY(const auto dumper, PostgresTool::find(QStringLiteral("pg_dump")));
    YUYI_TRY(const auto restorer, PostgresTool::find(QStringLiteral("pg_restore")));
    if (!QDir().mkpath(folder)) {
        return failure(ErrorCode::Environment,
                       Tr::tr("The folder %1 cannot be created or written to.").arg(QDir::toNativeSeparators(folder)));
    }
    const QString base = QDir(folder).absoluteFilePath(QStringLiteral("%1-%2").arg(
        names.schema(), now.toUTC().toString(QStringLiteral("yyyyMMdd'T'HHmmss'Z'"))));
    ServerBackup backup{base + dumpEnding, base + rolesEnding, 0};
    for (const QString &path : {backup.dump, backup.roles}) {
        if (QFileInfo::exists(path))
            return failure(ErrorCode::Refused, Tr::tr("The file %1 exists already.").arg(QDir::toNativeSeparators(path)));
        QFile::remove(path + partEnding);
    }
    Leftovers parts;
    for (const QString &path : {backup.dump, backup.roles})
        parts.add([path] { QFile::remove(path + partEnding); });
    YUYI_TRY(const auto roles, rolesOf(server, names));
    YUYI_CHECK(writePrivate(backup.roles + partEnding, roles));
    // The file is there before pg_dump writes, so that nobody else can read it at any time.
    YUYI_CHECK(writePrivate(backup.dump + partEnding, {}));
    PostgresTool tool(dumper, server.location());
    YUYI_CHECK(tool.run({QStringLiteral("--format=custom"), QStringLiteral("--schema"), names.schema(), QStringLiteral("--schema"),
                         names.desk(), QStringLiteral("--file"), backup.dump + partEnding}));
    // What cannot be read back is no backup.
    YUYI_TRY(const auto list, listOf(restorer, backup.dump + partEnding));
    if (list.schema != names.schema())
        return failure(ErrorCode::Damaged, Tr::tr("pg_dump did not write the schema %1.").arg(names.schema()));
    // The dump last: it has its name when all is there.
    for (const QString &path : {backup.roles, backup.dump}) {
        YUYI_CHECK(syncToDisk(path + partEnding));
        if (!QFile::rename(path + partEnding, path))
            return cannotWrite(path);
    }
    YUYI_CHECK(syncToDisk(QFileInfo(backup.dump).path()));
    backup.bytes = QFileInfo(backup.dump).size() + QFileInfo(backup.roles).size();
    return backup;
}

Result<bool> restoreProject(Connection &server, const DeskNames &names, const QString &dump)
{
    const QString shown = QDir::toNativeSeparators(dump);
    if (!QFileInfo(dump).isFile())
        return failure(ErrorCode::NotFound, Tr::tr("The file %1 does not exist.").arg(shown));
    YUYI_CHECK(requireSuperuser(server));
    YUYI_TRY(const auto restorer, PostgresTool::find(QStringLiteral("pg_restore")));
    YUYI_TRY(const auto list, listOf(restorer, dump));
    for (const QString &schema : {names.schema(), names.desk()}) {
        YUYI_TRY(const auto known, hasSchema(server, schema));
        if (known) {
            return failure(ErrorCode::Refused,
                           Tr::tr("The server already has a schema named %1. Choose another name. The program never overwrites a project.")
                               .arg(schema));
        }
    }
    QString roles = dump;
    if (roles.endsWith(dumpEnding))
        roles.chop(dumpEnding.size());
    roles += rolesEnding;
    const bool sameNames = list.schema == names.schema() && list.database == names.database() && QFileInfo::exists(roles);
    Leftovers leftovers;
    if (sameNames) {
        QStringList made;
        YUYI_CHECK(makeRoles(server, roles, made));
        leftovers.add([&server, made] { dropRoles(server, made); });
        PostgresTool tool(restorer, server.location());
        YUYI_CHECK(tool.run(atOnce() + QStringList{dump}));
        leftovers.add([&server, &names] {
            for (const QString &schema : {names.desk(), names.schema()})
                (void)server.execute(QStringLiteral("DROP SCHEMA IF EXISTS %1 CASCADE").arg(DeskNames::quoted(schema)));
        });
    } else {
        YUYI_CHECK(restoreRenamed(server, restorer, list, dump, leftovers));
    }
    YUYI_TRY(const auto version, schemaVersion(server));
    if (version > newestSchema())
        return failure(ErrorCode::Newer,
                       Tr::tr("The backup %1 was made by a newer version of Yuyi. Update the program to restore it.").arg(shown));
    // The rights of the database, which no dump of a schema has, and of a new schema all of it.
    YUYI_CHECK(installDeskLayer(server));
    YUYI_CHECK(letLoginsConnect(server));
    YUYI_CHECK(dropUnknownLogins(server, names));
    leftovers.keep();
    return sameNames;
}

} // namespace yuyi
