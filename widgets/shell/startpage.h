// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QListWidget;
class QProgressBar;
class QVBoxLayout;

namespace yuyi {

class ActionButton;
class RecentProject;
class Settings;

/// @brief What is shown while no project is open: make, open, continue. A project's folder can be dropped on it.
class StartPage : public QWidget
{
    Q_OBJECT
public:
    StartPage(Settings &settings, bool example, QWidget *parent = nullptr);

    void setBusy(const QString &sentence);
    /// `total` 0: not known.
    void setProgress(qint64 done, qint64 total);
    /// A sentence about what could not be done, in place; empty takes it away.
    void setError(const QString &sentence);
    QString error() const;
    /// Reads the list anew and looks which projects are still there.
    void refresh();

Q_SIGNALS:
    void newRequested();
    void openRequested();
    void packageRequested();
    void exampleRequested();
    void projectChosen(const QString &location);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void retranslate();
    void markMissing();
    QList<RecentProject *> rows() const;

    Settings &m_settings;
    QLabel *m_name;
    QLabel *m_what;
    ActionButton *m_new;
    ActionButton *m_open;
    ActionButton *m_package;
    ActionButton *m_example;
    QLabel *m_drop;
    QLabel *m_message;
    QProgressBar *m_progress;
    QLabel *m_recentTitle;
    QVBoxLayout *m_recent;
    QWidget *m_recentArea;
};

} // namespace yuyi
