// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dbfixture.h"
#include "tests/support/programfixture.h"

#include "db/connection/presence.h"
#include "models/services/session/serverwatch.h"
#include "widgets/controls/frame/banner.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/shell/window/windowframe.h"

#include <csignal>

using namespace yuyi;
using namespace yuyi::test;

/// The window always says on which server the project is, and when the connection is lost.
class ServerBadgeTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aFolderHasNone()
    {
        ProgramFixture program;
        program.makeProject(program.path(QStringLiteral("folder")));
        program.start();
        program.open(program.path(QStringLiteral("folder")));
        QVERIFY(program.find<Badge>("serverState")->isHidden());
    }

    void lostAndBack()
    {
        if (!qEnvironmentVariableIsSet("PGHOST"))
            QSKIP("There is no PostgreSQL server.");
        const TestProject project(true);
        ProgramFixture program;
        program.start();
        program.open(project.location);
        const auto *badge = program.find<Badge>("serverState");
        QVERIFY(badge->isVisible());
        const ServerWatch &server = program.window->session()->project().server();
        QVERIFY(badge->text().contains(server.link().host));
        QVERIFY(badge->toolTip().contains(server.link().login));
        QCOMPARE(badge->accessibleDescription(), badge->toolTip());

        QStringList said;
        QStringList sentences;
        QObject::connect(&server, &ServerWatch::changed, program.window.get(), [&] {
            said.append(badge->text());
            sentences.append(program.window->frame().banner().sentence());
        });
        const auto connection = project.connection();
        const auto visitors = visitorsOf(*connection);
        VERIFY_OK(visitors);
        for (const ProjectVisitor &visitor : *visitors) {
            if (!visitor.own)
                VERIFY_OK(connection->number(
                    QStringLiteral("SELECT CASE WHEN pg_terminate_backend(%1) THEN 1 ELSE 0 END").arg(visitor.process)));
        }
        program.window->session()->project().write(
            [](Stores &stores) { return stores.transaction([] { return Result<>(); }); });
        QTRY_VERIFY(said.contains(QStringLiteral("Connection lost")));
        QVERIFY(!sentences.filter(QStringLiteral("kept on this computer")).isEmpty());
        QTRY_VERIFY(server.isConnected());
        QVERIFY(badge->text().contains(server.link().host));
        QVERIFY(!program.window->frame().banner().isVisible());
        program.window.reset();
    }

    /// The server accepts and does not answer: one sentence says so, and goes by itself.
    void frozen()
    {
        if (!qEnvironmentVariableIsSet("PGHOST"))
            QSKIP("There is no PostgreSQL server.");
        const TestProject project(true);
        ProgramFixture program;
        program.start();
        program.open(project.location);
        const auto *badge = program.find<Badge>("serverState");
        const Banner &banner = program.window->frame().banner();
        ServerWatch &server = program.window->session()->project().server();
        server.setPatience(300, 60000);
        const auto connection = project.connection();
        const auto visitors = visitorsOf(*connection);
        VERIFY_OK(visitors);
        for (const ProjectVisitor &visitor : *visitors) {
            if (!visitor.own)
                QCOMPARE(kill(static_cast<pid_t>(visitor.process), SIGSTOP), 0);
        }
        program.window->session()->project().write(
            [](Stores &stores) { return stores.transaction([] { return Result<>(); }); });
        QTRY_COMPARE(badge->text(), QStringLiteral("No answer from the server"));
        QVERIFY(banner.isVisible());
        QVERIFY(banner.sentence().startsWith(QStringLiteral("The server does not answer.")));
        for (const ProjectVisitor &visitor : *visitors) {
            if (!visitor.own)
                kill(static_cast<pid_t>(visitor.process), SIGCONT);
        }
        QTRY_VERIFY(server.isConnected());
        QVERIFY(badge->text().contains(server.link().host));
        QVERIFY(!banner.isVisible());
        program.window.reset();
    }
};

QTEST_MAIN(ServerBadgeTest)
#include "serverbadgetest.moc"
