// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/jobs/packagejobs.h"

#include "models/domain/json/jsonfields.h"
#include "models/services/session/jobcenter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PackageJobs)
};

constexpr const char *by = "by";

Result<JobOutcome> pack(ProjectHost &host, const QByteArray &parameters, JobContext &context)
{
    const Json json = storedJson(parameters);
    const PackRequest request = PackRequest::fromJson(json);
    const PersonId actor = PersonId::fromString(textOf(json, by));
    YUYI_TRY(const auto packed, PackageService(context.stores, actor).pack(request, host, context.folder, context.progress));
    const qint64 bytes = QFileInfo(request.file).size();
    const Json result{{"package", packed.id},
                      {"pieces", packed.entries},
                      {"images", packed.images},
                      {"bytes", bytes},
                      {"file", request.file}};
    return JobOutcome{Tr::tr("%n task(s) packed into %1 (%2).", nullptr, packed.entries)
                          .arg(QFileInfo(request.file).fileName(), QLocale().formattedDataSize(bytes)),
                      false, storedText(result)};
}

} // namespace

void registerPackJobs(JobCenter &jobs, ProjectHost &host)
{
    jobs.registerKind(
        JobKind::Pack, [] { return Tr::tr("Making the work package"); },
        [&host](const QByteArray &parameters) -> JobCenter::Work {
            return [&host, parameters](JobContext &context) { return pack(host, parameters, context); };
        });
}

QByteArray packParameters(const PackRequest &request, const PersonId &actor)
{
    Json json = request.toJson();
    json[by] = actor;
    return storedText(json);
}

} // namespace yuyi
