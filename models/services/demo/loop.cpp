// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/demo/loop.h"

#include <QSemaphore>
#include <QThread>

namespace yuyi {

namespace {

constexpr int lookForCancelEveryMs = 50;

} // namespace

bool waitForDemoWork(Progress &progress, const DemoWork &begin)
{
    QThread thread;
    QObject context;
    context.moveToThread(&thread);
    QSemaphore ended;
    std::shared_ptr<QObject> work;
    thread.start();
    QMetaObject::invokeMethod(&context, [&] { work = begin(&context, [&ended] { ended.release(); }); });
    bool done = false;
    while (!(done = ended.tryAcquire(1, lookForCancelEveryMs)) && !progress.cancelled()) {
    }
    QMetaObject::invokeMethod(
        &context, [&work] { work.reset(); }, Qt::BlockingQueuedConnection);
    thread.quit();
    thread.wait();
    return done;
}

} // namespace yuyi
