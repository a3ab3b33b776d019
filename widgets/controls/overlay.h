// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace yuyi {

/// @brief A child that lies over its host at the top or bottom centre and follows the host's size. It never takes
/// part in a layout, so nothing jumps when it comes or goes.
class Overlay : public QWidget
{
    Q_OBJECT
public:
    enum class Place { Top, Bottom, Fill };

    Overlay(QWidget *host, Place place);
    QWidget *host() const { return parentWidget(); }
    /// Puts it where it belongs; call after the content changed.
    void place();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    /// Widest it may get in logical pixels.
    virtual int widthLimit() const { return 640; }
    /// Called before the size is asked: at most `width` logical pixels are there.
    virtual void prepare(int width) { Q_UNUSED(width) }

private:
    Place m_place;
};

} // namespace yuyi
