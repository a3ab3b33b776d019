// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/package.h"
#include "models/services/projectaccess.h"
#include "models/stores/projecthost.h"
#include "widgets/shell/shellsetup.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace yuyi {

/// @brief Makes, opens, saves and restores projects without keeping the window waiting. One thing at a time. GUI thread.
class ProjectDesk : public QObject
{
    Q_OBJECT
public:
    using Opened = std::function<void(const QString &location, std::unique_ptr<ProjectAccess> project,
                                      const std::optional<Package> &package)>;

    /// `opened` gets each project that was opened or made.
    ProjectDesk(const ShellSetup &setup, Opened opened, QObject *parent = nullptr);
    /// Stops what can be stopped.
    ~ProjectDesk() override;

    /// A project, or the file of a work package, which is known by its content, whatever its name.
    void open(const QString &location);
    void create(const QString &folder, const NewProject &project);
    /// Opens the example project, and makes it first when it is not there.
    void openExample();
    void backUp(const QString &location);
    /// Makes `folder` the project saved in the file, then opens it.
    void restore(const QString &backupFile, const QString &folder);
    bool isBusy() const { return m_busy; }

    /// A folder for project.yuyi, an absolute path for a folder; a server address stays as it is.
    static QString normalised(const QString &location);
    /// By the file's name alone, without reading it.
    static bool isNamedAsPackage(const QString &location);

Q_SIGNALS:
    /// What is being done; empty when nothing.
    void busyChanged(const QString &sentence);
    /// How far it is; `total` 0: not known.
    void progressed(qint64 done, qint64 total);
    /// A sentence about what could not be done.
    void failed(const QString &sentence);
    void backedUp(const QString &path);

private:
    struct Answer {
        Error error;
        QString location;
        std::unique_ptr<ProjectAccess> project;
        std::optional<Package> package;
    };
    using Work = std::function<Result<std::shared_ptr<StoreFactory>>()>;
    void run(const QString &sentence, const QString &location, Work work);
    void setBusy(const QString &sentence);
    void finish(Answer &answer);

    const ShellSetup &m_setup;
    Opened m_opened;
    bool m_busy = false;
    class Steps;
    std::shared_ptr<Steps> m_steps;
    QTimer m_look;
};

} // namespace yuyi
