// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/packages/pictures.h"

#include "models/domain/clock.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <atomic>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PackageFile)
};

constexpr qint64 mostBytes = 2LL * 1024 * 1024 * 1024;
constexpr int keptDays = 30;
const QLatin1String lockEnd(".lock");

qint64 bytesIn(const QString &folder)
{
    qint64 bytes = 0;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        files.next();
        bytes += files.fileInfo().size();
    }
    return bytes;
}

/// Somebody has it open, here or in another program. Locks of programs that are gone are taken away by asking.
bool isInUse(const QString &folder, const QString &except = {})
{
    const QFileInfo facts(folder);
    const QStringList locks =
        facts.dir().entryList({facts.fileName() + QLatin1String(".*") + lockEnd}, QDir::Files | QDir::Hidden);
    for (const QString &name : locks) {
        const QString path = facts.dir().filePath(name);
        if (path == except)
            continue;
        QLockFile lock(path);
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0))
            return true;
    }
    return false;
}

void clearAway(const QString &except)
{
    struct Former {
        QString folder;
        QDateTime opened;
    };
    QList<Former> formers;
    const QFileInfoList folders = QDir(PackagePictures::root()).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QFileInfo &folder : folders) {
        // Only what this program makes.
        if (folder.filePath() != except && !PackageId::fromString(folder.fileName()).isNull())
            formers.append({folder.filePath(), folder.lastModified()});
    }
    std::sort(formers.begin(), formers.end(), [](const Former &a, const Former &b) { return a.opened > b.opened; });
    const QDateTime old = currentTime().addDays(-keptDays);
    qint64 kept = 0;
    for (const Former &former : std::as_const(formers)) {
        kept += bytesIn(former.folder);
        if ((kept > mostBytes || former.opened < old) && !isInUse(former.folder))
            QDir(former.folder).removeRecursively();
    }
}

} // namespace

QString PackagePictures::root()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + QLatin1String("/yuyi/packages");
}

Result<std::unique_ptr<PackagePictures>> PackagePictures::use(const PackageId &package)
{
    static std::atomic<int> uses = 0;
    std::unique_ptr<PackagePictures> pictures(new PackagePictures(root() + u'/' + package.toString()));
    const QString path = QStringLiteral("%1.%2-%3").arg(pictures->m_folder).arg(QCoreApplication::applicationPid()).arg(++uses) + lockEnd;
    const bool made = QDir().mkpath(pictures->m_folder);
    pictures->m_lock = std::make_unique<QLockFile>(path);
    pictures->m_lock->setStaleLockTime(0);
    if (!made || !pictures->m_lock->tryLock(0)) {
        return failure(ErrorCode::Environment, Tr::tr("The images of the work package cannot be extracted to %1.")
                                                   .arg(QDir::toNativeSeparators(pictures->m_folder)));
    }
    // When it was opened last; the time of the folder itself, so that nothing else is in it.
    const QString mark = pictures->m_folder + QLatin1String("/.opened");
    if (QFile file(mark); file.open(QIODevice::WriteOnly))
        file.remove();
    clearAway(pictures->m_folder);
    return pictures;
}

void PackagePictures::discard()
{
    if (!isInUse(m_folder, m_lock->fileName()))
        QDir(m_folder).removeRecursively();
}

} // namespace yuyi
