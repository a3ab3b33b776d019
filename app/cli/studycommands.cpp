// SPDX-License-Identifier: GPL-3.0-or-later
// study: human baselines
#include "app/cli/mergecommands.h"
#include "app/cli/options/study.h"
#include "app/cli/studyreportcommands.h"
#include "models/exchange/files/parttarget.h"
#include "models/services/packages/packageservice.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <functional>
#include <map>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliStudy)
};

/// One action: `study PROJECT ACTION STUDY …`.
struct Call {
    Context &context;
    OpenProject &project;
    StudyService service;
    QStringList words; ///< after the action
    Study study;       ///< named by the first word; of list and create: none

    Exit fail(const Error &error) const { return context.console.fail(error); }
    Exit usage(const QString &sentence) const
    {
        context.console.fail({ErrorCode::Invalid, sentence, {}});
        return Exit::Usage;
    }
};

Result<QStringList> namesFrom(const QString &path)
{
    if (path.isEmpty())
        return QStringList();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::Environment, Tr::tr("The file %1 cannot be read: %2").arg(path, file.errorString()));
    QStringList names;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        if (!line.trimmed().isEmpty())
            names.append(line.trimmed());
    }
    return names;
}

Exit listed(Call &call)
{
    const auto studies = call.service.studies();
    if (!studies)
        return call.fail(studies.error());
    Json json{{"studies", Json::array()}};
    QStringList lines;
    for (const StudySummary &one : *studies) {
        Json entry = studyJson(one.study);
        entry["items"] = one.items;
        entry["people"] = one.people;
        entry["finished"] = one.finished;
        entry["withdrawn"] = one.withdrawn;
        entry["simulated"] = one.simulated;
        entry["trials"] = one.trials;
        entry["answered"] = one.answered;
        json["studies"].push_back(entry);
        QString line = Tr::tr("%1  %2: %3 items, %4 people, %5 of %6 answers given")
                           .arg(one.study.name, titleOf(one.study.state))
                           .arg(one.items)
                           .arg(one.people)
                           .arg(one.answered)
                           .arg(one.trials);
        if (one.simulated > 0)
            line = Tr::tr("%1, also %n simulated participant(s)", nullptr, one.simulated).arg(line);
        lines.append(line);
    }
    if (lines.isEmpty())
        lines.append(Tr::tr("There is no study yet. To create one: study PROJECT create NAME."));
    call.context.console.result(json, lines.join(u'\n'));
    return Exit::Done;
}

/// What a study is, with who takes part.
Exit told(Call &call, const QString &first = {})
{
    const auto draft = call.service.draft(call.study.id);
    if (!draft)
        return call.fail(draft.error());
    const auto preview = call.service.preview(*draft);
    if (!preview)
        return call.fail(preview.error());
    const auto rows = call.service.participants(call.study.id);
    if (!rows)
        return call.fail(rows.error());
    Json json = studyJson(draft->study);
    json["preview"] = previewJson(*preview);
    json["participants"] = Json::array();
    QStringList lines{Tr::tr("%1: %2, %3").arg(draft->study.name, titleOf(draft->study.state), titleOf(draft->study.design.shape))};
    if (!first.isEmpty())
        lines.prepend(first);
    lines += previewLines(*preview);
    const bool names = call.context.arguments.has(QStringLiteral("names"));
    for (const ParticipantRow &row : *rows) {
        json["participants"].push_back(participantJson(row, names));
        const QString who = names && !row.name.isEmpty() ? Tr::tr("%1 (%2)").arg(row.participant.code, row.name) : row.participant.code;
        lines.append(Tr::tr("  %1: %2, %3 of %4 answered").arg(who, titleOf(row.participant.state)).arg(row.answered).arg(row.trials));
    }
    call.context.console.result(json, lines.join(u'\n'));
    return preview->problems.isEmpty() ? Exit::Done : Exit::Findings;
}

/// Saves a new draft, changed as the options say.
Exit made(Call &call, StudyDraft draft)
{
    if (const auto read = readStudyOptions(call.context.arguments, *call.project.stores, draft); !read)
        return read.error().code == ErrorCode::Invalid ? call.usage(read.error().sentence) : call.fail(read.error());
    const auto saved = call.service.save(draft);
    if (!saved)
        return call.fail(saved.error());
    call.study = *saved;
    return told(call, Tr::tr("The study “%1” was created as a draft.").arg(saved->name));
}

