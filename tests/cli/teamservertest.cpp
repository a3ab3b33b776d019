// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection/connection.h"
#include "tests/support/cliprogram.h"
#include "tests/support/dbfixture.h"
#include "tests/support/plannedstudy.h"

#include <QUrl>

using namespace yuyi;
using namespace yuyi::test;

/// A team on a server: from nothing to people with logins, and back from a backup. The server is that of `pg_virtualenv`, whose user
/// administers it.
class TeamServerTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;
    QString m_schema = QLatin1String("t_") + newUuid().toString(QUuid::Id128);
    QString m_admin; ///< location of the project for the administrator
    QString m_lead;  ///< and for its lead
    QString m_desk;  ///< and for somebody at a desk

    CliProgram::Ended json(const QString &line, const QByteArray &input = {}) const
    {
        return m_cli.run(QStringLiteral("--json ") % line, input);
    }
    /// The way to the database, of the administrator.
    static QString server() { return serverLocation(QStringLiteral("x")).section(u'?', 0, 0); }
    QStringList rows(const QString &query) const
    {
        const auto connection = Connection::open(*readLocation(serverLocation(m_schema), &isOnNetwork));
        QStringList found;
        if (!connection || !(*connection)->read(query, {}, [&](const Row &row) { found.append(row.text(0)); }))
            qFatal("the server does not answer");
        return found;
    }
    static void drop(Connection &connection, const QString &prefix);
    QString joined(const Json &invited) const
    {
        const auto ended = json(QStringLiteral("server join \"%1\" --password-stdin --passfile \"%2\"")
                                    .arg(fromUtf8(invited["invitation"].get<std::string>()), passwords()),
                                QByteArray::fromStdString(invited["code"].get<std::string>()) + '\n');
        return ended.status == 0 ? fromUtf8(ended.json()["project"].get<std::string>()) : QString::fromUtf8(ended.told());
    }
    QString passwords() const { return m_cli.path(QStringLiteral("passwords")); }

private Q_SLOTS:
    void initTestCase();
    void aProjectIsMadeForATeam();
    void theLeadJoinsAndInvites();
    void aDeskIsNoHome();
    void loginsAreRenewedAndRevoked();
    void participantsGetLoginsByCode();
    void aBackupComesBack();
    void aProjectThatIsThereIsAdopted();
    void wrongUseIsReported_data();
    void wrongUseIsReported();
    void cleanupTestCase();
};

void TeamServerTest::initTestCase()
{
    QVERIFY2(hasWantedServer(), "no PostgreSQL server");
    if (!qEnvironmentVariableIsSet("PGHOST"))
        QSKIP("without a PostgreSQL server");
    m_admin = serverLocation(m_schema);
}

void TeamServerTest::drop(Connection &connection, const QString &prefix)
{
    QStringList roles;
    QStringList schemas;
    (void)connection.read(QStringLiteral("SELECT nspname::text FROM pg_namespace WHERE starts_with(nspname::text, ?)"), {prefix},
                          [&](const Row &row) { schemas.append(row.text(0)); });
    (void)connection.read(QStringLiteral("SELECT rolname::text FROM pg_roles WHERE starts_with(rolname::text, ?)"), {prefix.left(20)},
                          [&](const Row &row) { roles.append(row.text(0)); });
    for (const QString &schema : std::as_const(schemas))
        (void)connection.execute(QStringLiteral("DROP SCHEMA IF EXISTS \"%1\" CASCADE").arg(schema));
    for (const QString &role : std::as_const(roles))
        (void)connection.execute(QStringLiteral("DROP OWNED BY \"%1\"").arg(role));
    for (const QString &role : std::as_const(roles))
        (void)connection.execute(QStringLiteral("DROP ROLE \"%1\"").arg(role));
}

