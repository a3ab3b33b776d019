// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <functional>

namespace yuyi {

/// @brief Calls `work(index, worker)` for each index 0…count−1 on `threads` threads (0: all cores). Indices are started in
/// ascending order as threads become free. Returns when all are done; no further index is started once `stop` returns true.
/// `work` must not throw.
void parallelFor(qsizetype count, int threads, const std::function<bool()> &stop,
                 const std::function<void(qsizetype index, int worker)> &work);

/// How many workers parallelFor() uses for this setting.
int workersFor(int threads);

} // namespace yuyi
