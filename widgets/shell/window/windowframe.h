// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/page/shellsetup.h"
#include "widgets/theme/tokens.h"

#include <QWidget>

#include <functional>

class QHBoxLayout;
class QStackedWidget;

namespace yuyi {

class Banner;
class BottomBar;
class CommandRegistry;
class Navigation;
class PackageStrip;
class PageHost;
class Palette;
class Session;
class ShortcutSheet;
class StartPage;
class Toast;
class TopBar;

/// @brief What the main window contains: the bars, the navigation, the pages or the start page, and what lies over them. It knows
/// where things are and shows a session; what they do is connected by the window.
class WindowFrame final : public QWidget
{
    Q_OBJECT
public:
    /// `pageTitle` returns the title of a page by its id.
    WindowFrame(ShellSetup &setup, CommandRegistry &commands, std::function<QString(const QString &)> pageTitle, QWidget *parent);

    TopBar &topBar() const { return *m_topBar; }
    BottomBar &bottomBar() const { return *m_bottomBar; }
    Navigation &navigation() const { return *m_navigation; }
    PageHost &pages() const { return *m_pages; }
    StartPage &start() const { return *m_start; }
    PackageStrip &strip() const { return *m_strip; }
    Palette &searchPalette() const { return *m_palette; }
    ShortcutSheet &shortcuts() const { return *m_shortcuts; }
    Toast &toast() const { return *m_toast; }
    Banner &banner() const { return *m_banner; }
    /// The place of navigation and pages, which takes what is dropped.
    QWidget *work() const { return m_work; }
    /// The layout of navigation and pages. More can be added at the right.
    QHBoxLayout &beside() const { return *m_beside; }

    /// Shows the pages, the person and the jobs of a session instead of the start page.
    void showSession(Session &session);
    /// Shows the acting person of the session and the `others` of this window.
    void showPerson(Session &session, const QList<Person> &others);
    /// Forgets everything of a session that is about to be closed.
    void dropSession();
    /// Shows the start page.
    void showStart();
    void showPalette();
    void showShortcuts();
    /// Shows a sentence over the pages with a button; `run` is called when it is pressed.
    void offer(Tone tone, const QString &sentence, const QString &action, std::function<void()> run);
    void retranslate();

private:
    void build(ShellSetup &setup);
    void keepFocus(const QWidget *old, const QWidget *now);

    CommandRegistry &m_commands;
    TopBar *m_topBar = nullptr;
    PackageStrip *m_strip = nullptr;
    QStackedWidget *m_stack = nullptr;
    StartPage *m_start = nullptr;
    QWidget *m_work = nullptr;
    QHBoxLayout *m_beside = nullptr;
    Navigation *m_navigation = nullptr;
    PageHost *m_pages = nullptr;
    BottomBar *m_bottomBar = nullptr;
    Palette *m_palette = nullptr;
    ShortcutSheet *m_shortcuts = nullptr;
    Toast *m_toast = nullptr;
    Banner *m_banner = nullptr;
    std::function<void()> m_bannerAction;
};

} // namespace yuyi
