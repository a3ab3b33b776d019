// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/itempictureview.h"

#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/picturestrip.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QLabel>

namespace yuyi {

ItemPictureView::ItemPictureView(QWidget *parent)
    : QWidget(parent), m_viewer(new ImageViewer(this)), m_count(plainLabel(this, TextRole::Soft)), m_strip(new PictureStrip(this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    auto *column = columnIn(this);
    column->addWidget(m_viewer, 1);
    m_count->setAlignment(Qt::AlignCenter);
    m_count->setObjectName(QStringLiteral("loadedPictures"));
    m_count->hide();
    column->addWidget(m_count);
    column->addWidget(m_strip);
    connect(m_strip, &PictureStrip::currentChanged, this, [this](int index) {
        put(index);
        Q_EMIT currentChanged();
    });
}

void ItemPictureView::forget()
{
    m_pictures.clear();
    m_decoded.clear();
    m_views.clear();
    m_shown = m_home = -1;
    m_count->hide();
    m_strip->setPictures({});
    showEmptyText();
}

void ItemPictureView::setLoading()
{
    forget();
    m_viewer->setLoading();
}

void ItemPictureView::setCount(int here, int all)
{
    m_count->setText(tr("Loading pictures: %1 of %2").arg(here).arg(all));
    m_count->setVisible(all > 1 && here < all);
}

void ItemPictureView::setError(const QString &sentence)
{
    forget();
    m_viewer->setError(sentence);
}

void ItemPictureView::clear()
{
    forget();
    m_viewer->clear();
}

void ItemPictureView::setPictures(const QList<ItemPicture> &pictures, const QList<QImage> &decoded)
{
    forget();
    m_pictures = pictures;
    m_decoded = decoded;
    m_strip->setPictures(pictures, decoded);
    const bool stemHasSome = !pictures.isEmpty() && pictures.first().number > 0;
    if (!stemHasSome)
        m_strip->setNoneCurrent();
    put(stemHasSome ? 0 : -1);
}

QList<QImage> ItemPictureView::ofOptions(qsizetype options) const
{
    QList<QImage> images;
    for (int option = 0; option < options; ++option)
        images.append(m_decoded.value(placeOf(option)));
    return images;
}

int ItemPictureView::current() const
{
    return m_shown;
}

void ItemPictureView::step(int by)
{
    m_strip->step(by);
}

void ItemPictureView::showNumber(int number)
{
    for (int place = 0; place < m_pictures.size(); ++place) {
        if (m_pictures.at(place).number == number)
            m_strip->setCurrent(place);
    }
}

int ItemPictureView::placeOf(int option) const
{
    for (int place = 0; place < m_pictures.size(); ++place) {
        if (m_pictures.at(place).option == option)
            return place;
    }
    return -1;
}

bool ItemPictureView::enlarge(int option)
{
    const int place = placeOf(option);
    if (place < 0)
        return false;
    if (place == m_shown)
        return putBack();
    if (m_pictures.size() > 1) {
        m_strip->setCurrent(place);
    } else { // an only picture has no strip
        put(place);
        Q_EMIT currentChanged();
    }
    return true;
}

bool ItemPictureView::isEnlarged() const
{
    return m_shown >= 0 && m_pictures.at(m_shown).option >= 0;
}

bool ItemPictureView::putBack()
{
    if (!isEnlarged())
        return false;
    if (m_home >= 0) {
        m_strip->setCurrent(m_home);
    } else {
        m_strip->setNoneCurrent();
        put(-1);
        Q_EMIT currentChanged();
    }
    return true;
}

void ItemPictureView::put(int index)
{
    if (m_shown >= 0 && m_viewer->hasImage())
        m_views.insert(m_shown, m_viewer->view());
    m_shown = index;
    if (index < 0) {
        showEmptyText();
        m_viewer->clear();
        return;
    }
    if (m_pictures.at(index).option < 0)
        m_home = index;
    m_viewer->setImage(m_decoded.value(index));
    if (const auto known = m_views.constFind(index); known != m_views.constEnd())
        m_viewer->setView(*known);
    if (m_pictures.size() > 1)
        m_viewer->setAccessibleDescription(captionOf(m_pictures.at(index)));
}

void ItemPictureView::showEmptyText()
{
    const bool isWaiting = m_shown < 0 && !m_pictures.isEmpty();
    m_viewer->setEmptyText(isWaiting ? tr("The options are pictures. Enlarge one to see it here.") : QString());
}

void ItemPictureView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showEmptyText();
}

} // namespace yuyi
