// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/itemimportservice.h"

#include "models/domain/annotation/itemlabels.h"
#include "models/domain/clock.h"
#include "models/domain/json/jsonfields.h"
#include "models/exchange/benchmarks/embeddedpicture.h"
#include "models/exchange/benchmarks/entrypictures.h"
#include "models/exchange/files/paths.h"
#include "models/imaging/reader.h"
#include "models/linting/setlinter.h"
#include "models/services/curation/importpanels.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/picturesources.h"
#include "models/services/rules/stages.h"
#include "models/services/session/imagefiles.h"
#include "models/services/session/mediumfacts.h"
#include "models/stores/pictures.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QtConcurrent>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ItemImportService)
};

constexpr qsizetype batchSize = 32; // entries per transaction
constexpr int checkShortSide = 256;

/// A picture of an entry: read out of the benchmark file, or the file where it was found.
Result<PictureFile> readPicture(const QString &path, const PictureLocation &where, const QString &benchmark, qint64 limitBytes)
{
    if (!where.embedded)
        return PictureFile::read(where.file, limitBytes);
    YUYI_TRY(auto bytes, embeddedPicture(benchmark, *where.embedded, limitBytes));
    return PictureFile::of(QFileInfo(path).fileName(), std::move(bytes), limitBytes);
}

/// Why an image was refused. An image without a file is named by its row; the first is the header.
QString whyRefused(const ImportedEntry &entry, const PictureLocation &where, const Error &error)
{
    return where.embedded ? Tr::tr("Row %1, column “image”: %2").arg(entry.position + 2).arg(error.sentence) : error.sentence;
}

} // namespace

struct ItemImportService::Prepared {
    const ImportedEntry *entry = nullptr;
    Sha256 sha256;
    ImageHeader header;
    qint64 bytes = 0;
    QList<Question> questions; ///< those of the entry, with their pictures
    QList<MediumFacts> media;  ///< pictures that the questions list or have as options
    ImportedPanels panels;
    QString note; ///< what is odd about it; empty: nothing
    QString refusal;
    QString withoutSource; ///< the refusal of a new image, where the rules require a source and the entry has none
    std::optional<Error> fatal;
};

QByteArray ItemImportRequest::toJson() const
{
    return storedText({{"file", file}, {"format", codeOf(format)}, {"images", imagesFolder}, {"by", by}});
}

ItemImportRequest ItemImportRequest::fromJson(const QByteArray &json)
{
    const Json object = storedJson(json);
    ItemImportRequest request;
    request.file = textOf(object, "file");
    request.format =
        fromCode<ImportFormat>(textOf(object, "format")).value_or(ImportFormat::CiiBench);
    request.imagesFolder = textOf(object, "images");
    request.by = PersonId::fromString(textOf(object, "by"));
    return request;
}

QByteArray ItemImportReport::toJson() const
{
    Json conflictList = Json::array();
    for (const Conflict &conflict : conflicts) {
        conflictList.push_back({{"image", conflict.image},
                                {"field", conflict.field},
                                {"values", conflict.values},
                                {"id", conflict.id}});
    }
    Json refusedList = Json::array();
    for (const Refused &one : refused)
        refusedList.push_back({{"item", one.item}, {"reason", one.reason}});
    Json noteList = Json::array();
    for (const Refused &one : notes)
        noteList.push_back({{"item", one.item}, {"reason", one.reason}});
    return storedText({{"images", images},
                       {"imagesAdded", imagesAdded},
                       {"pictures", pictures},
                       {"questions", questions},
                       {"known", known},
                       {"panels", panels},
                       {"withoutPanels", withoutPanels},
                       {"conflicts", conflictList},
                       {"refused", refusedList},
                       {"notes", noteList},
                       {"seconds", seconds}});
}

