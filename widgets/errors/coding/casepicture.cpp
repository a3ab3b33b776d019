// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/coding/casepicture.h"

#include "models/items/pictureloader.h"
#include "widgets/controls/layout/fittedscroll.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/errors/coding/casequestion.h"
#include "widgets/image/keybox.h"
#include "widgets/image/shownpicture.h"
#include "widgets/theme/theme.h"

namespace yuyi {

namespace {

constexpr double questionShare = 0.5; // of the left side's height
constexpr QSizeF newRegion(0.3, 0.3); // of what is seen of the picture
constexpr int leastCasePicture = 165; // pixels at scale 1

} // namespace

CasePicture::CasePicture(PictureLoader &pictures, QWidget *keys, QWidget *parent) : QWidget(parent), m_keys(keys)
{
    setMinimumWidth(Theme::of(this).px(leastCasePicture));
    makePanel(this);
    m_viewer = new ImageViewer(this);
    m_shownPicture = new ShownPicture(pictures, m_viewer);
    connect(m_shownPicture, &ShownPicture::arrived, this, [this] {
        m_complete = true;
        showOverlays();
        Q_EMIT stateChanged();
    });
    m_viewer->setDigitKeys(false);
    m_viewer->setFocusPolicy(Qt::NoFocus);
    m_box = new KeyBox(m_viewer, m_keys, newRegion);
    m_question = new CaseQuestion(this);
    auto *column = columnIn(this, spacing::medium);
    column->addWidget(m_viewer, 1);
    column->addWidget(new FittedScroll(m_question, questionShare, this));
    connect(m_viewer, &ImageViewer::areaDrawn, this, &CasePicture::addRegion);
    connect(m_box, &KeyBox::changed, this, [this] {
        showOverlays();
        Q_EMIT stateChanged();
    });
    connect(m_viewer, &ImageViewer::overlayClicked, this, [this](int index) {
        m_region = m_editable && index < m_regions.size() ? index : -1;
        showOverlays();
    });
}

void CasePicture::setQuestion(const ErrorCaseView &view)
{
    m_question->setCase(view);
}

void CasePicture::replaceRegions(const QList<QRectF> &regions)
{
    m_regions = regions;
    m_region = -1;
    showOverlays();
}

void CasePicture::showPicture(const Image &image)
{
    m_complete = false;
    if (m_shownPicture->show(image)) {
        m_complete = true;
        showOverlays();
    }
}

void CasePicture::clear()
{
    m_complete = false;
    m_shownPicture->clear();
}

void CasePicture::showOverlays()
{
    if (!m_viewer->hasImage())
        return;
    const QSizeF size(m_viewer->imageSize());
    const Tokens &tokens = Theme::of(this).tokens();
    QList<ImageOverlay> overlays;
    const auto add = [&](const QRectF &region, const QColor &color, const QString &label, bool strong) {
        QPolygonF corners(QRectF(region.x() * size.width(), region.y() * size.height(), region.width() * size.width(),
                                 region.height() * size.height()));
        corners.removeLast();
        overlays.append({corners, color, label, strong});
    };
    // The person's own come first: a click tells their index.
    if (m_editable) {
        for (qsizetype i = 0; i < m_regions.size(); ++i)
            add(m_regions.at(i), {}, {}, i == m_region);
    }
    for (qsizetype i = 0; i < m_cards.size(); ++i) {
        for (const QRectF &region : m_cards.at(i).code.content.regions)
            add(region, tokens.seriesColor(static_cast<int>(i) + 1), m_cards.at(i).title, false);
    }
    if (m_box->isActive())
        overlays.append({m_box->polygon(), {}, tr("New region"), true});
    m_viewer->setOverlays(overlays);
}

bool CasePicture::isDrawing() const
{
    return m_viewer->isDrawing();
}

void CasePicture::stopDrawing()
{
    m_viewer->setDrawing(false);
    m_box->drop();
}

void CasePicture::reset()
{
    m_region = -1;
    stopDrawing();
}

void CasePicture::toggleDrawing()
{
    m_viewer->setDrawing(!m_viewer->isDrawing());
    m_box->drop();
    m_keys->setFocus();
    Q_EMIT stateChanged();
    if (m_viewer->isDrawing()) {
        Q_EMIT toast(
            tr("Draw a region with the mouse. Arrow keys move the new region, Shift with an arrow key resizes it, and Enter accepts it. "
               "Press M to stop drawing regions."),
            false);
    }
}

bool CasePicture::hasNewRegion() const
{
    return m_box->isActive();
}

void CasePicture::keepNewRegion()
{
    addRegion(m_box->polygon());
}

/// `shape` in pixels of the picture shown.
void CasePicture::addRegion(const QPolygonF &shape)
{
    const QRectF area = shape.boundingRect();
    const QSizeF size(m_viewer->imageSize());
    if (!m_editable || size.isEmpty() || area.isEmpty())
        return;
    m_regions.append(QRectF(area.x() / size.width(), area.y() / size.height(), area.width() / size.width(), area.height() / size.height()));
    m_region = -1;
    m_box->drop();
    showOverlays();
    Q_EMIT regionsEdited(m_regions);
}

void CasePicture::removeRegion()
{
    if (m_regions.isEmpty())
        return;
    m_regions.removeAt(m_region >= 0 && m_region < m_regions.size() ? m_region : m_regions.size() - 1);
    m_region = -1;
    showOverlays();
    Q_EMIT regionsEdited(m_regions);
}

void CasePicture::retranslate()
{
    m_question->retranslate();
}

} // namespace yuyi
