// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/files/paths.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};

constexpr qsizetype nameBytes = 255; // of one component, as on ext4, XFS, Btrfs
constexpr qsizetype pathBytes = 1024;

/// The existing regular file `relative` in `folder`, provided that no link leads it out of the folder.
QString fileInside(const QString &folder, const QString &relative)
{
    const QString root = QFileInfo(folder).canonicalFilePath();
    const QFileInfo file(QDir(folder).filePath(relative));
    const QString real = file.canonicalFilePath();
    if (root.isEmpty() || real.isEmpty() || !file.isFile())
        return {};
    const QString prefix = root.endsWith(u'/') ? root : QString(root % u'/');
    return real.startsWith(prefix) ? real : QString();
}

} // namespace

Result<QString> safeRelativePath(const QString &path)
{
    const auto refused = [&path](const QString &why) { return failure(ErrorCode::Refused, why, path); };
    if (path.isEmpty())
        return refused(Tr::tr("The path of the image is empty."));
    for (const QChar c : path) {
        if (c.category() == QChar::Other_Control || c.category() == QChar::Other_Format || c.unicode() == 0xfffd)
            return refused(Tr::tr("The path of the image contains invisible or invalid characters."));
    }
    if (path.startsWith(u'/') || path.startsWith(u'~') || path.contains(u'\\') || (path.size() > 1 && path.at(1) == u':'))
        return refused(Tr::tr("The path “%1” must be relative to the benchmark's folder.").arg(path));
    if (path.toUtf8().size() > pathBytes)
        return refused(Tr::tr("The path “%1…” is too long.").arg(path.left(60)));
    QStringList parts;
    for (const QString &part : path.split(u'/')) {
        if (part == QLatin1String(".."))
            return refused(Tr::tr("The path “%1” leads outside the benchmark's folder.").arg(path));
        if (part.toUtf8().size() > nameBytes)
            return refused(Tr::tr("The path “%1…” is too long.").arg(path.left(60)));
        if (!part.isEmpty() && part != QLatin1String("."))
            parts.append(part);
    }
    if (parts.isEmpty() || path.endsWith(u'/'))
        return refused(Tr::tr("The path “%1” does not lead to a file.").arg(path));
    return parts.join(u'/');
}

QString safeFileName(const QString &name)
{
    QString safe;
    for (const QChar c : name)
        safe += c.isLetterOrNumber() || c.isSurrogate() || c == u'.' || c == u'-' || c == u'_' ? c : QChar(u'-');
    while (safe.startsWith(u'.'))
        safe.remove(0, 1);
    while (safe.toUtf8().size() > nameBytes - 32)
        safe.chop(1);
    return safe.isEmpty() ? QStringLiteral("unnamed") : safe;
}

Result<QString> locateImage(const QString &entryPath, const QString &benchmarkFile, const QString &imagesFolder)
{
    YUYI_TRY(const auto relative, safeRelativePath(entryPath));
    const QDir beside = QFileInfo(benchmarkFile).absoluteDir();
    QStringList folders;
    if (!imagesFolder.isEmpty())
        folders.append(imagesFolder);
    folders.append(beside.absolutePath());
    if (!beside.isRoot())
        folders.append(QDir::cleanPath(beside.absoluteFilePath(QStringLiteral(".."))));
    for (const QString &folder : std::as_const(folders)) {
        if (const QString found = fileInside(folder, relative); !found.isEmpty())
            return found;
    }
    if (!imagesFolder.isEmpty()) {
        if (const QString found = fileInside(imagesFolder, QFileInfo(relative).fileName()); !found.isEmpty())
            return found;
    }
    return failure(
        ErrorCode::NotFound,
        Tr::tr(
            "The image “%1” is neither in the folder of the imported file nor in the image folder.")
            .arg(relative),
        folders.join(QStringLiteral(", ")));
}

} // namespace yuyi
