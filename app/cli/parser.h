// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/exit.h"

namespace yuyi::cli {

/// What a line asks for: a command with its arguments, or a text.
struct Request {
    const Command *command = nullptr;
    Arguments arguments;
    QString language;         ///< "zh_CN" or "en"; empty: the system's
    QString text;             ///< what is printed where there is no command
    Exit status = Exit::Done; ///< of a text; unless Done it is printed as an error
};

/// @brief Reads the words after the program's name. The options of every command, and --as, may stand before it, too.
/// The commands outlive the request.
Request readLine(const QList<Command> &all, const QStringList &words);

/// @brief Returns the value of the last `--language`, which may stand before the command or after it. Help and error messages use this
/// language. Empty if it is not given or not one of ours.
QString languageNamed(const QStringList &words);

} // namespace yuyi::cli
