// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

#include <memory>

namespace yuyi {

/// Whether a link to a file is as good as the file.
enum class FileLinks { Followed, Refused };

/// @brief A file opened for reading, or why it is not.
struct RegularFile {
    std::unique_ptr<QFile> file;   ///< null where it was not opened
    qint64 bytes = 0;
    int error = 0;                 ///< errno; 0 where something is there that is no regular file
    unsigned mode = 0;             ///< of what is there, as stat() tells it
    bool isLink = false;           ///< the path is a link
};

/// @brief Opens a regular file and nothing else: looks before it opens and once more at what it opened, so that a pipe, socket or
/// device never makes it wait. FileLinks::Refused is for files that the program put there itself: whatever stands in their place
/// leads elsewhere.
RegularFile openRegularFile(const QString &path, FileLinks links);

} // namespace yuyi
