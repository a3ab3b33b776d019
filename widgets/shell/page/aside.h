// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QFutureWatcher>
#include <QObject>
#include <QtConcurrent>

#include <exception>
#include <type_traits>
#include <utility>

namespace yuyi {

/// What is said of work that was stopped by an exception. `what`: of the exception, for the log.
Error stoppedAside(const char *what);

/// @brief Runs `work` on another thread and then `then(result)` on the calling thread, unless the context has been destroyed. Where the
/// work returns a Result, an exception becomes its failure.
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
    watcher->setFuture(QtConcurrent::run([work = std::move(work)]() mutable -> R {
        if constexpr (std::is_constructible_v<R, tl::unexpected<Error>>) {
            try {
                return work();
            } catch (const std::exception &exception) {
                return tl::unexpected<Error>(stoppedAside(exception.what()));
            }
        } else {
            return work();
        }
    }));
}

} // namespace yuyi
