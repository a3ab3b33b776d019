// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/server/teamlogins.h"

#include "models/domain/json/json.h"
#include "models/domain/people/personname.h"
#include "models/domain/people/scram.h"
#include "models/services/people/peopleservice.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::TeamLogins)
};

constexpr int longestValidity = 31;   ///< days; the server takes no more
constexpr qsizetype longestSlug = 20; ///< of the 24 letters and digits that a name may have after the project's own

/// The part of a person's name that a login can have; of a name in another script a part of their id.
QString slugOf(const Person &person)
{
    QString slug;
    for (const QChar letter : person.name.toLower()) {
        const bool digit = letter >= u'0' && letter <= u'9';
        if ((letter >= u'a' && letter <= u'z') || (digit && !slug.isEmpty()))
            slug += letter;
    }
    return slug.isEmpty() ? u'p' + person.id.value().toString(QUuid::Id128).right(8) : slug.left(longestSlug);
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
    for (const ServerLogin &login : logins)
        named.append({login, names.value(login.person)});
    return named;
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

Result<QString> TeamLogins::freeName(const Person &person, LoginHat hat)
{
    YUYI_TRY(const auto prefix, m_host.loginPrefix(m_location));
    YUYI_TRY(const auto logins, m_host.logins(m_location));
    const QString base = prefix + slugOf(person) + (hat == LoginHat::Home && !person.is(Role::Lead) ? QStringLiteral("h") : QString());
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
    invitation.project = info.title;
    invitation.person = person.name;
    invitation.validUntil = m_clock().addDays(request.days);
    invitation.address.login = QStringLiteral("a");
    YUYI_CHECK(checkReachable(invitation.address));
    // As those who are invited read it: what they would refuse is refused before there is a login.
    YUYI_CHECK(readInvitation(invitationText(invitation), request.person, m_clock()));
    return plan;
}

Result<> TeamLogins::checkInvitation(const InvitationRequest &request)
{
    YUYI_CHECK(plan(request));
    return {};
}

Result<Invited> TeamLogins::invite(const InvitationRequest &request)
{
    YUYI_TRY(auto plan, this->plan(request));
    Person &person = plan.person;
    if (plan.added) {
        YUYI_TRY(const auto fresh, PeopleService(m_stores, m_actor, m_clock).add(person.name, person.roles));
        person = fresh;
    }
    YUYI_TRY(const auto name, freeName(person, plan.hat));
    Invited invited{plan.invitation, newOneTimeCode()};
    YUYI_TRY(const auto password, typedOneTimeCode(invited.code));
    YUYI_TRY(const auto verifier, newScramVerifier(password));
    ServerLogin login;
    login.name = name;
    login.person = person.id;
    login.hat = plan.hat;
    login.validUntil = invited.invitation.validUntil;
    YUYI_CHECK(m_host.invite(m_location, login, verifier));
    // A login that is not in the audit trail ends again.
    if (const auto noted = note(AuditAction::Invited, person.id, person.name, name); !noted) {
        (void)m_host.revoke(m_location, name);
        return passOn(noted);
    }
    invited.invitation.address.login = name;
    return invited;
}

Result<> TeamLogins::note(AuditAction action, const PersonId &person, const QString &personName, const QString &login)
{
    Json json;
    json["login"] = login;
    json["name"] = personName;
    return m_stores.transaction([&]() -> Result<> {
        return m_stores.record(makeEvent(Entity::Person, person.value(), action, m_actor, {}, jsonText(json)));
    });
}

Result<> TeamLogins::end(const NamedLogin &one)
{
    YUYI_TRY(const auto address, m_host.address(m_location));
    const auto noteIt = [&] {
        return one.login.person.isNull() ? Result<>() : note(AuditAction::LoginEnded, one.login.person, one.person, one.login.name);
    };
    // One's own connections end with one's own login.
    if (one.login.name == address.login) {
        YUYI_CHECK(noteIt());
        return m_host.revoke(m_location, one.login.name);
    }
    YUYI_CHECK(m_host.revoke(m_location, one.login.name));
    return noteIt();
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

Result<Invited> TeamLogins::replace(const InvitationRequest &request)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    bool added = false;
    YUYI_TRY(const auto person, personFor(request, added));
    const LoginHat hat = request.hat.value_or(person.is(Role::Lead) ? LoginHat::Home : LoginHat::Desk);
    YUYI_TRY(const auto logins, list());
    QList<NamedLogin> ending;
    for (const NamedLogin &one : logins) {
        if (one.login.active && !one.login.participant && one.login.person == person.id && one.login.hat == hat)
            ending.append(one);
    }
    if (added || ending.isEmpty()) {
        return failure(ErrorCode::NotFound,
                       Tr::tr("%1 has no login of this kind: %2. Invite them instead.").arg(request.person, hatTitle(hat)));
    }
    // The new one first: nobody is left without a login.
    YUYI_TRY(auto invited, invite(request));
    YUYI_TRY(const auto address, m_host.address(m_location));
    // One's own connections would end with one's own login.
    std::stable_partition(ending.begin(), ending.end(), [&](const NamedLogin &one) { return one.login.name != address.login; });
    for (const NamedLogin &one : std::as_const(ending))
        YUYI_CHECK(end(one));
    return invited;
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
        if (one.login.active && one.person.compare(person.trimmed(), Qt::CaseInsensitive) == 0) {
            ending.append(one.login.name);
            logins.append(one);
        }
    }
    if (ending.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("%1 has no login.").arg(person));
    YUYI_CHECK(refuseLastHome(ending, all));
    YUYI_TRY(const auto address, m_host.address(m_location));
    // One's own connections would end with one's own login.
    std::stable_partition(logins.begin(), logins.end(), [&](const NamedLogin &one) { return one.login.name != address.login; });
    for (const NamedLogin &one : std::as_const(logins))
        YUYI_CHECK(end(one));
    return ending;
}

} // namespace yuyi
