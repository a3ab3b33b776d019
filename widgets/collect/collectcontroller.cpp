// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collect/collectcontroller.h"

#include "models/domain/clock.h"
#include "models/domain/percent.h"
#include "models/exchange/tables/csv.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/curation/imageservice.h"
#include "models/services/curation/importstate.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "models/services/templates/factservice.h"

#include <QtConcurrent>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

constexpr int factAttempts = 3;

/// How many of the images are discarded.
Result<qint64> discardedOf(Stores &stores, const QList<ImageId> &images)
{
    const auto facts = ImageService(stores).images(images);
    if (!facts)
        return passOn(facts);
    return std::count_if(facts->begin(), facts->end(), [](const Image &image) { return image.stage == Stage::Discarded; });
}

} // namespace

CollectController::CollectController(PageContext context, QObject *parent) : QObject(parent), m_context(context)
{
    connect(&m_context.jobs, &JobCenter::jobEnded, this, [this](const JobId &id, std::optional<JobKind> kind) {
        if (!isImport(kind))
            return;
        // The record is still on its way to the database: the first to know is asked.
        const JobStatus job = m_context.jobs.job(id);
        if (job.state == JobState::Done || job.state == JobState::Failed) {
            JobRecord record;
            record.id = id;
            record.kind = codeOf(*kind);
            record.state = job.state;
            record.message = job.message;
            record.result = job.result;
            record.updatedAt = currentTime();
            m_record = record;
            retranslate();
            Q_EMIT importChanged();
        }
        refresh();
    });
    connect(&m_context.jobs, &JobCenter::listChanged, this, &CollectController::importChanged);
}

void CollectController::collect(const QStringList &paths, const QString &manifest)
{
    CollectRequest request;
    request.paths = paths;
    request.manifest = manifest;
    request.by = m_context.project.person().id;
    m_context.jobs.start(JobKind::ImportImages, request.toJson());
}

void CollectController::importItems(const QString &file, ImportFormat format, const QString &imagesFolder)
{
    ItemImportRequest request;
    request.file = file;
    request.format = format;
    request.imagesFolder = imagesFolder;
    request.by = m_context.project.person().id;
    m_context.jobs.start(JobKind::ImportItems, request.toJson());
}

bool CollectController::isImporting() const
{
    return m_context.jobs.isRunning(JobKind::ImportImages)
        || m_context.jobs.isRunning(JobKind::ImportItems);
}

std::optional<JobStatus> CollectController::interrupted() const
{
    const QList<JobStatus> jobs = m_context.jobs.jobs();
    for (const JobStatus &job : jobs) {
        if (job.state == JobState::Paused && isImport(job.kind))
            return job;
    }
    return std::nullopt;
}

void CollectController::continueInterrupted()
{
    if (const auto job = interrupted())
        m_context.jobs.resume(job->id);
}

void CollectController::dropInterrupted()
{
    if (const auto job = interrupted())
        m_context.jobs.cancel(job->id);
}

void CollectController::refresh(bool lastImport)
{
    m_lastImportWanted = m_lastImportWanted || lastImport;
    // During an import changes come often: one question at a time.
    if (m_refreshing) {
        m_refreshAgain = true;
        return;
    }
    m_refreshing = true;
    const auto read = [last = std::exchange(m_lastImportWanted, false)](Stores &stores) {
        return importState(stores, last);
    };
    m_context.project.read(read).then(this, [this](const Result<ImportState> &standing) {
        m_refreshing = false;
        const bool again = std::exchange(m_refreshAgain, false);
        if (!standing) {
            Q_EMIT failed(standing.error());
            if (again)
                refresh();
            return;
        }
        m_counts = standing->counts;
        const bool newer = standing->last
                        && (!m_record || standing->last->id == m_record->id
                            || standing->last->updatedAt > m_record->updatedAt);
        if (newer)
            m_record = standing->last;
        retranslate();
        Q_EMIT countsChanged();
        Q_EMIT importChanged();
        if (again)
            refresh();
    });
}

