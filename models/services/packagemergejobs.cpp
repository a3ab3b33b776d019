// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/packagemergejobs.h"

#include "models/services/jobcenter.h"
#include "models/services/packagemergereport.h"

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
        return Tr::tr("%n piece(s) can come home.", nullptr, report.added() + report.changed());
    if (left == 0)
        return Tr::tr("%n piece(s) came home.", nullptr, report.added() + report.changed());
    return Tr::tr("%n piece(s) came home; some were left out.", nullptr, report.added() + report.changed());
}

} // namespace

void registerMergeJobs(JobCenter &jobs, ProjectHost &host)
{
    const auto make = [&host](const QByteArray &parameters) -> JobCenter::Work {
        return [&host, parameters](JobContext &context) -> Result<JobOutcome> {
            const MergeReport report =
                mergeFiles(context.stores, host, MergeRequest::fromJson(parameters), context.progress);
            if (context.progress.cancelled())
                return failure(ErrorCode::Cancelled, Tr::tr("Stopped."));
            return JobOutcome{sentenceOf(report), report.conflicts() + report.refused() > 0, report.toJson()};
        };
    };
    jobs.registerKind(QStringLiteral("look-at-returns"), [] { return Tr::tr("Looking at returned work"); }, make);
    jobs.registerKind(QStringLiteral("merge-returns"), [] { return Tr::tr("Bringing work home"); }, make);
}

} // namespace yuyi
