// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dbfixture.h"
#include "tests/support/programfixture.h"

#include "db/server/sqlserverhost.h"
#include "models/services/server/joining.h"
#include "models/services/server/passwordfile.h"
#include "models/services/server/teamlogins.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/serverwatch.h"
#include "widgets/controls/frame/banner.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/people/invitationdialog.h"
#include "widgets/people/invitedialog.h"
#include "widgets/people/serverloginsdialog.h"
#include "widgets/shell/window/bottombar.h"
#include "widgets/shell/window/windowframe.h"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>
#include <QThreadPool>

using namespace yuyi;
using namespace yuyi::test;

/// A lead invites somebody from the window, and cannot lock everybody out. The server is that of `pg_virtualenv`.
class ServerLoginsWindowTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_team;
    std::unique_ptr<ProgramFixture> m_program;
    std::unique_ptr<PasswordFile> m_keeper;
    SqlServerHost m_servers;

    template <typename T>
    T *dialog(const char *name)
    {
        T *found = m_program->find<T>(name);
        return found && found->isVisible() ? found : nullptr;
    }
    template <typename T>
    static T *part(QWidget *dialog, const char *name)
    {
        return dialog->findChild<T *>(QString::fromLatin1(name));
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
        InvitationRequest request;
        request.person = QStringLiteral("Lead");
        const auto invited = TeamLogins(*m_team->stores, m_servers, m_team->location, m_team->lead).invite(request);
        VERIFY_OK(invited);
        m_program = std::make_unique<ProgramFixture>();
        m_keeper = std::make_unique<PasswordFile>(m_program->path(QStringLiteral("passwords")));
        const QString folder = m_program->path(QStringLiteral("servers"));
        m_program->servers = {&m_servers, m_keeper.get(), folder};
        const auto joined = Joining(m_servers, *m_keeper, folder).join(invited->invitation, invited->code);
        VERIFY_OK(joined);
        m_program->start();
        m_program->open(joined->location);
        m_program->window->goToPage(QStringLiteral("people"));
    }

    void cleanup()
    {
        if (!m_team)
            return;
        if (m_program)
            QVERIFY(m_program->prompts.isSatisfied());
        m_program.reset();
        QThreadPool::globalInstance()->waitForDone();
        m_team->stores.reset();
        VERIFY_OK(m_servers.remove(m_team->location));
        m_team.reset();
    }

    void aLeadInvitesByKeyboard()
    {
        QTRY_VERIFY(m_program->find<QListWidget>("people.list")->hasFocus());
        m_program->key(Qt::Key_S);
        QTRY_VERIFY(dialog<ServerLoginsDialog>("serverLoginsDialog"));
        auto *logins = dialog<ServerLoginsDialog>("serverLoginsDialog");
        auto *table = part<QTableWidget>(logins, "serverLogins");
        QTRY_COMPARE(table->rowCount(), 1);
        QVERIFY(table->item(0, 2)->text().contains(QStringLiteral("Active")));
        // One's own login gets no new code here, and the reason is in sight.
        QVERIFY(!part<QPushButton>(logins, "replaceLogin")->isEnabled());
        QVERIFY(!part<QLabel>(logins, "loginReason")->text().isEmpty());

        // Without a name it is said; with one, what was typed stays when the folder is wrong.
        part<QPushButton>(logins, "inviteLogin")->click();
        QTRY_VERIFY(dialog<InviteDialog>("inviteDialog"));
        auto *invite = dialog<InviteDialog>("inviteDialog");
        auto *name = part<QLineEdit>(invite, "invitedName");
        QTRY_VERIFY(name->hasFocus());
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY(!part<QLabel>(invite, "inviteMessage")->text().isEmpty());
        QTest::keyClicks(name, QStringLiteral("Anna"));
        m_program->prompts.willChoose({m_program->path(QStringLiteral("none/Anna.yuyi-invite"))});
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY(part<QLabel>(invite, "inviteMessage")->text().contains(QStringLiteral("none")));
        QCOMPARE(name->text(), QStringLiteral("Anna"));
        const QString file = m_program->path(QStringLiteral("Anna.yuyi-invite"));
        m_program->prompts.willChoose({file});
        QTest::keyClick(name, Qt::Key_Return);

        // The code and the file let Anna in.
        QTRY_VERIFY(dialog<InvitationDialog>("invitationDialog"));
        auto *made = dialog<InvitationDialog>("invitationDialog");
        const QString code = part<QLineEdit>(made, "invitationCode")->text();
        part<QPushButton>(made, "copyCode")->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), code);
        part<QPushButton>(made, "invitationDone")->click();
        QTRY_VERIFY(!dialog<InvitationDialog>("invitationDialog"));
        const auto invitation = openInvitation(file, currentTime());
        VERIFY_OK(invitation);
        const auto joined =
            Joining(m_servers, *m_keeper, m_program->path(QStringLiteral("annas"))).join(*invitation, code.toLatin1());
        VERIFY_OK(joined);
        QTRY_COMPARE(table->rowCount(), 2);

        // The last login that sees everything cannot be ended; Anna's can.
        const auto end = [&](const QString &person) {
            for (int row = 0; row < table->rowCount(); ++row) {
                if (table->item(row, 0)->text() == person)
                    table->setCurrentCell(row, 0);
            }
            m_program->prompts.willConfirm(true);
            part<QPushButton>(logins, "endLogin")->click();
        };
        auto *endButton = part<QPushButton>(logins, "endLogin");
        QTRY_VERIFY(endButton->isEnabled());
        end(QStringLiteral("Lead"));
        QTRY_VERIFY(part<QLabel>(logins, "loginsMessage")->text().contains(QStringLiteral("last login")));
        end(QStringLiteral("Anna"));
        QTRY_VERIFY(part<QLabel>(logins, "loginsMessage")->text().contains(QStringLiteral("Anna")));
        QVERIFY(!m_servers.tryToConnect(joined->location));
        logins->reject();
    }

    /// As after a laptop was stolen: what was copied lets nobody in any more, and this window goes on.
    void aCopiedPasswordIsMadeWorthless()
    {
        auto &window = *m_program->window;
        const QString location = window.session()->location();
        const QString entry = *m_servers.passwordEntry(location);
        const QByteArray copied = *m_keeper->find(entry);
        QAction *renew = window.commands().action(QStringLiteral("app.renewLogin"));
        QVERIFY(renew->isEnabled());
        QVERIFY(window.frame().bottomBar().server()->actions().contains(renew));
        m_program->prompts.willConfirm(false);
        renew->trigger();
        QCOMPARE(*m_keeper->find(entry), copied);
        m_program->prompts.willConfirm(true);
        renew->trigger();
        const auto told = [&] { return window.frame().banner().sentence(); };
        QTRY_VERIFY2(told().contains(QStringLiteral("new password")), qPrintable(told()));
        const QByteArray fresh = *m_keeper->find(entry);
        QVERIFY(fresh != copied && !told().contains(QString::fromLatin1(fresh)));
        VERIFY_OK(m_servers.tryToConnect(location));
        m_servers.usePassword(entry, copied);
        QVERIFY(!m_servers.tryToConnect(location));
        m_servers.usePassword(entry, fresh);
        // The project opens again with it.
        window.closeProject();
        QTRY_VERIFY(!window.session());
        QVERIFY(!renew->isEnabled());
        m_program->open(location);
        QVERIFY(window.session()->project().server().isConnected());
    }
};

QTEST_MAIN(ServerLoginsWindowTest)
#include "serverloginswindowtest.moc"
