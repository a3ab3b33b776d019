// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/server/passwordkeeper.h"

namespace yuyi {

/// @brief Keeps passwords in a password file of PostgreSQL (its manual, section 34.16), for computers without a keychain, such as
/// servers. Lines of others stay as they are, and the file is readable for its owner alone.
class PasswordFile final : public PasswordKeeper
{
public:
    explicit PasswordFile(QString path) : m_path(std::move(path)) {}
    Result<QByteArray> find(const QString &entry) override;
    Result<> keep(const QString &entry, const QByteArray &password) override;
    Result<> forget(const QString &entry) override;

private:
    Result<QByteArray> read() const;
    Result<> write(const QByteArray &text) const;

    QString m_path;
};

} // namespace yuyi
