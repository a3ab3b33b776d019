// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "widgets/theme/tokens.h"

#include <QChartView>
#include <QColor>
#include <QList>
#include <QPainterPath>
#include <QStringList>

#include <functional>
#include <optional>

namespace yuyi {

/// @brief One value with an optional interval (for example Wilson's, not symmetric).
struct ChartValue {
    double value = 0;
    std::optional<double> low;
    std::optional<double> high;
};

/// @brief One series: its name, one value per category, and a colour (invalid: the theme's series colour).
struct ChartSeries {
    QString name;
    QList<ChartValue> values;
    QColor color;
};

/// @brief What all charts share: colours and type from the theme, a text when there is nothing to show, export.
class ChartView : public QChartView
{
    Q_OBJECT
public:
    explicit ChartView(QWidget *parent = nullptr);
    ~ChartView() override;

    /// Shown when there is no value at all.
    void setEmptyText(const QString &text);
    /// A line under the chart in files, for what a reader of the figure must know; none by default.
    void setFootnote(const QString &text) { m_footnote = text; }
    /// The marks can be walked through by the arrow keys and opened by Enter: the chart takes the focus then. Off by default.
    void setWalkable(bool walkable);
    /// What a screen reader says of the mark the keys stand on; empty without marks.
    QString currentSentence() const;
    /// Writes .svg, .png or .jpg (by the ending) in the light colours whatever the mode is; `scale` multiplies the
    /// pixels of bitmaps. Errors: Unsupported (ending), Environment (cannot write).
    Result<> exportTo(const QString &path, double scale = 2.0);
    /// The same for anything that paints itself at `size` from (0, 0) on.
    static Result<> writePicture(const QString &path, const QSize &size, double scale,
                                 const std::function<void(QPainter &, const QRectF &)> &paint);

    QSize sizeHint() const override { return {480, 280}; }
    QSize minimumSizeHint() const override { return {200, 140}; }

Q_SIGNALS:
    /// Indexes into the categories and series given; a donut has series 0 only.
    void segmentClicked(int category, int series);

protected:
    /// A bar or slice that stands for something.
    struct Mark {
        int category = 0;
        int series = 0;
        QPainterPath outline;    ///< in the scene
        QString sentence;
    };
    /// Those larger than nothing, by category, then series.
    virtual QList<Mark> marks() const { return {}; }
    /// Where an arrow key leads to from a mark; the same one: nowhere. By default as in a row of bars beside each other.
    virtual int stepFrom(const QList<Mark> &marks, int from, int key) const;
    static int stepWithin(const QList<Mark> &marks, int from, int by);
    static int stepAcross(const QList<Mark> &marks, int from, int by);

    /// Colours, fonts and labels of everything, for these tokens.
    virtual void restyle(const Tokens &tokens) = 0;
    virtual bool isBare() const = 0;
    void styleNow();
    void changeEvent(QEvent *event) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    /// The marks have changed.
    void marksChanged();

private:
    void drawAll(QPainter &painter, const QRectF &target);

    bool m_walkable = false;
    int m_category = 0;          ///< of the mark the keys stand on
    int m_series = 0;
    int placeIn(const QList<Mark> &marks) const;
    void nameForReaders();

    QString m_emptyText;
    QString m_footnote;
};

} // namespace yuyi
