// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/participantpackage.h"
#include "tests/support/studyprogram.h"

#include "db/desk/desknames.h"
#include "db/server/sqlserverhost.h"
#include "models/services/packages/packageservice.h"
#include "models/services/server/joining.h"
#include "models/services/server/passwordfile.h"
#include "models/services/server/teamlogins.h"
#include "models/services/studies/studyservice.h"
#include "widgets/participate/participantwindow.h"
#include "widgets/shell/servers/joindialog.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QThreadPool>

using namespace yuyi;
using namespace yuyi::test;

/// A participant of a study takes part at a computer of a supervised room, through a login at the server. The server is that of
/// `pg_virtualenv`.
class ParticipantLoginTest : public QObject
{
    Q_OBJECT

    using Step = ParticipantView::Step;

    /// The computer of the room.
    struct Room : ProgramFixture {
        std::unique_ptr<PasswordFile> keeper;
        std::unique_ptr<StudyDriver> driver; ///< who sits there, as soon as the study is on the screen
        int stopAfter = -1;
        std::function<bool(const Trial &)> seen;
        int ended = 0;

        Room(SqlServerHost &server, const QString &folder) : keeper(std::make_unique<PasswordFile>(folder + QStringLiteral("/passwords")))
        {
            servers = {&server, keeper.get(), folder + QStringLiteral("/servers")};
        }
        void begin()
        {
            start();
            window->setup().takePart = [this](QWidget &over, ProjectAccess &project, const Package &package, const QString &file,
                                              const std::function<void()> &done) {
                takePartInPackage(*settings, prompts, over, project, package, file, done);
                driver = std::make_unique<StudyDriver>(screen()->view(), first);
                driver->stopAfter = stopAfter;
                driver->seen = seen;
                connect(screen(), &ParticipantWindow::finished, driver.get(), [this] { ++ended; });
            };
        }
        /// Until so many questions are answered, and the next one is on the screen.
        bool answers(int count)
        {
            return waitFor([&] { return driver && driver->answered == count && view().step() == Step::Question && view().question(); });
        }
        ParticipantView &view() const { return screen()->view(); }
        ParticipantWindow *screen() const
        {
            const QWidgetList all = QApplication::topLevelWidgets();
            for (QWidget *one : all) {
                if (auto *found = qobject_cast<ParticipantWindow *>(one); found && found->isVisible())
                    return found;
            }
            return nullptr;
        }
    };

    QString m_schema;
    QTemporaryDir m_room; ///< what stays on the room's computer
    std::unique_ptr<StudyProgram> m_lab;
    SqlServerHost m_servers;
    Invited m_invited;

    TeamLogins team() { return {*m_lab->stores, m_servers, m_lab->projectLocation, m_lab->lead}; }
    static InvitationRequest request(const QString &code)
    {
        InvitationRequest request;
        request.participant = code;
        return request;
    }
    static Answer first(const Trial &trial) { return trial.shownOrder.constFirst(); }
    QString joined()
    {
        PasswordFile keeper(m_room.filePath(QStringLiteral("passwords")));
        const auto done = Joining(m_servers, keeper, m_room.filePath(QStringLiteral("servers"))).join(m_invited.invitation, m_invited.code);
        return done ? done->location : QString();
    }
    void administer(const QString &statement)
    {
        const auto connection = m_lab->connection();
        const QString database = *connection->text(QStringLiteral("SELECT current_database()::text"));
        VERIFY_OK(connection->execute(DeskNames(database, m_schema).filled(statement)));
    }
    /// The connections of the login end, and no new one is let in until it is put right.
    void cutOff(bool off)
    {
        const QString login = m_invited.invitation.address.login;
        administer(QStringLiteral("ALTER ROLE %1 %2").arg(login, off ? QStringLiteral("NOLOGIN") : QStringLiteral("LOGIN")));
        if (off)
            administer(QStringLiteral("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '%1'").arg(login));
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
        m_schema = QLatin1String("t_") + newUuid().toString(QUuid::Id128);
        m_lab = std::make_unique<StudyProgram>(6, serverLocation(m_schema));
        m_lab->plan({.background = {BackgroundField::AgeBand}, .practice = 1, .people = 3});
        VERIFY_OK(m_servers.install(m_lab->projectLocation));
        m_lab->access.reset();
        m_lab->factory = *m_lab->host.open(m_lab->projectLocation);
        m_lab->stores = std::move(*m_lab->factory->open());
        const auto invited = team().invite(request(QStringLiteral("P01")));
        VERIFY_OK(invited);
        m_invited = *invited;
    }

