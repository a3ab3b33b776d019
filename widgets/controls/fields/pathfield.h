// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace yuyi {

/// @brief A line edit for a path. While nobody types, a path that is longer than the field shows its beginning and its end, and
/// the whole path as its tool tip.
class PathField final : public QLineEdit
{
    Q_OBJECT
public:
    explicit PathField(QWidget *parent = nullptr);

    /// What the field shows while it does not have the focus.
    QString shownText() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    QRect textArea() const;
};

} // namespace yuyi
