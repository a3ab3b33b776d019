// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/desk/deskproject.h"

#include "db/migrations/migrations.h"
#include "db/packages/deskcolumns.h"
#include "db/packages/rows.h"

#include <QSet>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// What the server itself shows a login, and that it stays so.
class DeskLayerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!hasWantedServer())
            QFAIL("a server is needed");
        if (!qEnvironmentVariableIsSet("PGHOST"))
            QSKIP("There is no server.");
        m_project = std::make_unique<DeskProject>();
    }
    void cleanupTestCase() { m_project.reset(); }

    void everyColumnIsDecided();
    void installingTwiceChangesNothing();
    void whatIsChangedByHandIsFoundAndRepaired_data();
    void whatIsChangedByHandIsFoundAndRepaired();
    void aDeskShowsWhatAPackageHolds_data();
    void aDeskShowsWhatAPackageHolds();
    void settledWorkIsShownToWhoHandedIn();
    void everybodyWritesTheirOwn();
    void theServerSetsWhatADeskMayNotSay();
    void onlyHomeInvites();
    void hostileLoginsAreRefused_data();
    void hostileLoginsAreRefused();
    void nothingIsLeftBehind();

private:
    QStringList lint() const { return *lintDeskLayer(*m_project->admin); }
    QStringList lines(const Session &session, const QString &table, const QStringList &columns) const;

    std::unique_ptr<DeskProject> m_project;
};

void DeskLayerTest::everyColumnIsDecided()
{
    for (const DeskTable &table : deskTables()) {
        QVERIFY2(m_project->catalog.contains(table.table), qPrintable(table.table));
        QStringList there;
        for (const CatalogColumn &column : m_project->catalog.value(table.table))
            there.append(column.name);
        there.sort();
        for (const DeskRule &rule : table.rules) {
            QStringList named;
            for (const PackedColumn &column : rule.columns)
                named.append(column.name);
            named.sort();
            QVERIFY2(named == there, qPrintable(table.table + u' ' + codeOf(rule.role) + u' ' + named.join(u',')));
        }
    }
    // A table that nobody named is denied, also one that comes later.
    m_project->administer(QStringLiteral("CREATE TABLE {S}.later (secret text)"));
    QVERIFY(m_project->at(QStringLiteral("anna")).ask(QStringLiteral("SELECT * FROM later")).refused);
    QVERIFY(lint().join(u' ').contains(QLatin1String("later")));
    m_project->administer(QStringLiteral("DROP TABLE {S}.later"));
}

void DeskLayerTest::installingTwiceChangesNothing()
{
    QCOMPARE(lint(), QStringList());
    const QString marks = m_project->sql(QStringLiteral("SELECT md5(string_agg(c.oid || ' ' || c.xmin, ',' ORDER BY c.oid)) FROM "
                                                        "pg_class c WHERE "
                                                        "c.relnamespace IN ({'S'}::regnamespace, {'D'}::regnamespace)"));
    const QString before = *m_project->admin->text(marks);
    VERIFY_OK(installDeskLayer(*m_project->admin));
    QCOMPARE(*m_project->admin->text(marks), before);
}

