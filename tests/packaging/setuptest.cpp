// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

/// packaging/setup.sh among stand-ins of dpkg-query, apt-get, sudo and id, which write down how they were called.
class SetupTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void doesNothingWhenAllIsThere();
    void installsOnlyWhatIsMissing();
    void usesSudoWithoutPassword();
    void printsTheLineWhereItMayNotInstall();
    void checksBeforeAnythingIsInstalled();
    void saysWhenTheInstallationFails();
    void needsNoPackageForACommandThatIsThere();
    void leavesNoServerRunning();
    void saysWhatToInstallWithoutApt();
    void namesTheListsThereAre();

private:
    struct Run {
        int status = -1;
        QString out;
        QString err;
        QStringList calls; ///< "apt-get install …", in order
    };
    void standIn(const QString &name, const QString &body);
    void remove(const QString &name) { QFile::remove(QStringLiteral("%1/%2").arg(m_bin, name)); }
    Run run(const QStringList &arguments);
    /// The packages of a list, as written there.
    static QStringList listed(const QString &list);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_bin;
};

namespace {

const QString everythingButXlsx = QStringLiteral(
    "for a in \"$@\"; do case \"$a\" in -*|libxlsxwriter-dev) ;; *) echo \"installed $a\" ;; esac; done; exit 1");

} // namespace

void SetupTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_bin = m_folder->path();
    // The script's own tools come from the system; everything it asks about is a stand-in.
    for (const QString &tool : {QStringLiteral("bash"), QStringLiteral("dirname"), QStringLiteral("sed"), QStringLiteral("grep"),
                                QStringLiteral("cat"), QStringLiteral("mktemp"), QStringLiteral("rm"), QStringLiteral("tail"),
                                QStringLiteral("tee")}) {
        const QString path = QStandardPaths::findExecutable(tool);
        QVERIFY2(!path.isEmpty(), qPrintable(tool));
        QVERIFY(QFile::link(path, QStringLiteral("%1/%2").arg(m_bin, tool)));
    }
    standIn(QStringLiteral("env"), QStringLiteral("while [[ \"$1\" == *=* ]]; do shift; done; exec \"$@\""));
    standIn(QStringLiteral("id"), QStringLiteral("echo 0"));
    standIn(QStringLiteral("dpkg-query"), everythingButXlsx);
    standIn(QStringLiteral("apt-get"), QStringLiteral("exit 0"));
    standIn(QStringLiteral("sudo"), QStringLiteral("exit 1"));
    standIn(QStringLiteral("pg_createcluster"), QStringLiteral("exit 0"));
    standIn(QStringLiteral("mkdir"), QStringLiteral("exit 0"));
    standIn(QStringLiteral("npm"), QStringLiteral("exit 0"));
}

void SetupTest::standIn(const QString &name, const QString &body)
{
    const QString path = QStringLiteral("%1/%2").arg(m_bin, name);
    QFile::remove(path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QStringLiteral("#!%1/bash\necho \"%2 $*\" >>%1/calls\n%3\n").arg(m_bin, name, body).toUtf8());
    file.close();
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
}

SetupTest::Run SetupTest::run(const QStringList &arguments)
{
    QProcess process;
    QProcessEnvironment environment;
    environment.insert(QStringLiteral("PATH"), m_bin);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral("%1/bash").arg(m_bin),
                  QStringList{QStringLiteral(YUYI_SOURCE_DIR "/packaging/setup.sh")} + arguments);
    Run result;
    if (!process.waitForFinished())
        return result;
    result.status = process.exitCode();
    result.out = QString::fromUtf8(process.readAllStandardOutput());
    result.err = QString::fromUtf8(process.readAllStandardError());
    QFile calls(QStringLiteral("%1/calls").arg(m_bin));
    if (calls.open(QIODevice::ReadOnly))
        result.calls = QString::fromUtf8(calls.readAll()).split(u'\n', Qt::SkipEmptyParts);
    return result;
}

QStringList SetupTest::listed(const QString &list)
{
    QFile file(QStringLiteral(YUYI_SOURCE_DIR "/packaging/packages/%1.txt").arg(list));
    QStringList packages;
    if (file.open(QIODevice::ReadOnly)) {
        const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
        for (const QString &line : lines) {
            if (!line.startsWith(u'#'))
                packages << line.section(u' ', 0, 0);
        }
    }
    return packages;
}

void SetupTest::doesNothingWhenAllIsThere()
{
    standIn(QStringLiteral("dpkg-query"), QStringLiteral("for a in \"$@\"; do echo \"installed $a\"; done"));
    const Run done = run({});
    QCOMPARE(done.status, 0);
    QCOMPARE(done.out, QString());
    QCOMPARE(done.calls.size(), 1);
    QVERIFY(done.calls[0].startsWith(QStringLiteral("dpkg-query ")));
    for (const QString &list : {QStringLiteral("run"), QStringLiteral("build"), QStringLiteral("models"), QStringLiteral("test")}) {
        for (const QString &package : listed(list)) {
            if (package != QLatin1String("npm"))
                QVERIFY2(done.calls[0].contains(package), qPrintable(package));
        }
    }
}

