// SPDX-License-Identifier: GPL-3.0-or-later
// people, assign
#include "app/cli/command.h"
#include "models/exchange/tables/csv.h"
#include "models/services/people/assignmentservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/rules/permissions.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliPeople)
};

template <typename E>
QStringList codes()
{
    QStringList list;
    for (const auto &[value, code] : codesOf(E{}))
        list.append(QString::fromUtf16(code));
    return list;
}

template <typename E>
QString codesText()
{
    return codes<E>().join(QStringLiteral(", "));
}

Exit usage(const Context &context, const QString &sentence)
{
    context.console.fail({ErrorCode::Invalid, sentence, {}});
    return Exit::Usage;
}

Result<QList<Role>> rolesOf(const QString &text)
{
    QList<Role> roles;
    for (const QString &word : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const auto role = fromCode<Role>(word.trimmed());
        if (!role) {
            return failure(ErrorCode::Invalid,
                           Tr::tr("There is no role “%1”. Available: %2.").arg(word.trimmed(), codesText<Role>()));
        }
        if (!roles.contains(*role))
            roles.append(*role);
    }
    return roles;
}

QString stateOf(const Person &person)
{
    return !person.active ? QStringLiteral("left") : person.paused ? QStringLiteral("paused")
                                                                   : QStringLiteral("active");
}

Exit listPeople(Context &context, const OpenProject &project)
{
    const auto people = project.stores->project().people();
    if (!people)
        return context.console.fail(people.error());
    const auto work = PeopleService(*project.stores, project.actor.id).workloads();
    if (!work)
        return context.console.fail(work.error());
    QList<QStringList> table{{QStringLiteral("name"), QStringLiteral("roles"), QStringLiteral("state"), QStringLiteral("in_hand"),
                              QStringLiteral("expired"), QStringLiteral("drafts"), QStringLiteral("returned"),
                              QStringLiteral("handed_in"), QStringLiteral("answered"), QStringLiteral("settled"),
                              QStringLiteral("questions_waiting"), QStringLiteral("last_activity")}};
    Json json;
    json["people"] = Json::array();
    QStringList lines;
    for (const Person &person : *people) {
        const PersonLoad load = work->loads.value(person.id);
        Json one;
        one["id"] = toUtf8(person.id.toString());
        one["name"] = toUtf8(person.name);
        one["roles"] = Json::array();
        QStringList roles;
        for (const Role role : person.roles) {
            one["roles"].push_back(toUtf8(codeOf(role)));
            roles.append(codeOf(role));
        }
        one["state"] = toUtf8(stateOf(person));
        one["in_hand"] = load.open;
        one["expired"] = load.expired;
        one["drafts"] = load.drafts;
        one["returned"] = load.returned;
        one["handed_in"] = load.submitted;
        one["answered"] = load.answers;
        one["settled"] = load.settled;
        one["questions_waiting"] = work->waits.value(person.id);
        QStringList cells{person.name, roles.join(QLatin1Char(';')), stateOf(person)};
        for (const qint64 number : {load.open, load.expired, load.drafts, load.returned, load.submitted, load.answers,
                                    load.settled, work->waits.value(person.id)})
            cells.append(QString::number(number));
        cells.append(load.lastActivity.isValid() ? load.lastActivity.toString(Qt::ISODateWithMs) : QString());
        table.append(cells);
        if (load.lastActivity.isValid())
            one["last_activity"] = toUtf8(load.lastActivity.toString(Qt::ISODateWithMs));
        json["people"].push_back(one);
        lines.append(Tr::tr("%1 (roles: %2; state: %3): %4 open tasks, %5 returned for revision, %6 submitted")
                         .arg(person.name, roles.join(QStringLiteral(", ")), stateOf(person))
                         .arg(load.open)
                         .arg(load.returned)
                         .arg(load.submitted));
    }
    if (const QString file = context.arguments.value(QStringLiteral("out")); !file.isEmpty()) {
        if (const auto saved = saveCsv(file, table); !saved)
            return context.console.fail(saved.error());
    }
    context.console.result(json, lines.join(QLatin1Char('\n')));
    return Exit::Done;
}

