// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/validate/validatepage.h"

#include "models/services/rules/face.h"
#include "models/services/session/projectaccess.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/validate/answerview.h"
#include "widgets/validate/discussionsview.h"
#include "widgets/validate/itemsview.h"

namespace yuyi {

ValidatePage::ValidatePage(PageContext context, QWidget *parent) : TabbedPage(context, "validate", parent)
{
    setFocusPolicy(Qt::NoFocus);
    m_failTone = Tone::Attention;
    numberTabs();
    addTab("answer", [] { return tr("Answer"); });
    addTab("items", [] { return tr("Items"); });
    addTab("discussions", [] { return tr("Discussions"); });
    addPictureCommands();
    m_answer = addView(new AnswerView(context, views()));
    m_items = addView(new ItemsView(context, views()));
    m_discussions = addView(new DiscussionsView(context, views()));
    connect(m_answer, &AnswerView::progressChanged, this, &ValidatePage::showState);
    connect(m_items, &ItemsView::loaded, this, &ValidatePage::showState);
    connect(m_discussions, &DiscussionsView::loaded, this, &ValidatePage::showState);
    connect(&m_context.project, &ProjectAccess::personChanged, this, [this] {
        forgetAsked();
        leaveTab();
        setTab(Answer);
        if (m_entered)
            enter();
    });
    m_context.project.read([](Stores &stores) { return isAway(stores); }).then(this, [this](const Result<bool> &packed) {
        m_packed = packed.value_or(false);
        showState();
        m_context.commands.refresh();
    });
    finish();
}

void ValidatePage::addPictureCommands()
{
    const PageCommands add(m_context.commands, "validate");
    add(
        "next-picture", [] { return tr("Next Picture"); }, [this] { stepPicture(1); }, [this] { return hasPictures(); });
    add(
        "previous-picture", [] { return tr("Previous Picture"); }, [this] { stepPicture(-1); }, [this] { return hasPictures(); });
}

bool ValidatePage::hasPictures() const
{
    switch (m_tab) {
    case Answer: return m_answer && m_answer->hasPictures();
    case Items: return m_items && m_items->hasPictures();
    case Discussions: return m_discussions && m_discussions->hasPictures();
    }
    return false;
}

void ValidatePage::stepPicture(int by)
{
    switch (m_tab) {
    case Answer: m_answer->stepPicture(by); break;
    case Items: m_items->stepPicture(by); break;
    case Discussions: m_discussions->stepPicture(by); break;
    }
}

bool ValidatePage::mayOpen(int tab) const
{
    // Authors and adjudicators come to talk questions over.
    const Person person = m_context.project.person();
    if (tab == Discussions)
        return !m_packed;
    return person.is(Role::Lead) || (tab == Answer && person.is(Role::Validator));
}

void ValidatePage::enter()
{
    const QList<Role> &roles = m_context.project.person().roles;
    if (!mayOpen(m_tab))
        setTab(mayOpen(Answer) ? Answer : Discussions);
    // Who only leads has nothing to answer here.
    if (!wasAsked() && m_tab == Answer && !roles.contains(Role::Validator) && roles.contains(Role::Lead))
        setTab(Items);
    enterPage();
}

void ValidatePage::show(const Location &location)
{
    TabbedPage::show(location);
    if (m_tab == Answer)
        m_answer->reload();
    else if (m_tab == Items && !location.image.isNull())
        m_items->show(location);
    else if (m_tab == Discussions && !location.record.isNull())
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

void ValidatePage::showBesides()
{
    switch (m_tab) {
    case Answer: m_header->setSubtitle(m_answer->progressText()); break;
    case Items:
        m_header->setSubtitle(tr("%n question(s)", nullptr, m_items->model()->countOf(ItemStanding::All)));
        break;
    case Discussions: m_header->setSubtitle(tr("%n open", nullptr, m_discussions->openCount())); break;
    }
}

void ValidatePage::retranslate()
{
    m_header->setTitle(tr("Validate"));
}

} // namespace yuyi
