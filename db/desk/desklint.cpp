// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/desk/desklint.h"

#include "db/desk/deskdefinition.h"
#include "db/rows/stored.h"

#include <QCoreApplication>
#include <QSet>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DeskLint)
};

/// A question to the catalogue whose every answer is a fault; %1 of the sentence is the answer.
struct Rule {
    const char *sentence;
    const char *query;
};

const QList<Rule> &rules()
{
    static const QList<Rule> list{
        {QT_TRANSLATE_NOOP("yuyi::DeskLint", "The table %1 has no forced row level security."),
         "SELECT c.relname::text FROM pg_class c WHERE c.relnamespace = {'S'}::text::regnamespace AND c.relkind IN ('r', 'p') AND NOT "
         "(c.relrowsecurity AND c.relforcerowsecurity)"},
        {QT_TRANSLATE_NOOP("yuyi::DeskLint", "The table %1 does not belong to the owner role."),
         "SELECT c.relname::text FROM pg_class c WHERE c.relnamespace = {'S'}::text::regnamespace AND c.relkind IN ('r', 'p') AND "
         "c.relowner::regrole::text <> quote_ident({'owner'})"},
        {QT_TRANSLATE_NOOP("yuyi::DeskLint", "The table %1 lacks the policy “home” or “gate”."),
         "SELECT c.relname::text FROM pg_class c WHERE c.relnamespace = {'S'}::text::regnamespace AND c.relkind IN ('r', 'p') AND (SELECT "
         "count(*) FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname IN ('home', 'gate')) < 2"},
        {QT_TRANSLATE_NOOP("yuyi::DeskLint", "The schema of the project holds %1, which is not a table."),
         "SELECT c.relname::text FROM pg_class c WHERE c.relnamespace = {'S'}::text::regnamespace AND c.relkind IN ('v', 'm', 'f') UNION "
         "ALL "
         "SELECT p.proname::text FROM pg_proc p WHERE p.pronamespace = {'S'}::text::regnamespace"},
        {QT_TRANSLATE_NOOP("yuyi::DeskLint", "The view %1 does not ask as the one who reads it."),
         "SELECT c.relname::text FROM pg_class c WHERE c.relnamespace = {'D'}::text::regnamespace AND c.relkind = 'v' AND c.relname NOT "
         "LIKE "
         "'set\\_%' AND NOT ('security_invoker=true' = ANY (coalesce(c.reloptions, '{}')) OR 'security_invoker=on' = ANY "
         "(coalesce(c.reloptions, '{}')))"},
        {QT_TRANSLATE_NOOP("yuyi::DeskLint", "The view %1 is not a security barrier."),
         "SELECT c.relname::text FROM pg_class c WHERE c.relnamespace = {'D'}::text::regnamespace AND c.relkind = 'v' AND c.relname LIKE "
         "'set\\_%' AND NOT ('security_barrier=true' = ANY (coalesce(c.reloptions, '{}')) OR 'security_barrier=on' = ANY "
         "(coalesce(c.reloptions, '{}')))"},
        {QT_TRANSLATE_NOOP("yuyi::DeskLint", "%1 of the desk does not belong to the gate."),
         "SELECT c.relname::text FROM pg_class c WHERE c.relnamespace = {'D'}::text::regnamespace AND c.relkind IN ('v', 'r') AND "
         "c.relowner::regrole::text <> quote_ident({'gate'})"},
        {QT_TRANSLATE_NOOP("yuyi::DeskLint", "The function %1 is marked as leakproof."),
         "SELECT p.proname::text FROM pg_proc p WHERE p.pronamespace = {'D'}::text::regnamespace AND p.proleakproof"},
        {QT_TRANSLATE_NOOP("yuyi::DeskLint", "The function %1 has no search path of its own."),
         "SELECT p.proname::text FROM pg_proc p WHERE p.pronamespace = {'D'}::text::regnamespace AND NOT EXISTS (SELECT 1 FROM "
         "unnest(p.proconfig) o WHERE o LIKE 'search\\_path=%pg\\_temp')"},
        {QT_TRANSLATE_NOOP("yuyi::DeskLint", "Everybody may execute the function %1."),
         "SELECT p.proname::text FROM pg_proc p WHERE p.pronamespace = {'D'}::text::regnamespace AND (p.proacl IS NULL OR EXISTS (SELECT 1 "
         "FROM aclexplode(p.proacl) a WHERE a.grantee = 0))"},
        {QT_TRANSLATE_NOOP("yuyi::DeskLint", "The function %1 belongs neither to the gate nor to the admin role."),
         "SELECT p.proname::text FROM pg_proc p WHERE p.pronamespace = {'D'}::text::regnamespace AND p.proowner::regrole::text <> "
         "quote_ident("
         "CASE WHEN p.proname IN ('invite', 'renew', 'revoke') THEN {'admin'} ELSE {'gate'} END)"},
        {QT_TRANSLATE_NOOP("yuyi::DeskLint", "Everybody has rights on %1."),
         "SELECT n.nspname::text FROM pg_namespace n CROSS JOIN LATERAL aclexplode(n.nspacl) a WHERE n.nspname IN ({'S'}, {'D'}, "
         "'public') AND "
         "a.grantee = 0 UNION ALL SELECT d.datname::text FROM pg_database d CROSS JOIN LATERAL aclexplode(d.datacl) a WHERE d.datname = "
         "current_database() AND a.grantee = 0 UNION ALL SELECT c.relname::text FROM pg_class c CROSS JOIN LATERAL aclexplode(c.relacl) a "
         "WHERE c.relnamespace IN ({'S'}::text::regnamespace, {'D'}::text::regnamespace) AND a.grantee = 0"},
        {QT_TRANSLATE_NOOP("yuyi::DeskLint", "The role %1 can do more than it should."),
         "SELECT r.rolname::text FROM pg_roles r WHERE r.rolname IN ({'owner'}, {'gate'}, {'admin'}, {'home'}, {'member'}, "
         "{'participant'}) AND "
         "(r.rolcanlogin OR r.rolsuper OR r.rolbypassrls OR r.rolreplication OR r.rolcreatedb OR (r.rolcreaterole AND r.rolname <> "
         "{'admin'})) "
         "UNION ALL SELECT r.rolname::text FROM pg_roles r JOIN {D}.member m ON m.login = r.rolname WHERE r.rolsuper OR r.rolbypassrls OR "
         "r.rolreplication OR r.rolcreatedb OR r.rolcreaterole"},
        {QT_TRANSLATE_NOOP("yuyi::DeskLint", "Somebody is a member of the role %1, which has none."),
         "SELECT r.rolname::text FROM pg_auth_members a JOIN pg_roles r ON r.oid = a.roleid WHERE r.rolname IN ({'owner'}, {'gate'}, "
         "{'admin'})"},
        {QT_TRANSLATE_NOOP("yuyi::DeskLint", "The login %1 belongs to roles that its hat does not have."),
         "SELECT l.rolname::text FROM {D}.member m JOIN pg_roles l ON l.rolname = m.login JOIN pg_auth_members a ON a.member = l.oid JOIN "
         "pg_roles g ON g.oid = a.roleid WHERE g.rolname <> CASE m.hat WHEN 'home' THEN {'home'} WHEN 'desk' THEN {'member'} ELSE "
         "{'participant'} END"},
        {QT_TRANSLATE_NOOP("yuyi::DeskLint", "Somebody without an entry is a member of a role of the project: %1."),
         "SELECT l.rolname::text FROM pg_auth_members a JOIN pg_roles g ON g.oid = a.roleid JOIN pg_roles l ON l.oid = a.member WHERE "
         "g.rolname IN ({'home'}, {'member'}, {'participant'}) AND l.rolname <> {'admin'} AND NOT EXISTS (SELECT 1 FROM {D}.member m WHERE "
         "m.login = l.rolname)"},
        {QT_TRANSLATE_NOOP("yuyi::DeskLint", "The audit trail can be changed: %1."),
         "SELECT c.relname || ' ' || a.privilege_type || ' ' || a.grantee::regrole::text FROM pg_class c CROSS JOIN LATERAL "
         "aclexplode(c.relacl) a WHERE c.relnamespace = {'S'}::text::regnamespace AND c.relname IN ('event', 'audit_seal') AND a.grantee "
         "<> c.relowner AND a.privilege_type IN ('UPDATE', 'DELETE', 'TRUNCATE') UNION ALL SELECT c.relname || '.' || t.attname || ' ' || "
         "a.privilege_type || ' ' || a.grantee::regrole::text FROM pg_class c JOIN pg_attribute t ON t.attrelid = c.oid CROSS JOIN LATERAL "
         "aclexplode(t.attacl) a WHERE c.relnamespace = {'S'}::text::regnamespace AND c.relname IN ('event', 'audit_seal') AND a.grantee "
         "<> c.relowner AND a.privilege_type = 'UPDATE'"},
        {QT_TRANSLATE_NOOP("yuyi::DeskLint", "The database %1 compiles small queries."),
         "SELECT current_database()::text WHERE NOT EXISTS (SELECT 1 FROM pg_db_role_setting s JOIN pg_database d ON d.oid = s.setdatabase "
         "WHERE d.datname = current_database() AND s.setrole = 0 AND 'jit=off' = ANY (s.setconfig))"},
    };
    return list;
}

