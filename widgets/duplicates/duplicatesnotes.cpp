// SPDX-License-Identifier: GPL-3.0-or-later
// What the duplicates page says where there is nothing to decide, and of the engine behind what there is.
#include "models/filtering/duplicatesearch.h"
#include "models/services/session/jobcenter.h"
#include "widgets/controls/badge.h"
#include "widgets/controls/emptystate.h"
#include "widgets/duplicates/duplicatespage.h"
#include "widgets/duplicates/groupsmodel.h"
#include "widgets/shell/commands.h"
#include "widgets/shell/nextsteps.h"

#include <QSlider>
#include <QSpinBox>

namespace yuyi {

QString DuplicatesPage::searchText() const
{
    return m_olderEngine.isEmpty() ? tr("Search for Duplicates") : tr("Search Again");
}

/// Whether what is shown was found by an older engine: one key searches again with this one.
void DuplicatesPage::showEngine()
{
    const QString why = m_olderEngine.isEmpty()
        ? QString()
        : tr("These groups were found with engine %1; this version of Yuyi uses %2. A new search compares all images again. "
             "Decisions made by people are kept.")
              .arg(m_olderEngine, filtering::duplicateEngineVersion());
    m_older->show(m_olderEngine.isEmpty() ? QString() : tr("older engine"), Tone::Attention);
    m_older->setToolTip(why);
    QAction *search = m_context.commands.action(QStringLiteral("duplicates.search"));
    search->setText(searchText());
    search->setToolTip(why);
}

void DuplicatesPage::showEmpty()
{
    const bool running = m_context.jobs.isRunning(QStringLiteral("scan-duplicates"));
    const bool none = m_model->shown() == 0;
    m_context.commands.refresh();
    if (!none || !m_loaded) {
        m_frame.showWork();
        return;
    }
    m_frame.showEmpty();
    const bool anyGroups = m_model->count(GroupView::Duplicates) + m_model->count(GroupView::Templates)
            + m_model->count(GroupView::Settled) > 0;
    QAction *searchAction = m_context.commands.action(QStringLiteral("duplicates.search"));
    // Once all has been searched, the next step is another page's; searching again stays possible.
    const auto offerSearch = [&] {
        m_frame.empty->addAction(searchAction, m_unsearched > 0 ? ActionButton::Kind::Primary : ActionButton::Kind::Plain);
        if (m_unsearched == 0)
            m_context.next.offer(m_frame.empty, QStringLiteral("duplicates"));
    };
    if (running) {
        m_frame.empty->setIcon(QStringLiteral("duplicates"));
        m_frame.empty->setSentence(tr("Searching for duplicates…"));
        m_frame.empty->setHint(tr("Groups appear here when the search is finished. You can work on other pages while it runs."));
    } else if (m_model->count(m_model->view()) > 0) {
        m_frame.empty->setIcon(QStringLiteral("filter"));
        m_frame.empty->setSentence(tr("No group matches the current limits."));
        m_frame.empty->setHint(tr("Lower the certainty or raise the maximum distance to see more groups."));
        connect(m_frame.empty->addButton(tr("Show All Groups")), &QAbstractButton::clicked, this, [this] {
            m_certainty->setValue(0);
            m_distance->setValue(256);
            showEmpty();
        });
    } else if (anyGroups && m_model->view() == GroupView::Settled) {
        m_frame.empty->setIcon(QStringLiteral("duplicates"));
        m_frame.empty->setSentence(tr("No groups have been decided yet."));
        m_frame.empty->setHint(tr("Confirmed groups and groups marked as not duplicates are listed here. You can reopen them."));
        m_frame.empty->addAction(m_context.commands.action(QStringLiteral("duplicates.view-duplicates")));
    } else if (m_model->view() == GroupView::Duplicates && m_model->count(GroupView::Templates) > 0) {
        m_frame.empty->setIcon(QStringLiteral("check"));
        m_frame.empty->setSentence(tr("All groups of duplicates are decided."));
        m_frame.empty->setHint(tr("%n group(s) show the same template with different content. Check each one yourself.", nullptr,
                                  m_model->count(GroupView::Templates)));
        m_frame.empty->addAction(m_context.commands.action(QStringLiteral("duplicates.view-templates")));
    } else if (m_model->view() == GroupView::Templates && m_model->count(GroupView::Duplicates) > 0) {
        m_frame.empty->setIcon(QStringLiteral("check"));
        m_frame.empty->setSentence(tr("There are no open groups of the same template."));
        m_frame.empty->setHint(tr("%n group(s) of duplicates are waiting for review.", nullptr, m_model->count(GroupView::Duplicates)));
        m_frame.empty->addAction(m_context.commands.action(QStringLiteral("duplicates.view-duplicates")));
    } else if (anyGroups) {
        m_frame.empty->setIcon(QStringLiteral("check"));
        m_frame.empty->setSentence(tr("No groups left to review."));
        m_frame.empty->setHint(tr("Search again when new images have been collected."));
        offerSearch();
    } else if (m_collected == 0) {
        m_frame.empty->setIcon(QStringLiteral("duplicates"));
        m_frame.empty->setSentence(tr("There are no images to compare yet."));
        m_frame.empty->setHint(tr("Collect images first, then search for duplicates."));
        connect(m_frame.empty->addButton(tr("Go to Collect")), &QAbstractButton::clicked, this,
                [this] { Q_EMIT goTo({QStringLiteral("collect"), {}, std::nullopt, {}}); });
    } else if (m_unsearched == 0) {
        m_frame.empty->setIcon(QStringLiteral("check"));
        m_frame.empty->setSentence(tr("The search found no duplicates."));
        m_frame.empty->setHint(tr("Search again when new images have been collected."));
        offerSearch();
    } else if (m_searched) {
        m_frame.empty->setIcon(QStringLiteral("duplicates"));
        m_frame.empty->setSentence(tr("The last search found no duplicates."));
        m_frame.empty->setHint(tr("%n image(s) have been added since then and not compared yet.", nullptr, static_cast<int>(m_unsearched)));
        offerSearch();
    } else {
        m_frame.empty->setIcon(QStringLiteral("duplicates"));
        m_frame.empty->setSentence(tr("Nobody has searched for duplicates yet."));
        m_frame.empty->setHint(tr("The search compares all images and also finds scaled, recompressed, framed, cropped or "
                                  "mirrored copies."));
        offerSearch();
    }
}

} // namespace yuyi
