// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/exchange/fixtures.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTest>

using namespace yuyi;
using namespace yuyi::fixtures;

/// Items in a workbook.
class XlsxTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void isAWorkbook();
    void cellsAreAsTheyStand();
    void cellTooLong();
};

void XlsxTest::isAWorkbook()
{
    Project project;
    QVERIFY(project.write(ExportFormat::Xlsx, QStringLiteral("out.xlsx")));
    const QByteArray bytes = contents(project.path(QStringLiteral("out.xlsx")));
    QVERIFY(bytes.startsWith("PK\x03\x04"));
    QVERIFY(bytes.contains("xl/worksheets/sheet1.xml"));
    QCOMPARE(QDir(project.folder.path()).entryList({QStringLiteral("*part*")}, QDir::AllEntries | QDir::Hidden), QStringList());
}

void XlsxTest::cellsAreAsTheyStand()
{
    Project project;
    Item &item = project.addOwn(2, QStringLiteral("dev"));
    item.question.stem = QStringLiteral("=1+1 how many?");
    item.explanation = QStringLiteral("-这幅画\r\n第二行\r第三行");
    item.question.options[0].text = QStringLiteral("@x");
    const auto report = project.write(ExportFormat::Xlsx, QStringLiteral("out.xlsx"));
    QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
    QVERIFY(report->notes.isEmpty());
    const QString unzip = QStandardPaths::findExecutable(QStringLiteral("unzip"));
    QVERIFY2(!unzip.isEmpty(), "unzip is missing: packaging/setup.sh installs it");
    QProcess process;
    process.start(unzip, {QStringLiteral("-p"), project.path(QStringLiteral("out.xlsx")), QStringLiteral("xl/worksheets/sheet1.xml")});
    QVERIFY(process.waitForFinished());
    const QString sheet = QString::fromUtf8(process.readAllStandardOutput());
    QVERIFY(sheet.contains(QStringLiteral(">=1+1 how many?<")));
    QVERIFY(sheet.contains(QStringLiteral(">-这幅画\n第二行\n第三行<")));
    QVERIFY(sheet.contains(QStringLiteral(">@x<")));
    QVERIFY(!sheet.contains(QStringLiteral(">'")));
    QVERIFY(!sheet.contains(QStringLiteral("_x000D_")));
    QVERIFY(!sheet.contains(QStringLiteral("<f>")));
}

void XlsxTest::cellTooLong()
{
    Project project;
    project.set.items[2].explanation = QString(32768, u'长');
    const auto report = project.write(ExportFormat::Xlsx, QStringLiteral("out.xlsx"));
    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::Invalid);
    QVERIFY(report.error().sentence.contains(QStringLiteral("dev-2b")));
    QVERIFY(!QFile::exists(project.path(QStringLiteral("out.xlsx"))));
}

QTEST_GUILESS_MAIN(XlsxTest)
#include "xlsxtest.moc"
