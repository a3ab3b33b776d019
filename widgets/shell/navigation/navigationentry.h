// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/navigation/navigationrow.h"

namespace yuyi {

/// @brief One page in the navigation: its name, and at the right the number of waiting items.
class NavigationEntry final : public NavigationRow
{
    Q_OBJECT
public:
    /// @param countsAll the number counts all items, not only waiting ones
    explicit NavigationEntry(bool countsAll, QWidget *parent = nullptr);

    void setCount(qint64 count);
    bool waits() const { return m_count > 0 && !m_countsAll; }
    int lineHeight() const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QFont labelFont(bool bold) const;
    QString countText() const;
    void nameForReaders();

    qint64 m_count = 0;
    bool m_countsAll = false;
};

} // namespace yuyi
