// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/appcommands.h"

#include "models/services/session/settings.h"
#include "widgets/shell/mainwindow.h"
#include "widgets/shell/navigation.h"
#include "widgets/shell/pagehost.h"
#include "widgets/shell/peoplemenu.h"
#include "widgets/shell/projectdesk.h"
#include "widgets/shell/session.h"
#include "widgets/shell/topbar.h"
#include "widgets/shell/undodesk.h"
#include "widgets/shell/windowdialogs.h"
#include "widgets/shell/windowframe.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AppCommands)
};

constexpr double scaleStep = 0.1;

QString fileGroup() { return Tr::tr("File"); }
QString editGroup() { return Tr::tr("Edit"); }
QString viewGroup() { return Tr::tr("View"); }
QString goGroup() { return Tr::tr("Go"); }
QString helpGroup() { return Tr::tr("Help"); }

QList<QKeySequence> keys(std::initializer_list<const char *> names)
{
    QList<QKeySequence> list;
    for (const char *name : names)
        list.append(QKeySequence(QString::fromLatin1(name), QKeySequence::PortableText));
    return list;
}

/// Fills a command with the fields that most have.
Command command(const char *id, QString (*text)(), QString (*group)(), const QList<QKeySequence> &shortcuts,
                std::function<void()> run, std::function<bool()> enabled = {})
{
    Command made;
    made.id = QString::fromLatin1(id);
    made.text = text;
    made.group = group;
    made.shortcuts = shortcuts;
    made.run = std::move(run);
    made.enabled = std::move(enabled);
    return made;
}

/// A project is open and no work package.
bool isHome(const MainWindow &window)
{
    return window.session() && !window.session()->package();
}

void addFileCommands(MainWindow &w)
{
    CommandRegistry &registry = w.commands();
    const auto open = [&w] { return w.session() != nullptr; };
    const auto home = [&w] { return isHome(w); };
    const auto idle = [&w] { return !w.desk().isBusy(); };
    registry.add(command("app.new", [] { return Tr::tr("New Project…"); }, fileGroup, keys({"Ctrl+N"}),
                         [&w] { w.dialogs().newProject(); }, idle));
    registry.add(command("app.open", [] { return Tr::tr("Open Project…"); }, fileGroup, keys({"Ctrl+O"}),
                         [&w] { w.dialogs().chooseProject(); }, idle));
    registry.add(command("app.openPackage", [] { return Tr::tr("Open Work Package…"); }, fileGroup, keys({"Ctrl+Shift+O"}),
                         [&w] { w.dialogs().choosePackage(); }, idle));
    registry.add(command("app.finishPackage", [] { return Tr::tr("Finish Work Package…"); }, fileGroup, keys({"Ctrl+Shift+F"}),
                         [&w] { w.finishPackage(); }, [&w] { return w.session() && w.session()->package(); }));
    registry.add(command("app.example", [] { return Tr::tr("Open Example Project"); }, fileGroup, {},
                         [&w] { w.desk().openExample(); },
                         [&w, idle] { return idle() && w.setup().example != nullptr; }));
    registry.add(command("app.close", [] { return Tr::tr("Close Project"); }, fileGroup, keys({"Ctrl+W"}),
                         [&w] { QMetaObject::invokeMethod(&w, &MainWindow::closeProject, Qt::QueuedConnection); },
                         open));
    registry.add(command("app.backup", [] { return Tr::tr("Back Up Now"); }, fileGroup, {},
                         [&w] { w.desk().backUp(w.session()->location()); },
                         [home, idle] { return home() && idle(); }));
    registry.add(command("app.restore", [] { return Tr::tr("Restore Backup…"); }, fileGroup, {},
                         [&w] { w.dialogs().chooseBackup(); }, idle));
    registry.add(command("app.quit", [] { return Tr::tr("Quit"); }, fileGroup, keys({"Ctrl+Q"}),
                         [&w] { QMetaObject::invokeMethod(&w, &QWidget::close, Qt::QueuedConnection); }));
}

void addEditCommands(MainWindow &w, PeopleMenu &people)
{
    CommandRegistry &registry = w.commands();
    const auto open = [&w] { return w.session() != nullptr; };
    Command undo = command("app.undo", [] { return Tr::tr("Undo"); }, editGroup, keys({"Z", "Ctrl+Z"}),
                           [&w] { w.undoing().undo(); }, open);
    undo.singleKey = true;
    // A key held down takes back one step, not the whole day.
    registry.add(undo)->setAutoRepeat(false);
    registry.add(command("app.redo", [] { return Tr::tr("Redo"); }, editGroup, keys({"Shift+Z", "Ctrl+Shift+Z"}),
                         [&w] { w.undoing().redo(); }, open))->setAutoRepeat(false);
    registry.add(command("app.undoBurst", [] { return Tr::tr("Undo the Last Decisions"); }, editGroup, keys({"Alt+Z"}),
                         [&w] { w.undoing().undoBurst(); }, [&w] { return w.undoing().hasBurst(); }))->setAutoRepeat(false);
    registry.add(command("app.unsavedTexts", [] { return Tr::tr("Unsaved Texts…"); }, editGroup, {},
                         [&w] { w.dialogs().showUnsavedTexts(); }, [&w] { return w.dialogs().hasUnsavedTexts(); }));
    registry.add(command("app.addPerson", [] { return Tr::tr("Add Person…"); }, editGroup, {},
                         [&people] { people.addPerson(); },
                         [&w] { return isHome(w) && w.session()->project().person().is(Role::Lead); }));
    registry.add(command("app.actAs", [] { return Tr::tr("Act As…"); }, editGroup, keys({"Ctrl+Shift+P"}),
                         [&w] { w.showPeople(); }, [&w] { return isHome(w); }));
}

