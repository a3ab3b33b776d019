// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/packages/package.h"
#include "models/services/session/projectaccess.h"
#include "models/stores/projecthost.h"
#include "widgets/shell/page/shellsetup.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace yuyi {

/// @brief Creates, opens, saves and restores projects without blocking the window. One operation at a time. GUI thread.
class ProjectFlow : public QObject
{
    Q_OBJECT
public:
    using Opened = std::function<void(const QString &location, std::unique_ptr<ProjectAccess> project,
                                      const std::optional<Package> &package)>;

    /// `opened` gets each project that was opened or made.
    ProjectFlow(const ShellSetup &setup, Opened opened, QObject *parent = nullptr);
    /// Stops running operations where possible.
    ~ProjectFlow() override;

    /// Opens a project, or the file of a work package, which is recognised by its content, not by its name. An invitation is only reported.
    void open(const QString &location);
    void create(const QString &folder, const NewProject &project);
    /// Opens the example project and creates it first if it does not exist.
    void openExample();
    /// Opens an example project with a preset and creates it first if it does not exist.
    void openPresetExample(const Preset &preset);
    void backUp(const QString &location);
    /// Restores the project from the backup file to `folder`, then opens it.
    void restore(const QString &backupFile, const QString &folder);
    bool isBusy() const { return m_busy; }

    /// Returns the folder for a project.yuyi file, and the absolute path for a folder; a server address is returned unchanged.
    static QString normalised(const QString &location);
    /// Checks only the name of the file, not its content.
    static bool isNamedAsPackage(const QString &location);
    /// The same for an invitation to a project on a server; a mail program may have added an ending.
    static bool isNamedAsInvitation(const QString &location);

Q_SIGNALS:
    /// The current operation as a sentence; empty if there is none.
    void busyChanged(const QString &sentence);
    /// The progress of the operation; `total` 0: not known.
    void progressed(qint64 done, qint64 total);
    /// An operation failed; `sentence` says why.
    void failed(const QString &sentence);
    void backedUp(const QString &path);
    /// The file to open is named as an invitation.
    void invitationGiven(const QString &path);
    /// After failed(): the login of a project on a server needs a new invitation. `sentence` says why.
    void loginLost(const QString &sentence);

private:
    struct Answer {
        Error error;
        QString location;
        std::unique_ptr<ProjectAccess> project;
        std::optional<Package> package;
        bool loginLost = false;
    };
    /// Asks why a login at a server was not let in, and puts the reason into the answer. On another thread. Returns whether another
    /// attempt succeeds, because a renewal of the password was interrupted.
    static bool explain(const ServerAccess &servers, Answer &answer);
    using Work = std::function<Result<std::shared_ptr<StoreFactory>>()>;
    void run(const QString &sentence, const QString &location, Work work);
    void setBusy(const QString &sentence);
    void finish(Answer &answer);
    void openOffered(const ExampleOffer &offer);

    const ShellSetup &m_setup;
    Opened m_opened;
    bool m_busy = false;
    class Steps;
    std::shared_ptr<Steps> m_steps;
    QTimer m_look;
};

} // namespace yuyi
