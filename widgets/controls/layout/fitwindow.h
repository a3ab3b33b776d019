// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QScrollArea;
class QWidget;

namespace yuyi {

/// @brief Makes a window as tall as the fields that are scrolled in it want, as far as its screen has room. The height is set once the
/// layouts have been done: wrapped lines know theirs only then.
void fitWindowToFields(QWidget *window, QScrollArea *fields);

} // namespace yuyi
