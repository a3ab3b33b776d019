// SPDX-License-Identifier: GPL-3.0-or-later
// scan duplicates, scan text, filter
#include "app/cli/command.h"
#include "models/services/curation/collectservice.h"
#include "models/services/curation/duplicateservice.h"
#include "models/services/curation/folderduplicates.h"
#include "models/services/curation/folderscan.h"
#include "models/services/curation/textservice.h"
#include "models/services/session/imagefiles.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHash>
#include <QSet>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliFilter)
};

/// The files of a scan: those under a folder, or of the images of a project that are not discarded.
struct ScanFiles {
    QStringList files;
    double textLimit = WorkRules().textRatioLimit; ///< where a cascade looks closer: the project's own
    QHash<QString, QString> names;                 ///< how a project's file is called in the report
    QString name(const QString &path) const { return names.value(path, path); }
};

bool isProject(const QString &location)
{
    return QFileInfo::exists(location % QStringLiteral("/project.yuyi"))
        || location.startsWith(QStringLiteral("postgresql:")) || location.endsWith(QStringLiteral(".yuyi"));
}

Result<ScanFiles> filesOf(Context &context, const QString &location)
{
    ScanFiles scan;
    if (!isProject(location)) {
        if (!QFileInfo::exists(location))
            return failure(ErrorCode::NotFound, Tr::tr("There is no folder or project “%1”.").arg(location));
        scan.files = filesUnder({location}, true);
        // A linked folder is listed there so that an import names it; a scan passes over it.
        scan.files.removeIf([](const QString &file) { return QFileInfo(file).isDir(); });
        return scan;
    }
    YUYI_TRY(const auto project, openProject(context, location));
    scan.textLimit = project.info.rules.textRatioLimit;
    YUYI_TRY(const auto ids, project.stores->images().list({}, ImageSort::Added));
    YUYI_TRY(const auto images, project.stores->images().images(ids));
    const bool copies = isPictureCache(project.factory->folder());
    ConsoleProgress progress(context.console, Tr::tr("Fetching images"));
    if (copies)
        progress.setTotal(images.size());
    for (const Image &image : images) {
        if (copies)
            progress.advance();
        if (image.stage == Stage::Discarded)
            continue;
        const auto path = pictureFile(project.factory->folder(), image.sha256, image.format);
        // What is lost is told with the unreadable ones; without a server there is nothing to scan.
        if (!path && path.error().code == ErrorCode::Environment)
            return passOn(path);
        const QString file =
            path ? *path : imageFilePath(project.factory->folder(), image.sha256, image.format);
        scan.files.append(file);
        scan.names.insert(file, image.names.value(0));
    }
    return scan;
}

Json unreadableJson(const ScanFiles &files, const QList<QPair<QString, QString>> &unreadable, QString &text)
{
    Json json = Json::array();
    for (const auto &[path, sentence] : unreadable) {
        const auto file = Sha256::fromHex(QFileInfo(path).completeBaseName());
        const QString reason =
            file && files.names.contains(path) ? withName(sentence, *file, files.name(path)) : sentence;
        json.push_back({{"path", toUtf8(files.name(path))}, {"reason", toUtf8(reason)}});
        text += QLatin1Char('\n') % Tr::tr("Could not read %1: %2").arg(files.name(path), reason);
    }
    return json;
}

