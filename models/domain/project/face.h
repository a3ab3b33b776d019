// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

/// @brief What an open project shows. Only home shows everything, and only there gold, rounds, stages and discussions are derived from the
/// work.
enum class Face {
    Home,    ///< all of it
    Package, ///< a work package: the work of one person, in a file
    Desk     ///< the work of one person, at a server; what follows from it is done by the steward
};

} // namespace yuyi
