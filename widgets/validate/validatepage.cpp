// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/validate/validatepage.h"

#include "models/services/rules/inpackage.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/banner.h"
#include "widgets/controls/chiprow.h"
#include "widgets/controls/currentstack.h"
#include "widgets/controls/pageheader.h"
#include "widgets/shell/commands.h"
#include "widgets/theme/theme.h"
#include "widgets/validate/answerview.h"
#include "widgets/validate/discussionsview.h"
#include "widgets/validate/itemsview.h"

#include <QEvent>
#include <QLocale>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace yuyi {

namespace {

const QString tabCodes[] = {QStringLiteral("answer"), QStringLiteral("items"), QStringLiteral("discussions")};

} // namespace

ValidatePage::ValidatePage(PageContext context, QWidget *parent) : Page(context, parent)
{
    addCommands();
    m_header = new PageHeader(this);
    m_tabs = new ChipRow(ChipRow::Pick::One, this);
    m_header->addBesideTitle(m_tabs);
    m_stack = new QStackedWidget(this);
    m_answer = new AnswerView(context, m_stack);
    m_items = new ItemsView(context, m_stack);
    m_discussions = new DiscussionsView(context, m_stack);
    m_stack->addWidget(m_answer);
    m_stack->addWidget(m_items);
    m_stack->addWidget(m_discussions);
    sizeByCurrent(m_stack);
    m_banner = new Banner(m_stack);
    m_banner->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    column->setSpacing(spacing::medium);
    column->addWidget(m_header);
    column->addWidget(m_stack, 1);

    connect(m_tabs, &ChipRow::chosen, this, [this](const QString &code) {
        for (int i = 0; i < 3; ++i) {
            if (code == tabCodes[i])
                open(static_cast<Tab>(i));
        }
    });
    connect(m_answer, &AnswerView::progressChanged, this, &ValidatePage::showHeader);
    connect(m_answer, &AnswerView::failed, this, &ValidatePage::fail);
    connect(m_items, &ItemsView::failed, this, &ValidatePage::fail);
    connect(m_items, &ItemsView::goTo, this, &Page::goTo);
    connect(m_items, &ItemsView::toast, this, &Page::toast);
    connect(m_items, &ItemsView::loaded, this, &ValidatePage::showHeader);
    connect(m_discussions, &DiscussionsView::failed, this, &ValidatePage::fail);
    connect(m_discussions, &DiscussionsView::toast, this, &Page::toast);
    connect(m_discussions, &DiscussionsView::loaded, this, &ValidatePage::showHeader);
    connect(&m_context.project, &ProjectAccess::personChanged, this, [this] {
        m_asked = false;
        if (m_entered)
            leaveTab();
        m_tab = Tab::Answer;
        if (m_entered)
            enter();
    });
    m_context.project.read([](Stores &stores) { return inPackage(stores); }).then(this, [this](const Result<bool> &packed) {
        m_packed = packed.value_or(false);
        offerTabs();
        m_context.commands.refresh();
    });
    retranslate();
}

void ValidatePage::addCommands()
{
    // Numbered as they are shown: who sees two of them has the first two keys.
    for (int place = 0; place < 3; ++place) {
        Command command;
        command.id = QStringLiteral("validate.tab-%1").arg(place + 1);
        command.text = [this, place] { return titleOf(offered().value(place, static_cast<Tab>(place))); };
        command.shortcuts = {QKeySequence(Qt::ALT | Qt::Key(Qt::Key_1 + place))};
        command.run = [this, place] { open(offered().at(place)); };
        command.enabled = [this, place] { return place < offered().size(); };
        m_context.commands.add(std::move(command));
    }
}

QString ValidatePage::titleOf(Tab tab)
{
    switch (tab) {
    case Tab::Answer: return tr("Answer");
    case Tab::Items: return tr("Items");
    case Tab::Discussions: return tr("Discussions");
    }
    return {};
}

QList<ValidatePage::Tab> ValidatePage::offered() const
{
    QList<Tab> tabs{Tab::Answer, Tab::Items, Tab::Discussions};
    tabs.removeIf([this](Tab tab) { return !mayOpen(tab); });
    return tabs;
}

bool ValidatePage::mayOpen(Tab tab) const
{
    // Authors and adjudicators come to talk questions over.
    const Person person = m_context.project.person();
    if (tab == Tab::Discussions)
        return !m_packed;
    return person.is(Role::Lead) || (tab == Tab::Answer && person.is(Role::Validator));
}

