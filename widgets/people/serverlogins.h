// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/server/serveraccess.h"
#include "models/services/server/teamlogins.h"

#include <QObject>

namespace yuyi {

class ProjectAccess;

/// @brief Controller of the dialog with the logins of a project on a server, without widgets: lists, invites, replaces and ends them, all
/// in the threads of the project. One thing at a time. GUI thread.
class ServerLogins final : public QObject
{
    Q_OBJECT
public:
    /// What an invitation is for.
    enum class Purpose {
        Another, ///< one login more
        Instead  ///< a login instead of those that the person has of this kind, which end
    };

    /// `servers` has a host.
    ServerLogins(ProjectAccess &project, const ServerAccess &servers, QString location, QObject *parent = nullptr);

    /// Whether a window can manage logins: its project has logins at a server, and it sees the whole project.
    static bool isOffered(const ProjectAccess &project, const ServerAccess &servers);

    bool isBusy() const { return m_busy; }
    /// Active ones first, then the newest.
    const QList<NamedLogin> &logins() const { return m_logins; }
    /// Participants of studies who can be invited, as InvitationRequest takes them.
    const QStringList &takers() const { return m_takers; }
    /// Null if there is none of this name.
    const NamedLogin *find(const QString &login) const;
    /// Whether this window is connected with the login.
    bool isOwn(const NamedLogin &one) const { return one.login.name == m_own; }
    /// Why somebody cannot get a new code for this login; empty: they can.
    QString noNewCode(const NamedLogin &one) const;
    /// What went wrong last, as a sentence; empty: nothing.
    QString fault() const { return m_fault; }
    /// What was said is being mended.
    void forgetFault();

    void load();
    /// @brief Makes a login and writes its invitation; invited() follows, or a fault. A file that is there is replaced. If the folder of
    /// the file cannot be written to, no login is made.
    void invite(const InvitationRequest &request, Purpose purpose, const QString &file);
    void end(const QString &login);

Q_SIGNALS:
    /// Logins, fault, or whether it is busy.
    void changed();
    /// `fault`: why the file could not be written although the login is there; empty: it is written.
    void invited(const yuyi::Invited &invited, const QString &file, const QString &fault);
    /// `person`: or, of somebody without a name, the login.
    void ended(const QString &person);

private:
    void begin();
    void finish(const QString &fault);

    ProjectAccess &m_project;
    ServerHost &m_host;
    QString m_location;
    QList<NamedLogin> m_logins;
    QStringList m_takers;
    QString m_own;
    QString m_fault;
    bool m_busy = false;
};

/// The state of a login in words: invited until a time, active, ended.
QString loginStateText(const ServerLogin &login, const QDateTime &now);
/// What a login sees, in words.
QString loginFaceText(const ServerLogin &login);
/// The person of a login; of a participant the code and the study; the login if neither is known.
QString loginPersonText(const NamedLogin &one);

} // namespace yuyi
