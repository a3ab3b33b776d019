// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/print/printfigure.h"
#include "models/services/session/latest.h"
#include "widgets/results/charts/chartfigures.h"
#include "widgets/results/resultspagedata.h"

#include <QWidget>

#include <atomic>
#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QStackedWidget;

namespace yuyi {

class ChipRow;
class DrawnChart;

/// @brief The results drawn: accuracy by category, model × category, configurations, letters, people, model size. It computes the
/// figures of the chosen chart and exports them; the charts are classes of their own.
class ChartsView final : public QWidget
{
    Q_OBJECT
public:
    explicit ChartsView(ResultsPageData &pageData, QWidget *parent = nullptr);
    ~ChartsView() override;

    void enter();
    void leave();
    void refresh();
    ResultsChart chart() const;
    void chooseChart(int position);
    QString chartTitle(int position) const;
    /// The chart as a figure for print, with titles, n, chance level and people.
    PrintFigure printed() const;
    void exportPicture();
    void exportFigures();
    /// Returns true if the chart shows the current selection, including intervals.
    bool isComplete() const { return m_complete; }
    const ChartFigures &figures() const { return m_figures; }
    void retranslate();

Q_SIGNALS:
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    void build();
    /// The dimensions to group by: of the data, as soon as there is some.
    QList<Dimension> offered() const;
    void fillDimensions();
    void compute();
    void take(const ChartFigures &figures);
    DrawnChart &shown() const { return *m_drawn.at(static_cast<size_t>(m_figures.chart)); }

    ResultsPageData &m_pageData;
    ChartFigures m_figures;
    std::vector<std::unique_ptr<DrawnChart>> m_drawn; ///< in the order of ResultsChart
    std::shared_ptr<std::atomic<bool>> m_cancel;
    Latest m_latest;
    bool m_active = false;
    bool m_complete = false;
    ChipRow *m_charts = nullptr;
    QComboBox *m_dimension = nullptr;
    QLabel *m_remark = nullptr;
    QStackedWidget *m_stack = nullptr;
};

} // namespace yuyi
