// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

class MainWindow;
class PeopleMenu;

/// Registers the commands that are valid everywhere, "app.…" and "page.…", with their shortcuts.
void addAppCommands(MainWindow &window, PeopleMenu &people);

} // namespace yuyi
