// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/imaging/printfigure.h"
#include "models/domain/result.h"
#include "models/services/studytables.h"

#include <QWidget>

#include <memory>

class QStackedWidget;

namespace yuyi {

class BarChart;
class BubbleChart;
class IntervalChart;
class StackedBarChart;

/// @brief The drawings of a study's report, one for each table that has one. A mark opens the answers behind it.
class ReportCharts final : public QWidget
{
    Q_OBJECT
public:
    explicit ReportCharts(QWidget *parent = nullptr);

    /// False where this table has no drawing.
    static bool hasChart(StudyTableKind kind);
    void show(const std::shared_ptr<const StudyReport> &report, StudyTableKind kind, bool byRules, const DimensionCode &dimension);
    using QWidget::show;
    /// One sentence under the drawing; may be empty.
    QString remark() const { return m_remark; }
    /// What a page takes of the drawing shown, with titles, n, chance and people.
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
    void openLabel(int place);
    QString labelTitle(const LabelCode &label) const;
    QList<LabelCode> labels() const;

    std::shared_ptr<const StudyReport> m_report;
    StudyTableKind m_kind = StudyTableKind::Summary;
    bool m_byRules = true;
    DimensionCode m_dimension;
    QString m_remark;
    QList<int> m_people;             ///< behind the bars: places in StudyData::people
    QList<QList<QuestionVersionId>> m_places;   ///< behind the bubbles or the bars of shares
    qint64 m_step = 1000;            ///< width of a bar of times, milliseconds
    QStackedWidget *m_stack = nullptr;
    BarChart *m_persons = nullptr;
    BarChart *m_categories = nullptr;
    BubbleChart *m_bubbles = nullptr;
    BarChart *m_shares = nullptr;
    StackedBarChart *m_times = nullptr;
    IntervalChart *m_models = nullptr;
};

} // namespace yuyi
