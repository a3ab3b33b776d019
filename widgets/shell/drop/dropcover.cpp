// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/drop/dropcover.h"

#include "widgets/theme/theme.h"

#include <QIcon>
#include <QPainter>

namespace yuyi {

DropCover::DropCover(QWidget *host) : Overlay(host, Anchor::Fill)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DropCover::show(int paths)
{
    m_text = tr("Drop to collect %Ln file(s) or folder(s)", nullptr, paths);
    QWidget::show();
    raise();
    update();
}

void DropCover::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    const Tokens &t = theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor cover = t.accentTint;
    cover.setAlpha(235);
    painter.setPen(QPen(t.accent, 2, Qt::DashLine));
    painter.setBrush(cover);
    painter.drawRoundedRect(QRectF(rect()).adjusted(8, 8, -8, -8), radius::panel, radius::panel);
    const int side = theme.px(40);
    const QRect middle(0, height() / 2 - side, width(), side);
    theme.icon(QStringLiteral("collect"), QStringLiteral("accent"))
        .paint(&painter, QRect(width() / 2 - side / 2, middle.top() - side / 2, side, side));
    painter.setFont(theme.font(TextRole::Section));
    painter.setPen(t.onTint);
    painter.drawText(QRect(0, middle.bottom(), width(), side), Qt::AlignCenter, m_text);
}

} // namespace yuyi
