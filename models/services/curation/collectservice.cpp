// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/collectservice.h"

#include "models/domain/clock.h"
#include "models/domain/json/jsonfields.h"
#include "models/domain/system.h"
#include "models/exchange/manifest.h"
#include "models/imaging/reader.h"
#include "models/platform/names.h"
#include "models/services/rules/events.h"
#include "models/services/rules/eventvalues.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/picturesources.h"
#include "models/services/session/imagefiles.h"
#include "models/services/templates/factservice.h"
#include "models/stores/pictures.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QHash>
#include <QMap>
#include <QtConcurrent>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CollectService)
};

constexpr qsizetype batchSize = 64;      // files per transaction: what a kill can cost is one batch of work, never data
constexpr int checkShortSide = 256;      // a file is taken when a reduced decode of it succeeds
constexpr int leastSide = 16;            // pixels: below it nobody sees what a picture says
constexpr qsizetype knownListed = 10000; // of a folder that was taken before; the number is of all

/// What reading one file gave, before the database is asked.
struct Prepared {
    QString path;
    Sha256 sha256;
    ImageHeader header;
    qint64 bytes = 0;
    QString refusal;
    std::optional<Error> fatal;
};

Json listed(const QList<RefusedFile> &files)
{
    Json list = Json::array();
    for (const RefusedFile &file : files)
        list.push_back({{"path", file.path}, {"reason", file.reason}});
    return list;
}

/// Refuses a manifest of other files, and lists its rows whose file is nowhere. `rows`: by absolute path.
Result<> compareWithManifest(const QHash<QString, ManifestRow> &rows, const QString &manifest, const QStringList &files,
                             CollectReport &report)
{
    const bool fits = std::any_of(files.begin(), files.end(), [&](const QString &file) {
        return rows.contains(QDir::cleanPath(QFileInfo(file).absoluteFilePath()));
    });
    if (!fits && !files.isEmpty() && !rows.isEmpty()) {
        return failure(ErrorCode::Invalid, Tr::tr("No row of the manifest names one of these files. Its rows are read from the folder "
                                                  "of the manifest, %1. Nothing was imported.")
                                               .arg(QDir::toNativeSeparators(QFileInfo(manifest).absolutePath())));
    }
    QMap<int, QString> missing; // by row
    for (auto row = rows.cbegin(); row != rows.cend(); ++row) {
        if (!QFileInfo::exists(row.key()))
            missing.insert(row->row, row.key());
    }
    for (auto one = missing.cbegin(); one != missing.cend(); ++one)
        report.refused.append({*one, Tr::tr("Row %1 of the manifest names this file, but it does not exist.").arg(one.key())});
    return {};
}

/// Empty when the picture is taken; else the sentence of the refusal.
QString pictureRefusal(const PictureFile &picture, const QString &folder)
{
    const QSize size = picture.header().size;
    if (std::min(size.width(), size.height()) < leastSide) {
        return Tr::tr("The image is too small: %1 × %2 pixels. Width and height must each be at least %3 pixels.")
            .arg(size.width())
            .arg(size.height())
            .arg(leastSide);
    }
    if (QFileInfo::exists(imageFilePath(folder, picture.sha256(), picture.header().format)))
        return {}; // decoded when it came the first time; storing compares the content
    const auto decoded = picture.decode(checkShortSide);
    return decoded ? QString() : decoded.error().sentence;
}

/// The image with what its row says where it had nothing; `differs`: the row says something else than the image.
Image withFactsOf(const ManifestRow &row, Image image, bool &differs)
{
    const auto take = [&differs](QString &fact, const QString &said) {
        if (fact.isEmpty())
            fact = said;
        differs = differs || (!said.isEmpty() && fact != said);
    };
    take(image.sourceUrl, row.sourceUrl);
    take(image.licence, row.licence);
    take(image.collector, row.collector);
    take(image.note, row.note);
    return image;
}

QString knownReason(const QString &name, bool filled, bool differs)
{
    if (filled && differs)
        return Tr::tr("The image is already in the project as %1. Facts that it lacked were added from the manifest. Where the manifest "
                      "differs from the project, the facts of the project stay.")
            .arg(name);
    if (filled)
        return Tr::tr("The image is already in the project as %1. Facts that it lacked were added from the manifest.").arg(name);
    if (differs)
        return Tr::tr("The image is already in the project as %1. Where the manifest differs from the project, the facts of the project "
                      "stay.")
            .arg(name);
    return Tr::tr("The image is already in the project as %1.").arg(name);
}

