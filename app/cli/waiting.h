// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"

#include <QEventLoop>
#include <QFuture>
#include <QFutureWatcher>
#include <QTimer>

#include <optional>

namespace yuyi::cli {

/// Interval at which Ctrl+C is checked, in milliseconds.
inline constexpr int lookForStopEvery = 100;

/// Runs the event loop until the future ends and returns its result; nothing if it was cancelled or stopped by Ctrl+C.
template <typename T>
std::optional<T> waitFor(const QFuture<T> &future)
{
    QEventLoop loop;
    QFutureWatcher<T> watcher;
    QTimer stop;
    QObject::connect(&watcher, &QFutureWatcherBase::finished, &loop, &QEventLoop::quit);
    QObject::connect(&stop, &QTimer::timeout, &loop, [&loop] {
        if (stopAsked())
            loop.quit();
    });
    watcher.setFuture(future);
    stop.start(lookForStopEvery);
    if (!future.isFinished())
        loop.exec();
    if (!future.isFinished() || future.isCanceled() || future.resultCount() == 0)
        return std::nullopt;
    return future.result();
}

} // namespace yuyi::cli
