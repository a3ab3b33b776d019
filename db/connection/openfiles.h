// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace yuyi {

/// @brief The database files that this process has open. When a process closes any descriptor of a file, it loses all its locks
/// on that file (POSIX), including those of its SQLite connections; another program could then remove the log they use. So a file
/// in use is only opened through SQLite. Thread-safe.
class OpenFiles
{
public:
    /// Device and inode of the file that has this name now; empty when there is none.
    static QString keyOf(const QString &file);
    /// Counts an open connection; the key stays valid when the file is renamed.
    static QString add(const QString &file);
    static void remove(const QString &key);
    static bool isOpen(const QString &file);
    /// Runs `look`, which may open the file directly, unless this process has the file open. No connection is opened in the
    /// meantime. Returns false when `look` was not run.
    static bool lookUnlessOpen(const QString &file, const std::function<void()> &look);
};

} // namespace yuyi
