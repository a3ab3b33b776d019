// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/reviewcommands.h"

#include "models/services/session/projectaccess.h"
#include "widgets/image/imageviewer.h"
#include "widgets/review/accepted/acceptedpanel.h"
#include "widgets/review/fields/casepanel.h"
#include "widgets/review/fields/reviewfield.h"
#include "widgets/review/reviewcontroller.h"
#include "widgets/review/reviewpage.h"
#include "widgets/review/reviewpicture.h"
#include "widgets/review/reviewside.h"
#include "widgets/shell/commands/pagecommands.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ReviewCommands)
};

/// The case or the accepted image is shown.
std::function<bool()> isShown(ReviewPage &page)
{
    return [&page] {
        return page.isCases() ? page.controller()->hasCase() : page.accepted() && page.accepted()->hasItem();
    };
}

void addCaseCommands(ReviewPage &page, const PageCommands &add)
{
    const auto decide = [&page] { return page.canDecide(); };
    const auto can = [&page](Pick pick) {
        return [&page, pick] { return page.canDecide() && page.panel()->current()->canPick(pick); };
    };
    const auto hasCase = [&page] { return page.isCases() && page.controller()->hasCase() && page.panel() && !page.panel()->isEditing(); };
    add(
        "finish", [] { return Tr::tr("Finish and Next"); }, [&page] { page.finish(); },
        [&page] { return page.isCases() && page.controller()->hasCase() && !page.controller()->isSettled(); });
    add(
        "reopen", [] { return Tr::tr("Reopen"); }, [&page] { page.controller()->reopen(); },
        [&page] { return page.isCases() && page.controller()->isSettled() && page.controller()->view().state == CaseState::Settled; });
    add(
        "left", [] { return Tr::tr("Use the Left Version"); }, [&page] { page.panel()->pick(Pick::Left); }, can(Pick::Left));
    add(
        "right", [] { return Tr::tr("Use the Right Version"); }, [&page] { page.panel()->pick(Pick::Right); }, can(Pick::Right));
    add(
        "both", [] { return Tr::tr("Use Both"); }, [&page] { page.panel()->pick(Pick::Both); }, can(Pick::Both));
    add(
        "common", [] { return Tr::tr("Use the Common Part"); }, [&page] { page.panel()->pick(Pick::Common); }, can(Pick::Common));
    add(
        "edit", [] { return Tr::tr("Edit the Final Version"); }, [&page] { page.panel()->edit(); },
        [&page] { return page.canWrite(); });
    const QList<std::pair<const char *, Cause>> causes{{"unclear", Cause::GuidelineUnclear},
                                                       {"slip", Cause::Slip},
                                                       {"subjective", Cause::Subjective},
                                                       {"knowledge", Cause::Knowledge},
                                                       {"othercause", Cause::Other}};
    for (const auto &[id, cause] : causes) {
        add(
            id, [cause = cause] { return Tr::tr("Cause of the Difference: %1").arg(titleOf(cause)); },
            [&page, cause = cause] { page.panel()->setCause(cause); }, decide);
    }
    add(
        "change", [] { return Tr::tr("Mark or Unmark “Guideline Needs a Change”"); }, [&page] { page.panel()->toggleGuideline(); }, decide);
    add(
        "note", [] { return Tr::tr("Write a Note"); }, [&page] { page.panel()->focusNote(); }, decide);
    add(
        "agreed", [] { return Tr::tr("Show Identical Fields"); }, [&page] { page.panel()->toggleAgreed(); }, hasCase);
    add(
        "down", [] { return Tr::tr("Next Field"); }, [&page] { page.panel()->step(1); }, hasCase);
    add(
        "up", [] { return Tr::tr("Previous Field"); }, [&page] { page.panel()->step(-1); }, hasCase);
}

void addPageCommands(ReviewPage &page, const PageCommands &add, const ProjectAccess &project)
{
    const auto isLead = [&project] { return project.person().is(Role::Lead); };
    const auto accepted = [&page] { return !page.isCases() && page.accepted() && page.accepted()->isOpenItem(); };
    const auto shown = isShown(page);
    add(
        "approve", [] { return Tr::tr("Approve"); }, [&page] { page.accepted()->approve(); }, accepted);
    add(
        "draw", [] { return Tr::tr("Draw a Sample"); }, [&page] { page.accepted()->drawSample(); },
        [&page, isLead] { return !page.isCases() && isLead(); });
    add(
        "view", [] { return Tr::tr("Switch Between “Adjudicate” and “Check Accepted Images”"); },
        [&page] { page.setView(page.isCases() ? ReviewHeader::View::Accepted : ReviewHeader::View::Cases); }, isLead);
    add(
        "view-cases", [] { return Tr::tr("Adjudicate"); }, [&page] { page.setView(ReviewHeader::View::Cases); }, isLead);
    add(
        "view-accepted", [] { return Tr::tr("Check Accepted Images"); },
        [&page] { page.setView(ReviewHeader::View::Accepted); }, isLead);
    add(
        "back", [] { return Tr::tr("Return Image to Annotators"); }, [&page] { page.askReason(); },
        [&page, accepted] { return page.canDecide() || accepted(); });
    add(
        "guideline", [] { return Tr::tr("Guideline"); }, [&page] { page.toggleGuideline(); });
    add(
        "next", [] { return Tr::tr("Next Image"); }, [&page] { page.walk(1); }, shown);
    add(
        "previous", [] { return Tr::tr("Previous Image"); }, [&page] { page.walk(-1); },
        [&page] { return page.isCases() || (page.accepted() && page.accepted()->hasItem()); });
    add(
        "list", [] { return Tr::tr("Case List"); }, [&page] { page.openList(); });
    add(
        "balance", [] { return Tr::tr("Statistics on Left/Right Choices"); }, [&page] { page.showBalance(); });
    add(
        "comment", [] { return Tr::tr("Write a Comment"); }, [&page] { page.side()->writeComment(); },
        [&page, shown] { return page.side() && page.side()->mayComment() && shown(); });
}

void addPictureCommands(ReviewPage &page, const PageCommands &add)
{
    const auto shown = isShown(page);
    add(
        "fit", [] { return Tr::tr("Fit"); }, [&page] { page.side()->picture()->viewer()->fit(); }, shown);
    add(
        "actual", [] { return Tr::tr("Actual Size"); }, [&page] { page.side()->picture()->viewer()->actualSize(); }, shown);
    add(
        "rotate", [] { return Tr::tr("Rotate View"); }, [&page] { page.side()->picture()->viewer()->rotateView(); }, shown);
    add(
        "zoomin", [] { return Tr::tr("Zoom In"); }, [&page] { page.side()->picture()->viewer()->zoomIn(); }, shown);
    add(
        "zoomout", [] { return Tr::tr("Zoom Out"); }, [&page] { page.side()->picture()->viewer()->zoomOut(); }, shown);
    const auto several = [&page, shown] { return shown() && page.hasPictures(); };
    add(
        "next-picture", [] { return Tr::tr("Next Picture"); }, [&page] { page.stepPicture(1); }, several);
    add(
        "previous-picture", [] { return Tr::tr("Previous Picture"); }, [&page] { page.stepPicture(-1); }, several);
}

} // namespace

void addReviewCommands(ReviewPage &page, CommandRegistry &registry, const ProjectAccess &project)
{
    const PageCommands commands(registry, "review");
    addCaseCommands(page, commands);
    addPageCommands(page, commands, project);
    addPictureCommands(page, commands);
}

} // namespace yuyi
