// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

/// How a program says that it works on a run, and how often it looks what the others do.
struct Lease {
    static constexpr int lookEveryMs = 2'000;
    /// What a program has taken is free for others after this time without a renewal, by the clock of the database.
    static constexpr int lengthMs = 60'000;
    static constexpr int renewEveryMs = 15'000;
};

} // namespace yuyi