void addViewCommands(MainWindow &w)
{
    CommandRegistry &registry = w.commands();
    Settings *settings = &w.setup().settings;
    registry.add(command("app.themeLight", [] { return Tr::tr("Light Theme"); }, viewGroup, {},
                         [settings] { settings->setThemeMode(ThemeMode::Light); }));
    registry.add(command("app.themeDark", [] { return Tr::tr("Dark Theme"); }, viewGroup, {},
                         [settings] { settings->setThemeMode(ThemeMode::Dark); }));
    registry.add(command("app.themeSystem", [] { return Tr::tr("Use System Theme"); }, viewGroup, {},
                         [settings] { settings->setThemeMode(ThemeMode::System); }));
    // Each language names itself.
    registry.add(command("app.chinese", [] { return QStringLiteral("中文"); }, viewGroup, {},
                         [settings] { settings->setLanguage(QStringLiteral("zh_CN")); }));
    registry.add(command("app.english", [] { return QStringLiteral("English"); }, viewGroup, {},
                         [settings] { settings->setLanguage(QStringLiteral("en")); }));
    registry.add(command("app.fontLarger", [] { return Tr::tr("Larger Text"); }, viewGroup,
                         keys({"Ctrl++", "Ctrl+="}),
                         [settings] { settings->setFontScale(settings->fontScale() + scaleStep); }));
    registry.add(command("app.fontSmaller", [] { return Tr::tr("Smaller Text"); }, viewGroup, keys({"Ctrl+-"}),
                         [settings] { settings->setFontScale(settings->fontScale() - scaleStep); }));
    registry.add(command("app.fontNormal", [] { return Tr::tr("Normal Text Size"); }, viewGroup, keys({"Ctrl+0"}),
                         [settings] { settings->setFontScale(1.0); }));
    registry.add(command("app.fullScreen", [] { return Tr::tr("Full Screen"); }, viewGroup, keys({"F11"}), [&w] {
        w.setWindowState(w.windowState() ^ Qt::WindowFullScreen);
    }));
}

void addGoCommands(MainWindow &w)
{
    CommandRegistry &registry = w.commands();
    const auto open = [&w] { return w.session() != nullptr; };
    int number = 1;
    for (const PageKind &page : w.setup().pages) {
        Command go;
        go.id = QStringLiteral("page.") + codeOf(page.id);
        go.text = page.title;
        go.group = goGroup;
        go.words = page.words;
        if (number <= 9)
            go.shortcuts = {QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_0 + number))};
        go.run = [&w, id = page.id] { w.goToPage(id); };
        go.enabled = [&w, id = page.id] { return w.session() && w.pages().isOpen(id); };
        registry.add(go);
        ++number;
    }
    registry.add(command("app.back", [] { return Tr::tr("Back"); }, goGroup, keys({"Alt+Left"}),
                         [&w] { w.pages().goBack(); }, open));
    registry.add(command("app.next", [] { return Tr::tr("Next Step"); }, goGroup, keys({"Alt+Right"}),
                         [&w] { w.pages().goNext(); }, [&w] { return w.pages().hasNext(); }));
    registry.add(command("app.navigation", [] { return Tr::tr("List of Pages"); }, goGroup, keys({"F6"}),
                         [&w] { w.frame().navigation().takeFocus(); }, [&w] { return isHome(w); }));
    registry.add(command("app.mentions", [] { return Tr::tr("Comments That Mention Me…"); }, goGroup, keys({"Ctrl+M"}),
                         [&w] { w.dialogs().showMentions(); }, [&w] { return isHome(w); }));
    Command search = command("app.search", [] { return Tr::tr("Search…"); }, goGroup, keys({"Ctrl+K"}),
                             [&w] { w.frame().showPalette(); });
    search.listed = false;
    registry.add(search);
    Command menu = command("app.menu", [] { return Tr::tr("Menu"); }, goGroup, keys({"F10"}), [&w] { w.frame().topBar().openMenu(); });
    menu.listed = false;
    registry.add(menu);
}

void addHelpCommands(MainWindow &w)
{
    CommandRegistry &registry = w.commands();
    Command shortcuts = command("app.shortcuts", [] { return Tr::tr("Keyboard Shortcuts"); }, helpGroup,
                                keys({"?", "F1"}), [&w] { w.frame().showShortcuts(); });
    shortcuts.singleKey = true;
    registry.add(shortcuts);
    registry.add(command("app.editShortcuts", [] { return Tr::tr("Change Shortcuts…"); }, helpGroup, {},
                         [&w] { w.dialogs().editShortcuts(); }, [&w] { return w.session() != nullptr; }));
    registry.add(command("app.guide", [] { return Tr::tr("User Guide"); }, helpGroup, keys({"Shift+F1"}),
                         [&w] { w.dialogs().showGuide(); }));
    registry.add(command("app.tour", [] { return Tr::tr("Tour"); }, helpGroup, {}, [&w] { w.dialogs().startTour(); }, [&w] { return isHome(w); }));
    registry.add(command("app.about", [] { return Tr::tr("About Yuyi"); }, helpGroup, {}, [&w] { w.dialogs().showAbout(); }));
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
