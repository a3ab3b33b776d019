// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/imaging/print/printfigure.h"
#include "models/services/studyreports/tables.h"

#include <QWidget>

#include <memory>

class QStackedWidget;

namespace yuyi {

class BarChart;
class BubbleChart;
class IntervalChart;
class StackedBarChart;

/// @brief The charts of a study report, one for each table that has a chart. Clicking a mark opens its answers.
class ReportCharts final : public QWidget
{
    Q_OBJECT
public:
    explicit ReportCharts(QWidget *parent = nullptr);

    /// Returns true if the table has a chart.
    static bool hasChart(StudyTableKind kind);
    void show(const std::shared_ptr<const StudyReport> &report, StudyTableKind kind, bool byRules, const DimensionCode &dimension);
    using QWidget::show;
    /// The sentence below the chart; may be empty.
    QString remark() const { return m_remark; }
    /// The chart as a figure for print, with titles, n, chance level and people.
    PrintFigure printed() const;
    void retranslate();

Q_SIGNALS:
    void opened(const yuyi::TrialFilter &filter, const QString &what);

private:
    void sayWhyEmpty();
    void showPeople();
    void showCategories();
    void showItems();
    void showShares();
    void showTimes();
    void showModels();
    void openLabel(int index);
    QString labelTitle(const LabelCode &label) const;
    QList<LabelCode> labels() const;

    std::shared_ptr<const StudyReport> m_report;
    StudyTableKind m_kind = StudyTableKind::Summary;
    bool m_byRules = true;
    DimensionCode m_dimension;
    QString m_remark;
    QList<int> m_people;                         ///< indexes into StudyData::people, by bar
    QList<QList<QuestionVersionId>> m_questions; ///< questions, by bubble or by bar
    qint64 m_step = 1000;                        ///< width of a bar in the time chart, milliseconds
    QStackedWidget *m_stack = nullptr;
    BarChart *m_persons = nullptr;
    BarChart *m_categories = nullptr;
    BubbleChart *m_bubbles = nullptr;
    BarChart *m_shares = nullptr;
    StackedBarChart *m_times = nullptr;
    IntervalChart *m_models = nullptr;
};

} // namespace yuyi
