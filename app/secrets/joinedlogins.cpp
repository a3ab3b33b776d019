// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/secrets/joinedlogins.h"

#include "app/secrets/loginkeychain.h"
#include "db/connection/serverpasswords.h"
#include "models/services/server/joining.h"
#include "models/services/server/loginkeeper.h"

namespace yuyi {

void useJoinedLogins()
{
    // Where it looks for other languages: https://www.postgresql.org/docs/15/libpq-envars.html
    qputenv("PGLOCALEDIR", "/");
    // What the person gives PostgreSQL's own way comes first.
    if (qEnvironmentVariableIsSet("PGPASSWORD") || qEnvironmentVariableIsSet("PGPASSFILE"))
        return;
    ServerPasswords::setSource([](const QString &entry) {
        if (!Joining::hasJoined(Joining::joinedFolder(), entry))
            return QByteArray();
        LoginKeychain keychain;
        return LoginKeeper(keychain, Joining::joinedFolder(), entry).find(entry).value_or(QByteArray());
    });
}

} // namespace yuyi
