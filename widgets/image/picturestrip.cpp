// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/picturestrip.h"

#include "models/domain/annotation/medium.h"
#include "models/items/pictureloader.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/image/rowpictures.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/tokens.h"

#include <QEvent>
#include <QIcon>
#include <QListWidget>
#include <QListWidgetItem>
#include <QPainter>
#include <QPen>
#include <QPixmap>
#include <QScrollBar>
#include <QShowEvent>
#include <QSignalBlocker>
#include <QStyle>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int cardEdge = 72; // logical pixels at the usual size of texts
constexpr int leastEdge = 32;
constexpr qreal shareOfParent = 0.4; // of the height of the widget around it
constexpr qreal dot = 10;            // logical pixels: that of a picture where something is marked
constexpr int roughly = 8;           // a decoded picture is first made at most so many times as large as its card, quickly

QImage reduced(const QImage &picture, const QSize &card)
{
    const QSize rough = card * roughly;
    const bool isLarge = picture.width() > rough.width() || picture.height() > rough.height();
    return isLarge ? picture.scaled(rough, Qt::KeepAspectRatio, Qt::FastTransformation) : picture;
}

bool sameFiles(const QList<ItemPicture> &a, const QList<ItemPicture> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const ItemPicture &one, const ItemPicture &other) { return one.medium.sha256 == other.medium.sha256; });
}

} // namespace

PictureStrip::PictureStrip(PictureLoader &pictures, QWidget *parent)
    : QWidget(parent), m_cards(new RowPictures(pictures, this)), m_list(new QListWidget(this))
{
    build();
    connect(m_cards, &RowPictures::ready, this, &PictureStrip::drawCardsOf);
}

PictureStrip::PictureStrip(QWidget *parent) : QWidget(parent), m_list(new QListWidget(this))
{
    build();
    m_list->setFocusPolicy(Qt::NoFocus);
}

void PictureStrip::build()
{
    columnIn(this)->addWidget(m_list);
    describe();
    m_list->setViewMode(QListView::IconMode);
    m_list->setFlow(QListView::LeftToRight);
    m_list->setWrapping(false);
    m_list->setMovement(QListView::Static);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFocusPolicy(Qt::TabFocus); // a click must not take the keyboard from the answer
    setFocusProxy(m_list);
    connect(m_list, &QListWidget::currentRowChanged, this, &PictureStrip::chosen);
    fitSizes();
    if (parentWidget() != nullptr)
        parentWidget()->installEventFilter(this);
    hide();
}

bool PictureStrip::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == parentWidget() && edge() != m_list->iconSize().width()) {
        fitSizes();
        drawCards();
    }
    return QWidget::eventFilter(watched, event);
}

void PictureStrip::setPictures(const QList<ItemPicture> &pictures, const QList<QImage> &decoded)
{
    const bool same = sameFiles(pictures, m_pictures);
    m_pictures = pictures;
    m_decoded = decoded;
    if (!same)
        m_current = pictures.isEmpty() ? -1 : 0;
    {
        const QSignalBlocker blocker(m_list);
        m_list->clear();
        while (m_list->count() < pictures.size())
            (new QListWidgetItem(m_list))->setTextAlignment(Qt::AlignHCenter);
        describe();
        fitSizes(); // before a row is looked for: the list lays its cards out then
        m_list->setCurrentRow(m_current);
    }
    drawCards();
    setVisible(pictures.size() > 1);
}

void PictureStrip::setCurrent(int index)
{
    if (index >= 0 && index < m_pictures.size())
        m_list->setCurrentRow(index);
}

void PictureStrip::setNoneCurrent()
{
    const QSignalBlocker blocker(m_list);
    m_list->setCurrentRow(-1);
    m_current = -1;
}

void PictureStrip::step(int by)
{
    if (!m_pictures.isEmpty())
        setCurrent(std::clamp(m_current + by, 0, static_cast<int>(m_pictures.size()) - 1));
}

void PictureStrip::chosen(int row)
{
    if (row < 0 || row == m_current)
        return;
    m_current = row;
    Q_EMIT currentChanged(row);
}

void PictureStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fitSizes();
        drawCards();
    }
    if (event->type() == QEvent::LanguageChange)
        describe();
}

void PictureStrip::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    drawCards(); // for the screen it is on
}

int PictureStrip::edge() const
{
    const int whole = Theme::of(this).px(cardEdge);
    if (parentWidget() == nullptr)
        return whole;
    const int room = static_cast<int>(parentWidget()->height() * shareOfParent) - heightBesideCards();
    return std::clamp(room, leastEdge, whole);
}

/// What a cell has besides its card: the caption, and the style's space around both, which grows with the texts.
QSize PictureStrip::besideCard() const
{
    const int around = Theme::of(this).px(2 * spacing::small);
    return {around + 2, m_list->fontMetrics().height() + around};
}

/// Of the captions, the bar and what is around them.
int PictureStrip::heightBesideCards() const
{
    const int bar = m_list->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_list);
    return besideCard().height() + bar + 2 * m_list->frameWidth();
}

void PictureStrip::fitSizes()
{
    const int side = edge();
    m_list->setIconSize({side, side});
    const int wide = std::max(side, Theme::of(this).px(cardEdge)); // for the caption
    const QSize cell = QSize(wide, side) + besideCard();
    for (int row = 0; row < m_list->count(); ++row)
        m_list->item(row)->setSizeHint(cell);
    m_list->doItemsLayout();
    m_list->setFixedHeight(side + heightBesideCards());
}

void PictureStrip::setMarked(const QSet<Sha256> &marked)
{
    if (marked == m_marked)
        return;
    m_marked = marked;
    describe();
    drawCards();
}

void PictureStrip::describe()
{
    m_list->setAccessibleName(tr("Pictures of the item"));
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        item->setText(captionOf(m_pictures.at(row)));
        const bool isMarked = m_marked.contains(m_pictures.at(row).medium.sha256);
        const QString words = isMarked ? tr("%1, with marked regions", "a picture").arg(item->text()) : item->text();
        item->setToolTip(words);
        item->setData(Qt::AccessibleTextRole, words);
    }
}

QIcon PictureStrip::card(int row) const
{
    QIcon plain = plainCard(row);
    if (!m_marked.contains(m_pictures.at(row).medium.sha256))
        return plain;
    QPixmap card = plain.pixmap(m_list->iconSize(), devicePixelRatioF());
    QPainter painter(&card);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens &tokens = Theme::of(this).tokens();
    painter.setPen(QPen(tokens.panel, 2));
    painter.setBrush(tokens.accent);
    painter.drawEllipse(QPointF(m_list->iconSize().width() - dot, dot), dot / 2, dot / 2);
    painter.end();
    QIcon marked(card);
    marked.addPixmap(card, QIcon::Selected); // a picture is not tinted
    return marked;
}

QIcon PictureStrip::plainCard(int row) const
{
    if (!m_cards || row < m_decoded.size())
        return pictureCard(reduced(m_decoded.value(row), m_list->iconSize()), m_list->iconSize(), devicePixelRatioF());
    return m_cards->card(imageOf(m_pictures.at(row).medium)).value<QIcon>();
}

void PictureStrip::drawCards()
{
    if (m_cards)
        m_cards->setSize(m_list->iconSize(), devicePixelRatioF());
    for (int row = 0; row < m_list->count(); ++row)
        m_list->item(row)->setIcon(card(row));
}

void PictureStrip::drawCardsOf(const Sha256 &sha256)
{
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_pictures.at(row).medium.sha256 == sha256)
            m_list->item(row)->setIcon(card(row));
    }
}

} // namespace yuyi
