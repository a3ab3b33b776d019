// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

#include <functional>
#include <mutex>
#include <utility>

#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace yuyi::test {

/// @brief Counts the bytes that this program reads of one file, under whatever name it is opened. After the first read `atFirst` runs
/// once, before the reader goes on: it may do what another program does at that moment. One watch at a time.
class ReadWatch
{
public:
    explicit ReadWatch(const QString &path, std::function<void()> atFirst = {}) : m_atFirst(std::move(atFirst))
    {
        if (::stat(QFile::encodeName(path).constData(), &m_file) != 0)
            qFatal("%s", qPrintable(path));
        const std::lock_guard lock(mutex());
        current() = this;
    }
    ~ReadWatch()
    {
        const std::lock_guard lock(mutex());
        current() = nullptr;
    }
    ReadWatch(const ReadWatch &) = delete;
    ReadWatch &operator=(const ReadWatch &) = delete;

    qint64 bytes() const
    {
        const std::lock_guard lock(mutex());
        return m_bytes;
    }

    /// Called after each read of the program.
    static void afterRead(int descriptor, qint64 got)
    {
        std::function<void()> meanwhile;
        {
            const std::lock_guard lock(mutex());
            struct stat read = {};
            if (current() == nullptr || got <= 0 || ::fstat(descriptor, &read) != 0 || read.st_dev != current()->m_file.st_dev
                || read.st_ino != current()->m_file.st_ino)
                return;
            current()->m_bytes += got;
            meanwhile = std::exchange(current()->m_atFirst, {});
        }
        if (meanwhile)
            meanwhile();
    }

private:
    static std::mutex &mutex()
    {
        static std::mutex one;
        return one;
    }
    static ReadWatch *&current()
    {
        static ReadWatch *one = nullptr;
        return one;
    }

    struct stat m_file = {};
    std::function<void()> m_atFirst;
    qint64 m_bytes = 0;
};

} // namespace yuyi::test

// In the place of that of the C library, for Qt too. Under another name here, as <unistd.h> may have a body for its own.
extern "C" ssize_t watchedRead(int descriptor, void *bytes, size_t count) __asm__("read");

extern "C" ssize_t watchedRead(int descriptor, void *bytes, size_t count)
{
    const ssize_t got = ::syscall(SYS_read, descriptor, bytes, count);
    yuyi::test::ReadWatch::afterRead(descriptor, got);
    return got;
}
