// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/measures.h"

#include <QDateTime>
#include <QFile>
#include <QList>
#include <QMap>
#include <QProcess>
#include <QStringList>
#include <QSysInfo>
#include <QThread>

#include <cstdio>

namespace yuyi::bench {

namespace {

struct Figure {
    QString what;
    double value = 0;
    QString unit;
};

QList<Figure> &figures()
{
    static QList<Figure> list;
    return list;
}

QString valueIn(const char *path, const char *field)
{
    QFile file(QString::fromLatin1(path));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QList<QByteArray> lines = file.readAll().split('\n');
    for (const QByteArray &line : lines) {
        if (line.startsWith(field))
            return QString::fromUtf8(line.mid(line.indexOf(':') + 1).simplified());
    }
    return {};
}

QString machine()
{
    const double gigabytes = valueIn("/proc/meminfo", "MemTotal").section(u' ', 0, 0).toDouble() / 1024 / 1024;
    return QStringLiteral("%1 × %2, %3 GB, %4")
        .arg(QThread::idealThreadCount())
        .arg(valueIn("/proc/cpuinfo", "model name").isEmpty() ? QSysInfo::currentCpuArchitecture()
                                                              : valueIn("/proc/cpuinfo", "model name"))
        .arg(qRound(gigabytes))
        .arg(QSysInfo::prettyProductName());
}

QString git(const QStringList &arguments)
{
    QProcess process;
    process.start(QStringLiteral("git"), QStringList{QStringLiteral("-C"), QStringLiteral(YUYI_SOURCE_DIR)} + arguments);
    return process.waitForFinished() && process.exitCode() == 0 ? QString::fromUtf8(process.readAllStandardOutput()).trimmed() : QString();
}

/// The commit of the sources; a plus: they differ from it.
QString commit()
{
    const QString known = git({QStringLiteral("rev-parse"), QStringLiteral("--short=8"), QStringLiteral("HEAD")});
    const bool changed = !git({QStringLiteral("status"), QStringLiteral("--porcelain")}).isEmpty();
    return known.isEmpty() ? QStringLiteral("unknown") : changed ? known + u'+'
                                                                 : known;
}

} // namespace

void note(const QString &what, double value, const char *unit)
{
    figures().append({what, value, QString::fromUtf8(unit)});
}

bool record(const QString &path, const QString &called)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Append)) {
        std::fprintf(stderr, "“%s” cannot be written: %s\n", qPrintable(path), qPrintable(file.errorString()));
        return false;
    }
    const QString head =
        QStringList{QDateTime::currentDateTimeUtc().toString(Qt::ISODate), commit(), machine(), called}.join(u'\t');
    for (const Figure &one : std::as_const(figures())) {
        const QString line = QStringList{head, one.what, QString::number(one.value, 'g', 6), one.unit}.join(u'\t') + u'\n';
        file.write(line.toUtf8());
    }
    return file.flush();
}

bool printTable(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        std::fprintf(stderr, "“%s” cannot be read: %s\n", qPrintable(path), qPrintable(file.errorString()));
        return false;
    }
    constexpr int columns = 7;
    QStringList commits; // in the order they were measured
    QMap<QString, QString> machines;
    QStringList rows;
    QMap<QString, QMap<QString, double>> values; // of a figure, by commit; measured again, the last counts
    for (qint64 number = 1; !file.atEnd(); ++number) {
        const QStringList cells = QString::fromUtf8(file.readLine()).chopped(1).split(u'\t');
        if (cells.size() != columns) {
            std::fprintf(stderr, "“%s”, line %lld: %d columns are expected, not %lld.\n", qPrintable(path),
                         static_cast<long long>(number), columns, static_cast<long long>(cells.size()));
            return false;
        }
        const QString row = QStringLiteral("%1: %2 (%3)").arg(cells.at(3), cells.at(4), cells.at(6));
        if (!commits.contains(cells.at(1)))
            commits.append(cells.at(1));
        machines.insert(cells.at(1), cells.at(0).left(10) + QStringLiteral(", ") + cells.at(2));
        if (!values.contains(row))
            rows.append(row);
        values[row].insert(cells.at(1), cells.at(5).toDouble());
    }
    for (const QString &one : std::as_const(commits))
        std::printf("%s: %s\n", qPrintable(one), qPrintable(machines.value(one)));
    std::printf("\n%-72s", "");
    for (const QString &one : std::as_const(commits))
        std::printf(" %12s", qPrintable(one));
    std::printf(" %12s\n", "last/first");
    for (const QString &row : std::as_const(rows)) {
        const QMap<QString, double> &line = values[row];
        std::printf("%-72s", qPrintable(row));
        for (const QString &one : std::as_const(commits))
            std::printf(" %12s", line.contains(one) ? qPrintable(QString::number(line.value(one), 'g', 5)) : "");
        const auto first = line.constFind(commits.constFirst());
        const auto last = line.constFind(commits.constLast());
        const bool both = first != line.constEnd() && last != line.constEnd() && commits.size() > 1 && *first != 0;
        std::printf(" %12s\n", both ? qPrintable(QString::number(*last / *first, 'f', 2)) : "");
    }
    return true;
}

double memoryMegabytes(const char *field)
{
    return valueIn("/proc/self/status", field).section(u' ', 0, 0).toDouble() / 1024;
}

} // namespace yuyi::bench