void SetupTest::installsOnlyWhatIsMissing()
{
    const Run done = run({});
    QCOMPARE(done.status, 0);
    const QStringList installations = done.calls.filter(QRegularExpression(QStringLiteral("^apt-get install")));
    QCOMPARE(installations.size(), 1);
    QVERIFY(installations[0].endsWith(QStringLiteral(" libxlsxwriter-dev")));
    QVERIFY(!installations[0].contains(QStringLiteral("ccache")));
    QVERIFY(done.calls.filter(QStringLiteral("sudo")).isEmpty());
}

void SetupTest::usesSudoWithoutPassword()
{
    standIn(QStringLiteral("id"), QStringLiteral("echo 1000"));
    standIn(QStringLiteral("true"), QStringLiteral("exit 0"));
    standIn(QStringLiteral("sudo"), QStringLiteral("[ \"$1\" = -n ] || exit 1; shift; exec \"$@\""));
    const Run done = run({QStringLiteral("build")});
    QCOMPARE(done.status, 0);
    QVERIFY(done.calls.filter(QStringLiteral("sudo -n env DEBIAN_FRONTEND=noninteractive apt-get install")).size() == 1);
}

void SetupTest::printsTheLineWhereItMayNotInstall()
{
    standIn(QStringLiteral("id"), QStringLiteral("echo 1000"));
    const Run done = run({});
    QCOMPARE(done.status, 4);
    QVERIFY2(done.err.contains(QStringLiteral("sudo apt-get install --no-install-recommends -y libxlsxwriter-dev\n")),
             qPrintable(done.err));
    QVERIFY(done.calls.filter(QStringLiteral("apt-get")).isEmpty());
}

void SetupTest::checksBeforeAnythingIsInstalled()
{
    const Run allowed = run({QStringLiteral("--check"), QStringLiteral("build"), QStringLiteral("run")});
    QCOMPARE(allowed.status, 0);
    QVERIFY(allowed.calls.filter(QStringLiteral("apt-get")).isEmpty());
    standIn(QStringLiteral("id"), QStringLiteral("echo 1000"));
    const Run forbidden = run({QStringLiteral("--check"), QStringLiteral("build"), QStringLiteral("run")});
    QCOMPARE(forbidden.status, 4);
    QVERIFY(forbidden.err.contains(QStringLiteral("libxlsxwriter-dev")));
    QVERIFY(forbidden.calls.filter(QStringLiteral("apt-get")).isEmpty());
}

void SetupTest::saysWhenTheInstallationFails()
{
    standIn(QStringLiteral("apt-get"), QStringLiteral("[ \"$1\" = update ] && exit 0; echo 'E: no space'; exit 100"));
    const Run done = run({});
    QCOMPARE(done.status, 4);
    QVERIFY2(done.err.contains(QStringLiteral("E: no space")), qPrintable(done.err));
    QVERIFY(done.err.contains(QStringLiteral("apt-get install")));
}

void SetupTest::needsNoPackageForACommandThatIsThere()
{
    standIn(QStringLiteral("dpkg-query"),
            QStringLiteral("for a in \"$@\"; do [ \"$a\" = npm ] || echo \"installed $a\"; done"));
    QVERIFY(run({}).calls.filter(QStringLiteral("apt-get")).isEmpty());
    remove(QStringLiteral("npm"));
    QCOMPARE(run({}).calls.filter(QRegularExpression(QStringLiteral("^apt-get install .* npm$"))).size(), 1);
}

void SetupTest::leavesNoServerRunning()
{
    standIn(QStringLiteral("dpkg-query"), QStringLiteral("exit 1"));
    remove(QStringLiteral("pg_createcluster"));
    remove(QStringLiteral("tee"));
    standIn(QStringLiteral("tee"), QStringLiteral("cat >%1/written").arg(m_bin));
    remove(QStringLiteral("rm"));
    standIn(QStringLiteral("rm"), QStringLiteral("exit 0"));
    const Run done = run({QStringLiteral("test")});
    QCOMPARE(done.status, 0);
    QFile written(QStringLiteral("%1/written").arg(m_bin));
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(written.readAll(), QByteArray("create_main_cluster = false\n"));
    const QStringList order = done.calls.filter(QRegularExpression(QStringLiteral("^(tee|apt-get install|rm) ")));
    QVERIFY(order.size() >= 3);
    QVERIFY(order.first().startsWith(QStringLiteral("tee ")));
    QVERIFY2(order.last().endsWith(QStringLiteral("createcluster.d/yuyi-setup.conf")), qPrintable(order.last()));
    QVERIFY(order.last().startsWith(QStringLiteral("rm -f ")));
}

void SetupTest::saysWhatToInstallWithoutApt()
{
    remove(QStringLiteral("apt-get"));
    const Run done = run({});
    QCOMPARE(done.status, 4);
    QVERIFY(done.err.contains(QStringLiteral("libopencv-dev")));
}

void SetupTest::namesTheListsThereAre()
{
    const Run done = run({QStringLiteral("everything")});
    QCOMPARE(done.status, 2);
    QVERIFY(done.err.contains(QStringLiteral("run, build")));
}

QTEST_GUILESS_MAIN(SetupTest)
#include "setuptest.moc"
