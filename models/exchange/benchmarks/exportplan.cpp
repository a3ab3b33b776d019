// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/exportplan.h"

#include "models/domain/project/splitname.h"
#include "models/exchange/benchmarks/importer.h"
#include "models/exchange/files/paths.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSet>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};

/// Names on case-insensitive file systems too.
QString pathKey(const QString &path)
{
    return path.normalized(QString::NormalizationForm_C).toCaseFolded();
}

QString dataFile(const QString &split, ExportFormat format)
{
    const QString name = split.isEmpty() ? QStringLiteral("all") : safeFileName(split);
    if (format == ExportFormat::ImageFolder)
        return name + QLatin1String("/metadata.jsonl");
    const bool lines = format == ExportFormat::Jsonl || format == ExportFormat::LmmsEval;
    return name + (lines ? QLatin1String(".jsonl") : QLatin1String(".json"));
}

class Planner
{
public:
    Planner(const ExportSet &set, ExportFormat format) : m_set(set), m_format(format) {}

    Result<ExportPlan> plan();

private:
    std::shared_ptr<const SourceView> viewOf(const SourceEntry &source);
    void matchQuestions();
    QString freeId(const PlannedItem &planned, const QString &wanted);
    QString freePath(const PlannedItem &planned, const QString &wanted);

    const ExportSet &m_set;
    ExportFormat m_format;
    ExportPlan m_plan;
    QHash<SourceEntryId, std::shared_ptr<const SourceView>> m_views;
    QHash<QString, QSet<QString>> m_ids;                    // by file, or under "" where all items share one
    QHash<QString, int> m_numbers;                          // by split: the last number given
    QHash<QString, ImageId> m_paths;                        // pathKey → image
    QHash<std::pair<QString, ImageId>, QString> m_ownPaths; // split and image → path made here
};

/// The entry as it was imported, whatever format is written: ids and questions come from it.
std::shared_ptr<const SourceView> Planner::viewOf(const SourceEntry &source)
{
    if (const auto known = m_views.constFind(source.id); known != m_views.constEnd())
        return known.value();
    std::shared_ptr<const SourceView> view;
    if (Result<Json> raw = parseJson(source.raw)) {
        const auto format = fromCode<ImportFormat>(source.format);
        EntryResult<ImportedEntry> entry = format ? readEntry(*raw, *format, m_set.preset) : fault({}, {});
        if (entry)
            view = std::make_shared<const SourceView>(SourceView{std::move(*raw), std::move(*entry)});
    }
    m_views.insert(source.id, view);
    return view;
}

/// Which question of its entry each item is: the same wording first, then what is left in order.
void Planner::matchQuestions()
{
    const auto sameWording = [](const Question &a, const Question &b) {
        if (a.stem != b.stem || a.options.size() != b.options.size() || a.accepted != b.accepted)
            return false;
        for (qsizetype i = 0; i < a.options.size(); ++i) {
            if (a.options.at(i).text != b.options.at(i).text)
                return false;
        }
        return true;
    };
    QHash<SourceEntryId, QSet<int>> taken;
    for (const bool exact : {true, false}) {
        for (PlannedItem &planned : m_plan.items) {
            if (!planned.source || planned.sourceQuestion >= 0)
                continue;
            QSet<int> &used = taken[planned.item->sourceEntry];
            const QList<Question> &questions = planned.source->entry.content.questions;
            for (int i = 0; i < questions.size(); ++i) {
                if (used.contains(i) || (exact && !sameWording(questions.at(i), planned.item->question)))
                    continue;
                planned.sourceQuestion = i;
                used.insert(i);
                break;
            }
        }
    }
}

QString Planner::freeId(const PlannedItem &planned, const QString &wanted)
{
    QSet<QString> &used = m_ids[isFolderFormat(m_format) ? planned.file : QString()];
    QString id = wanted;
    const QString split = planned.item->split.isEmpty() ? QStringLiteral("all") : safeFileName(planned.item->split);
    while (id.isEmpty() || used.contains(id))
        id = QStringLiteral("%1-%2").arg(split).arg(++m_numbers[split]);
    used.insert(id);
    return id;
}

