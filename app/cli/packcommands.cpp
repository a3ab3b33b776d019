// SPDX-License-Identifier: GPL-3.0-or-later
// pack
#include "app/cli/command.h"
#include "models/exchange/files/parttarget.h"
#include "models/services/packages/packageservice.h"
#include "models/stores/studystore.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliPack)
};

constexpr int mostEntries = 1'000'000;

tl::unexpected<Error> oneOf(const QString &sentence, const QStringList &names)
{
    return failure(ErrorCode::NotFound, sentence.arg(names.join(QLatin1String(", "))));
}

Result<ParticipantId> participantOf(Stores &stores, const QString &studyName, const QString &code)
{
    YUYI_TRY(const auto studies, stores.studies().studies());
    QStringList names;
    for (const Study &study : studies) {
        names.append(study.name);
        if (study.name != studyName)
            continue;
        YUYI_TRY(const auto participants, stores.studies().participants(study.id));
        QStringList codes;
        for (const Participant &participant : participants) {
            if (participant.code == code)
                return participant.id;
            codes.append(participant.code);
        }
        return oneOf(Tr::tr("There is no participant “%1”. Available: %2.").arg(code, QStringLiteral("%1")), codes);
    }
    return oneOf(Tr::tr("There is no study “%1”. Available: %2.").arg(studyName, QStringLiteral("%1")), names);
}

/// The only role of the person whose work can be packed.
Result<Role> roleOf(const Person &person, const QString &wanted)
{
    QStringList codes;
    QList<Role> roles;
    for (const Role role : {Role::Annotator, Role::Adjudicator, Role::Validator, Role::Expert}) {
        if (person.is(role)) {
            roles.append(role);
            codes.append(codeOf(role));
        }
    }
    if (wanted.isEmpty()) {
        if (roles.size() == 1)
            return roles.constFirst();
        return failure(
            ErrorCode::Invalid,
            codes.isEmpty()
                ? Tr::tr(
                      "%1 is not an annotator, adjudicator, validator or expert, so there is nothing to pack.")
                      .arg(person.name)
                : Tr::tr("%1 has several roles; choose one with --role: %2.")
                      .arg(person.name, codes.join(QLatin1String(", "))));
    }
    const auto role = fromCode<Role>(wanted);
    if (!role || *role == Role::Lead || *role == Role::Participant) {
        return failure(ErrorCode::Invalid, Tr::tr("--role takes annotator, adjudicator, validator or expert, not “%1”.").arg(wanted));
    }
    return *role;
}

Result<ErrorSampleId> sampleNamed(Stores &stores, const QString &name)
{
    if (name.isEmpty())
        return ErrorSampleId();
    YUYI_TRY(const auto samples, stores.errors().samples());
    QStringList names;
    for (const ErrorSample &sample : samples) {
        if (sample.name == name)
            return sample.id;
        names.append(sample.name);
    }
    return oneOf(Tr::tr("There is no sample “%1”. Available: %2.").arg(name, QStringLiteral("%1")), names);
}

Result<PackRequest> requestFrom(const Context &context, Stores &stores)
{
    const Arguments &arguments = context.arguments;
    PackRequest request;
    YUYI_TRY(request.file, PartFile::checked(arguments.positional.at(1)));
    if (arguments.has(QStringLiteral("study"))) {
        YUYI_TRY(const auto participant,
                 participantOf(stores, arguments.value(QStringLiteral("study")),
                               arguments.value(QStringLiteral("participant"))));
        request.role = Role::Participant;
        request.participant = participant;
        return request;
    }
    YUYI_TRY(const auto person, personNamed(stores, arguments.value(QStringLiteral("person"))));
    YUYI_TRY(const auto role, roleOf(person, arguments.value(QStringLiteral("role"))));
    YUYI_TRY(const auto count, intOption(arguments, QStringLiteral("count"), 0, 1, mostEntries));
    if (arguments.has(QStringLiteral("sample")) && role != Role::Expert)
        return failure(ErrorCode::Invalid, Tr::tr("--sample works only with the role “expert”."));
    YUYI_TRY(const auto sample, sampleNamed(stores, arguments.value(QStringLiteral("sample"))));
    request.person = person.id;
    request.role = role;
    request.count = count;
    request.sample = sample;
    return request;
}

