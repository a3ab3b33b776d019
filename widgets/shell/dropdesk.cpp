// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/dropdesk.h"

#include "widgets/controls/banner.h"
#include "widgets/shell/filedrop.h"
#include "widgets/shell/mainwindow.h"
#include "widgets/shell/projectdesk.h"
#include "widgets/shell/session.h"
#include "widgets/shell/windowframe.h"

#include <QFileInfo>

#include <algorithm>

namespace yuyi {

DropDesk::DropDesk(MainWindow &window) : QObject(&window), m_window(window)
{
    auto *drop = new FileDrop(window.frame().work());
    connect(drop, &FileDrop::filesDropped, this, &DropDesk::takeFiles);
    connect(drop, &FileDrop::projectDropped, this, &DropDesk::offerProject);
}

void DropDesk::offerProject(const QString &path)
{
    m_window.frame().offer(Tone::Info, tr("“%1” is a Yuyi project.").arg(QFileInfo(path).fileName()), tr("Open Project"),
                           [this, path] { m_window.desk().open(path); });
}

void DropDesk::takeFiles(const QStringList &paths)
{
    m_window.frame().banner().hide();
    const bool packages = std::all_of(paths.begin(), paths.end(), &ProjectDesk::isNamedAsPackage);
    if (m_window.session()->package()) {
        // Nothing is brought into a package; another one may be opened.
        if (packages)
            m_window.desk().open(paths.first());
        return;
    }
    m_window.goToPage(packages ? PageId::People : PageId::Collect);
    if (Page *page = m_window.currentPage())
        page->takeFiles(paths);
}

} // namespace yuyi
