// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/server/teamlogins.h"

#include "models/domain/json/json.h"
#include "models/domain/people/personname.h"
#include "models/domain/people/scram.h"
#include "models/services/people/peopleservice.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"
#include "models/services/studies/planning/seats.h"
#include "models/stores/packagestore.h"
#include "models/stores/studystore.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::TeamLogins)
};

constexpr int longestValidity = 31;   ///< days; the server takes no more
constexpr qsizetype longestSlug = 20; ///< of the 24 letters and digits that a name may have after the project's own

/// The part of a name or code that a login can have; of one in another script a part of the id.
QString slugOf(const QString &name, const QUuid &id)
{
    QString slug;
    for (const QChar letter : name.toLower()) {
        const bool digit = letter >= u'0' && letter <= u'9';
        if ((letter >= u'a' && letter <= u'z') || (digit && !slug.isEmpty()))
            slug += letter;
    }
    return slug.isEmpty() ? u'p' + id.toString(QUuid::Id128).right(8) : slug.left(longestSlug);
}

QString hatTitle(LoginHat hat)
{
    return hat == LoginHat::Home ? Tr::tr("home (sees everything)") : Tr::tr("desk (sees its own work)");
}

/// Whether others can find the server and know it.
Result<> checkReachable(const ServerAddress &address)
{
    if (address.host.isEmpty() || address.host.startsWith(u'/')) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("The location of the project is a socket of this computer. Give the name by which others reach the server "
                              "(on the command line: --host)."));
    }
    if (!isHostName(address.host))
        return failure(ErrorCode::Invalid, Tr::tr("“%1” is not the name of a server.").arg(address.host));
    if (address.certificate.isEmpty() && !isOnThisComputer(address.host)) {
        return failure(
            ErrorCode::Refused,
            Tr::tr("The invitation needs the certificate of the authority that issued the certificate of %1. Name its file in the "
                   "location as “sslrootcert” (on the command line also: --ca).")
                .arg(address.host));
    }
    return {};
}

} // namespace

Result<QList<NamedLogin>> TeamLogins::list()
{
    YUYI_TRY(const auto logins, m_host.logins(m_location));
    YUYI_TRY(const auto people, m_stores.project().people());
    QHash<PersonId, QString> names;
    for (const Person &person : people)
        names.insert(person.id, person.name);
    QList<NamedLogin> named;
    for (const ServerLogin &login : logins) {
        NamedLogin one{login, names.value(login.person), {}};
        if (!login.taker.isNull()) {
            const auto taker = m_stores.studies().participant(login.taker);
            if (!taker && taker.error().code != ErrorCode::NotFound)
                return passOn(taker);
            if (taker) {
                YUYI_TRY(const auto study, m_stores.studies().study(taker->study));
                one.person = taker->code;
                one.study = study.name;
            }
        }
        named.append(one);
    }
    return named;
}

Result<QString> TeamLogins::whyNot(const Participant &participant, const Study &study)
{
    const QString &code = participant.code;
    if (!participant.simulated.isEmpty())
        return Tr::tr("%1 is a simulated participant and cannot get a login.").arg(code);
    if (participant.state == ParticipantState::Withdrawn)
        return Tr::tr("%1 has withdrawn from the study and cannot get a login.").arg(code);
    if (participant.state == ParticipantState::Finished)
        return Tr::tr("%1 has already finished the study and needs no login.").arg(code);
    // Who has begun may go on after the study is closed.
    if (study.state != StudyState::Running && !(study.state == StudyState::Closed && participant.state == ParticipantState::Active))
        return Tr::tr("The study “%1” is not running. Freeze it first if it is a draft, or reopen it if it is closed.").arg(study.name);
    YUYI_TRY(const auto packages, m_stores.packages().packages());
    const bool packed = std::any_of(packages.begin(), packages.end(), [&](const Package &package) {
        return package.participant == participant.id && package.isOut();
    });
    if (packed)
        return Tr::tr("%1 has a work package. Merge or withdraw the package before you make a login.").arg(code);
    return QString();
}

