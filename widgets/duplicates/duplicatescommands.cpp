// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/duplicates/duplicatescommands.h"

#include "widgets/controls/dialogs/refusedlist.h"
#include "widgets/duplicates/duplicatescontroller.h"
#include "widgets/duplicates/duplicatespage.h"
#include "widgets/duplicates/groupsmodel.h"
#include "widgets/duplicates/groupspanel.h"
#include "widgets/duplicates/pairpanel.h"
#include "widgets/image/comparisonview.h"
#include "widgets/shell/commands/pagecommands.h"

#include <QCoreApplication>

namespace yuyi::duplicatescommands {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DuplicatesCommands)
};

constexpr double weightStep = 0.05; // of the slider and the overlay, for one key

const DuplicateGroup *currentGroup(const Parts &parts)
{
    return parts.groups ? parts.groups->current() : nullptr;
}

bool comparesNow(const Parts &parts)
{
    return parts.pair && parts.pair->compare()->hasImages();
}

/// The search, and what is decided about groups.
void addDeciding(const PageCommands &add, const Parts &parts)
{
    const auto open = [&parts] { return currentGroup(parts) && currentGroup(parts)->state == GroupState::Open; };
    add(
        "search", [&parts] { return searchText(*parts.controller); }, [&parts] { parts.controller->search(); },
        [&parts] { return !parts.controller->isSearching(); });
    add(
        "confirm", [] { return Tr::tr("Confirm and Keep the Left Image"); }, [&parts] { parts.page->confirm(); }, open);
    add(
        "swap", [] { return Tr::tr("Keep the Other Image"); }, [&parts] { parts.page->swap(); }, open);
    add(
        "split", [] { return Tr::tr("Remove from Group"); }, [&parts] { parts.page->split(); }, open);
    add(
        "dismiss", [] { return Tr::tr("Not Duplicates"); }, [&parts] { parts.page->dismiss(); }, open);
    add(
        "reopen", [] { return Tr::tr("Reopen Group"); }, [&parts] { parts.page->reopen(); },
        [&parts] { return currentGroup(parts) && currentGroup(parts)->state != GroupState::Open; });
    add(
        "many", [&parts] { return manyText(*parts.controller); }, [&parts] { parts.page->confirmMany(); },
        [&parts] {
            return parts.controller->groups().view() == GroupView::Duplicates && !parts.controller->batch().isEmpty();
        });
}

/// From group to group and from image to image, and how two images are compared.
void addWalking(const PageCommands &add, const Parts &parts)
{
    const auto any = [&parts] { return currentGroup(parts) != nullptr; };
    const auto step = [&parts](int direction) {
        return [&parts, direction] { parts.groups->selectRow(parts.groups->row() + direction); };
    };
    add(
        "next", [] { return Tr::tr("Next Group"); }, step(1), any);
    add(
        "previous", [] { return Tr::tr("Previous Group"); }, step(-1), any);
    const auto several = [&parts] { return currentGroup(parts) && currentGroup(parts)->members.size() > 1; };
    add(
        "nextmember", [] { return Tr::tr("Next Image in Group"); }, [&parts] { parts.pair->stepMember(1); }, several);
    add(
        "previousmember", [] { return Tr::tr("Previous Image in Group"); }, [&parts] { parts.pair->stepMember(-1); }, several);
    using Mode = ComparisonView::Mode;
    const auto mode = [&parts](Mode wanted) {
        return [&parts, wanted] {
            ComparisonView *compare = parts.pair->compare();
            compare->setMode(compare->mode() == wanted ? Mode::SideBySide : wanted);
        };
    };
    add(
        "side", [] { return Tr::tr("Side by Side"); }, [&parts] { parts.pair->compare()->setMode(Mode::SideBySide); }, any);
    add(
        "flicker", [] { return Tr::tr("Flicker"); }, mode(Mode::Flicker), any);
    add(
        "slider", [] { return Tr::tr("Slider"); }, mode(Mode::Slider), any);
    add(
        "difference", [] { return Tr::tr("Difference"); }, mode(Mode::Difference), any);
    add(
        "overlay", [] { return Tr::tr("Overlay"); }, mode(Mode::Overlay), any);
}

