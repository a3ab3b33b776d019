// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of the review page: a part of ReviewPage.
#include "widgets/review/acceptedpanel.h"
#include "widgets/review/balancedialog.h"
#include "widgets/review/casepanel.h"
#include "widgets/review/casesdialog.h"
#include "widgets/review/reviewcontroller.h"
#include "widgets/review/reviewfield.h"
#include "widgets/review/reviewpage.h"

#include "models/services/session/projectaccess.h"
#include "widgets/discussion/commentthread.h"
#include "widgets/discussion/guidelinepanel.h"
#include "widgets/image/imageviewer.h"
#include "widgets/shell/commands.h"

namespace yuyi {

void ReviewPage::addCommand(const char *id, std::function<QString()> text, const QList<QKeySequence> &keys, bool single,
                            std::function<void()> run, std::function<bool()> enabled)
{
    Command command;
    command.id = QStringLiteral("review.") % QLatin1String(id);
    command.text = std::move(text);
    command.shortcuts = keys;
    command.singleKey = single;
    command.run = std::move(run);
    command.enabled = std::move(enabled);
    m_context.commands.add(std::move(command));
}

/// Fields take the keys: nothing is being typed or chosen in one of them.
bool ReviewPage::canDecide() const
{
    return isCases() && m_controller->hasCase() && !m_controller->isSettled() && m_panel && m_panel->current()
        && !m_panel->isEditing();
}

void ReviewPage::addCommands()
{
    addCaseCommands();
    const auto isLead = [this] { return m_context.project.person().is(Role::Lead); };
    const auto accepted = [this] { return !isCases() && m_accepted && m_accepted->isOpenItem(); };
    const auto shown = [this] {
        return isCases() ? m_controller->hasCase() : m_accepted && m_accepted->hasItem();
    };
    addCommand("approve", [] { return tr("Approve"); }, {QKeySequence(Qt::Key_Space)}, true,
               [this] { m_accepted->approve(); }, accepted);
    addCommand("draw", [] { return tr("Draw a Sample"); }, {QKeySequence(Qt::Key_D)}, true,
               [this] { m_accepted->drawSample(); }, [this, isLead] { return !isCases() && isLead(); });
    addCommand("view", [] { return tr("Switch Adjudicate/Check Accepted"); }, {QKeySequence(Qt::Key_T)}, true,
               [this] { setView(isCases() ? View::Accepted : View::Cases); }, isLead);
    addCommand("view-cases", [] { return tr("Adjudicate"); }, {QKeySequence(Qt::ALT | Qt::Key_1)}, false,
               [this] { setView(View::Cases); }, isLead);
    addCommand("view-accepted", [] { return tr("Check Accepted"); }, {QKeySequence(Qt::ALT | Qt::Key_2)}, false,
               [this] { setView(View::Accepted); }, isLead);
    addCommand("back", [] { return tr("Return"); }, {QKeySequence(Qt::Key_B)}, true, [this] { askReason(); },
               [this, accepted] { return canDecide() || accepted(); });
    addCommand("guideline", [] { return tr("Guideline"); }, {QKeySequence(Qt::Key_F2)}, false,
               [this] {
                   m_guideline->load();
                   m_guideline->setVisible(m_guideline->isHidden());
               },
               {});
    addCommand("next", [] { return tr("Next Image"); },
               {QKeySequence(Qt::Key_J), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Right)}, true,
               [this] {
                   m_panel->commit();
                   if (isCases())
                       m_controller->openNext();
                   else
                       m_accepted->next(1);
               },
               shown);
    addCommand("previous", [] { return tr("Previous Image"); },
               {QKeySequence(Qt::Key_K), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Left)}, true,
               [this] {
                   m_panel->commit();
                   if (isCases())
                       m_controller->openPrevious();
                   else
                       m_accepted->next(-1);
               },
               [this] { return isCases() || (m_accepted && m_accepted->hasItem()); });
    addCommand("list", [] { return tr("Case List"); }, {QKeySequence(Qt::CTRL | Qt::Key_H)}, false,
               [this] {
                   m_panel->commit();
                   m_controller->flush();
                   auto *dialog = new CasesDialog(m_context, this);
                   connect(dialog, &CasesDialog::chosen, this, [this](const AdjudicationCaseId &id) {
                       setView(View::Cases);
                       m_controller->open(id);
                   });
                   dialog->open();
               },
               {});
    addCommand("balance", [] { return tr("Left/Right Balance"); }, {QKeySequence(Qt::CTRL | Qt::Key_B)}, false,
               [this] { (new BalanceDialog(m_context, this))->open(); }, {});
    addCommand("comment", [] { return tr("Write a Comment"); }, {QKeySequence(Qt::Key_C)}, true,
               [this] {
                   m_talkWanted = true;
                   showTalk();
                   m_talk->focusField();
               },
               [this, shown] { return !m_packed && shown(); });
    addCommand("fit", [] { return tr("Fit"); }, {QKeySequence(Qt::Key_F)}, true, [this] { m_viewer->fit(); }, shown);
    addCommand("actual", [] { return tr("Actual Size"); }, {QKeySequence(Qt::Key_O)}, true,
               [this] { m_viewer->actualSize(); }, shown);
    addCommand("rotate", [] { return tr("Rotate View"); }, {QKeySequence(Qt::Key_V)}, true,
               [this] { m_viewer->rotateView(); }, shown);
    addCommand("zoomin", [] { return tr("Zoom In"); }, {QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal)}, true,
               [this] { m_viewer->zoomIn(); }, shown);
    addCommand("zoomout", [] { return tr("Zoom Out"); }, {QKeySequence(Qt::Key_Minus)}, true,
               [this] { m_viewer->zoomOut(); }, shown);
}

