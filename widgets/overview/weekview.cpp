// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/overview/weekview.h"

#include "widgets/theme/plaintips.h"
#include "widgets/theme/theme.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace yuyi {

QString WeekView::textOf(const DayWork &day)
{
    return tr("%1: %2, %3", "a day, images and answers")
        .arg(day.day.toString(Qt::ISODate), tr("%n image(s)", nullptr, static_cast<int>(day.images)),
             tr("%n answer(s)", nullptr, static_cast<int>(day.answers)));
}

WeekView::WeekView(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void WeekView::setDays(const QList<DayWork> &days)
{
    m_days = days;
    QStringList words;
    for (const DayWork &day : days)
        words.append(textOf(day));
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    update();
}

QSize WeekView::sizeHint() const
{
    return {Theme::of(this).px(260), Theme::of(this).px(150)};
}

QSize WeekView::minimumSizeHint() const
{
    return {Theme::of(this).px(160), Theme::of(this).px(110)};
}

QRect WeekView::column(int day) const
{
    const int number = std::max(1, static_cast<int>(m_days.size()));
    const int left = width() * day / number;
    return {left, 0, width() * (day + 1) / number - left, height()};
}

void WeekView::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    const Tokens &tokens = theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont small = theme.font(TextRole::Small);
    const int line = QFontMetrics(small).height() + spacing::tiny;
    const int room = height() - 2 * line;
    qint64 most = 1;
    for (const DayWork &day : std::as_const(m_days))
        most = std::max(most, day.images + day.answers);
    const QLocale locale;
    painter.setFont(small);
    for (int i = 0; i < m_days.size(); ++i) {
        const DayWork &day = m_days.at(i);
        const QRect rect = column(i);
        const int thickness = std::min(theme.px(34), rect.width() * 2 / 3);
        const int left = rect.center().x() - thickness / 2;
        const qint64 sum = day.images + day.answers;
        const int base = line + room;
        const int tall = sum > 0 ? std::max(3, static_cast<int>(room * sum / most)) : 2;
        const int images = sum > 0 ? static_cast<int>(tall * day.images / sum) : 0;
        painter.setPen(Qt::NoPen);
        painter.setBrush(sum > 0 ? tokens.seriesColor(1) : tokens.line);
        painter.drawRoundedRect(QRect(left, base - tall, thickness, tall), 3, 3);
        if (images > 0) {
            painter.setBrush(tokens.accent);
            painter.drawRoundedRect(QRect(left, base - images, thickness, images), 3, 3);
        }
        painter.setPen(tokens.soft);
        if (sum > 0) {
            painter.drawText(QRect(rect.left(), base - tall - line, rect.width(), line), Qt::AlignHCenter | Qt::AlignVCenter,
                             locale.toString(sum));
        }
        painter.drawText(QRect(rect.left(), base, rect.width(), line), Qt::AlignHCenter | Qt::AlignBottom,
                         painter.fontMetrics().elidedText(locale.dayName(day.day.dayOfWeek(), QLocale::ShortFormat), Qt::ElideRight,
                                                          rect.width()));
    }
}

bool WeekView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    for (int i = 0; i < m_days.size(); ++i) {
        if (column(i).contains(help->pos()))
            showPlainTip(help->globalPos(), textOf(m_days.at(i)), this);
    }
    return true;
}

} // namespace yuyi
