// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/duplicates/duplicatespage.h"

#include "models/filtering/duplicates/duplicatesearch.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chip.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/duplicates/batchdialog.h"
#include "widgets/duplicates/duplicatescontroller.h"
#include "widgets/duplicates/groupsmodel.h"
#include "widgets/duplicates/groupspanel.h"
#include "widgets/duplicates/pairpanel.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/shell/page/nextsteps.h"

#include <QLocale>

namespace yuyi {

DuplicatesPage::DuplicatesPage(PageContext context, QWidget *parent)
    : FramedPage(context, parent),
      m_controller(new DuplicatesController(context.project, context.jobs, context.pictures, this)),
      m_model(&m_controller->groups())
{
    setFocusPolicy(Qt::StrongFocus);
    m_parts.page = this;
    m_parts.controller = m_controller;
    duplicatescommands::add(m_context.commands, m_parts);
    build();
    retranslate();
    followController();
    connect(&m_context.jobs, &JobCenter::jobEnded, this, [this](const JobId &, std::optional<JobKind> kind) {
        if (kind == JobKind::ScanDuplicates && isVisible())
            reload();
    });
    connect(&m_context.jobs, &JobCenter::listChanged, this, [this] {
        if (isVisible())
            showEmpty();
    });
}

void DuplicatesPage::build()
{
    buildHeader();
    auto *split = new SplitView(Qt::Horizontal, this);
    m_pair = new PairPanel(m_context, *m_model, this);
    m_parts.pair = m_pair;
    m_groups = new GroupsPanel(m_context, *m_controller, this);
    m_parts.groups = m_groups;
    split->addPart(m_groups, 2);
    split->addPart(m_pair, 5);
    keepSizes(split, m_context.settings, QStringLiteral("duplicates"), {2000, 5000}); // whatever the texts would like
    layOut(split);
    connect(m_groups, &GroupsPanel::groupSelected, this, [this] { m_pair->begin(m_groups->row()); });
    connect(m_groups, &GroupsPanel::limitsChanged, this, &DuplicatesPage::showCounts);
    connect(m_groups, &GroupsPanel::batchLimitSet, this, [this](double percent) {
        m_controller->setProjectLimit(percent / 100);
        showCounts();
    });
    connect(m_groups, &GroupsPanel::confirmWanted, this, &DuplicatesPage::confirm);
    connect(m_groups, &GroupsPanel::left, this, [this] { setFocus(Qt::OtherFocusReason); });
}

void DuplicatesPage::buildHeader()
{
    CommandRegistry &commands = m_context.commands;
    for (int i = 0; i < 3; ++i) {
        auto *chip = new Chip(this);
        chip->setCheckable(true);
        chip->setFocusPolicy(Qt::NoFocus);
        connect(chip, &QAbstractButton::clicked, this, [this, i] { openView(static_cast<GroupView>(i)); });
        m_header->addBesideTitle(chip);
        m_views.append(chip);
    }
    m_older = new Badge(this);
    m_older->hide();
    m_header->addState(m_older);
    m_unreadableButton = m_header->addAction(commands.action(QStringLiteral("duplicates.unreadable")));
    m_unreadableButton->hide();
    m_header->addAction(commands.action(QStringLiteral("duplicates.many")));
    m_header->addAction(commands.action(QStringLiteral("duplicates.search")));
}

void DuplicatesPage::followController()
{
    connect(m_controller, &DuplicatesController::loaded, this, &DuplicatesPage::showLoaded);
    connect(m_controller, &DuplicatesController::outdated, this, &DuplicatesPage::reload);
    connect(m_controller, &DuplicatesController::searchStarted, this, &DuplicatesPage::showEmpty);
    connect(m_controller, &DuplicatesController::done, this, [this](const QString &text) { Q_EMIT toast(text, true); });
    connect(m_controller, &DuplicatesController::failed, this, &DuplicatesPage::fail);
}

void DuplicatesPage::enter()
{
    m_controller->enter(m_groups->position());
    setFocus();
}

void DuplicatesPage::leave()
{
    m_controller->leave();
    Q_EMIT status({});
}

Location DuplicatesPage::here() const
{
    Location location;
    if (const DuplicateGroup *group = m_groups->current())
        location.image = group->kept;
    return location;
}

void DuplicatesPage::show(const Location &location)
{
    m_controller->load({{}, location.image, m_groups->row()});
}

void DuplicatesPage::projectChanged(const Changes &changes)
{
    m_controller->projectChanged(changes);
}

bool DuplicatesPage::isReady() const
{
    return m_pair->isReady();
}

bool DuplicatesPage::showsWork() const
{
    return m_stack && m_stack->showsWork();
}

void DuplicatesPage::reload()
{
    m_controller->load(m_groups->position());
}

void DuplicatesPage::showLoaded(int row)
{
    m_unreadableButton->setVisible(!m_controller->unreadable().isEmpty());
    m_header->setSubtitle(m_controller->report().value(0));
    m_header->setToolTip(m_controller->report().join(QLatin1Char('\n')));
    goOnFrom(row);
}

/// The list has changed: the group that stands in this row now is the next one.
void DuplicatesPage::goOnFrom(int row)
{
    m_groups->selectRow(row);
    showCounts();
    showEmpty();
}

void DuplicatesPage::openView(GroupView view)
{
    m_model->setView(view);
    goOnFrom(0);
}

/// The current group, if it is open and was seen; else null.
const DuplicateGroup *DuplicatesPage::openGroup() const
{
    const DuplicateGroup *group = m_groups->current();
    return group && group->state == GroupState::Open && isReady() ? group : nullptr;
}

void DuplicatesPage::confirm()
{
    const DuplicateGroup *group = openGroup();
    if (!group)
        return;
    const int row = m_groups->row();
    m_controller->confirm(DuplicateGroupId(group->id));
    goOnFrom(row);
}

void DuplicatesPage::dismiss()
{
    const DuplicateGroup *group = openGroup();
    if (!group)
        return;
    const int row = m_groups->row();
    m_controller->dismiss(DuplicateGroupId(group->id));
    goOnFrom(row);
}

void DuplicatesPage::split()
{
    const DuplicateGroup *group = m_groups->current();
    if (group && !group->members.isEmpty() && isReady() && m_controller->split(group->id, m_pair->comparedImage()))
        m_pair->setLoading();
}

void DuplicatesPage::swap()
{
    const DuplicateGroup *group = m_groups->current();
    if (group && !group->members.isEmpty() && isReady() && m_controller->keepInstead(group->id, m_pair->comparedImage()))
        m_pair->setLoading();
}

void DuplicatesPage::reopen()
{
    const DuplicateGroup *group = m_groups->current();
    if (group && group->state != GroupState::Open)
        m_controller->reopen(group->id);
}

void DuplicatesPage::confirmMany()
{
    const QList<DuplicateGroupId> ids = m_controller->batch();
    const QString percent = QString::number(m_controller->batchLimit() * 100, 'f', 1);
    if (ids.isEmpty()) {
        m_banner->show(Tone::Info, tr("No open group within the maximum distance has a certainty of %1 % "
                                      "or more.")
                                       .arg(percent));
        return;
    }
    QList<DuplicateGroup> groups;
    for (const DuplicateGroupId &id : ids)
        groups.append(m_model->withId(id));
    // What was looked at is confirmed or nothing, whatever the list shows by then.
    auto *sheet = new BatchDialog(groups, m_model->images(), m_context.pictures, this);
    connect(sheet, &BatchDialog::confirmed, this, [this, groups, percent] {
        m_groups->selectRow(0);
        m_controller->confirmBatch(groups, percent);
    });
    sheet->open();
}

void DuplicatesPage::showCounts()
{
    const QLocale locale;
    m_views.at(0)->setText(tr("Duplicates %1").arg(locale.toString(m_model->count(GroupView::Duplicates))));
    m_views.at(1)->setText(tr("Same template %1").arg(locale.toString(m_model->count(GroupView::Templates))));
    m_views.at(2)->setText(tr("Decided %1").arg(locale.toString(m_model->count(GroupView::Settled))));
    for (int i = 0; i < 3; ++i)
        m_views.at(i)->setChecked(i == static_cast<int>(m_model->view()));
    m_groups->showCounts();
    m_context.commands.action(QStringLiteral("duplicates.many"))->setText(duplicatescommands::manyText(*m_controller));
    showEngine();
    m_context.commands.refresh();
}

/// Whether what is shown was found by an older engine: one key searches again with this one.
void DuplicatesPage::showEngine()
{
    const QString older = m_controller->olderEngine();
    const QString why =
        older.isEmpty()
            ? QString()
            : tr("These groups were found with an older engine for finding duplicates (%1). This version of Yuyi uses %2. A new search "
                 "compares all images again. Decisions made by people are kept.")
                  .arg(older, duplicateEngineVersion());
    m_older->show(older.isEmpty() ? QString() : tr("older engine"), Tone::Attention);
    m_older->setToolTip(why);
    QAction *search = m_context.commands.action(QStringLiteral("duplicates.search"));
    search->setText(duplicatescommands::searchText(*m_controller));
    search->setToolTip(why);
}

void DuplicatesPage::showEmpty()
{
    m_context.commands.refresh();
    if (m_model->shown() > 0 || !m_controller->isLoaded()) {
        m_stack->showWork();
        return;
    }
    showEmptyState();
    showNothing();
}

/// Once all has been searched, the next step is another page's; searching again stays possible.
void DuplicatesPage::offerSearch()
{
    m_empty->addAction(m_context.commands.action(QStringLiteral("duplicates.search")),
                       m_controller->unsearched() > 0 ? ActionButton::Kind::Primary : ActionButton::Kind::Plain);
    if (m_controller->unsearched() == 0)
        m_context.next.offer(m_empty, PageId::Duplicates);
}

/// Why there is no group to be seen, and what helps.
void DuplicatesPage::showNothing()
{
    const bool anyGroups = m_model->count(GroupView::Duplicates) + m_model->count(GroupView::Templates)
                             + m_model->count(GroupView::Settled)
                         > 0;
    if (m_controller->isSearching()) {
        m_empty->setIcon(QStringLiteral("duplicates"));
        m_empty->setSentence(tr("Searching for duplicates…"));
        m_empty->setHint(tr("Groups appear here when the search is finished. You can work on other pages while it runs."));
    } else if (m_model->count(m_model->view()) > 0) {
        m_empty->setIcon(QStringLiteral("filter"));
        m_empty->setSentence(tr("No group matches the current limits."));
        m_empty->setHint(tr("Lower the minimum certainty or raise the maximum distance to see more groups."));
        connect(m_empty->addButton(tr("Show All Groups")), &QAbstractButton::clicked, this, [this] {
            m_groups->showAll();
            showEmpty();
        });
    } else if (anyGroups && m_model->view() == GroupView::Settled) {
        m_empty->setIcon(QStringLiteral("duplicates"));
        m_empty->setSentence(tr("No groups have been decided yet."));
        m_empty->setHint(tr("Confirmed groups and groups marked as not duplicates are listed here. You can reopen them."));
        m_empty->addAction(m_context.commands.action(QStringLiteral("duplicates.view-duplicates")));
    } else if (m_model->view() == GroupView::Duplicates && m_model->count(GroupView::Templates) > 0) {
        m_empty->setIcon(QStringLiteral("check"));
        m_empty->setSentence(tr("All groups of duplicates are decided."));
        m_empty->setHint(tr(
            "In %n open group(s), the images have the same template but different content. Check each group yourself.",
            nullptr, m_model->count(GroupView::Templates)));
        m_empty->addAction(m_context.commands.action(QStringLiteral("duplicates.view-templates")));
    } else if (m_model->view() == GroupView::Templates && m_model->count(GroupView::Duplicates) > 0) {
        m_empty->setIcon(QStringLiteral("check"));
        m_empty->setSentence(tr("There are no open groups of images with the same template."));
        m_empty->setHint(tr("%n group(s) of duplicates are waiting for review.", nullptr, m_model->count(GroupView::Duplicates)));
        m_empty->addAction(m_context.commands.action(QStringLiteral("duplicates.view-duplicates")));
    } else if (anyGroups) {
        m_empty->setIcon(QStringLiteral("check"));
        m_empty->setSentence(tr("No groups left to review."));
        m_empty->setHint(tr("Search again when new images have been collected."));
        offerSearch();
    } else if (m_controller->collected() == 0) {
        m_empty->setIcon(QStringLiteral("duplicates"));
        m_empty->setSentence(tr("There are no images to compare yet."));
        m_empty->setHint(tr("Collect images first, then search for duplicates."));
        connect(m_empty->addButton(tr("Go to Collect")), &QAbstractButton::clicked, this,
                [this] { Q_EMIT goTo({PageId::Collect, {}, std::nullopt, {}}); });
    } else if (m_controller->unsearched() == 0) {
        m_empty->setIcon(QStringLiteral("check"));
        m_empty->setSentence(tr("The search found no duplicates."));
        m_empty->setHint(tr("Search again when new images have been collected."));
        offerSearch();
    } else if (m_controller->hasSearched()) {
        m_empty->setIcon(QStringLiteral("duplicates"));
        m_empty->setSentence(tr("The last search found no duplicates."));
        m_empty->setHint(tr("%n image(s) have been added since the last search and have not been compared yet.", nullptr,
                            static_cast<int>(m_controller->unsearched())));
        offerSearch();
    } else {
        m_empty->setIcon(QStringLiteral("duplicates"));
        m_empty->setSentence(tr("Nobody has searched for duplicates yet."));
        m_empty->setHint(tr("The search compares all images and also finds scaled, recompressed, framed, cropped or "
                            "mirrored copies."));
        offerSearch();
    }
}

void DuplicatesPage::retranslate()
{
    m_header->setTitle(tr("Duplicates"));
    m_groups->retranslate();
    m_model->retranslate();
    showCounts();
    m_pair->showGroup();
    if (!m_controller->isLoaded())
        return;
    showEmpty();
    // The report of the step is put together while reading.
    reload();
}

} // namespace yuyi
