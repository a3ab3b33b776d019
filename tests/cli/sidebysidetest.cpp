// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/host/sqlprojecthost.h"
#include "models/domain/preset/preset.h"

#include <QProcess>
#include <QtTest>

using namespace yuyi;

/// Several programs at one project: none of them calls it damaged.
class SideBySideTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aSoundProjectIsNeverReportedDamaged();
};

void SideBySideTest::aSoundProjectIsNeverReportedDamaged()
{
    const QTemporaryDir folder;
    const QString project = folder.filePath(QStringLiteral("p"));
    const QString program = QStringLiteral(YUYI_CLI);
    QCOMPARE(QProcess::execute(program, {QStringLiteral("new"), project, QStringLiteral("--preset"), presetCodes().value(0),
                                         QStringLiteral("--quiet")}),
             0);
    constexpr int rounds = 40;
    SqlProjectHost host;
    int looks = 0;
    for (int i = 0; i < rounds; ++i) {
        // Two that write and one that opens, checks and closes again and again meanwhile.
        QProcess one;
        QProcess two;
        const auto add = [&](const QString &name) {
            return QStringList{QStringLiteral("people"), project, QStringLiteral("add"), name};
        };
        one.start(program, add(QStringLiteral("A%1").arg(i)));
        two.start(program, add(QStringLiteral("B%1").arg(i)));
        while (one.state() != QProcess::NotRunning || two.state() != QProcess::NotRunning) {
            const auto opened = host.open(project);
            QVERIFY2(opened || opened.error().code != ErrorCode::Damaged, opened ? "" : qPrintable(opened.error().detail));
            const auto findings = host.checkDatabase(project);
            QVERIFY2(!findings || findings->isEmpty(), findings ? qPrintable(findings->join(u'\n')) : "");
            ++looks;
            one.waitForFinished(0);
            two.waitForFinished(0);
        }
        for (QProcess *process : {&one, &two}) {
            const QByteArray said = process->readAllStandardError();
            QVERIFY2(!said.contains("damaged"), said.constData());
            QCOMPARE(process->exitCode(), 0);
        }
    }
    QVERIFY(looks > rounds);
}

QTEST_GUILESS_MAIN(SideBySideTest)
#include "sidebysidetest.moc"
