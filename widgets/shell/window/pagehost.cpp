// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/window/pagehost.h"

#include "models/services/session/projectaccess.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/layout/leastscroll.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/page/nextsteps.h"
#include "widgets/shell/projects/session.h"
#include "widgets/shell/unsaved/unsavededits.h"
#include "widgets/theme/tokens.h"

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

constexpr int trailLength = 50;

} // namespace

PageHost::PageHost(ShellSetup &setup, CommandRegistry &commands, QWidget *parent)
    : QStackedWidget(parent), m_setup(setup), m_commands(commands)
{
    setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    NextSteps::Facts facts;
    facts.counts = [this] { return m_session ? m_session->counts() : NavigationCounts(); };
    facts.mayOpen = [this](PageId page) { return isOpen(page); };
    facts.title = [this](PageId page) {
        const auto kind = std::find_if(m_setup.pages.begin(), m_setup.pages.end(), [&](const PageKind &one) { return one.id == page; });
        return kind == m_setup.pages.end() ? QString() : kind->title();
    };
    m_next = new NextSteps(std::move(facts), this);
    connect(m_next, &NextSteps::chosen, this, &PageHost::goTo);
    connect(this, &PageHost::pageChanged, m_next, &NextSteps::setPage);
}

void PageHost::setSession(Session *session)
{
    m_session = session;
    connect(session, &Session::countsChanged, m_next, &NextSteps::refresh);
}

UnsavedEdits *PageHost::unsavedEdits() const
{
    const auto editsOf = [](Page *page) { return dynamic_cast<UnsavedEdits *>(page); }; // clazy:exclude=unneeded-cast
    const auto isLost = [](const UnsavedEdits *edits) {
        const std::optional<UnsavedWork> work = edits ? edits->unsaved() : std::nullopt;
        return work && !work->reason.isEmpty();
    };
    UnsavedEdits *shown = editsOf(current());
    if (isLost(shown))
        return shown;
    for (Page *page : m_made) {
        if (UnsavedEdits *edits = editsOf(page); isLost(edits))
            return edits;
    }
    return shown;
}

void PageHost::clear()
{
    if (Page *page = current())
        page->leave();
    m_page.reset();
    m_trail.clear();
    m_commands.setScope({});
    const QHash<PageId, Page *> pages = std::exchange(m_made, {});
    for (Page *page : pages)
        delete scrollOf(page);
    m_commands.removePageCommands();
    m_session = nullptr;
    m_next->setPage(std::nullopt);
}

Page *PageHost::pageFor(PageId id)
{
    if (Page *made = m_made.value(id))
        return made;
    for (const PageKind &kind : m_setup.pages) {
        if (kind.id != id)
            continue;
        const PageContext context{m_session->project(), m_session->jobs(), m_session->pictures(), m_commands,
                                  m_setup.settings, m_setup.theme, m_setup.prompts, m_setup.secrets, m_session->runs(), *m_next,
                                  m_setup.host, m_setup.servers, m_session->location()};
        Page *page = kind.make(context, this);
        addWidget(new LeastScroll(page, this));
        m_made.insert(id, page);
        connect(page, &Page::goTo, this, &PageHost::goTo);
        connect(page, &Page::toast, this, &PageHost::toast);
        connect(page, &Page::status, this, [this, page](const QString &sentence) {
            if (page == current())
                Q_EMIT status(sentence);
        });
        return page;
    }
    return nullptr;
}

QWidget *PageHost::scrollOf(Page *page)
{
    return page->parentWidget()->parentWidget(); // past the viewport
}

void PageHost::makeAll()
{
    for (const PageKind &kind : m_setup.pages) {
        if (m_session)
            pageFor(kind.id);
    }
}

void PageHost::retranslate()
{
    m_next->setAction(m_commands.action(QStringLiteral("app.next")));
    m_next->refresh();
}

bool PageHost::hasNext() const
{
    return m_session && m_next->after(m_page);
}

void PageHost::goNext()
{
    if (const auto step = m_session ? m_next->after(m_page) : std::nullopt)
        m_next->go(*step);
}

bool PageHost::isOpen(PageId page) const
{
    return m_session && std::any_of(m_setup.pages.begin(), m_setup.pages.end(), [&](const PageKind &kind) {
               return kind.id == page && kind.isFor(m_session->project().person(), m_session->package());
           });
}

std::optional<PageId> PageHost::firstPage() const
{
    for (const PageKind &kind : m_setup.pages) {
        if (kind.isFor(m_session->project().person(), m_session->package()))
            return kind.id;
    }
    return std::nullopt;
}

void PageHost::showNothing()
{
    m_page.reset();
    m_commands.setScope({});
    if (!m_nothing) {
        m_nothing = new EmptyState(this);
        m_nothing->setIcon(QStringLiteral("people"));
        addWidget(m_nothing);
    }
    m_nothing->setSentence(tr("There is no page for your roles"));
    m_nothing->setHint(tr("Switch to another person (top right), or ask a lead for another role."));
    setCurrentWidget(m_nothing);
    Q_EMIT pageChanged(m_page);
}

void PageHost::personChanged()
{
    m_trail.clear();
    if (!m_session)
        return;
    if (m_page && isOpen(*m_page))
        current()->enter();
    else if (const auto first = firstPage())
        goTo({first, {}, std::nullopt, {}});
    else
        showNothing();
}

void PageHost::goTo(const Location &wanted)
{
    if (!m_session)
        return;
    Location location = wanted;
    if (!location.page || !isOpen(*location.page)) {
        // An annotator finds images where they annotate them.
        const bool byImage = !location.image.isNull() && isOpen(PageId::Annotate);
        location = {byImage ? PageId::Annotate : firstPage(), byImage ? location.image : ImageId(), std::nullopt, {}};
        if (!location.page) {
            showNothing();
            return;
        }
    }
    Page *page = m_session ? pageFor(*location.page) : nullptr;
    if (!page)
        return;
    const bool other = location.page != m_page;
    if (other) {
        if (Page *former = current())
            former->leave();
        m_page = location.page;
        m_commands.setScope(codeOf(*m_page));
        setCurrentWidget(scrollOf(page));
        Q_EMIT pageChanged(m_page);
        page->setFocus(Qt::OtherFocusReason);
        page->enter();
    }
    const bool something = !location.image.isNull() || location.filter || !location.field.isEmpty()
                        || !location.record.isNull();
    if (something)
        page->show(location);
    if (other || something) {
        m_trail.append(location);
        if (m_trail.size() > trailLength)
            m_trail.removeFirst();
    }
}

void PageHost::goBack()
{
    if (m_trail.size() < 2)
        return;
    m_trail.removeLast();
    goTo(m_trail.takeLast());
}

} // namespace yuyi
