// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/jobs/packagejobs.h"

#include "models/services/session/jobcenter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QLocale>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PackageJobs)
};

const QString by = QStringLiteral("by");

Result<JobOutcome> pack(ProjectHost &host, const QByteArray &parameters, JobContext &context)
{
    const QJsonObject json = QJsonDocument::fromJson(parameters).object();
    const PackRequest request = PackRequest::fromJson(json);
    const PersonId actor = PersonId::fromString(json.value(by).toString());
    YUYI_TRY(const auto packed, PackageService(context.stores, actor).pack(request, host, context.folder, context.progress));
    const qint64 bytes = QFileInfo(request.file).size();
    const QJsonObject result{{QStringLiteral("package"), packed.id.toString()},
                             {QStringLiteral("pieces"), packed.entries},
                             {QStringLiteral("images"), packed.images},
                             {QStringLiteral("bytes"), bytes},
                             {QStringLiteral("file"), request.file}};
    return JobOutcome{Tr::tr("%n task(s) packed into %1 (%2).", nullptr, packed.entries)
                          .arg(QFileInfo(request.file).fileName(), QLocale().formattedDataSize(bytes)),
                      false, QJsonDocument(result).toJson(QJsonDocument::Compact)};
}

} // namespace

void registerPackJobs(JobCenter &jobs, ProjectHost &host)
{
    jobs.registerKind(JobKind::Pack, [] { return Tr::tr("Making the work package"); },
                      [&host](const QByteArray &parameters) -> JobCenter::Work {
                          return [&host, parameters](JobContext &context) { return pack(host, parameters, context); };
                      });
}

QByteArray packParameters(const PackRequest &request, const PersonId &actor)
{
    QJsonObject json = request.toJson();
    json.insert(by, actor.toString());
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

} // namespace yuyi
