// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace yuyi {

class CommandRegistry;
class Histogram;
class TextController;
class TextImagesPanel;
class TextPicturePanel;

namespace textcommands {

/// What the commands of the text page act on. A panel may be null until the page has built it.
struct Parts {
    QWidget *page = nullptr; ///< parent of dialogs
    TextController *controller = nullptr;
    Histogram *histogram = nullptr;
    TextImagesPanel *images = nullptr;
    TextPicturePanel *picture = nullptr;
};

/// Registers the actions and keys of the text page. `parts` must outlive them; it is read when an action runs.
void add(CommandRegistry &commands, const Parts &parts);
/// The text of the action that measures; it differs if a better engine than the last one is here.
QString measureText(const TextController &controller);

} // namespace textcommands
} // namespace yuyi