/// Finds the facts of the preset in the rows, and says of each row what is wrong with them.
void findFacts(QList<ManifestRow> &rows, const Preset &preset)
{
    QStringList codes;
    for (const FactForm &fact : preset.facts)
        codes.append(fact.code);
    ObjectRows objects(preset.objects);
    const QStringList ofObjects = preset.objects.facts();
    for (ManifestRow &row : rows) {
        row.facts = manifestFacts(row, codes);
        row.more.clear();
        row.fault = factFault(preset, row.facts);
        const bool isObject =
            std::any_of(ofObjects.begin(), ofObjects.end(), [&row](const QString &code) { return row.facts.contains(code); });
        if (row.fault.isEmpty() && isObject)
            row.fault = objects.fault(row.row, row.facts);
        if (!row.fault.isEmpty())
            row.fault = Tr::tr("Row %1 of the manifest: %2", "what is wrong with it").arg(QString::number(row.row), row.fault);
    }
}

/// Reads the file and copies what is new; the rows follow in one transaction.
Prepared prepare(const QString &path, const QString &folder, const ManifestRow &row, const ProjectInfo &project)
{
    Prepared prepared;
    prepared.path = path;
    if (const QFileInfo info(path); info.isSymLink() && info.isDir()) {
        prepared.refusal = Tr::tr("This is a link to a folder. Links to folders are not followed; add the folder itself.");
        return prepared;
    }
    prepared.refusal = row.fault;
    if (!prepared.refusal.isEmpty())
        return prepared;
    const auto picture = PictureFile::read(path, pictureLimitBytes(folder));
    if (!picture) {
        prepared.refusal = picture.error().sentence;
        return prepared;
    }
    prepared.sha256 = picture->sha256();
    prepared.header = picture->header();
    prepared.bytes = picture->bytes().size();
    prepared.refusal = pictureRefusal(*picture, folder);
    if (prepared.refusal.isEmpty())
        prepared.refusal = sourceRefusal(row.sourceUrl, project.rules);
    if (!prepared.refusal.isEmpty())
        return prepared;
    if (const auto stored = storeImageFile(folder, *picture); !stored)
        prepared.fatal = stored.error();
    return prepared;
}

} // namespace

QByteArray CollectRequest::toJson() const
{
    return storedText({{"paths", paths},
                       {"manifest", manifest},
                       {"recursive", recursive},
                       {"by", by}});
}

CollectRequest CollectRequest::fromJson(const QByteArray &json)
{
    const Json object = storedJson(json);
    CollectRequest request;
    request.paths = textsOf(object, "paths");
    request.manifest = textOf(object, "manifest");
    request.recursive = flagOf(object, "recursive", true);
    request.by = PersonId::fromString(textOf(object, "by"));
    return request;
}

QByteArray CollectReport::toJson() const
{
    return storedText({{"added", added},
                       {"known", known},
                       {"refused", listed(refused)},
                       {"knownFiles", listed(knownFiles)},
                       {"seconds", seconds}});
}

CollectReport CollectReport::fromJson(const QByteArray &json)
{
    const Json object = storedJson(json);
    CollectReport report;
    report.added = wholeOf<qint64>(object, "added");
    report.known = wholeOf<qint64>(object, "known");
    report.seconds = numberOf(object, "seconds");
    for (const Json &value : fieldOf(object, "knownFiles"))
        report.knownFiles.append({textOf(value, "path"), textOf(value, "reason")});
    for (const Json &value : fieldOf(object, "refused"))
        report.refused.append({textOf(value, "path"), textOf(value, "reason")});
    return report;
}

QStringList filesUnder(const QStringList &paths, bool recursive)
{
    QStringList files;
    for (const QString &path : paths) {
        if (!QFileInfo(path).isDir()) {
            files.append(path);
            continue;
        }
        // A folder that may not be looked into stands in the list itself: reading it says why it is refused.
        const auto isClosed = [](const QFileInfo &folder) { return !folder.isReadable() || !folder.isExecutable(); };
        QStringList found;
        if (isClosed(QFileInfo(path)))
            found.append(path);
        QDir::Filters wanted = QDir::Files | QDir::System | QDir::NoDotAndDotDot;
        if (recursive)
            wanted |= QDir::Dirs;
        QDirIterator iterator(path, wanted,
                              recursive ? QDirIterator::Subdirectories : QDirIterator::NoIteratorFlags);
        while (iterator.hasNext()) {
            const QString next = iterator.next();
            const QFileInfo info = iterator.fileInfo();
            // A linked folder stands in the list, too: what is in it may be anywhere, and is not taken unasked.
            if (!info.isDir() || info.isSymLink() || isClosed(info))
                found.append(next);
        }
        std::sort(found.begin(), found.end());
        files.append(found);
    }
    files.removeDuplicates();
    return files;
}

