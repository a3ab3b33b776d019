// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection/openfiles.h"

#include <QFile>
#include <QHash>
#include <QMutex>

#include <sys/stat.h>

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
    struct stat facts {
    };
    if (::stat(QFile::encodeName(file).constData(), &facts) != 0)
        return {};
    return QStringLiteral("%1:%2").arg(facts.st_dev).arg(facts.st_ino);
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
