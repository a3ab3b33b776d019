// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/exportplan.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/domain/project/splitname.h"
#include "models/domain/text.h"
#include "models/exchange/benchmarks/cmmmu.h"
#include "models/exchange/benchmarks/importer.h"
#include "models/exchange/benchmarks/marvelplan.h"
#include "models/exchange/benchmarks/plannedpictures.h"
#include "models/exchange/files/paths.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

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
    const bool lines = format == ExportFormat::Jsonl || format == ExportFormat::LmmsEval || format == ExportFormat::Chat;
    return name + (lines ? QLatin1String(".jsonl") : QLatin1String(".json"));
}

/// Whether the pictures of imported entries keep their paths. In the other formats they lie beside files of our own.
bool keepsPaths(ExportFormat format)
{
    return format != ExportFormat::ImageFolder && format != ExportFormat::LmmsEval && format != ExportFormat::LabelStudio
        && format != ExportFormat::Chat;
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
    QString claimed(const QString &path, const ExchangeImage &picture);
    Result<> planPictures(PlannedItem &planned);
    tl::unexpected<Error> onePictureOnly(const QString &id) const;
    QString importedPath(const PlannedItem &planned, const ItemPicture &picture) const;
    QString newPath(const PlannedItem &planned, const ItemPicture &picture, const ExchangeImage &file);

    const ExportSet &m_set;
    ExportFormat m_format;
    ExportPlan m_plan;
    QHash<SourceEntryId, std::shared_ptr<const SourceView>> m_views;
    QHash<QString, QSet<QString>> m_ids;                    // by file, or under "" where all items share one
    QHash<QString, int> m_numbers;                          // by split: the last number given
    qint64 m_largestId = 0;                                 // where ids are numbers
    QHash<QString, const ExchangeImage *> m_paths;          // pathKey → picture; null: a file of our own
    QHash<std::pair<QString, ImageId>, QString> m_ownPaths; // split and image → path made here
    QHash<std::pair<QString, Sha256>, QString> m_newPaths;  // the same of further pictures
};

