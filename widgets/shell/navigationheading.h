// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/navigationrow.h"

namespace yuyi {

/// @brief The heading of a group of pages: a click, Space or Enter folds the group or opens it.
class NavigationHeading final : public NavigationRow
{
    Q_OBJECT
public:
    explicit NavigationHeading(QWidget *parent = nullptr);

    void setFolded(bool folded);
    bool isFolded() const { return m_folded; }
    /// Something waits on a page that is folded away: a dot.
    void setWaiting(bool waiting);
    /// Pixels above it, between it and the group before.
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
