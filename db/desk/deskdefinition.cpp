// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/desk/deskdefinition.h"

#include "db/desk/deskguards.h"
#include "db/desk/desksets.h"
#include "db/desk/deskstudies.h"
#include "db/desk/deskturns.h"
#include "db/desk/deskwrites.h"

#include <QCryptographicHash>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

/// Gives a function or table of the desk to a role.
QString owned(const char *what, const QString &name, const char *role)
{
    return QStringLiteral("ALTER %1 {D}.%2 OWNER TO {%3}").arg(QString::fromLatin1(what), name, QString::fromLatin1(role));
}

const DeskTable *readsOf(const QString &table)
{
    const QList<DeskTable> &all = deskTables();
    const auto found = std::find_if(all.begin(), all.end(), [&](const DeskTable &one) { return one.table == table; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace

QStringList DeskDefinition::roles() const
{
    QStringList made;
    for (const char *kind : {"owner", "gate", "admin", "home", "member", "participant"}) {
        made.append(QStringLiteral("DO $do$ BEGIN IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = {'%1'}) THEN CREATE ROLE {%1}; "
                                   "END IF; "
                                   "END $do$")
                        .arg(QLatin1String(kind)));
        made.append(QStringLiteral("ALTER ROLE {%1} NOLOGIN INHERIT NOSUPERUSER NOCREATEDB %2 NOREPLICATION NOBYPASSRLS")
                        .arg(QLatin1String(kind), QLatin1String(qstrcmp(kind, "admin") == 0 ? "CREATEROLE" : "NOCREATEROLE")));
    }
    // To end the connections of whom is revoked, and to make members.
    made << QStringLiteral("GRANT pg_signal_backend, pg_read_all_stats TO {admin}")
         << QStringLiteral("GRANT {home}, {member}, {participant} TO {admin} WITH ADMIN OPTION")
         << QStringLiteral("REVOKE ALL ON DATABASE {database} FROM PUBLIC")
         << QStringLiteral("GRANT CONNECT ON DATABASE {database} TO {home}, {member}, {participant}")
         << QStringLiteral("REVOKE ALL ON SCHEMA public FROM PUBLIC")
         // To compare the tables with those that the program makes.
         << QStringLiteral("GRANT TEMPORARY ON DATABASE {database} TO {home}")
         // Compiling a small query takes longer than running it.
         << QStringLiteral("ALTER DATABASE {database} SET jit = off")
         << QStringLiteral("ALTER DEFAULT PRIVILEGES FOR ROLE {gate} REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC")
         << QStringLiteral("ALTER DEFAULT PRIVILEGES FOR ROLE {owner} REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC")
         << QStringLiteral("CREATE SCHEMA IF NOT EXISTS {D}");
    for (const char *schema : {"S", "D"})
        made.append(QStringLiteral("REVOKE ALL ON SCHEMA {%1} FROM PUBLIC").arg(QLatin1String(schema)));
    made << QStringLiteral("GRANT USAGE ON SCHEMA {S} TO {gate}, {admin}, {home}, {member}, {participant}")
         << QStringLiteral("GRANT USAGE ON SCHEMA {D} TO {owner}, {admin}, {home}, {member}, {participant}");
    return made;
}

QStringList DeskDefinition::tables() const
{
    QStringList made;
    for (auto table = m_catalog.cbegin(); table != m_catalog.cend(); ++table) {
        const QString name = QLatin1String("{S}.") + DeskNames::quoted(table.key());
        made << QStringLiteral("ALTER TABLE %1 OWNER TO {owner}").arg(name)
             << QStringLiteral("REVOKE ALL ON %1 FROM PUBLIC").arg(name)
             << QStringLiteral("ALTER TABLE %1 ENABLE ROW LEVEL SECURITY").arg(name)
             << QStringLiteral("ALTER TABLE %1 FORCE ROW LEVEL SECURITY").arg(name)
             << QStringLiteral("CREATE POLICY home ON %1 TO {home} USING (true) WITH CHECK (true)").arg(name)
             << QStringLiteral("CREATE POLICY gate ON %1 TO {gate} USING (true) WITH CHECK (true)").arg(name)
             << QStringLiteral("GRANT SELECT ON %1 TO {gate}").arg(name);
        // Nobody changes what was recorded.
        const bool isAudit = table.key() == QLatin1String("event") || table.key() == QLatin1String("audit_seal");
        made.append(QStringLiteral("GRANT %1 ON %2 TO {home}")
                        .arg(QLatin1String(isAudit ? "SELECT, INSERT" : "SELECT, INSERT, UPDATE, DELETE"), name));
    }
    made << QStringLiteral("GRANT UPDATE (newest_blind) ON {S}.submission TO {gate}")
         << QStringLiteral("GRANT UPDATE (frozen) ON {S}.question_version TO {gate}")
         << QStringLiteral("GRANT INSERT ON {S}.event TO {gate}")
         << QStringLiteral("GRANT SELECT (id, active) ON {S}.person TO {admin}")
         << QStringLiteral("GRANT SELECT (id, state, simulated) ON {S}.participant TO {admin}")
         << QStringLiteral("CREATE POLICY admin ON {S}.person FOR SELECT TO {admin} USING (true)")
         << QStringLiteral("CREATE POLICY admin ON {S}.participant FOR SELECT TO {admin} USING (true)")
         << QStringLiteral("ALTER SCHEMA {S} OWNER TO {owner}");
    return made;
}

QStringList DeskDefinition::sets() const
{
    QStringList made;
    const QList<DeskSet> all = deskSets();
    for (const DeskSet &set : all) {
        made << QStringLiteral("CREATE VIEW {D}.%1 WITH (security_barrier) AS %2").arg(set.name, set.query)
             << owned("VIEW", set.name, "gate")
             << QStringLiteral("GRANT SELECT ON {D}.%1 TO %2")
                    .arg(set.name, roleOf(set.ofParticipants ? DeskGroup::Participants : DeskGroup::Members));
    }
    return made;
}

QStringList DeskDefinition::reading() const
{
    QStringList made;
    for (const DeskTable &table : deskTables()) {
        const DeskReads reads(table, m_catalog.value(table.table));
        const QString name = QLatin1String("{S}.") + table.table;
        const QString grantees = reads.grantees();
        if (const QStringList columns = reads.plainColumns(); !columns.isEmpty())
            made.append(QStringLiteral("GRANT SELECT (%1) ON %2 TO %3").arg(columns.join(QLatin1String(", ")), name, grantees));
        for (const DeskGroup group : {DeskGroup::Members, DeskGroup::Participants}) {
            if (!reads.isFor(group))
                continue;
            made.append(QStringLiteral("CREATE POLICY %1 ON %2 FOR SELECT TO %3 USING (%4)")
                            .arg(policyName("seen", group), name, roleOf(group), reads.rows(group)));
        }
        made += reads.functions();
        for (const QString &column : reads.maskedByFunction()) {
            const QString signature = QStringLiteral("%1(%2)").arg(reads.maskName(column), reads.keyTypes().join(QLatin1String(", ")));
            made << owned("FUNCTION", signature, "gate") << QStringLiteral("REVOKE ALL ON FUNCTION {D}.%1 FROM PUBLIC").arg(signature)
                 << QStringLiteral("GRANT EXECUTE ON FUNCTION {D}.%1 TO %2").arg(signature, grantees);
        }
        if (const QString apart = reads.apartView(); !apart.isEmpty()) {
            made << apart << owned("VIEW", reads.apartName(), "gate")
                 << QStringLiteral("GRANT SELECT ON {D}.%1 TO %2").arg(reads.apartName(), grantees);
        }
        if (reads.hasView()) {
            made << reads.view() << owned("VIEW", table.table, "gate")
                 << QStringLiteral("GRANT SELECT ON {D}.%1 TO %2").arg(table.table, grantees);
        }
    }
    return made;
}

QStringList DeskDefinition::writing() const
{
    QStringList made;
    QSet<QString> known;
    for (const DeskWrite &write : deskWrites()) {
        const DeskTable *table = readsOf(write.table);
        if (!table)
            continue;
        const DeskReads reads(*table, m_catalog.value(write.table));
        const DeskWriting writing(write, reads);
        made += writing.policies() + writing.grants();
        // The view of a table that members and participants write has one of each.
        if (!known.contains(write.table))
            made += writing.triggers();
        known.insert(write.table);
    }
    return made;
}

QStringList DeskDefinition::owning() const
{
    // Whatever functions there are now: of the admin role, or of the gate; of nobody else.
    return {
        QStringLiteral("ALTER TABLE {D}.member OWNER TO {gate}"),
        QStringLiteral("ALTER TABLE {D}.event_stored OWNER TO {gate}"),
        QStringLiteral("REVOKE ALL ON {D}.member, {D}.event_stored FROM PUBLIC"),
        QStringLiteral("GRANT SELECT, INSERT, UPDATE ON {D}.member TO {admin}"),
        QStringLiteral("GRANT SELECT ON {D}.member, {D}.event_stored TO {home}"),
        QStringLiteral("DO $do$ DECLARE f record; BEGIN FOR f IN SELECT p.oid::regprocedure AS called, p.proname IN ('invite', 'renew', "
                       "'revoke') AS admin FROM pg_proc p WHERE p.pronamespace = {'D'}::text::regnamespace LOOP EXECUTE format('ALTER "
                       "FUNCTION %s "
                       "OWNER TO %I', f.called, CASE WHEN f.admin THEN {'admin'} ELSE {'gate'} END); EXECUTE format('REVOKE ALL ON "
                       "FUNCTION %s "
                       "FROM PUBLIC', f.called); END LOOP; END $do$"),
        QStringLiteral("GRANT EXECUTE ON FUNCTION {D}.me(), {D}.has(text), {D}.at_desk(), {D}.at_home(), {D}.participant() TO {member}, "
                       "{participant}, {home}, {admin}"),
        QStringLiteral("GRANT EXECUTE ON FUNCTION {D}.invite(text, text, text, timestamptz, text), {D}.revoke(text) TO {home}"),
        QStringLiteral("GRANT EXECUTE ON FUNCTION {D}.renew(text) TO {home}, {member}, {participant}"),
        QStringLiteral("GRANT EXECUTE ON FUNCTION {D}.note_login(text) TO {admin}"),
        QStringLiteral("ALTER SCHEMA {D} OWNER TO {gate}"),
    };
}

QStringList DeskDefinition::statements() const
{
    const QStringList made = roles() + deskPeople() + tables() + sets() + reading() + writing() + deskGuards() + deskStudies()
                           + deskTurns(m_catalog) + deskInvitations() + owning();
    QStringList filled;
    for (const QString &statement : made)
        filled.append(m_names.filled(statement));
    return filled;
}

QStringList DeskDefinition::clearing() const
{
    const QStringList made{
        QStringLiteral("DO $do$ DECLARE q record; BEGIN FOR q IN SELECT policyname, tablename FROM pg_policies WHERE schemaname = {'S'} "
                       "LOOP "
                       "EXECUTE format('DROP POLICY %I ON %I.%I', q.policyname, {'S'}, q.tablename); END LOOP; END $do$"),
        QStringLiteral("DO $do$ DECLARE q record; BEGIN FOR q IN SELECT t.tgname, c.relname FROM pg_trigger t JOIN pg_class c ON c.oid = "
                       "t.tgrelid WHERE c.relnamespace = {'S'}::text::regnamespace AND t.tgname LIKE 'desk\\_%' LOOP EXECUTE format('DROP "
                       "TRIGGER %I ON %I.%I', q.tgname, {'S'}, q.relname); END LOOP; END $do$"),
        QStringLiteral("DO $do$ DECLARE q record; BEGIN FOR q IN SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = "
                       "c.relnamespace "
                       "WHERE n.nspname = {'D'} AND c.relkind = 'v' LOOP EXECUTE format('DROP VIEW IF EXISTS %I.%I CASCADE', {'D'}, "
                       "q.relname); "
                       "END LOOP; END $do$"),
        QStringLiteral("DO $do$ DECLARE q record; BEGIN FOR q IN SELECT p.oid::regprocedure AS called FROM pg_proc p JOIN pg_namespace n "
                       "ON "
                       "n.oid = p.pronamespace WHERE n.nspname = {'D'} LOOP EXECUTE format('DROP FUNCTION IF EXISTS %s CASCADE', "
                       "q.called); END "
                       "LOOP; END $do$"),
        // Grants of the tables, whoever made them.
        QStringLiteral("DO $do$ DECLARE q record; BEGIN FOR q IN SELECT DISTINCT c.relname, a.grantee FROM pg_class c CROSS JOIN LATERAL "
                       "(SELECT (aclexplode(c.relacl)).grantee UNION SELECT (aclexplode(t.attacl)).grantee FROM pg_attribute t WHERE "
                       "t.attrelid "
                       "= c.oid) a WHERE c.relnamespace = {'S'}::text::regnamespace AND c.relkind IN ('r', 'p', 'S') AND a.grantee <> "
                       "c.relowner LOOP EXECUTE format('REVOKE ALL ON %I.%I FROM %s', {'S'}, q.relname, CASE WHEN q.grantee = 0 THEN "
                       "'PUBLIC' "
                       "ELSE q.grantee::regrole::text END); END LOOP; END $do$"),
    };
    QStringList filled;
    for (const QString &statement : made)
        filled.append(m_names.filled(statement));
    return filled;
}

QString DeskDefinition::hash() const
{
    return QString::fromLatin1(
        QCryptographicHash::hash(statements().join(u'\n').toUtf8(), QCryptographicHash::Sha256).toHex());
}

QStringList DeskDefinition::deskGrants() const
{
    QStringList grants;
    const auto word = [](DeskGroup group) { return QLatin1String(group == DeskGroup::Members ? "member" : "participant"); };
    for (const DeskTable &table : deskTables()) {
        const DeskReads reads(table, m_catalog.value(table.table));
        const QList<DeskGroup> groups = reads.groups();
        for (const DeskGroup group : groups) {
            for (const QString &column : reads.plainColumns())
                grants.append(QStringLiteral("%1.%2 SELECT TO %3").arg(table.table, column, word(group)));
        }
    }
    for (const DeskWrite &write : deskWrites()) {
        const DeskTable *table = readsOf(write.table);
        if (!table)
            continue;
        const DeskReads reads(*table, m_catalog.value(write.table));
        const QLatin1String who = word(write.group());
        for (const QString &column : DeskWriting(write, reads).insertable())
            grants.append(QStringLiteral("%1.%2 INSERT TO %3").arg(write.table, column, who));
        for (const QString &column : write.changed)
            grants.append(QStringLiteral("%1.%2 UPDATE TO %3").arg(write.table, column, who));
        if (write.deleted)
            grants.append(QStringLiteral("%1 DELETE TO %2").arg(write.table, who));
    }
    grants.sort();
    return grants;
}

Result<DeskDefinition> deskDefinition(Connection &server)
{
    const ProjectLocation &location = server.location();
    YUYI_TRY(const auto database, server.text(QStringLiteral("SELECT current_database()::text")));
    YUYI_TRY(const auto catalog, readDeskCatalog(server, location.schema));
    return DeskDefinition(DeskNames(database, location.schema), catalog);
}

} // namespace yuyi
