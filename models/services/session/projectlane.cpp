// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/session/projectlane.h"

#include <chrono>

namespace yuyi {

namespace {

constexpr std::chrono::milliseconds waitAtMost(100); // of a read for the writes that were asked before it
constexpr int readAgain = 3;                         // times: somebody who writes without a pause must not keep a list from being shown

} // namespace

ProjectLane::ProjectLane(QObject *home, const QString &name, ProjectLane *writer) : m_home(home), m_writer(writer)
{
    m_thread.setObjectName(name);
    m_hand.moveToThread(&m_thread);
}

Result<> ProjectLane::open(std::shared_ptr<const StoreFactory> factory, std::function<void(const Changes &)> listener,
                           std::function<void(const Changes &)> heard, std::function<void(bool)> linkTold)
{
    m_factory = std::move(factory);
    m_listener = std::move(listener);
    m_heard = std::move(heard);
    m_linkTold = std::move(linkTold);
    m_thread.start();
    QMetaObject::invokeMethod(
        &m_hand, [this] { begin(); }, Qt::QueuedConnection);
    std::unique_lock lock(m_mutex);
    while (!m_opened)
        m_wake.wait(lock);
    return *m_opened;
}

void ProjectLane::begin()
{
    auto stores = m_factory->open();
    const bool ok = stores.has_value();
    // Marks where we stand before anybody is told that the project is open: what others commit from here on is noticed.
    if (ok && m_listener)
        (void)(*stores)->foreignChanges();
    if (ok && m_linkTold)
        (*stores)->watchLink(m_linkTold);
    const bool hears = ok && m_heard && (*stores)->listen(m_heard);
    if (ok && m_listener)
        (*stores)->setListener(m_listener);
    std::unique_lock lock(m_mutex);
    m_hears = hears;
    if (ok) {
        m_stores = std::move(*stores);
        m_opened = Result<>();
    } else {
        m_opened = Result<>(passOn(stores));
        m_thread.quit();
    }
    m_wake.notify_all();
}

bool ProjectLane::hears()
{
    std::unique_lock lock(m_mutex);
    return m_hears;
}

void ProjectLane::add(Task task, bool writes)
{
    const quint64 after = m_writer ? m_writer->asked() : 0;
    if (writes) {
        std::unique_lock lock(m_order);
        ++m_asked;
    }
    {
        std::unique_lock lock(m_mutex);
        m_tasks.push_back({std::move(task), writes, after});
    }
    QMetaObject::invokeMethod(
        &m_hand, [this] { step(); }, Qt::QueuedConnection);
}

void ProjectLane::close()
{
    {
        std::unique_lock lock(m_mutex);
        m_closing = true;
    }
    // After what was asked before.
    QMetaObject::invokeMethod(
        &m_hand, [this] { end(); }, Qt::QueuedConnection);
    m_thread.wait();
}

void ProjectLane::end()
{
    m_stores.reset();
    m_thread.quit();
}

void ProjectLane::drop()
{
    std::deque<Queued> dropped;
    std::unique_lock lock(m_mutex);
    dropped.swap(m_tasks);
}

void ProjectLane::step()
{
    Queued queued;
    {
        std::unique_lock lock(m_mutex);
        if (m_tasks.empty() || !m_stores)
            return;
        queued = std::move(m_tasks.front());
        m_tasks.pop_front();
    }
    if (m_writer)
        read(queued);
    else
        write(queued);
}

void ProjectLane::write(const Queued &queued)
{
    Afterwards after = queued.task(*m_stores);
    std::unique_lock lock(m_order);
    if (queued.writes) {
        ++m_written;
        m_answered.notify_all();
    }
    finish(std::move(after));
}

void ProjectLane::read(const Queued &queued)
{
    m_writer->waitFor(queued.after);
    for (int left = readAgain;; --left) {
        const quint64 before = m_writer->written();
        Afterwards after = queued.task(*m_stores);
        // Held until the answer is on its way: no write's answer comes between.
        std::unique_lock lock(m_writer->m_order);
        if (m_writer->m_written == before || left == 0 || isClosing()) {
            finish(std::move(after));
            return;
        }
    }
}

quint64 ProjectLane::written()
{
    std::unique_lock lock(m_order);
    return m_written;
}

quint64 ProjectLane::asked()
{
    std::unique_lock lock(m_order);
    return m_asked;
}

/// Until so many writes are answered. One that takes its time is waited for once, not by every read.
void ProjectLane::waitFor(quint64 writes)
{
    std::unique_lock lock(m_order);
    if (m_written >= m_slow && !m_answered.wait_for(lock, waitAtMost, [&] { return m_written >= writes; }))
        m_slow = m_written + 1;
}

bool ProjectLane::isClosing()
{
    std::unique_lock lock(m_mutex);
    return m_closing;
}

void ProjectLane::finish(Afterwards afterwards)
{
    QMetaObject::invokeMethod(
        m_home, [after = std::move(afterwards)] { after(); }, Qt::QueuedConnection);
}

} // namespace yuyi
