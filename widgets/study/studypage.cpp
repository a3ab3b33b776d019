// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/studypage.h"

#include "models/services/projectaccess.h"
#include "models/services/settings.h"
#include "widgets/controls/badge.h"
#include "widgets/controls/banner.h"
#include "widgets/controls/chiprow.h"
#include "widgets/controls/currentstack.h"
#include "widgets/controls/emptystate.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/pageheader.h"
#include "widgets/controls/splitview.h"
#include "widgets/shell/commands.h"
#include "widgets/shell/prompts.h"
#include "widgets/study/participantsview.h"
#include "widgets/study/reportview.h"
#include "widgets/study/studydesignview.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QListWidget>
#include <QLocale>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int refreshAfterMs = 400;
constexpr int listWidth = 150;
constexpr int tabCount = 3;
const QString tabCodes[] = {QStringLiteral("design"), QStringLiteral("participants"), QStringLiteral("report")};

Tone toneOf(StudyState state)
{
    return state == StudyState::Running ? Tone::Good : state == StudyState::Draft ? Tone::Attention : Tone::Neutral;
}

} // namespace

StudyPage::StudyPage(PageContext context, QWidget *parent) : Page(context, parent)
{
    addCommands();
    addParticipantCommands();
    build();
    m_soon.setSingleShot(true);
    m_soon.setInterval(refreshAfterMs);
    connect(&m_soon, &QTimer::timeout, this, &StudyPage::load);
    connect(&m_context.project, &ProjectAccess::personChanged, this, [this] {
        m_loaded = false;
        if (m_entered)
            enter();
    });
    retranslate();
}

void StudyPage::build()
{
    CommandRegistry &commands = m_context.commands;
    m_header = new PageHeader(this);
    m_tabs = new ChipRow(ChipRow::Pick::One, this);
    m_tabs->setObjectName(QStringLiteral("studyTabs"));
    m_header->addBesideTitle(m_tabs);
    m_state = new Badge(this);
    m_header->addState(m_state);
    const auto button = [&](Tab tab, const char *id, ActionButton::Kind kind) {
        m_buttons[static_cast<int>(tab)].append(m_header->addAction(commands.action(QLatin1String(id)), kind));
    };
    button(Tab::Design, "study.freeze", ActionButton::Kind::Primary);
    button(Tab::Participants, "study.add", ActionButton::Kind::Primary);

    auto *left = new QWidget(this);
    makePanel(left);
    m_list = new QListWidget(left);
    m_list->setObjectName(QStringLiteral("studyList"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setMinimumWidth(Theme::of(this).px(listWidth));
    auto *buttons = new QWidget(left);
    auto *flow = new FlowLayout(buttons, spacing::tiny, spacing::tiny);
    flow->setContentsMargins(spacing::small, 0, spacing::small, spacing::small);
    flow->addWidget(new ActionButton(commands.action(QStringLiteral("study.new")), ActionButton::Kind::Plain, buttons));
    flow->addWidget(new ActionButton(commands.action(QStringLiteral("study.duplicate")), ActionButton::Kind::Flat, buttons));
    flow->addWidget(new ActionButton(commands.action(QStringLiteral("study.remove")), ActionButton::Kind::Danger, buttons));
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(spacing::tiny, spacing::small, spacing::tiny, 0);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);

    m_views = new QStackedWidget(this);
    m_design = new StudyDesignView(m_context, m_views);
    m_participants = new ParticipantsView(m_context, m_views);
    m_report = new ReportView(m_context, m_views);
    for (QWidget *view : QList<QWidget *>{m_design, m_participants, m_report})
        m_views->addWidget(view);
    sizeByCurrent(m_views);
    m_split = new SplitView(Qt::Horizontal, this);
    m_split->addPart(left, 2);
    m_split->addPart(m_views, 9);
    if (const QByteArray state = m_context.settings.splitter(QStringLiteral("study")); !state.isEmpty())
        m_split->restoreState(state);
    connect(m_split, &QSplitter::splitterMoved, this,
            [this] { m_context.settings.setSplitter(QStringLiteral("study"), m_split->saveState()); });

    m_stack = new QStackedWidget(this);
    m_empty = new EmptyState(m_stack);
    m_empty->setIcon(QStringLiteral("study"));
    m_empty->addAction(commands.action(QStringLiteral("study.new")));
    m_notForYou = new EmptyState(m_stack);
    m_notForYou->setIcon(QStringLiteral("study"));
    for (QWidget *view : QList<QWidget *>{m_split, m_empty, m_notForYou})
        m_stack->addWidget(view);
    m_banner = new Banner(m_stack);
    m_banner->hide();
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    page->setSpacing(spacing::medium);
    page->addWidget(m_header);
    page->addWidget(m_stack, 1);

    connect(m_tabs, &ChipRow::chosen, this, [this](const QString &code) {
        for (int i = 0; i < tabCount; ++i) {
            if (code == tabCodes[i])
                open(static_cast<Tab>(i));
        }
    });
    connect(m_list, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (item)
            choose(StudyId(item->data(Qt::UserRole).toUuid()));
    });
    const auto refreshed = [this] {
        showHeader();
        m_context.commands.refresh();
    };
    connect(m_design, &StudyDesignView::stateChanged, this, refreshed);
    connect(m_design, &StudyDesignView::failed, this, &StudyPage::fail);
    connect(m_design, &StudyDesignView::status, this, &Page::status);
    connect(m_design, &StudyDesignView::frozen, this, [this] {
        m_banner->hide();
        Q_EMIT toast(tr("The study is frozen. Add the people who take part."), false);
        load();
        open(Tab::Participants);
    });
    connect(m_participants, &ParticipantsView::stateChanged, this, refreshed);
    connect(m_participants, &ParticipantsView::failed, this, &StudyPage::fail);
    connect(m_participants, &ParticipantsView::toast, this, &Page::toast);
    connect(m_report, &ReportView::failed, this, &StudyPage::fail);
    connect(m_report, &ReportView::toast, this, &Page::toast);
}

