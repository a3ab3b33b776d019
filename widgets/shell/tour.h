// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/tourcard.h"
#include "widgets/shell/tourlight.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>

namespace yuyi {

/// One place the tour points at.
struct TourStop {
    QString page;                        ///< where it is; empty: anywhere
    std::function<QWidget *()> target;   ///< asked each time it is looked for; null: not there just now
    std::function<QString()> title;
    std::function<QString()> text;
};

/// @brief A tour through the real window: a light on the thing that is spoken of, and a card beside it. It goes to the pages itself, and
/// takes no click and no key from the work; whoever works on elsewhere finds the card still there. GUI thread.
class Tour final : public QObject
{
    Q_OBJECT
public:
    /// Where it is and how it goes about.
    struct Window {
        QWidget *frame = nullptr;                              ///< everything lies over it
        std::function<void(const QString &page)> goTo;
        std::function<QString()> page;
    };
    Tour(Window window, QList<TourStop> stops, QObject *parent);
    ~Tour() override;

    void start();
    void end();
    bool isRunning() const { return m_current >= 0; }
    /// Of `count` stops, from 0; −1: it does not run.
    int current() const { return m_current; }
    int count() const { return static_cast<int>(m_stops.size()); }
    TourCard *card() const { return m_card; }
    /// What is lit now, in the frame; null while nothing is.
    QRect lit() const;
    void retranslate();

Q_SIGNALS:
    void ended();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void go(int stop);
    void place();
    void watch(QWidget *target);
    void keepFocus(const QWidget *now);

    Window m_window;
    QList<TourStop> m_stops;
    int m_current = -1;
    QPointer<TourLight> m_light;
    QPointer<TourCard> m_card;
    QPointer<QWidget> m_target;
    QPointer<QWidget> m_before;   ///< had the focus when it began
    QTimer m_soon;                ///< layouts settle first
    QTimer m_settling;            ///< a page that is still loading takes the focus for itself
};

} // namespace yuyi
