// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace yuyi {

/// @brief Which database files this process has open. Closing any descriptor of a file drops all
/// locks that the process holds on it (POSIX), those of its own connections too: another program
/// would then take the log away under them. So a file in use is never opened past SQLite.
/// Thread-safe.
class OpenFiles
{
public:
    /// Device and inode of what is there under this name just now; empty where nothing is.
    static QString keyOf(const QString &file);
    /// Counts an open connection; the key stays valid when the file is renamed.
    static QString add(const QString &file);
    static void remove(const QString &key);
    static bool isOpen(const QString &file);
    /// @brief Runs `look`, which may open the file by itself, unless it is open in this process.
    /// No connection is opened in the meantime. False when it was not run.
    static bool lookUnlessOpen(const QString &file, const std::function<void()> &look);
};

} // namespace yuyi
