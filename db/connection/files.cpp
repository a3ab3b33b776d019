// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection/files.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <unistd.h>

namespace yuyi {

bool hasContent(const QString &file)
{
    return QFileInfo(file).size() > 0;
}

QString syncFileSystem(const QString &folder)
{
    const int handle = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_CLOEXEC);
    if (handle < 0)
        return QString::fromLocal8Bit(std::strerror(errno));
    const bool synced = ::syncfs(handle) == 0;
    const QString why = synced ? QString() : QString::fromLocal8Bit(std::strerror(errno));
    ::close(handle);
    return why;
}

} // namespace yuyi
