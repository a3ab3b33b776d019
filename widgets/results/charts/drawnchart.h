// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/print/printfigure.h"
#include "widgets/results/charts/chartfigures.h"
#include "widgets/results/resultspagedata.h"

#include <QObject>

#include <limits>

class QWidget;

namespace yuyi {

/// @brief One chart of the results page: draws figures, says what they are, and opens the items behind a mark.
class DrawnChart : public QObject
{
    Q_OBJECT
public:
    explicit DrawnChart(ResultsPageData &pageData) : m_pageData(pageData) {}

    /// The widget that is drawn on.
    virtual QWidget *widget() const = 0;
    void show(const ChartFigures &figures);
    /// What the chart shows, for the line below it; may be empty.
    const QString &remark() const { return m_remark; }
    /// The chart as a figure for print, with titles, n and remark. `grouping`: title of the dimension of the categories.
    virtual PrintFigure printed(const QString &grouping) const = 0;
    virtual void retranslate() = 0;

protected:
    static constexpr double none = std::numeric_limits<double>::quiet_NaN();
    static constexpr int seriesAtOnce = 7; ///< as many colours as there are; more bars could not be told apart

    /// Draws `m_figures` and sets `m_remark`.
    virtual void draw() = 0;
    void open(const ViewerQuery &query, const QString &what);
    /// "Politics (n = 45)"; where runs differ, from the fewest to the most.
    static QString withCount(const QString &title, int least, int most);
    /// What an empty chart says.
    static QString noData();
    PrintFigure withRemark(PrintFigure figure) const;

    ResultsPageData &m_pageData;
    ChartFigures m_figures;
    QString m_remark;
};

} // namespace yuyi
