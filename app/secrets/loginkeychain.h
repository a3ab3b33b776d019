// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/server/passwordkeeper.h"

namespace yuyi {

/// @brief Keeps the passwords of logins on servers in the system's keychain, as KeychainStore keeps API keys: the service is "yuyi", the
/// entry "server/" and the login. Each call runs an event loop of its own until the keychain has answered, so it must not be called in the
/// thread of a window. Any other thread.
class LoginKeychain final : public PasswordKeeper
{
public:
    Result<QByteArray> find(const QString &entry) override;
    Result<> keep(const QString &entry, const QByteArray &password) override;
    Result<> forget(const QString &entry) override;
};

} // namespace yuyi
