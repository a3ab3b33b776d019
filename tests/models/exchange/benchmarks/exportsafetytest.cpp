// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/exchange/fixtures.h"

#include <QTest>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace yuyi;
using namespace yuyi::fixtures;

namespace {

QStringList entriesOf(const QString &folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDir::Name);
}

} // namespace

/// What an export takes and leaves: no file but the one that was collected, and nothing half.
class ExportSafetyTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void leftoversOfAKilledExportGo();
    void otherFilesInPlaceOfImages_data();
    void otherFilesInPlaceOfImages();
};

void ExportSafetyTest::leftoversOfAKilledExportGo()
{
    Project project;
    project.picture(0);
    const auto put = [&](const QString &name) {
        QFile file(project.path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("half");
    };
    put(QStringLiteral("out.csv.0123abcd.part"));
    put(QStringLiteral("out.csv.mine.part"));
    put(QStringLiteral("other.csv.0123abcd.part"));
    // One that another program is writing just now.
    put(QStringLiteral("out.csv.89abcdef.part"));
    const int handle = ::open(QFile::encodeName(project.path(QStringLiteral("out.csv.89abcdef.part"))).constData(), O_RDWR | O_CLOEXEC);
    QVERIFY(handle >= 0);
    QCOMPARE(::flock(handle, LOCK_EX | LOCK_NB), 0);
    const auto report = project.write(ExportFormat::Csv, QStringLiteral("out.csv"));
    ::close(handle);
    QVERIFY(report);
    QCOMPARE(entriesOf(project.folder.path()).filter(QStringLiteral(".part")),
             (QStringList{QStringLiteral("other.csv.0123abcd.part"), QStringLiteral("out.csv.89abcdef.part"),
                          QStringLiteral("out.csv.mine.part")}));
}

void ExportSafetyTest::otherFilesInPlaceOfImages_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("what");
    for (const char *what : {"altered", "link", "link to the same", "pipe"}) {
        QTest::addRow("%s, folder", what) << static_cast<int>(ExportFormat::CiiBench) << QString::fromLatin1(what);
        QTest::addRow("%s, inside", what) << static_cast<int>(ExportFormat::VlmEvalKit) << QString::fromLatin1(what);
    }
}

void ExportSafetyTest::otherFilesInPlaceOfImages()
{
    QFETCH(int, format);
    QFETCH(QString, what);
    Project project;
    const QString file = project.set.images.value(project.picture(1)).file;
    const QString elsewhere = project.path(QStringLiteral("elsewhere"));
    if (what == QLatin1String("altered")) {
        QFile altered(file);
        QVERIFY(altered.open(QIODevice::ReadWrite));
        QCOMPARE(altered.write("p!cture"), qint64(7));
    } else {
        QVERIFY(QFile::rename(file, elsewhere));
        if (what == QLatin1String("link")) {
            QFile secret(elsewhere);
            QVERIFY(secret.open(QIODevice::WriteOnly));
            secret.write("a secret");
        }
        if (what == QLatin1String("pipe"))
            QCOMPARE(::mkfifo(QFile::encodeName(file).constData(), 0600), 0);
        else
            QVERIFY(QFile::link(elsewhere, file));
    }
    const QStringList before = entriesOf(project.folder.path());
    const auto report = project.write(static_cast<ExportFormat>(format), QStringLiteral("out"));
    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::Damaged);
    QVERIFY2(report.error().sentence.contains(QStringLiteral("original 1.jpg")), qPrintable(report.error().sentence));
    QCOMPARE(entriesOf(project.folder.path()), before); // nothing half
}

QTEST_GUILESS_MAIN(ExportSafetyTest)
#include "exportsafetytest.moc"
