// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace yuyi {

class CommandRegistry;
class MainWindow;

/// @brief The menu behind ☰ (Alt or F10): File, Edit, View, Go, Help, drawn from the command registry.
class MainMenu : public QMenu
{
    Q_OBJECT
public:
    explicit MainMenu(MainWindow &window);
    void retranslate();

private:
    QMenu *section(const QStringList &commands);
    void fillRecent();
    void markView();

    MainWindow &m_window;
    QMenu *m_file;
    QMenu *m_edit;
    QMenu *m_view;
    QMenu *m_go;
    QMenu *m_help;
    QMenu *m_recent;
    QMenu *m_theme;
    QMenu *m_language;
    QMenu *m_fontScale;
};

} // namespace yuyi
