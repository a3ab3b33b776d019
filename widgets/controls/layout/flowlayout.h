// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

namespace yuyi {

/// Lays out widgets in lines like words in a paragraph; the height depends on the width.
class FlowLayout final : public QLayout
{
    Q_OBJECT
public:
    /// `horizontal`, `vertical`: gaps in logical pixels.
    explicit FlowLayout(QWidget *parent = nullptr, int horizontal = 4, int vertical = 4);
    ~FlowLayout() override;

    /// Divides the widgets evenly among the lines that they need, so that the last line does not hold one alone. Off by default.
    void setEven(bool even);
    /// @brief Gives all widgets the same width, with which they fill the lines: as many lines as they need at their widths, with the same
    /// number of widgets on each; a last line of fewer is aligned with the others. Off by default.
    void setFilling(bool filling);

    void addItem(QLayoutItem *item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange(QRect(0, 0, width, 0), false); }
    void setGeometry(const QRect &rect) override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;

private:
    int arrange(const QRect &rect, bool apply) const;
    int fill(const QRect &area, bool apply) const; ///< returns the height
    int widthOf(const QLayoutItem &item, int room) const;
    int linesIn(int limit, int room) const;
    int limitIn(int room) const; ///< where lines end: at `room`, or earlier if they are to be even

    QList<QLayoutItem *> m_items;
    int m_horizontal;
    int m_vertical;
    bool m_even = false;
    bool m_filling = false;
};

} // namespace yuyi
