// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/migrations/schemacheck.h"

#include "db/connection/deskschema.h"
#include "db/migrations/migrations.h"
#include "db/rows/stored.h"

#include <QCoreApplication>
#include <QMap>
#include <QMutex>

#include <optional>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::SchemaCheck)
};

/// "table image" → its definition.
using Schema = QMap<QString, QString>;

const QString fileObjects = QStringLiteral("SELECT type, name, tbl_name, sql FROM sqlite_master");

void addObject(Schema &schema, const Row &row)
{
    const auto [type, name, table, definition] = row.as<QString, QString, QString, QString>();
    schema.insert(type + u' ' + name, table + u':' + definition);
}

Result<Schema> fileSchema(Connection &connection)
{
    Schema schema;
    YUYI_CHECK(connection.read(fileObjects, {}, [&](const Row &row) { addObject(schema, row); }));
    return schema;
}

/// Asks a database in memory that has the schema of that version.
void askExpectedFile(int version, const std::function<void(QSqlQuery &)> &ask)
{
    const QString name = newUuid().toString(QUuid::WithoutBraces);
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(QStringLiteral(":memory:"));
        database.open();
        QSqlQuery query(database);
        const SqlDialect dialect(Backend::Sqlite);
        for (const Migration &migration : migrations()) {
            if (migration.number > version)
                break;
            for (const QString &statement : migration.statements)
                query.exec(dialect.expand(statement));
        }
        ask(query);
    }
    QSqlDatabase::removeDatabase(name);
}

Result<Schema> expectedFileSchema(int version)
{
    static QMutex mutex;
    static QHash<int, Schema> known;
    const QMutexLocker lock(&mutex);
    if (const auto found = known.constFind(version); found != known.constEnd())
        return found.value();
    Schema schema;
    askExpectedFile(version, [&schema](QSqlQuery &query) {
        query.exec(fileObjects);
        while (query.next())
            addObject(schema, Row(query));
    });
    known.insert(version, schema);
    return schema;
}

/// Definitions name their schema: it is taken out to compare two of them. `shown`: how definitions name it.
Result<Schema> serverSchema(Connection &connection, const QString &name, const QString &shown)
{
    Schema schema;
    // Triggers of the desk layer are checked with the layer. Names of schemas have no quotes in them.
    YUYI_TRY(const auto database, connection.text(QStringLiteral("SELECT current_database()::text")));
    const QString layer = connection.hasLogins() ? deskSchema(database, connection.location().schema) : QString();
    const auto collect = [&](const QString &kind, const QString &statement) {
        return connection.read(statement, {name}, [&](const Row &row) {
            auto [object, definition] = row.as<QString, QString>();
            // In quotes where the name is also a word of SQL.
            definition.replace(u'"' + shown + QLatin1String("\"."), QString());
            definition.replace(shown + u'.', QString());
            schema.insert(kind + u' ' + object, definition);
        });
    };
    const QList<QPair<QString, QString>> questions{
        {QStringLiteral("column"),
         QStringLiteral(
             "SELECT c.relname || '.' || a.attname, pg_catalog.format_type(a.atttypid, "
             "a.atttypmod) || ' ' || "
             "a.attnotnull::text || ' ' || a.attidentity::text || ' ' || "
             "coalesce(pg_get_expr(d.adbin, d.adrelid), '') "
             "FROM pg_catalog.pg_attribute a JOIN pg_catalog.pg_class c ON c.oid = a.attrelid "
             "JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace "
             "LEFT JOIN pg_catalog.pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum "
             "WHERE n.nspname = ? AND c.relkind IN ('r', 'v', 'm', 'p', 'f') AND a.attnum > 0 "
             "AND NOT a.attisdropped")},
        {QStringLiteral("constraint"),
         QStringLiteral(
             "SELECT c.relname || '.' || k.conname, pg_catalog.pg_get_constraintdef(k.oid) "
             "FROM pg_catalog.pg_constraint k JOIN pg_catalog.pg_class c ON c.oid = k.conrelid "
             "JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = ?")},
        {QStringLiteral("index"),
         QStringLiteral(
             "SELECT indexname, indexdef FROM pg_catalog.pg_indexes WHERE schemaname = ?")},
        {QStringLiteral("trigger"),
         QStringLiteral(
             "SELECT c.relname || '.' || t.tgname, pg_catalog.pg_get_triggerdef(t.oid) "
             "FROM pg_catalog.pg_trigger t JOIN pg_catalog.pg_class c ON c.oid = t.tgrelid "
             "JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace JOIN pg_catalog.pg_proc p ON p.oid = t.tgfoid "
             "JOIN pg_catalog.pg_namespace f ON f.oid = p.pronamespace "
             "WHERE n.nspname = ? AND NOT t.tgisinternal AND f.nspname <> '%1'")
             .arg(layer)},
        {QStringLiteral("rule"),
         QStringLiteral("SELECT tablename || '.' || rulename, definition FROM pg_catalog.pg_rules "
                        "WHERE schemaname = ?")},
    };
    for (const auto &[kind, statement] : questions)
        YUYI_CHECK(collect(kind, statement));
    return schema;
}