QList<RefusedFile> notInUtf8(const QStringList &paths, bool recursive)
{
    QList<RefusedFile> found;
    for (const QString &path : paths) {
        for (const auto &entry : platform::namesNotInUtf8(systemPath(path), recursive)) {
            found.append({pathText(entry),
                          Tr::tr("“%1” cannot be opened because its name is not valid UTF-8. Rename it, or "
                                 "unpack the archive again with the right encoding (unzip -O GBK).")
                              .arg(pathText(entry.filename()))});
        }
    }
    return found;
}

Result<CollectReport> CollectService::collect(const CollectRequest &request, Progress &progress)
{
    YUYI_CHECK(requireLead(m_stores, request.by));
    QElapsedTimer timer;
    timer.start();
    CollectReport report;

    YUYI_TRY(const auto info, m_stores.project().info());

    QHash<QString, ManifestRow> facts; // by absolute path
    QStringList files = filesUnder(request.paths, request.recursive);
    if (!request.manifest.isEmpty()) {
        YUYI_TRY(auto rows, readManifest(request.manifest));
        findFacts(rows, info.preset);
        const QDir base = QFileInfo(request.manifest).absoluteDir();
        QStringList named;
        for (const ManifestRow &row : rows) {
            const QString path = QDir::cleanPath(base.absoluteFilePath(row.file));
            facts.insert(path, row);
            named.append(path);
        }
        if (request.paths.isEmpty())
            files = named;
        const QString own = QFileInfo(request.manifest).absoluteFilePath();
        files.removeIf([&](const QString &file) { return QFileInfo(file).absoluteFilePath() == own; });
    }
    for (const QString &path : request.paths) {
        if (!QFileInfo::exists(path) && !QFileInfo(path).isSymLink()) {
            files.removeAll(path);
            report.refused.append({path, Tr::tr("This file or folder does not exist.")});
        }
    }
    report.refused.append(notInUtf8(request.paths, request.recursive));
    if (!request.paths.isEmpty() && !request.manifest.isEmpty())
        YUYI_CHECK(compareWithManifest(facts, request.manifest, files, report));

    progress.setTotal(files.size());
    for (qsizetype start = 0; start < files.size(); start += batchSize) {
        if (progress.cancelled())
            return failure(ErrorCode::Cancelled, Tr::tr("Stopped. Images collected so far are kept; collect the same folder "
                                                        "again to continue."));
        const QStringList batch = files.mid(start, batchSize);
        QList<Prepared> prepared = QtConcurrent::blockingMapped<QList<Prepared>>(batch, [&](const QString &path) {
            if (progress.cancelled())
                return Prepared{};
            const QString key = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
            return prepare(path, m_folder, facts.value(key), info);
        });
        if (progress.cancelled())
            continue;

        qint64 added = 0;
        qint64 known = 0;
        QList<RefusedFile> newlyKnown;
        const auto synced = syncImageNames(m_folder);
        const auto done = !synced ? synced : m_stores.transaction([&]() -> Result<> {
            for (const Prepared &one : prepared) {
                if (one.fatal)
                    return tl::unexpected<Error>(*one.fatal);
                if (!one.refusal.isEmpty())
                    continue;
                const QString name = QFileInfo(one.path).fileName();
                const ManifestRow row = facts.value(QDir::cleanPath(QFileInfo(one.path).absoluteFilePath()));
                YUYI_TRY(const auto there, m_stores.images().byHash(one.sha256));
                if (there) {
                    ++known;
                    YUYI_TRY(const auto reason, takeFacts(*there, row, request.by));
                    // In a folder that holds one picture twice, its name may be the file's own.
                    if (report.knownFiles.size() + newlyKnown.size() < knownListed)
                        newlyKnown.append({one.path, reason});
                    YUYI_CHECK(m_stores.images().addName(there->id, name));
                    continue;
                }
                Image image;
                image.id = ImageId::create();
                image.sha256 = one.sha256;
                image.names = {name};
                image.format = one.header.format;
                image.bytes = one.bytes;
                image.size = one.header.size;
                image.frames = one.header.frames;
                image.truncated = one.header.truncated;
                image.colour = one.header.colour;
                image.sourceUrl = row.sourceUrl;
                image.licence = row.licence;
                image.collector = row.collector;
                image.note = row.note;
                image.createdAt = currentTime();
                image.createdBy = request.by;
                YUYI_CHECK(m_stores.images().add(image));
                const Event event = makeEvent(Entity::Image, image.id.value(), AuditAction::Added, request.by);
                YUYI_CHECK(m_stores.record(event));
                if (!row.facts.isEmpty())
                    YUYI_CHECK(FactService(m_stores, request.by).setInTransaction(image.id, row.facts));
                ++added;
            }
            return {};
        });
        if (!done)
            return tl::unexpected<Error>(keptUntilThere(done.error(), report.added));
        report.added += added;
        report.known += known;
        report.knownFiles += newlyKnown;
        for (const Prepared &one : prepared) {
            if (!one.refusal.isEmpty())
                report.refused.append({one.path, one.refusal});
        }
        progress.advance(batch.size());
    }
    report.seconds = static_cast<double>(timer.elapsed()) / 1000.0;
    return report;
}