Exit runScanDuplicates(Context &context)
{
    const auto threads = intOption(context.arguments, QStringLiteral("jobs"), 0, 1, 256);
    const auto distance = intOption(context.arguments, QStringLiteral("distance"), 0, 1, 256);
    if (!threads || !distance) {
        context.console.fail(!threads ? threads.error() : distance.error());
        return Exit::Usage;
    }
    const auto files = filesOf(context, context.arguments.positional.first());
    if (!files)
        return context.console.fail(files.error());
    Result<DuplicateScan> scan = failure(ErrorCode::Cancelled, {});
    {
        ConsoleProgress progress(context.console, Tr::tr("Finding duplicates"));
        scan = scanDuplicates(files->files, *distance, *threads, progress);
    }
    if (!scan)
        return context.console.fail(scan.error());
    Json json;
    QString text = Tr::tr("%1 images, %2 groups of duplicates, %3 s.")
                       .arg(QString::number(scan->images), QString::number(scan->groups.size()),
                            QString::number(scan->seconds, 'f', 1));
    json["images"] = scan->images;
    json["unreadable"] = unreadableJson(*files, scan->unreadable, text);
    json["groups"] = Json::array();
    for (const ScannedGroup &group : std::as_const(scan->groups)) {
        Json members = Json::array();
        text += QLatin1Char('\n') % codeOf(group.verdict) % QLatin1Char(':');
        for (const ScannedPair &member : group.members) {
            members.push_back({{"path", toUtf8(files->name(member.path))},
                               {"sha256", toUtf8(member.sha256.hex())},
                               {"distance", member.figures.distance},
                               {"similarity", member.figures.similarity}});
            text += QStringLiteral("\n  %1  %2")
                        .arg(QString::number(member.figures.similarity, 'f', 3),
                             files->name(member.path));
        }
        json["groups"].push_back({{"verdict", toUtf8(codeOf(group.verdict))},
                                  {"kept", toUtf8(files->name(group.kept))},
                                  {"members", members}});
    }
    json["seconds"] = scan->seconds;
    json["rate"] = scan->seconds > 0 ? static_cast<double>(scan->images) / scan->seconds : 0.0;
    context.console.result(json, text);
    return scan->unreadable.isEmpty() ? Exit::Done : Exit::Findings;
}

Result<TextMode> modeOf(const Arguments &arguments)
{
    const QString name = arguments.value(QStringLiteral("mode"));
    if (name.isEmpty() || name == QLatin1String("full"))
        return TextMode::Full;
    if (name == QLatin1String("fast"))
        return TextMode::Fast;
    if (name == QLatin1String("cascade"))
        return TextMode::Cascade;
    return failure(ErrorCode::Invalid, Tr::tr("--mode takes fast, full or cascade."));
}

Exit runScanText(Context &context)
{
    const auto threads = intOption(context.arguments, QStringLiteral("jobs"), 0, 1, 256);
    const auto mode = modeOf(context.arguments);
    if (!threads || !mode) {
        context.console.fail(!threads ? threads.error() : mode.error());
        return Exit::Usage;
    }
    const auto files = filesOf(context, context.arguments.positional.first());
    if (!files)
        return context.console.fail(files.error());
    Result<TextScan> scan = failure(ErrorCode::Cancelled, {});
    {
        ConsoleProgress progress(context.console, Tr::tr("Measuring text"));
        scan = scanText(files->files, context.arguments.value(QStringLiteral("engine")), *mode,
                        files->textLimit, *threads, progress);
    }
    if (!scan)
        return context.console.fail(scan.error());
    Json json;
    json["engine"] = toUtf8(scan->engine);
    QString text = Tr::tr("Measured the text in %1 images in %3 s, using the engine %2.")
                       .arg(QString::number(scan->images.size()), scan->engine, QString::number(scan->seconds, 'f', 1));
    json["images"] = Json::array();
    for (const TextScan::One &one : std::as_const(scan->images)) {
        Json areas = Json::array();
        for (const TextArea &area : one.areas) {
            Json polygon = Json::array();
            for (const QPointF &point : area.polygon)
                polygon.push_back({point.x(), point.y()});
            Json json1{{"polygon", polygon}, {"confidence", area.confidence}};
            if (!area.text.isEmpty())
                json1["text"] = toUtf8(area.text);
            areas.push_back(json1);
        }
        json["images"].push_back(
            {{"path", toUtf8(files->name(one.path))}, {"ratio", one.ratio}, {"areas", areas}});
        text += QStringLiteral("\n%1 %  %2")
                    .arg(QString::number(one.ratio * 100, 'f', 1).rightJustified(5),
                         files->name(one.path));
    }
    if (!scan->unreadable.isEmpty())
        json["unreadable"] = unreadableJson(*files, scan->unreadable, text);
    json["seconds"] = scan->seconds;
    context.console.result(json, text);
    return scan->unreadable.isEmpty() ? Exit::Done : Exit::Findings;
}