std::shared_ptr<const SourceView> Planner::viewOf(const SourceEntry &source)
{
    if (const auto known = m_views.constFind(source.id); known != m_views.constEnd())
        return known.value();
    return *m_views.insert(source.id, viewOfSource(source, m_set));
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
    const auto isMarvel = [this](const PlannedItem &planned) {
        const auto source = m_set.sources.constFind(planned.item->sourceEntry);
        return source != m_set.sources.constEnd() && source->format == codeOf(ImportFormat::Marvel);
    };
    QHash<SourceEntryId, QSet<int>> taken;
    for (const bool exact : {true, false}) {
        for (PlannedItem &planned : m_plan.items) {
            if (!planned.source || planned.sourceQuestion >= 0)
                continue;
            QSet<int> &used = taken[planned.item->sourceEntry];
            const bool byKind = isMarvel(planned);
            const QList<Question> &questions = planned.source->entry.content.questions;
            for (int i = 0; i < questions.size(); ++i) {
                if (used.contains(i) || (exact && !sameWording(questions.at(i), planned.item->question)))
                    continue;
                // The five of a puzzle of MARVEL are of five kinds, and their ids name these.
                if (byKind && questions.at(i).kind != planned.item->question.kind)
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
    if (m_format == ExportFormat::Cmmmu) {
        while (cmmmuId(id) < 0 || used.contains(id))
            id = QString::number(++m_largestId);
    }
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
    path = claimed(path, *planned.image);
    if (wanted.isEmpty() || beside)
        m_ownPaths.insert({split, image}, path);
    return path;
}

/// The path, or one like it that no other picture and no file of our own has.
QString Planner::claimed(const QString &wanted, const ExchangeImage &picture)
{
    const auto isOther = [&picture](const ExchangeImage *there) {
        return there == nullptr || (there != &picture && (there->sha256.isNull() || there->sha256 != picture.sha256));
    };
    QString path = wanted;
    const QFileInfo parts(path);
    const QString folder = parts.path() == QLatin1String(".") ? QString() : QString(parts.path() % u'/');
    for (int number = 2; m_paths.contains(pathKey(path)) && isOther(m_paths.value(pathKey(path))); ++number)
        path = QStringLiteral("%1%2-%3.%4").arg(folder, parts.completeBaseName()).arg(number).arg(parts.suffix());
    if (!m_paths.contains(pathKey(path))) {
        m_paths.insert(pathKey(path), &picture);
        m_plan.pictures.append({path, &picture});
    }
    return path;
}

/// The path of the picture in the entry that the item was imported from; of the one at the same place first.
QString Planner::importedPath(const PlannedItem &planned, const ItemPicture &picture) const
{
    const auto source = m_set.sources.constFind(planned.item->sourceEntry);
    if (!keepsPaths(m_format) || source == m_set.sources.constEnd() || !planned.source || planned.sourceQuestion < 0)
        return {};
    // Names of files in other folders say nothing beside a file of CMMMU.
    if (m_format == ExportFormat::Cmmmu && source->format != codeOf(ImportFormat::Cmmmu))
        return {};
    const ImportedEntry &entry = planned.source->entry;
    const auto image = m_set.images.constFind(source->image);
    const Sha256 own = image != m_set.images.constEnd() ? image->sha256 : Sha256();
    const QString ownPath = safeRelativePath(entry.path).value_or(QString());
    const Sha256 &wanted = picture.medium.sha256;
    if (entry.pictures.isEmpty())
        return wanted == own ? ownPath : QString();
    const Question &question = entry.content.questions.at(planned.sourceQuestion);
    const EntryPictures paths = entry.pictures.value(planned.sourceQuestion);
    Medium ownPicture;
    ownPicture.sha256 = own;
    const QList<ItemPicture> there = itemPictures(question, ownPicture, question.options);
    const auto pathOf = [&](const ItemPicture &one) {
        return one.option >= 0 ? paths.options.value(one.option) : paths.stem.value(one.number - 1);
    };
    QString found = wanted == own ? ownPath : QString();
    for (const ItemPicture &one : there) {
        if (one.medium.sha256 != wanted)
            continue;
        if (one.option == picture.option && one.number == picture.number)
            return pathOf(one);
        if (found.isEmpty())
            found = pathOf(one);
    }
    return found;
}

/// A path for a picture that no entry names.
QString Planner::newPath(const PlannedItem &planned, const ItemPicture &picture, const ExchangeImage &file)
{
    if (m_format == ExportFormat::Cmmmu) {
        const int number = picture.option >= 0 ? picture.option + 1 : picture.number;
        return cmmmuPictureName(planned.id, picture.option >= 0, number, suffixOf(file.format));
    }
    const QString place = picture.option >= 0 ? QString(optionLetter(picture.option)) : QString::number(picture.number);
    const QFileInfo own(planned.imagePath);
    const QString folder = own.path() == QLatin1String(".") ? QString() : QString(own.path() % u'/');
    return QStringLiteral("%1%2-%3.%4").arg(folder, own.completeBaseName(), place, suffixOf(file.format));
}

/// The paths of all pictures that the question shows.
Result<> Planner::planPictures(PlannedItem &planned)
{
    const Question &question = planned.item->question;
    const bool isCmmmu = m_format == ExportFormat::Cmmmu;
    const QString beside = isCmmmu ? QString(planned.file.section(u'/', 0, -2) % u'/') : QString();
    Medium own;
    own.sha256 = planned.image->sha256;
    planned.optionPictures.resize(question.options.size());
    const QList<ItemPicture> pictures = itemPictures(question, own, question.options);
    const auto fileOf = [&](const ItemPicture &picture) -> const ExchangeImage * {
        if (picture.medium.sha256 == own.sha256)
            return planned.image;
        const auto further = m_set.media.constFind(picture.medium.sha256);
        return further != m_set.media.constEnd() ? &further.value() : nullptr;
    };
    // Before new ones are named: an imported picture keeps its name, whatever stands at its former place.
    for (const ItemPicture &picture : pictures) {
        const QString path = importedPath(planned, picture);
        if (const ExchangeImage *file = fileOf(picture); file != nullptr && !path.isEmpty())
            claimed(beside + path, *file);
    }
    for (const ItemPicture &picture : pictures) {
        const bool isOwn = picture.medium.sha256 == own.sha256;
        const ExchangeImage *const found = fileOf(picture);
        if (found == nullptr)
            return failure(ErrorCode::NotFound, Tr::tr("A picture of item %1 is missing.").arg(planned.id), picture.medium.sha256.hex());
        const ExchangeImage &file = *found;
        QString path = importedPath(planned, picture);
        if (path.isEmpty() && isOwn)
            path = planned.imagePath.mid(beside.size());
        const bool isNew = path.isEmpty();
        const std::pair known(planned.item->split, picture.medium.sha256);
        if (isNew && !isCmmmu)
            path = m_newPaths.value(known);
        if (path.isEmpty())
            path = newPath(planned, picture, file);
        path = claimed(beside + path, file);
        if (isNew && !isCmmmu)
            m_newPaths.insert(known, path);
        if (isOwn && planned.imagePath.isEmpty())
            planned.imagePath = path;
        if (picture.option >= 0)
            planned.optionPictures[picture.option] = path;
        else
            planned.pictures.append(path);
    }
    return {};
}

/// The error of a format that has no place for the pictures of this item.
tl::unexpected<Error> Planner::onePictureOnly(const QString &id) const
{
    const auto others = std::count_if(m_set.items.begin(), m_set.items.end(), [](const Item &item) { return item.question.hasPictures(); });
    return failure(ErrorCode::Invalid,
                   Tr::tr("Item %2 shows further pictures or has pictures as options. The format “%1” holds the image of a question alone. "
                          "Questions of this kind: %3. Choose another format, for example “%4”.")
                       .arg(codeOf(m_format), id, QString::number(others), codeOf(ExportFormat::CiiFlat)));
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
        const auto source = m_set.sources.constFind(item.sourceEntry);
        const bool isKnown = source != m_set.sources.constEnd();
        if (m_format == ExportFormat::Cmmmu)
            planned.file = cmmmuDataFile(item, isKnown ? &source.value() : nullptr);
        if (isKnown) {
            planned.source = viewOf(*source);
            // Without a new split an entry goes back to the file it came from.
            const bool json = (m_format == ExportFormat::CiiBench || m_format == ExportFormat::CiiFlat || m_format == ExportFormat::IiBench)
                           && source->format != codeOf(ImportFormat::VlmEvalKit) && source->format != codeOf(ImportFormat::Cmmmu)
                           && source->format != codeOf(ImportFormat::Marvel);
            m_largestId = std::max(m_largestId, cmmmuId(source->itemId));
            if (json && splitOfImported(source->file, source->path) == item.split && safeFileName(source->file) == source->file)
                planned.file = source->file;
        }
        images.insert(item.image);
        m_plan.items.append(planned);
    }
    m_plan.images = static_cast<int>(images.size());
    matchQuestions();

    // Files of our own may not be overwritten by a picture.
    for (const PlannedItem &planned : std::as_const(m_plan.items))
        m_paths.insert(pathKey(planned.file), nullptr);
    for (auto it = m_set.extraFiles.constBegin(); it != m_set.extraFiles.constEnd(); ++it)
        m_paths.insert(pathKey(it.key()), nullptr);

    const bool pictures = m_format == ExportFormat::Cmmmu || (takesPictures(m_format) && holdsPictures(m_set));

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
                if (keepsPaths(m_format))
                    path = safeRelativePath(source->path).value_or(QString());
            }
            planned.id = freeId(planned, id);
            if (m_format != ExportFormat::Cmmmu) {
                planned.imagePath = freePath(planned, path);
                // Another question of the split may have it as a further picture.
                if (const std::pair own(planned.item->split, planned.image->sha256); pictures && !m_newPaths.contains(own))
                    m_newPaths.insert(own, planned.imagePath);
            }
            if (planned.item->question.hasPictures() && !takesPictures(m_format))
                return onePictureOnly(planned.id);
            if (pictures)
                YUYI_CHECK(planPictures(planned));
            // What was read as another format cannot be the start of an object of this one.
            if (imported && source->format != codeOf(m_format))
                planned.source.reset();
        }
    }
    return std::move(m_plan);
}

} // namespace

std::shared_ptr<const SourceView> viewOfSource(const SourceEntry &source, const ExportSet &set)
{
    Result<Json> raw = parseJson(source.raw);
    if (!raw)
        return nullptr;
    const auto format = fromCode<ImportFormat>(source.format);
    EntryResult<ImportedEntry> entry = format ? readEntry(*raw, *format, set.preset) : fault({}, {});
    if (!entry)
        return nullptr;
    const auto imported = set.imported.constFind(source.id);
    if (imported != set.imported.constEnd() && imported->size() == entry->content.questions.size()) {
        QList<Question> questions = *imported;
        // What the file says of them, whatever the project says now.
        for (qsizetype i = 0; i < questions.size(); ++i)
            questions[i].labels = entry->content.questions.at(i).labels;
        entry->content.questions = questions;
    }
    return std::make_shared<const SourceView>(SourceView{std::move(*raw), std::move(*entry)});
}

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
    return format == ExportFormat::Marvel ? planMarvel(set) : Planner(set, format).plan();
}

} // namespace yuyi
