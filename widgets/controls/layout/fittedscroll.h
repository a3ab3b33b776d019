// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace yuyi {

/// A scroll area as tall as its content, up to a share of its parent's height.
class FittedScroll final : public QScrollArea
{
    Q_OBJECT
public:
    /// `share`: 0…1 of the parent's height.
    FittedScroll(QWidget *content, double share, QWidget *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();

    double m_share;
};

} // namespace yuyi
