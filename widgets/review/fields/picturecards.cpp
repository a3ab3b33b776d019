// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/fields/picturecards.h"

#include "models/items/pictureloader.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/image/rowpictures.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QIcon>
#include <QToolButton>

namespace yuyi {

namespace {

constexpr int edgeOfCard = 64; // logical pixels at the usual size of texts

} // namespace

PictureCards::PictureCards(PictureLoader &pictures, QWidget *parent)
    : QWidget(parent), m_pictures(new RowPictures(pictures, this)), m_flow(new FlowLayout(this, spacing::tiny, spacing::tiny))
{
    m_flow->setContentsMargins(0, 0, 0, 0);
    connect(m_pictures, &RowPictures::ready, this, &PictureCards::draw);
    hide();
}

void PictureCards::setCards(const QList<PictureCard> &cards)
{
    m_cards = cards;
    while (m_buttons.size() > cards.size())
        delete m_buttons.takeLast();
    while (m_buttons.size() < cards.size()) {
        auto *button = new QToolButton(this);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus); // a click must not take the keyboard from the page
        connect(button, &QToolButton::clicked, this,
                [this, at = m_buttons.size()] { Q_EMIT wanted(m_cards.at(at).medium.sha256); });
        m_flow->addWidget(button);
        m_buttons.append(button);
    }
    for (qsizetype i = 0; i < cards.size(); ++i) {
        QToolButton *button = m_buttons.at(i);
        button->setText(cards.at(i).text);
        button->setToolButtonStyle(cards.at(i).text.isEmpty() ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextUnderIcon);
        button->setToolTip(cards.at(i).name);
        button->setAccessibleName(cards.at(i).name);
        button->show();
    }
    draw();
    setVisible(!cards.isEmpty());
}

void PictureCards::draw()
{
    const int edge = Theme::of(this).px(edgeOfCard);
    m_pictures->setSize(QSize(edge, edge), devicePixelRatioF());
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        m_buttons.at(i)->setIconSize(QSize(edge, edge));
        m_buttons.at(i)->setIcon(m_pictures->card(imageOf(m_cards.at(i).medium)).value<QIcon>());
    }
}

void PictureCards::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        draw();
}

} // namespace yuyi
