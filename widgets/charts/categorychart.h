// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/print/printfigure.h"
#include "widgets/charts/chartview.h"

#include <QFont>
#include <QFontMetrics>

class QAbstractBarSeries;
class QBarCategoryAxis;
class QBarSet;
class QValueAxis;

namespace yuyi {

class BarNotes;

/// Unit of the values; determines their format and the end of the axis.
enum class ChartUnit {
    Count,   ///< integers
    Percent, ///< 0…100, axis always 0…100
    Share,   ///< percent too, but the axis ends above the largest value
    Number   ///< any number, two decimals
};

/// A named dashed line across all bars, as a reference for comparison.
struct ChartReference {
    QString name;
    double value = 0; ///< in the chart's unit
};

/// Bars over named categories; the base of BarChart and StackedBarChart.
class CategoryChart : public ChartView
{
    Q_OBJECT
public:
    /// Sets the data. Each series has one value per category; missing values count as 0, and NaN is not drawn.
    void setData(const QStringList &categories, const QList<ChartSeries> &series, ChartUnit unit);
    const QStringList &categories() const { return m_categories; }
    const QList<ChartSeries> &series() const { return m_series; }
    /// Sets reference lines for vertical bars; none by default. Horizontal bars do not show them.
    void setReferences(const QList<ChartReference> &references);
    const QList<ChartReference> &references() const { return m_references; }
    /// Indexes of the categories whose names are drawn: every second, third … if all would overlap.
    QList<int> namesShown() const;
    /// Shows values at the bars. On by default; values that do not fit are hidden.
    void setValueLabels(bool on);
    /// Ends the axis at the top of a rating scale, in whole points. 0: at the largest value. Call before setData.
    void setScaleTop(int top) { m_scaleTop = top; }
    /// The figure for print, with complete names and without screen colours. The caller adds titles, lines and notes.
    PrintFigure printed() const;
    /// Formats a value as shown at its bar and in the tool tip.
    QString written(double value) const;

protected:
    CategoryChart(bool stacked, bool horizontal, QWidget *parent);
    ~CategoryChart() override;

    void restyle(const Tokens &tokens) override;
    bool isBare() const override;
    QList<Mark> marks() const override;
    int stepFrom(const QList<Mark> &marks, int from, int key) const override;
    void resizeEvent(QResizeEvent *event) override;
    void setShares(bool shares);

private:
    friend class BarNotes;
    void rebuild();
    /// Reserves space for names, ticks and legend, and gives the rest to the bars.
    void placeLabels();
    int wrapNames(const QFontMetrics &metrics, int room, int lines);
    QList<QRectF> legendFor(double width) const;
    QString tickText(double value) const;
    /// Value as drawn: its share if shares are shown.
    double drawn(int category, int series) const;
    int axisPosition(int category) const;
    /// Position of a series among the bar sets, and the other way round: the first one stands on top.
    int setPosition(int series) const;
    QColor colorOf(int series, const Tokens &tokens) const;
    QRectF barRect(int category, int series) const;
    QString sentenceOf(int category, int series) const;
    void showTip(bool inside, int position, QBarSet *set);

    const bool m_stacked;
    const bool m_horizontal;
    bool m_shares = false;
    int m_scaleTop = 0;
    bool m_valueLabels = true;
    ChartUnit m_unit = ChartUnit::Count;
    QStringList m_categories;
    QList<ChartSeries> m_series;
    QList<ChartReference> m_references;
    QAbstractBarSeries *m_bars = nullptr;
    QBarCategoryAxis *m_names = nullptr;
    QValueAxis *m_values = nullptr;
    BarNotes *m_grid;
    BarNotes *m_notes;
    /// Category names as drawn, split into lines.
    QList<QStringList> m_lines;
    QFont m_nameFont;
    QList<QRectF> m_legend;
    bool m_sloped = false;
};

} // namespace yuyi
