// SPDX-License-Identifier: GPL-3.0-or-later
// A login at a desk is a shell of the server: what somebody tries there is refused or finds nothing.
#include "tests/db/desk/attacks.h"
#include "tests/db/desk/participantattacks.h"
#include "tests/db/desk/studydeskproject.h"

#include "db/desk/deskwrites.h"
#include "db/packages/deskcolumns.h"

#include <QRandomGenerator>
#include <QRegularExpression>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

class DeskAttacksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!hasWantedServer())
            QFAIL("a server is needed");
        if (!qEnvironmentVariableIsSet("PGHOST"))
            QSKIP("There is no server.");
        m_project = std::make_unique<StudyDeskProject>();
    }
    void cleanupTestCase() { m_project.reset(); }

    void hiddenColumnsAreRefused_data() { addPeople(); }
    void hiddenColumnsAreRefused();
    void foreignTablesAreNotWritten_data() { addPeople(); }
    void foreignTablesAreNotWritten();
    void tricksFindNothing_data() { addPeople(); }
    void tricksFindNothing();
    void randomStatementsTellNothing_data() { addPeople(); }
    void randomStatementsTellNothing();

private:
    static void addPeople()
    {
        QTest::addColumn<QString>("person");
        QTest::addColumn<Role>("role");
        QTest::newRow("annotator") << QStringLiteral("anna") << Role::Annotator;
        QTest::newRow("validator") << QStringLiteral("vera") << Role::Validator;
        QTest::newRow("adjudicator") << QStringLiteral("judy") << Role::Adjudicator;
        QTest::newRow("expert") << QStringLiteral("egon") << Role::Expert;
        QTest::newRow("participant") << QStringLiteral("pia") << Role::Participant;
    }
    /// Words of the project that stand in the text although they are not this person's.
    static QStringList leaks(const QString &person, const QByteArray &text)
    {
        static const QRegularExpression word(QStringLiteral("«[^»]*»"));
        const QRegularExpression own(QLatin1Char('^') + ownWords(person) + QLatin1Char('$'));
        QStringList found;
        for (auto match = word.globalMatch(QString::fromUtf8(text)); match.hasNext();) {
            const QString one = match.next().captured();
            if (!own.match(one.mid(1, one.size() - 2)).hasMatch())
                found.append(one);
        }
        return found;
    }
    /// Whether the package rules show this column to the role as it is.
    static bool isShown(const QString &table, const QString &column, Role role)
    {
        for (const DeskTable &one : deskTables()) {
            if (one.table != table)
                continue;
            for (const DeskRule &rule : one.rules) {
                for (const PackedColumn &packed : rule.columns) {
                    if (rule.role == role && packed.name == column && packed.expression == column)
                        return true;
                }
            }
        }
        return false;
    }
    static bool isWritten(const QString &table, Role role)
    {
        const QList<DeskWrite> &writes = deskWrites();
        return std::any_of(writes.begin(), writes.end(), [&](const DeskWrite &write) {
            return write.table == table && write.group() == groupOf(role) && (write.everybody || write.role == role);
        });
    }
    /// Whose turn it is: the holder may keep it for longer.
    static bool isTurn(const QString &table) { return table == QLatin1String("assignment") || table == QLatin1String("adjudication_case"); }
    /// All turns of all people, but for how long they are held.
    QString turns() const
    {
        QString all;
        for (const char *table : {"assignment", "adjudication_case"}) {
            const auto rows = m_project->admin->text(m_project->sql(
                QStringLiteral(
                    "SELECT json_agg(to_jsonb(t) - 'reserved_until' - 'version' ORDER BY t.id)::text FROM {S}.%1 t")
                    .arg(QLatin1String(table))));
            all += rows ? *rows : rows.error().detail;
        }
        return all;
    }

    std::unique_ptr<StudyDeskProject> m_project;
};

void DeskAttacksTest::hiddenColumnsAreRefused()
{
    QFETCH(QString, person);
    QFETCH(Role, role);
    int tried = 0;
    for (auto table = m_project->catalog.cbegin(); table != m_project->catalog.cend(); ++table) {
        for (const CatalogColumn &column : *table) {
            if (isShown(table.key(), column.name, role))
                continue;
            ++tried;
            const auto answer = m_project->at(person).ask(
                m_project->sql(QStringLiteral("SELECT %1 FROM {S}.%2 WHERE %1 IS NOT NULL").arg(column.name, table.key())));
            QVERIFY2(answer.refused || answer.rows == 0, qPrintable(table.key() + u'.' + column.name + u' ' + answer.cells.join(u',')));
            QCOMPARE(leaks(person, answer.text()), QStringList());
        }
    }
    QVERIFY2(tried > 300, qPrintable(QString::number(tried)));
}

