// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/duplicates/duplicatescommands.h"

#include "widgets/controls/refusedlist.h"
#include "widgets/duplicates/duplicatescontroller.h"
#include "widgets/duplicates/duplicatespage.h"
#include "widgets/duplicates/groupsmodel.h"
#include "widgets/duplicates/groupspanel.h"
#include "widgets/duplicates/pairpanel.h"
#include "widgets/image/comparisonview.h"
#include "widgets/shell/pagecommand.h"

#include <QCoreApplication>

namespace yuyi::duplicatescommands {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DuplicatesCommands)
};

constexpr PageCommand command{"duplicates"};
constexpr double weightStep = 0.05;   // of the slider and the overlay, for one key

const DuplicateGroup *currentGroup(const Parts &parts)
{
    return parts.groups ? parts.groups->current() : nullptr;
}

bool comparesNow(const Parts &parts)
{
    return parts.pair && parts.pair->compare()->hasImages();
}

/// The search, and what is decided about groups.
void addDeciding(CommandRegistry &commands, const Parts &parts)
{
    const auto open = [&parts] { return currentGroup(parts) && currentGroup(parts)->state == GroupState::Open; };
    const auto add = [&](const char *id, std::function<QString()> text, const QList<QKeySequence> &keys,
                         std::function<void()> run, std::function<bool()> enabled, bool repeats = false) {
        // A key held down decides about one group, not about all that follow.
        commands.add(command.withKeys(id, std::move(text), keys, std::move(run), std::move(enabled)))->setAutoRepeat(repeats);
    };
    add("search", [&parts] { return searchText(*parts.controller); }, {QKeySequence(Qt::CTRL | Qt::Key_R)},
        [&parts] { parts.controller->search(); }, [&parts] { return !parts.controller->isSearching(); }, true);
    add("confirm", [] { return Tr::tr("Confirm, Keep Left"); },
        {QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)}, [&parts] { parts.page->confirm(); }, open);
    add("swap", [] { return Tr::tr("Keep the Other Image"); }, {QKeySequence(Qt::Key_Tab)}, [&parts] { parts.page->swap(); }, open);
    add("split", [] { return Tr::tr("Remove from Group"); }, {QKeySequence(Qt::Key_R)}, [&parts] { parts.page->split(); }, open);
    add("dismiss", [] { return Tr::tr("Not Duplicates"); }, {QKeySequence(Qt::Key_N)}, [&parts] { parts.page->dismiss(); }, open);
    add("reopen", [] { return Tr::tr("Reopen Group"); }, {QKeySequence(Qt::Key_A)}, [&parts] { parts.page->reopen(); },
        [&parts] { return currentGroup(parts) && currentGroup(parts)->state != GroupState::Open; });
    add("many", [&parts] { return manyText(*parts.controller); }, {QKeySequence(Qt::CTRL | Qt::Key_B)},
        [&parts] { parts.page->confirmMany(); },
        [&parts] {
            return parts.controller->groups().view() == GroupView::Duplicates && !parts.controller->batch().isEmpty();
        });
}