bool StudyPage::mayUse() const
{
    return m_context.project.person().is(Role::Lead);
}

const StudySummary *StudyPage::study() const
{
    const auto found = std::find_if(m_studies.begin(), m_studies.end(),
                                    [this](const StudySummary &one) { return one.study.id == m_chosen; });
    return found == m_studies.end() ? nullptr : &*found;
}

void StudyPage::enter()
{
    m_entered = true;
    m_tabs->setVisible(mayUse());
    if (!mayUse()) {
        m_stack->setCurrentWidget(m_notForYou);
        showHeader();
        m_context.commands.refresh();
        return;
    }
    if (m_loaded)
        showTab();
    load();
}

void StudyPage::leave()
{
    m_design->flush();
    m_report->leave();
    m_entered = false;
    Q_EMIT status({});
}

void StudyPage::load()
{
    const quint64 asked = ++m_request;
    const PersonId actor = m_context.project.person().id;
    m_context.project.read([actor](Stores &stores) { return StudyService(stores, actor).studies(); })
        .then(this, [this, asked](const Result<QList<StudySummary>> &studies) {
            if (asked != m_request)
                return;
            if (!studies)
                return fail(studies.error().sentence);
            take(*studies);
        });
}

void StudyPage::take(const QList<StudySummary> &studies)
{
    m_studies = studies;
    const bool first = !m_loaded;
    m_loaded = true;
    if (study() == nullptr)
        m_chosen = m_studies.isEmpty() ? StudyId() : m_studies.constFirst().study.id;
    fillList();
    m_stack->setCurrentWidget(m_studies.isEmpty() ? static_cast<QWidget *>(m_empty) : m_split);
    // Whoever comes to a running study wants to see how it goes.
    if (first && study() != nullptr && study()->study.state != StudyState::Draft && m_tab == Tab::Design && !m_nameNext)
        m_tab = Tab::Participants;
    showTab();
}

void StudyPage::fillList()
{
    const QSignalBlocker quiet(m_list);
    const QLocale locale;
    m_list->clear();
    for (const StudySummary &one : std::as_const(m_studies)) {
        const QString state = one.study.state == StudyState::Draft
            ? titleOf(one.study.state)
            : tr("%1 · %2 of %3", "state of a study; of so many people so many have finished")
                  .arg(titleOf(one.study.state), locale.toString(one.finished), locale.toString(one.people));
        auto *item = new QListWidgetItem(QStringLiteral("%1\n%2").arg(one.study.name, state), m_list);
        item->setToolTip(tr("%1: %2 of %3 people have finished")
                             .arg(one.study.name, locale.toString(one.finished), locale.toString(one.people)));
        item->setData(Qt::UserRole, one.study.id.value());
        if (one.study.id == m_chosen)
            m_list->setCurrentItem(item);
    }
}

void StudyPage::choose(const StudyId &id)
{
    m_chosen = id;
    m_banner->hide();
    showTab();
}

void StudyPage::open(Tab tab)
{
    m_tab = tab;
    showTab();
    if (tab == Tab::Participants && m_entered)
        m_participants->focusTable();   // the arrows walk at once
}

void StudyPage::showTab()
{
    m_tabs->setSelectedOne(tabCodes[static_cast<int>(m_tab)]);
    m_views->setCurrentIndex(static_cast<int>(m_tab));
    const StudySummary *now = study();
    if (m_entered && now != nullptr) {
        m_design->show(now->study.id);
        m_participants->show(now->study);
        if (m_tab == Tab::Report) {
            m_report->show(now->study.state == StudyState::Draft ? StudyId() : now->study.id);
            m_report->enter();
        } else {
            m_report->leave();
        }
        if (m_nameNext)
            m_design->focusName();
        m_nameNext = false;
    }
    showHeader();
    m_context.commands.retranslate();   // "Close" or "Open Again"
    m_context.commands.refresh();
}

