// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/overview/overviewservice.h"

#include <QWidget>

namespace yuyi {

/// @brief The work of the last days as stacked bars: submitted annotations below, blind answers on top.
class WeekView final : public QWidget
{
    Q_OBJECT
public:
    explicit WeekView(QWidget *parent = nullptr);

    void setDays(const QList<DayWork> &days);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    static QString textOf(const DayWork &day);
    QRect column(int day) const;

    QList<DayWork> m_days;
};

} // namespace yuyi