ItemImportReport ItemImportReport::fromJson(const QByteArray &json)
{
    const Json object = storedJson(json);
    ItemImportReport report;
    report.images = wholeOf<qint64>(object, "images");
    report.imagesAdded = wholeOf<qint64>(object, "imagesAdded", report.images);
    report.pictures = wholeOf<qint64>(object, "pictures", report.images);
    report.questions = wholeOf<qint64>(object, "questions");
    report.known = wholeOf<qint64>(object, "known");
    report.panels = wholeOf<qint64>(object, "panels");
    report.withoutPanels = wholeOf<qint64>(object, "withoutPanels");
    report.seconds = numberOf(object, "seconds");
    for (const Json &one : fieldOf(object, "conflicts")) {
        Conflict conflict;
        conflict.image = textOf(one, "image");
        conflict.field = textOf(one, "field");
        conflict.id = ImageId::fromString(textOf(one, "id"));
        conflict.values = textsOf(one, "values");
        report.conflicts.append(conflict);
    }
    for (const Json &value : fieldOf(object, "refused"))
        report.refused.append({textOf(value, "item"), textOf(value, "reason")});
    for (const Json &value : fieldOf(object, "notes"))
        report.notes.append({textOf(value, "item"), textOf(value, "reason")});
    return report;
}

void ItemImportService::prepareMedia(Prepared &one, const QHash<QString, MediumFacts> &facts) const
{
    QHash<QString, Medium> pictures;
    for (auto it = facts.constBegin(); it != facts.constEnd(); ++it)
        pictures.insert(it.key(), mediumOf(it.value()));
    const auto questions = withPictures(*one.entry, pictures);
    if (!questions) {
        one.refusal = questions.error().sentence;
        return;
    }
    one.questions = *questions;
    QSet<Sha256> used;
    for (const Question &question : std::as_const(one.questions)) {
        for (const Medium &medium : question.media)
            used.insert(medium.sha256);
        for (const Option &option : question.options)
            used.insert(option.picture.sha256);
    }
    for (const MediumFacts &known : facts) {
        if (!used.remove(known.sha256))
            continue;
        MediumFacts medium = known;
        medium.sourceUrl = one.entry->sourceUrl;
        one.media.append(medium);
    }
}

void ItemImportService::preparePanels(Prepared &one, const ItemImportRequest &request, const Preset &preset) const
{
    const ImportedEntry &entry = *one.entry;
    one.note = entry.note;
    if (entry.parts.isEmpty() || !one.refusal.isEmpty() || one.fatal)
        return;
    const auto panels = readImportedPanels(entry, preset, entry.file.isEmpty() ? request.file : entry.file, request.imagesFolder, m_folder);
    if (panels)
        one.panels = *panels;
    else
        one.note = Tr::tr("The questions were imported, the panels were not. %1").arg(panels.error().sentence);
}

void ItemImportService::prepare(Prepared &one, const ItemImportRequest &request, const Preset &preset, const QSet<Sha256> &known) const
{
    if (!one.refusal.isEmpty())
        return;
    const ImportedEntry &entry = *one.entry;
    const QString benchmark = entry.file.isEmpty() ? request.file : entry.file;
    const bool furtherPictures = !entry.pictures.isEmpty();
    const QStringList paths = furtherPictures ? picturePaths(entry) : QStringList{entry.path};
    // All of them or none: a question without one of its pictures is no question.
    QList<PictureLocation> places;
    for (const QString &path : paths) {
        PictureLocation place = furtherPictures ? entry.located.value(path) : PictureLocation{entry.embedded, entry.imageFile};
        if (!place.embedded) {
            const auto file = locateImage(place.file.isEmpty() ? path : place.file, benchmark, request.imagesFolder);
            if (!file) {
                one.refusal = file.error().sentence;
                return;
            }
            place.file = *file;
        }
        places.append(place);
    }
    const qint64 limit = pictureLimitBytes(m_folder);
    QHash<QString, MediumFacts> facts;
    for (qsizetype i = 0; i < paths.size(); ++i) {
        const auto picture = readPicture(paths.at(i), places.at(i), benchmark, limit);
        if (!picture) {
            one.refusal = whyRefused(entry, places.at(i), picture.error());
            return;
        }
        if (furtherPictures) {
            const auto medium = mediumFactsOf(*picture);
            if (!medium) {
                one.refusal = medium.error().sentence;
                return;
            }
            facts.insert(paths.at(i), *medium);
        } else if (const auto decoded = picture->decode(checkShortSide); !decoded) {
            one.refusal = whyRefused(entry, places.at(i), decoded.error());
            return;
        }
        if (i == 0) {
            one.header = picture->header();
            one.sha256 = picture->sha256();
            one.bytes = picture->bytes().size();
            one.refusal = known.contains(one.sha256) ? QString() : one.withoutSource;
            if (!one.refusal.isEmpty())
                return;
        }
        if (furtherPictures)
            continue;
        if (const auto stored = storeImageFile(m_folder, *picture); !stored) {
            one.fatal = stored.error();
            return;
        }
    }
    one.questions = entry.content.questions;
    if (!furtherPictures) {
        preparePanels(one, request, preset);
        return;
    }
    prepareMedia(one, facts);
    // Once all are known to be good: of a question that does not come in, no file may stay. They are read again, for a thread keeps none.
    for (qsizetype i = 0; i < places.size() && one.refusal.isEmpty(); ++i) {
        const auto picture = readPicture(paths.at(i), places.at(i), benchmark, limit);
        if (!picture || picture->sha256() != facts.value(paths.at(i)).sha256) {
            one.refusal = picture ? Tr::tr("The file “%1” was changed while it was imported. Import it again.").arg(paths.at(i))
                                  : whyRefused(entry, places.at(i), picture.error());
        } else if (const auto stored = storeImageFile(m_folder, *picture); !stored) {
            one.fatal = stored.error();
            return;
        }
    }
    preparePanels(one, request, preset);
}

