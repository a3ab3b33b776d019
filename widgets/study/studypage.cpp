// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/studypage.h"

#include "models/domain/moments.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/morebutton.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/study/design/studydesignview.h"
#include "widgets/study/participants/participantsview.h"
#include "widgets/study/report/reportview.h"
#include "widgets/theme/theme.h"

#include <QListWidget>
#include <QLocale>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace yuyi {

namespace {

constexpr int listWidth = 150;

Tone toneOf(StudyState state)
{
    return state == StudyState::Running ? Tone::Good : state == StudyState::Draft ? Tone::Attention
                                                                                  : Tone::Neutral;
}

} // namespace

StudyPage::StudyPage(PageContext context, QWidget *parent) : TabbedPage(context, "study", parent)
{
    m_pageData = new StudyPageData(context, this);
    setPageData(m_pageData);
    addTab("design", [] { return tr("Design"); });
    addTab("participants", [] { return tr("Participants"); });
    addTab("report", [] { return tr("Report"); });
    addCommands();
    addParticipantCommands();
    build();
    connect(&m_context.project, &ProjectAccess::personChanged, this, &StudyPage::forgetAsked);
    finish();
}

void StudyPage::addCommands()
{
    const PageCommands add(m_context.commands, "study");
    const auto some = [this] { return mayUse() && study(); };
    add(
        "new", [] { return tr("New Study"); }, [this] { newStudy(); }, [this] { return mayUse(); });
    add(
        "duplicate", [] { return tr("Duplicate Study"); }, [this] { duplicate(); }, some);
    add(
        "remove", [] { return tr("Remove Study…"); }, [this] { removeStudy(); },
        [this, some] { return some() && isIn(StudyState::Draft); });
    add(
        "freeze", [] { return tr("Freeze Study…"); }, [this] { m_design->freeze(); },
        [this] { return on(Design) && m_design->mayFreeze(); });
    add(
        "part-design", [] { return tr("Items and Order"); }, [this] { m_design->openPart(QStringLiteral("design")); },
        [this] { return on(Design); });
    add(
        "part-rules", [] { return tr("Rules and Background"); },
        [this] { m_design->openPart(QStringLiteral("rules")); }, [this] { return on(Design); });
    add(
        "part-texts", [] { return tr("Instructions and Consent"); },
        [this] { m_design->openPart(QStringLiteral("texts")); }, [this] { return on(Design); });
    add(
        "to-report", [] { return tr("Next: Report →"); }, [this] { openTab(Report); },
        [this, some] { return some() && !isIn(StudyState::Draft); });
    add(
        "close", [this] { return isIn(StudyState::Closed) ? tr("Reopen Study") : tr("Close Study"); },
        [this] { setClosed(isIn(StudyState::Running)); }, [this, some] { return some() && !isIn(StudyState::Draft); });
}

void StudyPage::addParticipantCommands()
{
    const PageCommands add(m_context.commands, "study");
    const auto when = [this](bool (ParticipantsView::*may)() const) {
        return [this, may] { return on(Participants) && (m_participants->*may)(); };
    };
    const auto frozen = [this] { return on(Participants) && !isIn(StudyState::Draft); };
    add(
        "add", [] { return tr("Add People…"); }, [this] { m_participants->add(); }, when(&ParticipantsView::mayAdd));
    add(
        "start", [] { return tr("Start on This Computer"); }, [this] { m_participants->start(); },
        when(&ParticipantsView::mayStart));
    add(
        "several", [] { return tr("Shared Computer (Kiosk)"); }, [this] { m_participants->startSeveral(); },
        when(&ParticipantsView::mayStartSeveral));
    add(
        "pack", [] { return tr("Make Work Packages…"); }, [this] { m_participants->pack(); }, when(&ParticipantsView::mayPack));
    add(
        "home", [] { return tr("Import Returned Package…"); },
        [this] {
            Location location;
            location.page = PageId::People;
            location.field = QStringLiteral("merge");
            Q_EMIT goTo(location);
        },
        frozen);
    add(
        "refill", [] { return tr("Replace Drop-outs"); }, [this] { m_participants->refill(); }, when(&ParticipantsView::mayRefill));
    add(
        "name", [] { return tr("Enter Name…"); }, [this] { m_participants->name(); }, when(&ParticipantsView::mayName));
    add(
        "names",
        [this] { return m_participants && m_participants->namesShown() ? tr("Hide Names") : tr("Show Names"); },
        [this] {
            m_participants->toggleNames();
            m_context.commands.retranslate();
        },
        frozen);
    add(
        "conclude", [] { return tr("End Participation…"); }, [this] { m_participants->conclude(); },
        when(&ParticipantsView::mayConclude));
    add(
        "withdraw", [] { return tr("Withdraw…"); }, [this] { m_participants->withdraw(); }, when(&ParticipantsView::mayWithdraw));
    add(
        "simulate", [] { return tr("Dry Run…"); }, [this] { m_participants->simulate(); }, frozen);
    add(
        "unsimulate", [] { return tr("End Dry Run"); }, [this] { m_participants->removeSimulated(); },
        when(&ParticipantsView::hasSimulated));
}

