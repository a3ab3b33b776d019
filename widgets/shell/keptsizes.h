// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QSplitter;
class QString;

namespace yuyi {

class Settings;

/// @brief Restores the saved sizes of a splitter and saves them when they change. Call it after all widgets are added. `name`:
/// the key of the splitter in the settings.
void keepSizes(QSplitter *split, Settings &settings, const QString &name);

} // namespace yuyi
