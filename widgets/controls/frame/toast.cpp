// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/frame/toast.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/theme/theme.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QCursor>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int lookMs = 200;
constexpr int step = 8;         ///< of the search for a free place
constexpr int pointerRoom = 24; ///< round the pointer
constexpr int smallPart = 6;    ///< a control fills less of its host than one of so many; lists and pictures fill more

qint64 overlap(const QRect &rect, const QList<QRect> &areas)
{
    qint64 sum = 0;
    for (const QRect &area : areas) {
        const QRect both = rect.intersected(area);
        sum += static_cast<qint64>(both.width()) * both.height() * (both.isEmpty() ? 0 : 1);
    }
    return sum;
}

} // namespace

Toast::Toast(QWidget *host)
    : Overlay(host, Anchor::Bottom), m_text(plainLabel(this)), m_action(new ActionButton(this))
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
    m_look.setInterval(lookMs);
    connect(&m_look, &QTimer::timeout, this, &Toast::settle);
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
    settle();
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

void Toast::prepare(int width)
{
    // A long sentence, or large type, takes a second line.
    m_text->setWordWrap(false);
    layout()->invalidate();
    m_text->setWordWrap(sizeHint().width() > width);
    layout()->invalidate();
}

Toast::Ground Toast::ground() const
{
    Ground ground;
    const QWidget *focus = QApplication::focusWidget();
    const qint64 large = static_cast<qint64>(host()->width()) * host()->height() / smallPart;
    const QList<QWidget *> all = host()->findChildren<QWidget *>();
    for (const QWidget *one : all) {
        if (!one->isVisible() || one == this || isAncestorOf(one) || one->testAttribute(Qt::WA_TransparentForMouseEvents))
            continue;
        const bool button = qobject_cast<const QAbstractButton *>(one) != nullptr;
        const bool text = qobject_cast<const QLabel *>(one) != nullptr;
        const bool control = button || (one->focusPolicy() & Qt::TabFocus) != 0 || one == focus;
        if (!text && !control)
            continue;
        const QRect seen = one->visibleRegion().boundingRect();
        if (seen.isEmpty())
            continue;
        const QRect area(one->mapTo(host(), seen.topLeft()), seen.size());
        const bool isLarge = static_cast<qint64>(area.width()) * area.height() > large;
        if (control && !isLarge && (one->isEnabled() || one == focus))
            ground.controls.append(area);
        else if (text && !isLarge)
            ground.texts.append(area);
    }
    const QPoint pointer = host()->mapFromGlobal(QCursor::pos());
    if (host()->rect().contains(pointer) && !underMouse())
        ground.controls.append(QRect(pointer, QSize(1, 1)).adjusted(-pointerRoom, -pointerRoom, pointerRoom, pointerRoom));
    return ground;
}

void Toast::settle()
{
    // Whoever has the pointer on it is about to use it.
    if (!isVisible() || underMouse())
        return;
    const Ground under = ground();
    if (overlap(geometry(), under.controls) == 0)
        return;
    const QRect area = host()->rect();
    const QSize size = geometry().size();
    const int lowest = std::max(0, area.height() - size.height() - spacing::tiny);
    const int middle = (area.width() - size.width()) / 2;
    QRect best = geometry();
    qint64 least = -1;
    // Low before high, the middle before the sides.
    for (int y = lowest; y >= 0; y -= step) {
        for (int aside = 0; aside <= std::max(0, middle - spacing::small); aside += step) {
            for (const int x : {middle - aside, middle + aside}) {
                const QRect rect(QPoint(x, y), size);
                const qint64 cost = overlap(rect, under.controls) * 1000 + overlap(rect, under.texts);
                if (least < 0 || cost < least) {
                    least = cost;
                    best = rect;
                }
                if (cost == 0)
                    break;
            }
            if (least == 0)
                break;
        }
        if (least == 0)
            break;
    }
    setGeometry(best);
}

void Toast::showEvent(QShowEvent *event)
{
    Overlay::showEvent(event);
    settle();
    m_look.start();
}

void Toast::hideEvent(QHideEvent *event)
{
    m_look.stop();
    Overlay::hideEvent(event);
}

bool Toast::eventFilter(QObject *watched, QEvent *event)
{
    const bool taken = Overlay::eventFilter(watched, event);
    if (watched == host() && (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest))
        settle();
    return taken;
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
