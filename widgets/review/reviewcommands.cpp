// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/reviewcommands.h"

#include "models/services/session/projectaccess.h"
#include "widgets/image/imageviewer.h"
#include "widgets/review/acceptedpanel.h"
#include "widgets/review/casepanel.h"
#include "widgets/review/reviewcontroller.h"
#include "widgets/review/reviewfield.h"
#include "widgets/review/reviewpage.h"
#include "widgets/review/reviewpicture.h"
#include "widgets/review/reviewside.h"
#include "widgets/shell/commands.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ReviewCommands)
};

/// A command of the page. `single`: its key is disabled while text is typed.
void add(CommandRegistry &registry, const char *id, std::function<QString()> text, const QList<QKeySequence> &keys, bool single,
         std::function<void()> run, std::function<bool()> enabled)
{
    Command command;
    command.id = QStringLiteral("review.") % QLatin1String(id);
    command.text = std::move(text);
    command.shortcuts = keys;
    command.singleKey = single;
    command.run = std::move(run);
    command.enabled = std::move(enabled);
    registry.add(std::move(command));
}

/// The case or the accepted image is shown.
std::function<bool()> isShown(ReviewPage &page)
{
    return [&page] {
        return page.isCases() ? page.controller()->hasCase() : page.accepted() && page.accepted()->hasItem();
    };
}

void addCaseCommands(ReviewPage &page, CommandRegistry &r)
{
    const auto decide = [&page] { return page.canDecide(); };
    const auto can = [&page](Pick pick) {
        return [&page, pick] { return page.canDecide() && page.panel()->current()->canPick(pick); };
    };
    const auto hasCase = [&page] { return page.isCases() && page.controller()->hasCase() && page.panel() && !page.panel()->isEditing(); };
    add(r, "finish", [] { return Tr::tr("Finish and Next"); },
        {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)}, false,
        [&page] { page.finish(); },
        [&page] { return page.isCases() && page.controller()->hasCase() && !page.controller()->isSettled(); });
    add(r, "reopen", [] { return Tr::tr("Reopen"); }, {QKeySequence(Qt::Key_R)}, true,
        [&page] { page.controller()->reopen(); },
        [&page] { return page.isCases() && page.controller()->isSettled() && page.controller()->view().state == CaseState::Settled; });
    add(r, "left", [] { return Tr::tr("Use the Left Version"); }, {QKeySequence(Qt::Key_1)}, true,
        [&page] { page.panel()->pick(Pick::Left); }, can(Pick::Left));
    add(r, "right", [] { return Tr::tr("Use the Right Version"); }, {QKeySequence(Qt::Key_2)}, true,
        [&page] { page.panel()->pick(Pick::Right); }, can(Pick::Right));
    add(r, "both", [] { return Tr::tr("Use Both"); }, {QKeySequence(Qt::Key_3)}, true,
        [&page] { page.panel()->pick(Pick::Both); }, can(Pick::Both));
    add(r, "common", [] { return Tr::tr("Use the Common Part"); }, {QKeySequence(Qt::Key_4)}, true,
        [&page] { page.panel()->pick(Pick::Common); }, can(Pick::Common));
    add(r, "edit", [] { return Tr::tr("Edit the Final Version"); }, {QKeySequence(Qt::Key_E)}, true,
        [&page] { page.panel()->edit(); }, decide);
    const QList<std::pair<const char *, Cause>> causes{{"unclear", Cause::GuidelineUnclear},
                                                       {"slip", Cause::Slip},
                                                       {"subjective", Cause::Subjective},
                                                       {"knowledge", Cause::Knowledge},
                                                       {"othercause", Cause::Other}};
    int key = Qt::Key_5;
    for (const auto &[id, cause] : causes) {
        add(r, id, [cause = cause] { return Tr::tr("Cause: %1").arg(titleOf(cause)); },
            {QKeySequence(static_cast<Qt::Key>(key++))}, true,
            [&page, cause = cause] { page.panel()->setCause(cause); }, decide);
    }
    add(r, "change", [] { return Tr::tr("Guideline Needs a Change"); }, {QKeySequence(Qt::Key_G)}, true,
        [&page] { page.panel()->toggleGuideline(); }, decide);
    add(r, "note", [] { return Tr::tr("Write a Note"); }, {QKeySequence(Qt::Key_N)}, true,
        [&page] { page.panel()->focusNote(); }, decide);
    add(r, "agreed", [] { return Tr::tr("Show Identical Fields"); }, {QKeySequence(Qt::Key_X)}, true,
        [&page] { page.panel()->toggleAgreed(); }, hasCase);
    add(r, "down", [] { return Tr::tr("Next Field"); }, {QKeySequence(Qt::Key_Down)}, true,
        [&page] { page.panel()->step(1); }, hasCase);
    add(r, "up", [] { return Tr::tr("Previous Field"); }, {QKeySequence(Qt::Key_Up)}, true,
        [&page] { page.panel()->step(-1); }, hasCase);
}

