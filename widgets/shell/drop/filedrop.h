// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace yuyi {

class DropCover;

/// @brief Handles files and folders that are dropped on the work area. An overlay says what will happen; then one of the two
/// signals is emitted. The file system is accessed on another thread.
class FileDrop final : public QObject
{
    Q_OBJECT
public:
    explicit FileDrop(QWidget *host);

Q_SIGNALS:
    void filesDropped(const QStringList &paths);
    /// A project folder, or its project file, was dropped.
    void projectDropped(const QString &path);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void end();
    void take(const QStringList &paths);

    QWidget *m_target;
    DropCover *m_cover;
};

} // namespace yuyi
