// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/rowpictures.h"

#include "models/items/pictureloader.h"

#include <QPainter>
#include <QPixmap>

namespace yuyi {

namespace {

constexpr int smallEdge = 160; // the thumbnails that are kept
constexpr int largeEdge = 320;

} // namespace

QIcon pictureCard(const QImage &picture, const QSize &size, qreal ratio)
{
    const QSize pixels = size * ratio;
    QPixmap card(pixels);
    card.fill(Qt::transparent);
    if (!picture.isNull()) {
        const QImage whole = picture.scaled(pixels, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        QPainter(&card).drawImage((pixels.width() - whole.width()) / 2, (pixels.height() - whole.height()) / 2, whole);
    }
    card.setDevicePixelRatio(ratio);
    QIcon shown(card);
    shown.addPixmap(card, QIcon::Selected); // a picture is not tinted
    return shown;
}

RowPictures::RowPictures(PictureLoader &pictures, QObject *parent) : QObject(parent), m_pictures(pictures)
{
    connect(&pictures, &PictureLoader::thumbnailReady, this, &RowPictures::ready);
}

void RowPictures::setSize(const QSize &size, qreal ratio)
{
    if (size == m_size && ratio == m_ratio)
        return;
    m_size = size;
    m_ratio = ratio;
    m_cards.clear();
}

QVariant RowPictures::card(const Image &image) const
{
    if (image.sha256.isNull())
        return {};
    if (const QIcon *known = m_cards.object(image.sha256))
        return *known;
    const QSize pixels = m_size * m_ratio;
    const QImage thumbnail = m_pictures.thumbnail(image, pixels.width() > smallEdge ? largeEdge : smallEdge);
    QIcon shown = pictureCard(thumbnail, m_size, m_ratio);
    if (!thumbnail.isNull())
        m_cards.insert(image.sha256, new QIcon(shown));
    return shown;
}

} // namespace yuyi
