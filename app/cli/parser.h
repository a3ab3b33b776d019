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

/// @brief The language that the last `--language` names, before the command or after it, so that help and mistakes are in it. Empty:
/// none, or none of ours.
QString languageNamed(const QStringList &words);

} // namespace yuyi::cli
