// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QtConcurrent>

#include <type_traits>
#include <utility>

namespace yuyi {

/// @brief Runs `work` on another thread and then `then(result)` on the calling thread, unless the context has been destroyed.
template <typename Work, typename Then>
void runAside(QObject *context, Work work, Then then)
{
    using R = std::invoke_result_t<Work>;
    auto *watcher = new QFutureWatcher<R>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, then = std::move(then)]() mutable {
        R result = watcher->result();
        watcher->deleteLater();
        then(std::move(result));
    });
    watcher->setFuture(QtConcurrent::run(std::move(work)));
}

} // namespace yuyi