Result<std::pair<ImageId, bool>> ItemImportService::ensureImage(const Prepared &prepared, const PersonId &by)
{
    const QString name = QFileInfo(prepared.entry->path).fileName();
    YUYI_TRY(const auto there, m_stores.images().byHash(prepared.sha256));
    if (there) {
        YUYI_CHECK(m_stores.images().addName(there->id, name));
        return std::pair(there->id, false);
    }
    Image image;
    image.id = ImageId::create();
    image.sha256 = prepared.sha256;
    image.names = {name};
    image.format = prepared.header.format;
    image.bytes = prepared.bytes;
    image.size = prepared.header.size;
    image.frames = prepared.header.frames;
    image.truncated = prepared.header.truncated;
    image.colour = prepared.header.colour;
    image.sourceUrl = prepared.entry->sourceUrl;
    image.createdAt = currentTime();
    image.createdBy = by;
    YUYI_CHECK(m_stores.images().add(image));
    if (const auto recorded =
            m_stores.record(makeEvent(Entity::Image, image.id.value(), AuditAction::Added, by));
        !recorded)
        return passOn(recorded);
    return std::pair(image.id, true);
}

Result<> ItemImportService::takeIn(const ImageId &image, const ImportedSet &set, const Prepared &prepared, const PersonId &by,
                                   ItemImportReport &counted)
{
    const ImportedEntry &entry = *prepared.entry;
    // Another file of the same name may use the same ids for other images.
    YUYI_TRY(const auto sources, m_stores.sources().ofImage(image));
    const auto known = std::find_if(sources.begin(), sources.end(), [&](const SourceEntry &source) {
        return source.file == sourceFileOf(set, entry) && source.itemId == entry.itemIds.value(0);
    });
    YUYI_TRY(const auto gotPanels, addImportedPanels(m_stores, image, entry, prepared.panels, by));
    counted.panels += gotPanels ? 1 : 0;
    if (known != sources.end()) {
        ++counted.known;
        return gotPanels ? m_stores.record(makeEvent(Entity::SourceEntry, known->id.value(), AuditAction::Imported, by)) : Result<>();
    }
    const bool wantsSheets = std::any_of(entry.sheets.begin(), entry.sheets.end(), [](const QString &code) { return !code.isEmpty(); });
    counted.withoutPanels += wantsSheets && prepared.panels.isEmpty() ? 1 : 0;
    YUYI_CHECK(addEntry(image, set, prepared, by));
    counted.questions += prepared.questions.size();
    return {};
}

