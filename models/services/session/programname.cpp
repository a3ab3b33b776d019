// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/session/programname.h"

#include "models/domain/ids.h"

#include <QCoreApplication>
#include <QFile>
#include <QStringList>
#include <QSysInfo>

#include <cerrno>

#ifdef Q_OS_UNIX
#include <csignal>
#endif

namespace yuyi {

namespace {

/// Numbers of processes mean something within one boot of one computer and one namespace of processes (containers).
QString processWorld()
{
    return QString::fromLatin1(QSysInfo::bootUniqueId()).left(8)
        + QFile::symLinkTarget(QStringLiteral("/proc/self/ns/pid")).section(u'[', -1).section(u']', 0, 0);
}

} // namespace

QString newProgramName()
{
    return QStringLiteral("%1:%2:%3:%4")
        .arg(QSysInfo::machineHostName().remove(u':'), QString::number(QCoreApplication::applicationPid()), processWorld(),
             newUuid().toString(QUuid::Id128).right(8));
}

bool isProgramGone(const QString &name)
{
#ifdef Q_OS_UNIX
    const QStringList parts = name.split(u':');
    bool number = false;
    const qint64 process = parts.value(1).toLongLong(&number);
    if (parts.size() != 4 || !number || process <= 0 || parts.at(2).isEmpty() || parts.at(2) != processWorld()
        || parts.at(0) != QSysInfo::machineHostName().remove(u':'))
        return false;
    return ::kill(static_cast<pid_t>(process), 0) != 0 && errno == ESRCH;
#else
    Q_UNUSED(name)
    return false;
#endif
}

QString programTitle(const QString &name)
{
    return name.section(u':', 0, 1);
}

} // namespace yuyi
