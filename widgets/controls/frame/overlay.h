// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace yuyi {

/// @brief A child widget at the top or bottom centre of its host that follows the host's size. It is not part of a layout, so
/// nothing moves when it appears or disappears. Only as a line it stands in a layout of its host, where it would hide what is looked at.
class Overlay : public QWidget
{
    Q_OBJECT
public:
    enum class Anchor {
        Top,
        Bottom,
        Fill,
        Line
    };

    Overlay(QWidget *host, Anchor anchor);
    QWidget *host() const { return parentWidget(); }
    /// Positions the widget. Call after the content has changed.
    void place();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    /// Maximum width in logical pixels.
    virtual int widthLimit() const { return 640; }
    /// Called before the size is computed; at most `width` logical pixels are available.
    virtual void prepare(int width) { Q_UNUSED(width) }
    bool isLine() const { return m_anchor == Anchor::Line; }

private:
    Anchor m_anchor;
};

} // namespace yuyi
