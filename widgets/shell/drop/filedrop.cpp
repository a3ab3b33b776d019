// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/drop/filedrop.h"

#include "widgets/shell/drop/dropcover.h"
#include "widgets/shell/page/aside.h"

#include <QCursor>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

namespace yuyi {

namespace {

constexpr char takesFiles[] = "takesFiles";

QStringList localPaths(const QMimeData *data)
{
    QStringList paths;
    for (const QUrl &url : data->urls()) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    return paths;
}

bool isProject(const QString &path)
{
    const QFileInfo info(path);
    return info.isDir() ? QFileInfo::exists(path + QStringLiteral("/project.yuyi"))
                        : info.fileName() == QLatin1String("project.yuyi") && info.exists();
}

} // namespace

FileDrop::FileDrop(QWidget *host) : QObject(host), m_target(host), m_cover(new DropCover(host))
{
    host->setAcceptDrops(true);
    host->installEventFilter(this);
}

void FileDrop::letTake(QWidget *widget, bool takes)
{
    widget->setProperty(takesFiles, takes);
}

QList<QRect> FileDrop::fields() const
{
    QList<QRect> fields;
    const QList<QWidget *> all = m_target->findChildren<QWidget *>();
    for (const QWidget *one : all) {
        if (!one->property(takesFiles).toBool() || !one->isVisible())
            continue;
        const QRect seen = one->visibleRegion().boundingRect();
        if (!seen.isEmpty())
            fields.append(QRect(one->mapTo(m_target, seen.topLeft()), seen.size()));
    }
    return fields;
}

bool FileDrop::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::DragEnter: {
        auto *enter = static_cast<QDragEnterEvent *>(event);
        const QStringList paths = localPaths(enter->mimeData());
        if (paths.isEmpty())
            return false;
        enter->setDropAction(Qt::CopyAction);
        enter->accept();
        m_cover->show(static_cast<int>(paths.size()), fields());
        return true;
    }
    case QEvent::DragLeave: end(); return true;
    case QEvent::Drop: {
        auto *drop = static_cast<QDropEvent *>(event);
        end();
        const QStringList paths = localPaths(drop->mimeData());
        if (paths.isEmpty())
            return false;
        drop->setDropAction(Qt::CopyAction);
        drop->accept();
        take(paths);
        return true;
    }
    default: return QObject::eventFilter(watched, event);
    }
}

void FileDrop::end()
{
    m_cover->hide();
    // What a drag passed over hears of no leaving and would stay lit.
    for (QWidget *widget : m_target->findChildren<QWidget *>()) {
        if (widget->testAttribute(Qt::WA_UnderMouse)
            && !widget->rect().contains(widget->mapFromGlobal(QCursor::pos()))) {
            widget->setAttribute(Qt::WA_UnderMouse, false);
            widget->update();
        }
    }
}

void FileDrop::take(const QStringList &paths)
{
    if (paths.size() > 1) {
        Q_EMIT filesDropped(paths);
        return;
    }
    runAside(
        this, [path = paths.first()] { return isProject(path); },
        [this, paths](bool project) {
            if (project)
                Q_EMIT projectDropped(paths.first());
            else
                Q_EMIT filesDropped(paths);
        });
}

} // namespace yuyi