void StudyPage::build()
{
    m_state = new Badge(this);
    m_header->addState(m_state);
    addButton(
        "study.freeze", [this] { return tab() == Design && isIn(StudyState::Draft); }, ActionButton::Kind::Primary);
    const auto allFinished = [this] { return study() && study()->people > 0 && study()->finished == study()->people; };
    addButton(
        "study.to-report", [this, allFinished] { return tab() == Participants && allFinished(); }, ActionButton::Kind::Primary);
    addButton(
        "study.add", [this, allFinished] { return tab() == Participants && !isIn(StudyState::Draft) && !allFinished(); },
        ActionButton::Kind::Primary);
    m_design = addView(new StudyDesignView(*m_pageData, views()));
    m_participants = addView(new ParticipantsView(*m_pageData, views()));
    m_report = addView(new ReportView(*m_pageData, views()));
    auto *split = new SplitView(Qt::Horizontal, this);
    split->addPart(buildList(), 2);
    split->addPart(views(), 9);
    keepSizes(split, m_context.settings, QStringLiteral("study"));
    work()->addWidget(split, 1);
    refusedState()->setIcon(QStringLiteral("study"));
    m_empty = addState("studyEmpty", "study");
    m_empty->addAction(m_context.commands.action(QStringLiteral("study.new")));

    const auto refresh = [this] { m_context.commands.refresh(); };
    connect(m_design, &StudyDesignView::stateChanged, this, refresh);
    connect(m_design, &StudyDesignView::status, this, &Page::status);
    connect(m_design, &StudyDesignView::mended, this, [this](const QString &sentence) {
        if (m_banner->sentence() == sentence)
            m_banner->hide();
    });
    connect(m_design, &StudyDesignView::frozen, this, [this] {
        Q_EMIT toast(tr("The study is frozen. Add the participants."), false);
        m_pageData->reload();
        openTab(Participants);
    });
    connect(m_participants, &ParticipantsView::stateChanged, this, refresh);
}

