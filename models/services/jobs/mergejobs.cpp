// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/jobs/mergejobs.h"

#include "models/services/packages/mergereport.h"
#include "models/services/session/jobcenter.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PackageMergeJobs)
};

QString sentenceOf(const MergeReport &report)
{
    const int left = report.conflicts() + report.refused();
    if (report.dryRun)
        return Tr::tr("%n entry(s) can be imported.", nullptr, report.added() + report.changed());
    if (left == 0)
        return Tr::tr("%n entry(s) imported.", nullptr, report.added() + report.changed());
    return Tr::tr("%n entry(s) imported; other entries were skipped.", nullptr, report.added() + report.changed());
}

} // namespace

void registerMergeJobs(JobCenter &jobs, ProjectHost &host)
{
    const auto make = [&host](const QByteArray &parameters) -> JobCenter::Work {
        return [&host, parameters](JobContext &context) -> Result<JobOutcome> {
            const MergeReport report =
                mergeFiles(context.stores, context.folder, host, MergeRequest::fromJson(parameters), context.progress);
            if (context.progress.cancelled())
                return failure(ErrorCode::Cancelled, Tr::tr("Stopped."));
            return JobOutcome{sentenceOf(report), report.conflicts() + report.refused() > 0, report.toJson()};
        };
    };
    jobs.registerKind(
        JobKind::LookAtReturns, [] { return Tr::tr("Checking returned packages"); }, make);
    jobs.registerKind(
        JobKind::MergeReturns, [] { return Tr::tr("Importing returned packages"); }, make);
}

} // namespace yuyi
