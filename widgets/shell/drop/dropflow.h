// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

namespace yuyi {

class MainWindow;

/// @brief Takes what is dropped on the window: files and packages go to the page that takes them, a project is offered to be opened.
/// GUI thread.
class DropFlow final : public QObject
{
    Q_OBJECT
public:
    explicit DropFlow(MainWindow &window);

private:
    void takeFiles(const QStringList &paths);
    void offerProject(const QString &path);

    MainWindow &m_window;
};

} // namespace yuyi