QWidget *StudyPage::buildList()
{
    auto *left = new QWidget(this);
    makePanel(left);
    m_list = new QListWidget(left);
    m_list->setObjectName(QStringLiteral("studyList"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setMinimumWidth(Theme::of(this).px(listWidth));
    connect(m_list, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (!item)
            return;
        m_banner->hide();
        m_pageData->choose(StudyId(item->data(Qt::UserRole).toUuid()));
    });
    auto *buttons = new QWidget(left);
    auto *flow = new FlowLayout(buttons, spacing::tiny, spacing::tiny);
    flow->setContentsMargins(spacing::small, 0, spacing::small, spacing::small);
    const auto action = [this](const char *id) { return m_context.commands.action(QLatin1String(id)); };
    flow->addWidget(new ActionButton(action("study.new"), ActionButton::Kind::Plain, buttons));
    flow->addWidget(new MoreButton({action("study.duplicate"), action("study.remove")}, buttons));
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(spacing::tiny, spacing::small, spacing::tiny, 0);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
    return left;
}

void StudyPage::pageDataChanged()
{
    // Whoever comes to a running study wants to see how it goes.
    if (!m_listed && study() && !isIn(StudyState::Draft) && !wasAsked())
        setTab(Participants);
    TabbedPage::pageDataChanged();
    if (study() && study()->study.id == m_new) {
        m_new = StudyId();
        m_design->focusName();
    }
}

void StudyPage::showBesides()
{
    const StudySummary *now = study();
    m_header->setSubtitle(now ? now->study.name : QString());
    m_state->setVisible(now != nullptr);
    if (now) {
        m_state->show(titleOf(now->study.state), toneOf(now->study.state));
        m_state->setToolTip(
            now->study.frozenHash.isEmpty()
                ? QString()
                : (now->study.fixesKeys()
                       ? tr("Frozen on %1; SHA-256 %2")
                       : tr(
                           "Frozen on %1 by an earlier version of the program; SHA-256 %2 (does not cover the answer keys)"))
                      .arg(momentText(now->study.frozenAt), now->study.frozenHash));
    }
    fillList();
    m_context.commands.retranslate(); // "Close" or "Open Again"
}

void StudyPage::fillList()
{
    const QSignalBlocker quiet(m_list);
    if (std::exchange(m_listed, m_pageData->data()) != m_listed) {
        m_list->clear();
        const QLocale locale;
        const QList<StudySummary> all = studies();
        for (const StudySummary &one : all) {
            QString state = titleOf(one.study.state);
            if (one.study.state != StudyState::Draft && (one.people > 0 || one.simulated == 0))
                state = tr("%1 · %2 of %3 finished", "state of a study; of so many people so many have finished")
                            .arg(state, locale.toString(one.finished), locale.toString(one.people));
            if (one.simulated > 0)
                state = tr("%1 · %n simulated", "state of a study; participants", one.simulated).arg(state);
            auto *item = new QListWidgetItem(QStringLiteral("%1\n%2").arg(one.study.name, state), m_list);
            item->setToolTip(tr("%1: %2 of %3 people have finished")
                                 .arg(one.study.name, locale.toString(one.finished), locale.toString(one.people)));
            item->setData(Qt::UserRole, one.study.id.value());
        }
    }
    for (int row = 0; study() && row < m_list->count(); ++row) {
        if (m_list->item(row)->data(Qt::UserRole).toUuid() == study()->study.id.value())
            m_list->setCurrentRow(row);
    }
}

void StudyPage::added(const Result<Study> &study)
{
    m_adding = false;
    if (!study)
        return fail(study.error().sentence);
    m_new = study->id;
    openTab(Design);
    m_pageData->choose(study->id);
}

void StudyPage::newStudy()
{
    if (std::exchange(m_adding, true))
        return; // a second key does not make a second one
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
    if (std::exchange(m_adding, true))
        return;
    m_design->leave(); // what was typed is copied too
    const PersonId actor = m_context.project.person().id;
    m_context.project.write([actor, id = study()->study.id](Stores &stores) { return StudyService(stores, actor).duplicate(id); })
        .then(this, [this](const Result<Study> &study) { added(study); });
}

void StudyPage::changeStudy(const std::function<Result<>(StudyService &)> &work, const StudyId &next)
{
    const PersonId actor = m_context.project.person().id;
    m_context.project
        .write([actor, work](Stores &stores) {
            StudyService service(stores, actor);
            return work(service);
        })
        .then(this, [this, next](const Result<> &done) {
            if (!done)
                return fail(done.error().sentence);
            m_pageData->choose(next);
            m_pageData->reload();
        });
}

void StudyPage::removeStudy()
{
    const Study &draft = study()->study;
    m_context.prompts.confirm(this, tr("Remove “%1”?").arg(draft.name), tr("The draft and its texts will be deleted."), tr("Remove"),
                              [this, id = draft.id] {
                                  changeStudy([id](StudyService &service) { return service.remove(id); }, {});
                              });
}

void StudyPage::setClosed(bool closed)
{
    const StudyId id = study()->study.id;
    changeStudy([id, closed](StudyService &service) { return service.setClosed(id, closed); }, id);
}

Location StudyPage::here() const
{
    Location location;
    location = TabbedPage::here();
    if (study())
        location.record = study()->study.id.value();
    return location;
}

void StudyPage::show(const Location &location)
{
    if (!location.record.isNull())
        m_pageData->choose(StudyId(location.record));
    TabbedPage::show(location);
}

void StudyPage::retranslate()
{
    m_header->setTitle(tr("Human study"));
    m_list->setAccessibleName(tr("Studies"));
    m_empty->setSentence(tr("No study has been set up yet."));
    m_empty->setHint(tr("A study defines the items, their order, and who answers which items. People then take "
                        "part on this computer or "
                        "with work packages."));
    refusedState()->setHint(tr("Ask a lead of the project."));
    busyState()->setSentence(tr("Reading the studies…"));
    m_listed.reset();
}

} // namespace yuyi
