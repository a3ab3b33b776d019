// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/migrations/schemacheck.h"

#include "db/migrations/migrations.h"
#include "db/rows/stored.h"

#include <QCoreApplication>
#include <QMap>
#include <QMutex>

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

// Definitions name their schema: it is taken out to compare two of them.
Result<Schema> serverSchema(Connection &connection, const QString &name)
{
    Schema schema;
    const auto collect = [&](const QString &kind, const QString &statement) {
        return connection.read(statement, {name}, [&](const Row &row) {
            auto [object, definition] = row.as<QString, QString>();
            // In quotes where the name is also a word of SQL.
            definition.replace(u'"' + name + QLatin1String("\"."), QString());
            definition.replace(name + u'.', QString());
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
             "JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace "
             "JOIN pg_catalog.pg_proc f ON f.oid = t.tgfoid JOIN pg_catalog.pg_namespace d ON d.oid = f.pronamespace "
             // Those of the desk layer are compared by its own check.
             "WHERE n.nspname = ? AND NOT t.tgisinternal AND NOT (t.tgname LIKE 'desk\\_%' AND d.nspname LIKE '%\\_desk')")},
        {QStringLiteral("rule"),
         QStringLiteral("SELECT tablename || '.' || rulename, definition FROM pg_catalog.pg_rules "
                        "WHERE schemaname = ?")},
    };
    for (const auto &[kind, statement] : questions)
        YUYI_CHECK(collect(kind, statement));
    return schema;
}

Result<Schema> expectedServerSchema(Connection &connection, int version)
{
    const QString name = QLatin1String("yuyi_expected_") + newUuid().toString(QUuid::Id128);
    YUYI_CHECK(connection.text(QStringLiteral("SELECT current_schema()")));
    YUYI_CHECK(connection.begin());
    const auto made = [&]() -> Result<Schema> {
        QStringList statements{QLatin1String("CREATE SCHEMA ") + name,
                               QLatin1String("SET LOCAL search_path = ") + name};
        for (const Migration &migration : migrations()) {
            if (migration.number <= version)
                statements += migration.statements;
        }
        for (const QString &statement : statements)
            YUYI_CHECK(connection.execute(statement));
        return serverSchema(connection, name);
    }();
    connection.rollback();
    return made;
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
    const bool file = connection.backend() == Backend::Sqlite;
    YUYI_TRY(const auto expected, file ? expectedFileSchema(version) : expectedServerSchema(connection, version));
    if (file) {
        YUYI_TRY(const auto found, fileSchema(connection));
        return compare(expected, found);
    }
    YUYI_TRY(const auto name, connection.text(QStringLiteral("SELECT current_schema()")));
    YUYI_TRY(const auto found, serverSchema(connection, name));
    return compare(expected, found);
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
