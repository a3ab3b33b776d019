// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/coding/casepicture.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/items/pictureloader.h"
#include "widgets/controls/layout/fittedscroll.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/errors/coding/casequestion.h"
#include "widgets/image/keybox.h"
#include "widgets/image/picturepane.h"
#include "widgets/image/picturestrip.h"
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
    m_pictures = new PicturePane(pictures, this);
    m_viewer = m_pictures->viewer();
    connect(m_pictures, &PicturePane::arrived, this, [this] {
        m_complete = true;
        showOverlays();
        Q_EMIT stateChanged();
    });
    connect(m_pictures, &PicturePane::currentChanged, this, [this] {
        m_region = -1;
        m_box->drop(); // it was begun in the picture before
        showOverlays();
    });
    m_viewer->setDigitKeys(false);
    m_viewer->setFocusPolicy(Qt::NoFocus);
    m_box = new KeyBox(m_viewer, m_keys, newRegion);
    m_question = new CaseQuestion(pictures, this);
    connect(m_question, &CaseQuestion::numberWanted, m_pictures, &PicturePane::showNumber);
    connect(m_question, &CaseQuestion::optionWanted, m_pictures, &PicturePane::showOption);
    auto *column = columnIn(this, spacing::medium);
    column->addWidget(m_pictures, 1);
    column->addWidget(new FittedScroll(m_question, questionShare, this));
    connect(m_viewer, &ImageViewer::areaDrawn, this, &CasePicture::addRegion);
    connect(m_box, &KeyBox::changed, this, [this] {
        showOverlays();
        Q_EMIT stateChanged();
    });
    connect(m_viewer, &ImageViewer::overlayClicked, this, [this](int index) {
        m_region = m_editable ? regionsHere().value(index, -1) : -1;
        showOverlays();
    });
}

void CasePicture::setQuestion(const ErrorCaseView &view)
{
    m_question->setCase(view);
}

void CasePicture::replaceRegions(const QList<CaseRegion> &regions)
{
    m_regions = regions;
    m_region = -1;
    markPictures();
    showOverlays();
}

void CasePicture::showPictures(const ErrorCaseView &view)
{
    m_complete = false;
    m_own = view.item.image.sha256;
    m_pictures->show(itemPictures(view.item.question, mediumOf(view.item.image), view.item.question.options));
    markPictures();
    if (m_pictures->hasArrived()) {
        m_complete = true;
        showOverlays();
    }
}

Sha256 CasePicture::shownPicture() const
{
    const ItemPicture *shown = m_pictures->currentPicture();
    return shown == nullptr || shown->medium.sha256 == m_own ? Sha256() : shown->medium.sha256;
}

QList<qsizetype> CasePicture::regionsHere() const
{
    QList<qsizetype> places;
    for (qsizetype i = 0; i < m_regions.size(); ++i) {
        if (m_regions.at(i).picture == shownPicture())
            places.append(i);
    }
    return places;
}

void CasePicture::markPictures()
{
    QSet<Sha256> marked;
    const auto mark = [&](const QList<CaseRegion> &regions) {
        for (const CaseRegion &region : regions)
            marked.insert(region.picture.isNull() ? m_own : region.picture);
    };
    if (m_editable)
        mark(m_regions);
    for (const CodeCard &card : std::as_const(m_cards))
        mark(card.code.content.regions);
    m_pictures->strip()->setMarked(marked);
}

void CasePicture::clear()
{
    m_complete = false;
    m_pictures->clear();
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
        const QList<qsizetype> places = regionsHere();
        for (const qsizetype place : places)
            add(m_regions.at(place).area, {}, {}, place == m_region);
    }
    for (qsizetype i = 0; i < m_cards.size(); ++i) {
        for (const CaseRegion &region : m_cards.at(i).code.content.regions) {
            if (region.picture == shownPicture())
                add(region.area, tokens.seriesColor(static_cast<int>(i) + 1), m_cards.at(i).title, false);
        }
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
    const QRectF share(area.x() / size.width(), area.y() / size.height(), area.width() / size.width(), area.height() / size.height());
    m_regions.append(CaseRegion(share, shownPicture()));
    m_region = -1;
    m_box->drop();
    markPictures();
    showOverlays();
    Q_EMIT regionsEdited(m_regions);
}

void CasePicture::removeRegion()
{
    const QList<qsizetype> places = regionsHere();
    if (places.isEmpty())
        return;
    m_regions.removeAt(places.contains(m_region) ? m_region : places.constLast());
    m_region = -1;
    markPictures();
    showOverlays();
    Q_EMIT regionsEdited(m_regions);
}

void CasePicture::retranslate()
{
    m_question->retranslate();
}

} // namespace yuyi
