// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;

namespace yuyi {

/// @brief Makes a label with wrapped text keep the height of all its lines, even in containers without height-for-width support
/// (splitters, pages). These use the minimum size, which such a label does not report by itself.
void keepWhole(QLabel *label);

} // namespace yuyi
