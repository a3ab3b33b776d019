// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAnyStringView>
#include <QKeySequence>
#include <QList>
#include <QString>

#include <span>

namespace yuyi {

/// @brief A row of the table of all commands: the built-in keys of a command and its kind. No row says whether a key works while
/// text is typed: those without Ctrl and Alt do not, except for F1, F2 …; KeyFilter sees to it.
struct DefaultKeys {
    const char *command;   ///< id: the page, a dot, and a name that is unique on the page
    const char *keys = ""; ///< portable names with a space between them; the first one is displayed
    bool once = false;     ///< a key held down runs the command once
    bool unlisted = false; ///< Ctrl+K does not find the command

    QList<QKeySequence> sequences() const;
};

/// All commands of the program, page by page. Only the commands for a preset's reasons to discard have no row: the preset says
/// their keys.
std::span<const DefaultKeys> allDefaultKeys();
/// The row of a command; null if there is none. What the window displays is the key of the command's action, which a person may
/// have changed (`followKey`).
const DefaultKeys *defaultKeys(QAnyStringView command);

} // namespace yuyi
