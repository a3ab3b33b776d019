// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace yuyi {

/// @brief With large type in a small window the content is scrolled rather than cut off. QScrollArea itself would give it the height it
/// likes; here it fills the place and scrolls only below the least it needs. Without a horizontal bar it is as wide as that.
class LeastScroll final : public QScrollArea
{
public:
    explicit LeastScroll(QWidget *content, QWidget *parent = nullptr);

    QSize minimumSizeHint() const override;
    /// Brings a widget within such an area into sight, as soon as it has its place.
    static void show(QWidget *inside);
    using QScrollArea::show;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isSideways() const { return horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff; }
    void fit();
};

} // namespace yuyi
