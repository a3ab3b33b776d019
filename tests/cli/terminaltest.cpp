// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/preset.h"

#include <QProcess>
#include <QtTest>

using namespace yuyi;

/// What yuyi-cli prints never acts on the terminal, whatever names and paths hold.
class TerminalTest : public QObject
{
    Q_OBJECT

    struct Ended {
        int status = -1;
        QByteArray output;
        QByteArray errors;
    };
    static Ended run(const QStringList &arguments)
    {
        QProcess process;
        process.start(QStringLiteral(YUYI_CLI), arguments);
        Ended ended;
        if (!process.waitForFinished(60000))
            return ended;
        ended.status = process.exitCode();
        ended.output = process.readAllStandardOutput();
        ended.errors = process.readAllStandardError();
        return ended;
    }

private Q_SLOTS:
    void namesAndPathsAreWrittenOut()
    {
        const QTemporaryDir folder;
        const QString project = folder.filePath(QStringLiteral("p"));
        QCOMPARE(run({QStringLiteral("new"), project, QStringLiteral("--preset"), presetCodes().value(0)}).status, 0);
        const QString escape = QStringLiteral("\x1b]0;owned\x07");

        const Ended refused = run({QStringLiteral("people"), project, QStringLiteral("add"), escape});
        QCOMPARE(refused.status, 3);
        QVERIFY2(!refused.errors.contains('\x1b') && !refused.output.contains('\x1b'), refused.errors.constData());
        const Ended listed = run({QStringLiteral("people"), project, QStringLiteral("list")});
        QVERIFY2(!listed.output.contains("owned"), listed.output.constData());

        // A file that somebody else named.
        const QString raw = folder.filePath(QStringLiteral("raw"));
        QVERIFY(QDir().mkpath(raw));
        QFile file(raw % u'/' % escape % QStringLiteral(".png"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("no picture");
        file.close();
        const Ended imported = run({QStringLiteral("import"), QStringLiteral("images"), project, raw});
        const QByteArray said = imported.output + imported.errors;
        QVERIFY2(said.contains("owned"), said.constData());
        QVERIFY2(said.contains("\\u001b"), said.constData());
        QVERIFY2(!said.contains('\x1b') && !said.contains('\x07'), said.constData());
    }
};

QTEST_GUILESS_MAIN(TerminalTest)
#include "terminaltest.moc"