void TeamServerTest::cleanupTestCase()
{
    if (m_admin.isEmpty())
        return;
    qunsetenv("PGPASSFILE");
    const auto connection = Connection::open(*readLocation(m_admin, &isOnNetwork));
    QVERIFY(connection);
    // Names of roles begin with 20 letters of the schema's name, which is of this test alone.
    drop(**connection, m_schema);
    QCOMPARE(rows(QStringLiteral("SELECT rolname::text FROM pg_roles WHERE starts_with(rolname::text, '%1')").arg(m_schema.left(20))),
             QStringList());
}

void TeamServerTest::aProjectIsMadeForATeam()
{
    const QString line =
        QStringLiteral("server init %1 --server %2 --lead \"Ada Berg\" --preset cii-bench --title Lab").arg(m_schema, server());
    const auto made = json(line);
    QVERIFY_ENDED(made, 0);
    const QByteArray invitation = m_cli.read(QStringLiteral("Ada_Berg.yuyi-invite"));
    QVERIFY2(!invitation.isEmpty(), made.told().constData());
    const QByteArray code = QByteArray::fromStdString(made.json()["code"].get<std::string>());
    QVERIFY(!invitation.contains(code));
    // No password of PostgreSQL's own way from here on, but those that the program sets.
    m_lead = joined(made.json());
    QVERIFY2(m_lead.startsWith(QStringLiteral("postgresql://")), qPrintable(m_lead));
    QVERIFY(m_cli.read(QStringLiteral("passwords")).count('\n') == 1);
    QVERIFY_ENDED(json(QStringLiteral("server check %1").arg(m_admin)), 0);
    // A second project of the name is refused, and the first one stays.
    const auto again = json(line + QStringLiteral(" --out other.yuyi-invite"));
    QVERIFY_ENDED(again, 3);
    QVERIFY(m_cli.read(QStringLiteral("other.yuyi-invite")).isEmpty());
    QVERIFY_ENDED(json(QStringLiteral("server check %1").arg(m_admin)), 0);
}

void TeamServerTest::theLeadJoinsAndInvites()
{
    // The verifier that the program made lets in by SCRAM: the file of passwords has the only way.
    const QByteArray administrator = qgetenv("PGPASSWORD");
    qunsetenv("PGPASSWORD");
    qputenv("PGPASSFILE", passwords().toUtf8());
    const auto invited = json(QStringLiteral("server invite %1 --person 李雷 --role annotator,validator").arg(m_lead));
    const auto unknown = json(QStringLiteral("server invite %1 --person Nobody").arg(m_lead));
    const auto renewed = json(QStringLiteral("server renew %1 --passfile \"%2\"").arg(m_lead, passwords()));
    const auto lead = json(QStringLiteral("server logins %1").arg(m_lead));
    if (!administrator.isNull())
        qputenv("PGPASSWORD", administrator);
    QVERIFY_ENDED(invited, 0);
    QVERIFY_ENDED(renewed, 0);
    QVERIFY_ENDED(unknown, 3);
    QVERIFY(m_cli.read(QStringLiteral("Nobody.yuyi-invite")).isEmpty());
    QVERIFY_ENDED(lead, 0);
    const Json logins = lead.json()["logins"];
    QCOMPARE(logins.size(), size_t(2));
    QVERIFY(logins[0]["person"] == "李雷" && logins[0]["hat"] == "desk" && logins[0]["state"] == "invited");
    QVERIFY(logins[1]["person"] == "Ada Berg" && logins[1]["hat"] == "home" && logins[1]["state"] == "active");
    m_desk = joined(invited.json());
    QVERIFY2(m_desk.startsWith(QStringLiteral("postgresql://")), qPrintable(m_desk));
    // The code worked once.
    QVERIFY(!joined(invited.json()).isEmpty());
    QCOMPARE(rows(QStringLiteral(
                      "SELECT count(*)::text FROM pg_authid WHERE starts_with(rolname::text, '%1') AND rolcanlogin AND rolpassword NOT "
                      "LIKE 'SCRAM-SHA-256$4096:%%'")
                      .arg(m_schema.left(20))),
             QStringList{QStringLiteral("0")});
}

