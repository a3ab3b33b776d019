// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/help/tour.h"

namespace yuyi {

class MainWindow;

/// The stops of the tour for the acting person: those on pages that this person can open.
QList<TourStop> tourStops(MainWindow &window);

} // namespace yuyi
