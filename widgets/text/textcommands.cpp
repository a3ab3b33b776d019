// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/textcommands.h"

#include "widgets/charts/histogram.h"
#include "widgets/controls/dialogs/refusedlist.h"
#include "widgets/image/imageviewer.h"
#include "widgets/shell/commands/pagecommands.h"
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

bool isBoxing(const Parts &parts)
{
    return parts.picture && parts.picture->isBoxing();
}

bool hasImage(const Parts &parts)
{
    return parts.images && !parts.images->current().isNull();
}

/// Measuring, applying the limit, and deciding about the image and its areas.
void addDeciding(const PageCommands &add, const Parts &parts)
{
    // While a box lies over the picture the keys are the box's.
    const auto any = [&parts] { return hasImage(parts) && !isBoxing(parts); };
    const auto decide = [&parts](Outcome outcome) {
        parts.controller->decide(parts.images->current(), outcome, parts.images->next());
    };
    add(
        "measure", [&parts] { return measureText(*parts.controller); }, [&parts] { parts.controller->measure(); },
        [&parts] { return !parts.controller->isMeasuring(); });
    add(
        "apply", [] { return Tr::tr("Apply Limit"); },
        [&parts] { parts.controller->apply(parts.histogram->threshold()); },
        [&parts] { return !parts.controller->standings().isEmpty() && !parts.controller->isMeasuring(); });
    add(
        "keep", [] { return Tr::tr("Keep"); }, [decide] { decide(Outcome::Keep); }, any);
    add(
        "discard", [] { return Tr::tr("Discard"); }, [decide] { decide(Outcome::Discard); }, any);
    const auto chosen = [&parts] { return parts.picture && parts.picture->currentArea() >= 0 && !isBoxing(parts); };
    add(
        "draw", [] { return Tr::tr("Draw a Text Area"); }, [&parts] { parts.picture->drawArea(); },
        [&parts] { return hasImage(parts); });
    add(
        "change", [] { return Tr::tr("Move or Resize the Text Area"); }, [&parts] { parts.picture->changeArea(); }, chosen);
    add(
        "nottext", [] { return Tr::tr("Mark Area as Not Text"); },
        [&parts] { parts.controller->setDismissed(parts.picture->currentArea(), true); }, chosen);
    add(
        "istext", [] { return Tr::tr("Mark Area as Text"); },
        [&parts] { parts.controller->setDismissed(parts.picture->currentArea(), false); },
        [&parts, chosen] {
            return chosen() && parts.picture->currentArea() < parts.controller->shownMeasure().areas.size()
                && parts.controller->shownMeasure().areas.at(parts.picture->currentArea()).dismissed;
        });
    add(
        "nextarea", [] { return Tr::tr("Next Text Area"); }, [&parts] { parts.picture->goToNextArea(); },
        [&parts] { return !parts.controller->shownMeasure().areas.isEmpty() && !isBoxing(parts); });
}

/// The keys of a box over the picture. Its arrows are read by the box itself, which knows which one it was; here they have their names.
void addBox(const PageCommands &add, const Parts &parts)
{
    const auto toTheBox = [&parts] { parts.picture->viewer()->setFocus(Qt::ShortcutFocusReason); };
    add(
        "box-move", [] { return Tr::tr("Move the Box"); }, toTheBox);
    add(
        "box-size", [] { return Tr::tr("Resize the Box"); }, toTheBox);
    add(
        "box-keep", [] { return Tr::tr("Keep the Box"); }, [&parts] { parts.picture->keepBox(); });
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
void addViewing(const PageCommands &add, const Parts &parts)
{
    using View = TextSelection::View;
    const auto measured = [&parts] { return !parts.controller->standings().isEmpty(); };
    const auto open = [&parts](View view) { return [&parts, view] { parts.controller->openView(view); }; };
    add(
        "view-near", [] { return Tr::tr("Show Images Near the Limit"); }, open(View::Near), measured);
    add(
        "view-over", [] { return Tr::tr("Show Images Above the Limit"); }, open(View::Over), measured);
    add(
        "view-under", [] { return Tr::tr("Show Images Below the Limit"); }, open(View::Under), measured);
    add(
        "view-decided", [] { return Tr::tr("Show Manually Decided Images"); }, open(View::Decided), measured);
    add(
        "line", [] { return Tr::tr("Change the Limit"); },
        [&parts] { parts.histogram->setFocus(Qt::ShortcutFocusReason); }, measured);
    add(
        "pictures", [] { return Tr::tr("Back to the Images"); }, [&parts] { parts.picture->leaveBox(); }, measured);
    add(
        "unreadable", [] { return Tr::tr("Unreadable Images…"); }, [&parts] { showUnreadable(parts); },
        [&parts] { return !parts.controller->unreadable().isEmpty(); });
    const auto seen = [&parts] { return parts.picture && parts.picture->viewer()->hasImage(); };
    add(
        "larger", [] { return Tr::tr("Zoom In"); }, [&parts] { parts.picture->viewer()->zoomIn(); }, seen);
    add(
        "smaller", [] { return Tr::tr("Zoom Out"); }, [&parts] { parts.picture->viewer()->zoomOut(); }, seen);
    add(
        "fit", [] { return Tr::tr("Fit"); }, [&parts] { parts.picture->viewer()->fit(); }, seen);
    add(
        "actual", [] { return Tr::tr("Actual Size"); }, [&parts] { parts.picture->viewer()->actualSize(); }, seen);
}

} // namespace

void add(CommandRegistry &commands, const Parts &parts)
{
    const PageCommands page(commands, "text");
    addDeciding(page, parts);
    addBox(PageCommands(commands, "text", [&parts] { return isBoxing(parts); }), parts);
    addViewing(page, parts);
}

QString measureText(const TextController &controller)
{
    return controller.olderEngine().isEmpty() ? Tr::tr("Measure Text") : Tr::tr("Measure Again");
}

} // namespace yuyi::textcommands