/// Everybody of a list, or nobody with every fault named.
Exit addListed(Context &context, const OpenProject &project)
{
    const auto text = readPeopleFile(context.arguments.value(QStringLiteral("from")));
    if (!text)
        return context.console.fail(text.error());
    const auto present = project.stores->project().people();
    if (!present)
        return context.console.fail(present.error());
    const QList<ListedPerson> listed = readPeopleList(*text, *present);
    QStringList faults;
    for (const ListedPerson &one : listed) {
        if (!one.fault.isEmpty())
            faults.append(Tr::tr("Line %1: %2", "of a list of people").arg(one.line).arg(one.fault));
    }
    if (!faults.isEmpty()) {
        return context.console.fail(
            {ErrorCode::Invalid, Tr::tr("Nobody was added. %1").arg(faults.join(QLatin1Char(' '))), {}});
    }
    const bool dry = context.arguments.has(QStringLiteral("dry-run"));
    if (dry) {
        if (const auto lead = requireLead(*project.stores, project.actor.id); !lead)
            return context.console.fail(lead.error());
    } else {
        const auto added = PeopleService(*project.stores, project.actor.id).addAll(listed);
        if (!added)
            return context.console.fail(added.error());
    }
    Json json;
    json["dry_run"] = dry;
    json["people"] = Json::array();
    QStringList lines;
    for (const ListedPerson &one : listed) {
        Json person;
        person["name"] = toUtf8(one.name);
        person["roles"] = Json::array();
        QStringList words;
        for (const Role role : one.roles) {
            person["roles"].push_back(toUtf8(codeOf(role)));
            words.append(codeOf(role));
        }
        json["people"].push_back(person);
        lines.append(QStringLiteral("%1 (%2)").arg(one.name, words.join(QStringLiteral(", "))));
    }
    const int count = static_cast<int>(listed.size());
    lines.prepend(dry ? Tr::tr("%n person(s) would be added.", nullptr, count) : Tr::tr("%n person(s) added.", nullptr, count));
    context.console.result(json, lines.join(QLatin1Char('\n')));
    return Exit::Done;
}

Exit runPeople(Context &context)
{
    const QStringList allowed{QStringLiteral("add"), QStringLiteral("list"), QStringLiteral("update"),
                              QStringLiteral("pause"), QStringLiteral("resume"), QStringLiteral("end")};
    const QString action = context.arguments.positional.value(1);
    const QString name = context.arguments.positional.value(2);
    if (!allowed.contains(action))
        return usage(context, Tr::tr("“people” needs one of these subcommands: %1.").arg(allowed.join(QStringLiteral(", "))));
    if (context.arguments.has(QStringLiteral("out")) && action != QLatin1String("list"))
        return usage(context, Tr::tr("--out works only with “list”."));
    const bool listed = context.arguments.has(QStringLiteral("from"));
    if (listed && (action != QLatin1String("add") || !name.isEmpty() || context.arguments.has(QStringLiteral("roles"))))
        return usage(context, Tr::tr("--from works only with “add”. Give no name and no --roles: the file contains both."));
    if (context.arguments.has(QStringLiteral("dry-run")) && !listed)
        return usage(context, Tr::tr("--dry-run works only with “add --from”."));
    if (!listed && name.isEmpty() != (action == QLatin1String("list")))
        return usage(context, Tr::tr("“people PROJECT list” takes no name; the other subcommands take exactly one name."));
    const auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    if (action == QLatin1String("list"))
        return listPeople(context, *project);
    if (listed)
        return addListed(context, *project);
    const auto roles = rolesOf(context.arguments.value(QStringLiteral("roles")));
    if (!roles)
        return usage(context, roles.error().sentence);
    PeopleService service(*project->stores, project->actor.id);
    Person person;
    if (action == QLatin1String("add")) {
        const auto added = service.add(name, roles->isEmpty() ? QList<Role>{Role::Annotator} : *roles);
        if (!added)
            return context.console.fail(added.error());
        person = *added;
    } else {
        const auto found = personNamed(*project->stores, name);
        if (!found)
            return context.console.fail(found.error());
        person = *found;
        Result<> done;
        if (action == QLatin1String("update")) {
            if (!roles->isEmpty())
                person.roles = *roles;
            if (context.arguments.has(QStringLiteral("name")))
                person.name = context.arguments.value(QStringLiteral("name"));
            done = service.update(person);
        } else if (action == QLatin1String("pause")) {
            done = service.pause(person.id, true);
        } else if (action == QLatin1String("resume")) {
            done = service.resume(person.id);
        } else {
            done = service.end(person.id);
        }
        if (!done)
            return context.console.fail(done.error());
        const auto now = personNamed(*project->stores, person.name);
        if (now)
            person = *now;
    }
    Json json;
    json["id"] = toUtf8(person.id.toString());
    json["name"] = toUtf8(person.name);
    json["state"] = toUtf8(stateOf(person));
    json["roles"] = Json::array();
    QStringList words;
    for (const Role role : std::as_const(person.roles)) {
        json["roles"].push_back(toUtf8(codeOf(role)));
        words.append(codeOf(role));
    }
    context.console.result(
        json, Tr::tr("%1: %2 (%3).").arg(person.name, stateOf(person), words.join(QStringLiteral(", "))));
    return Exit::Done;
}

