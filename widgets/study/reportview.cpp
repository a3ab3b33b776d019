// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/reportview.h"

#include "models/services/session/projectaccess.h"
#include "widgets/controls/actionbutton.h"
#include "widgets/controls/chiprow.h"
#include "widgets/controls/emptystate.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/frozencolumn.h"
#include "widgets/controls/plainlabel.h"
#include "widgets/controls/splitview.h"
#include "widgets/controls/tables.h"
#include "widgets/shell/commands.h"
#include "widgets/study/answersmodel.h"
#include "widgets/study/answersview.h"
#include "widgets/study/reportcharts.h"
#include "widgets/study/studytablemodel.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

const QString answersCode = QStringLiteral("answers");
const QString rulesCode = QStringLiteral("rules");
const QString everybodyCode = QStringLiteral("everybody");
constexpr int widestColumn = 320;    // pixels at scale 1
constexpr int widestWords = 1200;    // of the last column
constexpr int narrowestColumn = 52;
constexpr int leastNames = 170;      // of what a row is about
constexpr int leastBeside = 640;     // of a table with its drawing at its side
constexpr int leastChart = 190;
constexpr int leastTable = 130;
constexpr int headPadding = 12;      // what the style sheet takes from a heading

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

ReportView::ReportView(StudyDesk &desk, QWidget *parent) : QWidget(parent), m_desk(desk), m_context(desk.context())
{
    m_view = codeOf(StudyTableKind::Summary);
    addCommands();
    build();
    connect(&m_context.project, &ProjectAccess::personChanged, this, [this] {
        // Another may not see what this one saw.
        ++m_request;
        m_loading = false;
        m_report.reset();
        m_answers->setAnswers({}, m_byRules, {}, {});
        if (m_entered)
            reload();
    });
    retranslate();
}

ReportView::~ReportView() = default;

QWidget *ReportView::buildBar()
{
    auto *bar = new QWidget(this);
    auto *flow = new FlowLayout(bar, spacing::small, spacing::small);
    m_views = new ChipRow(ChipRow::Pick::One, bar);
    m_views->setObjectName(QStringLiteral("reportViews"));
    connect(m_views, &ChipRow::chosen, this, &ReportView::choose);
    m_rules = new ChipRow(ChipRow::Pick::One, bar);
    m_rules->setObjectName(QStringLiteral("reportRules"));
    connect(m_rules, &ChipRow::chosen, this, [this](const QString &code) { setByRules(code == rulesCode); });
    m_dimension = new QComboBox(bar);
    m_dimension->setObjectName(QStringLiteral("reportDimension"));
    m_dimension->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_dimension, &QComboBox::activated, this, &ReportView::redraw);
    m_simulated = new QCheckBox(bar);
    m_simulated->setObjectName(QStringLiteral("reportSimulated"));
    connect(m_simulated, &QCheckBox::clicked, this, &ReportView::reload);
    m_export = new ActionButton(m_context.commands.action(QStringLiteral("study.report-export")), ActionButton::Kind::Plain, bar);
    // What comes and goes stands last: nothing else moves for it.
    for (QWidget *one : QList<QWidget *>{m_views, m_rules, m_simulated, m_export, m_dimension})
        flow->addWidget(one);
    return bar;
}

void ReportView::build()
{
    m_charts = new ReportCharts(this);
    connect(m_charts, &ReportCharts::opened, this, &ReportView::openTrials);
    auto *list = new QWidget(this);
    makePanel(list);
    m_table = new QTableView(list);
    m_table->setObjectName(QStringLiteral("reportTable"));
    prepareTable(m_table, false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setWordWrap(false);
    m_model = new StudyTableModel(this);
    m_table->setModel(m_model);
    m_frozen = new FrozenColumn(m_table);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex &index) { openCell(index.row(), index.column()); });
    auto *inside = new QVBoxLayout(list);
    inside->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    inside->addWidget(m_table);
    list->setMinimumHeight(Theme::of(this).px(leastTable));
    m_charts->setMinimumHeight(Theme::of(this).px(leastChart));
    m_split = new SplitView(Qt::Vertical, this);
    m_split->addPart(list, 1);
    m_split->addPart(m_charts, 1);
    m_answers = new AnswersView(m_context, this);
    m_empty = new EmptyState(this);
    m_empty->setObjectName(QStringLiteral("reportEmpty"));
    m_empty->setIcon(QStringLiteral("people"));
    m_stack = new QStackedWidget(this);
    for (QWidget *one : QList<QWidget *>{m_empty, m_split, m_answers})
        m_stack->addWidget(one);
    m_remark = plainLabel(this);
    m_remark->setObjectName(QStringLiteral("reportRemark"));
    m_remark->setWordWrap(true);
    setTextRole(m_remark, TextRole::Small);
    m_how = new ActionButton(m_context.commands.action(QStringLiteral("study.report-notes")), ActionButton::Kind::Flat, this);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(spacing::medium);
    foot->addWidget(m_remark, 1);
    foot->addWidget(m_how, 0, Qt::AlignBottom);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::small);
    m_bar = buildBar();
    column->addWidget(m_bar);
    column->addWidget(m_stack, 1);
    column->addLayout(foot);
}

