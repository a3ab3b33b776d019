// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"

#include <QEventLoop>
#include <QFuture>
#include <QFutureWatcher>
#include <QTimer>

#include <optional>

namespace yuyi::cli {

/// How often a stop by the person is looked for, in milliseconds.
inline constexpr int lookForStopEvery = 100;

/// @brief Runs the event loop until the future ends, and gives its result; nothing when it was stopped by Ctrl+C or cancelled.
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
