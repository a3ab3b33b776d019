// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/people/peoplepage.h"

#include "models/services/people/assignmentservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/settings.h"
#include "widgets/controls/actionbutton.h"
#include "widgets/controls/badge.h"
#include "widgets/controls/banner.h"
#include "widgets/controls/chiprow.h"
#include "widgets/controls/emptystate.h"
#include "widgets/controls/flowbox.h"
#include "widgets/controls/linefield.h"
#include "widgets/controls/morebutton.h"
#include "widgets/controls/pageheader.h"
#include "widgets/controls/plainlabel.h"
#include "widgets/controls/splitview.h"
#include "widgets/controls/tables.h"
#include "widgets/people/handoutpanel.h"
#include "widgets/people/packagespanel.h"
#include "widgets/people/persondelegate.h"
#include "widgets/people/rulesform.h"
#include "widgets/people/workmodel.h"
#include "widgets/shell/commands.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace yuyi {

namespace {

/// What waits for somebody: as the list of open tasks beside.
qint64 tasksOpen(const PersonLoad &load)
{
    return load.open + load.expired + load.returned;
}

constexpr int leastList = 120;   // pixels at scale 1

constexpr int refreshAfterMs = 400;
constexpr int narrowestImage = 130;
const QString workView = QStringLiteral("work");
const QString handOutView = QStringLiteral("hand-out");
const QString packagesView = QStringLiteral("packages");
const QString rulesView = QStringLiteral("rules");
const QString inHand = QStringLiteral("in-hand");
const QString all = QStringLiteral("all");

} // namespace

PeoplePage::PeoplePage(PageContext context, QWidget *parent) : Page(context, parent), m_view(workView)
{
    setFocusPolicy(Qt::StrongFocus);
    m_model = new WorkModel(context.project, this);
    addCommands();
    build();
    m_soon.setSingleShot(true);
    m_soon.setInterval(refreshAfterMs);
    connect(&m_soon, &QTimer::timeout, this, &PeoplePage::refresh);
    connect(m_model, &WorkModel::loaded, this, &PeoplePage::showWork);
    connect(m_model, &WorkModel::failed, this,
            [this](const Error &error) { m_banner->show(Tone::Bad, error.sentence); });
    connect(&context.project, &ProjectAccess::infoChanged, this, [this] {
        if (m_shown)
            refresh();
    });
    retranslate();
}

void PeoplePage::build()
{
    CommandRegistry &commands = m_context.commands;
    m_header = new PageHeader(this);
    m_views = new ChipRow(ChipRow::Pick::One, this);
    m_views->setObjectName(QStringLiteral("people.views"));
    m_header->addBesideTitle(m_views);
    m_header->addAction(commands.action(QStringLiteral("people.save")), ActionButton::Kind::Primary);

    auto *left = new QWidget(this);
    makePanel(left);
    m_list = new QListWidget(left);
    m_list->setObjectName(QStringLiteral("people.list"));
    m_list->setItemDelegate(new PersonDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setResizeMode(QListView::Adjust);   // how many lines somebody takes follows from the width
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMinimumSize(Theme::of(this).px(230), Theme::of(this).px(leastList));
    auto *buttons = new FlowBox(spacing::tiny, spacing::tiny, left);
    buttons->layout()->setContentsMargins(spacing::small, 0, spacing::small, spacing::small);
    for (const char *id : {"people.add", "people.addList", "people.pack"})
        buttons->add(new ActionButton(commands.action(QLatin1String(id)), ActionButton::Kind::Plain, buttons));
    QList<QAction *> seldom;
    for (const char *id : {"people.edit", "people.pause", "people.merge", "people.end"})
        seldom.append(commands.action(QLatin1String(id)));
    buttons->add(new MoreButton(seldom, buttons));
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(spacing::tiny, spacing::small, spacing::tiny, 0);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);

    m_stack = new QStackedWidget(this);
    m_work = buildWork();
    m_handOut = new HandOutPanel(m_context, this);
    m_packages = new PackagesPanel(m_context, this);
    m_rules = new RulesForm(this);
    m_stack->addWidget(m_work);
    m_stack->addWidget(m_handOut);
    m_stack->addWidget(m_packages);
    m_stack->addWidget(m_rules);
    auto *split = new SplitView(Qt::Horizontal, this);
    split->addPart(left, 2);
    split->addPart(m_stack, 6);
    m_banner = new Banner(m_stack);
    m_banner->hide();
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    page->setSpacing(spacing::medium);
    page->addWidget(m_header);
    page->addWidget(split, 1);
    if (const QByteArray state = m_context.settings.splitter(QStringLiteral("people")); !state.isEmpty())
        split->restoreState(state);
    connect(split, &QSplitter::splitterMoved, this,
            [this, split] { m_context.settings.setSplitter(QStringLiteral("people"), split->saveState()); });

    connect(m_views, &ChipRow::chosen, this, &PeoplePage::showView);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        m_selected = item ? PersonId::fromString(item->data(PersonDelegate::IdRole).toString()) : PersonId();
        m_context.commands.retranslate();   // "Pause" or "Resume"
        m_context.commands.refresh();
        WorkFilter filter = m_model->filter();
        if (filter.person != m_selected) {
            filter.person = m_selected;
            m_model->setFilter(filter);
        }
    });
    connect(m_packages, &PackagesPanel::selectionChanged, this, [this] { m_context.commands.refresh(); });
    connect(m_packages, &PackagesPanel::failed, this,
            [this](const Error &error) { m_banner->show(Tone::Attention, error.sentence); });
    connect(m_handOut, &HandOutPanel::readyChanged, this, [this] { m_context.commands.refresh(); });
    connect(m_handOut, &HandOutPanel::failed, this,
            [this](const Error &error) { m_banner->show(Tone::Attention, error.sentence); });
    connect(m_handOut, &HandOutPanel::handedOut, this, [this](int images, int) {
        m_banner->hide();
        Q_EMIT toast(tr("Assigned %n image(s).", nullptr, images), true);
    });
    connect(m_rules, &RulesForm::edited, this, [this] { m_context.commands.refresh(); });
}