void CollectController::retranslate()
{
    m_last.reset();
    if (!m_record)
        return;
    LastImport last;
    last.id = m_record->id;
    last.at = m_record->updatedAt;
    last.failed = m_record->state == JobState::Failed;
    if (last.failed) {
        last.sentence = m_record->message;
    } else if (m_record->knownKind() == JobKind::ImportImages) {
        const CollectReport report = CollectReport::fromJson(m_record->result);
        last.refused = report.refused;
        last.known = report.knownFiles;
        last.sentence = tr("Images: %1 added, %2 already in the project. Files rejected: %3.")
                            .arg(shownNumber(report.added), shownNumber(report.known), shownNumber(report.refused.size()));
    } else {
        const ItemImportReport report = ItemImportReport::fromJson(m_record->result);
        for (const ItemImportReport::Refused &one : report.refused)
            last.refused.append({one.item, one.reason});
        for (const ItemImportReport::Conflict &conflict : report.conflicts) {
            const Dimension *dimension =
                m_context.project.info().preset.dimension(DimensionCode(conflict.field));
            last.refused.append({conflict.image,
                                 tr("The entries for this image give different values for “%1”: %2. The first entry is used.")
                                     .arg(dimension ? dimension->title.text() : conflict.field,
                                          conflict.values.join(QStringLiteral(" | ")))});
        }
        for (const ItemImportReport::Refused &one : report.notes)
            last.refused.append({one.item, one.reason});
        last.sentence = tr("Added: %1, %2. Already in the project: %3, %4. Problems: %5, %6.",
                           "questions, images, images, entries imported before, entries refused, conflicts")
                            .arg(tr("%n question(s)", nullptr, static_cast<int>(report.questions)),
                                 tr("%n image(s)", nullptr, static_cast<int>(report.imagesAdded)),
                                 tr("%n image(s)", nullptr, static_cast<int>(report.images - report.imagesAdded)),
                                 tr("%n entries imported before", nullptr, static_cast<int>(report.known)),
                                 tr("%n entry(s) rejected", nullptr, static_cast<int>(report.refused.size())),
                                 tr("%n conflict(s)", nullptr, static_cast<int>(report.conflicts.size())));
        if (report.pictures > report.images) {
            last.sentence = tr("%1 The questions have %2.", "a sentence; pictures")
                                .arg(last.sentence, tr("%n picture(s)", nullptr, static_cast<int>(report.pictures)));
        }
        if (report.panels > 0) {
            last.sentence = tr("%1 Panels were added to %2.", "a sentence; images")
                                .arg(last.sentence, tr("%n image(s)", nullptr, static_cast<int>(report.panels)));
        }
        if (report.withoutPanels > 0) {
            last.sentence = tr("%1 There are no panels of %2: the counting questions show the whole picture.", "a sentence; images")
                                .arg(last.sentence, tr("%n image(s)", nullptr, static_cast<int>(report.withoutPanels)));
        }
    }
    m_last = last;
}

void CollectController::open(const ImageId &image)
{
    m_opened = image;
    const Latest::Question question = m_latestOpening.ask();
    if (image.isNull())
        return;
    m_context.project
        .read([image, person = m_context.project.person().id](Stores &stores) {
            return readDossier(stores, image, person);
        })
        .then(this, question.only([this](const Result<ImageDossier> &dossier) {
            if (dossier)
                Q_EMIT dossierChanged(*dossier);
            else
                Q_EMIT failed(dossier.error());
        }));
}

void CollectController::decide(const QList<ImageId> &images, Outcome outcome, const QString &reason, const QString &note)
{
    if (images.isEmpty())
        return;
    Verdict verdict;
    verdict.step = FilterStep::Inspect;
    verdict.outcome = outcome;
    verdict.reason = reason;
    verdict.note = note;
    const DiscardReason *known = m_context.project.info().preset.discardReason(reason);
    const int count = static_cast<int>(images.size());
    const QString text = outcome == Outcome::Keep
                           ? tr("Kept %Ln image(s)", nullptr, count)
                           : tr("Discarded %Ln image(s), reason: %1", nullptr, count).arg(known ? known->title.text() : reason);
    m_context.project
        .write([images, verdict, text, person = m_context.project.person().id](Stores &stores) -> Result<qint64> {
            if (const auto decided = DecisionService(stores, person).decide(images, verdict, text); !decided)
                return passOn(decided);
            if (verdict.outcome == Outcome::Discard)
                return 0;
            return discardedOf(stores, images);
        })
        .then(this, [this, text](const Result<qint64> &discarded) {
            if (!discarded) {
                Q_EMIT failed(discarded.error());
                return;
            }
            Q_EMIT told(
                *discarded == 0
                    ? text
                    : tr("%1. %n of them remain discarded because of other decisions. To undo those, open the details of each image.",
                         nullptr, static_cast<int>(*discarded))
                          .arg(text),
                true);
        });
}