void addPageCommands(ReviewPage &page, CommandRegistry &r, const ProjectAccess &project)
{
    const auto isLead = [&project] { return project.person().is(Role::Lead); };
    const auto accepted = [&page] { return !page.isCases() && page.accepted() && page.accepted()->isOpenItem(); };
    const auto shown = isShown(page);
    add(r, "approve", [] { return Tr::tr("Approve"); }, {QKeySequence(Qt::Key_Space)}, true,
        [&page] { page.accepted()->approve(); }, accepted);
    add(r, "draw", [] { return Tr::tr("Draw a Sample"); }, {QKeySequence(Qt::Key_D)}, true,
        [&page] { page.accepted()->drawSample(); }, [&page, isLead] { return !page.isCases() && isLead(); });
    add(r, "view", [] { return Tr::tr("Switch Adjudicate/Check Accepted"); }, {QKeySequence(Qt::Key_T)}, true,
        [&page] { page.setView(page.isCases() ? ReviewHeader::View::Accepted : ReviewHeader::View::Cases); }, isLead);
    add(r, "view-cases", [] { return Tr::tr("Adjudicate"); }, {QKeySequence(Qt::ALT | Qt::Key_1)}, false,
        [&page] { page.setView(ReviewHeader::View::Cases); }, isLead);
    add(r, "view-accepted", [] { return Tr::tr("Check Accepted"); }, {QKeySequence(Qt::ALT | Qt::Key_2)}, false,
        [&page] { page.setView(ReviewHeader::View::Accepted); }, isLead);
    add(r, "back", [] { return Tr::tr("Return"); }, {QKeySequence(Qt::Key_B)}, true, [&page] { page.askReason(); },
        [&page, accepted] { return page.canDecide() || accepted(); });
    add(r, "guideline", [] { return Tr::tr("Guideline"); }, {QKeySequence(Qt::Key_F2)}, false,
        [&page] { page.toggleGuideline(); }, {});
    add(r, "next", [] { return Tr::tr("Next Image"); },
        {QKeySequence(Qt::Key_J), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Right)}, true,
        [&page] { page.walk(1); }, shown);
    add(r, "previous", [] { return Tr::tr("Previous Image"); },
        {QKeySequence(Qt::Key_K), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Left)}, true,
        [&page] { page.walk(-1); },
        [&page] { return page.isCases() || (page.accepted() && page.accepted()->hasItem()); });
    add(r, "list", [] { return Tr::tr("Case List"); }, {QKeySequence(Qt::CTRL | Qt::Key_H)}, false,
        [&page] { page.openList(); }, {});
    add(r, "balance", [] { return Tr::tr("Left/Right Balance"); }, {QKeySequence(Qt::CTRL | Qt::Key_B)}, false,
        [&page] { page.showBalance(); }, {});
    add(r, "comment", [] { return Tr::tr("Write a Comment"); }, {QKeySequence(Qt::Key_C)}, true,
        [&page] { page.side()->writeComment(); }, [&page, shown] { return page.side() && page.side()->mayComment() && shown(); });
}

void addPictureCommands(ReviewPage &page, CommandRegistry &r)
{
    const auto shown = isShown(page);
    add(r, "fit", [] { return Tr::tr("Fit"); }, {QKeySequence(Qt::Key_F)}, true, [&page] { page.side()->picture()->viewer()->fit(); }, shown);
    add(r, "actual", [] { return Tr::tr("Actual Size"); }, {QKeySequence(Qt::Key_O)}, true,
        [&page] { page.side()->picture()->viewer()->actualSize(); }, shown);
    add(r, "rotate", [] { return Tr::tr("Rotate View"); }, {QKeySequence(Qt::Key_V)}, true,
        [&page] { page.side()->picture()->viewer()->rotateView(); }, shown);
    add(r, "zoomin", [] { return Tr::tr("Zoom In"); }, {QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal)}, true,
        [&page] { page.side()->picture()->viewer()->zoomIn(); }, shown);
    add(r, "zoomout", [] { return Tr::tr("Zoom Out"); }, {QKeySequence(Qt::Key_Minus)}, true,
        [&page] { page.side()->picture()->viewer()->zoomOut(); }, shown);
}

} // namespace

void addReviewCommands(ReviewPage &page, CommandRegistry &registry, const ProjectAccess &project)
{
    addCaseCommands(page, registry);
    addPageCommands(page, registry, project);
    addPictureCommands(page, registry);
    // A key held down is about one field or image, not about those that follow.
    for (const char *id : {"finish", "reopen", "approve", "left", "right", "both", "common"})
        registry.action(QStringLiteral("review.") + QLatin1String(id))->setAutoRepeat(false);
}

} // namespace yuyi
