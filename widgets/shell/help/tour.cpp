// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/help/tour.h"

#include <QApplication>
#include <QEvent>
#include <QScrollArea>

namespace yuyi {

namespace {
constexpr int soonMs = 30;
constexpr int laterMs = 200;
constexpr int settlingMs = 3000;
constexpr int margin = 4; // of the light around what it shows
} // namespace

Tour::Tour(Window window, QList<TourStop> stops, QObject *parent)
    : QObject(parent), m_window(std::move(window)), m_stops(std::move(stops))
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(soonMs);
    connect(&m_soon, &QTimer::timeout, this, &Tour::place);
    m_settling.setSingleShot(true);
    m_settling.setInterval(settlingMs);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { keepFocus(now); });
}

Tour::~Tour()
{
    delete m_light;
    delete m_card;
}

void Tour::start()
{
    if (m_stops.isEmpty())
        return;
    if (isRunning())
        return go(0);
    m_before = QApplication::focusWidget();
    m_light = new TourLight(m_window.frame);
    m_card = new TourCard(m_window.frame);
    connect(m_card, &TourCard::next, this, [this] { go(m_current + 1); });
    connect(m_card, &TourCard::back, this, [this] { go(m_current - 1); });
    connect(m_card, &TourCard::ended, this, &Tour::end);
    m_window.frame->installEventFilter(this);
    m_light->show();
    m_card->show();
    m_card->raise();
    go(0);
}

void Tour::end()
{
    if (!isRunning())
        return;
    m_current = -1;
    m_soon.stop();
    watch(nullptr);
    m_window.frame->removeEventFilter(this);
    const bool hadFocus = m_card && (m_card->hasFocus() || m_card->isAncestorOf(QApplication::focusWidget()));
    if (m_light) {
        m_light->hide();
        m_light->deleteLater();
    }
    if (m_card) {
        m_card->hide();
        m_card->deleteLater();
    }
    m_light.clear();
    m_card.clear();
    if (hadFocus && m_before && m_before->isVisible())
        m_before->setFocus(Qt::OtherFocusReason);
    Q_EMIT ended();
}

QRect Tour::lit() const
{
    return m_light ? m_light->lit() : QRect();
}

void Tour::go(int stop)
{
    if (stop >= count())
        return end();
    if (stop < 0)
        return;
    m_current = stop;
    const TourStop &now = m_stops.at(stop);
    if (now.page && m_window.page() != now.page)
        m_window.goTo(*now.page);
    retranslate();
    m_light->setRect({});
    place();
    m_soon.start(soonMs);
    m_settling.start();
    m_card->setFocus(Qt::OtherFocusReason);
}

void Tour::keepFocus(const QWidget *now)
{
    if (!isRunning() || !m_settling.isActive() || !now || m_card == now || m_card->isAncestorOf(now))
        return;
    // Who clicks wants to work; so does a dialog.
    if (QGuiApplication::mouseButtons() != Qt::NoButton || now->window() != m_card->window()) {
        m_settling.stop();
        return;
    }
    QMetaObject::invokeMethod(
        this, [this] {
            if (isRunning())
                m_card->setFocus(Qt::OtherFocusReason);
        },
        Qt::QueuedConnection);
}

void Tour::retranslate()
{
    if (!isRunning())
        return;
    const TourStop &now = m_stops.at(m_current);
    m_card->setStop(m_current, count(), now.title(), now.text());
    m_soon.start(soonMs);
}

void Tour::watch(QWidget *target)
{
    if (target == m_target)
        return;
    if (m_target)
        m_target->removeEventFilter(this);
    m_target = target;
    if (m_target)
        m_target->installEventFilter(this);
}

void Tour::place()
{
    if (!isRunning())
        return;
    const TourStop &now = m_stops.at(m_current);
    const bool here = !now.page || m_window.page() == now.page;
    QWidget *target = here ? now.target() : nullptr;
    const bool isNew = target != m_target || lit().isEmpty(); // who scrolls on is not called back
    watch(target);
    QRect light;
    if (target && target->isVisible()) {
        for (QWidget *above = isNew ? target->parentWidget() : nullptr; above; above = above->parentWidget()) {
            if (auto *scroll = qobject_cast<QScrollArea *>(above)) {
                scroll->ensureWidgetVisible(target, 0, 0);
                break;
            }
        }
        const QRect whole(target->mapTo(m_window.frame, QPoint(0, 0)), target->size());
        light = whole.adjusted(-margin, -margin, margin, margin) & m_window.frame->rect();
    }
    m_light->setRect(light);
    m_card->placeBeside(light);
    // A page that still reads its first image shows the part later, or makes it only then; until then all of the page is lit.
    if (now.page)
        m_soon.start(laterMs);
}

bool Tour::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide: m_soon.start(soonMs); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace yuyi
