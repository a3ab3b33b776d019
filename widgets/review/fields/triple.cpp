// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/fields/triple.h"

#include "widgets/theme/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPainter>

namespace yuyi {

Triple::Triple(QWidget *parent)
    : QWidget(parent),
      m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_left(new Cell(this)),
      m_right(new Cell(this)),
      m_final(new Cell(this))
{
    m_layout->setContentsMargins(spacing::tiny, 0, 0, 0);
    m_layout->setSpacing(spacing::small);
    m_layout->addWidget(m_left, 1);
    m_layout->addWidget(m_right, 1);
    m_layout->addWidget(m_final, 1);
    retranslate();
}

void Triple::setStacked(bool stacked)
{
    m_layout->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    for (Cell *cell : {m_left, m_right, m_final})
        cell->setCaptionVisible(stacked);
}

void Triple::setMarked(bool marked)
{
    m_marked = marked;
    update();
}

void Triple::paintEvent(QPaintEvent *)
{
    if (!m_marked)
        return;
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, spacing::tiny - 1, height()), Theme::of(this).tokens().accent);
}

void Triple::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void Triple::retranslate()
{
    m_left->setCaption(tr("Left"));
    m_right->setCaption(tr("Right"));
    m_final->setCaption(tr("Final"));
}

} // namespace yuyi
