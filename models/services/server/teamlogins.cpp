// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/server/teamlogins.h"

#include "models/domain/people/personname.h"
#include "models/domain/people/scram.h"
#include "models/services/people/peopleservice.h"
#include "models/services/rules/permissions.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::TeamLogins)
};

constexpr int longestValidity = 31;  ///< days; the server takes no more
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
                           Tr::tr("%1 has left the project. Let them work in it again before you invite them.").arg(person.name));
        }
        const bool same = std::is_permutation(request.roles.begin(), request.roles.end(), person.roles.begin(), person.roles.end());
        if (!request.roles.isEmpty() && !same) {
            return failure(ErrorCode::Refused,
                           Tr::tr("%1 is in the project already, with other roles. Change these first, or invite without roles.").arg(person.name));
        }
        return person;
    }
    if (request.roles.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Nobody in the project is called %1. Say which roles they shall have.").arg(name));
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

Result<Invited> TeamLogins::invite(const InvitationRequest &request)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    if (request.days < 1 || request.days > longestValidity) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("An invitation is valid for 1 to %1 days.").arg(QString::number(longestValidity)));
    }
    Invited invited;
    Invitation &invitation = invited.invitation;
    YUYI_TRY(const auto address, m_host.address(m_location));
    invitation.address = address;
    if (!request.host.isEmpty())
        invitation.address.host = request.host;
    if (!request.certificate.isEmpty())
        invitation.address.certificate = request.certificate;
    bool added = false;
    YUYI_TRY(auto person, personFor(request, added));
    const LoginHat hat = request.hat.value_or(person.is(Role::Lead) ? LoginHat::Home : LoginHat::Desk);
    if (hat == LoginHat::Desk && !std::any_of(person.roles.begin(), person.roles.end(), [](Role role) { return role != Role::Lead; })) {
        return failure(ErrorCode::Refused,
                       Tr::tr("%1 has no role that works at a desk. Give them another role as well, or invite them with “home”.").arg(person.name));
    }
    YUYI_TRY(const auto info, m_stores.project().info());
    invitation.project = info.title;
    invitation.person = person.name;
    invitation.validUntil = m_clock().addDays(request.days);
    invitation.address.login = QStringLiteral("a");
    // As those who are invited read it: what they would refuse is refused before there is a login.
    YUYI_CHECK(readInvitation(invitationText(invitation), request.person, m_clock()));
    if (added) {
        YUYI_TRY(const auto fresh, PeopleService(m_stores, m_actor, m_clock).add(person.name, person.roles));
        person = fresh;
    }
    YUYI_TRY(const auto name, freeName(person, hat));
    invited.code = newOneTimeCode();
    YUYI_TRY(const auto password, typedOneTimeCode(invited.code));
    YUYI_TRY(const auto verifier, newScramVerifier(password));
    ServerLogin login;
    login.name = name;
    login.person = person.id;
    login.hat = hat;
    login.validUntil = invitation.validUntil;
    YUYI_CHECK(m_host.invite(m_location, login, verifier));
    invitation.address.login = name;
    return invited;
}

Result<> TeamLogins::refuseLastHome(const QStringList &ending, const QList<NamedLogin> &all) const
{
    bool ends = false;
    bool stays = false;
    for (const NamedLogin &one : all) {
        if (!one.login.active || one.login.hat != LoginHat::Home)
            continue;
        (ending.contains(one.login.name) ? ends : stays) = true;
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
    YUYI_TRY(const auto logins, m_host.logins(m_location));
    QStringList ending;
    for (const ServerLogin &login : logins) {
        if (login.active && !login.participant && login.person == person.id && login.hat == hat)
            ending.append(login.name);
    }
    if (added || ending.isEmpty()) {
        return failure(ErrorCode::NotFound,
                       Tr::tr("%1 has no login of this kind: %2. Invite them instead.").arg(request.person, hatTitle(hat)));
    }
    // The new one first: nobody is left without a login.
    YUYI_TRY(auto invited, invite(request));
    YUYI_TRY(const auto address, m_host.address(m_location));
    // One's own connections would end with one's own login.
    std::stable_partition(ending.begin(), ending.end(), [&](const QString &name) { return name != address.login; });
    for (const QString &name : std::as_const(ending))
        YUYI_CHECK(m_host.revoke(m_location, name));
    return invited;
}

Result<> TeamLogins::revoke(const QString &login)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto all, list());
    const bool known = std::any_of(all.begin(), all.end(), [&](const NamedLogin &one) { return one.login.name == login; });
    if (!known)
        return failure(ErrorCode::NotFound, Tr::tr("The project has no login %1.").arg(login));
    YUYI_CHECK(refuseLastHome({login}, all));
    return m_host.revoke(m_location, login);
}

Result<QStringList> TeamLogins::revokePerson(const QString &person)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto all, list());
    QStringList ending;
    for (const NamedLogin &one : all) {
        if (one.login.active && one.person.compare(person.trimmed(), Qt::CaseInsensitive) == 0)
            ending.append(one.login.name);
    }
    if (ending.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("%1 has no login.").arg(person));
    YUYI_CHECK(refuseLastHome(ending, all));
    for (const QString &name : std::as_const(ending))
        YUYI_CHECK(m_host.revoke(m_location, name));
    return ending;
}

} // namespace yuyi