    void cleanup()
    {
        if (!m_lab)
            return;
        QThreadPool::globalInstance()->waitForDone();
        const QString location = m_lab->projectLocation;
        m_lab.reset();
        VERIFY_OK(m_servers.remove(location));
        QDir(m_room.path()).removeRecursively();
        QDir().mkpath(m_room.path());
    }

    void fromTheInvitationToTheLastAnswer()
    {
        QString location;
        {
            Room room(m_servers, m_room.path());
            const QString file = room.path(QStringLiteral("P01.yuyi-invite"));
            VERIFY_OK(writeInvitation(m_invited.invitation, file));
            room.begin();
            room.window->projectFlow().open(file);
            const auto dialog = [&] { return room.find<JoinDialog>("joinDialog"); };
            QTRY_VERIFY(dialog() && dialog()->isVisible());
            auto *code = dialog()->findChild<QLineEdit *>(QStringLiteral("oneTimeCode"));
            QTRY_VERIFY(code->hasFocus() && dialog()->controller().invitation());
            room.stopAfter = 3;
            QTest::keyClicks(code, QString::fromLatin1(m_invited.code));
            QTest::keyClick(code, Qt::Key_Return);
            QVERIFY(room.answers(3));
            // Nothing else of the program is there.
            QVERIFY(!room.window->isVisible() && !room.window->session());
            location = room.settings->openProject();
            QVERIFY(location.startsWith(QStringLiteral("postgresql://")));
        } // the program ends in the middle
        QCOMPARE(m_lab->person().state, ParticipantState::Active);
        QCOMPARE(m_lab->person().background.size(), 1);
        const QList<Trial> before = m_lab->trials();
        QVERIFY(before.at(2).isAnswered() && !before.at(3).isAnswered());

        Room room(m_servers, m_room.path());
        QStringList seen;
        room.seen = [&](const Trial &trial) {
            seen.append(trial.id.toString());
            return true;
        };
        room.begin();
        room.window->projectFlow().open(location);
        QTRY_COMPARE_WITH_TIMEOUT(room.ended, 1, patienceMs);
        // It went on at the first open question.
        QCOMPARE(seen.constFirst(), before.at(3).id.toString());
        QCOMPARE(seen.size(), before.size() - 3);
        QCOMPARE(m_lab->person().state, ParticipantState::Finished);
        for (const Trial &trial : m_lab->trials()) {
            QCOMPARE(trial.answer, first(trial));
            QVERIFY(trial.milliseconds >= 0 && trial.shownAt.isValid());
        }
        QTRY_VERIFY(!room.window->isVisible());
        QVERIFY(room.settings->openProject().isEmpty());
    }

    void anAnswerWaitsForTheServer()
    {
        const QString location = joined();
        Room room(m_servers, m_room.path());
        room.stopAfter = 2;
        room.begin();
        room.window->projectFlow().open(location);
        QVERIFY(room.answers(2));
        StudyDriver &driver = *room.driver;
        ParticipantView &view = room.view();
        cutOff(true);
        const Trial open = driver.trial();
        driver.answer(open);
        QTRY_COMPARE_WITH_TIMEOUT(view.step(), Step::Unsaved, patienceMs);
        QVERIFY(!m_lab->trials().at(2).isAnswered());
        cutOff(false);
        driver.stopAfter = -1;
        QTRY_VERIFY_WITH_TIMEOUT(m_lab->trials().at(2).isAnswered(), patienceMs);
        QCOMPARE(m_lab->trials().at(2).answer, first(open));
        QTRY_VERIFY_WITH_TIMEOUT(m_lab->person().state == ParticipantState::Finished, patienceMs);
    }

