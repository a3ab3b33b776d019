// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/printfigure.h"
#include "widgets/results/chartfigures.h"
#include "widgets/results/resultsdesk.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QScrollArea;
class QStackedWidget;

namespace yuyi {

class BarChart;
class BubbleChart;
class ChipRow;
class IntervalChart;
class MatrixView;

/// @brief The results drawn: accuracy by category, model × category, configurations, letters, people. A mark opens its items.
class ChartsView final : public QWidget
{
    Q_OBJECT
public:
    explicit ChartsView(ResultsDesk &desk, QWidget *parent = nullptr);
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
    void fillDimensions();
    void compute();
    void take(const ChartFigures &figures);
    void showAccuracy();
    void showHeatMap();
    void showConfigurations();
    void showLetters();
    void showPeople();
    void open(const ViewerQuery &query, const QString &what);
    void openCell(int row, int column);
    void openDelta(int model, int configuration);
    void openLetter(int letter, int series);
    void openPlace(int place);
    QString nameOf(const ResultsRow &row) const;
    QList<const ResultsRow *> modelRows() const;

    ResultsDesk &m_desk;
    ChartFigures m_figures;
    QList<int> m_drawn;              ///< rows of the table that are drawn as series of bars
    std::shared_ptr<std::atomic<bool>> m_cancel;
    quint64 m_request = 0;
    bool m_active = false;
    bool m_complete = false;
    ChipRow *m_charts = nullptr;
    QComboBox *m_dimension = nullptr;
    QLabel *m_remark = nullptr;
    QStackedWidget *m_stack = nullptr;
    BarChart *m_accuracy = nullptr;
    MatrixView *m_heat = nullptr;
    IntervalChart *m_deltas = nullptr;
    BarChart *m_letters = nullptr;
    BubbleChart *m_people = nullptr;
};

} // namespace yuyi
