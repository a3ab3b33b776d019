// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection/login.h"

#include "db/connection/connection.h"
#include "db/connection/deskschema.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Database)
};

} // namespace

Result<Login> loginOf(Connection &connection)
{
    Login login;
    const ProjectLocation &location = connection.location();
    YUYI_TRY(const auto database, connection.text(QStringLiteral("SELECT current_database()::text")));
    const QString desk = deskSchema(database, location.schema);
    YUYI_TRY(const auto there,
             connection.number(QStringLiteral("SELECT count(*) FROM pg_namespace n JOIN pg_proc p ON p.pronamespace = n.oid AND "
                                              "p.proname = 'at_home' WHERE n.nspname = ?"),
                               {desk}));
    if (there == 0)
        return login;
    login.known = true;
    const QString quoted = quotedName(desk);
    const Error stranger{ErrorCode::Refused,
                         Tr::tr("The login “%1” belongs to nobody in the project %2. Ask a lead to invite you.")
                             .arg(location.user, location.title()),
                         {}};
    YUYI_TRY(const auto usable, connection.number(QStringLiteral("SELECT has_schema_privilege(?, 'USAGE')::int"), {desk}));
    if (usable == 0)
        return tl::unexpected<Error>(stranger);
    YUYI_TRY(const auto isHome, connection.number(QStringLiteral("SELECT %1.at_home()::int").arg(quoted)));
    if (isHome != 0) {
        YUYI_TRY(const auto person, connection.text(QStringLiteral("SELECT person_id FROM %1.member WHERE login = session_user AND active")
                                                        .arg(quoted)));
        login.person = PersonId::fromString(person);
        return login;
    }
    YUYI_TRY(const auto person, connection.text(QStringLiteral("SELECT %1.me()").arg(quoted)));
    login.person = PersonId::fromString(person);
    if (login.person.isNull()) {
        YUYI_TRY(const auto takesPart, connection.number(QStringLiteral("SELECT count(%1.participant())").arg(quoted)));
        if (takesPart == 0)
            return tl::unexpected<Error>(stranger);
    }
    YUYI_TRY(const auto working, connection.number(QStringLiteral("SELECT %1.at_desk()::int").arg(quoted)));
    if (!login.person.isNull() && working == 0) {
        return failure(ErrorCode::Refused,
                       Tr::tr("You are neither annotator, validator, adjudicator nor expert in the project %2, so the login “%1” shows "
                              "nothing there. Ask a lead to give you a role.")
                           .arg(location.user, location.title()));
    }
    login.face = Face::Desk;
    YUYI_CHECK(connection.execute(QStringLiteral("SET search_path = %1, %2, pg_temp").arg(quoted, quotedName(location.schema))));
    return login;
}

} // namespace yuyi