/// "domain=life" as the filter wants it.
Result<> readLabel(const QString &text, const Preset &preset, ImageFilter &filter)
{
    const qsizetype equal = text.indexOf(QLatin1Char('='));
    const Dimension *dimension = preset.dimension(DimensionCode(text.left(equal).trimmed()));
    const QString wanted = equal < 0 ? QString() : text.mid(equal + 1).trimmed();
    const auto label = dimension ? dimension->read(wanted) : std::nullopt;
    if (!dimension || !label || dimension->pickMany) {
        QStringList dimensions;
        for (const Dimension &one : preset.dimensions) {
            if (!one.pickMany)
                dimensions.append(one.code.text());
        }
        return failure(ErrorCode::Invalid, Tr::tr("--label takes DIMENSION=VALUE. DIMENSION is one of: %1. VALUE "
                                                  "is one of its labels.")
                                               .arg(dimensions.join(QStringLiteral(", "))));
    }
    filter.dimension = dimension->code;
    filter.label = *label;
    return {};
}

Result<double> share(const Arguments &arguments, const QString &name)
{
    if (!arguments.has(name))
        return 1.0;
    bool ok = false;
    const double value = arguments.value(name).toDouble(&ok);
    if (!ok || !(value >= 0 && value <= 1))
        return failure(ErrorCode::Invalid, Tr::tr("--%1 takes a share from 0 to 1.").arg(name));
    return value;
}

Exit giveOut(Context &context, const OpenProject &project)
{
    const Arguments &arguments = context.arguments;
    HandOut wanted;
    for (const QString &name : arguments.value(QStringLiteral("to")).split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const auto person = personNamed(*project.stores, name);
        if (!person)
            return context.console.fail(person.error());
        if (!wanted.people.contains(person->id))
            wanted.people.append(person->id);
    }
    const auto images = intOption(arguments, QStringLiteral("images"), 0, 0, 10'000'000);
    const auto perImage =
        intOption(arguments, QStringLiteral("per-image"), project.info.rules.annotatorsPerImage, 1, 100);
    const auto perPerson = intOption(arguments, QStringLiteral("per-person"), 0, 0, 10'000'000);
    const auto seed = intOption(arguments, QStringLiteral("seed"), 1, 0, 2147483647);
    for (const auto *number : {&images, &perImage, &perPerson, &seed}) {
        if (!*number)
            return usage(context, number->error().sentence);
    }
    const auto overlap = share(arguments, QStringLiteral("overlap"));
    if (!overlap)
        return usage(context, overlap.error().sentence);
    wanted.images = *images;
    wanted.perImage = *perImage;
    wanted.perPerson = *perPerson;
    wanted.seed = static_cast<quint32>(*seed);
    wanted.overlap = *overlap;
    wanted.note = arguments.value(QStringLiteral("note"));
    wanted.filter.text = arguments.value(QStringLiteral("text"));
    if (arguments.has(QStringLiteral("label"))) {
        const auto read = readLabel(arguments.value(QStringLiteral("label")), project.info.preset, wanted.filter);
        if (!read)
            return usage(context, read.error().sentence);
    }
    const bool dry = arguments.has(QStringLiteral("dry-run"));
    AssignmentService service(*project.stores, project.actor.id);
    const auto done = dry ? service.preview(wanted) : service.handOut(wanted);
    if (!done)
        return context.console.fail(done.error());
    const auto people = project.stores->project().people();
    if (!people)
        return context.console.fail(people.error());
    Json json;
    json["dry_run"] = dry;
    json["candidates"] = done->candidates;
    json["images"] = done->shares.size();
    json["places"] = done->assignments();
    json["several_people"] = done->severalPeople;
    json["unfilled"] = done->unfilled;
    json["seed"] = wanted.seed;
    json["people"] = Json::object();
    QStringList lines;
    for (const Person &person : *people) {
        if (!wanted.people.contains(person.id))
            continue;
        const int count = done->perPerson.value(person.id);
        json["people"][toUtf8(person.name)] = count;
        lines.append(Tr::tr("%1: %n new image(s)", nullptr, count).arg(person.name));
    }
    const int handed = static_cast<int>(done->shares.size());
    lines.prepend(dry ? Tr::tr("Would assign %n image(s).", nullptr, handed)
                      : Tr::tr("Assigned %n image(s).", nullptr, handed));
    if (done->unfilled > 0)
        lines.append(Tr::tr(
            "%n assignment(s) could not be made: none of the chosen people can take these images.",
            nullptr, done->unfilled));
    context.console.result(json, lines.join(QLatin1Char('\n')));
    return Exit::Done;
}

