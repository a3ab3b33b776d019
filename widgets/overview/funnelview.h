// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/program/pageid.h"

#include <QList>
#include <QString>
#include <QWidget>

namespace yuyi {

/// One step of the funnel: how many images reach it, and how many are discarded before the next step.
struct FunnelStep {
    QString title;
    qint64 images = 0;
    QString loss;                   ///< "412 duplicates"; empty: nothing is lost here
    PageId page = PageId::Overview; ///< the page that shows its images
    bool begun = true;              ///< false: nobody has done this step yet, which says so without number and bar
};

/// @brief The funnel of images from collected to released, as bars of decreasing width with the loss at each step.
class FunnelView final : public QWidget
{
    Q_OBJECT
public:
    explicit FunnelView(QWidget *parent = nullptr);

    void setSteps(const QList<FunnelStep> &steps);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void stepClicked(yuyi::PageId page);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    int rowHeight() const;
    int rowAt(const QPoint &position) const;
    QRect rowRect(int row) const;

    QList<FunnelStep> m_steps;
    int m_hover = -1;
    int m_current = 0;
};

} // namespace yuyi
