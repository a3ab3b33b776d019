// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// On the command line, too, only leads collect, filter, import, undo, release and hand out: anybody else is told so, the program
/// ends with 3, and nothing has changed.
class RolesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void aValidatorIsRefused_data();
    void aValidatorIsRefused();
    void theLeadIsNot();

private:
    struct Answer {
        int code = -1;
        QString out, err;
    };
    Answer run(QStringList arguments) const;
    QString path(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

RolesTest::Answer RolesTest::run(QStringList arguments) const
{
    for (QString &argument : arguments) {
        if (argument == QLatin1String("PROJECT"))
            argument = path(QStringLiteral("project"));
    }
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder.path());
    process.start(QStringLiteral(YUYI_CLI), arguments);
    Answer answer;
    if (process.waitForFinished(60000) && process.exitStatus() == QProcess::NormalExit)
        answer.code = process.exitCode();
    answer.out = QString::fromUtf8(process.readAllStandardOutput());
    answer.err = QString::fromUtf8(process.readAllStandardError());
    return answer;
}

void RolesTest::initTestCase()
{
    QVERIFY(m_folder.isValid());
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("raw")));
    QFile items(path(QStringLiteral("items.json")));
    QVERIFY(items.open(QIODevice::WriteOnly));
    items.write("[]");
    items.close();
    QCOMPARE(run({QStringLiteral("new"), QStringLiteral("PROJECT"), QStringLiteral("--preset"), QStringLiteral("cii-bench")}).code, 0);
    QCOMPARE(run({QStringLiteral("people"), QStringLiteral("PROJECT"), QStringLiteral("add"), QStringLiteral("Validator A"),
                  QStringLiteral("--roles"), QStringLiteral("validator")})
                 .code,
             0);
}

void RolesTest::aValidatorIsRefused_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("import images") << QStringLiteral("import images PROJECT raw");
    QTest::newRow("import items") << QStringLiteral("import items PROJECT items.json --format cii-bench");
    QTest::newRow("import labels") << QStringLiteral("import labels PROJECT labels.json");
    QTest::newRow("filter duplicates") << QStringLiteral("filter PROJECT --duplicates");
    QTest::newRow("filter text") << QStringLiteral("filter PROJECT --text --max-ratio 0.3");
    QTest::newRow("undo") << QStringLiteral("undo PROJECT --last 1");
    QTest::newRow("export") << QStringLiteral("export PROJECT out.csv --format csv");
    QTest::newRow("people") << QStringLiteral("people PROJECT add Somebody");
    QTest::newRow("assign") << QStringLiteral("assign PROJECT withdraw 01a1f8c5-f66b-72d4-ae10-7ba46c132aa3");
}

void RolesTest::aValidatorIsRefused()
{
    QFETCH(const QString, line);
    const QStringList words = line.split(u' ');
    const auto events = [this] {
        return run({QStringLiteral("people"), QStringLiteral("PROJECT"), QStringLiteral("list"), QStringLiteral("--json")}).out;
    };
    const QString before = events();
    const Answer answer = run(words + QStringList{QStringLiteral("--as"), QStringLiteral("Validator A")});
    QVERIFY2(answer.code == 3, qPrintable(QStringLiteral("%1: %2").arg(answer.code).arg(answer.err)));
    QVERIFY2(answer.err.contains(QLatin1String("Validator A")), qPrintable(answer.err));
    QCOMPARE(answer.out, QString());
    QCOMPARE(events(), before);
    QVERIFY(!QFile::exists(path(QStringLiteral("out.csv"))));
}

void RolesTest::theLeadIsNot()
{
    QCOMPARE(run({QStringLiteral("import"), QStringLiteral("images"), QStringLiteral("PROJECT"), QStringLiteral("raw")}).code, 0);
    QCOMPARE(run({QStringLiteral("filter"), QStringLiteral("PROJECT"), QStringLiteral("--duplicates")}).code, 0);
}

QTEST_GUILESS_MAIN(RolesTest)
#include "rolestest.moc"
