// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/textimagespanel.h"

#include "models/items/imagelistmodel.h"
#include "widgets/controls/choices/chip.h"
#include "widgets/controls/layout/flowbox.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/image/thumbnailgrid.h"
#include "widgets/text/textcontroller.h"
#include "widgets/text/textwords.h"
#include "widgets/theme/theme.h"

#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {
constexpr int views = 5;
}

TextImagesPanel::TextImagesPanel(const PageContext &context, TextController &controller, QWidget *parent)
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
        connect(chip, &QAbstractButton::clicked, this, [this, i] { m_controller.openView(static_cast<TextSelection::View>(i)); });
        chips->add(chip);
        m_views.append(chip);
    }
    column->addWidget(chips);
    m_grid = new ThumbnailGrid(this);
    m_grid->setModel(m_model);
    m_grid->setFrameShape(QFrame::NoFrame);
    column->addWidget(m_grid, 1);
    m_model->setCaption([this](const Image &image) {
        return m_controller.hasStanding(image.id) ? textwords::percent(m_controller.standing(image.id).ratio) : image.names.value(0);
    });
    m_model->setBadges([this](const Image &image) {
        if (!m_controller.hasStanding(image.id))
            return ThumbnailBadges();
        const TextStanding standing = m_controller.standing(image.id);
        return textwords::badges(standing, m_controller.selection().wouldDiscard(standing));
    });
    m_model->setDimmed([](const Image &) { return false; });
    connect(m_grid, &ThumbnailGrid::currentRowChanged, this, [this] { Q_EMIT currentChanged(); });
    connect(m_model, &ImageListModel::dataChanged, this, [this] {
        if (m_controller.shown().id != current())
            Q_EMIT currentChanged();
    });
}

ImageId TextImagesPanel::current() const
{
    return m_model->ids().value(m_grid->currentIndex().row());
}

std::optional<Image> TextImagesPanel::currentImage() const
{
    return m_model->image(m_grid->currentIndex().row());
}

ImageId TextImagesPanel::next() const
{
    return m_model->ids().value(m_grid->currentIndex().row() + 1);
}

QList<Image> TextImagesPanel::following(int count) const
{
    QList<Image> images;
    for (int i = 1; i <= count; ++i) {
        if (const auto image = m_model->image(m_grid->currentIndex().row() + i))
            images.append(*image);
    }
    return images;
}

void TextImagesPanel::showList()
{
    const QList<ImageId> ids = m_controller.listed();
    const ImageId wanted = m_controller.takeWanted();
    const ImageId before = wanted.isNull() ? current() : wanted;
    const int row = m_grid->currentIndex().row();
    m_model->setIds(ids);
    m_grid->setEmptyText(m_controller.selection().view() == TextSelection::View::Near ? tr("No image is near the limit.")
                                                                                      : tr("No images here."));
    if (ids.isEmpty()) {
        Q_EMIT emptied();
        return;
    }
    const int found = m_model->rowOf(before);
    const int target = found >= 0 ? found : std::clamp(row, 0, static_cast<int>(ids.size()) - 1);
    m_grid->setCurrentIndex(m_model->index(target));
}

void TextImagesPanel::showCounts(const TextSelection::Counts &counts)
{
    const QLocale locale;
    const qint64 total = m_controller.standings().size();
    const TextSelection &selection = m_controller.selection();
    m_views.at(0)->setText(tr("Near the limit: %1").arg(locale.toString(counts.near)));
    m_views.at(1)->setText(tr("Above: %1").arg(locale.toString(counts.over)));
    m_views.at(2)->setText(tr("Below: %1").arg(locale.toString(total - counts.over)));
    m_views.at(3)->setText(tr("Manually decided: %1").arg(locale.toString(counts.decided)));
    m_views.at(4)->setText(tr("%1 to %2: %3", "text ratio of a bar, number of images")
                               .arg(textwords::percent(selection.range().first), textwords::percent(selection.range().second),
                                    locale.toString(counts.inRange)));
    m_views.at(4)->setVisible(selection.view() == TextSelection::View::Range);
    for (int i = 0; i < m_views.size(); ++i)
        m_views.at(i)->setChecked(i == static_cast<int>(selection.view()));
}

void TextImagesPanel::refreshTexts()
{
    m_model->refreshTexts();
}

void TextImagesPanel::focusList(Qt::FocusReason reason)
{
    m_grid->setFocus(reason);
}

void TextImagesPanel::retranslate()
{
    m_grid->setAccessibleName(tr("Images by text ratio"));
}

} // namespace yuyi
