// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/desk/desklayer.h"

#include "db/desk/deskdefinition.h"
#include "db/desk/desklint.h"
#include "db/rows/stored.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DeskLayer)
};

Result<> requireAdministrator(Connection &server)
{
    if (server.backend() != Backend::Postgres)
        return failure(ErrorCode::Refused, Tr::tr("Only a project on a server has logins of its own. Move the project to a server first."));
    YUYI_TRY(const auto super, server.number(QStringLiteral("SELECT rolsuper::int FROM pg_roles WHERE rolname = current_user")));
    if (super == 0) {
        return failure(ErrorCode::Refused,
                       Tr::tr("Only an administrator of the server can set up logins. Connect as the user “postgres” or another "
                              "superuser."));
    }
    YUYI_TRY(const auto tables, server.number(QStringLiteral("SELECT count(*) FROM pg_tables WHERE schemaname = ? AND tablename IN "
                                                             "('event', 'person', 'schema_migration')"),
                                              {server.location().schema}));
    if (tables < 3) {
        return failure(ErrorCode::NotFound,
                       Tr::tr("There is no project in the schema %1 of this server.").arg(server.location().schema));
    }
    return {};
}

Result<> runAll(Connection &server, const QStringList &statements)
{
    for (const QString &statement : statements)
        YUYI_CHECK(server.execute(statement));
    return {};
}

/// In one transaction, one project of the database after the other: they share its grants.
Result<> change(Connection &server, const std::function<Result<>()> &work)
{
    YUYI_CHECK(server.begin());
    const auto done = runAll(server, {QStringLiteral("SELECT pg_advisory_xact_lock(7308332045283977)"),
                                      QStringLiteral("SET LOCAL standard_conforming_strings = on"),
                                      QStringLiteral("SET LOCAL client_min_messages = warning"),
                                      QStringLiteral("SET LOCAL search_path = %1, pg_catalog")
                                          .arg(DeskNames::quoted(server.location().schema))})
                          .and_then(work);
    if (!done) {
        server.rollback();
        return done;
    }
    return server.commit();
}

QString mark(const DeskDefinition &definition, const QString &fingerprint)
{
    return QStringLiteral("desk %1 %2").arg(definition.hash(), fingerprint);
}

} // namespace

Result<bool> hasDeskLayer(Connection &server)
{
    if (server.backend() != Backend::Postgres)
        return false;
    YUYI_TRY(const auto definition, deskDefinition(server));
    YUYI_TRY(const auto said, deskMark(server, definition.names()));
    return said.startsWith(QLatin1String("desk "));
}

Result<QStringList> deskLayerStatements(Connection &server)
{
    YUYI_CHECK(requireAdministrator(server));
    YUYI_TRY(const auto definition, deskDefinition(server));
    return definition.statements();
}

Result<> installDeskLayer(Connection &server)
{
    YUYI_CHECK(requireAdministrator(server));
    YUYI_TRY(const auto installed, hasDeskLayer(server));
    if (installed) {
        YUYI_TRY(const auto faults, lintDeskLayer(server));
        if (faults.isEmpty())
            return {};
    }
    return changeUnderDeskLayer(server, [] { return Result<>(); });
}

Result<> letLoginsConnect(Connection &server)
{
    YUYI_CHECK(requireAdministrator(server));
    YUYI_TRY(const auto definition, deskDefinition(server));
    return change(server, [&] {
        return server.execute(definition.names().filled(
            QStringLiteral("GRANT CONNECT ON DATABASE {database} TO {home}, {member}, {participant}")));
    });
}

Result<> changeUnderDeskLayer(Connection &server, const std::function<Result<>()> &work)
{
    YUYI_CHECK(requireAdministrator(server));
    return change(server, [&]() -> Result<> {
        YUYI_TRY(const auto before, deskDefinition(server));
        YUYI_CHECK(runAll(server, before.clearing()));
        YUYI_CHECK(work());
        YUYI_TRY(const auto definition, deskDefinition(server));
        YUYI_CHECK(runAll(server, definition.statements()));
        YUYI_TRY(const auto fingerprint, deskFingerprint(server, definition.names()));
        return server.execute(definition.names().filled(
            QStringLiteral("COMMENT ON SCHEMA {D} IS %1").arg(DeskNames::literal(mark(definition, fingerprint)))));
    });
}

Result<> removeDeskLayer(Connection &server)
{
    YUYI_CHECK(requireAdministrator(server));
    YUYI_TRY(const auto definition, deskDefinition(server));
    YUYI_TRY(const auto installed, hasDeskLayer(server));
    if (!installed)
        return {};
    const DeskNames &names = definition.names();
    QStringList logins;
    YUYI_CHECK(server.read(names.filled(QStringLiteral("SELECT m.login::text FROM {D}.member m JOIN pg_roles r ON r.rolname = m.login")),
                           {},
                           [&](const Row &row) { logins.append(row.first<QString>()); }));
    return change(server, [&]() -> Result<> {
        QStringList statements = definition.clearing();
        statements.append(QStringLiteral("DROP SCHEMA {D} CASCADE"));
        for (auto table = definition.catalog().cbegin(); table != definition.catalog().cend(); ++table) {
            const QString name = QLatin1String("{S}.") + DeskNames::quoted(table.key());
            statements << QStringLiteral("ALTER TABLE %1 NO FORCE ROW LEVEL SECURITY").arg(name)
                       << QStringLiteral("ALTER TABLE %1 DISABLE ROW LEVEL SECURITY").arg(name)
                       << QStringLiteral("ALTER TABLE %1 OWNER TO CURRENT_USER").arg(name);
        }
        statements.append(QStringLiteral("ALTER SCHEMA {S} OWNER TO CURRENT_USER"));
        QStringList roles = logins;
        for (const char *kind : {"owner", "gate", "admin", "home", "member", "participant"})
            roles.append(names.role(kind));
        for (const QString &role : std::as_const(roles))
            statements.append(QStringLiteral("DROP OWNED BY %1").arg(DeskNames::quoted(role)));
        for (const QString &role : std::as_const(roles))
            statements.append(QStringLiteral("DROP ROLE %1").arg(DeskNames::quoted(role)));
        for (QString &statement : statements)
            statement = names.filled(statement);
        return runAll(server, statements);
    });
}

} // namespace yuyi