Exit create(Call &call)
{
    auto draft = call.service.fresh();
    if (!draft)
        return call.fail(draft.error());
    draft->study.name = call.words.value(0);
    return made(call, *draft);
}

Exit edit(Call &call)
{
    auto draft = call.service.draft(call.study.id);
    if (!draft)
        return call.fail(draft.error());
    if (const auto read = readStudyOptions(call.context.arguments, *call.project.stores, *draft); !read)
        return read.error().code == ErrorCode::Invalid ? call.usage(read.error().sentence) : call.fail(read.error());
    if (const auto saved = call.service.save(*draft); !saved)
        return call.fail(saved.error());
    return told(call);
}

Exit show(Call &call)
{
    return told(call);
}

Exit duplicate(Call &call)
{
    const auto copy = call.service.copyOf(call.study.id);
    return copy ? made(call, *copy) : call.fail(copy.error());
}

Exit ended(Call &call, const Result<> &done, const QString &sentence)
{
    if (!done)
        return call.fail(done.error());
    call.context.console.result({{"study", toUtf8(call.study.name)}}, sentence);
    return Exit::Done;
}

Exit removeDraft(Call &call)
{
    return ended(call, call.service.remove(call.study.id), Tr::tr("The study “%1” was deleted.").arg(call.study.name));
}

Exit closeStudy(Call &call)
{
    return ended(call, call.service.setClosed(call.study.id, true), Tr::tr("The study “%1” is closed.").arg(call.study.name));
}

Exit reopen(Call &call)
{
    return ended(call, call.service.setClosed(call.study.id, false), Tr::tr("The study “%1” is open again.").arg(call.study.name));
}

Exit freeze(Call &call)
{
    const auto frozen = call.service.freeze(call.study.id);
    if (!frozen)
        return call.fail(frozen.error());
    call.context.console.result(studyJson(*frozen), Tr::tr("The study “%1” is frozen. Hash: %2").arg(frozen->name, frozen->frozenHash));
    return Exit::Done;
}

Exit verify(Call &call)
{
    const auto problems = call.service.verify(call.study.id);
    if (!problems)
        return call.fail(problems.error());
    Json json{{"study", toUtf8(call.study.name)},
              {"hash", toUtf8(call.study.frozenHash)},
              {"problems", Json::array()},
              {"keys_fixed", call.study.fixesKeys()}};
    for (const QString &problem : *problems)
        json["problems"].push_back(toUtf8(problem));
    QStringList lines = problems->isEmpty()
                          ? QStringList{Tr::tr("The study “%1” is unchanged since it was frozen.")
                                            .arg(call.study.name)}
                          : *problems;
    if (call.study.state != StudyState::Draft && !call.study.fixesKeys())
        lines.append(Tr::tr(
            "The study was frozen by an earlier version of the program. Its hash does not cover the "
            "correct options, so changes to them cannot be detected."));
    call.context.console.result(json, lines.join(u'\n'));
    return problems->isEmpty() ? Exit::Done : Exit::Findings;
}

Exit added(Call &call, const Result<QList<Participant>> &people)
{
    if (!people)
        return call.fail(people.error());
    Json json{{"study", toUtf8(call.study.name)}, {"added", Json::array()}};
    QStringList codes;
    for (const Participant &person : *people) {
        json["added"].push_back({{"id", toUtf8(person.id.toString())}, {"number", person.number}, {"code", toUtf8(person.code)}});
        codes.append(person.code);
    }
    call.context.console.result(json, codes.isEmpty() ? Tr::tr("All planned participants have already been added.")
                                                      : Tr::tr("Added: %1").arg(codes.join(QStringLiteral(", "))));
    return Exit::Done;
}

Exit add(Call &call)
{
    const auto names = namesFrom(call.context.arguments.value(QStringLiteral("names-file")));
    if (!names)
        return call.fail(names.error());
    const int fallback = names->isEmpty() ? call.study.design.people : static_cast<int>(names->size());
    const auto count = intOption(call.context.arguments, QStringLiteral("count"), fallback, 1, 1000);
    if (!count)
        return call.usage(count.error().sentence);
    return added(call, call.service.addParticipants(call.study.id, *count, *names));
}