    /// Killed while the server is away: what was answered is on the room's computer, and is sent first.
    void anAnswerOutlivesTheProgram()
    {
        const QString location = joined();
        Trial open;
        {
            Room room(m_servers, m_room.path());
            room.stopAfter = 2;
            room.begin();
            room.window->projectFlow().open(location);
            QVERIFY(room.answers(2));
            cutOff(true);
            open = room.driver->trial();
            room.driver->answer(open);
            QTRY_COMPARE_WITH_TIMEOUT(room.view().step(), Step::Unsaved, patienceMs);
        }
        cutOff(false);
        Room room(m_servers, m_room.path());
        QStringList seen;
        room.seen = [&](const Trial &trial) {
            seen.append(trial.id.toString());
            return true;
        };
        room.begin();
        room.window->projectFlow().open(location);
        QTRY_VERIFY_WITH_TIMEOUT(m_lab->trials().at(2).isAnswered(), patienceMs);
        QCOMPARE(m_lab->trials().at(2).answer, first(open));
        QTRY_VERIFY_WITH_TIMEOUT(m_lab->person().state == ParticipantState::Finished, patienceMs);
        QVERIFY(!seen.contains(open.id.toString()));
    }

    void whoWithdrawsOrIsEndedIsTold()
    {
        const QString location = joined();
        Room room(m_servers, m_room.path());
        room.stopAfter = 2;
        room.begin();
        room.window->projectFlow().open(location);
        QVERIFY(room.answers(2));
        StudyDriver &driver = *room.driver;
        ParticipantView &view = room.view();
        VERIFY_OK(StudyService(*m_lab->stores, m_lab->lead).withdraw({m_lab->people.constFirst().id}));
        driver.answer(driver.trial());
        QTRY_COMPARE_WITH_TIMEOUT(view.step(), Step::Refused, patienceMs);
        QVERIFY2(view.visit().sentence.contains(QStringLiteral("withdrawn")), qPrintable(view.visit().sentence));
        QVERIFY(m_lab->trials().isEmpty() || !m_lab->trials().at(2).isAnswered());
        // The login is ended by code, and lets nobody in.
        const auto ended = team().revokeParticipant(QStringLiteral("p01"));
        VERIFY_OK(ended);
        QCOMPARE(*ended, QStringList{m_invited.invitation.address.login});
        QVERIFY(!m_servers.tryToConnect(location));
    }

    void aLoginThatEndsKeepsTheAnswerHere()
    {
        const QString location = joined();
        Room room(m_servers, m_room.path());
        room.stopAfter = 1;
        room.begin();
        room.window->projectFlow().open(location);
        QVERIFY(room.answers(1));
        StudyDriver &driver = *room.driver;
        ParticipantView &view = room.view();
        VERIFY_OK(team().revokeParticipant(QStringLiteral("P01")));
        driver.answer(driver.trial());
        QTRY_COMPARE_WITH_TIMEOUT(view.step(), Step::Unsaved, patienceMs);
        QVERIFY(!m_lab->trials().at(1).isAnswered());
    }

