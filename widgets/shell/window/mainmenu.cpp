// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/window/mainmenu.h"

#include "models/services/session/settings.h"
#include "widgets/shell/projects/locationname.h"
#include "widgets/shell/projects/projectflow.h"
#include "widgets/shell/window/mainwindow.h"
#include "widgets/theme/theme.h"

#include <QLocale>

namespace yuyi {

MainMenu::MainMenu(MainWindow &window) : QMenu(&window), m_window(window)
{
    setObjectName(QStringLiteral("mainMenu"));
    m_file = section({QStringLiteral("app.new"), QStringLiteral("app.open"), QStringLiteral("app.openPackage"),
                      QStringLiteral("app.join"), QStringLiteral("app.renewLogin")});
    m_recent = m_file->addMenu(QString());
    for (const char *id : {"app.example", "app.close", "", "app.preset", "", "app.backup", "app.restore", "", "app.quit"}) {
        if (*id == '\0')
            m_file->addSeparator();
        else
            m_file->addAction(m_window.commands().action(QString::fromLatin1(id)));
    }
    m_edit = section({QStringLiteral("app.undo"), QStringLiteral("app.redo"), QStringLiteral("app.unsavedTexts"), QString(),
                      QStringLiteral("app.addPerson"), QStringLiteral("app.editShortcuts")});
    m_view = section({});
    m_theme = section({QStringLiteral("app.themeLight"), QStringLiteral("app.themeDark"),
                       QStringLiteral("app.themeSystem")});
    m_language = section({QStringLiteral("app.chinese"), QStringLiteral("app.english")});
    m_fontScale = section({QStringLiteral("app.fontLarger"), QStringLiteral("app.fontSmaller"),
                           QStringLiteral("app.fontNormal")});
    for (QMenu *menu : {m_theme, m_language, m_fontScale})
        m_view->addMenu(menu);
    m_view->addAction(m_window.commands().action(QStringLiteral("app.fullScreen")));
    m_go = section({});
    for (const PageKind &page : m_window.setup().pages)
        m_go->addAction(m_window.commands().action(QStringLiteral("page.") + codeOf(page.id)));
    m_go->addSeparator();
    m_go->addAction(m_window.commands().action(QStringLiteral("app.back")));
    m_go->addAction(m_window.commands().action(QStringLiteral("app.next")));
    m_go->addAction(m_window.commands().action(QStringLiteral("app.search")));
    m_help = section({QStringLiteral("app.shortcuts"), QStringLiteral("app.guide"), QStringLiteral("app.tour"), QString(),
                      QStringLiteral("app.about")});
    for (QMenu *menu : {m_file, m_edit, m_view, m_go, m_help})
        addMenu(menu);

    connect(this, &QMenu::aboutToShow, this, [this] {
        m_window.commands().refresh();
        fillRecent();
        markView();
    });
    retranslate();
}

QMenu *MainMenu::section(const QStringList &commands)
{
    auto *menu = new QMenu(this);
    for (const QString &id : commands) {
        if (id.isEmpty())
            menu->addSeparator();
        else
            menu->addAction(m_window.commands().action(id));
    }
    return menu;
}

void MainMenu::fillRecent()
{
    m_recent->clear();
    const QStringList recent = m_window.setup().settings.recentProjects();
    for (const QString &location : recent) {
        const QString title = m_window.setup().settings.recentCard(location).title;
        QAction *action = m_recent->addAction(recentText(location, title).replace(u'&', QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, location] { m_window.projectFlow().open(location); });
    }
    m_recent->setEnabled(!recent.isEmpty());
}

void MainMenu::markView()
{
    const ThemeMode mode = m_window.setup().settings.themeMode();
    const bool chinese = QLocale().language() == QLocale::Chinese;
    const QList<QPair<QString, bool>> marks = {
        {QStringLiteral("app.themeLight"), mode == ThemeMode::Light},
        {QStringLiteral("app.themeDark"), mode == ThemeMode::Dark},
        {QStringLiteral("app.themeSystem"), mode == ThemeMode::System},
        {QStringLiteral("app.chinese"), chinese},
        {QStringLiteral("app.english"), !chinese},
    };
    for (const auto &[id, on] : marks) {
        QAction *action = m_window.commands().action(id);
        action->setCheckable(true);
        action->setChecked(on);
    }
}

void MainMenu::retranslate()
{
    m_file->setTitle(tr("&File"));
    m_edit->setTitle(tr("&Edit"));
    m_view->setTitle(tr("&View"));
    m_go->setTitle(tr("&Go"));
    m_help->setTitle(tr("&Help"));
    m_recent->setTitle(tr("Open Recent"));
    m_theme->setTitle(tr("Theme"));
    // Found by those who cannot read the language in force.
    m_language->setTitle(QStringLiteral("语言 / Language"));
    m_fontScale->setTitle(tr("Text Size"));
}

} // namespace yuyi