Result<QStringList> TeamLogins::freeParticipants()
{
    YUYI_TRY(const auto logins, list());
    YUYI_TRY(const auto studies, m_stores.studies().studies());
    QStringList found;
    for (const Study &study : studies) {
        YUYI_TRY(const auto people, m_stores.studies().participants(study.id));
        for (const Participant &one : people) {
            YUYI_TRY(const auto why, whyNot(one, study));
            const bool has = std::any_of(logins.begin(), logins.end(),
                                         [&](const NamedLogin &login) { return login.login.active && login.login.taker == one.id; });
            if (why.isEmpty() && !has)
                found.append(study.name + u'/' + one.code);
        }
    }
    return found;
}

Result<Person> TeamLogins::personFor(const InvitationRequest &request, bool &added)
{
    added = false;
    const QString name = request.person.trimmed();
    YUYI_CHECK(checkPersonName(name));
    YUYI_TRY(const auto people, m_stores.project().people());
    for (const Person &person : people) {
        if (person.name.compare(name, Qt::CaseInsensitive) != 0)
            continue;
        if (!person.active) {
            return failure(ErrorCode::Refused,
                           Tr::tr("%1 was removed from the project. Restore this person on the page People before you invite them.")
                               .arg(person.name));
        }
        const bool same = std::is_permutation(request.roles.begin(), request.roles.end(), person.roles.begin(), person.roles.end());
        if (!request.roles.isEmpty() && !same) {
            return failure(
                ErrorCode::Refused,
                Tr::tr("%1 is in the project already and has other roles. Change their roles first, or invite them without roles.")
                    .arg(person.name));
        }
        return person;
    }
    if (request.roles.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Nobody in the project is named %1. To add a new person, give their roles.").arg(name));
    added = true;
    Person person;
    person.name = name;
    person.roles = request.roles;
    return person;
}

Result<QString> TeamLogins::freeName(const Plan &plan)
{
    YUYI_TRY(const auto prefix, m_host.loginPrefix(m_location));
    YUYI_TRY(const auto logins, m_host.logins(m_location));
    const Person &person = plan.person;
    const bool otherHome = plan.taker.id.isNull() && plan.hat == LoginHat::Home && !person.is(Role::Lead);
    const QString slug = plan.taker.id.isNull() ? slugOf(person.name, person.id.value()) : slugOf(plan.taker.code, plan.taker.id.value());
    const QString base = prefix + slug + (otherHome ? QStringLiteral("h") : QString());
    for (int number = 1;; ++number) {
        const QString name = number == 1 ? base : base + QString::number(number);
        const bool taken = std::any_of(logins.begin(), logins.end(), [&](const ServerLogin &one) { return one.name == name; });
        if (!taken)
            return name;
    }
}

Result<TeamLogins::Plan> TeamLogins::plan(const InvitationRequest &request)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    if (request.days < 1 || request.days > longestValidity) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("An invitation is valid for 1 to %1 days.").arg(QString::number(longestValidity)));
    }
    Plan plan;
    Invitation &invitation = plan.invitation;
    YUYI_TRY(const auto address, m_host.address(m_location));
    invitation.address = address;
    if (!request.host.isEmpty())
        invitation.address.host = request.host;
    if (!request.certificate.isEmpty())
        invitation.address.certificate = request.certificate;
    YUYI_CHECK(request.participant.isEmpty() ? planPerson(request, plan) : planParticipant(request, plan));
    invitation.validUntil = m_clock().addDays(request.days);
    invitation.address.login = QStringLiteral("a");
    YUYI_CHECK(checkReachable(invitation.address));
    // As those who are invited read it: what they would refuse is refused before there is a login.
    YUYI_CHECK(readInvitation(invitationText(invitation), invitation.person, m_clock()));
    return plan;
}

