// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QSplitter;
class QString;

namespace yuyi {

class Settings;

/// @brief Restores the saved sizes of a splitter and saves them when the user moves a handle. Call it after all widgets are added.
/// `name`: the key of the splitter in the settings. `initial`: the sizes while none are saved; empty: those of the layout.
void keepSizes(QSplitter *split, Settings &settings, const QString &name, const QList<int> &initial = {});

} // namespace yuyi
