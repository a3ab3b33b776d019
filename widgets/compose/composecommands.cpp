// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compose/composecommands.h"

#include "widgets/compose/composecontroller.h"
#include "widgets/compose/composeimagespanel.h"
#include "widgets/compose/composepicturepanel.h"
#include "widgets/compose/panelsform.h"
#include "widgets/compose/rulescontroller.h"
#include "widgets/compose/rulesview.h"
#include "widgets/compose/sheetsform.h"
#include "widgets/image/imageviewer.h"
#include "widgets/shell/commands/pagecommands.h"

#include <QCoreApplication>

namespace yuyi::composecommands {

namespace {

class Tr
{
    Q_DECLARE_TR_FUNCTIONS(yuyi::ComposeCommands)
};

bool hasPicture(const Parts &parts)
{
    return parts.picture && parts.picture->viewer()->hasImage() && parts.controller->isRead();
}

void addPanels(const PageCommands &add, const Parts &parts)
{
    const auto shown = [&parts] { return hasPicture(parts); };
    const auto chosen = [&parts] { return parts.controller->current() >= 0; };
    add(
        "find", [] { return Tr::tr("Find Panels"); }, [&parts] { parts.controller->propose(); }, shown);
    add(
        "add", [] { return Tr::tr("Add Panel"); }, [&parts] { parts.picture->addInTheMiddle(); }, shown);
    const auto become = [&parts](PartRole role) {
        return [&parts, role] { parts.controller->setRole(parts.controller->current(), role); };
    };
    add(
        "context", [] { return Tr::tr("Part of the Context"); }, become(PartRole::Context), chosen);
    add(
        "choice", [] { return Tr::tr("One to Choose From"); }, become(PartRole::Choice), chosen);
    add(
        "blank", [] { return Tr::tr("Blank Panel"); }, become(PartRole::Blank), chosen);
    add(
        "remove", [] { return Tr::tr("Remove Panel"); }, [&parts] { parts.controller->remove(parts.controller->current()); }, chosen);
    add(
        "files", [] { return Tr::tr("Panels from Files…"); }, [&parts] { parts.chooseFiles(); },
        [&parts] { return parts.controller->isRead(); });
    const auto move = [&parts](int by) {
        return [&parts, by] {
            const int at = parts.controller->current();
            parts.controller->move(at, parts.controller->edit().placeOf(at) + by);
        };
    };
    add(
        "earlier", [] { return Tr::tr("Move Panel Forward"); }, move(-1), chosen);
    add(
        "later", [] { return Tr::tr("Move Panel Back"); }, move(1), chosen);
    const auto any = [&parts] { return !parts.controller->panels().isEmpty(); };
    const auto walk = [&parts](int by) {
        return [&parts, by] {
            const int number = static_cast<int>(parts.controller->panels().size());
            const int at = parts.controller->current();
            parts.controller->setCurrent(at < 0 ? (by > 0 ? 0 : number - 1) : (at + by + number) % number);
            parts.picture->focusPicture();
        };
    };
    add(
        "next-panel", [] { return Tr::tr("Next Panel"); }, walk(1), any);
    add(
        "previous-panel", [] { return Tr::tr("Previous Panel"); }, walk(-1), any);
}

void addSheets(const PageCommands &add, const Parts &parts)
{
    add(
        "make", [] { return Tr::tr("Make Sheets"); }, [&parts] {
            parts.panels->commit(); // what is being typed there, too
            parts.controller->make(); },
        [&parts] { return parts.controller->isRead() && !parts.controller->panels().isEmpty(); });
    add(
        "all", [] { return Tr::tr("Make Sheets of All Images"); }, [&parts] {
            parts.panels->commit();
            parts.controller->makeAll(); },
        [&parts] { return parts.controller->list().counts().with > 0 && !parts.controller->isMakingAll(); });
    add(
        "new", [] { return Tr::tr("New Image from Panels…"); }, [&parts] { parts.makeNew(); },
        [&parts] { return parts.mayCollect() && parts.controller->list().isLoaded() && parts.controller->list().refusal().isEmpty(); });
    add(
        "sheet", [] { return Tr::tr("Next Sheet"); }, [&parts] { parts.sheets->goToNext(); },
        [&parts] { return parts.sheets && parts.sheets->hasSeveral(); });
}

void addViewing(const PageCommands &add, const Parts &parts)
{
    using View = ComposeList::View;
    const auto step = [&parts](int by) { return [&parts, by] { parts.images->step(by); }; };
    add(
        "next", [] { return Tr::tr("Next Image"); }, step(1));
    add(
        "previous", [] { return Tr::tr("Previous Image"); }, step(-1));
    add(
        "images", [] { return Tr::tr("Back to the Images"); }, [&parts] {
            parts.controller->setCurrent(-1);
            parts.images->focusList(Qt::ShortcutFocusReason); });
    add(
        "grid", [] { return Tr::tr("Change the Columns"); }, [&parts] { parts.panels->focusGrid(); },
        [&parts] { return parts.panels && parts.panels->hasGrid() && !parts.controller->panels().isEmpty(); });
    add(
        "facts", [] { return Tr::tr("Write the Facts"); }, [&parts] { parts.panels->focusFacts(); },
        [&parts] { return parts.panels && parts.panels->hasFacts() && parts.controller->isRead(); });
    const auto open = [&parts](View view) { return [&parts, view] { parts.controller->list().openView(view); }; };
    add(
        "view-all", [] { return Tr::tr("Show All Images"); }, open(View::All));
    add(
        "view-without", [] { return Tr::tr("Show Images Without Panels"); }, open(View::Without));
    add(
        "view-with", [] { return Tr::tr("Show Images With Panels"); }, open(View::With));
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

void addRules(const PageCommands &add, const Parts &parts)
{
    const auto shown = [&parts] { return parts.rulesView && parts.showsRules(); };
    add(
        "rules", [] { return Tr::tr("Rules of Categories"); }, [&parts] { parts.showRules(!parts.showsRules()); },
        [&parts] { return parts.rules->isUsed(); });
    add(
        "rules-draw", [] { return Tr::tr("Draw Items"); },
        [&parts] { parts.rules->draw(parts.rulesView->count(), parts.rulesView->seed()); },
        [&parts, shown] { return shown() && parts.rules->mayMake(); });
    add(
        "rules-file", [] { return Tr::tr("Rules from a File…"); }, [&parts] { parts.chooseRulesFile(); },
        [&parts, shown] { return shown() && parts.rules->mayMake(); });
    add(
        "rules-write", [] { return Tr::tr("Write Questions"); }, [&parts] { parts.rules->writeQuestions(); },
        [&parts, shown] { return shown() && parts.rules->mayMake() && !parts.rules->items().isEmpty(); });
    add(
        "rules-next", [] { return Tr::tr("Next Item"); }, [&parts] { parts.rulesView->step(1); }, shown);
    add(
        "rules-previous", [] { return Tr::tr("Previous Item"); }, [&parts] { parts.rulesView->step(-1); }, shown);
}

} // namespace

void add(CommandRegistry &commands, const Parts &parts)
{
    // The panels are out of reach while the rules are shown.
    const PageCommands page(commands, "compose", [&parts] { return !parts.showsRules(); });
    addRules(PageCommands(commands, "compose"), parts);
    addPanels(page, parts);
    addSheets(page, parts);
    addViewing(page, parts);
    const auto group = [] { return Tr::tr("Selected panel"); };
    const auto keys = [&](std::function<QString()> text, const QList<QKeySequence> &sequences) {
        commands.addFieldKeys({QStringLiteral("compose"), group, std::move(text), sequences});
    };
    keys([] { return Tr::tr("Move by One Pixel, with Shift by Ten"); },
         {QKeySequence(Qt::Key_Left), QKeySequence(Qt::Key_Right), QKeySequence(Qt::Key_Up), QKeySequence(Qt::Key_Down)});
    keys([] { return Tr::tr("Resize by One Pixel, with Shift by Ten"); },
         {QKeySequence(Qt::CTRL | Qt::Key_Right), QKeySequence(Qt::CTRL | Qt::Key_Down)});
}

} // namespace yuyi::composecommands