StudyId ReportView::wanted() const
{
    const Study &study = m_desk.study()->study;
    return study.state == StudyState::Draft ? StudyId() : study.id;
}

void ReportView::enter()
{
    m_entered = true;
    follow();
    m_views->setFocus();
    m_context.commands.refresh();
}

void ReportView::refresh()
{
    if (wanted() != m_study)
        follow();
}

void ReportView::follow()
{
    if (wanted() != m_study) {
        m_study = wanted();
        m_report.reset();
        m_simulated->setChecked(false);
        m_answers->setAnswers({}, m_byRules, {}, {});
    }
    reload();
}

void ReportView::leave()
{
    m_entered = false;
    m_context.commands.refresh();
}

void ReportView::projectChanged(const Changes &changes)
{
    for (const Entity entity : {Entity::Study, Entity::Participant, Entity::Run, Entity::Response}) {
        if (changes.touches(entity) && m_entered) {
            reload();
            return;
        }
    }
}

void ReportView::reload()
{
    if (m_study.isNull()) {
        showState(tr("A draft has no report."), tr("Freeze the study on the Design tab, then let people take part."));
        return;
    }
    if (m_loading) {
        m_stale = true;
        return;
    }
    m_loading = true;
    m_stale = false;
    if (!m_report)
        showState(tr("Reading the answers…"));
    const quint64 request = ++m_request;
    StudyReportQuery query;
    query.study = m_study;
    query.withSimulated = m_simulated->isChecked();
    m_context.project
        .read([query, person = m_context.project.person().id](Stores &stores) {
            return StudyReportService(stores, person).report(query);
        })
        .then(this, [this, request](Result<StudyReport> report) {
            if (request != m_request)
                return;
            m_loading = false;
            if (report && report->data.study.id == m_study) {
                take(std::move(*report));
            } else if (!report && report.error().code == ErrorCode::Refused) {
                m_report.reset();
                showState(report.error().sentence);
            } else if (!report) {
                Q_EMIT failed(report.error().sentence);
            }
            m_context.commands.refresh();
            if (std::exchange(m_stale, false) || (report && report->data.study.id != m_study && m_entered))
                reload();
        });
}

void ReportView::take(StudyReport report)
{
    const bool had = m_report != nullptr;
    m_report = std::make_shared<const StudyReport>(std::move(report));
    const bool simulated = m_report->data.simulatedLeft > 0 || m_report->data.hasSimulated();
    m_simulated->setVisible(simulated);
    if (!had && m_report->data.simulatedLeft > 0 && m_report->all.countedPeople == 0) {
        // Nobody else has answered: what there is to see is there at once, and says what it is.
        m_simulated->setChecked(true);
        reload();
        return;
    }
    const QVariant kept = m_dimension->currentData();
    m_dimension->clear();
    for (const Dimension &one : m_report->data.preset.dimensions)
        m_dimension->addItem(one.title.text(), one.code.text());
    int place = m_dimension->findData(kept);
    if (place < 0)
        place = m_dimension->findData(m_report->data.study.design.category.text());
    m_dimension->setCurrentIndex(std::max(0, place));
    if (had && onAnswers() && m_answers->isNarrowed()) {
        // What was looked at may hold other people by now.
        m_answers->setAnswers(m_report, m_byRules, {}, {});
    }
    redraw();
}

void ReportView::showState(const QString &sentence, const QString &hint)
{
    m_empty->setSentence(sentence);
    m_empty->setHint(hint);
    m_bar->setVisible(m_report != nullptr);   // nothing to choose from
    m_stack->setCurrentWidget(m_empty);
    m_remark->clear();
}

StudyTableKind ReportView::kind() const
{
    return fromCode<StudyTableKind>(m_view).value_or(StudyTableKind::Summary);
}

bool ReportView::onAnswers() const
{
    return m_view == answersCode;
}

DimensionCode ReportView::dimension() const
{
    return DimensionCode(m_dimension->currentData().toString());
}

void ReportView::choose(const QString &view)
{
    m_view = view;
    if (onAnswers() && m_report && m_answers->model()->rowCount() == 0)
        m_answers->setAnswers(m_report, m_byRules, {}, {});
    redraw();
}

void ReportView::step(int by)
{
    const QList<ChipOption> &options = m_views->options();
    for (qsizetype i = 0; i < options.size(); ++i) {
        if (options.at(i).code == m_view) {
            m_views->choose(options.at((i + by + options.size()) % options.size()).code);
            return;
        }
    }
}

void ReportView::setByRules(bool on)
{
    if (on == m_byRules)
        return;
    m_byRules = on;
    m_rules->setSelectedOne(on ? rulesCode : everybodyCode);
    if (m_report)
        m_answers->setAnswers(m_report, m_byRules, {}, {});
    redraw();
}