void TeamServerTest::aDeskIsNoHome()
{
    const QByteArray administrator = qgetenv("PGPASSWORD");
    qunsetenv("PGPASSWORD");
    for (const char *line : {"server invite %1 --person Eve --role lead", "server logins %1", "server revoke %1 --person 李雷",
                             "server backup %1 --to backups", "server adopt %1"}) {
        const auto ended = json(QString::fromUtf8(line).arg(m_desk));
        if (ended.status != 3 && !administrator.isNull())
            qputenv("PGPASSWORD", administrator);
        QVERIFY_ENDED(ended, 3);
    }
    if (!administrator.isNull())
        qputenv("PGPASSWORD", administrator);
    QVERIFY(!QDir(m_cli.path(QStringLiteral("backups"))).exists());
}

void TeamServerTest::loginsAreRenewedAndRevoked()
{
    const auto again = json(QStringLiteral("server renew %1 --person 李雷 --out again.yuyi-invite").arg(m_admin));
    QVERIFY_ENDED(again, 0);
    const QString login = QUrl(m_desk).userName();
    QCOMPARE(rows(QStringLiteral("SELECT rolcanlogin::text FROM pg_roles WHERE rolname = '%1'").arg(login)),
             QStringList{QStringLiteral("false")});
    const auto revoked = json(QStringLiteral("server revoke %1 --person 李雷").arg(m_admin));
    QVERIFY_ENDED(revoked, 0);
    QVERIFY(revoked.json()["revoked"] == Json::array({again.json()["login"]}));
    const auto last = m_cli.run(QStringLiteral("server revoke %1 --person \"Ada Berg\"").arg(m_admin));
    QVERIFY_ENDED(last, 3);
    QVERIFY2(last.said.contains(QStringLiteral("last login")), last.told().constData());
    // The audit trail has all of it: who invited and ended, and who joined and set a new password.
    const QStringList noted = rows(QStringLiteral(
        "SELECT e.action || ' ' || p.name FROM event e JOIN person p ON p.id = e.created_by WHERE e.entity = 'person' AND "
        "e.action IN ('invited', 'joined', 'login-renewed', 'login-ended') ORDER BY e.sequence"));
    QCOMPARE(noted, (QStringList{QStringLiteral("invited Ada Berg"), QStringLiteral("joined Ada Berg"), QStringLiteral("invited Ada Berg"),
                                 QStringLiteral("login-renewed Ada Berg"), QStringLiteral("joined 李雷"), QStringLiteral("invited Ada Berg"),
                                 QStringLiteral("login-ended Ada Berg"), QStringLiteral("login-ended Ada Berg")}));
    QCOMPARE(rows(QStringLiteral("SELECT subject_id FROM event WHERE action = 'joined' AND subject_id <> created_by")), QStringList());
}

