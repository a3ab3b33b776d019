// SPDX-License-Identifier: GPL-3.0-or-later
// Commands of a study's report: switching, opening, exporting.
#include "widgets/study/reportview.h"

#include "models/exchange/paths.h"
#include "models/services/session/projectaccess.h"
#include "models/services/studyreports/export.h"
#include "models/services/studyreports/texts.h"
#include "widgets/charts/figuredialog.h"
#include "widgets/controls/actionbutton.h"
#include "widgets/shell/aside.h"
#include "widgets/shell/pagecommand.h"
#include "widgets/shell/prompts.h"
#include "widgets/study/answersview.h"
#include "widgets/study/notesdialog.h"
#include "widgets/study/reportcharts.h"

#include <QMenu>
#include <QTableView>

namespace yuyi {

namespace {

constexpr PageCommand command{"study"};

} // namespace

void ReportView::addCommands()
{
    CommandRegistry &commands = m_context.commands;
    const auto any = [this] { return hasReport(); };
    commands.add(command("report-next", [] { return tr("Next Part of the Report"); }, QKeySequence(Qt::Key_BracketRight),
                         [this] { step(1); }, any));
    commands.add(command("report-previous", [] { return tr("Previous Part of the Report"); }, QKeySequence(Qt::Key_BracketLeft),
                         [this] { step(-1); }, any));
    commands.add(command("report-rules", [] { return tr("Switch Exclusions On or Off"); }, QKeySequence(Qt::Key_X),
                         [this] { setByRules(!m_byRules); }, any));
    commands.add(command("report-open", [] { return tr("Open the Answers"); }, QKeySequence(Qt::Key_G),
                         [this] { openCell(m_table->currentIndex().row(), m_table->currentIndex().column()); },
                         [this] { return hasReport() && !onAnswers(); }));
    commands.add(command("report-answer-next", [] { return tr("Next Answer"); }, QKeySequence(Qt::Key_J),
                         [this] { m_answers->walk(1); }, [this] { return hasReport() && onAnswers(); }));
    commands.add(command("report-answer-previous", [] { return tr("Previous Answer"); }, QKeySequence(Qt::Key_K),
                         [this] { m_answers->walk(-1); }, [this] { return hasReport() && onAnswers(); }));
    commands.add(command("report-widen", [] { return tr("All Answers"); }, QKeySequence(Qt::Key_Backspace),
                         [this] { m_answers->widen(); },
                         [this] { return hasReport() && onAnswers() && m_answers->isNarrowed(); }));
    commands.add(command("report-notes", [] { return tr("Methods"); }, QKeySequence(Qt::Key_H), [this] { showNotes(); }, any));
    commands.add(command("report-export", [] { return tr("Export Report…"); }, QKeySequence(Qt::Key_E), [this] { exportMenu(); }, any));
}

void ReportView::showNotes()
{
    if (!m_report)
        return;
    auto *dialog = new NotesDialog(tr("Methods"), studyNotes(*m_report, m_byRules), this);
    dialog->setObjectName(QStringLiteral("reportNotes"));
    dialog->open();
}

void ReportView::exportMenu()
{
    if (!m_report)
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("reportExport"));
    const auto add = [&](const QString &text, std::function<void()> run) {
        connect(menu->addAction(text), &QAction::triggered, this, std::move(run));
    };
    for (const auto &[format, code] : codesOf(StudyReportFormat{}))
        add(tr("Report as %1…").arg(titleOf(format)), [this, number = static_cast<int>(format)] { exportReport(number); });
    if (!onAnswers() && ReportCharts::hasChart(kind()))
        add(tr("Figure for Print…"), [this] { exportPicture(); });
    menu->addSeparator();
    add(tr("Answers as CSV Tables…"), [this] { exportData(false); });
    add(tr("Answers as JSON…"), [this] { exportData(true); });
    menu->popup(m_export->mapToGlobal(QPoint(0, m_export->height())));
}

void ReportView::exportReport(int format)
{
    const auto wanted = static_cast<StudyReportFormat>(format);
    const QString suffix = suffixOf(wanted);
    m_context.prompts.saveFile(
        this, tr("Export Report"), QStringLiteral("%1.%2").arg(safeFileName(m_report->data.study.name), suffix),
        QStringLiteral("%1 (*.%2)").arg(titleOf(wanted), suffix), [this, wanted, report = m_report, rules = m_byRules](const QString &path) {
            runAside(
                this, [=] { return saveStudyReport(*report, wanted, rules, path); },
                [this](const Result<> &saved) {
                    if (saved)
                        Q_EMIT toast(tr("The report is saved."), false);
                    else
                        Q_EMIT failed(saved.error().sentence);
                });
        });
}

void ReportView::exportData(bool json)
{
    const auto save = [this, json, report = m_report](const QString &path) {
        runAside(
            this, [=] { return json ? saveStudyJson(report->data, path) : saveStudyFolder(report->data, path); },
            [this](const Result<> &saved) {
                if (saved)
                    Q_EMIT toast(tr("The answers are saved without names."), false);
                else
                    Q_EMIT failed(saved.error().sentence);
            });
    };
    const QString name = safeFileName(m_report->data.study.name);
    if (json) {
        m_context.prompts.saveFile(this, tr("Export Answers"), QStringLiteral("%1-answers.json").arg(name),
                                   QStringLiteral("JSON (*.json)"), save);
        return;
    }
    m_context.prompts.openFolder(this, tr("Choose a folder for the tables"),
                                 [save, name](const QString &folder) { save(QStringLiteral("%1/%2-answers").arg(folder, name)); });
}

void ReportView::exportPicture()
{
    m_context.prompts.saveFile(
        this, tr("Export Figure"), QStringLiteral("%1.pdf").arg(m_view), FigureDialog::fileFilter(), [this](const QString &path) {
            const PrintFigure figure = m_charts->printed();
            FigureDialog::ask(figure, this, [this, figure, path](const PrintSize &size) {
                runAside(
                    this, [figure, size, path] { return savePrintFigure(figure, size, path); },
                    [this](const Result<> &saved) {
                        if (saved)
                            Q_EMIT toast(tr("The figure is saved."), false);
                        else
                            Q_EMIT failed(saved.error().sentence);
                    });
            });
        });
}

} // namespace yuyi
