// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/jobs/studypackjobs.h"

#include "models/domain/json/jsonfields.h"
#include "models/services/packages/packageservice.h"
#include "models/services/session/jobcenter.h"

#include <QCoreApplication>
#include <QDir>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StudyPackJobs)
};

/// Steps of the whole: one for each participant. What one package does is not counted.
class Whole final : public Progress
{
public:
    explicit Whole(Progress &outer) : m_outer(outer) {}
    void setTotal(qint64) override {}
    void advance(qint64) override {}
    bool cancelled() const override { return m_outer.cancelled(); }

private:
    Progress &m_outer;
};

Result<JobOutcome> packAll(JobContext &context, ProjectHost &host, const StudyPackRequest &request)
{
    PackageService packages(context.stores, request.by);
    context.progress.setTotal(request.participants.size());
    int packed = 0;
    QString refused;
    for (const ParticipantId &participant : request.participants) {
        PackRequest one;
        one.role = Role::Participant;
        one.participant = participant;
        const auto preview = packages.preview(one);
        Result<Package> made = preview ? Result<Package>() : Result<Package>(passOn(preview));
        if (preview) {
            one.file = QDir(request.folder).filePath(preview->fileName);
            Whole steps(context.progress);
            made = packages.pack(one, host, context.folder, steps);
        }
        if (context.progress.cancelled())
            return failure(ErrorCode::Cancelled, Tr::tr("Stopped."));
        if (made)
            ++packed;
        else if (refused.isEmpty())
            refused = made.error().sentence;
        context.progress.advance(1);
    }
    if (packed == 0 && !refused.isEmpty())
        return failure(ErrorCode::Refused, refused);
    const QString done = Tr::tr("%n package(s) are in %1.", nullptr, packed).arg(QDir::toNativeSeparators(request.folder));
    return JobOutcome{refused.isEmpty() ? done : refused, !refused.isEmpty(), {}};
}

} // namespace

QByteArray StudyPackRequest::toJson() const
{
    return storedText({{"participants", participants}, {"folder", folder}, {"by", by}});
}

StudyPackRequest StudyPackRequest::fromJson(const QByteArray &text)
{
    const Json json = storedJson(text);
    StudyPackRequest request;
    request.participants = idsOf<ParticipantId>(json, "participants");
    request.folder = textOf(json, "folder");
    request.by = PersonId::fromString(textOf(json, "by"));
    return request;
}

void registerStudyPackJobs(JobCenter &jobs, ProjectHost &host)
{
    jobs.registerKind(
        JobKind::PackStudy, [] { return Tr::tr("Making work packages for participants"); },
        [&host](const QByteArray &parameters) -> JobCenter::Work {
            return [&host, parameters](JobContext &context) -> Result<JobOutcome> {
                return packAll(context, host, StudyPackRequest::fromJson(parameters));
            };
        });
}

} // namespace yuyi
