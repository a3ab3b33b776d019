// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QRect>

namespace yuyi {

class DropCover;

/// @brief Handles files and folders that are dropped on the work area. An overlay says what will happen; then one of the two
/// signals is emitted. A field inside that takes files itself (letTake()) comes first: the overlay leaves it free. The file system is
/// accessed on another thread.
class FileDrop final : public QObject
{
    Q_OBJECT
public:
    explicit FileDrop(QWidget *host);

    /// Says that the widget takes dropped files at present, or no longer. It accepts and handles the events of the drag itself.
    static void letTake(QWidget *widget, bool takes);

Q_SIGNALS:
    void filesDropped(const QStringList &paths);
    /// A project folder, or its project file, was dropped.
    void projectDropped(const QString &path);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Where fields that take files are in sight, in coordinates of the host.
    QList<QRect> fields() const;
    void end();
    void take(const QStringList &paths);

    QWidget *m_target;
    DropCover *m_cover;
};

} // namespace yuyi
