// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/server/sqlserverhost.h"
#include "models/domain/people/work.h"
#include "models/services/server/passwordfile.h"
#include "tests/support/reviewfixture.h"

#include <QHash>
#include <QProcess>

namespace yuyi::bench {

/// Ends the benchmark with what failed.
[[noreturn]] void stop(const Error &error);

template <typename T>
T need(Result<T> result)
{
    if (!result)
        stop(result.error());
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}

/// @brief A project of a team on the server of this process's PGHOST …: its people join by invitation, each as a computer of theirs does.
class BenchTeam
{
public:
    explicit BenchTeam(test::TestProject &project);

    /// Invites somebody and joins as them; the location of their login. `by`: the port that they reach the server by.
    QString joined(const PersonId &person, LoginHat hat, quint16 by);
    /// The same for somebody new.
    QString joined(const QString &name, Role role, quint16 by);
    PersonId idOf(const QString &name) const;
    QString home(quint16 by);

    /// A yuyi-cli on a computer that has joined.
    void start(QProcess &program, const QStringList &words) const;

private:
    QString join(const QString &name, const QList<Role> &roles, LoginHat hat, quint16 by);

    test::TestProject &m_project;
    SqlServerHost m_servers;
    QTemporaryDir m_computer;
    PasswordFile m_passwords;
};

/// Opens what the queue of the person offers, as the window does: what somebody else was quicker to take is left out.
Result<Annotation> openNext(AnnotationService &service);

/// Milliseconds below which so many percent of these are; sorts them.
double percentile(QList<double> &milliseconds, double percent);
/// Prints a count that is to have this value, and notes it. Returns whether it has.
bool count(const QString &what, qint64 found, qint64 wanted);
/// Prints and notes how long something took.
void times(const QString &what, QList<double> milliseconds);

/// @name The parts of `team`; each makes its own project. Return whether all counts were right.
/// @{
bool teamSaves(int people, int saves);
bool teamSteward(class ThrowawayServer &server, int kills);
bool teamRun(int requests);
bool teamScale(class ThrowawayServer &server, int images);
bool teamCommits(class ThrowawayServer &server, const QString &fault, int times);
/// @}

} // namespace yuyi::bench
