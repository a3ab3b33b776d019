// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/people/workpanel.h"

#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/frame/statestack.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowbox.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/people/workmodel.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

constexpr int leastTableHeight = 120; // pixels at scale 1
constexpr int narrowestImage = 130;
const QString assigned = QStringLiteral("in-hand");
const QString all = QStringLiteral("all");

} // namespace

WorkPanel::WorkPanel(ProjectAccess &project, QAction *give, QAction *withdraw, QWidget *parent)
    : QWidget(parent), m_model(new WorkModel(project, this))
{
    build(give, withdraw);
    connect(m_model, &WorkModel::loaded, this, &WorkPanel::showWork);
    connect(m_model, &WorkModel::failed, this, &WorkPanel::failed);
    connect(m_states, &ChipRow::selectionChanged, this, &WorkPanel::filter);
    connect(m_search, &QLineEdit::textChanged, this, &WorkPanel::filter);
    connect(m_search, &LineField::escaped, this, [this] { m_table->setFocus(); });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &WorkPanel::selectionChanged);
    WorkFilter open;
    open.assigned = true;
    m_model->setFilter(open);
    retranslate();
}

void WorkPanel::build(QAction *give, QAction *withdraw)
{
    m_states = new ChipRow(ChipRow::Pick::One, this);
    m_states->setObjectName(QStringLiteral("people.states"));
    m_search = new LineField(this);
    m_search->setClearButtonEnabled(true);
    m_count = plainLabel(this, TextRole::Soft);
    buildTable();
    m_stack = new StateStack(m_table, this);
    m_empty = m_stack->empty();
    m_empty->setIcon(QStringLiteral("people"));
    Theme &theme = Theme::of(this);
    m_search->setMinimumWidth(theme.px(200));
    auto *tools = new FlowBox(spacing::small, spacing::tiny, this);
    tools->add(m_search);
    tools->add(new ActionButton(give, ActionButton::Kind::Plain, tools));
    tools->add(new ActionButton(withdraw, ActionButton::Kind::Danger, tools));
    tools->add(m_count);
    m_table->setMinimumHeight(theme.px(leastTableHeight));
    auto *column = columnIn(this);
    column->addWidget(m_states);
    column->addWidget(tools);
    column->addWidget(m_stack, 1);
}

void WorkPanel::buildTable()
{
    m_table = new QTableView(this);
    m_table->setObjectName(QStringLiteral("people.work"));
    prepareTable(m_table);
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    QHeaderView *head = m_table->horizontalHeader();
    Theme &theme = Theme::of(this);
    head->setSectionResizeMode(QHeaderView::Interactive);
    head->setSectionResizeMode(WorkModel::Image, QHeaderView::Stretch);
    const std::pair<int, int> widths[]{{WorkModel::Person, 150},
                                       {WorkModel::TaskColumn, 90},
                                       {WorkModel::State, 150},
                                       {WorkModel::Since, 100},
                                       {WorkModel::Until, 140}};
    for (const auto &[column, width] : widths) {
        m_widths.insert(column, theme.px(width));
        m_table->setColumnWidth(column, theme.px(width));
    }
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->viewport()->installEventFilter(this);
}

void WorkPanel::filter()
{
    WorkFilter wanted;
    wanted.person = m_person;
    wanted.text = m_search->text();
    const QString state = m_states->selectedOne();
    wanted.assigned = state == assigned;
    wanted.state = fromCode<WorkState>(state);
    m_model->setFilter(wanted);
}

void WorkPanel::setPerson(const PersonId &person)
{
    m_person = person;
    WorkFilter wanted = m_model->filter();
    if (wanted.person == person)
        return;
    wanted.person = person;
    m_model->setFilter(wanted);
}

void WorkPanel::reload()
{
    m_model->reload();
}

QList<AssignmentId> WorkPanel::selectedWork() const
{
    QList<AssignmentId> ids;
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    for (const QModelIndex &index : rows) {
        const WorkRow &row = m_model->at(index.row());
        if (row.state != WorkState::Withdrawn && row.state != WorkState::Done)
            ids.append(row.assignment.id);
    }
    return ids;
}

bool WorkPanel::isSelectionBegun() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return std::any_of(rows.begin(), rows.end(), [this](const QModelIndex &index) { return m_model->at(index.row()).touched.isValid(); });
}

void WorkPanel::showWork()
{
    const bool any = m_model->total() > 0;
    m_count->setText(any ? tr("%n task(s)", nullptr, static_cast<int>(m_model->total())) : QString());
    if (!any) {
        const bool filtered = !m_person.isNull() || !m_search->text().isEmpty() || m_states->selectedOne() != assigned;
        m_empty->setSentence(filtered ? tr("No tasks match this filter") : tr("There are no open tasks"));
        m_empty->setHint(filtered ? tr("Choose “Everybody” or another state, or search for another file name.")
                                  : tr("Assign images (H), or leave the pool open: annotators can then claim free images."));
    }
    m_stack->showWorkIf(any);
    Q_EMIT selectionChanged();
}

void WorkPanel::fitColumns()
{
    // A narrow table leaves out what says least instead of scrolling sideways; its width stays for when there is room.
    int used = Theme::of(this).px(narrowestImage);
    const int width = m_table->viewport()->width();
    for (const int column :
         {static_cast<int>(WorkModel::Person), static_cast<int>(WorkModel::State), static_cast<int>(WorkModel::Since),
          static_cast<int>(WorkModel::TaskColumn), static_cast<int>(WorkModel::Until)}) {
        used += m_widths.value(column);
        m_table->setColumnHidden(column, used > width);
    }
}

bool WorkPanel::eventFilter(QObject *object, QEvent *event)
{
    if (m_table && object == m_table->viewport() && event->type() == QEvent::Resize)
        fitColumns();
    return QWidget::eventFilter(object, event);
}

void WorkPanel::retranslate()
{
    const QString state = m_states->selectedOne();
    QList<ChipOption> states{{assigned, tr("Open"), {}, {}}};
    for (const WorkState one : {WorkState::Open, WorkState::Begun, WorkState::Expired, WorkState::Returned, WorkState::Done,
                                WorkState::Withdrawn})
        states.append({codeOf(one), titleOf(one), {}, {}});
    states.append({all, tr("All"), {}, {}});
    m_states->setOptions(states);
    m_states->hideKeys();
    m_states->setSelectedOne(state.isEmpty() ? assigned : state);
    m_search->setPlaceholderText(tr("Find by file name"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_table->setAccessibleName(tr("Tasks by person and by how long each task has been open"));
    m_model->retranslate();
}

} // namespace yuyi
