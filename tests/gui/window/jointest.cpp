// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dbfixture.h"
#include "tests/support/programfixture.h"

#include "db/server/sqlserverhost.h"
#include "models/domain/people/scram.h"
#include "models/services/server/joining.h"
#include "models/services/server/passwordfile.h"
#include "models/services/server/teamlogins.h"
#include "models/services/session/projectaccess.h"
#include "widgets/shell/projects/recentbutton.h"
#include "widgets/shell/projects/recentproject.h"
#include "widgets/shell/projects/startpage.h"
#include "widgets/shell/servers/joincontroller.h"
#include "widgets/shell/servers/joindialog.h"
#include "widgets/shell/window/windowdialogs.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QThreadPool>

using namespace yuyi;
using namespace yuyi::test;

/// Somebody with an invitation and a code comes into the project, by keyboard. The server is that of `pg_virtualenv`.
class JoinTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_team;
    std::unique_ptr<ProgramFixture> m_program;
    std::unique_ptr<PasswordFile> m_keeper;
    SqlServerHost m_servers;
    Invited m_invited;
    QString m_file;

    JoinDialog *dialog() { return m_program->find<JoinDialog>("joinDialog"); }
    template <typename T>
    T *part(const char *name)
    {
        return dialog()->findChild<T *>(QString::fromLatin1(name));
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
        request.person = QStringLiteral("Anna");
        request.roles = {Role::Annotator};
        const auto invited = TeamLogins(*m_team->stores, m_servers, m_team->location, m_team->lead).invite(request);
        VERIFY_OK(invited);
        m_invited = *invited;

        m_program = std::make_unique<ProgramFixture>();
        m_keeper = std::make_unique<PasswordFile>(m_program->path(QStringLiteral("passwords")));
        m_program->servers = {&m_servers, m_keeper.get(), m_program->path(QStringLiteral("servers"))};
        m_file = m_program->path(QStringLiteral("Anna.yuyi-invite"));
        VERIFY_OK(writeInvitation(m_invited.invitation, m_file));
        m_program->start();
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

    void aFileAndACodeOpenTheProject()
    {
        // As the file manager opens it, or as an argument.
        m_program->window->projectFlow().open(m_file);
        QTRY_VERIFY(dialog() && dialog()->isVisible());
        auto *code = part<QLineEdit>("oneTimeCode");
        QTRY_VERIFY(code->hasFocus() && dialog()->controller().invitation());
        // A wrong code says so and stays.
        const QString wrong = QString::fromLatin1(newOneTimeCode());
        QTest::keyClicks(code, wrong);
        QTest::keyClick(code, Qt::Key_Return);
        QTRY_VERIFY(part<QLabel>("joinMessage")->text().contains(QStringLiteral("does not accept this code")));
        QCOMPARE(code->text(), wrong);
        code->selectAll();
        QTest::keyClicks(code, QString::fromLatin1(m_invited.code).toLower().remove(u'-'));
        QSignalSpy opened(m_program->window.get(), &MainWindow::projectOpened);
        QTest::keyClick(code, Qt::Key_Return);
        QTRY_COMPARE(opened.size(), 1);
        QCOMPARE(m_program->window->session()->project().person().name, QStringLiteral("Anna"));
        QVERIFY(!dialog() || !dialog()->isVisible());

        // The list names it as people do.
        const QString location = m_program->window->session()->location();
        m_program->window->closeProject();
        QTRY_VERIFY(!m_program->window->session());
        auto *start = m_program->find<StartPage>("startPage");
        start->refresh();
        QCOMPARE(start->rows().size(), 1);
        QCOMPARE(start->rows().constFirst()->button()->text(), m_invited.invitation.project);
        QVERIFY(!start->rows().constFirst()->button()->detail().contains(QStringLiteral("sslmode")));

        // Its password is lost: that is said, and joining again is offered.
        const QString entry = *m_servers.passwordEntry(location);
        VERIFY_OK(m_keeper->forget(entry));
        m_servers.usePassword(entry, QByteArrayLiteral("no longer the password"));
        m_program->prompts.willConfirm(true);
        m_program->window->projectFlow().open(location);
        QTRY_VERIFY(m_program->prompts.isSatisfied());
        QVERIFY2(start->error().contains(QStringLiteral("keychain")), qPrintable(start->error()));
        QTRY_VERIFY(dialog() && dialog()->isVisible());
        dialog()->reject();
    }

    void aTextIsPastedOrAFileDropped()
    {
        m_program->find<QPushButton>("joinServer")->click();
        QTRY_VERIFY(dialog() && dialog()->isVisible());
        QVERIFY(!dialog()->controller().invitation());
        part<QPlainTextEdit>("invitationText")->setPlainText(QString::fromUtf8(invitationText(m_invited.invitation)));
        QVERIFY(dialog()->controller().invitation());
        QTRY_VERIFY(part<QLineEdit>("oneTimeCode")->hasFocus());
        part<QPushButton>("otherInvitation")->click();
        QVERIFY(!dialog()->controller().invitation());
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(m_file)});
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(dialog(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(dialog(), &drop);
        QTRY_VERIFY(dialog()->controller().invitation());
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!dialog() || !dialog()->isVisible());
    }
};

QTEST_MAIN(JoinTest)
#include "jointest.moc"