void DeskLayerTest::whatIsChangedByHandIsFoundAndRepaired_data()
{
    QTest::addColumn<QString>("change");
    const auto row = [](const char *what, const char *change) { QTest::newRow(what) << QString::fromLatin1(change); };
    row("row security off", "ALTER TABLE {S}.question_key DISABLE ROW LEVEL SECURITY");
    row("not forced", "ALTER TABLE {S}.vote NO FORCE ROW LEVEL SECURITY");
    row("another owner", "ALTER TABLE {S}.vote OWNER TO CURRENT_USER");
    row("a grant too many", "GRANT SELECT (correct) ON {S}.vote TO {member}");
    row("a table for everybody", "GRANT SELECT ON {S}.question_key TO PUBLIC");
    row("a grant too few", "REVOKE SELECT (id) ON {S}.annotation FROM {member}");
    row("a policy more", "CREATE POLICY more ON {S}.question_key TO {member} USING (true)");
    row("a wider policy", "ALTER POLICY seen ON {S}.question_key USING (true)");
    row("a view of its owner", "ALTER VIEW {D}.vote SET (security_invoker = false)");
    row("a set without barrier", "ALTER VIEW {D}.set_v_versions RESET (security_barrier)");
    row("a leakproof function", "ALTER FUNCTION {D}.has(text) LEAKPROOF");
    row("a function without path", "ALTER FUNCTION {D}.me() RESET search_path");
    row("a function for everybody", "GRANT EXECUTE ON FUNCTION {D}.invite(text, text, text, timestamptz, text) TO PUBLIC");
    row("events that change", "GRANT UPDATE ON {S}.event TO {home}");
    row("a trigger off", "ALTER TABLE {S}.vote DISABLE TRIGGER desk_stamp");
    row("a role that logs in", "ALTER ROLE {owner} LOGIN");
    row("a role that sees all", "ALTER ROLE {member} BYPASSRLS");
    row("the schema for everybody", "GRANT USAGE ON SCHEMA {S} TO PUBLIC");
    // Under the lock that the layer takes: other tests change the rights of the database, too.
    row("temporary tables", "DO $do$ BEGIN PERFORM pg_advisory_xact_lock(7308332045283977); GRANT TEMPORARY ON DATABASE {database} TO "
                            "PUBLIC; END $do$");
}

void DeskLayerTest::whatIsChangedByHandIsFoundAndRepaired()
{
    QFETCH(QString, change);
    QCOMPARE(lint(), QStringList());
    m_project->administer(change);
    QVERIFY(!lint().isEmpty());
    VERIFY_OK(installDeskLayer(*m_project->admin));
    QCOMPARE(lint(), QStringList());
}

QStringList DeskLayerTest::lines(const Session &session, const QString &table, const QStringList &columns) const
{
    QStringList texts;
    for (const QString &column : columns)
        texts.append(QStringLiteral("coalesce(%1::text, 'NULL')").arg(column));
    const auto answer = session.run(QStringLiteral("SELECT concat_ws(' | ', %1) FROM %2").arg(texts.join(u','), table));
    if (answer.refused)
        return {answer.message};
    QStringList found = answer.cells;
    found.sort();
    return found;
}

void DeskLayerTest::aDeskShowsWhatAPackageHolds_data()
{
    QTest::addColumn<Role>("role");
    QTest::addColumn<QString>("person");
    QTest::newRow("annotator") << Role::Annotator << QStringLiteral("anna");
    QTest::newRow("validator") << Role::Validator << QStringLiteral("vera");
    QTest::newRow("adjudicator") << Role::Adjudicator << QStringLiteral("judy");
    QTest::newRow("expert") << Role::Expert << QStringLiteral("egon");
}