Exit refill(Call &call)
{
    return added(call, call.service.refill(call.study.id));
}

Exit simulate(Call &call)
{
    const Arguments &arguments = call.context.arguments;
    if (arguments.has(QStringLiteral("remove"))) {
        const auto removed = call.service.removeSimulated(call.study.id);
        if (!removed)
            return call.fail(removed.error());
        call.context.console.result({{"removed", *removed}}, Tr::tr("Removed %n simulated participant(s).", nullptr, *removed));
        return Exit::Done;
    }
    const QString typed = arguments.has(QStringLiteral("kind")) ? arguments.value(QStringLiteral("kind")) : QStringLiteral("share-60");
    const auto kind = fromCode<SimulatedKind>(typed);
    if (!kind) {
        QStringList codes;
        for (const auto &[value, code] : codesOf(SimulatedKind{}))
            codes.append(QString::fromUtf16(code));
        return call.usage(Tr::tr("--kind takes one of: %1.").arg(codes.join(QStringLiteral(", "))));
    }
    const auto count = intOption(arguments, QStringLiteral("count"), call.study.design.people, 1, 1000);
    if (!count)
        return call.usage(count.error().sentence);
    return added(call, call.service.simulate(call.study.id, *kind, *count));
}

/// The participants whose codes were typed; all that `fits` where none was.
Result<QList<Participant>> chosenPeople(Call &call, const std::function<bool(const ParticipantRow &)> &fits = {})
{
    YUYI_TRY(const auto rows, call.service.participants(call.study.id));
    QList<Participant> people;
    for (const QString &code : call.words.mid(fits ? 2 : 1)) {
        const auto found = std::find_if(rows.begin(), rows.end(), [&](const ParticipantRow &row) {
            return row.participant.code.compare(code, Qt::CaseInsensitive) == 0 || row.participant.id.toString() == code;
        });
        if (found == rows.end())
            return failure(ErrorCode::NotFound, Tr::tr("There is no participant “%1” in the study “%2”.").arg(code, call.study.name));
        people.append(found->participant);
    }
    if (!people.isEmpty() || !fits)
        return people;
    for (const ParticipantRow &row : rows) {
        if (fits(row))
            people.append(row.participant);
    }
    return people;
}

/// The participants whose codes were typed; the exit where none was, or one is not there.
tl::expected<QList<Participant>, Exit> namedPeople(Call &call)
{
    const auto people = chosenPeople(call);
    if (!people)
        return tl::unexpected(call.fail(people.error()));
    if (people->isEmpty())
        return tl::unexpected(call.usage(Tr::tr("Specify the participants by their codes.")));
    return *people;
}

Exit withdraw(Call &call)
{
    const auto people = namedPeople(call);
    if (!people)
        return people.error();
    QList<ParticipantId> ids;
    Json json{{"participants", Json::array()}, {"not_reached", Json::array()}};
    QStringList codes;
    for (const Participant &person : *people) {
        ids.append(person.id);
        json["participants"].push_back(toUtf8(person.code));
        codes.append(person.code);
    }
    const auto done = call.service.withdraw(ids);
    if (!done)
        return call.fail(done.error());
    json["backups"] = done->backups;
    QStringList lines{Tr::tr("Withdrawn, all answers deleted: %1").arg(codes.join(QStringLiteral(", "))),
                      Tr::tr("The answers were also removed from %n backup(s).", nullptr, done->backups)};
    for (const QString &sentence : done->kept) {
        json["not_reached"].push_back(toUtf8(sentence));
        lines.append(Tr::tr("Deleted answers may still be in: %1").arg(sentence));
    }
    call.context.console.result(json, lines.join(u'\n'));
    return Exit::Done;
}

