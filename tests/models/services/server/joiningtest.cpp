// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/server/joining.h"
#include "models/domain/people/scram.h"
#include "models/services/server/passwordfile.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace yuyi;

namespace {

constexpr QLatin1String entry("login@localhost:5432");

/// A server with one login that knows its password, and what goes wrong.
class OneLogin final : public ServerHost
{
public:
    QByteArray password;      ///< that the server has; a verifier once it is renewed
    QByteArray used;          ///< by connections of the program
    bool refuses = false;     ///< to renew
    bool losesAnswer = false; ///< of a renewal that it has done
    bool silent = false;

    Result<QString> locationOf(const ServerAddress &, const QString &) override { return QStringLiteral("location"); }
    Result<QString> passwordEntry(const QString &) override { return QString(entry); }
    void usePassword(const QString &, const QByteArray &given) override { used = given; }
    Result<> tryToConnect(const QString &) override
    {
        if (silent)
            return failure(ErrorCode::Environment, QStringLiteral("no answer"));
        if (used == password || (password.startsWith("SCRAM") && fits(used)))
            return {};
        return failure(ErrorCode::Environment, QStringLiteral("refused"), QStringLiteral("FATAL: password authentication failed"));
    }
    Result<> renew(const QString &location, const QByteArray &verifier) override
    {
        YUYI_CHECK(tryToConnect(location));
        if (refuses)
            return failure(ErrorCode::Refused, QStringLiteral("not you"));
        password = verifier;
        if (losesAnswer)
            return failure(ErrorCode::Environment, QStringLiteral("gone"));
        return {};
    }
    Result<> install(const QString &) override { return none(); }
    Result<> remove(const QString &) override { return none(); }
    Result<ServerAddress> address(const QString &) override { return passOn(none()); }
    Result<QList<ServerLogin>> logins(const QString &) override { return passOn(none()); }
    Result<QString> loginPrefix(const QString &) override { return passOn(none()); }
    Result<> invite(const QString &, const ServerLogin &, const QByteArray &) override { return none(); }
    Result<> revoke(const QString &, const QString &) override { return none(); }
    Result<QStringList> check(const QString &) override { return passOn(none()); }
    Result<ServerBackup> backup(const QString &, const QString &, const QDateTime &) override { return passOn(none()); }
    Result<bool> restore(const QString &, const QString &) override { return passOn(none()); }

private:
    static Result<> none() { return failure(ErrorCode::Refused, QStringLiteral("not here")); }
    bool fits(const QByteArray &given) const
    {
        const QByteArray salt = QByteArray::fromBase64(password.mid(password.indexOf(':') + 1).split('$').first());
        const auto made = scramVerifier(given, salt);
        return made && *made == password;
    }
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
    const QByteArray kept = *m_keeper->find(entry);
    QCOMPARE(kept.size(), 43);
    m_server.usePassword(entry, kept);
    QVERIFY(m_server.tryToConnect({}));
    QVERIFY(Joining::hasJoined(folder(), entry));
    QCOMPARE(QFile::permissions(m_folder->filePath(QStringLiteral("passwords"))) & (QFile::ReadGroup | QFile::ReadOther),
             QFile::Permissions());
}

void JoiningTest::aWrongCodeLeavesNothing()
{
    const auto joined = joining().join(invitation(), newOneTimeCode());
    QVERIFY(!joined);
    QCOMPARE(joined.error().code, ErrorCode::Refused);
    QVERIFY(m_keeper->find(entry)->isEmpty());
    QVERIFY(!Joining::hasJoined(folder(), entry));
    QVERIFY(m_server.used.isEmpty());
    QVERIFY(joining().join(invitation(), m_code));
}

void JoiningTest::aRefusedRenewalLeavesTheCode()
{
    m_server.refuses = true;
    QVERIFY(!joining().join(invitation(), m_code));
    QVERIFY(m_keeper->find(entry)->isEmpty());
    m_server.refuses = false;
    QVERIFY(joining().join(invitation(), m_code));
}

void JoiningTest::aLostAnswerIsNoFailure()
{
    m_server.losesAnswer = true;
    QVERIFY(joining().join(invitation(), m_code));
    m_server.usePassword(entry, *m_keeper->find(entry));
    QVERIFY(m_server.tryToConnect({}));
}

void JoiningTest::aPasswordThatWorksIsKept()
{
    QVERIFY(joining().join(invitation(), m_code));
    const QByteArray kept = *m_keeper->find(entry);
    const auto again = joining().join(invitation(), newOneTimeCode());
    QVERIFY(again && again->before);
    QCOMPARE(*m_keeper->find(entry), kept);
}

void JoiningTest::aPasswordThatNoLongerWorksGivesWay()
{
    QVERIFY(m_keeper->keep(entry, "old"));
    QVERIFY(joining().join(invitation(), m_code));
    QVERIFY(*m_keeper->find(entry) != "old");
    // But not because nobody answers.
    const QByteArray kept = *m_keeper->find(entry);
    m_server.silent = true;
    QVERIFY(!joining().join(invitation(), m_code));
    QCOMPARE(*m_keeper->find(entry), kept);
}

void JoiningTest::renewingKeepsTheLogin()
{
    QVERIFY(!joining().renew(QStringLiteral("location")));
    QVERIFY(joining().join(invitation(), m_code));
    const QByteArray before = *m_keeper->find(entry);
    for (const bool lost : {false, true}) {
        m_server.losesAnswer = lost;
        QVERIFY(joining().renew(QStringLiteral("location")));
        m_server.usePassword(entry, *m_keeper->find(entry));
        QVERIFY(m_server.tryToConnect({}));
    }
    QVERIFY(*m_keeper->find(entry) != before);
    m_server.refuses = true;
    const QByteArray kept = *m_keeper->find(entry);
    QVERIFY(!joining().renew(QStringLiteral("location")));
    QCOMPARE(*m_keeper->find(entry), kept);
}

void JoiningTest::linesOfOthersStay()
{
    const QString path = m_folder->filePath(QStringLiteral("passwords"));
    const QByteArray others = "# mine\nlocalhost:5432:*:other:a\\:b\n*:*:*:login:general\n";
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(others) == others.size());
    file.close();
    QVERIFY(m_keeper->keep(entry, "new"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("localhost:5432:*:login:new\n" + others));
    file.close();
    QVERIFY(m_keeper->forget(entry));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), others);
}

QTEST_GUILESS_MAIN(JoiningTest)

#include "joiningtest.moc"
