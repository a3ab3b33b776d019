// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/picturepane.h"

#include "models/items/pictureloader.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/picturestrip.h"
#include "widgets/image/shownpicture.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace yuyi {

namespace {

/// Index of the first of these pictures; −1: none.
int indexOf(const QList<ItemPicture> &pictures, const std::function<bool(const ItemPicture &)> &isWanted)
{
    const auto found = std::find_if(pictures.begin(), pictures.end(), isWanted);
    return found == pictures.end() ? -1 : static_cast<int>(std::distance(pictures.begin(), found));
}

} // namespace

PicturePane::PicturePane(PictureLoader &pictures, QWidget *parent)
    : QWidget(parent),
      m_pictures(pictures),
      m_viewer(new ImageViewer(this)),
      m_shown(new ShownPicture(pictures, m_viewer)),
      m_strip(new PictureStrip(pictures, this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    auto *column = columnIn(this);
    column->addWidget(m_viewer, 1);
    column->addWidget(m_strip);
    connect(m_strip, &PictureStrip::currentChanged, this, [this] {
        keepView();
        showCurrent();
        Q_EMIT currentChanged();
    });
    connect(m_shown, &ShownPicture::arrived, this, [this] {
        restoreView();
        Q_EMIT arrived();
    });
}

void PicturePane::show(const QList<ItemPicture> &pictures)
{
    const bool isOther = !std::equal(pictures.begin(), pictures.end(), m_strip->pictures().begin(), m_strip->pictures().end(),
                                     [](const ItemPicture &a, const ItemPicture &b) { return a.medium.sha256 == b.medium.sha256; });
    if (isOther)
        m_views.clear();
    m_strip->setPictures(pictures);
    if (pictures.size() > 1) {
        QList<Image> images;
        for (const ItemPicture &picture : pictures)
            images.append(imageOf(picture.medium));
        m_pictures.prefetch(images);
    }
    showCurrent();
}

void PicturePane::showCurrent()
{
    const int at = current();
    const Medium medium = at < 0 ? Medium() : pictures().at(at).medium;
    const bool isLoading = medium.sha256 == m_wanted && !m_viewer->hasImage() && m_viewer->error().isEmpty();
    m_wanted = medium.sha256;
    if (medium.isNull())
        m_shown->clear();
    else if (!isLoading)
        m_shown->show(imageOf(medium));
}

bool PicturePane::hasArrived() const
{
    return !m_wanted.isNull() && (m_viewer->hasImage() || !m_viewer->error().isEmpty());
}

void PicturePane::keepView()
{
    if (!m_wanted.isNull() && m_viewer->hasImage())
        m_views.insert(m_wanted, m_viewer->view());
}

void PicturePane::restoreView()
{
    if (const auto known = m_views.constFind(m_wanted); known != m_views.constEnd() && m_viewer->hasImage())
        m_viewer->setView(*known);
}

const ItemPicture *PicturePane::currentPicture() const
{
    const int at = current();
    return at >= 0 && at < pictures().size() ? &pictures().at(at) : nullptr;
}

const QList<ItemPicture> &PicturePane::pictures() const
{
    return m_strip->pictures();
}

int PicturePane::current() const
{
    return m_strip->current();
}

void PicturePane::step(int by)
{
    m_strip->step(by);
}

void PicturePane::showNumber(int number)
{
    m_strip->setCurrent(indexOf(pictures(), [number](const ItemPicture &one) { return number > 0 && one.number == number; }));
}

void PicturePane::showOption(int option)
{
    m_strip->setCurrent(indexOf(pictures(), [option](const ItemPicture &one) { return option >= 0 && one.option == option; }));
}

void PicturePane::showPicture(const Sha256 &sha256)
{
    m_strip->setCurrent(indexOf(pictures(), [&](const ItemPicture &one) { return one.medium.sha256 == sha256; }));
}

} // namespace yuyi
