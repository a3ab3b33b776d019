// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace yuyi {

class CommandRegistry;
class ComposeController;
class ComposeImagesPanel;
class ComposePicturePanel;
class PanelsForm;
class RulesController;
class RulesView;
class SheetsForm;

namespace composecommands {

/// What the commands of the page Compose act on. A panel may be null until the page has built it.
struct Parts {
    ComposeController *controller = nullptr;
    ComposeImagesPanel *images = nullptr;
    ComposePicturePanel *picture = nullptr;
    PanelsForm *panels = nullptr;
    SheetsForm *sheets = nullptr;
    RulesController *rules = nullptr;
    RulesView *rulesView = nullptr;
    std::function<bool()> showsRules;      ///< whether the view Rules is shown, where the panels are out of reach
    std::function<void(bool)> showRules;   ///< goes to the view Rules, or back to the panels
    std::function<void()> chooseRulesFile; ///< asks for a file of rules
    std::function<void()> chooseFiles;     ///< asks for files that become panels
    std::function<void()> makeNew;         ///< asks for the panels of a new image
    std::function<bool()> mayCollect;      ///< whether the person may add images
};

/// Registers the actions and keys of the page. `parts` must outlive them; it is read when an action runs.
void add(CommandRegistry &commands, const Parts &parts);

} // namespace composecommands
} // namespace yuyi
