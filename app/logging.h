// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// @brief Writes the program's messages to FOLDER/yuyi.log: time, level, category, text. Keeps at most three files of 1 MB; the
/// older ones are yuyi.log.1 and .2. Annotation texts and people's names are never logged; the home folder is written as ~.
/// Messages also go to standard error, except debug ones. Output printed by image decoders becomes debug messages of
/// `yuyi.decoders`. Thread-safe after the call.
void startLogging(const QString &folder);
/// The path of the log; empty before `startLogging`, or if it could not be written.
QString logFile();

} // namespace yuyi
