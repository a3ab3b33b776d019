// SPDX-License-Identifier: GPL-3.0-or-later
// yuyi-bench migrate PROJECT FOLDER [VERSION]: makes a project of an older version of the schema (default 4) in a new FOLDER with the rows
// of PROJECT, as far as that version has a place for them, and prints how long it takes to open it, which migrates it.
#include "tests/bench/benches.h"
#include "tests/bench/measures.h"

#include "db/connection/connection.h"
#include "db/host/sqlprojecthost.h"
#include "db/migrations/migrations.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>

#include <cstdio>
#include <ctime>

using namespace yuyi;

namespace {

constexpr int oldest = 4;

Result<QStringList> columnsOf(Connection &connection, const QString &schema, const QString &table)
{
    QStringList columns;
    YUYI_CHECK(connection.read(QStringLiteral("SELECT name FROM pragma_table_info('%1', '%2')").arg(table, schema), {},
                               [&](const Row &row) { columns.append(row.text(0)); }));
    return columns;
}

/// Writes the rows of the project file into a new file of the older version.
Result<qint64> makeOlder(const QString &project, const QString &folder, int version)
{
    ProjectLocation location;
    location.folder = folder;
    location.file = QDir(folder).filePath(QStringLiteral("project.yuyi"));
    QDir().mkpath(folder);
    YUYI_TRY(const auto connection, Connection::open(location, Connection::Mode::Create));
    YUYI_CHECK(connection->execute(QStringLiteral("PRAGMA application_id = %1").arg(applicationId)));
    YUYI_CHECK(connection->begin());
    YUYI_CHECK(migrate(*connection, version));
    YUYI_CHECK(connection->commit());
    YUYI_CHECK(connection->execute(QStringLiteral("ATTACH DATABASE '%1' AS newer")
                                       .arg(QDir(project).filePath(QStringLiteral("project.yuyi")).replace(u'\'', QLatin1String("''")))));
    YUYI_CHECK(connection->begin());
    qint64 rows = 0;
    const QStringList tables = tablesOf(version);
    for (const QString &table : tables) {
        if (table == QLatin1String("schema_migration"))
            continue;
        YUYI_TRY(auto columns, columnsOf(*connection, QStringLiteral("main"), table));
        YUYI_TRY(const auto newer, columnsOf(*connection, QStringLiteral("newer"), table));
        columns.removeIf([&](const QString &column) { return !newer.contains(column); });
        if (columns.isEmpty())
            continue;
        YUYI_TRY(const auto added, connection->write(QStringLiteral("INSERT OR IGNORE INTO main.%1 (%2) SELECT %2 FROM newer.%1")
                                                         .arg(table, columns.join(QLatin1String(", "))),
                                                     {}));
        rows += added;
    }
    YUYI_CHECK(connection->commit());
    return rows;
}

int failed(const Error &error)
{
    std::fprintf(stderr, "%s | %s\n", qPrintable(error.sentence), qPrintable(error.detail));
    return 4;
}

} // namespace

int yuyi::bench::migrateBench(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    if (arguments.size() < 2 || QFileInfo::exists(arguments.at(1))) {
        std::fprintf(stderr, "usage: yuyi-bench migrate PROJECT NEW-FOLDER [VERSION]\n");
        return 2;
    }
    const QString folder = arguments.at(1);
    const auto rows = makeOlder(arguments.at(0), folder, arguments.size() > 2 ? arguments.at(2).toInt() : oldest);
    if (!rows)
        return failed(rows.error());
    const QFileInfo file(QDir(folder).filePath(QStringLiteral("project.yuyi")));
    std::printf("%lld rows, %.0f MB\n", static_cast<long long>(*rows), static_cast<double>(file.size()) / 1e6);
    QElapsedTimer clock;
    clock.start();
    const std::clock_t began = std::clock();
    SqlProjectHost host;
    if (const auto opened = host.open(folder); !opened)
        return failed(opened.error());
    const double processor = static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
    const double seconds = static_cast<double>(clock.elapsed()) / 1000;
    std::printf("migrated in %.2f s, processor time %.2f s, memory at most %.0f MB\n", seconds, processor,
                bench::memoryMegabytes("VmHWM"));
    bench::note(QStringLiteral("migrated"), seconds, "s");
    bench::note(QStringLiteral("migrated: processor time"), processor, "s");
    const auto faults = host.checkDatabase(folder);
    if (!faults)
        return failed(faults.error());
    for (const QString &fault : *faults)
        std::printf("%s\n", qPrintable(fault));
    return faults->isEmpty() ? 0 : 1;
}
