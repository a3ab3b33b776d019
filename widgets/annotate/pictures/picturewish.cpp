// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/pictures/picturewish.h"

#include <QMimeData>
#include <QUrl>
#include <QVariant>

namespace yuyi {

namespace {

QStringList localFiles(const QMimeData *data)
{
    QStringList files;
    const QList<QUrl> urls = data->urls();
    for (const QUrl &url : urls) {
        if (url.isLocalFile())
            files.append(url.toLocalFile());
    }
    return files;
}

} // namespace

bool bringsPictures(const QMimeData *data)
{
    return data && (data->hasImage() || !localFiles(data).isEmpty());
}

bool bringsOnlyPictures(const QMimeData *data)
{
    if (!data)
        return false;
    return !localFiles(data).isEmpty() || (data->hasImage() && !data->hasFormat(QStringLiteral("text/plain")));
}

BroughtPictures picturesIn(const QMimeData *data)
{
    BroughtPictures brought;
    if (!data)
        return brought;
    brought.files = localFiles(data);
    if (!brought.files.isEmpty())
        return brought;
    // The bytes of a file stay as they are; anything else becomes one.
    for (const char *format : {"image/png", "image/jpeg", "image/webp", "image/gif"}) {
        brought.bytes = data->data(QLatin1String(format));
        if (!brought.bytes.isEmpty())
            return brought;
    }
    if (data->hasImage())
        brought.image = qvariant_cast<QImage>(data->imageData());
    return brought;
}

} // namespace yuyi
