// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/report/reportexport.h"

#include "models/exchange/files/paths.h"
#include "models/services/studyreports/export.h"
#include "widgets/charts/figuredialog.h"
#include "widgets/shell/page/savefile.h"
#include "widgets/study/report/reportcharts.h"

#include <QMenu>

namespace yuyi {

ReportExport::ReportExport(UserPrompts &prompts, const ReportCharts &charts, QWidget &view)
    : QObject(&view), m_prompts(prompts), m_charts(charts), m_view(view)
{
}

void ReportExport::offer(const Report &report, bool byRules, const QString &figure, const QPoint &at)
{
    auto *menu = new QMenu(&m_view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("reportExport"));
    const auto add = [&](const QString &text, std::function<void()> save) {
        connect(menu->addAction(text), &QAction::triggered, this, std::move(save));
    };
    for (const auto &entry : codesOf(StudyReportFormat{})) {
        const StudyReportFormat format = entry.first;
        add(tr("Report as %1…").arg(titleOf(format)), [this, report, byRules, format] { saveReport(report, byRules, format); });
    }
    if (!figure.isEmpty())
        add(tr("Figure for Print…"), [this, figure] { saveFigure(figure); });
    menu->addSeparator();
    add(tr("Answers as CSV Tables…"), [this, report] { saveData(report, false); });
    add(tr("Answers as JSON…"), [this, report] { saveData(report, true); });
    menu->popup(at);
}

void ReportExport::saveReport(const Report &report, bool byRules, StudyReportFormat format)
{
    const QString suffix = suffixOf(format);
    m_prompts.saveFile(&m_view, tr("Export Report"), QStringLiteral("%1.%2").arg(safeFileName(report->data.study.name), suffix),
                       QStringLiteral("%1 (*.%2)").arg(titleOf(format), suffix), [=, this](const QString &path) {
                           saveAside(
                               this, [=] { return saveStudyReport(*report, format, byRules, path); }, tr("The report is saved."));
                       });
}

void ReportExport::saveData(const Report &report, bool json)
{
    QString saved = tr("The answers are saved without names.");
    if (const auto hidden = static_cast<int>(report->data.hidden.size()); hidden > 0)
        saved = tr("%1 %n items that you still have to annotate or may answer blind are excluded.", nullptr, hidden).arg(saved);
    const auto save = [this, json, report, saved](const QString &path) {
        saveAside(
            this, [=] { return json ? saveStudyJson(report->data, path) : saveStudyFolder(report->data, path); }, saved);
    };
    const QString name = safeFileName(report->data.study.name);
    if (json) {
        m_prompts.saveFile(&m_view, tr("Export Answers"), QStringLiteral("%1-answers.json").arg(name),
                           QStringLiteral("JSON (*.json)"), save);
        return;
    }
    m_prompts.openFolder(&m_view, tr("Choose a folder for the tables"),
                         [save, name](const QString &folder) { save(QStringLiteral("%1/%2-answers").arg(folder, name)); });
}

void ReportExport::saveFigure(const QString &name)
{
    m_prompts.saveFile(&m_view, tr("Export Figure"), QStringLiteral("%1.pdf").arg(name), FigureDialog::fileFilter(),
                       [this](const QString &path) {
                           const PrintFigure figure = m_charts.printed();
                           FigureDialog::ask(figure, &m_view, [this, figure, path](const PrintSize &size) {
                               saveAside(
                                   this, [=] { return savePrintFigure(figure, size, path); }, tr("The figure is saved."));
                           });
                       });
}

} // namespace yuyi
