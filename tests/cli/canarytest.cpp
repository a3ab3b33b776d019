// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/runfixture.h"

#include <QDirIterator>
#include <QProcess>
#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

/// A distinctive key goes through yuyi-cli, against servers that hand it back in all they say. Afterwards it is nowhere: not in
/// what was printed, not in the list of processes, not in any file.
class CanaryTest : public QObject
{
    Q_OBJECT

    const QByteArray m_canary = "sk-canary-cli-3b9f02d6e8";
    QTemporaryDir m_home;
    QByteArray m_printed;
    QByteArray m_said; ///< by the last one
    int m_seen = 0;    ///< processes whose arguments were read

    QProcessEnvironment environment() const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
            environment.insert(QString::fromLatin1(name), m_home.path());
        environment.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"), QStringLiteral("unix:path=%1/nobody").arg(m_home.path()));
        environment.insert(QStringLiteral("YUYI_CANARY"), QString::fromLatin1(m_canary));
        return environment;
    }
    /// Exit status. All that it prints is kept; its arguments are read while it is at work.
    int run(const QStringList &arguments, const QByteArray &input = {})
    {
        QProcess process;
        process.setProcessEnvironment(environment());
        process.start(QStringLiteral(YUYI_CLI), arguments);
        if (!process.waitForStarted())
            return -1;
        // The kernel shows the arguments a moment after the program has started, and none once it has ended.
        const QString shownAt = QStringLiteral("/proc/%1/cmdline").arg(process.processId());
        QByteArray line;
        const auto seen = [&] {
            QFile command(shownAt);
            line = command.open(QIODevice::ReadOnly) ? command.readAll() : QByteArray();
            return line.contains("yuyi-cli");
        };
        if (!QTest::qWaitFor([&] { return seen() || process.state() == QProcess::NotRunning; }, 60000))
            return -2;
        m_printed += line;
        m_seen += line.contains("yuyi-cli") ? 1 : 0;
        process.write(input);
        process.closeWriteChannel();
        if (!QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, 60000))
            return -3;
        m_said = process.readAllStandardOutput() + process.readAllStandardError();
        m_printed += m_said;
        return process.exitCode();
    }
    static QStringList endpoint(const RunProject &project, const char *action, const char *name, const QStringList &more = {})
    {
        return QStringList{QStringLiteral("endpoint"), project.projectFolder(), QString::fromLatin1(action), QStringLiteral("--name"),
                           QString::fromLatin1(name)}
             + more;
    }
    /// Everything a server can put a key into: headers, texts, errors, lists.
    FaultServer::Answer babbling(int status) const
    {
        return [this, status](QTcpSocket &socket, const FaultServer::Received &received) {
            const QByteArray headers = "X-Key: " + m_canary + "\r\n";
            QByteArray body;
            if (received.head.startsWith("GET"))
                body = "{\"data\":[{\"id\":\"" + m_canary + "\"}]}";
            else if (received.body.contains("\"stream\":true"))
                body = inPieces();
            else if (status == 200)
                body = "{\"choices\":[{\"message\":{\"content\":\"" + m_canary + " A\",\"reasoning_content\":\"" + m_canary
                     + "\"},\"finish_reason\":\"stop\"}]}";
            else
                body = "{\"error\":{\"message\":\"no: " + m_canary + "\",\"code\":\"" + m_canary + "\"}}";
            const QByteArray type = body.startsWith("data:") ? "text/event-stream" : "application/json";
            socket.write(FaultServer::whole(received.head.startsWith("GET") ? 200 : status, body, type, headers));
        };
    }
    /// A stream whose single events do not hold the key.
    QByteArray inPieces() const
    {
        QByteArray events;
        for (const QByteArray &piece : {m_canary.left(9), m_canary.mid(9)})
            events += "data: {\"choices\":[{\"delta\":{\"content\":\"" + piece + "\"}}]}\n\n";
        return events + "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n";
    }
    void verifyNowhere(const QString &folder)
    {
        QVERIFY(m_seen > 0);
        QVERIFY(!m_printed.contains(m_canary));
        int files = 0;
        for (const QString &location : {folder, m_home.path()}) {
            QDirIterator walk(location, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
            while (walk.hasNext()) {
                QFile file(walk.next());
                if (!file.open(QIODevice::ReadOnly))
                    continue;
                ++files;
                QVERIFY2(!file.readAll().contains(m_canary), qPrintable(file.fileName()));
            }
        }
        QVERIFY(files > 1);
    }

private Q_SLOTS:
    void theKeyIsStoredNowhere_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<bool>("stream");
        for (const int status : {200, 400, 401})
            QTest::addRow("status %d", status) << status << false;
        QTest::newRow("in pieces of a stream") << 200 << true;
    }
    void theKeyIsStoredNowhere()
    {
        QFETCH(int, status);
        QFETCH(bool, stream);
        m_printed.clear();
        m_seen = 0;
        RunProject project(3);
        FaultServer server(babbling(status));
        QStringList where{QStringLiteral("--service"), QStringLiteral("dashscope"), QStringLiteral("--base-url"),
                          QStringLiteral("%1/v1").arg(server.url().toString()), QStringLiteral("--model"), QStringLiteral("qwen")};
        if (stream)
            where.append(QStringLiteral("--stream"));
        QCOMPARE(
            run(endpoint(
                project, "add", "babbler",
                where + QStringList{QStringLiteral("--key-env"), QStringLiteral("YUYI_CANARY")})),
            0);
        QCOMPARE(run(endpoint(project, "test", "babbler")), 1);
        QVERIFY(server.received().last().head.contains(m_canary));
        const qsizetype before = server.received().size();
        run({QStringLiteral("run"), project.projectFolder(), QStringLiteral("--endpoint"),
             QStringLiteral("babbler"), QStringLiteral("--config"), QStringLiteral("none")});
        QVERIFY(server.received().size() > before);
        QVERIFY(server.received().last().head.contains(m_canary));
        for (const char *format : {"md", "csv", "latex"})
            QCOMPARE(run({QStringLiteral("results"), project.projectFolder(), QStringLiteral("--format"), QString::fromLatin1(format)}), 0);
        QCOMPARE(run({QStringLiteral("export"), project.projectFolder(),
                      m_home.filePath(QStringLiteral("out-%1-%2").arg(status).arg(stream)),
                      QStringLiteral("--format"), QStringLiteral("jsonl")}),
                 0);
        QCOMPARE(run({QStringLiteral("backup"), project.projectFolder()}), 0);
        verifyNowhere(project.folder.path());
    }

    void theKeyIsNotStoredWithoutAKeychain()
    {
        m_printed.clear();
        m_seen = 0;
        RunProject project(1);
        FaultServer server(babbling(200));
        // There is no keychain here: the environment failed, nothing is added, and nothing is kept in its place.
        QCOMPARE(run(endpoint(project, "add", "nobody",
                              {QStringLiteral("--service"), QStringLiteral("dashscope"), QStringLiteral("--model"), QStringLiteral("qwen"),
                               QStringLiteral("--key-stdin")}),
                     m_canary + '\n'),
                 4);
        QVERIFY(m_printed.contains("--key-env"));
        QCOMPARE(project.stores->endpoints().endpoints(true)->size(), 0);
        // A key that was given as the name of a variable is refused, and not said again.
        QCOMPARE(run(endpoint(project, "add", "mistaken",
                              {QStringLiteral("--service"), QStringLiteral("dashscope"), QStringLiteral("--model"), QStringLiteral("qwen"),
                               QStringLiteral("--key-env"), QStringLiteral("sk-mistaken-0123456789abcdef")})),
                 3);
        QVERIFY(!m_said.isEmpty());
        QVERIFY(!m_said.contains("sk-mistaken-0123456789abcdef"));
        verifyNowhere(project.folder.path());
    }

    void theKeyIsNotForwarded()
    {
        m_printed.clear();
        m_seen = 0;
        RunProject project(2);
        FaultServer target(babbling(200));
        const QByteArray location = "Location: " + target.url().toString().toLatin1() + "/v1/chat/completions\r\n";
        FaultServer server([&](QTcpSocket &socket, const FaultServer::Received &) {
            socket.write(FaultServer::whole(308, "{}", "application/json", location));
        });
        QCOMPARE(run(endpoint(project, "add", "forwarder",
                              {QStringLiteral("--service"), QStringLiteral("openai"), QStringLiteral("--base-url"),
                               QStringLiteral("%1/v1").arg(server.url().toString()), QStringLiteral("--model"), QStringLiteral("m"),
                               QStringLiteral("--key-env"), QStringLiteral("YUYI_CANARY")})),
                 0);
        QCOMPARE(run(endpoint(project, "test", "forwarder")), 1);
        run({QStringLiteral("run"), project.projectFolder(), QStringLiteral("--endpoint"),
             QStringLiteral("forwarder"), QStringLiteral("--config"), QStringLiteral("none")});
        QVERIFY(server.received().size() >= 3);
        QCOMPARE(target.received().size(), 0);
        verifyNowhere(project.folder.path());
    }
};

QTEST_GUILESS_MAIN(CanaryTest)
#include "canarytest.moc"