Exit listWork(Context &context, const OpenProject &project)
{
    WorkFilter filter;
    if (context.arguments.has(QStringLiteral("person"))) {
        const auto person = personNamed(*project.stores, context.arguments.value(QStringLiteral("person")));
        if (!person)
            return context.console.fail(person.error());
        filter.person = person->id;
    }
    if (context.arguments.has(QStringLiteral("state"))) {
        filter.state = fromCode<WorkState>(context.arguments.value(QStringLiteral("state")));
        if (!filter.state)
            return usage(context, Tr::tr("--state takes one of: %1.").arg(codesText<WorkState>()));
    } else {
        filter.assigned = true;
    }
    filter.text = context.arguments.value(QStringLiteral("text"));
    const auto rows = AssignmentService(*project.stores, project.actor.id).work(filter);
    if (!rows)
        return context.console.fail(rows.error());
    const auto people = project.stores->project().people();
    if (!people)
        return context.console.fail(people.error());
    QHash<PersonId, QString> names;
    for (const Person &person : *people)
        names.insert(person.id, person.name);
    Json json;
    json["work"] = Json::array();
    QStringList lines;
    for (const WorkRow &row : *rows) {
        const Assignment &assignment = row.assignment;
        Json one;
        one["id"] = toUtf8(assignment.id.toString());
        one["person"] = toUtf8(names.value(assignment.person));
        one["task"] = toUtf8(codeOf(assignment.task));
        one["image"] = toUtf8(row.imageName);
        one["image_id"] = toUtf8(assignment.image.toString());
        one["state"] = toUtf8(codeOf(row.state));
        one["origin"] = toUtf8(codeOf(assignment.origin));
        one["since"] = toUtf8(assignment.createdAt.toString(Qt::ISODateWithMs));
        if (assignment.reservedUntil.isValid())
            one["reserved_until"] = toUtf8(assignment.reservedUntil.toString(Qt::ISODateWithMs));
        json["work"].push_back(one);
        lines.append(QStringList{assignment.id.toString(), names.value(assignment.person), codeOf(assignment.task),
                                 codeOf(row.state), assignment.createdAt.toString(Qt::ISODate), row.imageName}
                         .join(QLatin1Char('\t')));
    }
    context.console.result(json, lines.isEmpty() ? Tr::tr("No tasks found.") : lines.join(QLatin1Char('\n')));
    return Exit::Done;
}