QWidget *PeoplePage::buildWork()
{
    CommandRegistry &commands = m_context.commands;
    auto *work = new QWidget(this);
    m_states = new ChipRow(ChipRow::Pick::One, work);
    m_states->setObjectName(QStringLiteral("people.states"));
    m_search = new LineField(work);
    m_search->setClearButtonEnabled(true);
    m_count = plainLabel(work);
    setTextRole(m_count, TextRole::Soft);
    m_table = new QTableView(work);
    m_table->setObjectName(QStringLiteral("people.work"));
    prepareTable(m_table);
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    QHeaderView *head = m_table->horizontalHeader();
    Theme &theme = Theme::of(this);
    head->setSectionResizeMode(QHeaderView::Interactive);
    head->setSectionResizeMode(WorkModel::Image, QHeaderView::Stretch);
    const std::pair<int, int> widths[]{{WorkModel::Person, 150}, {WorkModel::TaskColumn, 90}, {WorkModel::State, 150},
                                       {WorkModel::Since, 100}, {WorkModel::Until, 140}};
    for (const auto &[column, width] : widths) {
        m_widths.insert(column, theme.px(width));
        m_table->setColumnWidth(column, theme.px(width));
    }
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->viewport()->installEventFilter(this);
    m_empty = new EmptyState(work);
    m_empty->setIcon(QStringLiteral("people"));
    m_workStack = new QStackedWidget(work);
    m_workStack->addWidget(m_table);
    m_workStack->addWidget(m_empty);
    m_search->setMinimumWidth(theme.px(200));
    auto *tools = new FlowBox(spacing::small, spacing::tiny, work);
    tools->add(m_search);
    tools->add(new ActionButton(commands.action(QStringLiteral("people.give")), ActionButton::Kind::Plain, tools));
    tools->add(new ActionButton(commands.action(QStringLiteral("people.withdraw")), ActionButton::Kind::Danger, tools));
    tools->add(m_count);
    m_table->setMinimumHeight(theme.px(leastList));
    auto *column = new QVBoxLayout(work);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::small);
    column->addWidget(m_states);
    column->addWidget(tools);
    column->addWidget(m_workStack, 1);
    const auto filtered = [this] {
        WorkFilter filter;
        filter.person = m_selected;
        filter.text = m_search->text();
        const QString state = m_states->selectedOne();
        filter.inHand = state == inHand;
        filter.state = fromCode<WorkState>(state);
        m_model->setFilter(filter);
    };
    connect(m_states, &ChipRow::selectionChanged, this, filtered);
    connect(m_search, &QLineEdit::textChanged, this, filtered);
    connect(m_search, &LineField::escaped, this, [this] { m_table->setFocus(); });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { m_context.commands.refresh(); });
    WorkFilter filter;
    filter.inHand = true;
    m_model->setFilter(filter);
    return work;
}

void PeoplePage::enter()
{
    m_shown = true;
    m_banner->hide();
    refresh();
    showView(m_view);
}

