// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace yuyi {

/// @brief A row of the navigation that the arrow keys reach: a page or the heading of a group. Tab reaches only one of them at a
/// time.
class NavigationRow : public QAbstractButton
{
    Q_OBJECT
public:
    explicit NavigationRow(QWidget *parent = nullptr);

    /// Sets the padding above and below the text, in pixels.
    void setAir(int pixels);
    int air() const { return m_air; }
    /// Height of the text without padding.
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
    /// Paints the background for hover, selection and focus.
    void paintGround(QPainter &painter, const QRectF &body) const;

private:
    int m_air = 0;
};

} // namespace yuyi
