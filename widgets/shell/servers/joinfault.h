// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/stores/serverhost.h"

namespace yuyi {

/// @brief Why a person could not join, and what they can do, in their words: they know the invitation, not the address in it. `keychain`:
/// the keychain failed, and not the server; `file`: where the password can be kept instead. An error without a better text keeps its
/// sentence.
QString joinFaultText(const Error &error, bool keychain, const QString &file, const ServerAddress &address);

} // namespace yuyi