QString Planner::freePath(const PlannedItem &planned, const QString &wanted)
{
    const ImageId image = planned.item->image;
    const QString split = planned.item->split.isEmpty() ? QStringLiteral("all") : safeFileName(planned.item->split);
    QString path = wanted;
    // Pictures lie beside the file that names them, whatever the import called them.
    const bool beside = m_format == ExportFormat::ImageFolder;
    if (path.isEmpty() || beside) {
        const std::pair own(split, image);
        if (const auto known = m_ownPaths.constFind(own); known != m_ownPaths.constEnd())
            return known.value();
        path = QStringLiteral("%1%2/%3.%4")
                   .arg(beside ? QString() : QStringLiteral("images/"), split, safeFileName(planned.id), suffixOf(planned.image->format));
        m_ownPaths.insert(own, path);
    }
    const QFileInfo parts(path);
    const QString folder = parts.path() == QLatin1String(".") ? QString() : QString(parts.path() % u'/');
    for (int number = 2; m_paths.contains(pathKey(path)) && m_paths.value(pathKey(path)) != image; ++number)
        path = QStringLiteral("%1%2-%3.%4").arg(folder, parts.completeBaseName()).arg(number).arg(parts.suffix());
    if (!m_paths.contains(pathKey(path))) {
        m_paths.insert(pathKey(path), image);
        m_plan.pictures.append({path, image});
    }
    if (wanted.isEmpty() || beside)
        m_ownPaths.insert({split, image}, path);
    return path;
}

Result<ExportPlan> Planner::plan()
{
    QSet<ImageId> images;
    m_plan.items.reserve(m_set.items.size());
    for (const Item &item : m_set.items) {
        PlannedItem planned;
        planned.item = &item;
        const auto image = m_set.images.constFind(item.image);
        if (image == m_set.images.constEnd()) {
            return failure(ErrorCode::NotFound,
                           Tr::tr("The image of item %1 is missing.").arg(m_plan.items.size() + 1),
                           item.image.toString());
        }
        planned.image = &image.value();
        planned.file = dataFile(item.split, m_format);
        if (const auto source = m_set.sources.constFind(item.sourceEntry); source != m_set.sources.constEnd()) {
            planned.source = viewOf(*source);
            // Without a new split an entry goes back to the file it came from.
            const bool json = (m_format == ExportFormat::CiiBench || m_format == ExportFormat::CiiFlat || m_format == ExportFormat::IiBench)
                           && source->format != codeOf(ImportFormat::VlmEvalKit);
            if (json && splitOfImported(source->file, source->path) == item.split && safeFileName(source->file) == source->file)
                planned.file = source->file;
        }
        images.insert(item.image);
        m_plan.items.append(planned);
    }
    m_plan.images = static_cast<int>(images.size());
    matchQuestions();

    // Files of our own may not be overwritten by a picture; a null id is the image of none.
    for (const PlannedItem &planned : std::as_const(m_plan.items))
        m_paths.insert(pathKey(planned.file), ImageId());
    for (auto it = m_set.extraFiles.constBegin(); it != m_set.extraFiles.constEnd(); ++it)
        m_paths.insert(pathKey(it.key()), ImageId());

    // Imported ids and paths first: they keep theirs, and new ones give way.
    for (const bool imported : {true, false}) {
        for (PlannedItem &planned : m_plan.items) {
            const auto source = m_set.sources.constFind(planned.item->sourceEntry);
            if ((source != m_set.sources.constEnd()) != imported)
                continue;
            QString id, path;
            if (imported) {
                id = planned.source ? planned.source->entry.itemIds.value(planned.sourceQuestion) : source->itemId;
                // Beside files of our own an imported path could be in the way.
                if (m_format != ExportFormat::LmmsEval && m_format != ExportFormat::LabelStudio)
                    path = safeRelativePath(source->path).value_or(QString());
            }
            planned.id = freeId(planned, id);
            planned.imagePath = freePath(planned, path);
            // What was read as another format cannot be the start of an object of this one.
            if (imported && source->format != codeOf(m_format))
                planned.source.reset();
        }
    }
    return std::move(m_plan);
}

} // namespace

QString suffixOf(ImageFormat format)
{
    switch (format) {
    case ImageFormat::Jpeg: return QStringLiteral("jpg");
    case ImageFormat::Tiff: return QStringLiteral("tif");
    case ImageFormat::Unknown: return QStringLiteral("bin");
    default: return codeOf(format);
    }
}

Result<ExportPlan> planExport(const ExportSet &set, ExportFormat format)
{
    return Planner(set, format).plan();
}

} // namespace yuyi
