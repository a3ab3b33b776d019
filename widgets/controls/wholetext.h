// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;

namespace yuyi {

/// @brief A label of wrapped text keeps the height of all its lines, also in containers that know nothing of a height that follows
/// the width (splitters, the place of a page): these ask for the least a widget needs, and such a label does not say it by itself.
void keepWhole(QLabel *label);

} // namespace yuyi