Result<> TeamLogins::planPerson(const InvitationRequest &request, Plan &plan)
{
    YUYI_TRY(const auto person, personFor(request, plan.added));
    plan.person = person;
    plan.hat = request.hat.value_or(person.is(Role::Lead) ? LoginHat::Home : LoginHat::Desk);
    if (plan.hat == LoginHat::Desk
        && !std::any_of(person.roles.begin(), person.roles.end(), [](Role role) { return role != Role::Lead; })) {
        return failure(
            ErrorCode::Refused,
            Tr::tr("%1 has no role that works at a desk. Give them another role first, or invite them with “home”.").arg(person.name));
    }
    YUYI_TRY(const auto info, m_stores.project().info());
    plan.invitation.project = info.title;
    plan.invitation.person = person.name;
    return {};
}

/// What a participant reads of the invitation is what a work package would say: the study, and their code.
Result<> TeamLogins::planParticipant(const InvitationRequest &request, Plan &plan)
{
    YUYI_TRY(const auto id, participantOfCode(m_stores, request.participant));
    YUYI_TRY(const auto taker, m_stores.studies().participant(id));
    YUYI_TRY(const auto study, m_stores.studies().study(taker.study));
    YUYI_TRY(const auto why, whyNot(taker, study));
    if (!why.isEmpty())
        return failure(ErrorCode::Refused, why);
    plan.taker = taker;
    plan.invitation.project = study.name;
    plan.invitation.person = taker.code;
    return {};
}

Result<> TeamLogins::checkInvitation(const InvitationRequest &request)
{
    YUYI_CHECK(plan(request));
    return {};
}

Result<Invited> TeamLogins::invite(const InvitationRequest &request)
{
    YUYI_TRY(auto plan, this->plan(request));
    if (!plan.taker.id.isNull()) {
        YUYI_TRY(const auto there, loginsOf(request));
        if (!there.isEmpty()) {
            return failure(ErrorCode::Refused,
                           Tr::tr("%1 has a login already. For another computer or a lost code, make a new code for it.")
                               .arg(plan.taker.code));
        }
    }
    return makeLogin(plan);
}

Result<Invited> TeamLogins::makeLogin(Plan &plan)
{
    Person &person = plan.person;
    if (plan.added) {
        YUYI_TRY(const auto fresh, PeopleService(m_stores, m_actor, m_clock).add(person.name, person.roles));
        person = fresh;
    }
    YUYI_TRY(const auto name, freeName(plan));
    Invited invited{plan.invitation, newOneTimeCode()};
    YUYI_TRY(const auto password, typedOneTimeCode(invited.code));
    YUYI_TRY(const auto verifier, newScramVerifier(password));
    ServerLogin login;
    login.name = name;
    login.person = person.id;
    login.taker = plan.taker.id;
    login.participant = !plan.taker.id.isNull();
    login.hat = plan.hat;
    login.validUntil = invited.invitation.validUntil;
    YUYI_CHECK(m_host.invite(m_location, login, verifier));
    // A login that is not in the audit trail ends again.
    if (const auto noted = note({login, plan.invitation.person, {}}, Noted::Invited); !noted) {
        (void)m_host.revoke(m_location, name);
        return passOn(noted);
    }
    invited.invitation.address.login = name;
    return invited;
}

Result<> TeamLogins::note(const NamedLogin &one, Noted what)
{
    const ServerLogin &login = one.login;
    Json json;
    json["login"] = login.name;
    json[login.participant ? "code" : "name"] = one.person;
    const bool began = what == Noted::Invited;
    const Event event =
        login.participant
            ? makeEvent(Entity::Participant, login.taker.value(), began ? AuditAction::Invited : AuditAction::LoginEnded, m_actor, {},
                        jsonText(json))
            : makeEvent(Entity::Person, login.person.value(), began ? AuditAction::Invited : AuditAction::LoginEnded, m_actor, {},
                        jsonText(json));
    if (event.subject.isNull())
        return {};
    return m_stores.transaction([&]() -> Result<> { return m_stores.record(event); });
}

Result<> TeamLogins::end(const NamedLogin &one)
{
    YUYI_TRY(const auto address, m_host.address(m_location));
    // One's own connections end with one's own login.
    if (one.login.name == address.login) {
        YUYI_CHECK(note(one, Noted::Ended));
        return m_host.revoke(m_location, one.login.name);
    }
    YUYI_CHECK(m_host.revoke(m_location, one.login.name));
    return note(one, Noted::Ended);
}