Exit runAssign(Context &context)
{
    const QStringList allowed{QStringLiteral("give"), QStringLiteral("list"), QStringLiteral("withdraw"),
                              QStringLiteral("reassign")};
    const QString action = context.arguments.positional.value(1);
    if (!allowed.contains(action))
        return usage(context, Tr::tr("“assign” needs one of these subcommands: %1.").arg(allowed.join(QStringLiteral(", "))));
    const QStringList words = context.arguments.positional.mid(2);
    const bool byId = action == QLatin1String("withdraw") || action == QLatin1String("reassign");
    if (byId == words.isEmpty())
        return usage(
            context,
            Tr::tr(
                "“assign PROJECT withdraw” and “assign PROJECT reassign” need task IDs (“list” shows "
                "them); “give” and “list” take no IDs."));
    QList<AssignmentId> ids;
    for (const QString &word : words) {
        ids.append(AssignmentId::fromString(word));
        if (ids.last().isNull())
            return usage(context, Tr::tr("“%1” is not a task ID.").arg(word));
    }
    const auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    if (action == QLatin1String("give"))
        return giveOut(context, *project);
    if (action == QLatin1String("list"))
        return listWork(context, *project);
    AssignmentService service(*project->stores, project->actor.id);
    const QString note = context.arguments.value(QStringLiteral("note"));
    Result<int> done = 0;
    if (action == QLatin1String("withdraw")) {
        done = service.withdraw(ids, note);
    } else {
        const auto to = personNamed(*project->stores, context.arguments.value(QStringLiteral("to")));
        if (!to)
            return context.console.fail(to.error());
        done = service.reassign(ids, to->id, note);
    }
    if (!done)
        return context.console.fail(done.error());
    Json json;
    const bool withdrawn = action == QLatin1String("withdraw");
    json[withdrawn ? "withdrawn" : "reassigned"] = *done;
    context.console.result(json, withdrawn ? Tr::tr("Withdrew %n task(s).", nullptr, *done)
                                           : Tr::tr("Reassigned %n task(s).", nullptr, *done));
    return Exit::Done;
}

} // namespace

QList<Command> peopleCommands()
{
    return {
        {QStringLiteral("people"),
         QStringLiteral("PROJECT add|list|update|pause|resume|end [NAME]"),
         2,
         3,
         Tr::tr("Manages the people of the project and their roles."),
         {{QStringLiteral("roles"), QStringLiteral("R,…"),
           Tr::tr("Roles: %1.").arg(codesText<Role>())},
          {QStringLiteral("name"), QStringLiteral("NEW"), Tr::tr("update: the new name.")},
          {QStringLiteral("from"), QStringLiteral("FILE"),
           Tr::tr(
               "add: adds all people in this list (CSV, UTF-8); if one line is wrong, adds nobody. Each line: a name, then roles.")},
          {QStringLiteral("out"), QStringLiteral("FILE"),
           Tr::tr("list: writes the task counts of all people as CSV.")},
          {QStringLiteral("dry-run"),
           {},
           Tr::tr("add --from: shows who would be added; changes nothing.")},
          asOption()},
         runPeople},
        {QStringLiteral("assign"),
         QStringLiteral("PROJECT give|list|withdraw|reassign [ID…]"),
         2,
         -1,
         Tr::tr("Assigns images; lists, withdraws and reassigns tasks."),
         {{QStringLiteral("to"), QStringLiteral("NAME,…"), Tr::tr("People who get the images.")},
          {QStringLiteral("images"), QStringLiteral("N"),
           Tr::tr("Maximum number of images (default: all images that are waiting for annotators).")},
          {QStringLiteral("per-image"), QStringLiteral("N"),
           Tr::tr("Number of people for each image (default: the project's "
                  "rule).")},
          {QStringLiteral("overlap"), QStringLiteral("SHARE"),
           Tr::tr("Share of images assigned to more than one person, 0 to 1 (default: 1).")},
          {QStringLiteral("per-person"), QStringLiteral("N"),
           Tr::tr("Maximum number of new images per person.")},
          {QStringLiteral("label"), QStringLiteral("D=V"), Tr::tr("Only images with this label.")},
          {QStringLiteral("text"), QStringLiteral("T"),
           Tr::tr("Only images with this in name, source, image text or annotation (list: name only).")},
          {QStringLiteral("seed"), QStringLiteral("N"), Tr::tr("Random seed (default: 1).")},
          {QStringLiteral("note"), QStringLiteral("T"), Tr::tr("Message to the assignees.")},
          {QStringLiteral("dry-run"), {}, Tr::tr("Shows who would get how many images (dry run).")},
          {QStringLiteral("person"), QStringLiteral("NAME"),
           Tr::tr("list: only tasks of this person.")},
          {QStringLiteral("state"), QStringLiteral("S"),
           Tr::tr("list: only tasks in this state, one of: %1 (default: all open tasks).")
               .arg(codesText<WorkState>())},
          asOption()},
         runAssign},
    };
}

} // namespace yuyi::cli
