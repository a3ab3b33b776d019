// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/packages/ledger.h"

#include "db/packages/columns.h"
#include "db/rows/stored.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <optional>

namespace yuyi {

namespace {

constexpr int sumDigits = 64;

/// What the program writes while the holder works and what the project reads, besides what was packed.
QStringList comesAbout(Role role)
{
    QStringList tables{QStringLiteral("event")};
    switch (role) {
    case Role::Annotator: tables << QStringLiteral("submission") << QStringLiteral("submission_label"); break;
    case Role::Adjudicator: tables << QStringLiteral("work_return"); break;
    case Role::Validator: tables << QStringLiteral("vote"); break;
    default: break;
    }
    return tables;
}

class Sum
{
public:
    static std::optional<Sum> from(const QString &hex)
    {
        const QByteArray bytes = QByteArray::fromHex(hex.toLatin1());
        if (hex.size() != sumDigits || bytes.size() != sumDigits / 2)
            return std::nullopt;
        Sum sum;
        for (std::size_t i = 0; i < sum.m_lanes.size(); ++i)
            sum.m_lanes[i] = qFromBigEndian<quint64>(bytes.constData() + 8 * i);
        return sum;
    }
    QString hex() const
    {
        QByteArray bytes(sumDigits / 2, Qt::Uninitialized);
        for (std::size_t i = 0; i < m_lanes.size(); ++i)
            qToBigEndian(m_lanes[i], bytes.data() + 8 * i);
        return QString::fromLatin1(bytes.toHex());
    }
    void count(const QByteArray &row, bool added)
    {
        const QByteArray hash = QCryptographicHash::hash(row, QCryptographicHash::Sha256);
        for (std::size_t i = 0; i < m_lanes.size(); ++i) {
            const quint64 part = qFromBigEndian<quint64>(hash.constData() + 8 * i);
            m_lanes[i] += added ? part : 0 - part;
        }
    }

private:
    std::array<quint64, 4> m_lanes{};
};

struct WatchedTable {
    QString name;
    QStringList columns;

    /// One row as a text that no other row has; `prefix`: "new.", "old." or nothing.
    QString row(const QString &prefix) const
    {
        QStringList values;
        for (const QString &column : columns)
            values.append(QStringLiteral("quote(%1\"%2\")").arg(prefix, column));
        return QStringLiteral("'%1 ' || %2").arg(name, values.join(QLatin1String(" || ',' || ")));
    }
};

Result<QList<WatchedTable>> watchedTables(Connection &package)
{
    YUYI_TRY(const auto code, package.text(QStringLiteral("SELECT role FROM package")));
    QList<WatchedTable> tables;
    const QStringList names = workTables(fromCode<Role>(code).value_or(Role::Lead));
    for (const QString &name : names) {
        WatchedTable table{name, {}};
        YUYI_CHECK(package.read(QStringLiteral("SELECT name FROM pragma_table_info(?)"), {name}, [&](const Row &row) {
            const auto column = row.first<QString>();
            // The sum is no part of itself, and the bytes of an added picture are what their hash says.
            const bool pixels = name == QLatin1String("medium_content") && column == QLatin1String("content");
            if (column != QLatin1String("return_hash") && !pixels)
                table.columns.append(column);
        }));
        // A package of an older version has no table of a later one.
        if (!table.columns.isEmpty())
            tables.append(table);
    }
    return tables;
}

} // namespace

QStringList workTables(Role role)
{
    QStringList tables = comesAbout(role);
    for (const PackedTable &table : packedTables()) {
        const bool changes =
            table.own
            || std::any_of(table.columns.begin(), table.columns.end(),
                           [](const PackedColumn &column) { return column.changeable; });
        if (changes && table.roles.contains(role) && !tables.contains(table.table))
            tables.append(table.table);
    }
    return tables;
}

Result<> watchWork(Connection &package)
{
    YUYI_TRY(const auto tables, watchedTables(package));
    // With the second, a row that another replaces counts as taken away.
    QStringList statements{QStringLiteral("PRAGMA temp_store = MEMORY"),
                           QStringLiteral("PRAGMA recursive_triggers = ON"),
                           QStringLiteral("CREATE TEMP TABLE worked (added INTEGER NOT NULL, line TEXT NOT NULL)")};
    for (const WatchedTable &table : tables) {
        const QString added = QStringLiteral("INSERT INTO worked VALUES (1, %1);").arg(table.row(QStringLiteral("new.")));
        const QString gone = QStringLiteral("INSERT INTO worked VALUES (0, %1);").arg(table.row(QStringLiteral("old.")));
        const QString columns = QLatin1Char('"') + table.columns.join(QLatin1String("\", \"")) + QLatin1Char('"');
        statements << QStringLiteral("CREATE TEMP TRIGGER worked_added_%1 AFTER INSERT ON main.%1 BEGIN %2 END").arg(table.name, added)
                   << QStringLiteral("CREATE TEMP TRIGGER worked_gone_%1 AFTER DELETE ON main.%1 BEGIN %2 END").arg(table.name, gone)
                   << QStringLiteral("CREATE TEMP TRIGGER worked_changed_%1 AFTER UPDATE OF %2 ON main.%1 BEGIN %3 %4 END")
                          .arg(table.name, columns, gone, added);
    }
    for (const QString &statement : std::as_const(statements))
        YUYI_CHECK(package.execute(statement));
    return {};
}

Result<QString> workSum(Connection &package)
{
    YUYI_TRY(const auto tables, watchedTables(package));
    Sum sum;
    for (const WatchedTable &table : tables) {
        YUYI_CHECK(package.read(QStringLiteral("SELECT %1 FROM \"%2\"").arg(table.row({}), table.name), {},
                                [&](const Row &row) { sum.count(row.first<QByteArray>(), true); }));
    }
    return sum.hex();
}

Result<QString> sumAfterWork(Connection &package, const QString &former)
{
    auto sum = Sum::from(former);
    YUYI_CHECK(package.read(QStringLiteral("SELECT added, line FROM temp.worked"), {}, [&](const Row &row) {
        const auto [added, line] = row.as<bool, QByteArray>();
        if (sum)
            sum->count(line, added);
    }));
    YUYI_CHECK(package.write(QStringLiteral("DELETE FROM temp.worked"), {}));
    return sum ? Result<QString>(sum->hex()) : workSum(package);
}

} // namespace yuyi
