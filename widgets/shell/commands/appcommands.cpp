// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/commands/appcommands.h"

#include "models/services/session/settings.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/shell/navigation/navigation.h"
#include "widgets/shell/people/peoplemenu.h"
#include "widgets/shell/projects/projectflow.h"
#include "widgets/shell/projects/session.h"
#include "widgets/shell/undo/undocontroller.h"
#include "widgets/shell/window/mainwindow.h"
#include "widgets/shell/window/pagehost.h"
#include "widgets/shell/window/topbar.h"
#include "widgets/shell/window/windowdialogs.h"
#include "widgets/shell/window/windowframe.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AppCommands)
};

constexpr double scaleStep = 0.1;

/// A project is open and no work package.
bool showsProject(const MainWindow &window)
{
    return window.session() && !window.session()->package();
}

void addFileCommands(MainWindow &w)
{
    const PageCommands add(w.commands(), "app", {}, [] { return Tr::tr("File"); });
    const auto open = [&w] { return w.session() != nullptr; };
    const auto showsIt = [&w] { return showsProject(w); };
    const auto idle = [&w] { return !w.projectFlow().isBusy(); };
    add(
        "new", [] { return Tr::tr("New Project…"); }, [&w] { w.dialogs().newProject(); }, idle);
    add(
        "open", [] { return Tr::tr("Open Project…"); }, [&w] { w.dialogs().chooseProject(); }, idle);
    add(
        "openPackage", [] { return Tr::tr("Open Work Package…"); }, [&w] { w.dialogs().choosePackage(); }, idle);
    add(
        "join", [] { return Tr::tr("Join Team Server…"); }, [&w] { w.dialogs().joinServer(); },
        [&w, idle] { return idle() && w.setup().servers; });
    Command renewLogin = add.made(
        "renewLogin", [] { return Tr::tr("New Password for My Login…"); }, [&w] { w.dialogs().renewLogin(); },
        [&w] { return w.dialogs().mayRenewLogin(); });
    renewLogin.words = [] {
        return Tr::tr("stolen or lost computer, change password, team server", "other words for a command, for searching");
    };
    w.commands().add(std::move(renewLogin));
    add(
        "finishPackage", [] { return Tr::tr("Finish Work Package…"); }, [&w] { w.finishPackage(); },
        [&w] { return w.session() && w.session()->package(); });
    add(
        "example", [] { return Tr::tr("Open Example Project"); }, [&w] { w.projectFlow().openExample(); },
        [&w, idle] { return idle() && w.setup().example != nullptr; });
    Command preset = add.made(
        "preset", [] { return Tr::tr("Preset Editor…"); }, [&w] { w.dialogs().editPreset(); },
        [&w, idle] { return idle() && w.setup().editPreset != nullptr; });
    preset.words = [] {
        return Tr::tr("benchmark editor, edit benchmark, labels, kinds of questions", "other words for a command, for searching");
    };
    w.commands().add(std::move(preset));
    add(
        "close", [] { return Tr::tr("Close Project"); },
        [&w] { QMetaObject::invokeMethod(&w, &MainWindow::closeProject, Qt::QueuedConnection); }, open);
    add(
        "backup", [] { return Tr::tr("Back Up Now"); }, [&w] { w.projectFlow().backUp(w.session()->location()); },
        [showsIt, idle] { return showsIt() && idle(); });
    add(
        "restore", [] { return Tr::tr("Restore Backup…"); }, [&w] { w.dialogs().chooseBackup(); }, idle);
    add(
        "quit", [] { return Tr::tr("Quit"); }, [&w] { QMetaObject::invokeMethod(&w, &QWidget::close, Qt::QueuedConnection); });
}

void addEditCommands(MainWindow &w, PeopleMenu &people)
{
    const PageCommands add(w.commands(), "app", {}, [] { return Tr::tr("Edit"); });
    const auto open = [&w] { return w.session() != nullptr; };
    add(
        "undo", [] { return Tr::tr("Undo"); }, [&w] { w.undoing().undo(); }, open);
    add(
        "redo", [] { return Tr::tr("Redo"); }, [&w] { w.undoing().redo(); }, open);
    add(
        "undoBurst", [] { return Tr::tr("Undo the Last Decisions"); }, [&w] { w.undoing().undoBurst(); },
        [&w] { return w.undoing().hasBurst(); });
    add(
        "unsavedTexts", [] { return Tr::tr("Unsaved Texts…"); }, [&w] { w.dialogs().showUnsavedTexts(); },
        [&w] { return w.dialogs().hasUnsavedTexts(); });
    add(
        "addPerson", [] { return Tr::tr("Add Person…"); }, [&people] { people.addPerson(); },
        [&w] { return showsProject(w) && w.session()->project().person().is(Role::Lead); });
    add(
        "actAs", [] { return Tr::tr("Act As…"); }, [&w] { w.showPeople(); },
        [&w] { return showsProject(w) && w.session()->project().mayActAs(); });
}

