// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/tour.h"

namespace yuyi {

class MainWindow;

/// The stops of the tour for whoever acts now: those on pages that this person sees.
QList<TourStop> tourStops(MainWindow &window);

} // namespace yuyi
