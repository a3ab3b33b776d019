// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace yuyi {

/// @brief A thin progress line.
class TimeBar final : public QWidget
{
    Q_OBJECT
public:
    explicit TimeBar(QWidget *parent = nullptr);

    /// Sets the filled share, 0…1.
    void setShare(double share);
    double share() const { return m_share; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_share = 0;
};

} // namespace yuyi
