// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/people/serverlogins.h"

#include "models/domain/moments.h"
#include "models/services/server/loginfiles.h"
#include "models/services/session/projectaccess.h"

#include <algorithm>

namespace yuyi {

QString loginStateText(const ServerLogin &login, const QDateTime &now)
{
    if (!login.active)
        return ServerLogins::tr("Ended");
    if (!login.waiting)
        return ServerLogins::tr("Active");
    const QString until = momentText(login.validUntil);
    return login.validUntil < now ? ServerLogins::tr("Invitation expired %1").arg(until) : ServerLogins::tr("Invited until %1").arg(until);
}

QString loginFaceText(const ServerLogin &login)
{
    if (login.participant)
        return ServerLogins::tr("Study: own trials");
    return login.hat == LoginHat::Home ? ServerLogins::tr("Home: everything") : ServerLogins::tr("Desk: own work");
}

QString loginPersonText(const NamedLogin &one)
{
    if (one.person.isEmpty())
        return one.login.name;
    return one.study.isEmpty() ? one.person : ServerLogins::tr("%1 (%2)", "code, study").arg(one.person, one.study);
}

ServerLogins::ServerLogins(ProjectAccess &project, const ServerAccess &servers, QString location, QObject *parent)
    : QObject(parent), m_project(project), m_host(*servers.host), m_location(std::move(location))
{
}

bool ServerLogins::isOffered(const ProjectAccess &project, const ServerAccess &servers)
{
    return servers && !project.mayActAs() && project.face() == Face::Home;
}

const NamedLogin *ServerLogins::find(const QString &login) const
{
    const auto found = std::find_if(m_logins.begin(), m_logins.end(), [&](const NamedLogin &one) { return one.login.name == login; });
    return found == m_logins.end() ? nullptr : &*found;
}

QString ServerLogins::noNewCode(const NamedLogin &one) const
{
    if (!one.login.active)
        return tr("This login has ended. Invite the person again.");
    const NamedLogin *own = find(m_own);
    if (own && !one.login.participant && own->login.person == one.login.person && own->login.hat == one.login.hat) {
        return tr("A new code ends all logins of this kind of the person, and so the one with which you work. For another computer, invite "
                  "yourself, and end the login that you no longer need.");
    }
    return {};
}

void ServerLogins::forgetFault()
{
    if (m_fault.isEmpty())
        return;
    m_fault.clear();
    Q_EMIT changed();
}

void ServerLogins::begin()
{
    m_busy = true;
    m_fault.clear();
    Q_EMIT changed();
}

void ServerLogins::finish(const QString &fault)
{
    m_busy = false;
    m_fault = fault;
    Q_EMIT changed();
}

void ServerLogins::load()
{
    if (m_busy)
        return;
    begin();
    m_project
        .read([&host = m_host, location = m_location, actor = m_project.person().id](Stores &stores) {
            return listLogins(stores, host, location, actor);
        })
        .then(this, [this](const Result<LoginList> &found) {
            if (found) {
                m_logins = found->logins;
                m_own = found->own;
                m_takers = found->takers;
            }
            finish(found ? QString() : found.error().sentence);
        });
}

void ServerLogins::invite(const InvitationRequest &request, Purpose purpose, const QString &file)
{
    if (m_busy)
        return;
    begin();
    m_project
        .write([&host = m_host, location = m_location, actor = m_project.person().id, request, purpose, file](Stores &stores) {
            TeamLogins team(stores, host, location, actor);
            return inviteToFile(team, request, purpose == Purpose::Instead, file);
        })
        .then(this, [this, file](const Result<SavedInvitation> &made) {
            finish(made ? QString() : made.error().sentence);
            if (made)
                Q_EMIT invited(made->invited, file, made->fault);
        });
}

void ServerLogins::end(const QString &login)
{
    const NamedLogin *one = find(login);
    if (m_busy || !one)
        return;
    const QString person = loginPersonText(*one);
    begin();
    m_project
        .write([&host = m_host, location = m_location, actor = m_project.person().id, login](Stores &stores) {
            return TeamLogins(stores, host, location, actor).revoke(login);
        })
        .then(this, [this, person](const Result<> &done) {
            finish(done ? QString() : done.error().sentence);
            if (done)
                Q_EMIT ended(person);
        });
}

} // namespace yuyi
