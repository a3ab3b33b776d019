// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace yuyi {

class DropCover;

/// @brief Files and folders dropped anywhere on the place where one works. A cover says what will happen; then one of
/// the two signals says what it was. The disk is looked at on another thread.
class FileDrop final : public QObject
{
    Q_OBJECT
public:
    explicit FileDrop(QWidget *place);

Q_SIGNALS:
    void filesDropped(const QStringList &paths);
    /// One folder of a project, or its file.
    void projectDropped(const QString &path);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void end();
    void take(const QStringList &paths);

    QWidget *m_place;
    DropCover *m_cover;
};

} // namespace yuyi
