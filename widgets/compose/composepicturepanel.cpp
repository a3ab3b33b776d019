// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compose/composepicturepanel.h"

#include "models/items/pictureloader.h"
#include "widgets/compose/composecontroller.h"
#include "widgets/compose/paneloverlay.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/labels/wholetext.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/image/imageviewer.h"
#include "widgets/theme/theme.h"

#include <QLabel>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int leastHeight = 160;
constexpr int smallPanel = 160; // the edge of thumbnails that are kept
constexpr int cutsKept = 64;
} // namespace

ComposePicturePanel::ComposePicturePanel(const PageContext &context, ComposeController &controller, QWidget *parent)
    : QWidget(parent),
      m_context(context),
      m_controller(controller),
      m_viewer(new ImageViewer(this)),
      m_overlay(new PanelOverlay(m_viewer)),
      m_hint(wrappedLabel(this, TextRole::Small))
{
    m_viewer->setObjectName(QStringLiteral("compose.picture"));
    m_viewer->setMinimumHeight(Theme::of(this).px(leastHeight));
    m_viewer->setFocusPolicy(Qt::NoFocus); // the rectangles have it
    keepWhole(m_hint);
    auto *column = columnIn(this, 0, spacing::tiny);
    column->addWidget(m_viewer, 1);
    column->addWidget(m_hint);
    connect(m_overlay, &PanelOverlay::drawn, &m_controller, &ComposeController::add);
    connect(m_overlay, &PanelOverlay::chosen, &m_controller, &ComposeController::setCurrent);
    connect(m_overlay, &PanelOverlay::changed, &m_controller, &ComposeController::setArea);
    connect(m_overlay, &PanelOverlay::nudged, &m_controller, &ComposeController::nudge);
}

void ComposePicturePanel::showImage(const Image &image)
{
    if (image.sha256 == m_shown && m_viewer->hasImage())
        return;
    m_shown = image.sha256;
    m_picture = {};
    m_cuts.clear();
    QFuture<Result<QImage>> coming = m_context.pictures.picture(image);
    // A picture made ready ahead follows the one before without a blank between them.
    if (!coming.isFinished())
        m_viewer->setLoading();
    coming.then(this, [this, sha = image.sha256](const Result<QImage> &picture) {
        if (sha != m_shown)
            return;
        if (picture) {
            m_picture = *picture;
            m_viewer->setImage(*picture);
        } else {
            m_viewer->setError(picture.error().sentence);
        }
        showPanels();
        Q_EMIT arrived();
    });
}

void ComposePicturePanel::clear()
{
    m_shown = {};
    m_picture = {};
    m_cuts.clear();
    m_viewer->clear();
    showPanels();
}

void ComposePicturePanel::showPanels()
{
    m_overlay->setPanels(m_controller.panels(), m_controller.current(), m_controller.shown().size);
}

QImage ComposePicturePanel::pictureOf(const CutPanel &panel) const
{
    if (!panel.medium.isNull())
        return m_context.pictures.thumbnail(imageOf(panel.medium), smallPanel);
    if (panel.area.isNull() || m_picture.isNull())
        return {};
    const auto known = m_cuts.constFind(panel.area);
    if (known != m_cuts.constEnd())
        return *known;
    if (m_cuts.size() >= cutsKept)
        m_cuts.clear();
    return *m_cuts.insert(panel.area, cutOf(panel.area));
}

QImage ComposePicturePanel::cutOf(const QRect &area) const
{
    const double scale = static_cast<double>(m_picture.width()) / std::max(1, m_controller.shown().size.width());
    const QRectF shown(area.x() * scale, area.y() * scale, area.width() * scale, area.height() * scale);
    const QImage cut = m_picture.copy(shown.toRect() & m_picture.rect());
    if (cut.width() <= smallPanel && cut.height() <= smallPanel)
        return cut;
    return cut.scaled(smallPanel, smallPanel, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

void ComposePicturePanel::addInTheMiddle()
{
    if (!m_viewer->hasImage())
        return;
    m_controller.add(m_overlay->proposedArea());
    m_overlay->focusCurrent();
}

void ComposePicturePanel::focusPicture()
{
    m_overlay->focusCurrent();
}

void ComposePicturePanel::retranslate()
{
    m_hint->setText(tr(
        "Drag on the image to draw a panel · arrow keys move the selected panel, Shift in larger steps, Ctrl resizes it"));
    m_overlay->setAccessibleName(tr("Panels on the image"));
}

} // namespace yuyi
