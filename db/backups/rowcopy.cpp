// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/backups/rowcopy.h"

#include "db/rows/stored.h"

#include <QCryptographicHash>

namespace yuyi {

namespace {

constexpr qsizetype rowsAtOnce = 100;  ///< in one statement
constexpr qsizetype mostValues = 2000; ///< in one statement
constexpr qsizetype digestBytes = 32;

/// As every backend binds it; an empty text is none that is missing.
QVariant bound(const QVariant &value)
{
    if (value.isNull())
        return {};
    if (value.typeId() == QMetaType::QByteArray)
        return sql::blob(value.toByteArray());
    if (value.typeId() == QMetaType::QString)
        return sql::text(value.toString());
    return value;
}

QByteArray inWords(const QVariant &value)
{
    if (value.isNull())
        return QByteArrayLiteral("n");
    switch (value.typeId()) {
    case QMetaType::QByteArray: return 'b' + value.toByteArray();
    case QMetaType::QString: return 't' + value.toString().toUtf8();
    case QMetaType::Double: return 'd' + QByteArray::number(value.toDouble(), 'g', 17);
    default: return 'i' + QByteArray::number(value.toLongLong());
    }
}

void note(TableContent &content, const QVariantList &values)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QVariant &value : values) {
        const QByteArray words = inWords(value);
        const QByteArray size = QByteArray::number(words.size()) + ':';
        hash.addData(size);
        hash.addData(words);
    }
    const QByteArray digest = hash.result();
    for (qsizetype i = 0; i < digestBytes; ++i)
        content.digest[i] = static_cast<char>(content.digest.at(i) ^ digest.at(i));
    ++content.rows;
}

TableContent emptyContent(const QString &table)
{
    return {table, 0, QByteArray(digestBytes, '\0')};
}

QVariantList valuesOf(const Row &row, qsizetype columns)
{
    QVariantList values;
    values.reserve(columns);
    for (int i = 0; i < columns; ++i)
        values.append(bound(row.value(i)));
    return values;
}

TableRule ruleOf(const Row &row)
{
    const auto [table, name] = row.as<QString, QString>();
    return {table, name};
}

Result<> alter(Connection &connection, const QList<TableRule> &rules, const QString &how)
{
    for (const TableRule &one : rules) {
        YUYI_CHECK(connection.execute(
            QStringLiteral("ALTER TABLE \"%1\" ALTER CONSTRAINT \"%2\" %3").arg(one.table, one.name, how)));
    }
    return {};
}

/// Numbers that the server deals: the next one after those that were copied.
Result<> continueNumbers(Connection &connection)
{
    QList<TableRule> columns;
    YUYI_CHECK(connection.read(
        QStringLiteral("SELECT c.relname, a.attname FROM pg_catalog.pg_attribute a JOIN pg_catalog.pg_class c ON c.oid = a.attrelid "
                       "JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = current_schema() AND "
                       "a.attidentity <> '' AND NOT a.attisdropped"),
        {}, [&](const Row &row) { columns.append(ruleOf(row)); }));
    for (const TableRule &one : std::as_const(columns)) {
        YUYI_CHECK(connection.number(
            QStringLiteral("SELECT setval(pg_get_serial_sequence('%1', '%2'), max(%2)) FROM %1").arg(one.table, one.name)));
    }
    return {};
}

} // namespace

Result<QStringList> columnsOf(Connection &connection, const QString &table)
{
    QStringList columns;
    const bool file = connection.backend() == Backend::Sqlite;
    YUYI_CHECK(connection.read(
        file ? QStringLiteral("SELECT name FROM pragma_table_info(?) ORDER BY cid")
             : QStringLiteral("SELECT a.attname FROM pg_catalog.pg_attribute a JOIN pg_catalog.pg_class c ON c.oid = a.attrelid "
                              "JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = current_schema() AND "
                              "c.relname = ? AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum"),
        {table}, [&](const Row &row) { columns.append(row.first<QString>()); }));
    return columns;
}

Result<TableContent> copyTable(Connection &from, Connection &to, const QString &table, const RowsCopied &copied)
{
    YUYI_TRY(const auto columns, columnsOf(to, table));
    const QString names = columns.join(QLatin1String(", "));
    const QString row = u'(' + sql::marks(columns.size()) + u')';
    const qsizetype most = qBound<qsizetype>(1, mostValues / columns.size(), rowsAtOnce);
    TableContent content = emptyContent(table);
    QVariantList waiting;
    qsizetype rows = 0;
    const auto flush = [&]() -> Result<> {
        if (rows == 0)
            return {};
        YUYI_CHECK(to.write(
            QStringLiteral("INSERT INTO %1 (%2) VALUES %3").arg(table, names, QStringList(rows, row).join(QLatin1String(", "))),
            waiting));
        waiting.clear();
        const qsizetype done = std::exchange(rows, 0);
        return copied ? copied(done) : Result<>();
    };
    Result<> written;
    const auto read = from.read(QStringLiteral("SELECT %1 FROM %2").arg(names, table), {}, [&](const Row &line) {
        if (!written)
            return;
        const QVariantList values = valuesOf(line, columns.size());
        note(content, values);
        waiting += values;
        if (++rows == most)
            written = flush();
    });
    if (written && read)
        written = flush();
    if (!written)
        return passOn(written);
    if (!read)
        return passOn(read);
    return content;
}

Result<TableContent> contentOf(Connection &connection, const QString &table)
{
    YUYI_TRY(const auto columns, columnsOf(connection, table));
    TableContent content = emptyContent(table);
    YUYI_CHECK(connection.read(QStringLiteral("SELECT %1 FROM %2").arg(columns.join(QLatin1String(", ")), table), {},
                               [&](const Row &row) { note(content, valuesOf(row, columns.size())); }));
    return content;
}

Result<QList<TableRule>> beginOfCopy(Connection &to)
{
    QList<TableRule> strict;
    if (to.backend() == Backend::Sqlite) {
        YUYI_CHECK(to.execute(QStringLiteral("PRAGMA defer_foreign_keys = ON")));
        return strict;
    }
    YUYI_CHECK(to.read(
        QStringLiteral("SELECT c.relname, k.conname FROM pg_catalog.pg_constraint k JOIN pg_catalog.pg_class c ON c.oid = k.conrelid "
                       "JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace WHERE k.contype = 'f' AND NOT k.condeferrable AND "
                       "n.nspname = current_schema() ORDER BY c.relname, k.conname"),
        {}, [&](const Row &row) { strict.append(ruleOf(row)); }));
    YUYI_CHECK(alter(to, strict, QStringLiteral("DEFERRABLE")));
    YUYI_CHECK(to.execute(QStringLiteral("SET CONSTRAINTS ALL DEFERRED")));
    return strict;
}

Result<> endOfCopy(Connection &to, const QList<TableRule> &eased)
{
    if (to.backend() == Backend::Sqlite)
        return {};
    YUYI_CHECK(to.execute(QStringLiteral("SET CONSTRAINTS ALL IMMEDIATE")));
    YUYI_CHECK(alter(to, eased, QStringLiteral("NOT DEFERRABLE")));
    return continueNumbers(to);
}

} // namespace yuyi
