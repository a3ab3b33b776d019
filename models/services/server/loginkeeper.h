// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/server/passwordfile.h"

namespace yuyi {

/// @brief Keeps the password of one login where this computer has it: in the keychain, or in a file of the account beside the certificates
/// of joined servers, if the person chose that because there was no keychain.
class LoginKeeper final : public PasswordKeeper
{
public:
    /// `folder`: Joining::joinedFolder(), or one of a test. `entry`: of the login. `inFile`: the person chooses the file. Reads a file.
    LoginKeeper(PasswordKeeper &keychain, const QString &folder, const QString &entry, bool inFile = false);

    Result<QByteArray> find(const QString &entry) override;
    Result<> keep(const QString &entry, const QByteArray &password) override;
    Result<> forget(const QString &entry) override;

    /// The keychain was asked, and locked, absent or unwilling.
    bool hasKeychainFailed() const { return m_failed; }
    /// The file with the passwords that are not in a keychain.
    static QString fileIn(const QString &folder);

private:
    PasswordFile m_file;
    PasswordKeeper *m_keeper;
    bool m_failed = false;
};

} // namespace yuyi