/// What one step of the filter came to, beside the decisions that it recorded.
struct Filtered {
    Unreadable unreadable;
    qint64 left = 0; ///< groups of duplicates that a person has to look at, or images above the text limit that were kept
};

/// The open groups that may be confirmed together: as certain as the lead asks for, and the image to keep is there.
Result<QList<DuplicateGroup>> batchOf(OpenProject &project, const QList<DuplicateGroup> &groups)
{
    QList<ImageId> keptIds;
    for (const DuplicateGroup &group : groups)
        keptIds.append(group.kept);
    YUYI_TRY(const auto kept, project.stores->images().images(keptIds));
    QSet<ImageId> discarded;
    for (const Image &image : kept) {
        if (image.stage == Stage::Discarded)
            discarded.insert(image.id);
    }
    QList<DuplicateGroup> batch;
    for (const DuplicateGroup &group : groups) {
        if (group.verdict == DuplicateVerdict::Duplicate && group.certainty >= project.info.rules.certaintyLimit
            && !discarded.contains(group.kept))
            batch.append(group);
    }
    return batch;
}

Result<Filtered> filterDuplicates(Context &context, OpenProject &project, int threads)
{
    DuplicateService service(*project.stores, project.factory->folder(), project.actor.id);
    DuplicateScanRequest request;
    request.threshold = project.info.rules.duplicateDistance;
    request.threads = threads;
    request.by = project.actor.id;
    ConsoleProgress progress(context.console, Tr::tr("Finding duplicates"));
    YUYI_TRY(const auto scanned, service.scan(request, progress));
    YUYI_TRY(const auto withoutMembers, project.stores->filters().groups(GroupState::Open));
    QList<DuplicateGroup> groups;
    for (const DuplicateGroup &open : withoutMembers) {
        YUYI_TRY(const auto group, project.stores->filters().group(open.id));
        groups.append(group);
    }
    YUYI_TRY(const auto batch, batchOf(project, groups));
    YUYI_CHECK(service.confirm(batch, Tr::tr("%n group(s) of duplicates confirmed", nullptr, static_cast<int>(batch.size()))));
    return Filtered{scanned.unreadable, groups.size() - batch.size()};
}

Result<Filtered> filterText(Context &context, OpenProject &project, double limit, int threads)
{
    TextService service(*project.stores, project.factory->folder(), project.actor.id);
    TextScanRequest request;
    request.threads = threads;
    request.threshold = limit;
    request.by = project.actor.id;
    ConsoleProgress progress(context.console, Tr::tr("Measuring text"));
    YUYI_TRY(const auto scanned, service.scan(request, progress));
    YUYI_TRY(const auto applied,
             service.applyLimit(limit, Tr::tr("Text limit %1 %").arg(QString::number(limit * 100, 'f', 1))));
    return Filtered{scanned.unreadable, applied.stayed};
}

/// What keeps the command line from being understood; empty where nothing does. −1: the project's own limit.
QString limitOf(const Arguments &arguments, double &limit)
{
    limit = -1;
    if (!arguments.has(QStringLiteral("duplicates")) && !arguments.has(QStringLiteral("text")))
        return Tr::tr("yuyi-cli: filter needs --duplicates, --text or both options.");
    if (!arguments.has(QStringLiteral("max-ratio")))
        return {};
    if (!arguments.has(QStringLiteral("text")))
        return Tr::tr("yuyi-cli: --max-ratio sets the limit for --text. Use --max-ratio only together with --text.");
    bool numeric = false;
    limit = arguments.value(QStringLiteral("max-ratio")).toDouble(&numeric);
    if (!numeric || !(limit >= 0 && limit <= 1))
        return Tr::tr("yuyi-cli: --max-ratio takes a number from 0 to 1.");
    return {};
}

