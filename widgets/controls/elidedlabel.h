// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace yuyi {

/// @brief One line of plain text that gives way: shortened with … where there is no room, whole in the tool tip.
class ElidedLabel final : public QLabel
{
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget *parent = nullptr);
    explicit ElidedLabel(const QString &text, QWidget *parent = nullptr);

    /// Default: at the end. In the middle for file names and checksums.
    void setElideMode(Qt::TextElideMode mode);
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    Qt::TextElideMode m_mode = Qt::ElideRight;
};

} // namespace yuyi