void StudyPage::showHeader()
{
    const StudySummary *now = mayUse() ? study() : nullptr;
    m_tabs->setVisible(now != nullptr);
    m_header->setSubtitle(now ? now->study.name : QString());
    m_state->setVisible(now != nullptr);
    if (now) {
        m_state->show(titleOf(now->study.state), toneOf(now->study.state));
        m_state->setToolTip(now->study.frozenHash.isEmpty()
                                ? QString()
                                : tr("Frozen %1; SHA-256 %2")
                                      .arg(QLocale().toString(now->study.frozenAt.toLocalTime(), QLocale::ShortFormat), now->study.frozenHash));
    }
    for (int tab = 0; tab < tabCount; ++tab) {
        for (QWidget *button : std::as_const(m_buttons[tab]))
            button->setVisible(now != nullptr && static_cast<int>(m_tab) == tab);
    }
    if (now && now->study.state != StudyState::Draft)
        m_buttons[static_cast<int>(Tab::Design)].constFirst()->hide();
}

void StudyPage::added(const Result<Study> &study)
{
    if (!study)
        return fail(study.error().sentence);
    m_chosen = study->id;
    m_tab = Tab::Design;
    m_nameNext = true;
    load();
}

void StudyPage::newStudy()
{
    const PersonId actor = m_context.project.person().id;
    m_context.project
        .write([actor](Stores &stores) -> Result<Study> {
            StudyService service(stores, actor);
            const auto draft = service.fresh();
            if (!draft)
                return passOn(draft);
            return service.save(*draft);
        })
        .then(this, [this](const Result<Study> &study) { added(study); });
}

void StudyPage::duplicate()
{
    m_design->flush();
    const PersonId actor = m_context.project.person().id;
    m_context.project.write([actor, id = m_chosen](Stores &stores) { return StudyService(stores, actor).duplicate(id); })
        .then(this, [this](const Result<Study> &study) { added(study); });
}

void StudyPage::changeStudy(const std::function<Result<>(StudyService &)> &work)
{
    const PersonId actor = m_context.project.person().id;
    m_context.project
        .write([actor, work](Stores &stores) {
            StudyService service(stores, actor);
            return work(service);
        })
        .then(this, [this](const Result<> &done) {
            if (!done)
                fail(done.error().sentence);
            load();
        });
}

void StudyPage::removeStudy()
{
    const StudySummary *now = study();
    if (now == nullptr)
        return;
    m_context.prompts.confirm(this, tr("Remove “%1”?").arg(now->study.name), tr("The draft with its texts is deleted."), tr("Remove"),
                              [this, id = m_chosen] {
                                  changeStudy([id](StudyService &service) { return service.remove(id); });
                              });
}

void StudyPage::setClosed(bool closed)
{
    changeStudy([id = m_chosen, closed](StudyService &service) { return service.setClosed(id, closed); });
}

void StudyPage::show(const Location &location)
{
    for (int i = 0; i < tabCount; ++i) {
        if (location.field == tabCodes[i])
            m_tab = static_cast<Tab>(i);
    }
    if (!location.record.isNull())
        m_chosen = StudyId(location.record);
    if (m_loaded && m_entered) {
        fillList();
        showTab();
    }
}

void StudyPage::projectChanged(const Changes &changes)
{
    if (!mayUse())
        return;
    if (changes.touches(Entity::Study) || changes.touches(Entity::Participant))
        m_soon.start();
    m_design->projectChanged(changes);
    m_participants->projectChanged(changes);
    m_report->projectChanged(changes);
}

void StudyPage::fail(const QString &sentence)
{
    m_banner->show(Tone::Bad, sentence);
}

void StudyPage::retranslate()
{
    m_header->setTitle(tr("Human study"));
    const QString titles[] = {tr("Design"), tr("Participants"), tr("Report")};
    QList<ChipOption> options;
    for (int i = 0; i < tabCount; ++i)
        options.append({tabCodes[i], titles[i], QStringLiteral("Alt %1").arg(i + 1), {}});
    m_tabs->setOptions(options);
    m_tabs->setSelectedOne(tabCodes[static_cast<int>(m_tab)]);
    m_list->setAccessibleName(tr("Studies"));
    m_empty->setSentence(tr("How well do people do? No study has been set up yet."));
    m_empty->setHint(tr("A study fixes the items, who answers what and in which order; then people take part here or from work packages."));
    m_notForYou->setSentence(tr("Studies are set up and looked after by leads."));
    m_notForYou->setHint(tr("Ask a lead of the project."));
    m_design->retranslate();
    m_participants->retranslate();
    m_report->retranslate();
    fillList();
    showHeader();
}

void StudyPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Page::changeEvent(event);
}

} // namespace yuyi
