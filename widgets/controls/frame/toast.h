// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/frame/overlay.h"

#include <QTimer>

class QLabel;

namespace yuyi {

class ActionButton;

/// @brief A short message near the bottom of its host that disappears: "Discarded · Undo Z". It never takes the focus, stays while
/// the pointer is on it, and is replaced by the next one. It avoids controls, the pointer and the widget with the focus, and moves
/// when a control appears below it.
class Toast final : public Overlay
{
    Q_OBJECT
public:
    explicit Toast(QWidget *host);

    /// `key` is only displayed. `milliseconds` 0 keeps the message until it is hidden.
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
    /// Areas to avoid, in host coordinates: controls always, texts if possible.
    struct Ground {
        QList<QRect> controls;
        QList<QRect> texts;
    };
    Ground ground() const;
    /// Moves away from controls, as close to the usual position as possible.
    void settle();

    QLabel *m_text;
    ActionButton *m_action;
    QTimer m_timer;
    QTimer m_look; ///< checks the position, because the page below may change
};

} // namespace yuyi
