// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace yuyi {

/// A line of plain text that is elided with … if there is no room; the tool tip shows the whole text.
class ElidedLabel final : public QLabel
{
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget *parent = nullptr);
    explicit ElidedLabel(const QString &text, QWidget *parent = nullptr);

    /// The default is to elide at the end. Use the middle for file names and checksums.
    void setElideMode(Qt::TextElideMode mode);
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    Qt::TextElideMode m_mode = Qt::ElideRight;
};

} // namespace yuyi
