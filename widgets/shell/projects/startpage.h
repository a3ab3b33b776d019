// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;
class QLabel;
class QProgressBar;
class QVBoxLayout;

namespace yuyi {

class ActionButton;
class PresetCard;
class RecentProject;
class Settings;

/// @brief The page shown while no project is open: the example, new projects by preset, recent projects. A project folder, a work
/// package or an invitation can be dropped on it.
class StartPage : public QWidget
{
    Q_OBJECT
public:
    StartPage(Settings &settings, bool example, QWidget *parent = nullptr);

    /// Whether projects on servers can be joined; at first not.
    void offerJoining(bool offered);
    void setBusy(const QString &sentence);
    /// Shows the progress of the current operation. `total` 0: not known.
    void setProgress(qint64 done, qint64 total);
    /// Shows an error message; an empty text hides it.
    void setError(const QString &sentence);
    QString error() const;
    /// Reads the list of recent projects again and checks which of them still exist.
    void refresh();
    QList<RecentProject *> rows() const;

Q_SIGNALS:
    /// A new project was requested. `preset`: code of the chosen preset; empty: none.
    void newRequested(const QString &preset);
    void openRequested();
    void packageRequested();
    void joinRequested();
    void exampleRequested();
    void presetEditorRequested();
    void projectChosen(const QString &location);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *buildLeft();
    QWidget *buildRight();
    void retranslate();
    void lookAtRecent();

    Settings &m_settings;
    QBoxLayout *m_columns = nullptr;
    QLabel *m_name;
    QLabel *m_what;
    ActionButton *m_new;
    ActionButton *m_open;
    ActionButton *m_package;
    ActionButton *m_join;
    ActionButton *m_example;
    QLabel *m_exampleWhat;
    QLabel *m_drop;
    QLabel *m_message;
    QProgressBar *m_progress;
    QLabel *m_galleryTitle;
    QWidget *m_gallery;
    ActionButton *m_editor;
    QLabel *m_recentTitle;
    QVBoxLayout *m_recent;
    QWidget *m_recentArea;
};

} // namespace yuyi