void TeamServerTest::participantsGetLoginsByCode()
{
    {
        SqlProjectHost host;
        const auto factory = host.open(m_admin);
        VERIFY_OK(factory);
        const auto stores = (*factory)->open();
        VERIFY_OK(stores);
        const PersonId lead = (*stores)->project().people()->constFirst().id;
        VERIFY_OK(planStudy(**stores, lead, {.people = 2}));
    }
    QVERIFY_ENDED(json(QStringLiteral("server invite %1 --participant P77").arg(m_admin)), 3);
    const auto invited = json(QStringLiteral("server invite %1 --participant p01 --out p.yuyi-invite").arg(m_admin));
    QVERIFY_ENDED(invited, 0);
    QVERIFY(invited.json()["person"] == "P01");
    const auto twice = m_cli.run(QStringLiteral("server invite %1 --participant P01 --out q.yuyi-invite").arg(m_admin));
    QVERIFY_ENDED(twice, 3);
    QVERIFY2(twice.said.contains(QStringLiteral("P01 has a login already")), twice.told().constData());
    // Through its own login a participant sees no more than the study, by no command.
    const QString location = joined(invited.json());
    QVERIFY2(location.startsWith(QStringLiteral("postgresql://")), qPrintable(location));
    const QByteArray administrator = qgetenv("PGPASSWORD");
    qunsetenv("PGPASSWORD");
    QList<int> ends;
    for (const char *line : {"server invite %1 --participant P02", "server logins %1", "server revoke %1 --participant P01", "check %1",
                             "export %1 --to stolen", "move %1 copy"})
        ends.append(json(QString::fromUtf8(line).arg(location)).status);
    if (!administrator.isNull())
        qputenv("PGPASSWORD", administrator);
    for (const int end : std::as_const(ends))
        QVERIFY2(end >= 1 && end <= 4, qPrintable(QString::number(end)));
    QVERIFY(!QDir(m_cli.path(QStringLiteral("copy"))).exists());

    const auto listed = json(QStringLiteral("server logins %1").arg(m_admin));
    QVERIFY_ENDED(listed, 0);
    const Json first = listed.json()["logins"][0];
    QVERIFY2(first["participant"] == "P01" && first["hat"] == "participant" && first["state"] == "active", listed.told().constData());
    QVERIFY2(m_cli.run(QStringLiteral("server logins %1").arg(m_admin)).printed.contains(QStringLiteral("/P01")), "by code");
    // The rights are those that the program makes; the study itself was not frozen as studies are.
    const auto checked = json(QStringLiteral("server check %1").arg(m_admin));
    for (const auto &problem : checked.json()["problems"])
        QVERIFY2(problem.get<std::string>().starts_with("Study"), checked.told().constData());
    const auto renewed = json(QStringLiteral("server renew %1 --participant P01 --out r.yuyi-invite").arg(m_admin));
    QVERIFY_ENDED(renewed, 0);
    QCOMPARE(rows(QStringLiteral("SELECT rolcanlogin::text FROM pg_roles WHERE rolname = '%1'").arg(QUrl(location).userName())),
             QStringList{QStringLiteral("false")});
    const auto revoked = json(QStringLiteral("server revoke %1 --participant P01").arg(m_admin));
    QVERIFY_ENDED(revoked, 0);
    QVERIFY(revoked.json()["revoked"] == Json::array({renewed.json()["login"]}));
    QVERIFY_ENDED(json(QStringLiteral("server revoke %1 --participant P01").arg(m_admin)), 3);
    QCOMPARE(rows(QStringLiteral("SELECT action FROM event WHERE entity = 'participant' ORDER BY sequence")),
             (QStringList{QStringLiteral("invited"), QStringLiteral("joined"), QStringLiteral("invited"), QStringLiteral("login-ended"),
                          QStringLiteral("login-ended")}));
    const auto connection = Connection::open(*readLocation(m_admin, &isOnNetwork));
    QVERIFY(connection);
    for (const char *table : {"trial", "participant", "study_text", "study"})
        VERIFY_OK((*connection)->execute(QStringLiteral("DELETE FROM %1").arg(QLatin1String(table))));
}

