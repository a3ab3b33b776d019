// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/program/pageid.h"
#include "widgets/shell/help/tourcard.h"
#include "widgets/shell/help/tourlight.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <optional>

namespace yuyi {

/// One stop of the tour.
struct TourStop {
    std::optional<PageId> page;        ///< the page of the stop; unset: any page
    std::function<QWidget *()> target; ///< returns the widget to highlight; null: not available now
    std::function<QString()> title;
    std::function<QString()> text;
};

/// @brief A tour of the real window: it highlights a widget and shows a card beside it. It changes pages itself, but takes no
/// clicks or keys from the work; the card stays if the person works on elsewhere. GUI thread.
class Tour final : public QObject
{
    Q_OBJECT
public:
    /// The frame of the tour and its callbacks.
    struct Window {
        QWidget *frame = nullptr; ///< parent of the highlight and the card
        std::function<void(PageId page)> goTo;
        std::function<std::optional<PageId>()> page;
    };
    Tour(Window window, QList<TourStop> stops, QObject *parent);
    ~Tour() override;

    void start();
    void end();
    bool isRunning() const { return m_current >= 0; }
    /// Index of the current stop, from 0; −1: the tour is not running.
    int current() const { return m_current; }
    int count() const { return static_cast<int>(m_stops.size()); }
    TourCard *card() const { return m_card; }
    /// The highlighted rectangle in the frame; null if there is none.
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
    QPointer<QWidget> m_before; ///< the widget that had the focus before the tour
    QTimer m_soon;              ///< waits until layouts are settled
    QTimer m_settling;          ///< while it runs, the card takes the focus back from a page that is loading
};

} // namespace yuyi