/// The ids of the fixture are words, which no package takes: it is made of the same rows by the same table of columns.
void DeskLayerTest::aDeskShowsWhatAPackageHolds()
{
    QFETCH(Role, role);
    QFETCH(QString, person);
    // What the work of each is, said here once more and in other words.
    const QMap<QString, QStringList> annotator{
        {QStringLiteral("annotations"), {QStringLiteral("a1"), QStringLiteral("a2"), QStringLiteral("a3")}},
        {QStringLiteral("images"), {QStringLiteral("image1"), QStringLiteral("image2"), QStringLiteral("image3")}},
        {QStringLiteral("questions"), {QStringLiteral("qa1"), QStringLiteral("qa2"), QStringLiteral("qa3")}},
        {QStringLiteral("versions"), {QStringLiteral("wa1"), QStringLiteral("wa2"), QStringLiteral("wa3")}},
        {QStringLiteral("media"),
         {Sha256::of("mediuma1").hex(), Sha256::of("mediuma2").hex(), Sha256::of("mediuma3").hex()}}};
    const QStringList asked{QStringLiteral("wa3")};
    const QStringList shownPicture{Sha256::of("mediuma3").hex()};
    const QMap<QString, QStringList> validator{{QStringLiteral("validations"), {QStringLiteral("round3")}},
                                               {QStringLiteral("versions"), asked},
                                               {QStringLiteral("questions"), {QStringLiteral("qa3")}},
                                               {QStringLiteral("media"), shownPicture}};
    const QMap<QString, QStringList> adjudicator{{QStringLiteral("cases"), {QStringLiteral("case2")}},
                                                 {QStringLiteral("submissions"), {QStringLiteral("sa2"), QStringLiteral("sb2")}},
                                                 {QStringLiteral("discrepancies"), {QStringLiteral("dcase2")}}};
    const QMap<QString, QStringList> expert{{QStringLiteral("error-cases"), {QStringLiteral("error1")}},
                                            {QStringLiteral("versions"), asked},
                                            {QStringLiteral("questions"), {QStringLiteral("qa3")}},
                                            {QStringLiteral("media"), shownPicture},
                                            {QStringLiteral("owners"), {QStringLiteral("g3")}},
                                            {QStringLiteral("samples"), {QStringLiteral("sample1")}},
                                            {QStringLiteral("attempts"), {QStringLiteral("ta3")}},
                                            {QStringLiteral("runs"), {QStringLiteral("run1")}},
                                            {QStringLiteral("item-sets"), {QStringLiteral("set1")}},
                                            {QStringLiteral("error-types"), {QStringLiteral("types1")}}};
    QMap<QString, QStringList> sets = role == Role::Annotator   ? annotator
                                    : role == Role::Validator   ? validator
                                    : role == Role::Adjudicator ? adjudicator
                                                                : expert;
    sets.insert(QStringLiteral("guidelines"), {QStringLiteral("guideline1")});
    // Where the rows are others, as deskcolumns.cpp says, tests of their own look.
    const QStringList otherRows{QStringLiteral("image"), QStringLiteral("annotation_skip"), QStringLiteral("assignment"),
                                QStringLiteral("work_return"), QStringLiteral("annotation"), QStringLiteral("annotation_label"),
                                QStringLiteral("annotation_context"), QStringLiteral("medium_content"), QStringLiteral("error_code"),
                                QStringLiteral("question_image"), QStringLiteral("project"), QStringLiteral("preset")};
    int compared = 0;
    for (const PackedTable &packed : packedTables()) {
        if (packed.key.isEmpty() || !packed.roles.contains(role) || otherRows.contains(packed.table))
            continue;
        QStringList columns;
        QStringList expressions;
        const QList<DeskTable> &all = deskTables();
        const auto desk = std::find_if(all.begin(), all.end(), [&](const DeskTable &one) { return one.table == packed.table; });
        QVERIFY2(desk != all.end(), qPrintable(packed.table));
        const auto rule =
            std::find_if(desk->rules.begin(), desk->rules.end(), [&](const DeskRule &one) { return one.role == role; });
        QVERIFY2(rule != desk->rules.end(), qPrintable(packed.table));
        for (qsizetype i = 0; i < packed.columns.size(); ++i) {
            // Times of making, and what the list of differences names.
            const PackedColumn &column = packed.columns.at(i);
            if (column.expression != rule->columns.at(i).expression)
                continue;
            columns.append(column.name);
            QString text = column.expression;
            text.replace(QLatin1String("{holder}"), u'\'' + person + u'\'');
            text.replace(QLatin1String("{a}"), QLatin1String("'00000000-0000-7000-8000-00000000000a'"));
            text.replace(QLatin1String("{b}"), QLatin1String("'00000000-0000-7000-8000-00000000000b'"));
            expressions.append(QStringLiteral("coalesce((%1)::text, 'NULL')").arg(text));
        }
        QStringList ids;
        for (const QString &id : sets.value(packed.set))
            ids.append(u'\'' + id + u'\'');
        QString also = packed.also;
        also.replace(QLatin1String("{holder}"), u'\'' + person + u'\'');
        also.replace(QLatin1String("{item-sets}"), QLatin1String("('set1')"));
        QStringList wanted;
        VERIFY_OK(m_project->admin->execute(m_project->sql(QStringLiteral("SET search_path = {S}"))));
        VERIFY_OK(m_project->admin->read(QStringLiteral("SELECT concat_ws(' | ', %1) FROM %2 WHERE %3 IN (%4)%5")
                                             .arg(expressions.join(u','), packed.table, packed.key,
                                                  ids.isEmpty() ? QStringLiteral("NULL") : ids.join(u','),
                                                  also.isEmpty() ? QString() : QLatin1String(" AND ") + also),
                                         {}, [&](const Row &row) { wanted.append(row.text(0)); }));
        wanted.sort();
        compared += static_cast<int>(wanted.size());
        QCOMPARE((packed.table + QLatin1String(": ")) + lines(m_project->at(person), packed.table, columns).join(u'\n'),
                 (packed.table + QLatin1String(": ")) + wanted.join(u'\n'));
    }
    QVERIFY2(compared >= 6, qPrintable(QString::number(compared)));
}

