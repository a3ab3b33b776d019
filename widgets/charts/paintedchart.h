// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "widgets/theme/tokens.h"

#include <QList>
#include <QString>
#include <QWidget>

class QPainter;

namespace yuyi {

/// @brief Base class of charts for which Qt Charts has no type. Arrow keys and the pointer move from mark to mark, Enter or a click
/// opens one, and the chart can be exported in light colours.
class PaintedChart : public QWidget
{
    Q_OBJECT
public:
    explicit PaintedChart(QWidget *parent = nullptr);

    /// Sets the text shown if there are no values.
    void setEmptyText(const QString &text);
    /// Like ChartView::exportTo(): .svg, .png or .jpg, in light colours.
    Result<> exportTo(const QString &path, double scale = 2.0);
    /// Index of the current mark, to which keys apply.
    int currentMark() const { return m_current; }

    /// Scrolls a part of a chart into view if it is inside a scroll area.
    static void scrollTo(QWidget *chart, const QRectF &rect);

    QSize sizeHint() const override { return {480, 280}; }
    QSize minimumSizeHint() const override { return {200, 140}; }

Q_SIGNALS:
    /// Indexes into the given categories and series.
    void segmentClicked(int category, int series);

protected:
    /// A part of the chart that can be pointed at.
    struct Mark {
        QRectF rect; ///< in pixels of the requested size
        QString tip;
        int category = 0;
        int series = 0;
    };

    virtual bool isBare() const = 0;
    virtual void paintChart(QPainter &painter, const QSizeF &size, const Tokens &tokens) const = 0;
    virtual QList<Mark> marks(const QSizeF &size) const = 0;
    /// Must be called after the data have changed.
    void refresh();

    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    int markAt(const QPointF &position) const;
    void move(int across, int down);
    void nameForReaders();
    void paintAll(QPainter &painter, const QSizeF &size, const Tokens &tokens) const;

    QString m_emptyText;
    int m_current = 0;
};

} // namespace yuyi