Result<> ItemImportService::addEntry(const ImageId &image, const ImportedSet &set, const Prepared &prepared,
                                     const PersonId &by)
{
    const ImportedEntry &entry = *prepared.entry;
    SourceEntry source;
    source.id = SourceEntryId::create();
    source.file = sourceFileOf(set, entry);
    source.format = codeOf(set.format);
    source.position = entry.position;
    source.path = entry.path;
    source.itemId = entry.itemIds.value(0);
    source.raw = entry.raw;
    source.image = image;

    Annotation annotation;
    annotation.id = AnnotationId::create();
    annotation.image = image;
    annotation.person = by;
    annotation.origin = Origin::Import;
    annotation.state = AnnotationState::Submitted;
    annotation.content = entry.content;
    annotation.content.questions = prepared.questions;
    Medium own;
    own.sha256 = prepared.sha256;
    YUYI_CHECK(listImportedSheets(m_stores, entry, prepared.panels, own, annotation.content.questions));
    annotation.createdAt = currentTime();
    annotation.updatedAt = annotation.createdAt;
    for (Question &question : annotation.content.questions) {
        question.id = QuestionId::create();
        question.versionId = QuestionVersionId::create();
        question.frozen = true;
        for (Option &option : question.options)
            option.id = OptionId::create();
    }
    source.annotation = annotation.id;
    annotation.sourceEntry = source.id;
    // A version can only refer to pictures that are there.
    for (const MediumFacts &medium : prepared.media)
        YUYI_CHECK(m_stores.media().add(medium, {}));
    YUYI_CHECK(m_stores.sources().add(source));
    YUYI_CHECK(m_stores.annotations().add(annotation));
    return m_stores.record(makeEvent(Entity::SourceEntry, source.id.value(), AuditAction::Imported, by));
}

Result<> ItemImportService::refreshGold(const ImageId &image, const PersonId &by)
{
    YUYI_TRY(const auto all, m_stores.annotations().ofImage(image));
    YUYI_TRY(const auto former, m_stores.annotations().gold(image));
    std::optional<Annotation> gold = former;
    QSet<QuestionId> present;
    if (gold) {
        for (const Question &question : gold->content.questions)
            present.insert(question.id);
    }
    bool grown = false;
    for (const AnnotationSummary &summary : all) {
        if (summary.origin != Origin::Import || summary.state != AnnotationState::Submitted)
            continue;
        YUYI_TRY(const auto entry, m_stores.annotations().annotation(summary.id));
        if (!gold) {
            gold = entry;
            gold->content.questions.clear();
        }
        for (const Question &question : entry.content.questions) {
            if (present.contains(question.id))
                continue;
            present.insert(question.id);
            gold->content.questions.append(question);
            grown = true;
        }
    }
    if (!gold || !grown)
        return {};
    gold->id = AnnotationId::create();
    gold->origin = Origin::Gold;
    gold->state = AnnotationState::Submitted;
    gold->version = 1;
    gold->person = by;
    gold->createdAt = currentTime();
    gold->updatedAt = gold->createdAt;
    YUYI_CHECK(m_stores.annotations().setGold(*gold));
    YUYI_CHECK(refreshStage(m_stores, image, by));
    return m_stores.record(makeEvent(Entity::Annotation, image.value(), AuditAction::Gold, by));
}

Result<> ItemImportService::reportConflicts(const QList<ImageId> &images, ItemImportReport &report)
{
    YUYI_TRY(const auto info, m_stores.project().info());
    QList<Item> items;
    for (const ImageId &image : images) {
        YUYI_TRY(const auto ofImage, m_stores.annotations().itemsOfImage(image));
        items.append(ofImage);
    }
    // Two questions about one image may well differ in theirs.
    for (Item &item : items)
        item.labels = onlyOf(item.labels, info.preset, LabelOf::Image);
    const QList<LabelConflict> conflicts = labelConflicts(items);
    for (const LabelConflict &conflict : conflicts) {
        YUYI_TRY(const auto image, m_stores.images().image(conflict.image));
        const Dimension *dimension = info.preset.dimension(conflict.dimension);
        ItemImportReport::Conflict one;
        one.id = conflict.image;
        one.image = image.names.value(0);
        one.field = conflict.dimension.text();
        for (const QList<LabelCode> &codes : conflict.values) {
            QStringList texts;
            for (const LabelCode &code : codes)
                texts.append(dimension ? dimension->publishedOf(code) : code.text());
            one.values.append(texts.join(QStringLiteral(", ")));
        }
        report.conflicts.append(one);
    }
    return {};
}