    void theLeadInvitesFromTheWindow()
    {
        InvitationRequest lead;
        lead.person = m_lab->stores->project().people()->constFirst().name;
        const auto invited = team().invite(lead);
        VERIFY_OK(invited);
        PasswordFile keeper(m_lab->path(QStringLiteral("passwords")));
        m_lab->servers = {&m_servers, &keeper, m_lab->path(QStringLiteral("servers"))};
        const auto location = Joining(m_servers, keeper, m_lab->servers.folder).join(invited->invitation, invited->code);
        VERIFY_OK(location);
        m_lab->start();
        m_lab->open(location->location);
        m_lab->window->goToPage(QStringLiteral("people"));
        QTRY_VERIFY(m_lab->find<QWidget>("people.list")->hasFocus());
        m_lab->key(Qt::Key_S);
        const auto part = [&](const char *name) { return m_lab->find<QWidget>(name); };
        QTRY_VERIFY(part("serverLogins"));
        auto *table = m_lab->find<QTableWidget>("serverLogins");
        QTRY_COMPARE(table->rowCount(), 2);
        QCOMPARE(table->item(1, 0)->text(), QStringLiteral("P01 (%1)").arg(m_lab->study.name));
        m_lab->find<QPushButton>("inviteLogin")->click();
        QTRY_VERIFY(part("inviteDialog"));
        auto *who = m_lab->find<QComboBox>("invitedPerson");
        who->setCurrentIndex(who->findText(QStringLiteral("P02"), Qt::MatchEndsWith));
        QVERIFY(who->currentIndex() > 0 && who->findText(QStringLiteral("P01"), Qt::MatchEndsWith) < 0);
        QVERIFY(!part("invitedFace")->isVisible());
        const QString file = m_lab->path(QStringLiteral("P02.yuyi-invite"));
        m_lab->prompts.willChoose({file});
        m_lab->find<QPushButton>("makeInvitation")->click();
        QTRY_VERIFY(part("invitationCode"));
        const QByteArray code = m_lab->find<QLineEdit>("invitationCode")->text().toLatin1();
        m_lab->find<QPushButton>("copyCode")->click();
        m_lab->find<QPushButton>("invitationDone")->click();
        const auto invitation = openInvitation(file, currentTime());
        VERIFY_OK(invitation);
        QCOMPARE(invitation->person, QStringLiteral("P02"));
        QCOMPARE(invitation->project, m_lab->study.name);
        PasswordFile room(m_room.filePath(QStringLiteral("passwords")));
        const auto joinedRoom = Joining(m_servers, room, m_room.filePath(QStringLiteral("servers"))).join(*invitation, code);
        VERIFY_OK(joinedRoom);
        QTRY_COMPARE(table->rowCount(), 3);
        table->setCurrentCell(0, 0);
        QVERIFY(m_lab->find<QPushButton>("replaceLogin")->isEnabled());
        m_lab->prompts.willConfirm(true);
        m_lab->find<QPushButton>("endLogin")->click();
        QTRY_VERIFY(m_lab->find<QLabel>("loginsMessage")->text().contains(QStringLiteral("P02")));
        QVERIFY(!m_servers.tryToConnect(joinedRoom->location));
        QVERIFY(m_lab->prompts.isSatisfied());
        m_lab->find<QDialog>("serverLoginsDialog")->reject();
        m_lab->window.reset();
    }

    /// One way each: a login or a work package.
    void aLoginOrAPackage()
    {
        PackageService packages(*m_lab->stores, m_lab->lead);
        PackRequest pack;
        pack.role = Role::Participant;
        const auto refusedPack = [&](int person) {
            pack.participant = m_lab->people.at(person).id;
            const auto preview = packages.preview(pack);
            return preview ? QString() : preview.error().sentence;
        };
        QVERIFY2(refusedPack(0).contains(QStringLiteral("login")), qPrintable(refusedPack(0)));
        QCOMPARE(refusedPack(1), QString());
        const auto refused = [&](const QString &code) {
            const auto invited = team().invite(request(code));
            return invited ? QString() : invited.error().sentence;
        };
        QVERIFY2(refused(QStringLiteral("P01")).contains(QStringLiteral("already")), qPrintable(refused(QStringLiteral("P01"))));
        QVERIFY(refused(QStringLiteral("P99")).contains(QStringLiteral("P99")));
        pack.participant = m_lab->people.at(1).id;
        pack.file = m_lab->path(QStringLiteral("p02.yuyipack"));
        NoProgress progress;
        VERIFY_OK(packages.pack(pack, m_lab->host, m_lab->factory->folder(), progress));
        QVERIFY2(refused(QStringLiteral("P02")).contains(QStringLiteral("work package")), qPrintable(refused(QStringLiteral("P02"))));
        VERIFY_OK(StudyService(*m_lab->stores, m_lab->lead).withdraw({m_lab->people.at(2).id}));
        QVERIFY2(refused(QStringLiteral("P03")).contains(QStringLiteral("withdrawn")), qPrintable(refused(QStringLiteral("P03"))));
        QCOMPARE(*team().freeParticipants(), QStringList());
        // Another computer: the former code is worth nothing.
        const auto again = team().replace(request(QStringLiteral("P01")));
        VERIFY_OK(again);
        QCOMPARE(joined(), QString());
        m_invited = *again;
        QVERIFY(!joined().isEmpty());
        VERIFY_OK(team().revokeParticipant(QStringLiteral("P01")));
        QCOMPARE(refusedPack(0), QString());
        QCOMPARE(*team().freeParticipants(), QStringList{m_lab->study.name + QStringLiteral("/P01")});
    }
};

QTEST_MAIN(ParticipantLoginTest)
#include "participantlogintest.moc"
