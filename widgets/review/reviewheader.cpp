// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/reviewheader.h"

#include "models/domain/clock.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/frame/pageheader.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/review/accepted/acceptedpanel.h"
#include "widgets/review/reviewcontroller.h"
#include "widgets/shell/commands/commands.h"

namespace yuyi {

namespace {

const QString casesChip = QStringLiteral("cases");
const QString acceptedChip = QStringLiteral("accepted");

} // namespace

ReviewHeader::ReviewHeader(PageHeader &header, CommandRegistry &commands,
                           const ReviewController &controller)
    : QObject(&header), m_header(header), m_commands(commands), m_controller(controller),
      m_views(new ChipRow(ChipRow::Pick::One, header.parentWidget())),
      m_state(new Badge(header.parentWidget())), m_unsure(new Badge(header.parentWidget()))
{
    m_views->setFocusPolicy(Qt::NoFocus);
    m_header.addBesideTitle(m_views);
    m_header.addState(m_state);
    m_unsure->setObjectName(QStringLiteral("reviewUnsure"));
    m_unsure->hide();
    m_header.addState(m_unsure);
    m_header.addAction(commands.action(QStringLiteral("review.reopen")));
    m_header.addAction(commands.action(QStringLiteral("review.back")));
    m_finish = m_header.addAction(commands.action(QStringLiteral("review.finish")), ActionButton::Kind::Primary);
    m_approve = m_header.addAction(commands.action(QStringLiteral("review.approve")), ActionButton::Kind::Primary);
    connect(m_views, &ChipRow::selectionChanged, this,
            [this] { Q_EMIT viewChosen(m_views->selectedOne() == acceptedChip ? View::Accepted : View::Cases); });
}

void ReviewHeader::setView(View view)
{
    m_view = view;
    m_views->setSelectedOne(view == View::Cases ? casesChip : acceptedChip);
    m_finish->setVisible(view == View::Cases);
    m_approve->setVisible(view != View::Cases);
}

void ReviewHeader::hideBadges()
{
    m_state->hide();
    m_unsure->hide();
}

void ReviewHeader::showBadges()
{
    if (const int unsure = m_controller.view().unsure; unsure > 0) {
        m_unsure->show(tr("Unsure"), Tone::Attention);
        m_unsure->setToolTip(tr("%n annotator(s) marked this image as “Unsure”.", nullptr, unsure));
    } else {
        m_unsure->hide();
    }
    if (m_controller.isSettled())
        m_state->show(tr("Resolved"), Tone::Good);
    else if (m_controller.view().round > 1)
        m_state->show(tr("Compared again, round %1").arg(m_controller.view().round), Tone::Info);
    else
        m_state->hide();
    if (m_controller.isSettled() || m_controller.view().round > 1)
        m_state->show();
}

QString ReviewHeader::savingText() const
{
    using State = ReviewController::SaveState;
    if (m_controller.isKept())
        return tr("Kept on this computer until the server answers");
    switch (m_controller.saveState()) {
    case State::Clean: break;
    case State::Typing:
    case State::Saving: return tr("Saving…");
    case State::Failed: return tr("Not saved");
    case State::Saved: {
        const qint64 seconds = m_controller.savedAt().secsTo(currentTime());
        return seconds < 60 ? tr("Saved · %n s ago", nullptr, static_cast<int>(seconds)) : tr("Saved");
    }
    }
    return {};
}

void ReviewHeader::showCaseSubtitle()
{
    QStringList parts{tr("%n image(s) to adjudicate", nullptr, static_cast<int>(m_controller.openCases()))};
    if (m_controller.hasCase()) {
        const int open = m_controller.view().openFields();
        parts.append(open > 0 ? tr("%n undecided field(s) in this image", nullptr, open) : tr("all fields are decided"));
    }
    m_header.setSubtitle(parts.join(QStringLiteral(" · ")));
}

void ReviewHeader::showAcceptedSubtitle(const AcceptedPanel &accepted)
{
    m_header.setSubtitle(accepted.hasItem() ? accepted.image().names.value(0) : QString());
}

void ReviewHeader::retranslate(bool switches)
{
    m_header.setTitle(tr("Review"));
    m_views->setOptions({{casesChip, tr("Adjudicate"), {}, {}, m_commands.action(QStringLiteral("review.view-cases"))},
                         {acceptedChip, tr("Check accepted images"), {}, {}, m_commands.action(QStringLiteral("review.view-accepted"))}});
    m_views->setSelectedOne(m_view == View::Cases ? casesChip : acceptedChip);
    m_views->setVisible(switches);
}

} // namespace yuyi
