// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace yuyi {

/// @brief Widgets in lines like words in a paragraph, as tall as they need: containers that know nothing of a height that
/// follows the width (splitters) do not cut off the last line.
class FlowBox final : public QWidget
{
public:
    /// Gaps in logical pixels.
    FlowBox(int horizontal, int vertical, QWidget *parent = nullptr);

    void add(QWidget *widget);
    /// Width of all in one line.
    int lineWidth() const;
    /// Width of the widest.
    int leastWidth() const;
    /// Height of the tallest, whether shown or not.
    int tallest() const;
    /// Nothing in it is shown.
    bool isEmpty() const;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void fit();
};

} // namespace yuyi
