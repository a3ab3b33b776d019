// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/prompts/sentpictures.h"

#include "models/domain/images/imagepath.h"
#include "models/domain/regularfile.h"
#include "models/evaluation/prompts/sentpicture.h"
#include "models/imaging/composing/contactsheet.h"
#include "models/imaging/composing/plainpng.h"
#include "models/imaging/reader.h"
#include "models/stores/pictures.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace yuyi {

namespace {

QString keyOf(const Sha256 &sha256, const PictureProfile &profile)
{
    return sha256.hex() + u' ' + profile.key();
}

/// What was kept on disk, if it is whole.
std::optional<SentPicture> readKept(const QString &path)
{
    const RegularFile opened = openRegularFile(path, FileLinks::Refused);
    if (!opened.file)
        return std::nullopt;
    SentPicture picture;
    picture.bytes = opened.file->readAll();
    const auto header = readImageHeader(picture.bytes);
    if (!header || header->truncated)
        return std::nullopt;
    picture.mediaType =
        header->format == ImageFormat::Png ? QStringLiteral("image/png") : QStringLiteral("image/jpeg");
    picture.sha256 = Sha256::of(picture.bytes);
    picture.size = header->size;
    return picture;
}

/// A convenience: where it cannot be written the picture is prepared again the next time.
void keep(const SentPicture &picture, const QString &path)
{
    QDir().mkpath(QFileInfo(path).path());
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(picture.bytes) == picture.bytes.size())
        file.commit();
}

EncodedPicture encoded(const SentPicture &picture)
{
    return {picture.bytes.toBase64(), picture.bytes.size(), picture.mediaType, picture.sha256, picture.size};
}

} // namespace

SentPictures::SentPictures(QString folder, qint64 memory)
    : m_folder(std::move(folder)), m_kept(static_cast<int>(std::max<qint64>(1, memory / 1024)))
{
}

QString SentPictures::cached(const Sha256 &sha256, const PictureProfile &profile) const
{
    const QString hex = sha256.hex();
    // The number counts ways of encoding: what an earlier one kept is not taken for this one's.
    const QString way = Sha256::of(QByteArray(profile.key().toUtf8() + " 2")).hex().left(16);
    return QStringLiteral("%1/cache/sent/%2/%3/%4").arg(m_folder, way, hex.left(2), hex);
}

Result<EncodedPicture> SentPictures::make(const Medium &picture, const PictureProfile &profile)
{
    const QString path = cached(picture.sha256, profile);
    if (const auto kept = readKept(path))
        return encoded(*kept);
    YUYI_TRY(const auto bytes, pictureBytes(imageFilePath(m_folder, picture.sha256, picture.format), picture.sha256));
    YUYI_TRY(const auto prepared, preparePicture(bytes, profile, picture.sha256));
    if (prepared.sha256 != picture.sha256)
        keep(prepared, path);
    return encoded(prepared);
}

Result<EncodedPicture> SentPictures::sheet(const QList<Medium> &pictures, const PictureProfile &profile)
{
    QList<QImage> images;
    for (const Medium &one : pictures) {
        YUYI_TRY(const auto prepared, picture(one, profile));
        YUYI_TRY(const auto decoded, decodeImage(QByteArray::fromBase64(prepared.base64)));
        images.append(decoded.image);
    }
    YUYI_TRY(const auto drawn, contactSheet(images, profile.longEdge));
    YUYI_TRY(const auto sent, preparePicture(plainPng(drawn), profile));
    return encoded(sent);
}

Result<EncodedPicture> SentPictures::picture(const Medium &picture, const PictureProfile &profile)
{
    const QString key = keyOf(picture.sha256, profile);
    {
        QMutexLocker lock(&m_mutex);
        while (m_making.contains(key))
            m_made.wait(&m_mutex);
        if (const EncodedPicture *kept = m_kept.object(key))
            return *kept;
        m_making.insert(key);
    }
    auto made = make(picture, profile);
    const QMutexLocker lock(&m_mutex);
    m_making.remove(key);
    m_made.wakeAll();
    if (made)
        m_kept.insert(key, new EncodedPicture(*made), std::max<int>(1, static_cast<int>(made->base64.size() / 1024)));
    return made;
}

} // namespace yuyi
