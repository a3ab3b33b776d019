// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/print/printfigure.h"
#include "models/services/descriptions/table.h"
#include "models/services/session/latest.h"
#include "widgets/descriptions/descriptionspagedata.h"

#include <QWidget>

#include <optional>

class QLabel;
class QScrollArea;
class QTableWidget;

namespace yuyi {

class BarChart;
class ChipRow;
class EmptyState;
class PracticeSwitch;
class StateStack;

/// Comparison of models, as in the paper's table: the scores by each judge and by people together, over all images and for
/// the labels of the chosen dimensions.
class DescriptionModels final : public QWidget
{
    Q_OBJECT
public:
    DescriptionModels(DescriptionsPageData &pageData, QWidget *parent);

    void enter() { refresh(); }
    /// Loads the scores of all runs.
    void refresh();
    void retranslate();
    bool hasTable() const { return m_reports && !m_table.rows.isEmpty(); }
    void exportTable();
    void exportChart();
    PrintFigure printed() const;
    QScrollArea *reading() const { return m_scroll; }
    QTableWidget *table() const { return m_view; }
    ChipRow *dimensions() const { return m_by; }
    BarChart *bars() const { return m_bars; }

Q_SIGNALS:
    void changed();
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    void take(DescriptionReports reports);
    void showTable();
    /// Whether the figures shown may be exported; if not, tells the user why.
    bool mayLeave();
    void showBars();

    DescriptionsPageData &m_pageData;
    std::optional<DescriptionReports> m_reports;
    DescriptionTable m_table;
    bool m_withPractice = false;
    bool m_chosen = false; ///< the user has chosen dimensions
    Latest m_latest;
    QScrollArea *m_scroll = nullptr;
    StateStack *m_stack = nullptr;
    PracticeSwitch *m_practice = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_hidden = nullptr;
    QLabel *m_note = nullptr;
    ChipRow *m_by = nullptr;
    QTableWidget *m_view = nullptr;
    BarChart *m_bars = nullptr;
    EmptyState *m_empty = nullptr;
};

} // namespace yuyi
