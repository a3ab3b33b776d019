// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/server/joining.h"
#include "models/services/server/passwordfile.h"
#include "tests/models/services/server/onelogin.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// The first connection with an invitation, and what stays when it fails.
class JoiningTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<PasswordFile> m_keeper;
    OneLogin m_server;
    QByteArray m_code;

    QString folder() const { return m_folder->filePath(QStringLiteral("servers")); }
    Joining joining() { return Joining(m_server, *m_keeper, folder()); }
    static Invitation invitation()
    {
        Invitation made;
        made.address.host = QStringLiteral("localhost");
        made.address.login = QStringLiteral("login");
        made.address.local = true;
        return made;
    }

private Q_SLOTS:
    void init();
    void aCodeBecomesAPassword();
    void aWrongCodeLeavesNothing();
    void aRefusedRenewalLeavesTheCode();
    void aLostAnswerIsNoFailure();
    void aPasswordThatWorksIsKept();
    void aPasswordThatNoLongerWorksGivesWay();
    void stoppingLeavesTheCode();
    void aLostPasswordIsNoticed();
    void renewingKeepsTheLogin();
    void linesOfOthersStay();
};

void JoiningTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_keeper = std::make_unique<PasswordFile>(m_folder->filePath(QStringLiteral("passwords")));
    m_server = {};
    m_code = newOneTimeCode();
    m_server.password = *typedOneTimeCode(m_code);
}

void JoiningTest::aCodeBecomesAPassword()
{
    const auto joined = joining().join(invitation(), m_code.toLower());
    QVERIFY2(joined, joined ? "" : qPrintable(joined.error().sentence));
    QVERIFY(!joined->before);
    QVERIFY(m_server.password.startsWith("SCRAM-SHA-256$"));
    const QByteArray kept = *m_keeper->find(OneLogin::entry);
    QCOMPARE(kept.size(), 43);
    m_server.usePassword(OneLogin::entry, kept);
    QVERIFY(m_server.tryToConnect({}));
    QVERIFY(Joining::hasJoined(folder(), OneLogin::entry));
    QCOMPARE(QFile::permissions(m_folder->filePath(QStringLiteral("passwords"))) & (QFile::ReadGroup | QFile::ReadOther),
             QFile::Permissions());
}

void JoiningTest::aWrongCodeLeavesNothing()
{
    const auto joined = joining().join(invitation(), newOneTimeCode());
    QVERIFY(!joined);
    QCOMPARE(joined.error().code, ErrorCode::Refused);
    QVERIFY(m_keeper->find(OneLogin::entry)->isEmpty());
    QVERIFY(!Joining::hasJoined(folder(), OneLogin::entry));
    QVERIFY(m_server.used.isEmpty());
    QVERIFY(joining().join(invitation(), m_code));
}

void JoiningTest::aRefusedRenewalLeavesTheCode()
{
    m_server.refuses = true;
    QVERIFY(!joining().join(invitation(), m_code));
    QVERIFY(m_keeper->find(OneLogin::entry)->isEmpty());
    m_server.refuses = false;
    QVERIFY(joining().join(invitation(), m_code));
}

void JoiningTest::aLostAnswerIsNoFailure()
{
    m_server.losesAnswer = true;
    QVERIFY(joining().join(invitation(), m_code));
    m_server.usePassword(OneLogin::entry, *m_keeper->find(OneLogin::entry));
    QVERIFY(m_server.tryToConnect({}));
}

void JoiningTest::aPasswordThatWorksIsKept()
{
    QVERIFY(joining().join(invitation(), m_code));
    const QByteArray kept = *m_keeper->find(OneLogin::entry);
    const auto again = joining().join(invitation(), newOneTimeCode());
    QVERIFY(again && again->before);
    QCOMPARE(*m_keeper->find(OneLogin::entry), kept);
}

void JoiningTest::aPasswordThatNoLongerWorksGivesWay()
{
    QVERIFY(m_keeper->keep(OneLogin::entry, "old"));
    QVERIFY(joining().join(invitation(), m_code));
    QVERIFY(*m_keeper->find(OneLogin::entry) != "old");
    // But not because nobody answers.
    const QByteArray kept = *m_keeper->find(OneLogin::entry);
    m_server.silent = true;
    QVERIFY(!joining().join(invitation(), m_code));
    QCOMPARE(*m_keeper->find(OneLogin::entry), kept);
}

void JoiningTest::stoppingLeavesTheCode()
{
    const auto stopped = joining().join(invitation(), m_code, [] { return true; });
    QVERIFY(!stopped);
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    QVERIFY(m_keeper->find(OneLogin::entry)->isEmpty());
    QVERIFY(!Joining::hasJoined(folder(), OneLogin::entry));
    QVERIFY(joining().join(invitation(), m_code));
}

void JoiningTest::aLostPasswordIsNoticed()
{
    QCOMPARE(*joining().look(QStringLiteral("location")), KeptPassword::NotJoined);
    QVERIFY(joining().join(invitation(), m_code));
    QCOMPARE(*joining().look(QStringLiteral("location")), KeptPassword::Kept);
    QVERIFY(m_keeper->forget(OneLogin::entry));
    QCOMPARE(*joining().look(QStringLiteral("location")), KeptPassword::Lost);
    QVERIFY(m_server.used.isEmpty());
}

void JoiningTest::renewingKeepsTheLogin()
{
    QVERIFY(!joining().renew(QStringLiteral("location")));
    QVERIFY(joining().join(invitation(), m_code));
    const QByteArray before = *m_keeper->find(OneLogin::entry);
    for (const bool lost : {false, true}) {
        m_server.losesAnswer = lost;
        QVERIFY(joining().renew(QStringLiteral("location")));
        m_server.usePassword(OneLogin::entry, *m_keeper->find(OneLogin::entry));
        QVERIFY(m_server.tryToConnect({}));
    }
    QVERIFY(*m_keeper->find(OneLogin::entry) != before);
    m_server.refuses = true;
    const QByteArray kept = *m_keeper->find(OneLogin::entry);
    QVERIFY(!joining().renew(QStringLiteral("location")));
    QCOMPARE(*m_keeper->find(OneLogin::entry), kept);
}

void JoiningTest::linesOfOthersStay()
{
    const QString path = m_folder->filePath(QStringLiteral("passwords"));
    const QByteArray others = "# mine\nlocalhost:5432:*:other:a\\:b\n*:*:*:login:general\n";
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(others) == others.size());
    file.close();
    QVERIFY(m_keeper->keep(OneLogin::entry, "new"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("localhost:5432:*:login:new\n" + others));
    file.close();
    QVERIFY(m_keeper->forget(OneLogin::entry));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), others);
}

QTEST_GUILESS_MAIN(JoiningTest)

#include "joiningtest.moc"
