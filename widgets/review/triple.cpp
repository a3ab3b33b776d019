// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/triple.h"

#include "widgets/controls/plainlabel.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace yuyi {

Cell::Cell(QWidget *parent)
    : QWidget(parent)
    , m_caption(plainLabel(this))
    , m_content(new QVBoxLayout(this))
{
    setTextRole(m_caption, TextRole::Small);
    m_caption->hide();
    m_content->setContentsMargins(spacing::small, spacing::tiny, spacing::small, spacing::tiny);
    m_content->setSpacing(spacing::tiny);
    m_content->addWidget(m_caption);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void Cell::setCaption(const QString &caption)
{
    m_caption->setText(caption);
}

void Cell::setCaptionVisible(bool visible)
{
    m_caption->setVisible(visible);
}

void Cell::setChosen(bool chosen)
{
    m_chosen = chosen;
    update();
}

void Cell::paintEvent(QPaintEvent *)
{
    if (!m_chosen)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::of(this).tokens().accentTint);
    painter.drawRoundedRect(rect(), radius::control, radius::control);
}

void Cell::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
        Q_EMIT clicked();
    QWidget::mouseReleaseEvent(event);
}

Triple::Triple(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_left(new Cell(this))
    , m_right(new Cell(this))
    , m_final(new Cell(this))
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