void PeoplePage::show(const Location &location)
{
    if (location.field == u"merge")
        bringHome();
}

void PeoplePage::leave()
{
    m_shown = false;
    m_soon.stop();
}

void PeoplePage::projectChanged(const Changes &changes)
{
    if (changes.touches(Entity::Assignment) || changes.touches(Entity::Annotation) || changes.touches(Entity::Person)
        || changes.touches(Entity::Validation) || changes.touches(Entity::Vote)
        || changes.touches(Entity::Return) || changes.touches(Entity::Image) || changes.touches(Entity::Package)) {
        if (!m_soon.isActive())
            m_soon.start();
    }
}

void PeoplePage::refresh()
{
    m_context.project
        .read([person = m_context.project.person().id](Stores &stores) { return PeopleService(stores, person).workloads(); })
        .then(this, [this](const Result<Workloads> &read) {
            if (!read) {
                m_banner->show(Tone::Bad, read.error().sentence);
                return;
            }
            m_loads = read->loads;
            m_waits = read->waits;
            showPeople();
        });
    m_model->reload();
    m_handOut->refresh();
    m_packages->refresh();
    if (!m_rules->isChanged())
        m_rules->set(m_context.project.info().title, m_context.project.info().rules);
}

void PeoplePage::showPeople()
{
    const PersonId kept = m_selected;
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        const QDateTime now = QDateTime::currentDateTimeUtc();
        auto *everybody = new QListWidgetItem(tr("Everybody"), m_list);
        everybody->setData(PersonDelegate::RolesRole,
                           tr("%n person(s)", nullptr, static_cast<int>(m_context.project.people().size())));
        PersonLoad sum;
        for (const Person &person : m_context.project.people()) {
            const PersonLoad load = m_loads.value(person.id);
            sum.open += load.open;
            sum.expired += load.expired;
            sum.returned += load.returned;
            sum.submitted += load.submitted;
            QStringList roles;
            for (const Role role : person.roles)
                roles.append(titleOf(role));
            auto *item = new QListWidgetItem(person.name, m_list);
            item->setData(PersonDelegate::IdRole, person.id.toString());
            item->setData(PersonDelegate::RolesRole, roles.join(tr(", ", "between roles")));
            QStringList parts;
            // Of what somebody neither does nor has done, no zero is shown.
            if (person.is(Role::Annotator) || tasksOpen(load) > 0 || load.submitted > 0) {
                parts.append(tr("%n open", nullptr, static_cast<int>(tasksOpen(load))));
                if (load.returned > 0)
                    parts.append(tr("%n returned", nullptr, static_cast<int>(load.returned)));
                parts.append(tr("%n submitted", nullptr, static_cast<int>(load.submitted)));
            }
            if (load.answers > 0)
                parts.append(tr("%Ln answered", "questions", static_cast<int>(load.answers)));
            if (load.settled > 0)
                parts.append(tr("%Ln adjudicated", "cases", static_cast<int>(load.settled)));
            if (const qint64 waits = m_waits.value(person.id); waits > 0)
                parts.append(tr("%Ln question(s) to answer", nullptr, static_cast<int>(waits)));
            if (load.lastActivity.isValid())
                parts.append(tr("active %1 ago", "how long").arg(lasting(load.lastActivity, now)));
            item->setData(PersonDelegate::LoadRole, parts.join(QStringLiteral(" · ")));
            item->setToolTip(item->data(PersonDelegate::RolesRole).toString() % QLatin1Char('\n')
                             % item->data(PersonDelegate::LoadRole).toString() % QLatin1Char('\n')
                             % tr("Open: all tasks this person holds, including returned work and expired reservations."));
            item->setData(Qt::AccessibleTextRole,
                          QStringList{person.name, roles.join(QLatin1Char(' ')), parts.join(QLatin1Char(' '))}.join(
                              QLatin1Char('\n')));
            if (!person.active || person.paused) {
                item->setData(PersonDelegate::BadgeRole, person.active ? tr("Paused") : tr("Left"));
                item->setData(PersonDelegate::ToneRole,
                              static_cast<int>(person.active ? Tone::Attention : Tone::Neutral));
            }
            if (person.id == kept)
                m_list->setCurrentItem(item);
        }
        everybody->setData(PersonDelegate::LoadRole,
                           QStringList{tr("%n open", nullptr, static_cast<int>(tasksOpen(sum))),
                                       tr("%n submitted", nullptr, static_cast<int>(sum.submitted))}
                               .join(QStringLiteral(" · ")));
        if (!m_list->currentItem())
            m_list->setCurrentRow(0);
    }
    m_list->scrollToItem(m_list->currentItem());
    if (WorkFilter filter = m_model->filter(); filter.person != m_selected && selected()) {
        filter.person = m_selected;   // somebody just added
        m_model->setFilter(filter);
    }
    m_header->setSubtitle(tr("%n person(s)", nullptr, static_cast<int>(m_context.project.people().size())));
    m_context.commands.retranslate();
    m_context.commands.refresh();
}

