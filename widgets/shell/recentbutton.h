// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace yuyi {

/// @brief Two lines to click: a name and, small, where it is.
class RecentButton final : public QAbstractButton
{
    Q_OBJECT
public:
    explicit RecentButton(QWidget *parent = nullptr);
    void setDetail(const QString &detail);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_detail;
};

} // namespace yuyi