void TeamServerTest::aBackupComesBack()
{
    const auto saved = json(QStringLiteral("server backup %1 --to backups --keep 3").arg(m_admin));
    QVERIFY_ENDED(saved, 0);
    const QString dump = fromUtf8(saved.json()["backup"].get<std::string>());
    QCOMPARE(QDir(m_cli.path(QStringLiteral("backups"))).entryList(QDir::Files).size(), 2);
    const auto there = json(QStringLiteral("server restore %1 --server %2 --schema %3").arg(dump, server(), m_schema));
    QVERIFY_ENDED(there, 3);
    const auto drill = json(QStringLiteral("server restore %1 --server %2 --schema %3_drill --drill").arg(dump, server(), m_schema));
    QVERIFY_ENDED(drill, 0);
    QVERIFY(drill.json()["drill"] == true && drill.json()["logins"] == false);
    QCOMPARE(rows(QStringLiteral("SELECT nspname::text FROM pg_namespace WHERE starts_with(nspname::text, '%1_drill')").arg(m_schema)),
             QStringList());
    QCOMPARE(rows(QStringLiteral("SELECT datname::text FROM pg_database WHERE datname LIKE 'yuyi\\_restore\\_%'")), QStringList());
    // A lost server: schemas and roles are gone, and come back with the logins.
    {
        const auto connection = Connection::open(*readLocation(m_admin, &isOnNetwork));
        QVERIFY(connection);
        drop(**connection, m_schema);
    }
    const auto back = json(QStringLiteral("server restore %1 --server %2 --schema %3").arg(dump, server(), m_schema));
    QVERIFY_ENDED(back, 0);
    QVERIFY(back.json()["logins"] == true);
    const QByteArray administrator = qgetenv("PGPASSWORD");
    qunsetenv("PGPASSWORD");
    const auto lead = json(QStringLiteral("server logins %1").arg(m_lead));
    if (!administrator.isNull())
        qputenv("PGPASSWORD", administrator);
    QVERIFY_ENDED(lead, 0);
    QCOMPARE(lead.json()["logins"].size(), size_t(5));
    // Only the schemas are lost. Who was invited after the backup has no login then, and no rights are left.
    const auto later = json(QStringLiteral("server invite %1 --person Later --role annotator").arg(m_admin));
    QVERIFY_ENDED(later, 0);
    const QString laterLogin = fromUtf8(later.json()["login"].get<std::string>());
    const QString query = QStringLiteral("SELECT rolname::text FROM pg_roles WHERE rolname = '%1'").arg(laterLogin);
    QCOMPARE(rows(query), QStringList{laterLogin});
    {
        const auto connection = Connection::open(*readLocation(m_admin, &isOnNetwork));
        QVERIFY(connection);
        const QStringList schemas =
            rows(QStringLiteral("SELECT nspname::text FROM pg_namespace WHERE starts_with(nspname::text, '%1')").arg(m_schema));
        for (const QString &schema : schemas)
            VERIFY_OK((*connection)->execute(QStringLiteral("DROP SCHEMA \"%1\" CASCADE").arg(schema)));
    }
    QVERIFY_ENDED(json(QStringLiteral("server restore %1 --server %2 --schema %3").arg(dump, server(), m_schema)), 0);
    QCOMPARE(rows(query), QStringList());
    QCOMPARE(json(QStringLiteral("server logins %1").arg(m_admin)).json()["logins"].size(), size_t(5));
    QVERIFY(m_cli.write(QStringLiteral("junk.dump"), "no dump"));
    QVERIFY_ENDED(json(QStringLiteral("server restore junk.dump --server %1 --schema %2_junk").arg(server(), m_schema)), 3);
}

