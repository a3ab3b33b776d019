// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "models/stores/deskstore.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi::cli {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliCommand)
};

tl::unexpected<Error> noPersonNamed(const QString &name, const QStringList &people)
{
    return failure(ErrorCode::Invalid,
                   Tr::tr("This project has no person named “%1”. People in the project: %2.")
                       .arg(name, people.join(QStringLiteral(", "))));
}
} // namespace

QList<Command> commands()
{
    return projectCommands() + serverCommands() + stewardCommands() + presetCommands() + importCommands() + filterCommands()
         + composeCommands() + categoryCommands() + peopleCommands() + templateCommands() + objectCommands() + taxonomyCommands()
         + releaseCommands() + aboutCommands() + exampleCommands() + translationCommands()
         + evaluationCommands() + resultCommands() + endpointCommands()
         + runCommands() + quotaCommands() + statisticsCommands() + agreementCommands() + errorCommands()
         + describeCommands() + judgeCommands() + packCommands() + mergeCommands() + studyCommands()
         + serverSetupCommands() + serverMemberCommands();
}

Result<OpenProject> openProject(Context &context, const QString &location)
{
    OpenProject project;
    YUYI_TRY(auto factory, context.host.open(location));
    project.factory = factory;
    YUYI_TRY(auto stores, project.factory->open());
    project.stores = std::move(stores);
    YUYI_TRY(const auto info, project.stores->project().info());
    project.info = info;
    YUYI_TRY(const auto people, project.stores->project().people());
    const QString wanted = context.arguments.value(QStringLiteral("as"));
    const PersonId login = project.stores->desk().loginPerson();
    QStringList names;
    for (const Person &person : people) {
        names.append(person.name);
        if (person.id == login) {
            if (!wanted.isEmpty() && person.name != wanted) {
                return failure(ErrorCode::Refused, Tr::tr("On this server everybody works under their own login. Yours is that of %1; "
                                                          "omit --as.")
                                                       .arg(person.name));
            }
            project.actor = person;
            return project;
        }
        const bool fits = wanted.isEmpty() ? person.active && person.is(Role::Lead) : person.name == wanted;
        if (fits && project.actor.id.isNull())
            project.actor = person;
    }
    if (project.actor.id.isNull() && wanted.isEmpty())
        return failure(
            ErrorCode::Invalid,
            Tr::tr("No lead is active in this project. Name a person with --as. People in the project: %1.")
                .arg(names.join(QStringLiteral(", "))));
    if (project.actor.id.isNull())
        return noPersonNamed(wanted, names);
    return project;
}

Result<Person> personNamed(Stores &stores, const QString &name)
{
    YUYI_TRY(const auto people, stores.project().people());
    QStringList names;
    for (const Person &person : people) {
        if (person.name.compare(name.trimmed(), Qt::CaseInsensitive) == 0)
            return person;
        names.append(person.name);
    }
    return noPersonNamed(name, names);
}

Result<int> intOption(const Arguments &arguments, const QString &name, int fallback, int least, int most)
{
    if (!arguments.has(name))
        return fallback;
    bool ok = false;
    const int value = arguments.value(name).toInt(&ok);
    if (!ok || value < least || value > most) {
        return failure(ErrorCode::Invalid, Tr::tr("--%1 takes a whole number from %2 to %3.")
                                               .arg(name, QString::number(least), QString::number(most)));
    }
    return value;
}

} // namespace yuyi::cli
