// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// @brief Writes the program's messages to FOLDER/yuyi.log: time, level, category, text. At most three files of 1 MB, the older
/// ones yuyi.log.1 and .2. Texts of annotations and names of people are never messages; the home folder is written as ~.
/// Messages go to standard error too, except debug ones. What decoders print by themselves becomes debug messages of
/// `yuyi.decoders`. Thread-safe after the call.
void startLogging(const QString &folder);
/// Where the log is; empty before `startLogging`, or where it could not be written.
QString logFile();

} // namespace yuyi
