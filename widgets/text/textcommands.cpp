// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/textcommands.h"

#include "widgets/charts/histogram.h"
#include "widgets/controls/refusedlist.h"
#include "widgets/image/imageviewer.h"
#include "widgets/shell/pagecommand.h"
#include "widgets/text/textcontroller.h"
#include "widgets/text/textimagespanel.h"
#include "widgets/text/textpicturepanel.h"

#include <QCoreApplication>

namespace yuyi::textcommands {

namespace {

class Tr
{
    Q_DECLARE_TR_FUNCTIONS(yuyi::TextCommands)
};

constexpr PageCommand command{"text"};

bool isBoxing(const Parts &parts)
{
    return parts.picture && parts.picture->isBoxing();
}

bool hasImage(const Parts &parts)
{
    return parts.images && !parts.images->current().isNull();
}

/// Measuring, applying the limit, and deciding about the image and its areas.
void addDeciding(CommandRegistry &commands, const Parts &parts)
{
    // While a box lies over the picture the keys are the box's.
    const auto any = [&parts] { return hasImage(parts) && !isBoxing(parts); };
    const auto add = [&](const char *id, std::function<QString()> text, const QList<QKeySequence> &keys,
                         std::function<void()> run, std::function<bool()> enabled, bool repeats = true) {
        // A key held down decides about one picture, not about all that follow.
        commands.add(command.withKeys(id, std::move(text), keys, std::move(run), std::move(enabled)))->setAutoRepeat(repeats);
    };
    const auto decide = [&parts](Outcome outcome) {
        parts.controller->decide(parts.images->current(), outcome, parts.images->next());
    };
    add("measure", [&parts] { return measureText(*parts.controller); }, {QKeySequence(Qt::CTRL | Qt::Key_R)},
        [&parts] { parts.controller->measure(); }, [&parts] { return !parts.controller->isMeasuring(); });
    add("apply", [] { return Tr::tr("Apply Limit"); }, {QKeySequence(Qt::CTRL | Qt::Key_Return)},
        [&parts] { parts.controller->apply(parts.histogram->threshold()); },
        [&parts] { return !parts.controller->standings().isEmpty() && !parts.controller->isMeasuring(); });
    add("keep", [] { return Tr::tr("Keep"); }, {QKeySequence(Qt::Key_K)}, [decide] { decide(Outcome::Keep); }, any, false);
    add("discard", [] { return Tr::tr("Discard"); }, {QKeySequence(Qt::Key_D)}, [decide] { decide(Outcome::Discard); },
        any, false);
    const auto chosen = [&parts] { return parts.picture && parts.picture->currentArea() >= 0 && !isBoxing(parts); };
    add("draw", [] { return Tr::tr("Draw an Area"); }, {QKeySequence(Qt::Key_E)}, [&parts] { parts.picture->drawArea(); },
        [&parts] { return hasImage(parts); }, false);
    add("change", [] { return Tr::tr("Move or Resize the Area"); }, {QKeySequence(Qt::Key_M)},
        [&parts] { parts.picture->changeArea(); }, chosen, false);
    add("nottext", [] { return Tr::tr("Mark as Not Text"); }, {QKeySequence(Qt::Key_X), QKeySequence(Qt::Key_Delete)},
        [&parts] { parts.controller->setDismissed(parts.picture->currentArea(), true); }, chosen, false);
    add("istext", [] { return Tr::tr("Mark as Text"); }, {QKeySequence(Qt::Key_T)},
        [&parts] { parts.controller->setDismissed(parts.picture->currentArea(), false); },
        [&parts, chosen] {
            return chosen() && parts.picture->currentArea() < parts.controller->shownMeasure().areas.size()
                && parts.controller->shownMeasure().areas.at(parts.picture->currentArea()).dismissed;
        });
    add("nextarea", [] { return Tr::tr("Next Area"); }, {QKeySequence(Qt::Key_A)}, [&parts] { parts.picture->goToNextArea(); },
        [&parts] { return !parts.controller->shownMeasure().areas.isEmpty() && !isBoxing(parts); });
}

/// The keys of a box over the picture. Its arrows are read by the box itself, which knows which one it was; here they have their names.
void addBox(CommandRegistry &commands, const Parts &parts)
{
    const auto shown = [&parts] { return isBoxing(parts); };
    const auto add = [&](const char *id, std::function<QString()> text, const QList<QKeySequence> &keys, std::function<void()> run) {
        Command made = command.withKeys(id, std::move(text), keys, std::move(run), shown);
        made.listed = false;
        commands.add(std::move(made))->setAutoRepeat(false);
    };
    const auto toTheBox = [&parts] { parts.picture->viewer()->setFocus(Qt::ShortcutFocusReason); };
    add("box-move", [] { return Tr::tr("Move the Box"); },
        {QKeySequence(Qt::Key_Left), QKeySequence(Qt::Key_Right), QKeySequence(Qt::Key_Up), QKeySequence(Qt::Key_Down)}, toTheBox);
    // The other two are understood; four of these would leave the list of keys no room for words.
    add("box-size", [] { return Tr::tr("Resize the Box"); },
        {QKeySequence(Qt::SHIFT | Qt::Key_Right), QKeySequence(Qt::SHIFT | Qt::Key_Down)}, toTheBox);
    add("box-keep", [] { return Tr::tr("Keep the Box"); }, {QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)},
        [&parts] { parts.picture->keepBox(); });
}

void showUnreadable(const Parts &parts)
{
    const Unreadable &unreadable = parts.controller->unreadable();
    (new RefusedList(Tr::tr("Unreadable Images"),
                     Tr::tr("%Ln image(s) could not be read during the last measurement", nullptr,
                            static_cast<int>(unreadable.size())),
                     unreadable, parts.page))
        ->open();
}

/// Whatever has the focus: the line, the views and the zoom have keys.
void addViewing(CommandRegistry &commands, const Parts &parts)
{
    using View = TextSelection::View;
    const auto add = [&](const char *id, std::function<QString()> text, const QList<QKeySequence> &keys,
                         std::function<void()> run, std::function<bool()> enabled = {}) {
        commands.add(command.withKeys(id, std::move(text), keys, std::move(run), std::move(enabled)));
    };
    const auto measured = [&parts] { return !parts.controller->standings().isEmpty(); };
    const auto open = [&parts](View view) { return [&parts, view] { parts.controller->openView(view); }; };
    add("view-near", [] { return Tr::tr("Show Images Near the Limit"); }, {QKeySequence(Qt::ALT | Qt::Key_1)}, open(View::Near),
        measured);
    add("view-over", [] { return Tr::tr("Show Images Above the Limit"); }, {QKeySequence(Qt::ALT | Qt::Key_2)}, open(View::Over),
        measured);
    add("view-under", [] { return Tr::tr("Show Images Below the Limit"); }, {QKeySequence(Qt::ALT | Qt::Key_3)}, open(View::Under),
        measured);
    add("view-decided", [] { return Tr::tr("Show Manually Decided Images"); }, {QKeySequence(Qt::ALT | Qt::Key_4)},
        open(View::Decided), measured);
    add("line", [] { return Tr::tr("Change the Limit"); }, {QKeySequence(Qt::Key_L)},
        [&parts] { parts.histogram->setFocus(Qt::ShortcutFocusReason); }, measured);
    add("pictures", [] { return Tr::tr("Back to the Images"); }, {QKeySequence(Qt::Key_Escape)},
        [&parts] { parts.picture->leaveBox(); }, measured);
    add("unreadable", [] { return Tr::tr("Unreadable Images…"); }, {QKeySequence(Qt::Key_U)}, [&parts] { showUnreadable(parts); },
        [&parts] { return !parts.controller->unreadable().isEmpty(); });
    const auto seen = [&parts] { return parts.picture && parts.picture->viewer()->hasImage(); };
    add("larger", [] { return Tr::tr("Zoom In"); }, {QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal)},
        [&parts] { parts.picture->viewer()->zoomIn(); }, seen);
    add("smaller", [] { return Tr::tr("Zoom Out"); }, {QKeySequence(Qt::Key_Minus)},
        [&parts] { parts.picture->viewer()->zoomOut(); }, seen);
    add("fit", [] { return Tr::tr("Fit"); }, {QKeySequence(Qt::Key_0)}, [&parts] { parts.picture->viewer()->fit(); }, seen);
    add("actual", [] { return Tr::tr("Actual Size"); }, {QKeySequence(Qt::Key_1)},
        [&parts] { parts.picture->viewer()->actualSize(); }, seen);
}

} // namespace

void add(CommandRegistry &commands, const Parts &parts)
{
    addDeciding(commands, parts);
    addBox(commands, parts);
    addViewing(commands, parts);
}

QString measureText(const TextController &controller)
{
    return controller.olderEngine().isEmpty() ? Tr::tr("Measure Text") : Tr::tr("Measure Again");
}

} // namespace yuyi::textcommands
