// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "widgets/theme/tokens.h"

#include <QChartView>
#include <QColor>
#include <QList>
#include <QPainterPath>
#include <QStringList>

#include <optional>

namespace yuyi {

/// A value with an optional interval, which may be asymmetric (for example Wilson's).
struct ChartValue {
    double value = 0;
    std::optional<double> low;
    std::optional<double> high;
};

/// A series: its name, one value per category, and a colour (invalid: the theme's series colour).
struct ChartSeries {
    QString name;
    QList<ChartValue> values;
    QColor color;
};

/// Base class of all charts: colours and fonts from the theme, a text for an empty chart, export.
class ChartView : public QChartView
{
    Q_OBJECT
public:
    explicit ChartView(QWidget *parent = nullptr);
    ~ChartView() override;

    /// Sets the text shown if there are no values.
    void setEmptyText(const QString &text);
    /// Sets a line below the chart in exported files; none by default.
    void setFootnote(const QString &text) { m_footnote = text; }
    /// Lets the user walk through the marks with the arrow keys and open one with Enter; the chart then takes the focus. Off by default.
    void setWalkable(bool walkable);
    /// The screen reader's text for the current mark; empty without marks.
    QString currentSentence() const;
    /// Writes a .svg, .png or .jpg file (by the suffix) in light colours, regardless of the theme. `scale` multiplies the pixels of
    /// bitmaps. Errors: Unsupported (suffix), Environment (cannot write).
    Result<> exportTo(const QString &path, double scale = 2.0);

    QSize sizeHint() const override { return {480, 280}; }
    QSize minimumSizeHint() const override { return {200, 140}; }

Q_SIGNALS:
    /// Indexes into the given categories and series. A donut without parts has series 0 only.
    void segmentClicked(int category, int series);

protected:
    /// A bar or slice that represents a value.
    struct Mark {
        int category = 0;
        int series = 0;
        QPainterPath outline; ///< in scene coordinates
        QString sentence;
    };
    /// Marks of values greater than zero, sorted by category, then series.
    virtual QList<Mark> marks() const { return {}; }
    /// Index of the mark that an arrow key leads to; `from` if there is none. The default suits a row of adjacent bars.
    virtual int stepFrom(const QList<Mark> &marks, int from, int key) const;
    static int stepWithin(const QList<Mark> &marks, int from, int by);
    static int stepAcross(const QList<Mark> &marks, int from, int by);

    /// Applies the colours and fonts of these tokens to all parts of the chart.
    virtual void restyle(const Tokens &tokens) = 0;
    virtual bool isBare() const = 0;
    void styleNow();
    void changeEvent(QEvent *event) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    /// Must be called after the marks have changed.
    void marksChanged();

private:
    void drawAll(QPainter &painter, const QRectF &target);

    bool m_walkable = false;
    int m_category = 0; ///< of the current mark
    int m_series = 0;
    int indexIn(const QList<Mark> &marks) const;
    void nameForReaders();

    QString m_emptyText;
    QString m_footnote;
};

} // namespace yuyi
