// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

struct Command;

/// What a command is called, as menus show it but without marks of keys.
QString nameOf(const Command &command);
/// The same in the language that the program does not speak now.
QString otherNameOf(const Command &command);
/// @brief Whether a search finds the command: each word that was typed occurs in its name, group, search words or id, whatever the case,
/// in English or Chinese. Nothing typed finds all.
bool isFoundBy(const Command &command, const QString &typed);

} // namespace yuyi