void DeskLayerTest::settledWorkIsShownToWhoHandedIn()
{
    const QStringList id{QStringLiteral("id")};
    const auto seen = [&](const char *person, const char *table) -> QString { return lines(m_project->at(QLatin1String(person)),
                                                                                           QLatin1String(table), id)
                                                                                  .join(u' '); };
    QCOMPARE(seen("anna", "annotation"), QStringLiteral("a1 a2 a3 b3 g3"));
    QCOMPARE(seen("bert", "annotation"), QStringLiteral("a3 b2 b3 b4 g3"));
    for (const char *blind : {"vera", "vito", "judy", "jack"})
        QCOMPARE(seen(blind, "annotation"), QString());
    QCOMPARE(seen("egon", "annotation"), QStringLiteral("g3"));
    // By whom the gold is, is nobody's business at a blind desk.
    QCOMPARE(lines(m_project->at(QStringLiteral("egon")), QStringLiteral("annotation"), {QStringLiteral("person_id")}).join(u' '),
             QStringLiteral("NULL"));
    for (const QString &person : m_project->people)
        QCOMPARE(lines(m_project->at(person), QStringLiteral("image"), id).size(), 5);
    for (const QString &stage : lines(m_project->at(QStringLiteral("vera")), QStringLiteral("image"), {QStringLiteral("stage")}))
        QCOMPARE(stage, QStringLiteral("validating"));
    QCOMPARE(seen("bert", "work_return"), QStringLiteral("return1"));
    QCOMPARE(seen("anna", "work_return"), QString());
    QCOMPARE(seen("egon", "error_code"), QStringLiteral("cerror1egon"));
    QCOMPARE(seen("ella", "comment"), QStringLiteral("kjack"));
    // Decided, the codes of others are shown.
    m_project->administer(QStringLiteral("INSERT INTO {S}.error_code (id, case_id, final, state, verdict, content, created_at, "
                                         "created_by) VALUES "
                                         "('final1', 'error1', 1, 'submitted', 'model-wrong', '', '2026', 'jack')"));
    QCOMPARE(seen("egon", "error_code"), QStringLiteral("cerror1egon cerror1ella final1"));
    m_project->administer(QStringLiteral("DELETE FROM {S}.error_code WHERE id = 'final1'"));
    // Who is gone sees nothing any more, in the session that is open.
    m_project->administer(QStringLiteral("UPDATE {S}.person SET active = 0 WHERE id = 'bert'"));
    QCOMPARE(seen("bert", "annotation"), QString());
    QCOMPARE(seen("bert", "image"), QString());
    m_project->administer(QStringLiteral("UPDATE {S}.person SET active = 1 WHERE id = 'bert'"));
}

