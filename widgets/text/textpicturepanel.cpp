// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/textpicturepanel.h"

#include "models/items/pictureloader.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/layout/flowbox.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/keybox.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/text/textcontroller.h"
#include "widgets/text/textwords.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QTableWidget>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int leastPicture = 140;
constexpr QSizeF newBox(0.4, 0.12); // of what is seen: about a line of text
} // namespace

TextPicturePanel::TextPicturePanel(const PageContext &context, TextController &controller, QWidget *parent)
    : QWidget(parent),
      m_context(context),
      m_controller(controller)
{
    build();
    connect(m_areas, &QTableWidget::currentCellChanged, this, [this] {
        showAreas();
        m_context.commands.refresh();
    });
    connect(m_viewer, &ImageViewer::overlayClicked, this, [this](int index) {
        // The box over the picture is none of the areas.
        if (index < m_areas->rowCount())
            m_areas->setCurrentCell(index, 0);
    });
    connect(m_viewer, &ImageViewer::areaDrawn, this, &TextPicturePanel::addArea);
    connect(m_box, &KeyBox::changed, this, [this] {
        showAreas();
        showRatio();
        m_context.commands.refresh();
    });
}

void TextPicturePanel::build()
{
    auto *column = columnIn(this);
    m_viewer = new ImageViewer(this);
    m_viewer->setFocusPolicy(Qt::ClickFocus);
    m_viewer->setMinimumHeight(Theme::of(this).px(leastPicture));
    m_box = new KeyBox(m_viewer, m_viewer, newBox);
    column->addWidget(m_viewer, 5);
    auto *line = new FlowBox(spacing::small, spacing::tiny, this);
    m_ratio = new ElidedLabel(line);
    setTextRole(m_ratio, TextRole::Section);
    m_standing = new Badge(line);
    line->add(m_ratio);
    line->add(m_standing);
    column->addWidget(line);
    m_areas = makeTable(3, this, 0);
    m_areas->setFocusPolicy(Qt::ClickFocus);
    column->addWidget(m_areas, 2);
    auto *actions = new FlowBox(spacing::small, spacing::tiny, this);
    actions->setEven(true);
    for (const char *id : {"text.keep", "text.discard", "text.draw", "text.nottext"}) {
        const bool discards = QLatin1String(id) == QLatin1String("text.discard");
        actions->add(new ActionButton(m_context.commands.action(QLatin1String(id)),
                                      discards ? ActionButton::Kind::Danger : ActionButton::Kind::Plain, actions));
    }
    column->addWidget(actions);
}

void TextPicturePanel::clear()
{
    m_controller.close();
    m_box->drop();
    m_viewer->clear();
    m_areas->setRowCount(0);
    m_ratio->clear();
    m_standing->hide();
}

void TextPicturePanel::show(const Image &image)
{
    m_controller.open(image);
    m_areas->setRowCount(0);
    dropBox();
    QFuture<Result<QImage>> coming = m_context.pictures.picture(image);
    // A picture made ready ahead follows the one before without a blank between them.
    if (coming.isFinished())
        m_viewer->setOverlays({});
    else
        m_viewer->setLoading();
    coming.then(this, [this, id = image.id](const Result<QImage> &picture) {
        if (id != m_controller.shown().id)
            return;
        if (picture) {
            m_viewer->setImage(*picture);
            if (m_viewer->isDrawing())
                m_box->begin();
            showAreas();
        } else {
            m_viewer->setError(picture.error().sentence);
        }
    });
}

void TextPicturePanel::showRatio()
{
    // Under the picture, where the eye is; the line is as high as before, so that the picture stays where it is.
    if (isBoxing()) {
        m_ratio->setText(tr("Enter keeps · Esc cancels · arrow keys move, Shift resizes, Ctrl moves by single pixels"));
        m_standing->hide();
        return;
    }
    const TextStanding standing = m_controller.standing(m_controller.shown().id);
    m_ratio->setText(tr("%1 of the image is text").arg(textwords::percent(standing.ratio)));
    const auto badge = textwords::badges(standing, m_controller.selection().wouldDiscard(standing)).value(0);
    m_standing->show(badge.first, static_cast<Tone>(badge.second));
    m_standing->setVisible(!badge.first.isEmpty());
}

