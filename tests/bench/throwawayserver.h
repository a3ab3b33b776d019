// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QTemporaryDir>

#include <mutex>

#include <sys/types.h>

namespace yuyi::bench {

/// @brief A PostgreSQL server of this benchmark alone, on loopback and with the settings that PostgreSQL comes with (300 connections, each
/// commit waits for the disk). It ends with the benchmark. Sets PGHOST, PGPORT, PGUSER, PGDATABASE and PGPASSWORD of this process.
class ThrowawayServer
{
public:
    /// Makes and starts it; ends the process with a sentence if it cannot.
    ThrowawayServer();
    ~ThrowawayServer();
    ThrowawayServer(const ThrowawayServer &) = delete;
    ThrowawayServer &operator=(const ThrowawayServer &) = delete;

    quint16 port() const { return m_port; }
    /// The folder of everything of this benchmark.
    QString folder() const { return m_folder.path(); }

    /// @name From any thread
    /// @{
    /// Remembers which processes there are, so that kill() and freeze() lose no time.
    void look();
    /// All of its processes are killed at once.
    void kill();
    /// All of its processes stand still until thaw().
    void freeze();
    void thaw();
    /// @}
    /// Starts it again after kill(), and waits until it answers. Main thread.
    void start();

private:
    void signalAll(int signal);
    QList<pid_t> processes() const;

    QTemporaryDir m_folder;
    quint16 m_port = 0;
    std::mutex m_guard;
    pid_t m_postmaster = -1;
    QList<pid_t> m_known;
};

} // namespace yuyi::bench