/// Why options of this call cannot stand together; empty: they can.
QString wrongTogether(const Arguments &arguments)
{
    if (!arguments.has(QStringLiteral("study")))
        return {};
    for (const QString &option : {QStringLiteral("role"), QStringLiteral("count"), QStringLiteral("sample")}) {
        if (arguments.has(option))
            return Tr::tr("--%1 works only with --person.").arg(option);
    }
    return {};
}

Json jsonOf(const PackPreview &preview, Role role)
{
    return {{"role", toUtf8(codeOf(role))},
            {"holder", toUtf8(preview.holder)},
            {"title", toUtf8(preview.title)},
            {"pieces", preview.entries},
            {"images", preview.images},
            {"handed_out", preview.handedOut},
            {"begun", preview.begun},
            {"returned", preview.returned},
            {"out_already", preview.outAlready}};
}

Exit runPack(Context &context)
{
    const Arguments &arguments = context.arguments;
    const bool study = arguments.has(QStringLiteral("study"));
    if (study != arguments.has(QStringLiteral("participant")) || study == arguments.has(QStringLiteral("person"))) {
        context.console.fail({ErrorCode::Invalid, Tr::tr("Specify whose work to pack: --person NAME, or --study NAME "
                                                         "--participant CODE."),
                              {}});
        return Exit::Usage;
    }
    if (const QString wrong = wrongTogether(arguments); !wrong.isEmpty()) {
        context.console.fail({ErrorCode::Invalid, wrong, {}});
        return Exit::Usage;
    }
    const auto project = openProject(context, arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    const auto request = requestFrom(context, *project->stores);
    if (!request) {
        const Exit exit = context.console.fail(request.error());
        return request.error().code == ErrorCode::Invalid || request.error().code == ErrorCode::NotFound ? Exit::Usage : exit;
    }
    PackageService service(*project->stores, project->actor.id);
    const auto preview = service.preview(*request);
    if (!preview)
        return context.console.fail(preview.error());
    Json json = jsonOf(*preview, request->role);
    if (arguments.has(QStringLiteral("dry-run"))) {
        json["bytes"] = preview->bytes;
        context.console.result(json, Tr::tr("Would pack for %1 (%2): %3 task(s) with %4 image(s), about %5.")
                                         .arg(preview->holder, titleOf(request->role))
                                         .arg(preview->entries)
                                         .arg(preview->images)
                                         .arg(QLocale().formattedDataSize(preview->bytes)));
        return Exit::Done;
    }
    ConsoleProgress progress(context.console, Tr::tr("Packing"));
    const auto packed = service.pack(*request, context.host, project->factory->folder(), progress);
    if (!packed)
        return context.console.fail(packed.error());
    const qint64 bytes = QFileInfo(request->file).size();
    json["pieces"] = packed->entries;
    json["images"] = packed->images;
    json["bytes"] = bytes;
    json["package"] = toUtf8(packed->id.toString());
    json["file"] = toUtf8(request->file);
    context.console.result(json, Tr::tr("The package %1 (%5) contains %2 task(s) with %3 image(s) for %4.")
                                     .arg(QDir::toNativeSeparators(request->file))
                                     .arg(packed->entries)
                                     .arg(packed->images)
                                     .arg(preview->holder, QLocale().formattedDataSize(bytes)));
    return Exit::Done;
}

} // namespace

QList<Command> packCommands()
{
    return {
        {QStringLiteral("pack"),
         QStringLiteral("PROJECT OUT.yuyipack"),
         2,
         2,
         Tr::tr("Packs one person's tasks into a file that holds only what this person may see."),
         {{QStringLiteral("person"), QStringLiteral("NAME"), Tr::tr("Person to pack for.")},
          {QStringLiteral("role"), QStringLiteral("ROLE"),
           Tr::tr(
               "Role: annotator, adjudicator, validator or expert; required if the person has several roles.")},
          {QStringLiteral("count"), QStringLiteral("N"),
           Tr::tr(
               "Number of tasks to pack. An annotator who has fewer tasks is also assigned images that still need annotators. Default: "
               "all tasks of the person.")},
          {QStringLiteral("sample"), QStringLiteral("NAME"),
           Tr::tr("Only for the role “expert”: name of the sample of wrong answers.")},
          {QStringLiteral("study"), QStringLiteral("NAME"), Tr::tr("Name of the study.")},
          {QStringLiteral("participant"), QStringLiteral("CODE"),
           Tr::tr("Code of the participant.")},
          {QStringLiteral("dry-run"),
           {},
           Tr::tr("Shows content and size of the package (dry run).")},
          asOption()},
         runPack}};
}

} // namespace yuyi::cli
