// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace yuyi {

/// Lets Tab go through the fields of `area` in the order in which its layouts hold them, scrolled areas and layouts within layouts
/// included. Otherwise Tab follows the order in which the fields were made. To be called again after fields were added. What has no
/// layout keeps the order of its own parts.
void tabInLayoutOrder(QWidget *area);

} // namespace yuyi
