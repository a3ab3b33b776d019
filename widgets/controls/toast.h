// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/overlay.h"

#include <QTimer>

class QLabel;

namespace yuyi {

class ActionButton;

/// @brief A short message near the bottom of its host that disappears: "Discarded · Undo Z". Never takes the focus; stays
/// while the pointer is on it; a new one replaces the old. It lies where it covers no control, neither where the pointer is nor
/// what has the focus, and moves on when one comes to be under it.
class Toast final : public Overlay
{
    Q_OBJECT
public:
    explicit Toast(QWidget *host);

    /// `key` is only shown. `milliseconds` 0 keeps it until hidden.
    void show(const QString &text, const QString &action = {}, const QString &key = {},
              int milliseconds = 6000);
    using QWidget::show;
    QString text() const;

Q_SIGNALS:
    void actionTriggered();

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void prepare(int width) override;

private:
    /// What it shall not lie on, in coordinates of the host: controls, and what it had better not lie on.
    struct Ground {
        QList<QRect> controls;
        QList<QRect> texts;
    };
    Ground ground() const;
    /// Out of the way of controls, as near to its usual place as there is room.
    void settle();

    QLabel *m_text;
    ActionButton *m_action;
    QTimer m_timer;
    QTimer m_look;            ///< pages change under it
};

} // namespace yuyi
