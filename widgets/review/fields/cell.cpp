// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/fields/cell.h"

#include "widgets/controls/labels/plainlabel.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace yuyi {

Cell::Cell(QWidget *parent)
    : QWidget(parent),
      m_caption(plainLabel(this)),
      m_content(new QVBoxLayout(this))
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

} // namespace yuyi
