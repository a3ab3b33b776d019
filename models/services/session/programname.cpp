// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/session/programname.h"

#include "models/domain/ids.h"
#include "models/platform/process.h"

#include <QCoreApplication>
#include <QStringList>
#include <QSysInfo>

namespace yuyi {

namespace {

/// Numbers of processes mean something within one boot of one computer and one namespace of processes (containers).
QString processWorld()
{
    return QString::fromLatin1(QSysInfo::bootUniqueId()).left(8)
         + QString::fromStdString(platform::processSpace()).remove(u':');
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
    const QStringList parts = name.split(u':');
    bool number = false;
    const qint64 process = parts.value(1).toLongLong(&number);
    if (parts.size() != 4 || !number || process <= 0 || parts.at(2).isEmpty() || parts.at(2) != processWorld()
        || parts.at(0) != QSysInfo::machineHostName().remove(u':'))
        return false;
    return platform::isProcessGone(process);
}

QString programTitle(const QString &name)
{
    return name.section(u':', 0, 1);
}

} // namespace yuyi