void DeskLayerTest::everybodyWritesTheirOwn()
{
    struct Step {
        const char *person;
        const char *statement;
    };
    const QList<Step> steps{
        {"anna", "UPDATE annotation SET explanation = 'mine', unsure = 1, version = version + 1 WHERE id = 'a1' AND version = 1"},
        {"anna", "DELETE FROM annotation_label WHERE annotation_id = 'a1'"},
        {"anna", "INSERT INTO annotation_label (annotation_id, dimension, label, position) VALUES ('a1', 'd', 'l', 0) ON CONFLICT DO "
                 "NOTHING"},
        {"anna", "INSERT INTO question (id, annotation_id, position, state, created_at, created_by) VALUES ('new', 'a1', 2, 'active', "
                 "'2026', 'anna')"},
        {"anna", "UPDATE question_version SET stem = 'better', rationale = 'because' WHERE id = 'wa1'"},
        {"anna", "UPDATE question_option SET note = 'n' WHERE question_version_id = 'wa1' AND id = 'o1'"},
        {"anna", "DELETE FROM question_key WHERE question_version_id = 'wa1'"},
        {"anna", "INSERT INTO question_key (question_version_id, option_id) VALUES ('wa1', 'o1')"},
        {"anna", "INSERT INTO annotation_skip (image_id, person_id, created_at) VALUES ('image1', 'anna', '2026') ON CONFLICT DO NOTHING"},
        {"anna", "INSERT INTO text_draft (person_id, place, body, updated_at) VALUES ('anna', 'p', 'b', '2026') ON CONFLICT (person_id, "
                 "place) "
                 "DO UPDATE SET body = excluded.body"},
        {"anna", "INSERT INTO event (id, session, entity, subject_id, action, before_value, after_value, created_at, created_by) VALUES "
                 "('ev', 's', "
                 "'image', 'image1', 'seen', '', '', '2026', 'anna')"},
        {"anna", "INSERT INTO comment (id, entity, subject_id, image_id, field, body, state, created_at, created_by) VALUES ('c', 'image', "
                 "'image1', 'image1', '', 'b', 'open', '2026', 'anna')"},
        {"bert", "UPDATE work_return SET answered_at = '2026' WHERE id = 'return1'"},
        {"vera", "INSERT INTO vote (id, validation_id, question_version_id, round, seed, shown_order, option_id, correct, milliseconds, "
                 "flags, note, "
                 "created_at, created_by) VALUES ('v', 'round3', 'wa3', 1, 1, '[]', 'o1', 0, 1, '[]', '', '2026', 'vera')"},
        {"judy", "UPDATE discrepancy SET state = 'settled', version = version + 1 WHERE id = 'dcase2'"},
        {"judy", "UPDATE adjudication SET superseded = 1 WHERE discrepancy_id = 'dcase2' AND superseded = 0"},
        {"egon", "UPDATE error_code SET content = 'c', state = 'submitted' WHERE id = 'cerror1egon' AND version = 1"},
    };
    for (const Step &step : steps) {
        const auto done = m_project->at(QLatin1String(step.person)).ask(QLatin1String(step.statement));
        QVERIFY2(!done.refused && done.rows == 1, qPrintable(QLatin1String(step.statement) + u' ' + done.message));
    }
    // The way from a draft to what was handed in, as the program goes it.
    const Session &anna = m_project->at(QStringLiteral("anna"));
    for (const char *statement :
         {"BEGIN", "UPDATE annotation SET state = 'submitted' WHERE id = 'a1'",
          "INSERT INTO submission (id, annotation_id, image_id, person_id, number, round, blind, newest_blind, withdrawn, content, "
          "created_at, "
          "created_by) VALUES ('s', 'a1', 'image1', 'anna', 7, 7, 0, 0, 0, '{}', '2026', 'anna')",
          "UPDATE submission SET newest_blind = 0 WHERE id = 's' AND newest_blind = 1",
          "INSERT INTO submission_label (submission_id, dimension, label, position) VALUES ('s', 'd', 'l', 0)"})
        QCOMPARE(anna.run(QLatin1String(statement)).message, QString());
    const auto handedIn = anna.run(QStringLiteral("SELECT s.number, s.round, s.blind, s.newest_blind, w.frozen FROM submission s, "
                                                  "question_version w "
                                                  "WHERE s.id = 's' AND w.id = 'wa1'"));
    for (const char *statement : {"SAVEPOINT x", "UPDATE annotation SET state = 'draft' WHERE id = 'a1'", "ROLLBACK TO x"})
        QVERIFY(anna.run(QLatin1String(statement)).rows == 0);
    QVERIFY(anna.run(QStringLiteral("UPDATE question_version SET stem = 'later' WHERE id = 'wa1'")).rows == 0);
    (void)anna.run(QStringLiteral("ROLLBACK"));
    QCOMPARE(handedIn.message, QString());
    QCOMPARE(handedIn.cells, (QStringList{QStringLiteral("1"), QStringLiteral("1"), QStringLiteral("1"), QStringLiteral("1"),
                                          QStringLiteral("1")}));
}