void ValidatePage::offerTabs()
{
    const QList<Tab> tabs = offered();
    QList<ChipOption> options;
    for (int i = 0; i < tabs.size(); ++i) {
        options.append({tabCodes[static_cast<int>(tabs.at(i))], titleOf(tabs.at(i)), QStringLiteral("Alt %1").arg(i + 1), {}});
        m_context.commands.action(QStringLiteral("validate.tab-%1").arg(i + 1))->setText(titleOf(tabs.at(i)));
    }
    m_tabs->setVisible(options.size() > 1);
    m_tabs->setOptions(options);
    m_tabs->setSelectedOne(tabCodes[static_cast<int>(m_tab)]);
}

void ValidatePage::enter()
{
    m_entered = true;
    const QList<Role> &roles = m_context.project.person().roles;
    if (!mayOpen(m_tab))
        m_tab = mayOpen(Tab::Answer) ? Tab::Answer : Tab::Discussions;
    // Who only leads has nothing to answer here.
    if (!m_asked && m_tab == Tab::Answer && !roles.contains(Role::Validator) && roles.contains(Role::Lead))
        m_tab = Tab::Items;
    offerTabs();
    enterTab();
}

void ValidatePage::leave()
{
    leaveTab();
    m_entered = false;
    Q_EMIT status({});
}

void ValidatePage::open(Tab tab)
{
    if (!mayOpen(tab))
        return;
    m_asked = true;
    if (tab != m_tab) {
        leaveTab();
        m_tab = tab;
        m_banner->hide();
        if (m_entered)
            enterTab();
    }
    m_tabs->setSelectedOne(tabCodes[static_cast<int>(m_tab)]);
}

void ValidatePage::enterTab()
{
    m_stack->setCurrentIndex(static_cast<int>(m_tab));
    switch (m_tab) {
    case Tab::Answer: m_answer->enter(); break;
    case Tab::Items: m_items->enter(); break;
    case Tab::Discussions: m_discussions->enter(); break;
    }
    showHeader();
    m_context.commands.refresh();
}

void ValidatePage::leaveTab()
{
    switch (m_tab) {
    case Tab::Answer: m_answer->leave(); break;
    case Tab::Items: m_items->leave(); break;
    case Tab::Discussions: m_discussions->leave(); break;
    }
}

Location ValidatePage::here() const
{
    Location location;
    location.field = tabCodes[static_cast<int>(m_tab)];
    return location;
}

void ValidatePage::show(const Location &location)
{
    for (int i = 0; i < 3; ++i) {
        if (location.field == tabCodes[i])
            open(static_cast<Tab>(i));
    }
    if (m_tab == Tab::Answer)
        m_answer->reload();
    else if (m_tab == Tab::Items && !location.image.isNull())
        m_items->show(location);
    else if (m_tab == Tab::Discussions && !location.record.isNull())
        m_discussions->look(DiscussionId(location.record));
}

void ValidatePage::handOver()
{
    m_answer->handOver();
}

std::optional<UnsavedWork> ValidatePage::unsaved() const
{
    return m_answer->unsaved();
}

void ValidatePage::projectChanged(const Changes &changes)
{
    switch (m_tab) {
    case Tab::Answer: m_answer->projectChanged(changes); break;
    case Tab::Items: m_items->projectChanged(changes); break;
    case Tab::Discussions: m_discussions->projectChanged(changes); break;
    }
}

void ValidatePage::fail(const QString &sentence)
{
    m_banner->show(Tone::Attention, sentence);
}

void ValidatePage::showHeader()
{
    switch (m_tab) {
    case Tab::Answer: m_header->setSubtitle(m_answer->progressText()); break;
    case Tab::Items:
        m_header->setSubtitle(tr("%n question(s)", nullptr, m_items->model()->countOf(ItemStanding::All)));
        break;
    case Tab::Discussions: m_header->setSubtitle(tr("%n open", nullptr, m_discussions->openCount())); break;
    }
}

void ValidatePage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_answer->retranslate();
        m_items->retranslate();
        m_discussions->retranslate();
    }
}

void ValidatePage::retranslate()
{
    m_header->setTitle(tr("Validate"));
    offerTabs();
    showHeader();
}

} // namespace yuyi