void TextPicturePanel::fillAreas(int row)
{
    textwords::fill(*m_areas, m_controller.shownMeasure(), m_controller.shown().size);
    if (row >= 0 && row < m_areas->rowCount())
        m_areas->setCurrentCell(row, 0);
    showAreas();
    m_context.commands.refresh();
}

void TextPicturePanel::showAreas()
{
    if (!m_viewer->hasImage() || !m_controller.isMeasureRead())
        return;
    const QList<TextArea> &areas = m_controller.shownMeasure().areas;
    const Tokens &tokens = Theme::of(this).tokens();
    QList<ImageOverlay> overlays = textwords::overlays(areas, shownScale(), m_areas->currentRow(), tokens);
    if (isBoxing()) {
        for (int i = 0; i < overlays.size(); ++i) {
            overlays[i].strong = false;
            // The box stands for the area it is about.
            if (!m_changed.isNull() && areas.at(i).id == m_changed)
                overlays[i].polygon.clear();
        }
        overlays.append({m_box->polygon(), tokens.accent, {}, true});
    }
    m_viewer->setOverlays(overlays);
}

int TextPicturePanel::currentArea() const
{
    return m_areas->currentRow();
}

void TextPicturePanel::goToNextArea()
{
    if (m_areas->rowCount() > 0)
        m_areas->setCurrentCell((m_areas->currentRow() + 1) % m_areas->rowCount(), 0);
}

bool TextPicturePanel::isBoxing() const
{
    return m_box->isActive();
}

/// A box in the middle of what is seen, for the keys; the mouse may draw one anywhere. The same key ends it.
void TextPicturePanel::drawArea()
{
    if (isBoxing())
        return leaveBox();
    m_changed = {};
    m_viewer->setDrawing(true);
    m_box->begin();
}

void TextPicturePanel::changeArea()
{
    const QList<TextArea> &areas = m_controller.shownMeasure().areas;
    const int row = m_areas->currentRow();
    if (row < 0 || row >= areas.size())
        return;
    const double scale = shownScale();
    QPolygonF shape;
    for (const QPointF &point : areas.at(row).polygon)
        shape.append(point * scale);
    m_changed = areas.at(row).id;
    m_viewer->setDrawing(false);
    m_box->begin(shape);
}

void TextPicturePanel::keepBox()
{
    // Its areas are still being read: the box waits for them.
    if (!m_controller.isMeasureRead())
        return;
    const QPolygonF shape = m_box->polygon();
    const TextAreaId id = m_changed;
    leaveBox();
    if (id.isNull())
        addArea(shape);
    else
        m_controller.changeArea(id, fullSize(shape));
}

void TextPicturePanel::leaveBox()
{
    dropBox();
    Q_EMIT boxLeft();
}

void TextPicturePanel::dropBox()
{
    m_viewer->setDrawing(false);
    m_box->drop();
}

void TextPicturePanel::addArea(const QPolygonF &polygon)
{
    if (!m_controller.isMeasureRead() || m_viewer->imageSize().isEmpty())
        return;
    const QPolygonF area = fullSize(polygon);
    m_viewer->setDrawing(false);
    m_controller.addArea(area);
    // What comes next is usually about it: another size, or away again.
    m_areas->setCurrentCell(m_areas->rowCount() - 1, 0);
}

QPolygonF TextPicturePanel::fullSize(const QPolygonF &polygon) const
{
    QPolygonF full;
    for (const QPointF &point : polygon)
        full.append(point / shownScale());
    return full;
}

/// Pixels shown per pixel of the picture: the viewer may show a reduced copy of a very large one.
double TextPicturePanel::shownScale() const
{
    return static_cast<double>(m_viewer->imageSize().width()) / std::max(1, m_controller.shown().size.width());
}

void TextPicturePanel::retranslate()
{
    m_areas->setHorizontalHeaderLabels({tr("Text"), tr("Certainty"), tr("Area")});
    m_areas->setAccessibleName(tr("Text areas"));
}

} // namespace yuyi