void addViewCommands(MainWindow &w)
{
    const PageCommands add(w.commands(), "app", {}, [] { return Tr::tr("View"); });
    Settings *settings = &w.setup().settings;
    add(
        "themeLight", [] { return Tr::tr("Light Theme"); }, [settings] { settings->setThemeMode(ThemeMode::Light); });
    add(
        "themeDark", [] { return Tr::tr("Dark Theme"); }, [settings] { settings->setThemeMode(ThemeMode::Dark); });
    add(
        "themeSystem", [] { return Tr::tr("Use System Theme"); }, [settings] { settings->setThemeMode(ThemeMode::System); });
    // Each language names itself.
    add(
        "chinese", [] { return QStringLiteral("中文"); }, [settings] { settings->setLanguage(QStringLiteral("zh_CN")); });
    add(
        "english", [] { return QStringLiteral("English"); }, [settings] { settings->setLanguage(QStringLiteral("en")); });
    add(
        "fontLarger", [] { return Tr::tr("Larger Text"); },
        [settings] { settings->setFontScale(settings->fontScale() + scaleStep); });
    add(
        "fontSmaller", [] { return Tr::tr("Smaller Text"); },
        [settings] { settings->setFontScale(settings->fontScale() - scaleStep); });
    add(
        "fontNormal", [] { return Tr::tr("Normal Text Size"); }, [settings] { settings->setFontScale(1.0); });
    add(
        "fullScreen", [] { return Tr::tr("Full Screen"); }, [&w] { w.setWindowState(w.windowState() ^ Qt::WindowFullScreen); });
}

void addGoCommands(MainWindow &w)
{
    const auto group = [] { return Tr::tr("Go"); };
    const PageCommands add(w.commands(), "app", {}, group);
    const auto open = [&w] { return w.session() != nullptr; };
    const PageCommands pages(w.commands(), "page", {}, group);
    for (const PageKind &page : w.setup().pages) {
        Command go = pages.made(
            codeOf(page.id), page.title, [&w, id = page.id] { w.goToPage(id); },
            [&w, id = page.id] { return w.session() && w.pages().isOpen(id); });
        go.words = page.words;
        w.commands().add(std::move(go));
    }
    add(
        "back", [] { return Tr::tr("Back"); }, [&w] { w.pages().goBack(); }, open);
    add(
        "next", [] { return Tr::tr("Next Step"); }, [&w] { w.pages().goNext(); }, [&w] { return w.pages().hasNext(); });
    add(
        "navigation", [] { return Tr::tr("List of Pages"); }, [&w] { w.frame().navigation().takeFocus(); },
        [&w] { return showsProject(w); });
    add(
        "mentions", [] { return Tr::tr("Comments That Mention Me…"); }, [&w] { w.dialogs().showMentions(); },
        [&w] { return showsProject(w); });
    add(
        "search", [] { return Tr::tr("Search…"); }, [&w] { w.frame().showPalette(); });
    add(
        "menu", [] { return Tr::tr("Menu"); }, [&w] { w.frame().topBar().openMenu(); });
}

void addHelpCommands(MainWindow &w)
{
    const PageCommands add(w.commands(), "app", {}, [] { return Tr::tr("Help"); });
    add(
        "shortcuts", [] { return Tr::tr("Keyboard Shortcuts"); }, [&w] { w.frame().showShortcuts(); });
    add(
        "editShortcuts", [] { return Tr::tr("Change Shortcuts…"); }, [&w] { w.dialogs().editShortcuts(); },
        [&w] { return w.session() != nullptr; });
    add(
        "guide", [] { return Tr::tr("User Guide"); }, [&w] { w.dialogs().showGuide(); });
    add(
        "tour", [] { return Tr::tr("Tour"); }, [&w] { w.dialogs().startTour(); }, [&w] { return showsProject(w); });
    add(
        "about", [] { return Tr::tr("About Yuyi"); }, [&w] { w.dialogs().showAbout(); });
}

} // namespace

void addAppCommands(MainWindow &window, PeopleMenu &people)
{
    addFileCommands(window);
    addEditCommands(window, people);
    addViewCommands(window);
    addGoCommands(window);
    addHelpCommands(window);
}

} // namespace yuyi
