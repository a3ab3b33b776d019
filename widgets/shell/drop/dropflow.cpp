// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/drop/dropflow.h"

#include "widgets/controls/frame/banner.h"
#include "widgets/shell/drop/filedrop.h"
#include "widgets/shell/projects/projectflow.h"
#include "widgets/shell/projects/session.h"
#include "widgets/shell/window/mainwindow.h"
#include "widgets/shell/window/windowframe.h"

#include <QFileInfo>

#include <algorithm>

namespace yuyi {

DropFlow::DropFlow(MainWindow &window) : QObject(&window), m_window(window)
{
    auto *drop = new FileDrop(window.frame().work());
    connect(drop, &FileDrop::filesDropped, this, &DropFlow::takeFiles);
    connect(drop, &FileDrop::projectDropped, this, &DropFlow::offerProject);
}

void DropFlow::offerProject(const QString &path)
{
    m_window.frame().offer(Tone::Info, tr("“%1” is a Yuyi project.").arg(QFileInfo(path).fileName()), tr("Open Project"),
                           [this, path] { m_window.projectFlow().open(path); });
}

void DropFlow::takeFiles(const QStringList &paths)
{
    m_window.frame().banner().hide();
    const bool packages = std::all_of(paths.begin(), paths.end(), &ProjectFlow::isNamedAsPackage);
    if (ProjectFlow::isNamedAsInvitation(paths.first())) {
        m_window.projectFlow().open(paths.first());
        return;
    }
    if (m_window.session()->package()) {
        // Nothing is brought into a package; another one may be opened.
        if (packages)
            m_window.projectFlow().open(paths.first());
        return;
    }
    m_window.goToPage(packages ? PageId::People : PageId::Collect);
    if (Page *page = m_window.currentPage())
        page->takeFiles(paths);
}

} // namespace yuyi
