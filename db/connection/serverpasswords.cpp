// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection/serverpasswords.h"

#include <QHash>
#include <QMutex>

namespace yuyi {

namespace {

struct Known {
    QMutex mutex;
    QHash<QString, QByteArray> passwords; ///< by entry; empty: looked for, and there is none
    ServerPasswords::Source source;
};

Known &known()
{
    static Known all;
    return all;
}

} // namespace

QString ServerPasswords::entryOf(const ProjectLocation &location)
{
    return QStringLiteral("%1@%2:%3").arg(location.user, location.host, QString::number(location.port));
}

void ServerPasswords::setSource(Source source)
{
    const QMutexLocker guard(&known().mutex);
    known().source = std::move(source);
}

void ServerPasswords::keep(const QString &entry, const QByteArray &password)
{
    const QMutexLocker guard(&known().mutex);
    known().passwords.insert(entry, password);
}

void ServerPasswords::forget(const QString &entry)
{
    const QMutexLocker guard(&known().mutex);
    known().passwords.remove(entry);
}

QByteArray ServerPasswords::of(const ProjectLocation &location)
{
    if (location.user.isEmpty())
        return {};
    const QString entry = entryOf(location);
    Source source;
    {
        const QMutexLocker guard(&known().mutex);
        const auto found = known().passwords.constFind(entry);
        if (found != known().passwords.constEnd())
            return *found;
        source = known().source;
    }
    // Not under the lock: a keychain may ask the person first.
    const QByteArray password = source ? source(entry) : QByteArray();
    keep(entry, password);
    return password;
}

} // namespace yuyi
