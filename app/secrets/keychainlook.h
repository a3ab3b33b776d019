// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <functional>

namespace yuyi {

/// Why the keychain has no entry: it is open and has none, it is locked, or there is no keychain.
enum class KeychainLook {
    Open,
    Locked,
    Absent
};

/// @brief Asks the Secret Service over the session bus, without blocking. Needed because a locked keychain answers a search like
/// an open one without the entry. `seen` is called once, unless `context` was destroyed.
void lookAtKeychain(const QString &service, const QString &entry, QObject *context, const std::function<void(KeychainLook)> &seen);

} // namespace yuyi
