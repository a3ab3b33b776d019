// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/shownpicture.h"

#include "models/items/pictureloader.h"
#include "widgets/image/imageviewer.h"

namespace yuyi {

ShownPicture::ShownPicture(PictureLoader &pictures, ImageViewer *viewer) : QObject(viewer), m_pictures(pictures), m_viewer(viewer) {}

bool ShownPicture::show(const Image &image)
{
    if (image.sha256 == m_sha && m_viewer->hasImage())
        return true;
    m_sha = image.sha256;
    m_viewer->setLoading();
    m_pictures.picture(image).then(this, [this, sha = m_sha](const Result<QImage> &picture) {
        if (sha != m_sha)
            return;
        if (picture)
            m_viewer->setImage(*picture);
        else
            m_viewer->setError(picture.error().sentence);
        Q_EMIT arrived();
    });
    return false;
}

void ShownPicture::clear()
{
    forget();
    m_viewer->clear();
}

} // namespace yuyi