void TeamServerTest::aProjectThatIsThereIsAdopted()
{
    const QString location = serverLocation(m_schema + QLatin1String("_moved"));
    QVERIFY_ENDED(json(QStringLiteral("new %1 --as Lin").arg(location)), 0);
    const auto before = m_cli.run(QStringLiteral("server invite %1 --person Bo --role annotator").arg(location));
    QVERIFY_ENDED(before, 3);
    QVERIFY2(before.said.contains(QStringLiteral("server adopt")), before.told().constData());
    // An invitation that cannot be made is refused before the logins lock the team out.
    for (const char *wrong : {"--lead Nobody", "--host \"no name\"", "--host far.example.org"}) {
        QVERIFY_ENDED(json(QStringLiteral("server adopt %1 %2").arg(location, QLatin1String(wrong))), 3);
        QCOMPARE(rows(QStringLiteral("SELECT nspname::text FROM pg_namespace WHERE starts_with(nspname::text, '%1_moved_')").arg(m_schema)),
                 QStringList());
    }
    const auto adopted = json(QStringLiteral("server adopt %1").arg(location));
    QVERIFY_ENDED(adopted, 0);
    QVERIFY(adopted.json()["person"] == "Lin");
    // Again it only repairs: there is a lead who can invite.
    const auto repaired = json(QStringLiteral("server adopt %1").arg(location));
    QVERIFY_ENDED(repaired, 0);
    QVERIFY(repaired.json()["repaired"] == true);
    QCOMPARE(json(QStringLiteral("server logins %1").arg(location)).json()["logins"].size(), size_t(1));
    QVERIFY_ENDED(json(QStringLiteral("server check %1").arg(location)), 0);
    // The seals are compared and the last one is printed; a changed event is found.
    QVERIFY_ENDED(json(QStringLiteral("server steward %1 --once").arg(location)), 0);
    const auto sealed = json(QStringLiteral("server check %1").arg(location));
    QVERIFY_ENDED(sealed, 0);
    const std::string seal = sealed.json()["audit"]["seal"].get<std::string>();
    QVERIFY2(seal.starts_with("1:") && seal.size() == 66, seal.c_str());
    QVERIFY(sealed.json()["audit"]["events"] > 0);
    const auto shown = m_cli.run(QStringLiteral("server check %1 --language en").arg(location));
    QVERIFY2(shown.told().contains(seal.c_str()), shown.told().constData());
    const auto connection = Connection::open(*readLocation(location, &isOnNetwork));
    QVERIFY(connection);
    VERIFY_OK((*connection)->execute(QStringLiteral("UPDATE event SET after_value = '{}' WHERE action = 'invited'")));
    const auto broken = json(QStringLiteral("server check %1").arg(location));
    QVERIFY_ENDED(broken, 1);
    QVERIFY2(broken.told().contains("seal 1 "), broken.told().constData());
    // Faults of the rights are told in the person's language.
    VERIFY_OK((*connection)->execute(QStringLiteral("GRANT SELECT ON person TO PUBLIC")));
    const auto chinese = m_cli.run(QStringLiteral("server check %1 --language zh_CN").arg(location));
    QVERIFY_ENDED(chinese, 1);
    QVERIFY2(chinese.printed.contains(QStringLiteral("任何人对 person 都有权限")), chinese.told().constData());
}

void TeamServerTest::wrongUseIsReported_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("said");
    QTest::newRow("no server") << "server init lab --lead A" << 2 << "--server";
    QTest::newRow("no way") << "server init lab --lead A --server folder" << 2 << "--server";
    QTest::newRow("hat") << "server invite %1 --person A --hat red" << 2 << "--hat";
    QTest::newRow("days") << "server invite %1 --person A --days 99" << 2 << "--days";
    QTest::newRow("role") << "server invite %1 --person A --role boss" << 2 << "boss";
    QTest::newRow("nobody") << "server invite %1" << 2 << "--person";
    QTest::newRow("own login with a hat") << "server renew %1 --hat desk" << 2 << "--person";
    QTest::newRow("another's password") << "server renew %1 --person A --passfile p" << 2 << "--passfile";
    QTest::newRow("a folder") << "server check folder" << 3 << "folder";
    QTest::newRow("both") << "server revoke %1 --person A --login b" << 2 << "--login";
    QTest::newRow("a person and a participant") << "server invite %1 --person A --participant P01" << 2 << "--person";
    QTest::newRow("a participant with a hat") << "server invite %1 --participant P01 --hat desk" << 2 << "--hat";
    QTest::newRow("no code") << "server invite %1 --participant \"\"" << 2 << "--participant";
    QTest::newRow("no folder") << "server backup %1" << 2 << "--to";
    QTest::newRow("no schema") << "server restore x.dump --server postgresql://a@b/c" << 2 << "--schema";
    QTest::newRow("no invitation") << "server join nothing.yuyi-invite" << 3 << "nothing.yuyi-invite";
}

void TeamServerTest::wrongUseIsReported()
{
    QFETCH(QString, line);
    QFETCH(int, status);
    QFETCH(QString, said);
    const QByteArray fault = refusalFault(m_cli, line.replace(QStringLiteral("%1"), m_admin), status, said);
    QVERIFY2(fault.isEmpty(), fault.constData());
}

QTEST_GUILESS_MAIN(TeamServerTest)

#include "teamservertest.moc"