void DeskLayerTest::theServerSetsWhatADeskMayNotSay()
{
    const Session &vera = m_project->at(QStringLiteral("vera"));
    const auto correct = [&](const char *option, const char *said) -> QString {
        const auto done = vera.run(QStringLiteral("INSERT INTO vote (id, validation_id, question_version_id, round, seed, shown_order, "
                                                  "option_id, "
                                                  "correct, milliseconds, flags, note, created_at, created_by) VALUES ('v', 'round3', "
                                                  "'wa3', 1, 1, "
                                                  "'[]', '%1', %2, 1, '[]', '', '2026', 'vera')")
                                       .arg(QLatin1String(option), QLatin1String(said)));
        const QString stored = *m_project->admin->text(m_project->sql(QStringLiteral("SELECT correct::text FROM {S}.vote WHERE id = 'v'")));
        const auto shown = vera.run(QStringLiteral("SELECT correct FROM vote WHERE id = 'v'"));
        m_project->administer(QStringLiteral("DELETE FROM {S}.vote WHERE id = 'v'"));
        return done.message + stored + u' ' + shown.cells.join(u' ');
    };
    QCOMPARE(correct("o1", "1"), QStringLiteral("0 0"));
    QCOMPARE(correct("o2", "0"), QStringLiteral("1 0"));
    QVERIFY(!vera.run(QStringLiteral("INSERT INTO event (id, session, entity, action, before_value, after_value, created_at, created_by) "
                                     "VALUES "
                                     "('forged', 's', 'image', 'seen', '', '', '2026', 'anna')"))
                 .refused);
    QCOMPARE(*m_project->admin->text(m_project->sql(QStringLiteral(
                                                        "SELECT e.created_by || ' ' || (s.login = '%1')::text FROM {S}.event e JOIN "
                                                        "{D}.event_stored s ON s.event_id = e.id WHERE e.id = "
                                                        "'forged'")
                                                        .arg(m_project->loginOf(QStringLiteral("vera"))))),
             QStringLiteral("vera true"));
    // Not even home changes what was recorded.
    m_project->invite(m_project->lead.toString(), m_project->loginOf(QStringLiteral("boss")), QStringLiteral("home"));
    {
        const Session boss(m_project->loginOf(QStringLiteral("boss")), m_project->admin->location(), {m_project->names.schema()});
        QVERIFY(boss.ask(QStringLiteral("SELECT * FROM question_key")).rows > 3);
        QVERIFY(!boss.ask(QStringLiteral("UPDATE image SET note = 'n'")).refused);
        QVERIFY(boss.ask(QStringLiteral("UPDATE event SET action = 'other'")).refused);
        QVERIFY(boss.ask(QStringLiteral("DELETE FROM event")).refused);
        QVERIFY(boss.ask(QStringLiteral("TRUNCATE event")).refused);
        QVERIFY(!boss.run(QStringLiteral("INSERT INTO audit_seal (number, covers, events, hash, created_at) VALUES (1, '1', 1, 'h', "
                                         "'2026')"))
                     .refused);
        QCOMPARE(boss.ask(QStringLiteral("SELECT * FROM audit_seal")).rows, 1);
        QVERIFY(boss.ask(QStringLiteral("UPDATE audit_seal SET hash = 'other'")).refused);
        QVERIFY(boss.ask(QStringLiteral("DELETE FROM audit_seal")).refused);
        QVERIFY(boss.ask(QStringLiteral("TRUNCATE audit_seal")).refused);
        m_project->administer(QStringLiteral("DELETE FROM {S}.audit_seal"));
    }
}

