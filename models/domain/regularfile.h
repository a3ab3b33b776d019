// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

#include <memory>
#include <system_error>

namespace yuyi {

/// Whether symbolic links are followed.
enum class FileLinks {
    Followed,
    Refused
};

/// A file opened for reading, or why it is not.
struct RegularFile {
    std::unique_ptr<QFile> file; ///< null where it was not opened
    qint64 bytes = 0;
    std::error_code error; ///< why the system refused; none if the path is not a regular file
    bool isFolder = false; ///< the path is a folder, or a followed link to one
    bool isLink = false;   ///< the path is a link
};

/// @brief Opens a regular file and nothing else. Checks the path before opening and the file after, so a pipe, socket or device
/// never blocks. Use FileLinks::Refused for files that the program itself created: a link in their place leads elsewhere.
RegularFile openRegularFile(const QString &path, FileLinks links);

} // namespace yuyi
