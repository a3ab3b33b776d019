// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/host/sqlprojecthost.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace yuyi;

/// The program itself, started and ended.
class StartupTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    struct Ended {
        int status = -1;
        QString output;
        QString errors;
    };

    Ended run(const QStringList &arguments)
    {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_dir.filePath(QStringLiteral("config")));
        environment.insert(QStringLiteral("XDG_DATA_HOME"), m_dir.filePath(QStringLiteral("data")));
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(YUYI_PROGRAM), arguments);
        if (!program.waitForFinished(60000)) {
            program.kill();
            program.waitForFinished();
            return {};
        }
        return {program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -2,
                QString::fromUtf8(program.readAllStandardOutput()), QString::fromUtf8(program.readAllStandardError())};
    }

private Q_SLOTS:
    void answersWithoutAWindow()
    {
        QVERIFY(run({QStringLiteral("--version")}).output.startsWith(QStringLiteral("yuyi ")));
        const Ended help = run({QStringLiteral("--help")});
        QCOMPARE(help.status, 0);
        QVERIFY(help.output.contains(QStringLiteral("--font-scale")));
    }

    void wrongUseEndsWithTwo()
    {
        const Ended ended = run({QStringLiteral("--theme"), QStringLiteral("pink")});
        QCOMPARE(ended.status, 2);
        QVERIFY(ended.errors.contains(QStringLiteral("pink")));
    }

    void startsAndEnds()
    {
        QCOMPARE(run({QStringLiteral("--exit-after-startup")}).status, 0);
    }

    void opensAProject()
    {
        SqlProjectHost host;
        NewProject project;
        project.title = QStringLiteral("Smoke");
        project.preset = *builtInPreset(presetCodes().value(0));
        project.lead = QStringLiteral("Lead");
        const QString folder = m_dir.filePath(QStringLiteral("smoke"));
        QVERIFY(host.create(folder, project));
        for (const char *language : {"zh_CN", "en"}) {
            const Ended ended = run({QStringLiteral("--exit-after-startup"), QStringLiteral("--language"),
                                     QString::fromLatin1(language), QStringLiteral("--page"), QStringLiteral("annotate"),
                                     folder});
            QVERIFY2(ended.status == 0, qPrintable(ended.errors));
        }
    }

    void aDamagedProjectEndsWithThree()
    {
        const QString folder = m_dir.filePath(QStringLiteral("broken"));
        QVERIFY(QDir().mkpath(folder));
        QFile file(folder + QStringLiteral("/project.yuyi"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("no database");
        file.close();
        const Ended ended = run({QStringLiteral("--exit-after-startup"), folder});
        QCOMPARE(ended.status, 3);
        QVERIFY(!ended.errors.isEmpty());
    }
};

QTEST_GUILESS_MAIN(StartupTest)
#include "startuptest.moc"