void DeskLayerTest::onlyHomeInvites()
{
    const QString call = m_project->sql(QStringLiteral("SELECT {D}.invite('anna', '{prefix}eve', '%1', now() + interval '1 "
                                                       "day')")
                                            .arg(DeskProject::verifier()));
    for (const QString &person : m_project->people) {
        QVERIFY(m_project->at(person).ask(call).refused);
        QVERIFY(m_project->at(person).ask(m_project->sql(QStringLiteral("SELECT {D}.revoke('{prefix}anna')"))).refused);
        QVERIFY(m_project->at(person).ask(m_project->sql(QStringLiteral("SELECT {D}.renew('md5aaaa')"))).refused);
    }
    m_project->invite(QStringLiteral("anna"), m_project->loginOf(QStringLiteral("second")));
    {
        const Session second(m_project->loginOf(QStringLiteral("second")), m_project->admin->location(), {m_project->names.desk()});
        QVERIFY(second.database.isOpen());
        QVERIFY(!second.run(m_project->sql(QStringLiteral("SELECT {D}.renew('%1')").arg(DeskProject::verifier()))).refused);
        m_project->administer(QStringLiteral("SELECT {D}.revoke('{prefix}second')"));
        QVERIFY(second.ask(QStringLiteral("SELECT id FROM annotation")).rows == 0);
    }
    const Session again(m_project->loginOf(QStringLiteral("second")), m_project->admin->location(), {m_project->names.desk()});
    QVERIFY(!again.database.isOpen());
}

void DeskLayerTest::hostileLoginsAreRefused_data()
{
    QTest::addColumn<QString>("login");
    QTest::addColumn<QString>("verifier");
    const QString good = DeskProject::verifier();
    const QStringList logins{QStringLiteral("postgres"), QStringLiteral("{prefix}owner"), QStringLiteral("{prefix}home"),
                             QStringLiteral("{prefix}anna"),
                             QStringLiteral("{prefix}Anna"), QStringLiteral("{prefix}a\"; DROP ROLE x; --"), QStringLiteral("{prefix}a''b"),
                             QStringLiteral("{prefix}"), QStringLiteral("{prefix}a b"), QStringLiteral("{prefix}a\nb"),
                             QStringLiteral("{prefix}ä"),
                             QStringLiteral("{prefix}abcdefghijklmnopqrstuvwxyz"), QStringLiteral("eve"), QStringLiteral("pg_eve"),
                             QString(),
                             QStringLiteral("{prefix}eve SUPERUSER"), QStringLiteral("{prefix}a;"), QStringLiteral("{prefix}1a"),
                             QStringLiteral("{prefix}a\\")};
    for (const QString &login : logins)
        QTest::newRow(qPrintable(u'<' + QString(login).replace(u'\n', u'n') + u'>')) << login << good;
    const QStringList verifiers{QStringLiteral("secret"), QStringLiteral("md5aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"), QString(), good + u'\n',
                                good + QStringLiteral("'' SUPERUSER"), QString(good).replace(QLatin1String("4096"), QLatin1String("1"))};
    for (int i = 0; i < verifiers.size(); ++i)
        QTest::newRow(qPrintable(QStringLiteral("verifier %1").arg(i))) << QStringLiteral("{prefix}eve") << verifiers.at(i);
}

void DeskLayerTest::hostileLoginsAreRefused()
{
    QFETCH(QString, login);
    QFETCH(QString, verifier);
    const QString roles = QStringLiteral("SELECT count(*)::text FROM pg_roles");
    const QString before = *m_project->admin->text(roles);
    const auto done = m_project->admin->execute(
        m_project->sql(QStringLiteral("SELECT {D}.invite('anna', '%1', '%2', now() + interval '1 day')").arg(login, verifier)));
    QVERIFY(!done);
    QCOMPARE(*m_project->admin->text(roles), before);
}

void DeskLayerTest::nothingIsLeftBehind()
{
    DeskProject other;
    VERIFY_OK(removeDeskLayer(*other.admin));
    QCOMPARE(*other.admin->number(other.sql(QStringLiteral("SELECT count(*) FROM pg_roles WHERE rolname LIKE '{prefix}%'"))), 0);
    QCOMPARE(*other.admin->number(other.sql(QStringLiteral("SELECT count(*) FROM pg_policies WHERE schemaname = {'S'}"))), 0);
    QCOMPARE(*other.admin->number(other.sql(QStringLiteral("SELECT count(*) FROM pg_namespace WHERE nspname = {'D'}"))), 0);
    VERIFY_OK(installDeskLayer(*other.admin));
    VERIFY_OK(removeDeskLayer(*other.admin));
}

QTEST_GUILESS_MAIN(DeskLayerTest)
#include "desklayertest.moc"