Result<QStringList> answers(Connection &server, const QString &query)
{
    QStringList found;
    YUYI_CHECK(server.read(query, {}, [&](const Row &row) { found.append(row.first<QString>()); }));
    return found;
}

/// Grants of the tables to members and participants, against those that the layer makes.
Result<QStringList> grantFaults(Connection &server, const DeskDefinition &definition)
{
    const QString query = QStringLiteral(
        "SELECT c.relname || '.' || t.attname || ' ' || a.privilege_type || ' TO ' || CASE a.grantee::regrole::text WHEN "
        "quote_ident({'member'}) THEN 'member' WHEN quote_ident({'participant'}) THEN 'participant' ELSE a.grantee::regrole::text END "
        "FROM pg_class c JOIN pg_attribute t ON t.attrelid = c.oid CROSS JOIN LATERAL aclexplode(t.attacl) a WHERE c.relnamespace = "
        "{'S'}::text::regnamespace AND a.grantee::regrole::text <> "
        "quote_ident({'home'}) "
        "AND a.grantee::regrole::text <> quote_ident({'gate'}) AND a.grantee::regrole::text <> quote_ident({'admin'}) UNION ALL SELECT "
        "c.relname || ' ' || a.privilege_type || ' TO ' || CASE a.grantee::regrole::text WHEN quote_ident({'member'}) THEN 'member' WHEN "
        "quote_ident({'participant'}) THEN 'participant' ELSE a.grantee::regrole::text END FROM pg_class c CROSS JOIN LATERAL "
        "aclexplode(c.relacl) a WHERE c.relnamespace = {'S'}::text::regnamespace AND a.grantee <> c.relowner AND "
        "a.grantee::regrole::text NOT IN (quote_ident({'home'}), "
        "quote_ident({'gate'}))");
    YUYI_TRY(const auto there, answers(server, definition.names().filled(query)));
    const QStringList wanted = definition.deskGrants();
    const QSet<QString> allowed(wanted.cbegin(), wanted.cend());
    const QSet<QString> given(there.cbegin(), there.cend());
    QStringList faults;
    for (const QString &grant : there) {
        if (!allowed.contains(grant))
            faults.append(Tr::tr("Nobody decided to grant %1.").arg(grant));
    }
    for (const QString &grant : wanted) {
        if (!given.contains(grant))
            faults.append(Tr::tr("The grant %1 is missing.").arg(grant));
    }
    return faults;
}

} // namespace

