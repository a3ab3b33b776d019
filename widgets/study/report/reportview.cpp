// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/report/reportview.h"

#include "models/services/session/projectaccess.h"
#include "models/services/studyreports/notes.h"
#include "models/services/studyreports/texts.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/frame/statestack.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/image/picturepane.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/study/report/answersmodel.h"
#include "widgets/study/report/answersview.h"
#include "widgets/study/report/notesdialog.h"
#include "widgets/study/report/reportbar.h"
#include "widgets/study/report/reportcharts.h"
#include "widgets/study/report/reportcontroller.h"
#include "widgets/study/report/reportexport.h"
#include "widgets/study/report/reporttable.h"
#include "widgets/study/report/studytablemodel.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QLabel>

namespace yuyi {

namespace {

constexpr int leastBeside = 640; // of a table with its drawing at its side; pixels at scale 1
constexpr int leastChart = 190;

/// Beside the drawing, or below it.
bool standsBeside(StudyTableKind kind)
{
    return kind == StudyTableKind::Summary || kind == StudyTableKind::Items;
}

bool hasDimension(StudyTableKind kind)
{
    return kind == StudyTableKind::Categories || kind == StudyTableKind::Models || kind == StudyTableKind::Times;
}

} // namespace

ReportView::ReportView(StudyPageData &pageData, QWidget *parent)
    : QWidget(parent), m_pageData(pageData), m_context(pageData.context()), m_controller(new ReportController(m_context.project, this))
{
    m_view = codeOf(StudyTableKind::Summary);
    addCommands();
    build();
    connectController();
    connect(&m_context.project, &ProjectAccess::personChanged, this, [this] {
        // Another may not see what this one saw.
        m_controller->forget();
        showAllAnswers();
        if (m_entered)
            m_controller->reload();
    });
    retranslate();
}

ReportView::~ReportView() = default;

void ReportView::connectController()
{
    connect(m_controller, &ReportController::drafted, this, [this] {
        showState(tr("A draft study has no report."), tr("Freeze the study on the Design tab, then let people take part."));
    });
    connect(m_controller, &ReportController::reading, this, [this] { showState(tr("Reading the answers…")); });
    connect(m_controller, &ReportController::simulatedChanged, this, &ReportView::showSimulated);
    connect(m_controller, &ReportController::taken, this, &ReportView::take);
    connect(m_controller, &ReportController::refused, this, [this](const QString &sentence) { showState(sentence); });
    connect(m_controller, &ReportController::failed, this, &ReportView::failed);
    connect(m_controller, &ReportController::answered, this, [this] { m_context.commands.refresh(); });
}

void ReportView::build()
{
    m_charts = new ReportCharts(this);
    m_charts->setMinimumHeight(Theme::of(this).px(leastChart));
    connect(m_charts, &ReportCharts::opened, this, &ReportView::openTrials);
    m_table = new ReportTable(this);
    connect(m_table, &ReportTable::opened, this, &ReportView::openTrials);
    m_split = new SplitView(Qt::Vertical, this);
    m_split->addPart(m_table, 1);
    m_split->addPart(m_charts, 1);
    m_answers = new AnswersView(m_context, this);
    m_stack = new StateStack(m_split, this);
    connect(m_answers, &AnswersView::picturesChanged, this, [this] { m_context.commands.refresh(); });
    m_stack->addWidget(m_answers);
    m_empty = m_stack->empty();
    m_empty->setObjectName(QStringLiteral("reportEmpty"));
    m_empty->setIcon(QStringLiteral("people"));
    m_stack->showEmpty();
    m_remark = wrappedLabel(this, TextRole::Small);
    m_remark->setObjectName(QStringLiteral("reportRemark"));
    m_how = new ActionButton(m_context.commands.action(QStringLiteral("study.report-notes")), ActionButton::Kind::Flat, this);
    auto *foot = rowIn(nullptr, 0, spacing::medium);
    foot->addWidget(m_remark, 1);
    foot->addWidget(m_how, 0, Qt::AlignBottom);
    auto *column = columnIn(this);
    m_bar = new ReportBar(m_context.commands.action(QStringLiteral("study.report-export")), this);
    m_bar->setView(m_view);
    connect(m_bar, &ReportBar::viewChosen, this, &ReportView::choose);
    connect(m_bar, &ReportBar::rulesChosen, this, &ReportView::setByRules);
    connect(m_bar, &ReportBar::dimensionChosen, this, &ReportView::redraw);
    connect(m_bar, &ReportBar::simulatedChosen, m_controller, &ReportController::setWithSimulated);
    column->addWidget(m_bar);
    column->addWidget(m_stack, 1);
    column->addLayout(foot);
    m_export = new ReportExport(m_context.prompts, *m_charts, *this);
    connect(m_export, &ReportExport::failed, this, &ReportView::failed);
    connect(m_export, &ReportExport::toast, this, &ReportView::toast);
}

void ReportView::addCommands()
{
    const PageCommands add(m_context.commands, "study");
    const auto any = [this] { return hasReport(); };
    add(
        "report-next", [] { return tr("Next Part of the Report"); }, [this] { m_bar->step(1); }, any);
    add(
        "report-previous", [] { return tr("Previous Part of the Report"); }, [this] { m_bar->step(-1); }, any);
    add(
        "report-rules", [] { return tr("Switch Exclusions On or Off"); }, [this] { setByRules(!m_byRules); }, any);
    add(
        "report-open", [] { return tr("Open the Answers"); }, [this] { m_table->openCurrent(); },
        [this] { return hasReport() && !onAnswers(); });
    add(
        "report-answer-next", [] { return tr("Next Answer"); }, [this] { m_answers->walk(1); },
        [this] { return hasReport() && onAnswers(); });
    add(
        "report-answer-previous", [] { return tr("Previous Answer"); }, [this] { m_answers->walk(-1); },
        [this] { return hasReport() && onAnswers(); });
    const auto several = [this] { return hasReport() && onAnswers() && m_answers->pictures()->hasSeveral(); };
    add(
        "next-picture", [] { return tr("Next Picture"); }, [this] { m_answers->pictures()->step(1); }, several);
    add(
        "previous-picture", [] { return tr("Previous Picture"); }, [this] { m_answers->pictures()->step(-1); }, several);
    add(
        "report-widen", [] { return tr("All Answers"); }, [this] { m_answers->widen(); },
        [this] { return hasReport() && onAnswers() && m_answers->isNarrowed(); });
    add(
        "report-notes", [] { return tr("Methods"); }, [this] { showNotes(); }, any);
    add(
        "report-export", [] { return tr("Export Report…"); }, [this] { offerExport(); }, any);
}

void ReportView::showNotes()
{
    if (!report())
        return;
    auto *dialog = new NotesDialog(tr("Methods"), studyNotes(*report(), m_byRules), this);
    dialog->setObjectName(QStringLiteral("reportNotes"));
    dialog->open();
}

StudyId ReportView::wanted() const
{
    const Study &study = m_pageData.study()->study;
    return study.state == StudyState::Draft ? StudyId() : study.id;
}

void ReportView::enter()
{
    m_entered = true;
    m_controller->setActive(true);
    follow();
    m_bar->focusViews();
    m_context.commands.refresh();
}

void ReportView::refresh()
{
    if (wanted() != m_controller->study())
        follow();
}

void ReportView::follow()
{
    if (m_controller->setStudy(wanted()))
        showAllAnswers();
    m_controller->reload();
}

void ReportView::leave()
{
    m_entered = false;
    m_controller->setActive(false);
    m_context.commands.refresh();
}

void ReportView::projectChanged(const Changes &changes)
{
    for (const Entity entity : {Entity::Study, Entity::Participant, Entity::Run, Entity::Response}) {
        if (changes.touches(entity) && m_entered) {
            m_controller->reload();
            return;
        }
    }
}

bool ReportView::isComplete() const
{
    return report() != nullptr && !m_controller->isLoading();
}

std::shared_ptr<const StudyReport> ReportView::report() const
{
    return m_controller->report();
}

StudyTableModel *ReportView::table() const
{
    return m_table->model();
}

void ReportView::take(bool again)
{
    m_bar->offerDimensions(report()->data.preset, report()->data.study.design.category);
    // What was looked at may hold other people by now.
    if (again && onAnswers() && m_answers->isNarrowed())
        showAllAnswers();
    redraw();
}

void ReportView::showSimulated()
{
    m_bar->setSimulated(report() && (report()->data.simulatedLeft > 0 || report()->data.hasSimulated()), m_controller->withSimulated());
}

void ReportView::showAllAnswers()
{
    m_answers->setAnswers(report(), m_byRules, {}, {});
}

void ReportView::showState(const QString &sentence, const QString &hint)
{
    m_empty->setSentence(sentence);
    m_empty->setHint(hint);
    m_bar->setVisible(report() != nullptr); // nothing to choose from
    m_stack->showEmpty();
    m_remark->clear();
}

StudyTableKind ReportView::kind() const
{
    return fromCode<StudyTableKind>(m_view).value_or(StudyTableKind::Summary);
}

bool ReportView::onAnswers() const
{
    return m_view == ReportBar::answersCode();
}

void ReportView::choose(const QString &view)
{
    m_view = view;
    if (onAnswers() && report() && m_answers->model()->rowCount() == 0)
        showAllAnswers();
    redraw();
}

void ReportView::setByRules(bool on)
{
    if (on == m_byRules)
        return;
    m_byRules = on;
    m_bar->setByRules(on);
    if (report())
        showAllAnswers();
    redraw();
}

void ReportView::redraw()
{
    m_bar->setDimensionVisible(!onAnswers() && hasDimension(kind()));
    m_how->setVisible(report() != nullptr);
    m_bar->fit(width());
    if (!report())
        return;
    m_bar->show();
    if (report()->all.countedPeople == 0) {
        const bool simulated = report()->data.simulatedLeft > 0;
        showState(tr("Nobody has answered anything yet."),
                  simulated ? tr("There are only simulated participants. Select “Simulated participants” to see their results.")
                            : tr("Let people take part on this computer, or send them work packages. Their "
                                 "answers then appear in this report."));
        return;
    }
    if (onAnswers()) {
        m_stack->setCurrentWidget(m_answers);
        m_remark->clear();
        m_answers->setFocus();
    } else {
        showTable();
    }
    m_context.commands.refresh();
}

void ReportView::showTable()
{
    m_stack->showWork();
    m_charts->setVisible(ReportCharts::hasChart(kind()));
    placeParts();
    m_charts->show(report(), kind(), m_byRules, m_bar->dimension());
    fillTable();
    QStringList remarks;
    if (report()->data.hasSimulated())
        remarks.append(tr("The results include simulated participants, so they are not results of humans alone."));
    if (ReportCharts::hasChart(kind()))
        remarks.append(m_charts->remark());
    m_remark->setText(remarks.join(QLatin1Char(' ')));
}

void ReportView::fillTable()
{
    m_table->setTable(studyTable(*report(), kind(), m_byRules, m_bar->dimension()));
}

void ReportView::placeParts()
{
    const bool beside = standsBeside(kind()) && width() >= Theme::of(this).px(leastBeside);
    const Qt::Orientation wanted = beside ? Qt::Horizontal : Qt::Vertical;
    if (m_split->orientation() == wanted && m_split->indexOf(m_charts) == (beside ? 1 : 0))
        return;
    m_split->setOrientation(wanted);
    m_split->insertWidget(beside ? 1 : 0, m_charts);
    m_split->setSizes(beside ? QList<int>{5600, 4400} : QList<int>{5000, 5000});
}

void ReportView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_bar->fit(width());
    if (report() && !onAnswers())
        placeParts();
}

void ReportView::openTrials(const TrialFilter &filter, const QString &what)
{
    if (!report())
        return;
    m_answers->setAnswers(report(), m_byRules, filter, what);
    m_bar->setView(ReportBar::answersCode());
    choose(ReportBar::answersCode());
}

void ReportView::offerExport()
{
    if (report())
        m_export->offer(report(), m_byRules, !onAnswers() && ReportCharts::hasChart(kind()) ? m_view : QString(), m_bar->menuPosition());
}

void ReportView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange && report() && !onAnswers())
        fillTable();
}

void ReportView::retranslate()
{
    m_bar->retranslate();
    showSimulated();
    m_table->retranslate();
    m_charts->retranslate();
    m_answers->retranslate();
    if (report())
        take(true);
    else
        redraw();
}

} // namespace yuyi
