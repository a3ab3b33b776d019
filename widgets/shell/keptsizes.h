// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QSplitter;
class QString;

namespace yuyi {

class Settings;

/// @brief Gives the parts of a splitter the sizes the person gave them last, and keeps what they are given now. Call it once all parts
/// are in. `name`: of this splitter in the settings.
void keepSizes(QSplitter *split, Settings &settings, const QString &name);

} // namespace yuyi
