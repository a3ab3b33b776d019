// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

class CommandRegistry;
class DuplicatesController;
class DuplicatesPage;
class GroupsPanel;
class PairPanel;

namespace duplicatescommands {

/// What the commands of the duplicates page act on. A panel may be null until the page has built it.
struct Parts {
    DuplicatesPage *page = nullptr;
    DuplicatesController *controller = nullptr;
    GroupsPanel *groups = nullptr;
    PairPanel *pair = nullptr;
};

/// Registers the actions and keys of the duplicates page. `parts` must outlive them; it is read when an action runs.
void add(CommandRegistry &commands, const Parts &parts);
/// The text of the action that confirms many groups, with their number.
QString manyText(const DuplicatesController &controller);
/// The text of the action that searches; it differs if the last search had an older engine.
QString searchText(const DuplicatesController &controller);

} // namespace duplicatescommands
} // namespace yuyi