/// Fills the facts that the image lacks; returns the sentence about the file.
Result<QString> CollectService::takeFacts(const Image &image, const ManifestRow &row, const PersonId &by)
{
    bool differs = false;
    const Image now = withFactsOf(row, image, differs);
    const bool filled = now.sourceUrl != image.sourceUrl || now.licence != image.licence || now.collector != image.collector
                     || now.note != image.note;
    YUYI_TRY(const auto more, takeTemplateFacts(image.id, row, by, differs));
    if (filled) {
        YUYI_CHECK(m_stores.images().updateFacts(now));
        YUYI_CHECK(correctMadeOf(m_stores, {{image, now}}));
        YUYI_CHECK(m_stores.record(makeEvent(Entity::Image, now.id.value(), AuditAction::Facts, by, auditValue(image),
                                             auditValue(now))));
    }
    return knownReason(image.names.value(0), filled || more, differs);
}

Result<bool> CollectService::takeTemplateFacts(const ImageId &image, const ManifestRow &row, const PersonId &by, bool &differs)
{
    if (row.facts.isEmpty())
        return false;
    YUYI_TRY(const auto stored, m_stores.composing().facts(image));
    QMap<QString, QString> lacking;
    for (auto fact = row.facts.constBegin(); fact != row.facts.constEnd(); ++fact) {
        if (stored.value(fact.key()).isEmpty())
            lacking.insert(fact.key(), fact.value());
        else
            differs = differs || stored.value(fact.key()) != fact.value();
    }
    return FactService(m_stores, by).setInTransaction(image, lacking);
}

Result<> CollectService::updateFacts(const Image &image, const PersonId &by)
{
    YUYI_CHECK(requireLead(m_stores, by));
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto info, m_stores.project().info());
        YUYI_TRY(const auto before, m_stores.images().image(image.id));
        YUYI_CHECK(checkNewSource(before.sourceUrl, image.sourceUrl, info.rules));
        YUYI_CHECK(m_stores.images().updateFacts(image));
        YUYI_CHECK(correctMadeOf(m_stores, {{before, image}}));
        return m_stores.record(makeEvent(Entity::Image, image.id.value(), AuditAction::Facts, by,
                                         auditValue(before), auditValue(image)));
    });
}

Result<qint64> CollectService::updateFactsOf(const QList<ImageId> &images, const FactsPatch &patch, const PersonId &by)
{
    YUYI_CHECK(requireLead(m_stores, by));
    qint64 changed = 0;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        QList<std::pair<Image, Image>> corrected;
        YUYI_TRY(const auto info, m_stores.project().info());
        YUYI_TRY(const auto list, m_stores.images().images(images));
        for (Image image : list) {
            const Image before = image;
            image.sourceUrl = patch.sourceUrl.value_or(image.sourceUrl);
            image.licence = patch.licence.value_or(image.licence);
            image.collector = patch.collector.value_or(image.collector);
            if (image.sourceUrl == before.sourceUrl && image.licence == before.licence
                && image.collector == before.collector)
                continue;
            YUYI_CHECK(checkNewSource(before.sourceUrl, image.sourceUrl, info.rules));
            YUYI_CHECK(m_stores.images().updateFacts(image));
            corrected.append({before, image});
            const Event event = makeEvent(Entity::Image, image.id.value(), AuditAction::Facts, by,
                                          auditValue(before), auditValue(image));
            YUYI_CHECK(m_stores.record(event));
            ++changed;
        }
        return correctMadeOf(m_stores, corrected);
    }));
    return changed;
}

} // namespace yuyi