Exit runFilter(Context &context)
{
    const bool duplicates = context.arguments.has(QStringLiteral("duplicates"));
    const bool text = context.arguments.has(QStringLiteral("text"));
    const auto threads = intOption(context.arguments, QStringLiteral("jobs"), 0, 1, 256);
    double limit = -1;
    const QString wrong = threads ? limitOf(context.arguments, limit) : threads.error().sentence;
    if (!wrong.isEmpty()) {
        context.console.warn(wrong);
        return Exit::Usage;
    }
    auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    // Before the first step changes anything.
    if (text) {
        if (const auto engine = openTextEngine(); !engine)
            return context.console.fail(engine.error());
    }
    Unreadable unreadable;
    Json json;
    QString left;
    if (duplicates) {
        const auto done = filterDuplicates(context, *project, *threads);
        if (!done)
            return context.console.fail(done.error());
        unreadable = done->unreadable;
        json["groups_left"] = done->left;
        left += QLatin1Char('\n') % Tr::tr("Groups left to review on the Duplicates page: %1.").arg(QString::number(done->left));
    }
    if (text) {
        const auto done = filterText(context, *project, limit >= 0 ? limit : project->info.rules.textRatioLimit, *threads);
        if (!done)
            return context.console.fail(done.error());
        for (const auto &one : done->unreadable) {
            if (!unreadable.contains(one))
                unreadable.append(one);
        }
        json["text_heavy_kept"] = done->left;
        if (done->left > 0)
            left += QLatin1Char('\n')
                  % Tr::tr("Images above the text limit that were kept at inspection and stay: %1.").arg(QString::number(done->left));
    }
    const auto funnel = project->stores->images().funnel();
    if (!funnel)
        return context.console.fail(funnel.error());
    qint64 discarded = 0;
    for (const FilterStep step : {FilterStep::Duplicate, FilterStep::Text, FilterStep::Inspect})
        discarded += funnel->discarded.value(step);
    json["collected"] = funnel->collected;
    json["duplicate"] = funnel->discarded.value(FilterStep::Duplicate);
    json["text_heavy"] = funnel->discarded.value(FilterStep::Text);
    json["kept"] = funnel->collected - discarded;
    QString said = Tr::tr("Images: %1 collected, %2 duplicates, %3 with too much text, %4 remaining.")
                       .arg(QString::number(funnel->collected),
                            QString::number(funnel->discarded.value(FilterStep::Duplicate)),
                            QString::number(funnel->discarded.value(FilterStep::Text)),
                            QString::number(funnel->collected - discarded));
    said.append(left);
    if (!unreadable.isEmpty())
        json["unreadable"] = unreadableJson({}, unreadable, said);
    context.console.result(json, said);
    return unreadable.isEmpty() ? Exit::Done : Exit::Findings;
}

} // namespace

QList<Command> filterCommands()
{
    const Option jobs{QStringLiteral("jobs"), QStringLiteral("N"), Tr::tr("Number of processor cores (default: all).")};
    return {
        {QStringLiteral("scan duplicates"),
         QStringLiteral("DIR|PROJECT"),
         1,
         1,
         Tr::tr("Finds duplicates (read-only)."),
         {jobs,
          {QStringLiteral("distance"), QStringLiteral("N"),
           Tr::tr(
               "Maximum Hamming distance between two candidate duplicates, 1 to 256 (default: depends on the number of images).")}},
         runScanDuplicates},
        {QStringLiteral("scan text"),
         QStringLiteral("DIR|PROJECT"),
         1,
         1,
         Tr::tr("Measures how much of each image is text (read-only)."),
         {{QStringLiteral("engine"), QStringLiteral("NAME"),
           Tr::tr("Engine that detects text in images, one of: %1.")
               .arg(availableTextEngines().join(QStringLiteral(", ")))},
          {QStringLiteral("mode"), QStringLiteral("M"),
           Tr::tr("Mode: fast, full (default) or cascade.")},
          jobs},
         runScanText},
        {QStringLiteral("filter"),
         QStringLiteral("PROJECT"),
         1,
         1,
         Tr::tr("Runs filter steps and records their decisions, which can be undone."),
         {{QStringLiteral("duplicates"), {}, Tr::tr("Finds and discards duplicates.")},
          {QStringLiteral("text"),
           {},
           Tr::tr("Measures how much of each image is text; discards images with more text than the limit allows.")},
          {QStringLiteral("max-ratio"), QStringLiteral("R"),
           Tr::tr("Limit for the share of text in an image, 0 to 1; it becomes the project's limit (default: the project's limit).")},
          jobs,
          asOption()},
         runFilter},
    };
}

} // namespace yuyi::cli