Exit conclude(Call &call)
{
    const auto people = namedPeople(call);
    if (!people)
        return people.error();
    Json json{{"participants", Json::array()}};
    QStringList codes;
    for (const Participant &person : *people) {
        if (const auto done = call.service.conclude(person.id); !done)
            return call.fail(done.error());
        json["participants"].push_back(toUtf8(person.code));
        codes.append(person.code);
    }
    call.context.console.result(json, Tr::tr("Participation ended; answers are kept: %1").arg(codes.join(QStringLiteral(", "))));
    return Exit::Done;
}

/// One package for each participant, named by study and code.
Exit pack(Call &call)
{
    const QString folder = call.words.value(1);
    if (folder.isEmpty())
        return call.usage(Tr::tr("study PROJECT pack STUDY FOLDER [CODE…]: specify the folder."));
    if (!QDir().mkpath(folder))
        return call.fail({ErrorCode::Environment, Tr::tr("The folder “%1” cannot be created.").arg(folder), {}});
    // A person who has begun goes on at the same place.
    const auto people = chosenPeople(call, [](const ParticipantRow &row) {
        return row.participant.simulated.isEmpty() && row.participant.state == ParticipantState::Invited && !row.packed;
    });
    if (!people)
        return call.fail(people.error());
    PackageService packages(*call.project.stores, call.project.actor.id);
    Json json{{"packed", Json::array()}, {"refused", Json::array()}};
    QStringList lines;
    bool refused = false;
    for (const Participant &person : *people) {
        PackRequest request;
        request.role = Role::Participant;
        request.participant = person.id;
        const auto preview = packages.preview(request);
        const QString name = preview ? preview->fileName : QString();
        request.file = QDir(folder).filePath(name);
        const auto file = PartFile::checked(request.file);
        ConsoleProgress progress(call.context.console, person.code);
        const auto package = !preview ? Result<Package>(passOn(preview))
                           : !file    ? Result<Package>(passOn(file))
                                      : packages.pack(request, call.context.host, call.project.factory->folder(), progress);
        if (!package && package.error().code == ErrorCode::Cancelled)
            return call.fail(package.error());
        if (!package) {
            refused = true;
            json["refused"].push_back({{"code", toUtf8(person.code)}, {"reason", toUtf8(package.error().sentence)}});
            lines.append(Tr::tr("%1: %2").arg(person.code, package.error().sentence));
            continue;
        }
        json["packed"].push_back({{"code", toUtf8(person.code)},
                                  {"file", toUtf8(request.file)},
                                  {"questions", package->entries},
                                  {"package", toUtf8(package->id.toString())}});
        lines.append(Tr::tr("%1: %2").arg(person.code, QDir::toNativeSeparators(request.file)));
    }
    if (lines.isEmpty())
        lines.append(Tr::tr("No participant needs a work package."));
    call.context.console.result(json, lines.join(u'\n'));
    return refused ? Exit::Findings : Exit::Done;
}

Exit report(Call &call)
{
    return studyReport(call.context, call.project, call.study);
}

Exit exportData(Call &call)
{
    if (call.words.size() < 2)
        return call.usage(Tr::tr("study PROJECT export STUDY OUT: specify OUT, the file or folder for the export."));
    return studyExport(call.context, call.project, call.study, call.words.at(1));
}

using Action = Exit (*)(Call &);

const std::map<QString, Action> &actions()
{
    static const std::map<QString, Action> all{{QStringLiteral("list"), listed},
                                               {QStringLiteral("create"), create},
                                               {QStringLiteral("edit"), edit},
                                               {QStringLiteral("show"), show},
                                               {QStringLiteral("duplicate"), duplicate},
                                               {QStringLiteral("remove"), removeDraft},
                                               {QStringLiteral("freeze"), freeze},
                                               {QStringLiteral("verify"), verify},
                                               {QStringLiteral("add"), add},
                                               {QStringLiteral("refill"), refill},
                                               {QStringLiteral("withdraw"), withdraw},
                                               {QStringLiteral("conclude"), conclude},
                                               {QStringLiteral("simulate"), simulate},
                                               {QStringLiteral("close"), closeStudy},
                                               {QStringLiteral("reopen"), reopen},
                                               {QStringLiteral("pack"), pack},
                                               {QStringLiteral("report"), report},
                                               {QStringLiteral("export"), exportData},
                                               {QStringLiteral("merge"), nullptr}};
    return all;
}