/// Makes the tables of that version in a schema, within a transaction that is always taken back: nothing of it stays, not even when the
/// program is killed meanwhile.
Result<Schema> madeOnServer(Connection &connection, int version, const QStringList &first)
{
    YUYI_CHECK(connection.begin());
    const auto made = [&]() -> Result<Schema> {
        QStringList statements = first;
        for (const Migration &migration : migrations()) {
            if (migration.number <= version)
                statements += migration.statements;
        }
        for (const QString &statement : statements)
            YUYI_CHECK(connection.execute(statement));
        YUYI_TRY(const auto name, connection.text(QStringLiteral("SELECT current_schema()")));
        return serverSchema(connection, name, name.startsWith(QLatin1String("pg_temp")) ? QStringLiteral("pg_temp") : name);
    }();
    connection.rollback();
    return made;
}

/// @brief What the server makes of that version, with the rights that a member has: all may make temporary tables unless the administrator
/// has taken that away, few may make a schema. Unset if this login may do neither.
Result<std::optional<Schema>> expectedServerSchema(Connection &connection, int version)
{
    const auto may = [&](const QString &right) {
        return connection.number(
            QStringLiteral("SELECT CASE WHEN has_database_privilege(current_database(), '%1') THEN 1 ELSE 0 END").arg(right));
    };
    YUYI_TRY(const auto temporary, may(QStringLiteral("TEMPORARY")));
    if (temporary != 0) {
        YUYI_TRY(const auto schema, madeOnServer(connection, version, {QStringLiteral("SET LOCAL search_path = pg_temp")}));
        return schema;
    }
    YUYI_TRY(const auto create, may(QStringLiteral("CREATE")));
    if (create == 0)
        return std::nullopt;
    const QString name = QLatin1String("yuyi_expected_") + newUuid().toString(QUuid::Id128);
    YUYI_TRY(const auto schema, madeOnServer(connection, version,
                                             {QLatin1String("CREATE SCHEMA ") + name, QLatin1String("SET LOCAL search_path = ") + name}));
    return schema;
}

QStringList compare(const Schema &expected, const Schema &found)
{
    QStringList differences;
    for (auto entry = expected.cbegin(); entry != expected.cend(); ++entry) {
        if (!found.contains(entry.key()))
            differences.append(Tr::tr("The database does not have %1.").arg(entry.key()));
        else if (found.value(entry.key()) != entry.value())
            differences.append(Tr::tr("In the database, %1 differs from the expected definition.")
                                   .arg(entry.key()));
    }
    for (auto entry = found.cbegin(); entry != found.cend(); ++entry) {
        if (!expected.contains(entry.key()))
            differences.append(Tr::tr("The database contains %1, which Yuyi does not create.")
                                   .arg(entry.key()));
    }
    return differences;
}

} // namespace

Result<QStringList> schemaDifferences(Connection &connection, int version)
{
    if (connection.backend() == Backend::Sqlite) {
        YUYI_TRY(const auto expected, expectedFileSchema(version));
        YUYI_TRY(const auto found, fileSchema(connection));
        return compare(expected, found);
    }
    YUYI_TRY(const auto expected, expectedServerSchema(connection, version));
    if (!expected) {
        return QStringList{Tr::tr("The tables could not be compared with those that Yuyi creates: this login may make no temporary tables "
                                  "in the database. Run the check with the login of the administrator.")};
    }
    YUYI_TRY(const auto name, connection.text(QStringLiteral("SELECT current_schema()")));
    YUYI_TRY(const auto found, serverSchema(connection, name, name));
    return compare(*expected, found);
}

QHash<QString, QList<SchemaColumn>> columnsOfVersion(int version)
{
    static QMutex mutex;
    static QHash<int, QHash<QString, QList<SchemaColumn>>> known;
    const QMutexLocker lock(&mutex);
    if (const auto found = known.constFind(version); found != known.constEnd())
        return found.value();
    QHash<QString, QList<SchemaColumn>> tables;
    askExpectedFile(version, [&tables](QSqlQuery &query) {
        query.exec(QStringLiteral("SELECT t.name, c.name, c.dflt_value FROM sqlite_master t, pragma_table_info(t.name) c "
                                  "WHERE t.type = 'table' ORDER BY t.name, c.cid"));
        while (query.next()) {
            const auto [table, column, value] = Row(query).as<QString, QString, QString>();
            tables[table].append({column, value});
        }
    });
    known.insert(version, tables);
    return tables;
}

} // namespace yuyi
