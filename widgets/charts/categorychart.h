// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/printfigure.h"
#include "widgets/charts/chartview.h"

#include <QFont>
#include <QFontMetrics>

class QAbstractBarSeries;
class QBarCategoryAxis;
class QBarSet;
class QValueAxis;

namespace yuyi {

class BarNotes;

/// What the values are; decides how they are written and how the axis ends.
enum class ChartUnit {
    Count,   ///< whole numbers
    Percent, ///< 0…100, axis always 0…100
    Share,   ///< percent as well, but the axis ends above the largest
    Number   ///< anything, two decimals
};

/// A dashed line across all bars with its name: what they are to be compared with.
struct ChartReference {
    QString name;
    double value = 0;   ///< in the chart's unit
};

/// @brief Bars over named categories; the base of BarChart and StackedBarChart.
class CategoryChart : public ChartView
{
    Q_OBJECT
public:
    /// Every series needs one value per category; what is missing counts as 0. Not a number: nothing is drawn.
    void setData(const QStringList &categories, const QList<ChartSeries> &series, ChartUnit unit);
    const QStringList &categories() const { return m_categories; }
    const QList<ChartSeries> &series() const { return m_series; }
    /// Lines to compare upright bars with; none by default. Not drawn across bars that lie.
    void setReferences(const QList<ChartReference> &references);
    const QList<ChartReference> &references() const { return m_references; }
    /// Categories whose names are written: every second, third … where all would lie over one another.
    QList<int> namesShown() const;
    /// Figures at the bars. Default on; hidden by themselves where they do not fit.
    void setValueLabels(bool on);
    /// Where values are points of a scale: the axis ends with its highest, in whole points. 0: where the values end. Before setData.
    void setScaleTop(int top) { m_scaleTop = top; }
    /// The figure for print: all names in full, without the screen's colours. Titles, lines and notes are added by the caller.
    PrintFigure printed() const;
    /// A value as written at its bar and in the tool tip.
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
    /// Gives names, ticks and legend their room and the bars the rest.
    void placeLabels();
    int wrapNames(const QFontMetrics &metrics, int room, int lines);
    QList<QRectF> legendFor(double width) const;
    QString tickText(double value) const;
    /// Value as drawn (its share when shares are shown).
    double drawn(int category, int series) const;
    int axisPosition(int category) const;
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
    /// The names as they are written, line by line.
    QList<QStringList> m_lines;
    QFont m_nameFont;
    QList<QRectF> m_legend;
    bool m_sloped = false;
};

} // namespace yuyi