QList<Option> studyOptions()
{
    QList<Option> options = studyDesignOptions();
    options += studyReportOptions();
    options += mergeOptions();
    return options
         + QList<Option>{
             {QStringLiteral("count"), QStringLiteral("N"),
              Tr::tr("add, simulate: number of participants (default: as planned).")},
             {QStringLiteral("names-file"), QStringLiteral("FILE"),
              Tr::tr(
                  "add: file with names, one name per line. The names are stored separately from all other data.")},
             {QStringLiteral("names"), {}, Tr::tr("show: includes the participants' names.")},
             {QStringLiteral("kind"), QStringLiteral("K"),
              Tr::tr(
                  "simulate: how the participants answer: random, perfect, share-80 (80 % correct) or share-60 (default; 60 % correct).")},
             {QStringLiteral("remove"),
              {},
              Tr::tr("simulate: removes all simulated participants.")},
             asOption()};
}

QSet<QString> optionNames(const QList<Option> &options)
{
    QSet<QString> names;
    for (const Option &option : options)
        names.insert(option.name);
    return names;
}

/// The options that a subcommand reads, besides those of every command.
QSet<QString> optionsRead(const QString &action)
{
    static const QHash<QString, QSet<QString>> all{
        {QStringLiteral("create"), optionNames(studyDesignOptions())},
        {QStringLiteral("edit"), optionNames(studyDesignOptions())},
        {QStringLiteral("duplicate"), optionNames(studyDesignOptions())},
        {QStringLiteral("report"), optionNames(studyReportOptions())},
        {QStringLiteral("export"), {QStringLiteral("format"), QStringLiteral("with-simulated")}},
        {QStringLiteral("merge"), optionNames(mergeOptions())},
        {QStringLiteral("show"), {QStringLiteral("names")}},
        {QStringLiteral("add"), {QStringLiteral("count"), QStringLiteral("names-file")}},
        {QStringLiteral("simulate"), {QStringLiteral("count"), QStringLiteral("kind"), QStringLiteral("remove")}}};
    return all.value(action);
}

Exit runStudy(Context &context)
{
    const auto wrong = [&](const QString &sentence) {
        context.console.fail({ErrorCode::Invalid, sentence, {}});
        return Exit::Usage;
    };
    const QString action = context.arguments.positional.value(1);
    const auto found = actions().find(action);
    if (found == actions().end()) {
        QStringList names;
        for (const auto &[name, run] : actions())
            names.append(name);
        return wrong(Tr::tr("“study” needs one of these subcommands: %1.").arg(names.join(QStringLiteral(", "))));
    }
    const QSet<QString> read = optionsRead(action);
    const QList<Option> options = studyOptions();
    for (const Option &option : options) {
        if (context.arguments.has(option.name) && option.name != QLatin1String("as") && !read.contains(option.name))
            return wrong(Tr::tr("study PROJECT %1 takes no --%2.").arg(action, option.name));
    }
    const QStringList words = context.arguments.positional.mid(2);
    if (action == u"merge") {
        return words.isEmpty() ? wrong(Tr::tr("study PROJECT merge RETURN.yuyipack…: specify the file."))
                               : mergeReturns(context, words);
    }
    if (action != u"list" && words.isEmpty())
        return wrong(Tr::tr("study PROJECT %1 needs the name of the study.").arg(action));
    auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    Call call{context, *project, StudyService(*project->stores, project->actor.id), words, {}};
    if (action != u"list" && action != u"create") {
        const auto study = call.service.named(words.constFirst());
        if (!study)
            return context.console.fail(study.error());
        call.study = *study;
    }
    return found->second(call);
}

} // namespace

QList<Command> studyCommands()
{
    return {{QStringLiteral("study"),
             QStringLiteral("PROJECT "
                            "list|create|edit|show|duplicate|remove|freeze|verify|add|refill|withdraw|conclude|simulate|"
                            "close|reopen|pack|merge|report|export [STUDY] [ARGUMENT…]"),
             2, -1, Tr::tr("Human baselines: designs, freezes and runs studies, creates packages for "
                           "participants, and writes reports."),
             studyOptions(),
             runStudy}};
}

} // namespace yuyi::cli
