// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studyreports/texts.h"

#include <QObject>
#include <QPoint>

#include <functional>
#include <memory>

class QWidget;

namespace yuyi {

class UserPrompts;
class ReportCharts;

/// @brief Saves a study's report, its answers and its charts to files that the person chooses. Files are written on another thread.
class ReportExport final : public QObject
{
    Q_OBJECT
public:
    /// `charts`: where figures come from; `view`: the parent of dialogs. Both outlive this object.
    ReportExport(UserPrompts &prompts, const ReportCharts &charts, QWidget &view);

    /// Offers what can be saved in a menu. `figure`: name for the file of the shown chart; empty: no chart is shown.
    void offer(const std::shared_ptr<const StudyReport> &report, bool byRules, const QString &figure, const QPoint &at);

Q_SIGNALS:
    void failed(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    using Report = std::shared_ptr<const StudyReport>;
    void saveReport(const Report &report, bool byRules, StudyReportFormat format);
    void saveData(const Report &report, bool json);
    void saveFigure(const QString &name);

    UserPrompts &m_prompts;
    const ReportCharts &m_charts;
    QWidget &m_view;
};

} // namespace yuyi
