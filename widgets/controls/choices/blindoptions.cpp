// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/choices/blindoptions.h"

#include "widgets/controls/choices/blindoption.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/tokens.h"

#include <QEvent>
#include <QResizeEvent>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

// Logical pixels at the usual size of texts.
constexpr int usualWidth = 360;
constexpr int leastWidth = 160;
constexpr int leastTile = 170;
constexpr int leastPicture = 96;

} // namespace

BlindOptions::BlindOptions(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    for (int i = 0; i < most; ++i) {
        auto *option = new BlindOption(optionLabel({}, i), this);
        connect(option, &QAbstractButton::clicked, this, [this, i] { Q_EMIT clicked(i); });
        connect(option, &BlindOption::enlargeWanted, this, [this, i] { Q_EMIT enlargeWanted(i); });
        option->hide();
        m_options.append(option);
    }
    hide();
}

void BlindOptions::setOptions(const QList<Shown> &options, const AnswerForm &form)
{
    m_count = static_cast<int>(std::min<qsizetype>(options.size(), most));
    m_tiles = std::any_of(options.begin(), options.end(), [](const Shown &option) { return !option.picture.isEmpty(); });
    for (int i = 0; i < most; ++i) {
        BlindOption *option = m_options.at(i);
        const bool used = i < m_count;
        option->setEnabled(false);
        option->setChecked(false);
        option->setSeveral(form.several);
        option->setTile(m_tiles);
        if (used) {
            option->setPictureSize(options.at(i).picture);
            const QString label = optionLabel(form, i);
            const QString &text = options.at(i).text;
            option->setLabel(label);
            option->setOption(form.ownLabels && text == label ? QString() : text);
        }
        option->setVisible(used);
    }
    setVisible(m_count > 0);
    updateGeometry();
    arrange();
}

void BlindOptions::setPictures(const QList<QImage> &pictures)
{
    for (int i = 0; i < m_count; ++i)
        m_options.at(i)->setPicture(pictures.value(i));
}

bool BlindOptions::arePainted() const
{
    return std::all_of(m_options.begin(), m_options.begin() + m_count, [](const BlindOption *option) { return option->isPainted(); });
}

void BlindOptions::setUsable(bool usable)
{
    for (BlindOption *option : std::as_const(m_options))
        option->setEnabled(usable);
}

void BlindOptions::setChosen(const OptionSet &chosen)
{
    for (int i = 0; i < most; ++i)
        m_options.at(i)->setChecked(chosen.contains(i));
}

QStringList BlindOptions::accessibleNames() const
{
    QStringList names;
    for (int i = 0; i < m_count; ++i)
        names.append(m_options.at(i)->accessibleName());
    return names;
}

void BlindOptions::setMostHeight(int height)
{
    if (std::exchange(m_mostHeight, height) == height || !m_tiles)
        return;
    updateGeometry();
    arrange();
}

int BlindOptions::lineHeight() const
{
    return tileSize(width()).height() + spacing::small;
}

int BlindOptions::columns(int width) const
{
    constexpr int manyOptions = 5;
    const int wanted = m_count >= manyOptions ? 3 : 2;
    const int least = Theme::of(this).px(leastTile);
    return m_tiles ? std::clamp((width + spacing::small) / (least + spacing::small), 1, wanted) : 1;
}

/// All tiles have one size: none may look more important than another.
QSize BlindOptions::tileSize(int width) const
{
    const int across = columns(width);
    const int wide = (width - (across - 1) * spacing::small) / across;
    int beside = 0;
    int picture = 0;
    for (int i = 0; i < m_count; ++i) {
        beside = std::max(beside, m_options.at(i)->heightBesidePicture(wide));
        picture = std::max(picture, m_options.at(i)->pictureHeight(wide));
    }
    if (m_mostHeight > 0) {
        const int lines = (m_count + across - 1) / across;
        const int room = (m_mostHeight - (lines - 1) * spacing::small) / std::max(1, lines) - beside;
        picture = std::min(picture, std::max(room, Theme::of(this).px(leastPicture)));
    }
    return {wide, beside + picture};
}

int BlindOptions::heightForWidth(int width) const
{
    if (m_count == 0)
        return 0;
    if (m_tiles) {
        const int across = columns(width);
        const int lines = (m_count + across - 1) / across;
        return lines * tileSize(width).height() + (lines - 1) * spacing::small;
    }
    int height = (m_count - 1) * spacing::small;
    for (int i = 0; i < m_count; ++i)
        height += m_options.at(i)->heightForWidth(width);
    return height;
}

QSize BlindOptions::sizeHint() const
{
    const int wide = Theme::of(this).px(usualWidth);
    return {wide, heightForWidth(wide)};
}

QSize BlindOptions::minimumSizeHint() const
{
    const int least = Theme::of(this).px(leastWidth);
    return {least, heightForWidth(std::max(width(), least))};
}

void BlindOptions::arrange()
{
    const int across = columns(width());
    const QSize tile = m_tiles ? tileSize(width()) : QSize();
    int top = 0;
    for (int i = 0; i < m_count; ++i) {
        BlindOption *option = m_options.at(i);
        if (m_tiles) {
            const QPoint place((i % across) * (tile.width() + spacing::small), (i / across) * (tile.height() + spacing::small));
            option->setGeometry(QRect(place, tile));
        } else {
            option->setGeometry(0, top, width(), option->heightForWidth(width()));
            top += option->height() + spacing::small;
        }
    }
}

bool BlindOptions::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        arrange();
    }
    return QWidget::event(event);
}

void BlindOptions::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
    // Wider means lower: the least height that was asked for before is no longer true.
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

void BlindOptions::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange) {
        updateGeometry();
        arrange();
    }
}

} // namespace yuyi
