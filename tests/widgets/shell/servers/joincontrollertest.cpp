// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/servers/joincontroller.h"
#include "models/domain/clock.h"
#include "models/services/server/joining.h"
#include "models/services/server/loginkeeper.h"
#include "tests/models/services/server/onelogin.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThreadPool>
#include <QUrl>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// A keychain that is not there.
class NoKeychain final : public PasswordKeeper
{
public:
    Result<QByteArray> find(const QString &) override { return failure(ErrorCode::Environment, QStringLiteral("No keychain.")); }
    Result<> keep(const QString &, const QByteArray &) override { return failure(ErrorCode::Environment, QStringLiteral("No keychain.")); }
    Result<> forget(const QString &) override { return failure(ErrorCode::Environment, QStringLiteral("No keychain.")); }
};

} // namespace

/// Joining a project on a server, without a window.
class JoinControllerTest : public QObject
{
    Q_OBJECT

    using State = JoinController::State;

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<OneLogin> m_server;
    std::unique_ptr<PasswordFile> m_keeper;
    std::unique_ptr<JoinController> m_join;
    QByteArray m_code;

    static Invitation invitation()
    {
        Invitation made;
        made.address.host = QStringLiteral("localhost");
        made.address.database = QStringLiteral("lab");
        made.address.schema = QStringLiteral("lab");
        made.address.login = QStringLiteral("login");
        made.project = QStringLiteral("Idioms");
        made.person = QStringLiteral("李雷");
        made.validUntil = currentTime().addDays(7);
        return made;
    }
    static QString text(const Invitation &invitation) { return QString::fromUtf8(invitationText(invitation)); }
    ServerAccess access(PasswordKeeper &keeper) { return {m_server.get(), &keeper, m_dir->filePath(QStringLiteral("servers"))}; }

private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_server = std::make_unique<OneLogin>();
        m_keeper = std::make_unique<PasswordFile>(m_dir->filePath(QStringLiteral("passwords")));
        m_join = std::make_unique<JoinController>(access(*m_keeper));
        m_code = newOneTimeCode();
        m_server->password = *typedOneTimeCode(m_code);
    }
    void cleanup()
    {
        m_join.reset();
        QThreadPool::globalInstance()->waitForDone();
    }

    void aFileAndATypedCodeAreEnough()
    {
        const QString file = m_dir->filePath(QStringLiteral("李雷.yuyi-invite"));
        QVERIFY(writeInvitation(invitation(), file));
        // As a file manager copies it.
        QVERIFY(JoinController::isInvitation(QUrl::fromLocalFile(file).toString()));
        m_join->read(QUrl::fromLocalFile(file).toString());
        QTRY_COMPARE(m_join->state(), State::Ready);
        QCOMPARE(m_join->invitation()->person, QStringLiteral("李雷"));
        // An input method and a mail have been at the code.
        QString typed = QString::fromLatin1(m_code).toLower();
        typed.replace(u'-', QStringLiteral(" – "));
        typed[0] = QChar(typed.at(0).unicode() + 0xfee0);
        QSignalSpy joined(m_join.get(), &JoinController::joined);
        m_join->join(u' ' + typed + QChar(0x3000));
        QTRY_COMPARE(joined.size(), 1);
        QCOMPARE(joined.first().at(1).toString(), QStringLiteral("Idioms"));
        QVERIFY(!m_keeper->find(OneLogin::entry)->isEmpty());
    }

    void faultsAreSaid_data()
    {
        QTest::addColumn<QString>("trouble");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("host") << QStringLiteral("could not translate host name \"localhost\" to address")
                              << QStringLiteral("not known in this network");
        QTest::newRow("port") << QStringLiteral("connection to server failed: Connection refused") << QStringLiteral("(port 5432)");
        QTest::newRow("certificate") << QStringLiteral("SSL error: certificate verify failed") << QStringLiteral("Your code was not sent");
        QTest::newRow("code") << QStringLiteral("FATAL: password authentication failed for user")
                              << QStringLiteral("does not accept this code");
        QTest::newRow("other") << QStringLiteral("something new") << QStringLiteral("not connected");
    }
    void faultsAreSaid()
    {
        QFETCH(QString, trouble);
        QFETCH(QString, sentence);
        m_server->trouble = trouble;
        m_join->read(text(invitation()));
        m_join->join(QString::fromLatin1(m_code));
        QTRY_COMPARE(m_join->state(), State::Ready);
        QVERIFY2(m_join->fault().contains(sentence), qPrintable(m_join->fault()));
        QVERIFY(!m_join->offersFile());
        // The same invitation and code go on once the fault is mended.
        m_server->trouble.clear();
        m_join->join(QString::fromLatin1(m_code));
        QTRY_COMPARE(m_join->state(), State::Joined);
    }

    void badInvitationsAreRefused()
    {
        m_join->join(QString::fromLatin1(m_code));
        QVERIFY(!m_join->fault().isEmpty());
        Invitation old = invitation();
        old.validUntil = currentTime().addDays(-1);
        m_join->read(text(old));
        QVERIFY2(m_join->fault().contains(QStringLiteral("was valid until")), qPrintable(m_join->fault()));
        m_join->read(text(invitation()).chopped(20));
        QVERIFY(!m_join->fault().isEmpty());
        QVERIFY(!m_join->invitation());
        m_join->open(m_dir->filePath(QStringLiteral("none.yuyi-invite")));
        QTRY_COMPARE(m_join->state(), State::Waiting);
        QVERIFY(m_join->fault().contains(QStringLiteral("none.yuyi-invite")));
        m_join->read(text(invitation()));
        QVERIFY(m_join->fault().isEmpty());
        for (const QString &wrong : {QString(), QStringLiteral("1234")}) {
            m_join->join(wrong);
            QCOMPARE(m_join->state(), State::Ready);
            QVERIFY(m_join->isCodeFault() && !m_join->fault().isEmpty());
        }
    }

    void withoutAKeychainTheReasonIsSaid()
    {
        NoKeychain none;
        JoinController join(access(none));
        join.read(text(invitation()));
        join.join(QString::fromLatin1(m_code));
        QTRY_COMPARE(join.state(), State::Ready);
        QVERIFY2(join.fault().startsWith(QStringLiteral("No keychain.")), qPrintable(join.fault()));
        QVERIFY(m_server->used.isEmpty());
        // A file is named and offered; nothing is in it before somebody chooses it.
        const QString file = LoginKeeper::fileIn(m_dir->filePath(QStringLiteral("servers")));
        QVERIFY2(join.fault().contains(file), qPrintable(join.fault()));
        QVERIFY(join.offersFile());
        QVERIFY(!QFile::exists(file));
        join.join(QString::fromLatin1(m_code), true);
        QTRY_COMPARE(join.state(), State::Joined);
        QVERIFY(!join.offersFile());
        QVERIFY(!PasswordFile(file).find(OneLogin::entry)->isEmpty());
    }

    void stoppingChangesNothing()
    {
        QSemaphore reached;
        QSemaphore goOn;
        m_server->onConnect = [&] {
            reached.release();
            goOn.acquire();
        };
        m_join->read(text(invitation()));
        m_join->join(QString::fromLatin1(m_code));
        QTRY_COMPARE(reached.available(), 1);
        QCOMPARE(m_join->state(), State::Joining);
        m_join->stop();
        QCOMPARE(m_join->state(), State::Stopping);
        goOn.release();
        QTRY_COMPARE(m_join->state(), State::Ready);
        QVERIFY(m_keeper->find(OneLogin::entry)->isEmpty());
        QVERIFY(!Joining::hasJoined(m_dir->filePath(QStringLiteral("servers")), OneLogin::entry));
        m_server->onConnect = {};
        m_join->join(QString::fromLatin1(m_code));
        QTRY_COMPARE(m_join->state(), State::Joined);
    }
};

QTEST_MAIN(JoinControllerTest)
#include "joincontrollertest.moc"
