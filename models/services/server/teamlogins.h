// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/history/auditaction.h"
#include "models/domain/people/work.h"
#include "models/services/server/invitation.h"
#include "models/stores/stores.h"

#include <optional>

namespace yuyi {

/// Whom to invite.
struct InvitationRequest {
    QString person;              ///< the name of somebody in the project, or of somebody new; not read for a participant
    QString participant;         ///< the code of a participant of a study, as participantOfCode() takes it; empty: a person is invited
    QList<Role> roles;           ///< of somebody new; empty for somebody who is there
    std::optional<LoginHat> hat; ///< not given: home for leads, a desk for others; not read for a participant
    int days = 7;                ///< how long the one-time code is valid, 1 to 31
    /// @name How others reach the server, where it is not as the location says
    /// @{
    QString host;
    QByteArray certificate;
    /// @}
};

/// An invitation and its one-time code, which is known nowhere else.
struct Invited {
    Invitation invitation;
    QByteArray code;
};

/// A login with the name of its person.
struct NamedLogin {
    ServerLogin login;
    QString person; ///< of a participant: their code
    QString study;  ///< of a participant: the name of the study

    /// As participantOfCode() takes it; of a person the name.
    QString called() const { return login.participant && !study.isEmpty() ? study + u'/' + person : person; }
};

/// @brief The logins of a project on a server, for leads and administrators of the server. A login sees what its hat allows: home sees
/// all, a desk what its person works on. The desk of a participant of a study shows their trials; there is one login each, and none
/// beside a work package.
class TeamLogins
{
public:
    TeamLogins(Stores &stores, ServerHost &host, QString location, const PersonId &actor, Clock clock = systemClock())
        : m_stores(stores), m_host(host), m_location(std::move(location)), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// @brief Makes a login, and the person where nobody has the name. Somebody may have several logins, one for each computer and hat.
    /// Invalid and Refused say what is wrong; nobody is added then. If the server fails later, somebody new is in the project already and
    /// can be invited again.
    Result<Invited> invite(const InvitationRequest &request);
    /// The errors Invalid and Refused of invite(), before the project has logins.
    Result<> checkInvitation(const InvitationRequest &request);
    /// @brief Makes a new login and ends all that the person has with this hat; for a code or a computer that was lost. NotFound if the
    /// person has none.
    Result<Invited> replace(const InvitationRequest &request);
    /// Ends the active logins of a person. Returns their names; NotFound if there are none. Refused for the last one at home.
    Result<QStringList> revokePerson(const QString &person);
    /// The same for a participant, by code.
    Result<QStringList> revokeParticipant(const QString &code);
    /// Ends one login.
    Result<> revoke(const QString &login);
    Result<QList<NamedLogin>> list();
    /// Codes with their studies of the participants who can be invited now, as InvitationRequest takes them.
    Result<QStringList> freeParticipants();

private:
    struct Plan {
        Invitation invitation; ///< without a login
        Person person;         ///< or
        Participant taker;     ///< of a study
        bool added = false;    ///< the person is to be added
        LoginHat hat = LoginHat::Desk;
    };

    Result<Plan> plan(const InvitationRequest &request);
    Result<> planPerson(const InvitationRequest &request, Plan &plan);
    Result<> planParticipant(const InvitationRequest &request, Plan &plan);
    Result<Person> personFor(const InvitationRequest &request, bool &added);
    /// Why nobody can be invited as this participant, a login apart; empty: they can.
    Result<QString> whyNot(const Participant &participant, const Study &study);
    Result<QList<NamedLogin>> loginsOf(const InvitationRequest &request);
    Result<QStringList> endAll(QList<NamedLogin> logins);
    Result<Invited> makeLogin(Plan &plan);
    Result<QString> freeName(const Plan &plan);
    /// An entry of the audit trail.
    enum class Noted {
        Invited,
        Ended
    };
    Result<> note(const NamedLogin &one, Noted what);
    Result<> end(const NamedLogin &one);
    Result<> refuseLastHome(const QStringList &ending, const QList<NamedLogin> &all) const;

    Stores &m_stores;
    ServerHost &m_host;
    QString m_location;
    PersonId m_actor;
    Clock m_clock;
};

} // namespace yuyi