void ReportView::redraw()
{
    m_dimension->setVisible(!onAnswers() && hasDimension(kind()));
    m_how->setVisible(m_report != nullptr);
    fitBar();
    if (!m_report)
        return;
    m_bar->show();
    if (m_report->all.countedPeople == 0) {
        const bool simulated = m_report->data.simulatedLeft > 0;
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
        m_stack->setCurrentWidget(m_split);
        m_charts->setVisible(ReportCharts::hasChart(kind()));
        placeParts();
        m_charts->show(m_report, kind(), m_byRules, dimension());
        fillTable();
        QStringList remarks;
        if (m_report->data.hasSimulated())
            remarks.append(tr("Includes simulated participants: these are not human results."));
        if (ReportCharts::hasChart(kind()))
            remarks.append(m_charts->remark());
        m_remark->setText(remarks.join(QLatin1Char(' ')));
    }
    m_context.commands.refresh();
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
    fitBar();
    if (m_report && !onAnswers())
        placeParts();
}

void ReportView::fitBar()
{
    // A flow asks for one line at least; what it needs beyond that would be taken from the parts below.
    const int needed = m_bar->layout()->heightForWidth(width());
    if (needed != m_bar->minimumHeight())
        m_bar->setMinimumHeight(needed);
}

void ReportView::fillTable()
{
    const QModelIndex kept = m_table->currentIndex();
    const bool same = m_model->table().kind == kind();
    m_model->setTable(studyTable(*m_report, kind(), m_byRules, dimension()));
    const Theme &theme = Theme::of(this);
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->resizeColumnsToContents();
    const int last = m_model->columnCount() - 1;
    for (int i = 0; i <= last; ++i) {
        // Words at the end are read by scrolling: they push nothing aside.
        const int widest = theme.px(i == last ? widestWords : widestColumn);
        m_table->setColumnWidth(i, std::clamp(m_table->columnWidth(i) + theme.px(headPadding), theme.px(narrowestColumn), widest));
    }
    // Names give way before figures do.
    const int over = m_table->horizontalHeader()->length() + m_table->verticalScrollBar()->sizeHint().width() - m_table->contentsRect().width();
    if (over > 0 && last > 0)
        m_table->setColumnWidth(0, std::max(m_table->columnWidth(0) - over, std::min(m_table->columnWidth(0), theme.px(leastNames))));
    m_frozen->setColumns(kind() == StudyTableKind::Items ? 2 : 1);   // what is measured: behind its rank
    m_table->horizontalHeader()->setStretchLastSection(m_model->columnCount() > 0 && !m_model->table().rows.isEmpty()
                                                       && !m_model->table().rows.constFirst().cells.constLast().number);
    if (!same) {
        m_table->verticalScrollBar()->setValue(0);
        m_table->horizontalScrollBar()->setValue(0);
    }
    if (same && kept.isValid() && kept.row() < m_model->rowCount() && kept.column() < m_model->columnCount())
        m_table->setCurrentIndex(m_model->index(kept.row(), kept.column()));
}

void ReportView::openCell(int row, int column)
{
    const QModelIndex index = m_model->index(row, column);
    const auto behind = m_model->behind(index);
    if (!behind)
        return;
    const StudyTable &table = m_model->table();
    const QString name = table.rows.at(row).cells.at(table.kind == StudyTableKind::Items ? 1 : 0).text;
    openTrials(*behind, column == 0 ? name : tr("%1 · %2", "row, column of a table").arg(name, table.columns.at(column)));
}

void ReportView::openTrials(const TrialFilter &filter, const QString &what)
{
    if (!m_report)
        return;
    m_answers->setAnswers(m_report, m_byRules, filter, what);
    m_views->setSelectedOne(answersCode);
    choose(answersCode);
}

void ReportView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange && m_report && !onAnswers())
        fillTable();
}

void ReportView::retranslate()
{
    QList<ChipOption> views;
    for (const auto &[kind, code] : codesOf(StudyTableKind{}))
        views.append({QString::fromUtf16(code), titleOf(kind), {}, {}});
    views.append({answersCode, tr("Answers"), {}, {}});
    m_views->setOptions(views);
    m_views->hideKeys();
    m_views->setSelectedOne(m_view);
    m_views->setAccessibleName(tr("Parts of the report"));
    m_rules->setOptions({{rulesCode, tr("After exclusions"), {}, tr("Without the people and answers that the rules "
                                                                          "exclude")},
                         {everybodyCode, tr("All participants"), {}, tr("All answers, without exclusions")}});
    m_rules->hideKeys();
    m_rules->setSelectedOne(m_byRules ? rulesCode : everybodyCode);
    m_rules->setAccessibleName(tr("Participants included"));
    m_simulated->setText(tr("Simulated participants"));
    m_simulated->setVisible(m_report && (m_report->data.simulatedLeft > 0 || m_report->data.hasSimulated()));
    m_dimension->setAccessibleName(tr("Grouped by"));
    m_table->setAccessibleName(tr("Values"));
    m_charts->retranslate();
    m_answers->retranslate();
    if (m_report)
        take(StudyReport(*m_report));
    else
        redraw();
}

} // namespace yuyi
