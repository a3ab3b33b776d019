// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/server/joining.h"
#include "models/services/server/loginkeeper.h"
#include "tests/models/services/server/onelogin.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// A keychain that is locked after so many writes.
class TiringKeeper final : public PasswordKeeper
{
public:
    TiringKeeper(PasswordKeeper &keeper, int writes) : m_keeper(keeper), m_writes(writes) {}
    Result<QByteArray> find(const QString &entry) override { return m_keeper.find(entry); }
    Result<> keep(const QString &entry, const QByteArray &password) override
    {
        return m_writes-- > 0 ? m_keeper.keep(entry, password) : locked();
    }
    Result<> forget(const QString &entry) override { return m_writes-- > 0 ? m_keeper.forget(entry) : locked(); }

private:
    static Result<> locked() { return failure(ErrorCode::Environment, QStringLiteral("Locked.")); }

    PasswordKeeper &m_keeper;
    int m_writes;
};

} // namespace

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
    void anUnwillingKeychainLocksNobodyOut_data();
    void anUnwillingKeychainLocksNobodyOut();
    void withoutAKeychainAFileKeepsThePassword();
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

void JoiningTest::anUnwillingKeychainLocksNobodyOut_data()
{
    QTest::addColumn<int>("calls");
    for (int calls = 0; calls < 5; ++calls)
        QTest::addRow("after %d", calls) << calls;
}

/// Wherever the keychain stops while a password is renewed, this computer has one that the server takes.
void JoiningTest::anUnwillingKeychainLocksNobodyOut()
{
    QFETCH(int, calls);
    QVERIFY(joining().join(invitation(), m_code));
    const QByteArray before = *m_keeper->find(OneLogin::entry);
    TiringKeeper tired(*m_keeper, calls);
    const auto renewed = Joining(m_server, tired, folder()).renew(QStringLiteral("location"));
    QVERIFY(!renewed);
    QVERIFY(renewed.error().sentence.startsWith(QStringLiteral("Locked.")));
    const bool taken = m_server.renewals == 2;
    QCOMPARE(renewed.error().sentence.contains(QStringLiteral("has the new password already")), taken);
    // The next start of the program: with what is kept, or with what look() brings to its place.
    m_server.usePassword(OneLogin::entry, *m_keeper->find(OneLogin::entry));
    if (!m_server.tryToConnect({}))
        QCOMPARE(*joining().look(QStringLiteral("location")), KeptPassword::Recovered);
    m_server.usePassword(OneLogin::entry, *m_keeper->find(OneLogin::entry));
    QVERIFY(m_server.tryToConnect({}));
    QCOMPARE(*m_keeper->find(OneLogin::entry) == before, !taken);
    // And it is renewed once the keychain is willing.
    QVERIFY(joining().renew(QStringLiteral("location")));
    QVERIFY(*m_keeper->find(OneLogin::entry) != before);
    QVERIFY(m_keeper->find(Joining::nextEntry(OneLogin::entry))->isEmpty());
}

void JoiningTest::withoutAKeychainAFileKeepsThePassword()
{
    TiringKeeper none(*m_keeper, 0);
    LoginKeeper refused(none, folder(), OneLogin::entry);
    QVERIFY(!Joining(m_server, refused, folder()).join(invitation(), m_code));
    QVERIFY(refused.hasKeychainFailed());
    LoginKeeper chosen(none, folder(), OneLogin::entry, true);
    QVERIFY(Joining(m_server, chosen, folder()).join(invitation(), m_code));
    const QString file = LoginKeeper::fileIn(folder());
    const auto others = QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther;
    QCOMPARE(QFile::permissions(file) & others, QFile::Permissions());
    // From then on the program finds it there, also to renew it.
    LoginKeeper later(none, folder(), OneLogin::entry);
    QCOMPARE(*Joining(m_server, later, folder()).look(QStringLiteral("location")), KeptPassword::Kept);
    const QByteArray before = *later.find(OneLogin::entry);
    QVERIFY(Joining(m_server, later, folder()).renew(QStringLiteral("location")));
    QVERIFY(*PasswordFile(file).find(OneLogin::entry) != before);
    m_server.usePassword(OneLogin::entry, *later.find(OneLogin::entry));
    QVERIFY(m_server.tryToConnect({}));
    QVERIFY(!later.hasKeychainFailed());
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
