// SPDX-License-Identifier: GPL-3.0-or-later
// manifest: images out with their facts; objects: what can be made of factors
#include "app/cli/command.h"
#include "models/domain/json/jsonfields.h"
#include "models/domain/preset/preset.h"
#include "models/exchange/factorfile.h"
#include "models/exchange/files/parttarget.h"
#include "models/exchange/manifest.h"
#include "models/exchange/tables/csv.h"
#include "models/services/curation/manifestservice.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliObjects)
};

constexpr int mostViews = 1000;
constexpr qsizetype writtenAtOnce = qsizetype(1) << 20; // bytes

Exit runManifest(Context &context)
{
    const QString out = context.arguments.value(QStringLiteral("out"));
    if (out.isEmpty()) {
        context.console.warn(Tr::tr("yuyi-cli: manifest needs --out FOLDER: where the images and the manifest are written."));
        return Exit::Usage;
    }
    const auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    Result<ManifestWritten> written = failure(ErrorCode::Cancelled, {});
    {
        ConsoleProgress progress(context.console, Tr::tr("Writing"));
        written = ManifestService(*project->stores, project->factory->folder())
                      .write(QFileInfo(out).absoluteFilePath(), project->actor.id, progress);
    }
    if (!written)
        return context.console.fail(written.error());
    Json json;
    json["images"] = written->images;
    json["columns"] = written->columns;
    context.console.done(json, Tr::tr("%n image(s) written, with manifest.csv.", nullptr, static_cast<int>(written->images)));
    return Exit::Done;
}

/// Whether this is a JSON file of factors. A preset has dimensions; a file of factors has none.
bool isFactorFile(const QString &source)
{
    if (!source.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
        return false;
    QFile file(source);
    if (!file.open(QIODevice::ReadOnly) || file.size() > largestPreset)
        return true;
    const auto json = parseJson(file.readAll(), largestPreset);
    return !json || !json->is_object() || !json->contains("dimensions");
}

/// The objects of a preset, or of a file of factors.
Result<ObjectForm> formOf(const QString &source)
{
    if (isFactorFile(source))
        return readFactors(source);
    YUYI_TRY(const auto preset, findPreset(source));
    if (preset.objects.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("The preset “%1” declares no factors of objects.").arg(source));
    return preset.objects;
}

/// Writes a row for each view of each object, in the form of a manifest.
Result<> writeObjects(const ObjectForm &form, qint64 objects, const QString &target)
{
    YUYI_TRY(const auto file, PartFile::create(QFileInfo(target).absoluteFilePath()));
    QStringList headings{QStringLiteral("path"), form.object.isEmpty() ? QStringLiteral("object") : form.object};
    if (!form.view.isEmpty())
        headings.append(form.view);
    for (const ObjectFactor &factor : form.factors)
        headings.append(factor.fact);
    QByteArray text = csvRow(headings);
    const qsizetype digits = std::max<qsizetype>(2, QString::number(form.views - 1).size());
    qint64 number = 0;
    for (ObjectWalk walk(form); !walk.atEnd(); walk.next()) {
        const QString object = nameOfObject(number++, objects);
        QStringList values;
        for (qsizetype i = 0; i < form.factors.size(); ++i)
            values.append(walk.value(i));
        const int views = form.view.isEmpty() ? 1 : form.views;
        for (int view = 0; view < views; ++view) {
            const QString seen = QString::number(view);
            QStringList cells{QStringLiteral("images/%1_%2.png").arg(object, seen.rightJustified(digits, u'0')), object};
            if (!form.view.isEmpty())
                cells.append(seen);
            text += csvRow(cells + values);
        }
        if (text.size() < writtenAtOnce)
            continue;
        YUYI_CHECK(file->write(text));
        text.clear();
    }
    YUYI_CHECK(file->write(text));
    return file->commit();
}

/// Compares the rows of a manifest with the factors; says what is wrong with which.
Result<qsizetype> checkManifest(const ObjectForm &form, const QString &path, Json &json, QStringList &lines)
{
    YUYI_TRY(const auto rows, readManifest(path));
    const QStringList codes = form.facts();
    ObjectRows objects(form);
    json["rows"] = rows.size();
    json["faults"] = Json::array();
    for (const ManifestRow &row : rows) {
        const QString fault = objects.fault(row.row, manifestFacts(row, codes));
        if (fault.isEmpty())
            continue;
        json["faults"].push_back({{"row", row.row}, {"reason", toUtf8(fault)}});
        lines.append(Tr::tr("  row %1: %2", "of a manifest, what is wrong with it").arg(QString::number(row.row), fault));
    }
    const auto faults = static_cast<qsizetype>(json["faults"].size());
    lines.append(Tr::tr("Rows: %1. Rows with faults: %2.").arg(QString::number(rows.size()), QString::number(faults)));
    return faults;
}

Exit runObjects(Context &context)
{
    const auto views = intOption(context.arguments, QStringLiteral("views"), 0, 1, mostViews);
    if (!views) {
        context.console.fail(views.error());
        return Exit::Usage;
    }
    const QString source = context.arguments.positional.first();
    auto form = formOf(source);
    if (!form)
        return context.console.fail(form.error());
    if (*views > 0)
        form->views = *views;
    else if (context.arguments.has(QStringLiteral("check")) && isFactorFile(source))
        form->views = mostViews; // such a file does not say how many there are
    const auto count = objectCount(*form);
    if (!count)
        return context.console.fail({ErrorCode::Invalid, Tr::tr("The factors give more than %1 objects.").arg(mostObjects), {}});
    Json json;
    QStringList lines;
    Exit exit = Exit::Done;
    if (context.arguments.has(QStringLiteral("check"))) {
        const auto faults = checkManifest(*form, context.arguments.value(QStringLiteral("check")), json, lines);
        if (!faults)
            return context.console.fail(faults.error());
        exit = *faults > 0 ? Exit::Findings : Exit::Done;
    } else {
        json["objects"] = *count;
        json["views"] = form->views;
        json["images"] = *count * form->views;
        lines.append(Tr::tr("Objects: %1. Views of each: %2. Images: %3.")
                         .arg(QString::number(*count), QString::number(form->views), QString::number(*count * form->views)));
    }
    if (context.arguments.has(QStringLiteral("out"))) {
        if (const auto done = writeObjects(*form, *count, context.arguments.value(QStringLiteral("out"))); !done)
            return context.console.fail(done.error());
    }
    context.console.result(json, lines.join(u'\n'));
    return exit;
}

} // namespace

QList<Command> objectCommands()
{
    return {{QStringLiteral("manifest"),
             QStringLiteral("PROJECT"),
             1,
             1,
             Tr::tr("Writes the images of a project with a manifest of their facts."),
             {{QStringLiteral("out"), QStringLiteral("FOLDER"), Tr::tr("A folder that does not exist yet, or is empty.")}, asOption()},
             runManifest},
            {QStringLiteral("objects"),
             QStringLiteral("PRESET|FILE"),
             1,
             1,
             Tr::tr("Counts the objects that the factors of a preset or of a file give, and lists them for a renderer."),
             {{QStringLiteral("views"), QStringLiteral("N"),
               Tr::tr("Views of each object (default: those of the preset; of a file: 1).")},
              {QStringLiteral("out"), QStringLiteral("FILE"),
               Tr::tr("Writes a row for each view of each object to a CSV file, as a manifest.")},
              {QStringLiteral("check"), QStringLiteral("MANIFEST"), Tr::tr("Checks the rows of a manifest instead of counting.")}},
             runObjects}};
}

} // namespace yuyi::cli