void ReviewPage::addCaseCommands()
{
    const auto decide = [this] { return canDecide(); };
    const auto can = [this](Pick pick) {
        return [this, pick] { return canDecide() && m_panel->current()->canPick(pick); };
    };
    const auto hasCase = [this] { return isCases() && m_controller->hasCase() && m_panel && !m_panel->isEditing(); };
    addCommand("finish", [] { return tr("Finish and Next"); },
               {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)}, false,
               [this] { finish(); },
               [this] { return isCases() && m_controller->hasCase() && !m_controller->isSettled(); });
    addCommand("reopen", [] { return tr("Reopen"); }, {QKeySequence(Qt::Key_R)}, true,
               [this] { m_controller->reopen(); },
               [this] { return isCases() && m_controller->isSettled() && m_controller->view().state == CaseState::Settled; });
    addCommand("left", [] { return tr("Use the Left Version"); }, {QKeySequence(Qt::Key_1)}, true,
               [this] { m_panel->pick(Pick::Left); }, can(Pick::Left));
    addCommand("right", [] { return tr("Use the Right Version"); }, {QKeySequence(Qt::Key_2)}, true,
               [this] { m_panel->pick(Pick::Right); }, can(Pick::Right));
    addCommand("both", [] { return tr("Use Both"); }, {QKeySequence(Qt::Key_3)}, true,
               [this] { m_panel->pick(Pick::Both); }, can(Pick::Both));
    addCommand("common", [] { return tr("Use the Common Part"); }, {QKeySequence(Qt::Key_4)}, true,
               [this] { m_panel->pick(Pick::Common); }, can(Pick::Common));
    addCommand("edit", [] { return tr("Edit the Final Version"); }, {QKeySequence(Qt::Key_E)}, true,
               [this] { m_panel->edit(); }, decide);
    const QList<std::pair<const char *, Cause>> causes{{"unclear", Cause::GuidelineUnclear},
                                                       {"slip", Cause::Slip},
                                                       {"subjective", Cause::Subjective},
                                                       {"knowledge", Cause::Knowledge},
                                                       {"othercause", Cause::Other}};
    int key = Qt::Key_5;
    for (const auto &[id, cause] : causes) {
        addCommand(id, [cause = cause] { return tr("Cause: %1").arg(titleOf(cause)); },
                   {QKeySequence(static_cast<Qt::Key>(key++))}, true,
                   [this, cause = cause] { m_panel->setCause(cause); }, decide);
    }
    addCommand("change", [] { return tr("Guideline Needs a Change"); }, {QKeySequence(Qt::Key_G)}, true,
               [this] { m_panel->toggleGuideline(); }, decide);
    addCommand("note", [] { return tr("Write a Note"); }, {QKeySequence(Qt::Key_N)}, true,
               [this] { m_panel->focusNote(); }, decide);
    addCommand("agreed", [] { return tr("Show Identical Fields"); }, {QKeySequence(Qt::Key_X)}, true,
               [this] { m_panel->toggleAgreed(); }, hasCase);
    addCommand("down", [] { return tr("Next Field"); }, {QKeySequence(Qt::Key_Down)}, true,
               [this] { m_panel->step(1); }, hasCase);
    addCommand("up", [] { return tr("Previous Field"); }, {QKeySequence(Qt::Key_Up)}, true,
               [this] { m_panel->step(-1); }, hasCase);
}

} // namespace yuyi
