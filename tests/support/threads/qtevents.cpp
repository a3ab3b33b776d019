// SPDX-License-Identifier: GPL-3.0-or-later
// Part of every test that is built with ThreadSanitizer: tells it that what is posted to a thread by Qt happens before it is delivered
// there. Debian's Qt is not built with the sanitizer, which therefore does not see the locks of Qt's event queues.
//
// A call that is posted to an object, and a task for a pool of threads, come after what was done before they were posted. A signal, and
// what a future is given, come before every later event of every thread, because the receiver is not known when they are sent.
#include <QCoreApplication>
#include <QFutureInterface>
#include <QMetaObject>
#include <QObject>
#include <QThreadPool>

#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>

#include <functional>
#include <utility>

namespace {

char sentToMany; ///< its address stands for signals and futures

template <typename Function>
Function next(const char *name)
{
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

bool delivered(void **data)
{
    __tsan_acquire(data[0]);
    __tsan_acquire(&sentToMany);
    return false;
}

const bool isCalled = QInternal::registerCallback(QInternal::EventNotifyCallback, &delivered);

} // namespace

// The functions of Qt that our libraries call: the program's own definitions come first.

bool QMetaObject::invokeMethodImpl(QObject *object, QtPrivate::QSlotObjectBase *slot, Qt::ConnectionType type, void *result)
{
    using Function = bool (*)(QObject *, QtPrivate::QSlotObjectBase *, Qt::ConnectionType, void *);
    static const auto real = next<Function>(
        "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv");
    __tsan_release(object);
    return real(object, slot, type, result);
}

void QMetaObject::activate(QObject *sender, const QMetaObject *meta, int signal, void **values)
{
    using Function = void (*)(QObject *, const QMetaObject *, int, void **);
    static const auto real = next<Function>("_ZN11QMetaObject8activateEP7QObjectPKS_iPPv");
    __tsan_release(&sentToMany);
    real(sender, meta, signal, values);
}

void QCoreApplication::postEvent(QObject *receiver, QEvent *event, int priority)
{
    using Function = void (*)(QObject *, QEvent *, int);
    static const auto real = next<Function>("_ZN16QCoreApplication9postEventEP7QObjectP6QEventi");
    __tsan_release(receiver);
    real(receiver, event, priority);
}

void QFutureInterfaceBase::reportFinished()
{
    using Function = void (*)(QFutureInterfaceBase *);
    static const auto real = next<Function>("_ZN20QFutureInterfaceBase14reportFinishedEv");
    __tsan_release(&sentToMany);
    real(this);
}

void QFutureInterfaceBase::reportResultsReady(int begin, int end)
{
    using Function = void (*)(QFutureInterfaceBase *, int, int);
    static const auto real = next<Function>("_ZN20QFutureInterfaceBase18reportResultsReadyEii");
    __tsan_release(&sentToMany);
    real(this, begin, end);
}

void QFutureInterfaceBase::waitForFinished()
{
    using Function = void (*)(QFutureInterfaceBase *);
    static const auto real = next<Function>("_ZN20QFutureInterfaceBase15waitForFinishedEv");
    real(this);
    __tsan_acquire(&sentToMany);
}

void QFutureInterfaceBase::waitForResult(int index)
{
    using Function = void (*)(QFutureInterfaceBase *, int);
    static const auto real = next<Function>("_ZN20QFutureInterfaceBase13waitForResultEi");
    real(this, index);
    __tsan_acquire(&sentToMany);
}

void QThreadPool::start(std::function<void()> task, int priority)
{
    using Function = void (*)(QThreadPool *, std::function<void()>, int);
    static const auto real = next<Function>("_ZN11QThreadPool5startESt8functionIFvvEEi");
    __tsan_release(this);
    const auto seen = [task = std::move(task), pool = this] {
        __tsan_acquire(pool);
        task();
        __tsan_release(&sentToMany);
    };
    real(this, seen, priority);
}