Result<QString> deskMark(Connection &server, const DeskNames &names)
{
    return server.text(QStringLiteral("SELECT coalesce(obj_description(n.oid, 'pg_namespace'), '') FROM pg_namespace n WHERE n.nspname = "
                                      "?"),
                       {names.desk()});
}

Result<QString> deskFingerprint(Connection &server, const DeskNames &names)
{
    return server.text(names.filled(QStringLiteral(
        "SELECT md5(coalesce(string_agg(q.line, E'\\n' ORDER BY q.line COLLATE \"C\"), '')) FROM (SELECT concat_ws('|', 'policy', "
        "tablename, "
        "policyname, permissive, roles, cmd, qual, with_check) AS line FROM pg_policies WHERE schemaname = {'S'} UNION ALL SELECT "
        "concat_ws('|', "
        "'view', c.relname, pg_get_viewdef(c.oid), c.reloptions, c.relacl) FROM pg_class c WHERE c.relnamespace = "
        "{'D'}::text::regnamespace AND "
        "c.relkind = 'v' UNION ALL SELECT concat_ws('|', 'function', pg_get_functiondef(p.oid), p.proacl) FROM pg_proc p WHERE "
        "p.pronamespace = "
        "{'D'}::text::regnamespace UNION ALL SELECT concat_ws('|', 'trigger', t.tgenabled, pg_get_triggerdef(t.oid)) FROM pg_trigger t "
        "JOIN "
        "pg_class c ON c.oid = t.tgrelid WHERE NOT t.tgisinternal AND c.relnamespace IN ({'S'}::text::regnamespace, "
        "{'D'}::text::regnamespace) UNION ALL SELECT concat_ws('|', 'table', c.relname, c.relacl) FROM pg_class c WHERE c.relnamespace = "
        "{'D'}::text::regnamespace AND c.relkind = 'r') q")));
}

Result<QStringList> lintDeskLayer(Connection &server)
{
    YUYI_TRY(const auto definition, deskDefinition(server));
    const DeskNames &names = definition.names();
    YUYI_TRY(const auto said, deskMark(server, names));
    if (!said.startsWith(QLatin1String("desk ")))
        return QStringList{Tr::tr("The project has no desk layer.")};
    QStringList faults;
    for (const Rule &rule : rules()) {
        YUYI_TRY(const auto found, answers(server, names.filled(QString::fromLatin1(rule.query))));
        for (const QString &one : found)
            faults.append(Tr::tr(rule.sentence).arg(one));
    }
    YUYI_TRY(const auto grants, grantFaults(server, definition));
    faults += grants;
    YUYI_TRY(const auto fingerprint, deskFingerprint(server, names));
    if (said.section(u' ', 2, 2) != fingerprint)
        faults.append(Tr::tr("Policies, views, functions or triggers are not as they were installed."));
    if (said.section(u' ', 1, 1) != definition.hash())
        faults.append(Tr::tr("The layer is that of another version of the program or of the schema."));
    return faults;
}

} // namespace yuyi
