// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QByteArray>
#include <QString>

namespace yuyi {

/// @brief Where the password of a login on a server is kept on this computer. Calls block; the thread is one that may wait. A password is
/// never logged or shown.
class PasswordKeeper
{
public:
    virtual ~PasswordKeeper() = default;
    /// Empty if there is none. Environment if it cannot be known: the keychain is locked or absent.
    virtual Result<QByteArray> find(const QString &entry) = 0;
    /// Keeps a password under an entry that has none. Environment: it is not kept anywhere.
    virtual Result<> keep(const QString &entry, const QByteArray &password) = 0;
    virtual Result<> forget(const QString &entry) = 0;
};

} // namespace yuyi
