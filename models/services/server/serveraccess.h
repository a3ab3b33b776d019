// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

class PasswordKeeper;
class ServerHost;

/// What the window needs for projects on servers: all of it outlives the window. Without both it offers none of it.
struct ServerAccess {
    ServerHost *host = nullptr;
    PasswordKeeper *passwords = nullptr; ///< not called in the GUI thread
    QString folder;                      ///< of the certificates of joined servers: Joining::joinedFolder(), or one of a test

    explicit operator bool() const { return host && passwords; }
};

} // namespace yuyi
