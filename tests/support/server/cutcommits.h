// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/dbfixture.h"

namespace yuyi::test {

/// From now on the server ends every session of the project in the middle of its commit.
inline void cutCommitsOf(const TestProject &project)
{
    const auto connection = project.connection();
    VERIFY_OK(connection->execute(QStringLiteral("CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM "
                                                 "pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(1); RETURN NULL; END $$")));
    VERIFY_OK(connection->execute(QStringLiteral("CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON event DEFERRABLE INITIALLY DEFERRED "
                                                 "FOR EACH ROW EXECUTE FUNCTION cut()")));
}

inline void mendCommitsOf(const TestProject &project)
{
    VERIFY_OK(project.connection()->execute(QStringLiteral("DROP TRIGGER cut ON event")));
}

} // namespace yuyi::test
