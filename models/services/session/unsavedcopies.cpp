// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/session/unsavedcopies.h"

#include "models/domain/json/jsonfields.h"

#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QSaveFile>

#include <algorithm>
#include <mutex>

namespace yuyi {

namespace {

const QString lockName = QStringLiteral("lock");
const QString copyEnding = QStringLiteral(".json");

QByteArray written(const UnsavedCopy &copy)
{
    const Json json{{"key", copy.key},
                    {"typed_at", copy.typedAt.toString(Qt::ISODateWithMs)},
                    {"content", copy.content}};
    return storedText(json);
}

std::optional<UnsavedCopy> readCopy(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const Json json = storedJson(file.readAll());
    UnsavedCopy copy;
    copy.key = textOf(json, "key");
    copy.typedAt = QDateTime::fromString(textOf(json, "typed_at"), Qt::ISODateWithMs);
    copy.content = fieldOf(json, "content");
    if (copy.key.isEmpty()) {
        // Version 0.2 wrote annotations only, without a key.
        copy.key = textOf(json, "image");
        copy.content = json;
    }
    if (copy.key.isEmpty() || !copy.typedAt.isValid())
        return std::nullopt;
    return copy;
}

} // namespace

UnsavedCopies::UnsavedCopies(const QString &root, const ProjectId &project, const PersonId &person)
    : m_folder(root + u'/' + project.toString() + u'/' + person.toString()),
      m_own(m_folder + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces))
{
}

UnsavedCopies::~UnsavedCopies()
{
    if (!m_lock)
        return;
    const bool empty = QDir(m_own).entryList({u'*' + copyEnding}, QDir::Files).isEmpty();
    m_lock->unlock();
    if (empty)
        QDir().rmdir(m_own);
}

bool UnsavedCopies::keep(const UnsavedCopy &copy)
{
    if (!m_lock || !QDir(m_own).exists()) {
        if (!QDir().mkpath(m_own))
            return false;
        QFile::setPermissions(m_own, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        m_lock = std::make_unique<QLockFile>(m_own + u'/' + lockName);
        m_lock->setStaleLockTime(0); // stale only when its program has ended
        m_lock->tryLock();
    }
    const QByteArray bytes = written(copy);
    QSaveFile file(m_own + u'/' + copy.key + copyEnding);
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner) || file.write(bytes) != bytes.size()
        || !file.commit())
        return false;
    QFile stored(file.fileName());
    return stored.open(QIODevice::ReadOnly) && stored.readAll() == bytes;
}

void UnsavedCopies::remove(const QString &key)
{
    if (m_lock)
        QFile::remove(m_own + u'/' + key + copyEnding);
}

QStringList UnsavedCopies::leftFiles() const
{
    // Two threads of this program must not take each other's look at a folder for another program.
    static std::mutex looking;
    const std::lock_guard guard(looking);
    QStringList paths;
    const QStringList programs = QDir(m_folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &program : programs) {
        const QString folder = m_folder + u'/' + program;
        if (folder == m_own)
            continue;
        QLockFile lock(folder + u'/' + lockName);
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0))
            continue; // its program runs and saves them itself
        const QStringList names = QDir(folder).entryList({u'*' + copyEnding}, QDir::Files);
        lock.unlock();
        if (names.isEmpty())
            QDir().rmdir(folder);
        for (const QString &name : names)
            paths.append(folder + u'/' + name);
    }
    return paths;
}

QList<UnsavedCopy> UnsavedCopies::left() const
{
    QList<UnsavedCopy> copies;
    for (const QString &path : leftFiles()) {
        if (const auto copy = readCopy(path))
            copies.append(*copy);
    }
    std::sort(copies.begin(), copies.end(), [](const UnsavedCopy &a, const UnsavedCopy &b) { return a.typedAt > b.typedAt; });
    return copies;
}

std::optional<UnsavedCopy> UnsavedCopies::left(const QString &key) const
{
    const QList<UnsavedCopy> copies = left();
    const auto found = std::find_if(copies.begin(), copies.end(), [&](const UnsavedCopy &copy) { return copy.key == key; });
    return found == copies.end() ? std::nullopt : std::optional(*found);
}

void UnsavedCopies::removeLeft(const QString &key, const QDateTime &typedAt) const
{
    for (const QString &path : leftFiles()) {
        if (const auto copy = readCopy(path); copy && copy->key == key && (!typedAt.isValid() || copy->typedAt == typedAt))
            QFile::remove(path);
    }
}

} // namespace yuyi
