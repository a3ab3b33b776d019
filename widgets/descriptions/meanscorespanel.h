// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/print/printfigure.h"
#include "widgets/descriptions/descriptionspagedata.h"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace yuyi {

class BarChart;
class ChipRow;

/// @brief The mean scores of each scorer in a run of descriptions, grouped by a dimension or by perspective: a table and bars.
class MeanScoresPanel final : public QWidget
{
    Q_OBJECT
public:
    MeanScoresPanel(DescriptionsPageData &pageData, QWidget *parent);

    /// Shows the report of the page data; there must be one with scorers.
    void showReport();
    void nextGrouping();
    /// The bars as they are printed.
    PrintFigure printed() const;
    void retranslate();
    QTableWidget *means() const { return m_means; }
    BarChart *bars() const { return m_bars; }

Q_SIGNALS:
    /// A key has changed something that should be in view.
    void reached(QWidget *part);

private:
    void offerGroupings();
    void showMeans();
    void showBars();
    /// The dimension by which scores are grouped; null if it is by perspective.
    const Dimension *grouping() const;

    DescriptionsPageData &m_pageData;
    QString m_grouping;
    ChipRow *m_by = nullptr;
    QLabel *m_title = nullptr;
    QTableWidget *m_means = nullptr;
    BarChart *m_bars = nullptr;
};

} // namespace yuyi