void DeskAttacksTest::foreignTablesAreNotWritten()
{
    QFETCH(QString, person);
    QFETCH(Role, role);
    int tried = 0;
    for (auto table = m_project->catalog.cbegin(); table != m_project->catalog.cend(); ++table) {
        const QString column = table->constLast().name;
        for (const char *schema : {"{S}", "{D}"}) {
            const QString name = QLatin1String(schema) + u'.' + table.key();
            QStringList statements{QStringLiteral("TRUNCATE %1").arg(name), QStringLiteral("LOCK TABLE %1 IN SHARE MODE; TRUNCATE "
                                                                                           "%1")
                                                                                .arg(name),
                                   QStringLiteral("ALTER TABLE %1 DISABLE ROW LEVEL SECURITY").arg(name),
                                   QStringLiteral("DROP TABLE %1 CASCADE").arg(name)};
            if (!isWritten(table.key(), role)) {
                statements << QStringLiteral("DELETE FROM %1").arg(name) << QStringLiteral("UPDATE %1 SET %2 = %2").arg(name, column)
                           << QStringLiteral("INSERT INTO %1 SELECT * FROM %1").arg(name)
                           << QStringLiteral("INSERT INTO %1 DEFAULT VALUES").arg(name);
            }
            for (const QString &statement : std::as_const(statements)) {
                ++tried;
                const auto answer = m_project->at(person).ask(m_project->sql(statement));
                if (isTurn(table.key()) && answer.rows > 0) {
                    const QString before = turns();
                    QVERIFY2(before.contains(QStringLiteral("person_id")), qPrintable(before));
                    QVERIFY(!m_project->at(person).run(m_project->sql(statement)).refused);
                    QCOMPARE(turns(), before);
                    continue;
                }
                QVERIFY2(answer.refused || answer.rows == 0, qPrintable(statement + u' ' + QString::number(answer.rows)));
                QCOMPARE(leaks(person, answer.text()), QStringList());
            }
        }
    }
    QVERIFY2(tried > 300, qPrintable(QString::number(tried)));
}

