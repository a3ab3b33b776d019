// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/releasecontroller.h"

#include "models/domain/json/jsonfields.h"
#include "models/exchange/benchmarks/exchangeset.h"
#include "models/services/annotation/mediaservice.h"
#include "models/services/curation/imageservice.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"

#include <QDir>
#include <QFileInfo>

namespace yuyi {

namespace {

constexpr int soonMs = 400;

struct LoadedSet {
    ReleaseState state;
    QHash<ImageId, Image> images;
};

} // namespace

ReleaseController::ReleaseController(ProjectAccess &project, JobCenter &jobs, QObject *parent)
    : QObject(parent),
      m_project(project),
      m_jobs(jobs)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(soonMs);
    connect(&m_soon, &QTimer::timeout, this, &ReleaseController::load);
    connect(&m_jobs, &JobCenter::jobEnded, this, [this](const JobId &id, std::optional<JobKind> kind) {
        if (kind != JobKind::Export)
            return;
        const JobStatus job = m_jobs.job(id);
        if (job.state == JobState::Failed) {
            Q_EMIT failed(job.message);
        } else if (job.state == JobState::Done) {
            m_written = m_writing;
            Q_EMIT released(job.message, textsOf(storedJson(job.result), "notes"));
        }
        load();
    });
}

QList<Image> ReleaseController::withoutLicence() const
{
    QList<Image> images;
    for (const ImageId &id : m_state.withoutLicence)
        images.append(m_images.value(id));
    return images;
}

QString ReleaseController::folderOf(const Release &release) const
{
    if (release.target.isEmpty())
        return {};
    const QString path = QDir(m_project.factory().folder()).absoluteFilePath(release.target);
    const auto format = fromCode<ExportFormat>(release.format);
    return format && isFolderFormat(*format) ? path : QFileInfo(path).absolutePath();
}

bool ReleaseController::canRelease() const
{
    return m_loaded && m_state.statistics.questions > 0 && !m_jobs.isRunning(JobKind::Export);
}

void ReleaseController::load()
{
    const QString folder = m_project.factory().folder();
    m_project
        .read([folder](Stores &stores) -> Result<LoadedSet> {
            LoadedSet loaded;
            const auto state = ReleaseService(stores, folder).state();
            if (!state)
                return passOn(state);
            loaded.state = *state;
            const auto images = ImageService(stores).imagesById(state->withoutLicence);
            if (!images)
                return passOn(images);
            loaded.images = *images;
            return loaded;
        })
        .then(this, m_latest.only([this](const Result<LoadedSet> &read) {
            if (!read) {
                Q_EMIT failed(read.error().sentence);
                return;
            }
            m_state = read->state;
            m_images = read->images;
            m_loaded = true;
            Q_EMIT loaded();
        }));
}

void ReleaseController::projectChanged(const Changes &changes)
{
    if ((changes.touches(Entity::Annotation) || changes.touches(Entity::Image) || changes.touches(Entity::Release)
         || changes.touches(Entity::SourceEntry))
        && !m_soon.isActive())
        m_soon.start();
}

void ReleaseController::setSources(const QList<MediumFacts> &pictures)
{
    m_project
        .write([folder = m_project.factory().folder(), person = m_project.person().id, pictures](Stores &stores) -> Result<> {
            MediaService service(stores, folder, person);
            for (const MediumFacts &picture : pictures) {
                const auto done = service.setSource(picture.sha256, {picture.sourceUrl, picture.licence});
                if (!done)
                    return passOn(done);
            }
            return {};
        })
        .then(this, [this](const Result<> &done) {
            if (!done)
                Q_EMIT failed(done.error().sentence);
            load();
        });
}

void ReleaseController::start(ReleaseRequest request)
{
    request.by = m_project.person().id;
    const QFileInfo target(request.target);
    m_writing = isFolderFormat(request.format) ? target.absoluteFilePath() : target.absolutePath();
    m_jobs.start(JobKind::Export, request.toJson());
}

} // namespace yuyi
