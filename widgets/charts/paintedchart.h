// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "widgets/theme/tokens.h"

#include <QList>
#include <QString>
#include <QWidget>

class QPainter;

namespace yuyi {

/// @brief What charts that Qt Charts has no type for share: arrow keys and the pointer go from mark to mark, Enter or a click
/// opens one, and what is seen can be saved in the light colours.
class PaintedChart : public QWidget
{
    Q_OBJECT
public:
    explicit PaintedChart(QWidget *parent = nullptr);

    /// Shown when there is no value at all.
    void setEmptyText(const QString &text);
    /// As ChartView: .svg, .png or .jpg, in the light colours.
    Result<> exportTo(const QString &path, double scale = 2.0);
    /// Index of the mark that keys act on.
    int currentMark() const { return m_current; }

    /// Brings a place of a chart into sight where a scroll area holds it.
    static void scrollTo(QWidget *chart, const QRectF &place);

    QSize sizeHint() const override { return {480, 280}; }
    QSize minimumSizeHint() const override { return {200, 140}; }

Q_SIGNALS:
    /// Indexes into the categories and series given.
    void segmentClicked(int category, int series);

protected:
    /// Something that can be pointed at.
    struct Mark {
        QRectF place;        ///< in pixels of the size asked for
        QString tip;
        int category = 0;
        int series = 0;
    };

    virtual bool isBare() const = 0;
    virtual void paintChart(QPainter &painter, const QSizeF &size, const Tokens &tokens) const = 0;
    virtual QList<Mark> marks(const QSizeF &size) const = 0;
    /// The data are others.
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
