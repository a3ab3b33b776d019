// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace yuyi {

/// @brief Lays out widgets in lines like words in a paragraph and sets its height accordingly. Containers without height-for-width
/// support (splitters) thus do not cut off the last line.
class FlowBox final : public QWidget
{
public:
    /// Gaps in logical pixels.
    FlowBox(int horizontal, int vertical, QWidget *parent = nullptr);

    void add(QWidget *widget);
    /// See FlowLayout::setEven.
    void setEven(bool even);
    /// Width of all widgets in one line.
    int lineWidth() const;
    /// Width of the widest widget.
    int leastWidth() const;
    /// Height of the tallest widget, including hidden ones.
    int tallest() const;
    /// Whether no widget is visible.
    bool isEmpty() const;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void fit();
};

} // namespace yuyi