void DeskAttacksTest::tricksFindNothing()
{
    QFETCH(QString, person);
    QStringList tricks;
    for (const char *trick : attackStatements() + participantAttacks())
        tricks.append(QString::fromUtf8(trick));
    QSet<QString> different(tricks.cbegin(), tricks.cend());
    QCOMPARE(different.size(), tricks.size());
    // Together with the tables and columns above, each of which is an attack too.
    QVERIFY2(tricks.size() > 150, qPrintable(QString::number(tricks.size())));
    QStringList through;
    for (QString trick : std::as_const(tricks)) {
        trick.replace(QLatin1String("{other}"), person == QLatin1String("anna") ? QStringLiteral("bert") : QStringLiteral("anna"));
        trick.replace(QLatin1String("{self}"), person);
        const auto answer = m_project->at(person).ask(m_project->sql(trick));
        const bool empty = answer.rows == 0
                        || (!answer.cells.isEmpty()
                            && std::all_of(answer.cells.begin(), answer.cells.end(), [](const QString &cell) {
                                   return cell.isEmpty() || cell == QLatin1String("0") || cell == QLatin1String("false");
                               }));
        if (!answer.refused && !empty)
            through.append(trick + QLatin1String(" → ") + QString::fromUtf8(answer.text()).left(120));
        const QStringList told = leaks(person, answer.text());
        if (!told.isEmpty())
            through.append(trick + QLatin1String(" tells ") + told.join(u' '));
    }
    QVERIFY2(through.isEmpty(), qPrintable(through.join(u'\n')));
    const QStringList faults = *lintDeskLayer(*m_project->admin);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

/// YUYI_DESK_STATEMENTS: how many for each role.
void DeskAttacksTest::randomStatementsTellNothing()
{
    QFETCH(QString, person);
    const int count = qEnvironmentVariableIsSet("YUYI_DESK_STATEMENTS") ? qEnvironmentVariableIntValue("YUYI_DESK_STATEMENTS") : 300;
    QRandomGenerator random(20260101);
    QStringList sources;
    QMap<QString, QStringList> columns;
    QStringList masks;
    VERIFY_OK(m_project->admin->read(m_project->sql(QStringLiteral("SELECT quote_ident(n.nspname) || '.' || quote_ident(c.relname), "
                                                                   "a.attname::text FROM "
                                                                   "pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN "
                                                                   "pg_attribute a ON "
                                                                   "a.attrelid = c.oid AND a.attnum > 0 WHERE n.nspname IN ({'S'}, "
                                                                   "{'D'}) AND c.relkind IN "
                                                                   "('r', 'v') ORDER BY 1, a.attnum")),
                                     {}, [&](const Row &row) { columns[row.text(0)].append(row.text(1)); }));
    VERIFY_OK(m_project->admin->read(m_project->sql(QStringLiteral("SELECT '{D}.' || p.proname || '(' || repeat('%1,', p.pronargs - 1) "
                                                                   "|| '%1)' FROM pg_proc "
                                                                   "p WHERE p.pronamespace = {'D'}::regnamespace AND p.pronargs > 0 "
                                                                   "ORDER BY 1")),
                                     {}, [&](const Row &row) { masks.append(row.text(0)); }));
    sources = columns.keys();
    const auto any = [&](const QStringList &list) { return list.at(random.bounded(static_cast<int>(list.size()))); };
    int answered = 0;
    for (int i = 0; i < count; ++i) {
        const QString source = any(sources);
        const QString other = any(sources);
        const QString a = any(columns.value(source));
        const QString b = any(columns.value(source));
        const QString c = any(columns.value(other));
        const QString mask = any(masks).replace(QLatin1String("%1"), QStringLiteral("t.%1::text").arg(a));
        const QStringList shapes{
            QStringLiteral("SELECT %2 FROM %1"),
            QStringLiteral("SELECT * FROM %1"),
            QStringLiteral("SELECT t FROM %1 t"),
            QStringLiteral("SELECT to_jsonb(t) FROM %1 t"),
            QStringLiteral("SELECT string_agg(%2::text, ',') FROM %1"),
            QStringLiteral("SELECT min(%2), max(%3) FROM %1"),
            QStringLiteral("SELECT %2::text::integer FROM %1"),
            QStringLiteral("SELECT %3 FROM %1 WHERE %2::text::date > '2000-01-01'"),
            QStringLiteral("SELECT 1 FROM %1 WHERE (%2::text || %3::text)::json IS NOT NULL"),
            QStringLiteral("SELECT x.%4, t.%2 FROM %1 t, %5 x WHERE t.%2::text = x.%4::text"),
            QStringLiteral("SELECT t.%2 FROM %1 t LEFT JOIN %5 x ON x.%4::text::numeric > 0"),
            QStringLiteral("EXPLAIN (ANALYZE, VERBOSE) SELECT %2 FROM %1 WHERE %3::text > 'a'"),
            QStringLiteral("UPDATE %1 SET %2 = %2 RETURNING *"),
            QStringLiteral("DELETE FROM %1 RETURNING %2"),
            QStringLiteral("INSERT INTO %1 (%2) SELECT %4 FROM %5 RETURNING *"),
            QStringLiteral("SELECT %6 FROM %1 t"),
            QStringLiteral("SELECT %2, row_number() OVER (ORDER BY %3) FROM %1"),
            QStringLiteral("WITH w AS MATERIALIZED (SELECT * FROM %1) SELECT * FROM w WHERE %2::text::int = 1"),
            QStringLiteral("SELECT query_to_xml('SELECT * FROM %1', true, true, '')"),
            QStringLiteral("DO $do$ DECLARE r text; BEGIN SELECT %2 INTO r FROM %1 LIMIT 1; RAISE EXCEPTION 'it is %', r; END $do$"),
            QStringLiteral("SELECT ts_stat FROM ts_stat('SELECT to_tsvector(%2::text) FROM %1')"),
            QStringLiteral("SELECT %2 FROM %1 ORDER BY %3 FOR SHARE"),
        };
        QString statement = any(shapes);
        statement.replace(QLatin1String("%1"), source).replace(QLatin1String("%2"), a).replace(QLatin1String("%3"), b);
        statement.replace(QLatin1String("%4"), c).replace(QLatin1String("%5"), other).replace(QLatin1String("%6"), m_project->sql(mask));
        const auto answer = m_project->at(person).ask(statement);
        answered += !answer.refused && answer.rows > 0 ? 1 : 0;
        const QStringList told = leaks(person, answer.text());
        QVERIFY2(told.isEmpty(), qPrintable(statement + QLatin1String(" tells ") + told.join(u' ')));
    }
    // Some of them ask for what is one's own.
    QVERIFY2(answered > count / 30, qPrintable(QString::number(answered)));
}

QTEST_GUILESS_MAIN(DeskAttacksTest)
#include "deskattackstest.moc"
