// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/benchteam.h"

#include "models/services/server/joining.h"
#include "models/services/server/teamlogins.h"
#include "tests/bench/measures.h"

#include <QTextStream>

#include <algorithm>
#include <cmath>

namespace yuyi::bench {

namespace {

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

} // namespace

void stop(const Error &error)
{
    out() << error.sentence << ' ' << error.detail << Qt::endl;
    std::exit(1);
}

BenchTeam::BenchTeam(test::TestProject &project) : m_project(project), m_passwords(m_computer.filePath(QStringLiteral("passwords")))
{
    Person leading = need(project.stores->project().people()).constFirst();
    leading.roles = {Role::Lead};
    need(project.stores->transaction([&] { return project.stores->project().updatePerson(leading); }));
    ProjectInfo info = need(project.stores->project().info());
    info.rules.openPool = true;
    need(project.stores->transaction([&] { return project.stores->project().setInfo(info); }));
    need(m_servers.install(project.location));
}

QString BenchTeam::join(const QString &name, const QList<Role> &roles, LoginHat hat, quint16 by)
{
    InvitationRequest request;
    request.person = name;
    request.roles = roles;
    request.hat = hat;
    Invited invited = need(TeamLogins(*m_project.stores, m_servers, m_project.location, m_project.lead).invite(request));
    invited.invitation.address.port = by;
    Joining joining(m_servers, m_passwords, m_computer.filePath(QStringLiteral("servers")));
    return need(joining.join(invited.invitation, invited.code)).location;
}

QString BenchTeam::joined(const PersonId &person, LoginHat hat, quint16 by)
{
    const QList<Person> people = need(m_project.stores->project().people());
    for (const Person &one : people) {
        if (one.id == person)
            return join(one.name, {}, hat, by);
    }
    stop({ErrorCode::NotFound, QStringLiteral("There is no such person."), {}});
}

QString BenchTeam::joined(const QString &name, Role role, quint16 by)
{
    return join(name, {role}, LoginHat::Desk, by);
}

PersonId BenchTeam::idOf(const QString &name) const
{
    const QList<Person> people = need(m_project.stores->project().people());
    for (const Person &one : people) {
        if (one.name == name)
            return one.id;
    }
    return {};
}

QString BenchTeam::home(quint16 by)
{
    return joined(m_project.lead, LoginHat::Home, by);
}

void BenchTeam::start(QProcess &program, const QStringList &words) const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("PGPASSWORD"));
    environment.insert(QStringLiteral("PGPASSFILE"), m_computer.filePath(QStringLiteral("passwords")));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(YUYI_CLI), words);
    if (!program.waitForStarted())
        stop({ErrorCode::Environment, program.errorString(), {}});
}

Result<Annotation> openNext(AnnotationService &service)
{
    ImageId after;
    while (true) {
        YUYI_TRY(const auto next, service.next(after));
        if (!next)
            return failure(ErrorCode::NotFound, QStringLiteral("There is no image."));
        const auto opened = service.open(*next);
        if (opened || opened.error().code != ErrorCode::Refused)
            return opened;
        after = *next;
    }
}

double percentile(QList<double> &milliseconds, double percent)
{
    if (milliseconds.isEmpty())
        return 0;
    std::sort(milliseconds.begin(), milliseconds.end());
    const auto place = static_cast<qsizetype>(std::ceil(percent / 100 * static_cast<double>(milliseconds.size()))) - 1;
    return milliseconds.at(std::clamp<qsizetype>(place, 0, milliseconds.size() - 1));
}

bool count(const QString &what, qint64 found, qint64 wanted)
{
    out() << (found == wanted ? "  " : "! ") << what << ": " << found;
    if (found != wanted)
        out() << ", and not " << wanted;
    out() << Qt::endl;
    note(what, static_cast<double>(found), "");
    return found == wanted;
}

void times(const QString &what, QList<double> milliseconds)
{
    out() << "  " << what << ": " << milliseconds.size();
    for (const double percent : {50.0, 95.0, 99.0, 100.0}) {
        const double value = percentile(milliseconds, percent);
        out() << (percent < 100 ? QStringLiteral(", p%1 ").arg(percent) : QStringLiteral(", longest ")) << QString::number(value, 'f', 1)
              << " ms";
        note(what + QStringLiteral(": p%1").arg(percent), value, "ms");
    }
    out() << Qt::endl;
}

} // namespace yuyi::bench