void PeoplePage::showWork()
{
    const bool any = m_model->total() > 0;
    m_count->setText(any ? tr("%n task(s)", nullptr, static_cast<int>(m_model->total())) : QString());
    if (!any) {
        const bool filtered = !m_selected.isNull() || !m_search->text().isEmpty() || m_states->selectedOne() != inHand;
        m_empty->setSentence(filtered ? tr("No tasks match this filter") : tr("There are no open tasks"));
        m_empty->setHint(filtered ? tr("Choose “Everybody”, another state or another name.")
                                  : tr("Assign images (H), or leave the pool open: annotators can then claim free images."));
    }
    m_workStack->setCurrentWidget(any ? static_cast<QWidget *>(m_table) : m_empty);
    m_context.commands.refresh();
}

void PeoplePage::fitColumns()
{
    // A narrow table leaves out what says least instead of scrolling sideways; its width stays for when there is room.
    int used = Theme::of(this).px(narrowestImage);
    const int width = m_table->viewport()->width();
    for (const int column : {int(WorkModel::Person), int(WorkModel::State), int(WorkModel::Since), int(WorkModel::TaskColumn),
                             int(WorkModel::Until)}) {
        used += m_widths.value(column);
        m_table->setColumnHidden(column, used > width);
    }
}

bool PeoplePage::eventFilter(QObject *object, QEvent *event)
{
    if (m_table && object == m_table->viewport() && event->type() == QEvent::Resize)
        fitColumns();
    return Page::eventFilter(object, event);
}

void PeoplePage::showView(const QString &view)
{
    m_view = view;
    m_views->setSelectedOne(view);
    if (view == handOutView) {
        m_stack->setCurrentWidget(m_handOut);
        m_handOut->lookAgain();
        m_handOut->refresh();
        m_handOut->focusFirst();
    } else if (view == packagesView) {
        m_stack->setCurrentWidget(m_packages);
        m_packages->focusFirst();
    } else if (view == rulesView) {
        m_stack->setCurrentWidget(m_rules);
        m_rules->focusFirst();
    } else {
        m_stack->setCurrentWidget(m_work);
        m_list->setFocus();
    }
    m_context.commands.retranslate();
    m_context.commands.refresh();
}

void PeoplePage::keyPressEvent(QKeyEvent *event)
{
    // Out of a form's field, back to where single keys act.
    if (event->key() == Qt::Key_Escape && !m_list->hasFocus()) {
        m_list->setFocus(Qt::OtherFocusReason);
        return;
    }
    Page::keyPressEvent(event);
}

void PeoplePage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PeoplePage::retranslate()
{
    m_header->setTitle(tr("People"));
    m_views->setOptions({{workView, tr("Work"), QStringLiteral("Alt 1"), {}}, {handOutView, tr("Assign"), QStringLiteral("Alt 2"), {}},
                         {packagesView, tr("Packages"), QStringLiteral("Alt 3"), {}}, {rulesView, tr("Rules"), QStringLiteral("Alt 4"), {}}});
    m_views->setSelectedOne(m_view);
    const QString state = m_states->selectedOne();
    QList<ChipOption> states{{inHand, tr("Open"), {}, {}}};
    for (const WorkState one : {WorkState::Open, WorkState::Begun, WorkState::Expired, WorkState::Returned, WorkState::Done,
                                WorkState::Withdrawn})
        states.append({codeOf(one), titleOf(one), {}, {}});
    states.append({all, tr("All"), {}, {}});
    m_states->setOptions(states);
    m_states->hideKeys();
    m_states->setSelectedOne(state.isEmpty() ? inHand : state);
    m_search->setPlaceholderText(tr("Find by file name"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_list->setAccessibleName(tr("People of the project"));
    m_table->setAccessibleName(tr("Tasks by person and age"));
    m_model->retranslate();
    m_handOut->retranslate();
    m_packages->retranslate();
    m_rules->retranslate();
    if (m_shown)
        refresh();
}

} // namespace yuyi
