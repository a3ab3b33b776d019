// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/files/parttarget.h"

#include "models/domain/system.h"
#include "models/platform/files.h"
#include "models/platform/sync.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QRegularExpression>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};

/// Says that a folder is a half-written export and may be removed.
const QString marker = QStringLiteral(".yuyi-export-part");

/// Everything written reaches the disk before the name does: else a power cut could leave the name with empty files.
void syncFileSystemOf(const QString &path)
{
    platform::syncAllBelow(systemPath(path));
}

/// Unlike QFile::rename and QDir::rename this replaces an empty target in one step.
Result<> renamed(const QString &from, const QString &to)
{
    if (const auto error = platform::moveOver(systemPath(from), systemPath(to)))
        return notWritten(to, systemMessage(error));
    return {};
}

Result<QString> usableTarget(const QString &target)
{
    const QString path = QDir::cleanPath(QFileInfo(target).absoluteFilePath());
    const QFileInfo parent(QFileInfo(path).absolutePath());
    if (QFileInfo(path).fileName().isEmpty())
        return failure(ErrorCode::Refused, Tr::tr("“%1” is not a valid name for an export.").arg(target));
    if (!parent.isDir())
        return failure(ErrorCode::NotFound, Tr::tr("The folder “%1” does not exist.").arg(parent.filePath()));
    if (!parent.isWritable())
        return failure(ErrorCode::Environment, Tr::tr("The folder “%1” cannot be written to.").arg(parent.filePath()));
    return path;
}

/// What an export that was killed left beside this file; who is still writing holds a lock on theirs.
void removeLeftovers(const QString &path)
{
    static const QRegularExpression ending(QStringLiteral("^\\.[0-9a-f]{8}\\.part$"));
    const QFileInfo target(path);
    const QFileInfoList found = target.dir().entryInfoList(QDir::Files | QDir::Hidden | QDir::NoSymLinks);
    for (const QFileInfo &entry : found) {
        const QString name = entry.fileName();
        if (!name.startsWith(target.fileName()) || !ending.match(name.mid(target.fileName().size())).hasMatch())
            continue;
        if (const auto lock = platform::FileLock::take(systemPath(entry.filePath())))
            QFile::remove(entry.filePath());
    }
}

// Outside the classes: the extractor of texts does not find the context of members of classes from other files.
tl::unexpected<Error> folderInUse(const QString &path)
{
    return failure(ErrorCode::Refused, Tr::tr("“%1” already exists and is not an empty folder.").arg(path));
}

tl::unexpected<Error> fileInUse(const QString &path)
{
    return failure(ErrorCode::Refused, Tr::tr("“%1” already exists.").arg(path));
}

tl::unexpected<Error> inTheWay(const QString &part)
{
    return failure(ErrorCode::Refused, Tr::tr("“%1” already exists. Remove it or choose another name.").arg(part));
}

tl::unexpected<Error> leftoverStays(const QString &part)
{
    return failure(ErrorCode::Environment, Tr::tr("“%1”, left by an interrupted export, could not be removed.").arg(part));
}

} // namespace

tl::unexpected<Error> notWritten(const QString &path, const QString &why)
{
    return failure(ErrorCode::Environment, Tr::tr("The file “%1” could not be written: %2.").arg(path, why), why);
}

Result<QString> PartFolder::checked(const QString &target)
{
    YUYI_TRY(const auto path, usableTarget(target));
    const QFileInfo there(path);
    constexpr QDir::Filters everything = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;
    if (platform::isLink(systemPath(path)) || (there.exists() && (!there.isDir() || !QDir(path).isEmpty(everything))))
        return folderInUse(path);
    return path;
}

Result<std::unique_ptr<PartFolder>> PartFolder::create(const QString &target)
{
    YUYI_TRY(const auto path, checked(target));
    const QString part = path + QLatin1String(".part");
    const QFileInfo old(part);
    const bool isLink = platform::isLink(systemPath(part));
    if (old.exists() || isLink) {
        if (isLink || !old.isDir() || !QFileInfo::exists(part + u'/' + marker))
            return inTheWay(part);
        if (!QDir(part).removeRecursively())
            return leftoverStays(part);
    }
    if (!QDir().mkdir(part))
        return notWritten(part, lastSystemMessage());
    std::unique_ptr<PartFolder> folder(new PartFolder(path, part));
    if (const Result<> written = folder->write(marker, {}); !written)
        return passOn(written);
    return folder;
}

PartFolder::~PartFolder()
{
    if (!m_committed)
        QDir(m_part).removeRecursively();
}

Result<QString> PartFolder::file(const QString &relative)
{
    const QString path = QString(m_part % u'/' % relative);
    const QString folder = QFileInfo(path).path();
    if (!QDir().mkpath(folder))
        return notWritten(folder, lastSystemMessage());
    return path;
}

Result<> PartFolder::write(const QString &relative, const QByteArray &content)
{
    YUYI_TRY(const auto path, file(relative));
    QFile out(path);
    if (!out.open(QIODevice::WriteOnly | QIODevice::NewOnly) || out.write(content) != content.size() || !out.flush())
        return notWritten(path, out.errorString());
    return {};
}

Result<> PartFolder::commit()
{
    if (!QFile::remove(m_part + u'/' + marker))
        return notWritten(m_part, lastSystemMessage());
    syncFileSystemOf(m_part);
    if (Result<> done = renamed(m_part, m_target); !done)
        return done;
    m_committed = true;
    return {};
}

Result<QString> PartFile::checked(const QString &target)
{
    YUYI_TRY(const auto path, usableTarget(target));
    const QFileInfo there(path);
    if (platform::isLink(systemPath(path)) || (there.exists() && (!there.isFile() || there.size() > 0)))
        return fileInUse(path);
    return path;
}

Result<std::unique_ptr<PartFile>> PartFile::create(const QString &target)
{
    YUYI_TRY(const auto path, checked(target));
    removeLeftovers(path);
    const QString part = QStringLiteral("%1.%2.part").arg(path).arg(QRandomGenerator::system()->generate(), 8, 16, QLatin1Char('0'));
    std::unique_ptr<PartFile> file(new PartFile(path, part));
    if (!file->m_file.open(QIODevice::WriteOnly | QIODevice::NewOnly)) {
        file->m_committed = true; // not ours to remove
        return notWritten(part, file->m_file.errorString());
    }
    if (auto lock = platform::FileLock::take(systemPath(part)))
        file->m_lock = std::move(*lock);
    return file;
}

PartFile::~PartFile()
{
    if (!m_committed) {
        m_file.close();
        QFile::remove(m_part);
    }
}

Result<> PartFile::write(const QByteArray &text)
{
    if (m_file.write(text) != text.size())
        return notWritten(m_target, m_file.errorString());
    return {};
}

Result<> PartFile::commit()
{
    if (!m_file.flush())
        return notWritten(m_target, m_file.errorString());
    m_file.close();
    if (m_file.error() != QFileDevice::NoError)
        return notWritten(m_target, m_file.errorString());
    syncFileSystemOf(m_part);
    if (Result<> done = renamed(m_part, m_target); !done)
        return done;
    m_committed = true;
    return {};
}

} // namespace yuyi