void CollectController::undo(const DecisionId &decision)
{
    m_context.project
        .write([decision, person = m_context.project.person().id](Stores &stores) {
            return DecisionService(stores, person).undo(decision);
        })
        .then(this, [this](const Result<> &done) {
            if (done)
                Q_EMIT told(tr("The decision is undone."), false);
            else
                Q_EMIT failed(done.error());
        });
}

void CollectController::changeFacts(const Image &before, const Image &after)
{
    writeFacts(before, after, 1);
}

void CollectController::writeFacts(const Image &before, const Image &after, int attempt)
{
    m_context.project
        .write([after, person = m_context.project.person().id](Stores &stores) {
            return CollectService(stores, {}).updateFacts(after, person);
        })
        .then(this, [this, before, after, attempt](const Result<> &done) {
            if (done)
                return;
            if (done.error().code != ErrorCode::Conflict || attempt >= factAttempts) {
                Q_EMIT failed(done.error());
                return;
            }
            m_context.project.read([id = after.id](Stores &stores) { return ImageService(stores).image(id); })
                .then(this, [this, before, after, attempt](const Result<Image> &now) {
                    if (!now) {
                        Q_EMIT failed(now.error());
                        return;
                    }
                    // Another fact was changed: both changes stand. The same one: the person decides.
                    Image merged = *now;
                    bool conflict = false;
                    const auto merge = [&](QString Image::*field) {
                        if (after.*field == before.*field || (*now).*field == after.*field)
                            return;
                        conflict = conflict || (*now).*field != before.*field;
                        merged.*field = after.*field;
                    };
                    merge(&Image::sourceUrl);
                    merge(&Image::licence);
                    merge(&Image::collector);
                    merge(&Image::note);
                    if (conflict)
                        Q_EMIT factsConflict(*now, before, after);
                    else
                        writeFacts(*now, merged, attempt + 1);
                });
        });
}

void CollectController::changeFactsOf(const QList<ImageId> &images, const FactsPatch &patch)
{
    m_context.project
        .write([images, patch, person = m_context.project.person().id](Stores &stores) {
            return CollectService(stores, {}).updateFactsOf(images, patch, person);
        })
        .then(this, [this](const Result<qint64> &changed) {
            if (changed)
                Q_EMIT told(tr("%Ln image(s) changed.", nullptr, static_cast<int>(*changed)), false);
            else
                Q_EMIT failed(changed.error());
        });
}

void CollectController::setTemplateFacts(const ImageId &image, const QMap<QString, QString> &facts)
{
    m_context.project
        .write([image, facts, person = m_context.project.person().id](Stores &stores) {
            return FactService(stores, person).set(image, facts);
        })
        .then(this, [this, image](const Result<bool> &done) {
            if (done)
                return;
            Q_EMIT failed(done.error());
            if (image == m_opened)
                open(image); // the field shows what is known
        });
}

void CollectController::saveRefused(const QString &path)
{
    if (!m_last)
        return;
    QList<QStringList> rows{{QStringLiteral("file"), QStringLiteral("reason")}};
    for (const RefusedFile &file : std::as_const(m_last->refused))
        rows.append({file.path, file.reason});
    QtConcurrent::run([path, rows] { return saveCsv(path, rows); }).then(this, [this, path](const Result<> &done) {
        if (done)
            Q_EMIT told(tr("The list of rejected files is saved as %1.").arg(path), false);
        else
            Q_EMIT failed(done.error());
    });
}

} // namespace yuyi
