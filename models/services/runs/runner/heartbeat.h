// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

/// The sign of life that the program of a run writes into the project.
struct Heartbeat {
    static constexpr int everyMs = 2'000;
    /// Silence after which the program counts as gone: its run may be taken over.
    static constexpr int staleMs = 15'000;
};

} // namespace yuyi
