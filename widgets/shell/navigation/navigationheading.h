// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/navigation/navigationrow.h"

namespace yuyi {

/// @brief The heading of a group of pages. A click, Space or Enter collapses or expands the group.
class NavigationHeading final : public NavigationRow
{
    Q_OBJECT
public:
    explicit NavigationHeading(QWidget *parent = nullptr);

    void setFolded(bool folded);
    bool isFolded() const { return m_folded; }
    /// Shows a dot because something waits on a hidden page of the collapsed group.
    void setWaiting(bool waiting);
    /// Sets the gap to the group above, in pixels.
    void setGap(int pixels);
    int gap() const { return m_gap; }
    int lineHeight() const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QFont labelFont() const;
    void nameForReaders();

    bool m_folded = false;
    bool m_waiting = false;
    int m_gap = 0;
};

} // namespace yuyi