/// From group to group and from image to image, and how two images are compared.
void addWalking(CommandRegistry &commands, const Parts &parts)
{
    const auto any = [&parts] { return currentGroup(parts) != nullptr; };
    const auto add = [&](const char *id, std::function<QString()> text, const QList<QKeySequence> &keys,
                         std::function<void()> run, std::function<bool()> enabled) {
        commands.add(command.withKeys(id, std::move(text), keys, std::move(run), std::move(enabled)))->setAutoRepeat(true);
    };
    const auto step = [&parts](int direction) {
        return [&parts, direction] { parts.groups->selectRow(parts.groups->row() + direction); };
    };
    add("next", [] { return Tr::tr("Next Group"); }, {QKeySequence(Qt::Key_J), QKeySequence(Qt::Key_Down)}, step(1), any);
    add("previous", [] { return Tr::tr("Previous Group"); }, {QKeySequence(Qt::Key_K), QKeySequence(Qt::Key_Up)}, step(-1), any);
    const auto several = [&parts] { return currentGroup(parts) && currentGroup(parts)->members.size() > 1; };
    add("nextmember", [] { return Tr::tr("Next Image in Group"); }, {QKeySequence(Qt::Key_PageDown), QKeySequence(Qt::Key_M)},
        [&parts] { parts.pair->stepMember(1); }, several);
    add("previousmember", [] { return Tr::tr("Previous Image in Group"); }, {QKeySequence(Qt::Key_PageUp)},
        [&parts] { parts.pair->stepMember(-1); }, several);
    using Mode = ComparisonView::Mode;
    const auto mode = [&parts](Mode wanted) {
        return [&parts, wanted] {
            ComparisonView *compare = parts.pair->compare();
            compare->setMode(compare->mode() == wanted ? Mode::SideBySide : wanted);
        };
    };
    add("side", [] { return Tr::tr("Side by Side"); }, {QKeySequence(Qt::Key_S)},
        [&parts] { parts.pair->compare()->setMode(Mode::SideBySide); }, any);
    add("flicker", [] { return Tr::tr("Flicker"); }, {QKeySequence(Qt::Key_F)}, mode(Mode::Flicker), any);
    add("slider", [] { return Tr::tr("Slider"); }, {QKeySequence(Qt::Key_D)}, mode(Mode::Slider), any);
    add("difference", [] { return Tr::tr("Difference"); }, {QKeySequence(Qt::Key_X)}, mode(Mode::Difference), any);
    add("overlay", [] { return Tr::tr("Overlay"); }, {QKeySequence(Qt::Key_O)}, mode(Mode::Overlay), any);
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
void addLimits(CommandRegistry &commands, const Parts &parts)
{
    const auto add = [&](const char *id, std::function<QString()> text, const QList<QKeySequence> &keys,
                         std::function<void()> run, std::function<bool()> enabled = {}) {
        commands.add(command.withKeys(id, std::move(text), keys, std::move(run), std::move(enabled)));
    };
    const auto open = [&parts](GroupView view) { return [&parts, view] { parts.page->openView(view); }; };
    add("view-duplicates", [] { return Tr::tr("Show Duplicates"); }, {QKeySequence(Qt::ALT | Qt::Key_1)}, open(GroupView::Duplicates));
    add("view-templates", [] { return Tr::tr("Show Same-Template Groups"); }, {QKeySequence(Qt::ALT | Qt::Key_2)},
        open(GroupView::Templates));
    add("view-settled", [] { return Tr::tr("Show Decided Groups"); }, {QKeySequence(Qt::ALT | Qt::Key_3)}, open(GroupView::Settled));
    add("unreadable", [] { return Tr::tr("Unreadable Images…"); }, {QKeySequence(Qt::Key_U)}, [&parts] { showUnreadable(parts); },
        [&parts] { return !parts.controller->unreadable().isEmpty(); });
    const auto work = [&parts] { return parts.page->showsWork(); };
    add("certainty", [] { return Tr::tr("Set Minimum Certainty"); }, {QKeySequence(Qt::Key_C)},
        [&parts] { parts.groups->editCertainty(); }, work);
    add("distance", [] { return Tr::tr("Set Maximum Distance"); }, {QKeySequence(Qt::Key_H)},
        [&parts] { parts.groups->editDistance(); }, work);
    add("batch", [] { return Tr::tr("Set Minimum Certainty for Batch Confirmation"); }, {QKeySequence(Qt::Key_B)},
        [&parts] { parts.groups->editBatch(); }, [&parts, work] { return work() && parts.groups->isBatchEnabled(); });
}

/// The zoom of both images and what weighs one against the other.
void addViewing(CommandRegistry &commands, const Parts &parts)
{
    const auto add = [&](const char *id, std::function<QString()> text, const QList<QKeySequence> &keys,
                         void (*run)(ComparisonView &), std::function<bool()> enabled) {
        commands.add(command.withKeys(id, std::move(text), keys, [&parts, run] { run(*parts.pair->compare()); }, std::move(enabled)));
    };
    using Mode = ComparisonView::Mode;
    const auto any = [&parts] { return comparesNow(parts); };
    add("larger", [] { return Tr::tr("Zoom In"); }, {QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal)},
        [](ComparisonView &compare) { compare.zoomIn(); }, any);
    add("smaller", [] { return Tr::tr("Zoom Out"); }, {QKeySequence(Qt::Key_Minus)},
        [](ComparisonView &compare) { compare.zoomOut(); }, any);
    add("fit", [] { return Tr::tr("Fit"); }, {QKeySequence(Qt::Key_0)}, [](ComparisonView &compare) { compare.fit(); }, any);
    add("actual", [] { return Tr::tr("Actual Size"); }, {QKeySequence(Qt::Key_1)},
        [](ComparisonView &compare) { compare.actualSize(); }, any);
    const auto weighs = [&parts] {
        return comparesNow(parts)
            && (parts.pair->compare()->mode() == Mode::Slider || parts.pair->compare()->mode() == Mode::Overlay);
    };
    add("left", [] { return Tr::tr("Move Slider Left or Lower Opacity"); }, {QKeySequence(Qt::Key_Left)},
        [](ComparisonView &compare) { compare.setPosition(compare.position() - weightStep); }, weighs);
    add("right", [] { return Tr::tr("Move Slider Right or Raise Opacity"); }, {QKeySequence(Qt::Key_Right)},
        [](ComparisonView &compare) { compare.setPosition(compare.position() + weightStep); }, weighs);
    add("switch", [] { return Tr::tr("Flicker Manually"); }, {QKeySequence(Qt::Key_Space)},
        [](ComparisonView &compare) { compare.switchByHand(); },
        [&parts] { return comparesNow(parts) && parts.pair->compare()->mode() == Mode::Flicker; });
}

} // namespace

void add(CommandRegistry &commands, const Parts &parts)
{
    addDeciding(commands, parts);
    addWalking(commands, parts);
    addLimits(commands, parts);
    addViewing(commands, parts);
}

QString manyText(const DuplicatesController &controller)
{
    return Tr::tr("Confirm %n Group(s) ≥ %1 %", nullptr, static_cast<int>(controller.batch().size()))
        .arg(QString::number(controller.batchLimit() * 100, 'f', 1));
}

QString searchText(const DuplicatesController &controller)
{
    return controller.olderEngine().isEmpty() ? Tr::tr("Search for Duplicates") : Tr::tr("Search Again");
}

} // namespace yuyi::duplicatescommands
