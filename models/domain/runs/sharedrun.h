// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"

#include <QString>

namespace yuyi {

/// What the programs that work on a run agreed on when the first of them began. Their requests are divided into units.
struct RunSession {
    RunId run;
    QString code; ///< another one each time a run is begun
    bool errorsOnly = false;
    int unitSize = 1;     ///< requests in a unit
    QString requestsHash; ///< over all requests in their order
};

/// A unit that a program has taken.
struct TakenUnit {
    int number = 0;
    int takes = 1; ///< above 1: another program may have asked some of its requests
};

struct UnitCounts {
    int ready = 0;
    int taken = 0;
    int failed = 0; ///< the programs that took them were gone, three times

    int open() const { return ready + taken; }
};

} // namespace yuyi
