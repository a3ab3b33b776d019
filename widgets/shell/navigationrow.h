// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace yuyi {

/// @brief What one walks through in the navigation with the arrow keys: a page or the heading of a group. One of them at a time
/// is reached by Tab.
class NavigationRow : public QAbstractButton
{
    Q_OBJECT
public:
    explicit NavigationRow(QWidget *parent = nullptr);

    /// Pixels above and below the text.
    void setAir(int pixels);
    int air() const { return m_air; }
    /// Height of the text alone.
    virtual int lineHeight() const = 0;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    /// Up, Down, Left, Right, Home, End or Escape was pressed in it.
    void walked(int key);
    void focused();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    /// Hover, choice and focus behind the text.
    void paintGround(QPainter &painter, const QRectF &body) const;

private:
    int m_air = 0;
};

} // namespace yuyi
