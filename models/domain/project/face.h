// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

/// @brief What somebody has of a project before them. Only at home everything is there, and only there gold, rounds, stages and
/// discussions follow from the work.
enum class Face {
    Home,    ///< all of it
    Package, ///< a work package: the work of one person, in a file
    Desk     ///< the work of one person, at a server; what follows from it is done by the steward
};

} // namespace yuyi
