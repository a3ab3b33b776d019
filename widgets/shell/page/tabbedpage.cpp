// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/page/tabbedpage.h"

#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/layout/currentstack.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/shell/page/pagedata.h"

#include <QAction>
#include <QEvent>
#include <QStackedWidget>

#include <utility>

namespace yuyi {

TabbedPage::TabbedPage(PageContext context, const char *name, QWidget *parent) : FramedPage(context, parent), m_name(QLatin1String(name))
{
    setFocusPolicy(Qt::StrongFocus);
    auto *box = new QWidget(this);
    m_work = columnIn(box);
    m_views = new QStackedWidget(box);
    m_work->addWidget(m_views, 1);
    layOut(box);
    m_chips = new ChipRow(ChipRow::Pick::One, this);
    m_chips->setObjectName(m_name % QLatin1String("Tabs"));
    m_header->addBesideTitle(m_chips);
    sizeByCurrent(m_views, Qt::Horizontal | Qt::Vertical);
    sizeByCurrent(m_stack);
    connect(m_chips, &ChipRow::chosen, this, [this](const QString &code) {
        for (int i = 0; i < m_tabs.size(); ++i) {
            if (m_tabs.at(i).code == code)
                openTab(i);
        }
    });
}

void TabbedPage::setPageData(PageData *pageData)
{
    m_pageData = pageData;
    m_stack->showEmpty();
    const QByteArray refused = (m_name % QLatin1String("Refused")).toLatin1();
    m_refused = addState(refused.constData(), "people");
    connect(pageData, &PageData::changed, this, [this] { pageDataChanged(); });
    connect(pageData, &PageData::failed, this, &TabbedPage::fail);
}

void TabbedPage::addTab(const char *code, Text title, Text command, Text hint)
{
    Tab tab;
    tab.code = QLatin1String(code);
    tab.title = std::move(title);
    tab.hint = std::move(hint);
    const QString id = u"tab-" % (m_numbered ? QString::number(m_tabs.size() + 1) : tab.code);
    add(std::move(tab), id, std::move(command));
}

void TabbedPage::addTabWithCommand(const char *code, Text title, const char *command, Text commandTitle)
{
    Tab tab;
    tab.code = QLatin1String(code);
    tab.title = std::move(title);
    add(std::move(tab), QLatin1String(command), std::move(commandTitle));
}

void TabbedPage::add(Tab tab, const QString &command, Text commandTitle)
{
    const int index = static_cast<int>(m_tabs.size());
    tab.command = m_name % u'.' % command;
    m_tabs.append(std::move(tab));
    if (!commandTitle)
        commandTitle = [this, index] { return m_tabs.at(tabOf(index).value_or(index)).title(); };
    const auto run = [this, index] {
        if (const auto opened = tabOf(index))
            openTab(*opened);
    };
    PageCommands(m_context.commands, m_name)(command, std::move(commandTitle), run, [this, index] { return tabOf(index).has_value(); });
}

std::optional<int> TabbedPage::tabOf(int number) const
{
    if (!m_numbered)
        return mayOpen(number) ? std::optional(number) : std::nullopt;
    for (int i = 0; i < m_tabs.size(); ++i) {
        if (mayOpen(i) && number-- == 0)
            return i;
    }
    return std::nullopt;
}

TabbedPage::Tab &TabbedPage::addWidget(QWidget *view)
{
    Tab &tab = m_tabs[m_views->count()];
    m_views->addWidget(view);
    if (m_views->currentWidget() != view)
        view->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    return tab;
}

ActionButton *TabbedPage::addButton(const char *command, std::function<bool()> when, ActionButton::Kind kind)
{
    ActionButton *made = m_header->addAction(m_context.commands.action(QLatin1String(command)), kind);
    m_buttons.append({made, std::move(when)});
    return made;
}

EmptyState *TabbedPage::addState(const char *objectName, const char *icon)
{
    auto *made = new EmptyState(m_stack);
    made->setObjectName(QLatin1String(objectName));
    made->setIcon(QLatin1String(icon));
    m_stack->addWidget(made);
    return made;
}

Location TabbedPage::here() const
{
    Location location;
    location.field = isTab(m_tab) ? m_tabs.at(m_tab).code : QString();
    return location;
}

bool TabbedPage::mayOpen(int tab) const
{
    return isTab(tab);
}

EmptyState *TabbedPage::stateNow() const
{
    if (m_pageData && !m_pageData->refusal().isEmpty())
        return m_refused;
    if (m_pageData && !m_pageData->hasData())
        return m_empty;
    return insteadOfWork();
}

void TabbedPage::showState()
{
    if (m_pageData)
        m_refused->setSentence(m_pageData->refusal());
    EmptyState *state = stateNow();
    if (state)
        m_stack->setCurrentWidget(state);
    else
        m_stack->showWork();
    m_views->setCurrentIndex(m_tab);
    offerTabs();
    for (const Button &one : std::as_const(m_buttons))
        one.button->setVisible(!state && one.when());
    showBesides();
}

void TabbedPage::offerTabs()
{
    QStringList offered;
    QList<ChipOption> options;
    for (int i = 0; i < m_tabs.size(); ++i) {
        const Tab &tab = m_tabs.at(i);
        if (!mayOpen(i))
            continue;
        const int number = m_numbered ? static_cast<int>(options.size()) : i;
        const QString title = tab.title();
        const QString command = m_tabs.at(number).command;
        offered.append(tab.code % u' ' % title);
        QAction *action = m_context.commands.action(command);
        options.append({tab.code, title, {}, tab.hint ? tab.hint() : QString(), action});
        if (m_numbered)
            action->setText(title);
    }
    if (offered != std::exchange(m_offered, offered))
        m_chips->setOptions(options);
    m_chips->setSelectedOne(isTab(m_tab) ? m_tabs.at(m_tab).code : QString());
    m_chips->setVisible(offered.size() > 1 && offersTabs());
}

void TabbedPage::enter()
{
    m_banner->hide();
    enterPage();
}

void TabbedPage::enterPage()
{
    m_entered = true;
    showState();
    if (m_pageData)
        m_pageData->enter();
    if (isAtWork())
        enterTab();
    m_context.commands.refresh();
}

void TabbedPage::leave()
{
    leaveTab();
    if (m_pageData)
        m_pageData->leave();
    m_entered = false;
    Q_EMIT status({});
}

void TabbedPage::openTab(int tab)
{
    if (!mayOpen(tab))
        return;
    m_asked = true;
    const bool again = tab == m_tab && m_tabEntered;
    if (tab != m_tab) {
        leaveTab();
        m_tab = tab;
        if (!m_bannerStays)
            m_banner->hide();
    }
    showState();
    if (m_entered && !m_tabEntered && isAtWork())
        enterTab();
    else if (again && isAtWork())
        openedAgain();
    m_context.commands.refresh();
}

void TabbedPage::setTab(int tab)
{
    if (m_tab == tab || !isTab(tab))
        return;
    leaveTab();
    m_tab = tab;
}

void TabbedPage::enterTab()
{
    m_tabEntered = true;
    m_views->setCurrentIndex(m_tab);
    if (const auto &enter = m_tabs.at(m_tab).enter)
        enter();
    m_context.commands.refresh();
}

void TabbedPage::leaveTab()
{
    if (!std::exchange(m_tabEntered, false))
        return;
    if (const auto &leave = m_tabs.at(m_tab).leave)
        leave();
}

void TabbedPage::pageDataChanged()
{
    showState();
    if (m_entered && isAtWork()) {
        if (!m_tabEntered)
            enterTab();
        else if (const auto &refresh = m_tabs.at(m_tab).refresh)
            refresh();
    }
    m_context.commands.refresh();
}

void TabbedPage::show(const Location &location)
{
    for (int i = 0; i < m_tabs.size(); ++i) {
        if (m_tabs.at(i).code == location.field)
            openTab(i);
    }
}

void TabbedPage::projectChanged(const Changes &changes)
{
    if (m_pageData)
        m_pageData->projectChanged(changes);
    if (const auto &told = m_tabs.at(m_tab).projectChanged; told && m_tabEntered)
        told(changes);
}

void TabbedPage::finish()
{
    m_chips->setAccessibleName(tr("Views"));
    m_offered.clear();
    retranslate();
    showState();
}

void TabbedPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event); // NOLINT(bugprone-parent-virtual-call): finish() retranslates, after the views
    if (event->type() != QEvent::LanguageChange)
        return;
    for (const Tab &tab : std::as_const(m_tabs)) {
        if (tab.retranslate)
            tab.retranslate();
    }
    finish();
    // Titles out of the preset come with the data.
    if (m_pageData && m_entered)
        m_pageData->reload();
}

} // namespace yuyi
