// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/toast.h"

#include "widgets/controls/actionbutton.h"
#include "widgets/theme/theme.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace yuyi {

Toast::Toast(QWidget *host)
    : Overlay(host, Place::Bottom), m_text(new QLabel(this)), m_action(new ActionButton(this))
{
    setAttribute(Qt::WA_ShowWithoutActivating);
    setFocusPolicy(Qt::NoFocus);
    m_action->setFocusPolicy(Qt::NoFocus);
    m_text->setTextFormat(Qt::PlainText);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(spacing::medium, spacing::small, spacing::small, spacing::small);
    line->setSpacing(spacing::medium);
    line->addWidget(m_text, 1);
    line->addWidget(m_action);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &QWidget::hide);
    connect(m_action, &ActionButton::clicked, this, [this] {
        hide();
        Q_EMIT actionTriggered();
    });
}

void Toast::show(const QString &text, const QString &action, const QString &key, int milliseconds)
{
    m_text->setText(text);
    m_action->setText(action);
    m_action->setKey(key);
    m_action->setVisible(!action.isEmpty());
    setAccessibleName(text);
    QWidget::show();
    place();
    raise();
    m_timer.setInterval(milliseconds);
    if (milliseconds > 0)
        m_timer.start();
    else
        m_timer.stop();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString Toast::text() const
{
    return m_text->text();
}

void Toast::enterEvent(QEnterEvent *)
{
    m_timer.stop();
}

void Toast::leaveEvent(QEvent *)
{
    if (m_timer.interval() > 0)
        m_timer.start();
}

void Toast::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::of(this).tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(mixed(t.line, t.soft, 0.4));
    painter.setBrush(t.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius::panel, radius::panel);
}

} // namespace yuyi
