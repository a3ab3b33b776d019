// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/drop/dropcover.h"

#include "widgets/theme/theme.h"

#include <QIcon>
#include <QPainter>
#include <QRegion>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {
constexpr int leastWords = 200; // logical pixels that the words need beside the fields
} // namespace

DropCover::DropCover(QWidget *host) : Overlay(host, Anchor::Fill)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DropCover::show(int paths, const QList<QRect> &fields)
{
    m_fields = fields;
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
    QRect area = rect(); // for the words: beside the fields
    if (!m_fields.isEmpty()) {
        QRegion covered(rect());
        for (const QRect &field : std::as_const(m_fields)) {
            covered -= field;
            area.setRight(std::min(area.right(), field.left() - 1));
        }
        painter.setClipRegion(covered);
        if (area.width() < theme.px(leastWords))
            area = rect();
    }
    QColor cover = t.accentTint;
    cover.setAlpha(235);
    painter.setPen(QPen(t.accent, 2, Qt::DashLine));
    painter.setBrush(cover);
    painter.drawRoundedRect(QRectF(rect()).adjusted(8, 8, -8, -8), radius::panel, radius::panel);
    const int side = theme.px(40);
    const QRect middle(area.left(), height() / 2 - side, area.width(), side);
    theme.icon(QStringLiteral("collect"), QStringLiteral("accent"))
        .paint(&painter, QRect(middle.left() + middle.width() / 2 - side / 2, middle.top() - side / 2, side, side));
    painter.setFont(theme.font(TextRole::Section));
    painter.setPen(t.onTint);
    painter.drawText(QRect(middle.left(), middle.bottom(), middle.width(), side), Qt::AlignCenter, m_text);
}

} // namespace yuyi
