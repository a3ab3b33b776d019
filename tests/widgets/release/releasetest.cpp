// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/releasetables.h"

#include "models/exchange/benchmarks/exchangeset.h"

#include <QTableWidget>
#include <QTest>

using namespace yuyi;
using namespace yuyi::releasetables;

/// What the tables of the release page show.
class ReleaseTest : public QObject
{
    Q_OBJECT

    static SetFinding found(const QString &text, const QString &where, Severity severity = Severity::Warning)
    {
        SetFinding made;
        made.finding.text = text;
        made.finding.severity = severity;
        made.where = where;
        return made;
    }

private Q_SLOTS:
    /// What is said of many places is one row with their number; the places follow when asked for.
    void equalFindingsAreOneRow()
    {
        const QString same = QStringLiteral("The explanation is empty.");
        SetReport report;
        report.findings = {found(same, QStringLiteral("a")), found(QStringLiteral("Another."), QStringLiteral("b")),
                           found(same, QStringLiteral("c")), found(same, QStringLiteral("d"), Severity::Error)};
        QList<FindingRow> rows = findingRows(report, {});
        QCOMPARE(rows, (QList<FindingRow>{{{0, 2}, true, false}, {{1}, false, false}, {{3}, false, false}}));
        QTableWidget table(0, 3);
        fillFindings(table, report, rows);
        QCOMPARE(table.rowCount(), 3);
        QVERIFY2(table.item(0, 1)->text().startsWith(QStringLiteral("▸ 2 ")), qPrintable(table.item(0, 1)->text()));
        QCOMPARE(table.item(0, 2)->text(), same);
        QCOMPARE(table.item(1, 1)->text(), QStringLiteral("b"));
        rows = findingRows(report, {same});
        QCOMPARE(rows.size(), 5);
        fillFindings(table, report, rows);
        QVERIFY(table.item(0, 1)->text().startsWith(u'▾'));
        QCOMPARE(table.item(1, 1)->text(), QStringLiteral("a"));
        QCOMPARE(table.item(2, 1)->text(), QStringLiteral("c"));
    }

    void datesAreWrittenTheSameEverywhere()
    {
        Release release;
        release.createdAt = QDateTime(QDate(2026, 1, 31), QTime(9, 5));
        QTableWidget table(0, 7);
        fillReleases(table, {{release, {}, {}}});
        QCOMPARE(table.item(0, 0)->text(), QStringLiteral("2026-01-31 09:05"));
    }

    /// A row says what was written and where; the folder is whole in its tip.
    void releasesSayWhereTheyAre()
    {
        Release release;
        release.name = QStringLiteral("v1");
        release.format = codeOf(ExportFormat::Csv);
        QTableWidget table(0, 7);
        fillReleases(table, {{release, QStringLiteral("林"), QStringLiteral("/home/someone/sets")}, {Release(), {}, {}}});
        QCOMPARE(table.item(0, 2)->text(), QStringLiteral("csv"));
        QCOMPARE(table.item(0, 2)->toolTip(), titleOf(ExportFormat::Csv));
        QCOMPARE(table.item(0, 3)->text(), QStringLiteral("/home/someone/sets"));
        QCOMPARE(table.item(0, 3)->toolTip(), QStringLiteral("/home/someone/sets"));
        QVERIFY(table.item(1, 3)->text().isEmpty()); // of an earlier version
    }
};

QTEST_MAIN(ReleaseTest)
#include "releasetest.moc"