void showUnreadable(const Parts &parts)
{
    const Unreadable &unreadable = parts.controller->unreadable();
    (new RefusedList(Tr::tr("Unreadable Images"),
                     Tr::tr("%Ln image(s) could not be read by the last search", nullptr, static_cast<int>(unreadable.size())),
                     unreadable, parts.page))
        ->open();
}

/// Whatever has the focus: the views and the limits have keys.
void addLimits(const PageCommands &add, const Parts &parts)
{
    const auto open = [&parts](GroupView view) { return [&parts, view] { parts.page->openView(view); }; };
    add(
        "view-duplicates", [] { return Tr::tr("Show Duplicates"); }, open(GroupView::Duplicates));
    add(
        "view-templates", [] { return Tr::tr("Show Same-Template Groups"); }, open(GroupView::Templates));
    add(
        "view-settled", [] { return Tr::tr("Show Decided Groups"); }, open(GroupView::Settled));
    add(
        "unreadable", [] { return Tr::tr("Unreadable Images…"); }, [&parts] { showUnreadable(parts); },
        [&parts] { return !parts.controller->unreadable().isEmpty(); });
    const auto work = [&parts] { return parts.page->showsWork(); };
    add(
        "certainty", [] { return Tr::tr("Set Minimum Certainty"); }, [&parts] { parts.groups->editCertainty(); }, work);
    add(
        "distance", [] { return Tr::tr("Set Maximum Fingerprint Distance"); }, [&parts] { parts.groups->editDistance(); }, work);
    add(
        "batch", [] { return Tr::tr("Set Minimum Certainty for Batch Confirmation"); },
        [&parts] { parts.groups->editBatch(); }, [&parts, work] { return work() && parts.groups->isBatchEnabled(); });
}

/// The zoom of both images and what weighs one against the other.
void addViewing(const PageCommands &add, const Parts &parts)
{
    using Mode = ComparisonView::Mode;
    const auto any = [&parts] { return comparesNow(parts); };
    const auto on = [&parts](void (*act)(ComparisonView &)) { return [&parts, act] { act(*parts.pair->compare()); }; };
    add(
        "larger", [] { return Tr::tr("Zoom In"); }, on([](ComparisonView &compare) { compare.zoomIn(); }), any);
    add(
        "smaller", [] { return Tr::tr("Zoom Out"); }, on([](ComparisonView &compare) { compare.zoomOut(); }), any);
    add(
        "fit", [] { return Tr::tr("Fit"); }, on([](ComparisonView &compare) { compare.fit(); }), any);
    add(
        "actual", [] { return Tr::tr("Actual Size"); }, on([](ComparisonView &compare) { compare.actualSize(); }), any);
    const auto weighs = [&parts] {
        return comparesNow(parts)
            && (parts.pair->compare()->mode() == Mode::Slider || parts.pair->compare()->mode() == Mode::Overlay);
    };
    add(
        "left", [] { return Tr::tr("Move Slider Left or Reduce Opacity"); },
        on([](ComparisonView &compare) { compare.setPosition(compare.position() - weightStep); }), weighs);
    add(
        "right", [] { return Tr::tr("Move Slider Right or Increase Opacity"); },
        on([](ComparisonView &compare) { compare.setPosition(compare.position() + weightStep); }), weighs);
    add(
        "switch", [] { return Tr::tr("Switch Images Manually"); },
        on([](ComparisonView &compare) { compare.switchByHand(); }),
        [&parts] { return comparesNow(parts) && parts.pair->compare()->mode() == Mode::Flicker; });
}

} // namespace

void add(CommandRegistry &commands, const Parts &parts)
{
    const PageCommands page(commands, "duplicates");
    addDeciding(page, parts);
    addWalking(page, parts);
    addLimits(page, parts);
    addViewing(page, parts);
}

QString manyText(const DuplicatesController &controller)
{
    return Tr::tr("Confirm %n Group(s) with Certainty ≥ %1 %", nullptr, static_cast<int>(controller.batch().size()))
        .arg(QString::number(controller.batchLimit() * 100, 'f', 1));
}

QString searchText(const DuplicatesController &controller)
{
    return controller.olderEngine().isEmpty() ? Tr::tr("Search for Duplicates") : Tr::tr("Search Again");
}

} // namespace yuyi::duplicatescommands
