// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <functional>

namespace yuyi {

/// Whether a missing entry means that there is none, or that the keychain is locked or absent.
enum class KeychainLook { Open, Locked, Absent };

/// @brief Asks the Secret Service over the session bus, without waiting: a locked keychain answers a search just as an open one
/// that has no such entry. `seen` is called once, unless `context` is gone.
void lookAtKeychain(const QString &service, const QString &entry, QObject *context, const std::function<void(KeychainLook)> &seen);

} // namespace yuyi
