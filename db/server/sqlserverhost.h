// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/stores/serverhost.h"

namespace yuyi {

/// @brief ServerHost for PostgreSQL. Needs a QCoreApplication. Thread-safe.
class SqlServerHost final : public ServerHost
{
public:
    Result<> install(const QString &location) override;
    Result<> remove(const QString &location) override;
    Result<ServerAddress> address(const QString &location) override;
    Result<QString> locationOf(const ServerAddress &address, const QString &certificate) override;
    Result<QList<ServerLogin>> logins(const QString &location) override;
    Result<QString> loginPrefix(const QString &location) override;
    Result<> invite(const QString &location, const ServerLogin &login, const QByteArray &verifier) override;
    Result<> revoke(const QString &location, const QString &login) override;
    Result<> renew(const QString &location, const QByteArray &verifier) override;
    Result<QString> passwordEntry(const QString &location) override;
    void usePassword(const QString &entry, const QByteArray &password) override;
    Result<> tryToConnect(const QString &location) override;
    Result<QStringList> check(const QString &location) override;
    Result<ServerBackup> backup(const QString &location, const QString &folder, const QDateTime &now) override;
    Result<bool> restore(const QString &dump, const QString &location) override;
};

} // namespace yuyi
