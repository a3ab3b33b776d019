// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/overlay.h"

#include <QTimer>

class QLabel;

namespace yuyi {

class ActionButton;

/// @brief A short message at the bottom of its host that disappears: "Discarded · Undo Z". Never takes the focus; stays
/// while the pointer is on it; a new one replaces the old.
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

private:
    QLabel *m_text;
    ActionButton *m_action;
    QTimer m_timer;
};

} // namespace yuyi
