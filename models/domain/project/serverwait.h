// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <atomic>

namespace yuyi {

/// @brief How long a thread has been waiting for the answer of a server. The waiting thread is blocked; other threads read the time here.
/// Any thread.
class ServerWait
{
public:
    /// In ms, by the steady clock; 0 if nothing is being asked.
    qint64 ms() const;

private:
    friend class ServerCall;
    std::atomic<qint64> m_since = 0;
};

/// What this thread asks of a server is shown in `wait` from now on; null: nowhere. It must outlive the thread.
void showServerCalls(ServerWait *wait);

/// While it lives, this thread waits for a server. They do not nest.
class ServerCall
{
public:
    /// `onServer`: false does nothing.
    explicit ServerCall(bool onServer);
    ~ServerCall();
    ServerCall(const ServerCall &) = delete;
    ServerCall &operator=(const ServerCall &) = delete;
};

/// @brief How many threads of this program still wait for a server, but nobody for them. Before the program ends, the connection must not
/// be pulled from under one: see std::_Exit.
std::atomic<int> &threadsLeftBehind();

} // namespace yuyi
