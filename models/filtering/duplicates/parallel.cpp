// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/parallel.h"

#include <QThread>
#include <QThreadPool>

#include <algorithm>
#include <atomic>

namespace yuyi {

int workersFor(int threads)
{
    return std::max(1, threads > 0 ? threads : QThread::idealThreadCount());
}

void parallelFor(qsizetype count, int threads, const std::function<bool()> &stop,
                 const std::function<void(qsizetype, int)> &work)
{
    const int workers =
        static_cast<int>(std::min<qsizetype>(workersFor(threads), std::max<qsizetype>(count, 1)));
    std::atomic<qsizetype> next = 0;
    const auto run = [&](int worker) {
        for (qsizetype index = next++; index < count && !stop(); index = next++)
            work(index, worker);
    };
    // A pool of its own: the caller may itself run in the global one.
    QThreadPool pool;
    pool.setMaxThreadCount(workers);
    for (int worker = 1; worker < workers; ++worker)
        pool.start([&run, worker] { run(worker); });
    run(0);
    pool.waitForDone();
}

} // namespace yuyi
