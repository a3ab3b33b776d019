// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compose/composeimagespanel.h"

#include "models/items/imagelistmodel.h"
#include "widgets/compose/composecontroller.h"
#include "widgets/compose/composewords.h"
#include "widgets/controls/choices/chip.h"
#include "widgets/controls/layout/flowbox.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/image/thumbnailgrid.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/tokens.h"

#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int views = 3;
constexpr int listEdge = 120; // of the pictures
} // namespace

ComposeImagesPanel::ComposeImagesPanel(const PageContext &context, ComposeController &controller, QWidget *parent)
    : QWidget(parent),
      m_controller(controller),
      m_model(new ImageListModel(context.project, context.pictures, this))
{
    makePanel(this);
    auto *column = columnIn(this, spacing::small);
    auto *chips = new FlowBox(spacing::tiny, spacing::tiny, this);
    for (int i = 0; i < views; ++i) {
        auto *chip = new Chip(this);
        chip->setCheckable(true);
        chip->setFocusPolicy(Qt::NoFocus);
        connect(chip, &QAbstractButton::clicked, this, [this, i] { m_controller.list().openView(static_cast<ComposeList::View>(i)); });
        chips->add(chip);
        m_views.append(chip);
    }
    column->addWidget(chips);
    m_grid = new ThumbnailGrid(this);
    m_grid->setModel(m_model);
    m_grid->setFrameShape(QFrame::NoFrame);
    m_grid->setThumbnailSize(listEdge);
    m_grid->setSelectionMode(QAbstractItemView::SingleSelection);
    column->addWidget(m_grid, 1);
    m_model->setBadges([this](const Image &image) {
        const PanelCounts counts = m_controller.list().countsOf(image.id);
        return ThumbnailBadges{{composewords::countsText(counts), static_cast<int>(counts.isEmpty() ? Tone::Neutral : Tone::Good)}};
    });
    m_model->setCaption([](const Image &image) { return image.names.value(0); });
    m_model->setDimmed([](const Image &) { return false; });
    connect(m_grid, &ThumbnailGrid::currentRowChanged, this, [this] { Q_EMIT currentChanged(); });
    connect(m_model, &ImageListModel::dataChanged, this, [this] {
        if (m_controller.shown().id != current())
            Q_EMIT currentChanged();
    });
}

ImageId ComposeImagesPanel::current() const
{
    return m_model->ids().value(m_grid->currentIndex().row());
}

std::optional<Image> ComposeImagesPanel::currentImage() const
{
    return m_model->image(m_grid->currentIndex().row());
}

QList<Image> ComposeImagesPanel::following(int count) const
{
    QList<Image> images;
    for (int i = 1; i <= count; ++i) {
        if (const auto image = m_model->image(m_grid->currentIndex().row() + i))
            images.append(*image);
    }
    return images;
}

std::pair<int, int> ComposeImagesPanel::position() const
{
    return {m_grid->currentIndex().row(), static_cast<int>(m_model->ids().size())};
}

void ComposeImagesPanel::step(int by)
{
    const auto [row, rows] = position();
    if (rows > 0)
        m_grid->setCurrentIndex(m_model->index(std::clamp(row + by, 0, rows - 1)));
}

void ComposeImagesPanel::showList()
{
    const QList<ImageId> ids = m_controller.list().listed();
    const ImageId wanted = ids.contains(m_controller.list().wanted()) ? m_controller.list().takeWanted() : ImageId();
    const ImageId before = wanted.isNull() ? current() : wanted;
    const int row = m_grid->currentIndex().row();
    if (ids != m_model->ids())
        m_model->setIds(ids);
    showCounts();
    if (ids.isEmpty()) {
        Q_EMIT currentChanged();
        return;
    }
    const int found = m_model->rowOf(before);
    const int target = found >= 0 ? found : std::clamp(row, 0, static_cast<int>(ids.size()) - 1);
    m_grid->setCurrentIndex(m_model->index(target));
    if (m_controller.shown().id != current())
        Q_EMIT currentChanged();
}

void ComposeImagesPanel::showCounts()
{
    const QLocale locale;
    const ComposeList::Counts counts = m_controller.list().counts();
    m_views.at(0)->setText(tr("All: %1").arg(locale.toString(counts.all)));
    m_views.at(1)->setText(tr("Without panels: %1").arg(locale.toString(counts.without)));
    m_views.at(2)->setText(tr("With panels: %1").arg(locale.toString(counts.with)));
    for (int i = 0; i < m_views.size(); ++i)
        m_views.at(i)->setChecked(i == static_cast<int>(m_controller.list().view()));
    m_model->refreshTexts();
}

void ComposeImagesPanel::focusList(Qt::FocusReason reason)
{
    m_grid->setFocus(reason);
}

void ComposeImagesPanel::retranslate()
{
    m_grid->setAccessibleName(tr("Images by their panels"));
    m_grid->setEmptyText(tr("No images here."));
    showCounts();
}

} // namespace yuyi
