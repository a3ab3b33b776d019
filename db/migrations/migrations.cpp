// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/migrations/migrations.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

static void initMigrations() { Q_INIT_RESOURCE(migrations); }

namespace yuyi {

namespace {

QStringList statementsOf(const QString &script)
{
    QStringList statements;
    QString current;
    const QStringList lines = script.split(u'\n');
    for (const QString &line : lines) {
        const QString trimmed = line.trimmed();
        if (trimmed.isEmpty() || trimmed.startsWith(QLatin1String("--")))
            continue;
        current += line + u'\n';
        if (trimmed.endsWith(u';')) {
            current.truncate(current.lastIndexOf(u';'));
            statements.append(current);
            current.clear();
        }
    }
    return statements;
}

QList<Migration> load()
{
    initMigrations();
    QList<Migration> list;
    const QDir folder(QStringLiteral(":/db"));
    const QStringList names = folder.entryList({QStringLiteral("*.sql")}, QDir::Files, QDir::Name);
    for (const QString &name : names) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("A migration of the schema is missing from the program.");
        list.append({name.left(4).toInt(), name.chopped(4),
                     statementsOf(QString::fromUtf8(file.readAll()))});
    }
    return list;
}

} // namespace

const QList<Migration> &migrations()
{
    static const QList<Migration> list = load();
    return list;
}

int newestSchema() { return migrations().constLast().number; }

Result<int> schemaVersion(Connection &connection)
{
    YUYI_TRY(const auto tables, connection.backend() == Backend::Sqlite
                                    ? connection.number(
                                        QStringLiteral("SELECT count(*) FROM sqlite_master WHERE name = 'schema_migration'"))
                                    : connection.number(QStringLiteral(
                                                            "SELECT count(*) FROM pg_catalog.pg_tables "
                                                            // A desk has another schema before the project's.
                                                            "WHERE schemaname = ? AND tablename = 'schema_migration'"),
                                                        {connection.location().schema}));
    if (tables == 0)
        return 0;
    YUYI_TRY(const auto number, connection.number(QStringLiteral("SELECT max(number) FROM schema_migration")));
    return static_cast<int>(number);
}

QStringList tablesOf(int version)
{
    static const QRegularExpression creation(QStringLiteral("^\\s*(CREATE|DROP) TABLE (\\w+)"));
    QStringList tables;
    for (const Migration &migration : migrations()) {
        if (migration.number > version)
            break;
        for (const QString &statement : migration.statements) {
            const auto match = creation.match(statement);
            if (!match.hasMatch())
                continue;
            tables.removeAll(match.captured(2));
            if (match.captured(1) == QLatin1String("CREATE"))
                tables.append(match.captured(2));
        }
    }
    return tables;
}

Result<> migrate(Connection &connection, int version)
{
    YUYI_TRY(const auto from, schemaVersion(connection));
    for (const Migration &migration : migrations()) {
        if (migration.number <= from || migration.number > version)
            continue;
        for (const QString &statement : migration.statements)
            YUYI_CHECK(connection.execute(statement));
        YUYI_CHECK(connection.write(
            QStringLiteral(
                "INSERT INTO schema_migration (number, name, applied_at) VALUES (?, ?, ?)"),
            {migration.number, migration.name, sql::timeOrNow({})}));
    }
    if (connection.backend() == Backend::Sqlite)
        return connection.execute(QStringLiteral("PRAGMA user_version = %1").arg(version));
    return {};
}

} // namespace yuyi
