// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace yuyi {

/// @brief One page in the navigation: its name, and at the right how much waits there.
class NavigationEntry final : public QAbstractButton
{
    Q_OBJECT
public:
    explicit NavigationEntry(QWidget *parent = nullptr);

    void setCount(qint64 count);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QFont labelFont(bool bold) const;
    QString countText() const;
    void nameForReaders();

    qint64 m_count = 0;
};

} // namespace yuyi
