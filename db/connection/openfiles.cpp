// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection/openfiles.h"

#include "models/domain/system.h"
#include "models/platform/files.h"

#include <QHash>
#include <QMutex>

namespace yuyi {

namespace {

QMutex mutex;

QHash<QString, int> &counts()
{
    static QHash<QString, int> open;
    return open;
}

} // namespace

QString OpenFiles::keyOf(const QString &file)
{
    const auto facts = platform::factsOf(systemPath(file));
    return facts ? QStringLiteral("%1:%2").arg(facts->device).arg(facts->number) : QString();
}

QString OpenFiles::add(const QString &file)
{
    const QMutexLocker lock(&mutex);
    const QString key = keyOf(file);
    if (!key.isEmpty())
        ++counts()[key];
    return key;
}

void OpenFiles::remove(const QString &key)
{
    const QMutexLocker lock(&mutex);
    const auto count = counts().find(key);
    if (count != counts().end() && --count.value() == 0)
        counts().erase(count);
}

bool OpenFiles::isOpen(const QString &file)
{
    return !lookUnlessOpen(file, [] {});
}

bool OpenFiles::lookUnlessOpen(const QString &file, const std::function<void()> &look)
{
    const QMutexLocker lock(&mutex);
    const QString key = keyOf(file);
    if (!key.isEmpty() && counts().contains(key))
        return false;
    look();
    return true;
}

} // namespace yuyi
