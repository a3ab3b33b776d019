// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dbfixture.h"
#include "tests/support/patience.h"

#include "db/server/sqlserverhost.h"
#include "models/domain/clock.h"
#include "models/services/server/passwordfile.h"
#include "models/services/session/projectaccess.h"
#include "widgets/people/serverlogins.h"

#include <QSignalSpy>

using namespace yuyi;
using namespace yuyi::test;

/// A lead manages the logins of a project, without a window. The server is that of `pg_virtualenv`, whose user administers it.
class ServerLoginsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_team;
    std::unique_ptr<ProjectAccess> m_project;
    std::unique_ptr<PasswordFile> m_keeper;
    std::unique_ptr<ServerLogins> m_logins;
    SqlServerHost m_servers;
    QTemporaryDir m_dir;

    ServerAccess access() { return {&m_servers, m_keeper.get(), m_dir.filePath(QStringLiteral("servers"))}; }
    void load()
    {
        m_logins->load();
        QVERIFY(m_logins->isBusy());
        QTRY_VERIFY(!m_logins->isBusy());
        QCOMPARE(m_logins->fault(), QString());
    }
    static InvitationRequest request(const QString &person, const QList<Role> &roles = {})
    {
        InvitationRequest made;
        made.person = person;
        made.roles = roles;
        return made;
    }
    /// The one-time code; empty after a fault.
    QByteArray invited(const InvitationRequest &request, const QString &file,
                       ServerLogins::Purpose purpose = ServerLogins::Purpose::Another)
    {
        QByteArray code;
        QString fault;
        const auto hears = connect(m_logins.get(), &ServerLogins::invited, this,
                                   [&](const Invited &made, const QString &, const QString &why) {
                                       code = made.code;
                                       fault = why;
                                   });
        m_logins->invite(request, purpose, file);
        const bool answered = waitFor([&] { return !m_logins->isBusy(); });
        disconnect(hears);
        return answered && fault.isEmpty() ? code : QByteArray();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(hasWantedServer(), "no PostgreSQL server");
        if (!qEnvironmentVariableIsSet("PGHOST"))
            QSKIP("without a PostgreSQL server");
    }

    void init()
    {
        m_team = std::make_unique<TestProject>(true);
        VERIFY_OK(m_servers.install(m_team->location));
        m_team->reopen();
        m_keeper = std::make_unique<PasswordFile>(m_dir.filePath(QStringLiteral("passwords")));
        auto opened = ProjectAccess::open(m_team->factory);
        VERIFY_OK(opened);
        m_project = std::move(*opened);
        m_logins = std::make_unique<ServerLogins>(*m_project, access(), m_team->location);
    }

    void cleanup()
    {
        if (!m_team)
            return;
        m_logins.reset();
        m_project.reset();
        m_team->stores.reset();
        VERIFY_OK(m_servers.remove(m_team->location));
        m_team.reset();
    }

    void loginsAreMadeReplacedAndEnded()
    {
        QVERIFY(ServerLogins::isOffered(*m_project, access()));
        QVERIFY(!ServerLogins::isOffered(*m_project, {}));
        const QString home = m_dir.filePath(QStringLiteral("Lead.yuyi-invite"));
        const QString desk = m_dir.filePath(QStringLiteral("李雷.yuyi-invite"));
        QVERIFY(!invited(request(QStringLiteral("Lead")), home).isEmpty());
        const QByteArray first = invited(request(QStringLiteral("李雷"), {Role::Annotator}), desk);
        QVERIFY2(!first.isEmpty(), qPrintable(m_logins->fault()));
        const auto read = openInvitation(desk, currentTime());
        VERIFY_OK(read);
        QCOMPARE(read->person, QStringLiteral("李雷"));
        load();
        QCOMPARE(m_logins->logins().size(), 2);
        const NamedLogin theirs = m_logins->logins().constFirst();
        QCOMPARE(theirs.person, QStringLiteral("李雷"));
        QVERIFY(loginStateText(theirs.login, currentTime()).startsWith(QStringLiteral("Invited until ")));
        QVERIFY(loginStateText(theirs.login, currentTime().addDays(8)).startsWith(QStringLiteral("Invitation expired ")));
        QCOMPARE(m_logins->noNewCode(theirs), QString());

        // A new code takes the place of the old one, and of its file.
        const QByteArray second = invited(request(QStringLiteral("李雷")), desk, ServerLogins::Purpose::Instead);
        QVERIFY(!second.isEmpty() && second != first);
        load();
        QCOMPARE(m_logins->logins().size(), 3);
        QVERIFY(!m_logins->find(theirs.login.name)->login.active);
        QVERIFY(!m_logins->noNewCode(*m_logins->find(theirs.login.name)).isEmpty());
        QCOMPARE(m_logins->logins().constLast().login.name, theirs.login.name); // those that ended are last

        const auto renewed = openInvitation(desk, currentTime());
        VERIFY_OK(renewed);
        QSignalSpy ended(m_logins.get(), &ServerLogins::ended);
        m_logins->end(renewed->address.login);
        QTRY_COMPARE(ended.size(), 1);
        QCOMPARE(ended.first().first().toString(), QStringLiteral("李雷"));
        load();
        QVERIFY(!m_logins->find(renewed->address.login)->login.active);
    }

    void faultsAreSentences()
    {
        // Without a folder for the file no login is made, and nobody is added.
        const QString nowhere = m_dir.filePath(QStringLiteral("none/Eve.yuyi-invite"));
        QVERIFY(invited(request(QStringLiteral("Eve"), {Role::Annotator}), nowhere).isEmpty());
        QVERIFY2(m_logins->fault().contains(QStringLiteral("none")), qPrintable(m_logins->fault()));
        const QString file = m_dir.filePath(QStringLiteral("nobody.yuyi-invite"));
        QVERIFY(invited(request(QStringLiteral("Nobody")), file).isEmpty());
        QVERIFY2(m_logins->fault().contains(QStringLiteral("Nobody")), qPrintable(m_logins->fault()));
        QVERIFY(!QFile::exists(file));
        m_logins->forgetFault();
        load();
        QVERIFY(m_logins->logins().isEmpty());

        // The last login that sees everything stays.
        QVERIFY(!invited(request(QStringLiteral("Lead")), m_dir.filePath(QStringLiteral("last.yuyi-invite"))).isEmpty());
        load();
        m_logins->end(m_logins->logins().constFirst().login.name);
        QTRY_VERIFY(!m_logins->isBusy());
        QVERIFY2(m_logins->fault().contains(QStringLiteral("last login")), qPrintable(m_logins->fault()));
        load();
        QVERIFY(m_logins->logins().constFirst().login.active);
    }
};

QTEST_MAIN(ServerLoginsTest)
#include "serverloginstest.moc"