Result<ItemImportReport> ItemImportService::importItems(const ItemImportRequest &request, Progress &progress)
{
    YUYI_CHECK(requireLead(m_stores, request.by));
    QElapsedTimer timer;
    timer.start();
    ItemImportReport report;
    YUYI_TRY(const auto info, m_stores.project().info());
    YUYI_TRY(const auto set, readItems(request.file, request.format, info.preset));
    for (const ImportProblem &problem : set.refused)
        report.refused.append({problem.itemId.isEmpty() ? Tr::tr("row %1").arg(problem.row) : problem.itemId,
                               problem.sentence});
    progress.setTotal(set.entries.size());

    QSet<Sha256> known; // images whose own source counts where an entry says none
    if (!sourceRefusal({}, info.rules).isEmpty()) {
        YUYI_TRY(const auto ids, m_stores.images().list({}, ImageSort::Added));
        YUYI_TRY(const auto there, m_stores.images().images(ids));
        for (const Image &image : there)
            known.insert(image.sha256);
    }
    QList<ImageId> touched;
    QSet<ImageId> seen;
    QSet<Sha256> pictures;
    for (qsizetype start = 0; start < set.entries.size(); start += batchSize) {
        if (progress.cancelled()) {
            return failure(ErrorCode::Cancelled,
                           Tr::tr("Stopped. Imported items are kept; import the same file again to continue."));
        }
        QList<Prepared> batch;
        for (qsizetype i = start; i < std::min(start + batchSize, set.entries.size()); ++i) {
            Prepared one;
            one.entry = &set.entries.at(i);
            (one.entry->sourceUrl.isEmpty() ? one.withoutSource : one.refusal) = sourceRefusal(one.entry->sourceUrl, info.rules);
            batch.append(one);
        }
        QtConcurrent::blockingMap(batch, [&](Prepared &one) { prepare(one, request, info.preset, known); });
        ItemImportReport counted;
        QList<ImageId> images;
        const auto synced = syncImageNames(m_folder);
        const auto done = !synced ? synced : m_stores.transaction([&]() -> Result<> {
            for (const Prepared &one : batch) {
                if (one.fatal)
                    return tl::unexpected<Error>(*one.fatal);
                if (!one.refusal.isEmpty())
                    continue;
                YUYI_TRY(const auto ensured, ensureImage(one, request.by));
                const auto &[image, isNew] = ensured;
                images.append(image);
                counted.imagesAdded += isNew ? 1 : 0;
                YUYI_CHECK(takeIn(image, set, one, request.by, counted));
            }
            for (const ImageId &each : std::as_const(images))
                YUYI_CHECK(refreshGold(each, request.by));
            return {};
        });
        if (!done)
            return tl::unexpected<Error>(keptUntilThere(done.error(), touched.size()));
        report.questions += counted.questions;
        report.known += counted.known;
        report.imagesAdded += counted.imagesAdded;
        report.panels += counted.panels;
        report.withoutPanels += counted.withoutPanels;
        for (const ImageId &image : std::as_const(images)) {
            if (!seen.contains(image)) {
                seen.insert(image);
                touched.append(image);
            }
        }
        for (const Prepared &one : std::as_const(batch)) {
            if (!one.refusal.isEmpty()) {
                report.refused.append({one.entry->itemIds.value(0), one.refusal});
                continue;
            }
            if (!one.note.isEmpty())
                report.notes.append({one.entry->itemIds.value(0), one.note});
            pictures.insert(one.sha256);
            for (const MediumFacts &medium : one.media)
                pictures.insert(medium.sha256);
            for (const ImageSheet &sheet : one.panels.sheets)
                pictures.insert(sheet.medium.sha256);
        }
        progress.advance(batch.size());
    }
    report.images = touched.size();
    report.pictures = pictures.size();
    YUYI_CHECK(reportConflicts(touched, report));
    report.seconds = static_cast<double>(timer.elapsed()) / 1000.0;
    return report;
}

} // namespace yuyi
