// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;

namespace yuyi {

class ActionButton;
class Badge;
class ElidedLabel;
class JobsBar;

/// @brief The line under everything: running work at the left, the page's status and the keys at the right.
class BottomBar : public QWidget
{
    Q_OBJECT
public:
    explicit BottomBar(QWidget *parent = nullptr);

    JobsBar *jobs() const { return m_jobs; }
    /// Where the connection to the server is shown; hidden at first.
    Badge *server() const { return m_server; }
    void setStatus(const QString &sentence);
    QString status() const;
    void setShortcutsAction(QAction *action);
    /// Sets the action of the next step. It is shown while the action is visible.
    void setNextAction(QAction *action);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    JobsBar *m_jobs;
    Badge *m_server;
    ElidedLabel *m_status;
    ActionButton *m_next;
    ActionButton *m_keys;
};

} // namespace yuyi