Result<> TeamLogins::refuseLastHome(const QStringList &ending, const QList<NamedLogin> &all) const
{
    bool ends = false;
    bool stays = false;
    for (const NamedLogin &one : all) {
        if (!one.login.active || one.login.hat != LoginHat::Home)
            continue;
        if (ending.contains(one.login.name))
            ends = true;
        else if (!one.login.waiting || one.login.validUntil > m_clock())
            stays = true; // an invitation that has expired lets nobody in
    }
    if (ends && !stays) {
        return failure(ErrorCode::Refused,
                       Tr::tr("This is the last login that sees the whole project. Invite another lead first."));
    }
    return {};
}

/// The active logins that a new one replaces.
Result<QList<NamedLogin>> TeamLogins::loginsOf(const InvitationRequest &request)
{
    YUYI_TRY(const auto logins, list());
    QList<NamedLogin> found;
    if (!request.participant.isEmpty()) {
        YUYI_TRY(const auto id, participantOfCode(m_stores, request.participant));
        std::copy_if(logins.begin(), logins.end(), std::back_inserter(found),
                     [&](const NamedLogin &one) { return one.login.active && one.login.taker == id; });
        return found;
    }
    bool added = false;
    YUYI_TRY(const auto person, personFor(request, added));
    const LoginHat hat = request.hat.value_or(person.is(Role::Lead) ? LoginHat::Home : LoginHat::Desk);
    std::copy_if(logins.begin(), logins.end(), std::back_inserter(found), [&](const NamedLogin &one) {
        return !added && one.login.active && !one.login.participant && one.login.person == person.id && one.login.hat == hat;
    });
    if (found.isEmpty()) {
        return failure(ErrorCode::NotFound,
                       Tr::tr("%1 has no login of this kind: %2. Invite them instead.").arg(request.person, hatTitle(hat)));
    }
    return found;
}

Result<Invited> TeamLogins::replace(const InvitationRequest &request)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto ending, loginsOf(request));
    if (ending.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("%1 has no login. Invite them instead.").arg(request.participant));
    // The new one first: nobody is left without a login.
    YUYI_TRY(auto plan, this->plan(request));
    YUYI_TRY(auto invited, makeLogin(plan));
    YUYI_CHECK(endAll(ending));
    return invited;
}

Result<QStringList> TeamLogins::endAll(QList<NamedLogin> logins)
{
    YUYI_TRY(const auto address, m_host.address(m_location));
    // One's own connections would end with one's own login.
    std::stable_partition(logins.begin(), logins.end(), [&](const NamedLogin &one) { return one.login.name != address.login; });
    QStringList ended;
    for (const NamedLogin &one : std::as_const(logins)) {
        YUYI_CHECK(end(one));
        ended.append(one.login.name);
    }
    return ended;
}

Result<> TeamLogins::revoke(const QString &login)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto all, list());
    const auto known = std::find_if(all.begin(), all.end(), [&](const NamedLogin &one) { return one.login.name == login; });
    if (known == all.end())
        return failure(ErrorCode::NotFound, Tr::tr("The project has no login %1.").arg(login));
    YUYI_CHECK(refuseLastHome({login}, all));
    return end(*known);
}

Result<QStringList> TeamLogins::revokePerson(const QString &person)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto all, list());
    QStringList ending;
    QList<NamedLogin> logins;
    for (const NamedLogin &one : all) {
        if (one.login.active && !one.login.participant && one.person.compare(person.trimmed(), Qt::CaseInsensitive) == 0) {
            ending.append(one.login.name);
            logins.append(one);
        }
    }
    if (ending.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("%1 has no login.").arg(person));
    YUYI_CHECK(refuseLastHome(ending, all));
    return endAll(logins);
}

Result<QStringList> TeamLogins::revokeParticipant(const QString &code)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    InvitationRequest request;
    request.participant = code;
    YUYI_TRY(const auto logins, loginsOf(request));
    if (logins.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("%1 has no login.").arg(code));
    return endAll(logins);
}

} // namespace yuyi
