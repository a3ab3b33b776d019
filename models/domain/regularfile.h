// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

#include <memory>

namespace yuyi {

/// Whether symbolic links are followed.
enum class FileLinks { Followed, Refused };

/// A file opened for reading, or why it is not.
struct RegularFile {
    std::unique_ptr<QFile> file;   ///< null where it was not opened
    qint64 bytes = 0;
    int error = 0;                 ///< errno; 0 if the path is not a regular file
    unsigned mode = 0;             ///< file mode as stat() reports it
    bool isLink = false;           ///< the path is a link
};

/// @brief Opens a regular file and nothing else. Checks the path before opening and the file after, so a pipe, socket or device
/// never blocks. Use FileLinks::Refused for files that the program itself created: a link in their place leads elsewhere.
RegularFile openRegularFile(const QString &path, FileLinks links);

} // namespace yuyi
