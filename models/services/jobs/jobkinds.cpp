// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/jobs/jobkinds.h"

#include "models/domain/json/json.h"
#include "models/domain/percent.h"
#include "models/services/annotation/labelimportservice.h"
#include "models/services/composing/composeservice.h"
#include "models/services/curation/collectservice.h"
#include "models/services/curation/duplicateservice.h"
#include "models/services/curation/itemimportservice.h"
#include "models/services/curation/textservice.h"
#include "models/services/history/auditservice.h"
#include "models/services/release/releaseservice.h"
#include "models/services/runs/replies/rescoring.h"
#include "models/services/session/jobcenter.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::JobKinds)
};

int countOf(qint64 number)
{
    return static_cast<int>(std::min<qint64>(number, std::numeric_limits<int>::max()));
}

QString imagesText(qint64 number)
{
    return Tr::tr("%n image(s)", nullptr, countOf(number));
}

QString questionsText(qint64 number)
{
    return Tr::tr("%n question(s)", nullptr, countOf(number));
}

QString groupsText(qint64 number)
{
    return Tr::tr("%n group(s) of duplicates", nullptr, countOf(number));
}

Result<JobOutcome> importImages(const QByteArray &parameters, JobContext &context)
{
    YUYI_TRY(const auto report, CollectService(context.stores, context.folder)
                                    .collect(CollectRequest::fromJson(parameters), context.progress));
    const bool findings = !report.refused.isEmpty();
    const QString message =
        findings ? Tr::tr("%1 added, %2 already in the project, %n file(s) rejected.",
                          nullptr, countOf(report.refused.size()))
                       .arg(shownNumber(report.added), shownNumber(report.known))
                 : Tr::tr("%1 added, %2 already in the project.")
                       .arg(shownNumber(report.added), shownNumber(report.known));
    return JobOutcome{message, findings, report.toJson()};
}

Result<JobOutcome> importItems(const QByteArray &parameters, JobContext &context)
{
    YUYI_TRY(const auto report, ItemImportService(context.stores, context.folder)
                                    .importItems(ItemImportRequest::fromJson(parameters), context.progress));
    const bool findings = !report.refused.isEmpty() || !report.conflicts.isEmpty();
    const QString there = imagesText(report.images - report.imagesAdded);
    const QString message =
        findings ? Tr::tr("Added: %1, %2. Already in the project: %3. Problems: %4, %5.",
                          "questions, images, images, entries refused, conflicts")
                       .arg(questionsText(report.questions), imagesText(report.imagesAdded), there,
                            Tr::tr("%n entry(s) rejected", nullptr, countOf(report.refused.size())),
                            Tr::tr("%n conflict(s)", nullptr, countOf(report.conflicts.size())))
                 : Tr::tr("Added: %1 and %2. The project already had %3.", "questions, images, images")
                       .arg(questionsText(report.questions), imagesText(report.imagesAdded), there);
    return JobOutcome{message, findings, report.toJson()};
}

Result<JobOutcome> importLabels(const QByteArray &parameters, JobContext &context)
{
    const LabelImportRequest request = LabelImportRequest::fromJson(parameters);
    YUYI_TRY(const auto report, LabelImportService(context.stores, request.by).importLabels(request, context.progress));
    const QString filled = Tr::tr("Labels of %n annotation(s) imported.", nullptr, report.filled);
    const bool findings = !report.refused.isEmpty();
    const QString message =
        findings ? Tr::tr("%1 Rejected: %2.", "a sentence, a number").arg(filled, shownNumber(report.refused.size())) : filled;
    return JobOutcome{message, findings, report.toJson()};
}

Result<JobOutcome> exportAudit(const QByteArray &parameters, JobContext &context)
{
    const AuditExportRequest request = AuditExportRequest::fromJson(parameters);
    YUYI_TRY(const auto written, AuditService(context.stores, request.by).exportTo(request, context.progress));
    return JobOutcome{Tr::tr("%n event(s) written to %1.", nullptr, countOf(written)).arg(request.path), false,
                      storedText({{"events", written}})};
}

Result<JobOutcome> scanDuplicates(const QByteArray &parameters, JobContext &context)
{
    const DuplicateScanRequest request = DuplicateScanRequest::fromJson(parameters);
    YUYI_TRY(const auto report, DuplicateService(context.stores, context.folder, request.by).scan(request, context.progress));
    const bool findings = !report.unreadable.isEmpty();
    const QString message =
        findings ? Tr::tr("%1. Same-template groups: %2. %n image(s) could not be read.", nullptr,
                          countOf(report.unreadable.size()))
                       .arg(groupsText(report.duplicates), shownNumber(report.templates))
                 : Tr::tr("%1. Same-template groups: %2.", "groups of duplicates, number")
                       .arg(groupsText(report.duplicates), shownNumber(report.templates));
    return JobOutcome{message, findings, report.toJson()};
}

Result<JobOutcome> scanText(const QByteArray &parameters, JobContext &context)
{
    const TextScanRequest request = TextScanRequest::fromJson(parameters);
    YUYI_TRY(const auto report, TextService(context.stores, context.folder, request.by).scan(request, context.progress));
    const bool findings = !report.unreadable.isEmpty();
    const QString message = findings
                              ? Tr::tr("%1 measured, %n could not be read.", nullptr,
                                       countOf(report.unreadable.size()))
                                    .arg(imagesText(report.images))
                              : Tr::tr("%n image(s) measured.", nullptr, countOf(report.images));
    return JobOutcome{message, findings, report.toJson()};
}

Result<JobOutcome> rescore(const QByteArray &parameters, JobContext &context)
{
    const RescoreRequest request = RescoreRequest::fromJson(parameters);
    YUYI_TRY(const auto report, Rescoring(context.stores, request.by).rescore(request.runs, false, context.progress));
    const QString message =
        report.scored == 0
            ? Tr::tr("All %1 replies are already scored by the current scorer versions.")
                  .arg(shownNumber(report.responses))
            : Tr::tr("Re-scored %1 of %2 replies. Changed results: %3.")
                  .arg(shownNumber(report.scored), shownNumber(report.responses),
                       shownNumber(report.changed));
    const Json json{{"responses", report.responses},
                    {"scored", report.scored},
                    {"changed", report.changed}};
    return JobOutcome{message, false, storedText(json)};
}

Result<JobOutcome> exportSet(const QByteArray &parameters, JobContext &context)
{
    YUYI_TRY(const auto report, ReleaseService(context.stores, context.folder)
                                    .release(ReleaseRequest::fromJson(parameters), context.progress));
    const Json json{{"files", report.files},
                    {"images", report.images},
                    {"questions", report.questions},
                    {"notes", report.notes}};
    return JobOutcome{Tr::tr("Release written with %1 on %2.", "questions, images")
                          .arg(questionsText(report.questions), imagesText(report.images)),
                      false, storedText(json)};
}

Result<JobOutcome> makeSheets(const QByteArray &parameters, JobContext &context)
{
    const SheetsRequest request = SheetsRequest::fromJson(parameters);
    YUYI_TRY(const auto report, ComposeService(context.stores, context.folder, request.by).make(request, context.progress));
    const QList<SheetsReport::One> failed = report.failed();
    const QString message =
        failed.isEmpty() ? Tr::tr("Sheets: %1 made, %2 already there.").arg(shownNumber(report.made), shownNumber(report.known))
                         : Tr::tr("Sheets: %1 made, %2 already there. %n could not be made.", nullptr, countOf(failed.size()))
                               .arg(shownNumber(report.made), shownNumber(report.known));
    return JobOutcome{message, !failed.isEmpty(), report.toJson()};
}

} // namespace

void registerJobKinds(JobCenter &jobs)
{
    using RunJob = Result<JobOutcome> (*)(const QByteArray &, JobContext &);
    const auto add = [&jobs](JobKind kind, const std::function<QString()> &title, RunJob run) {
        jobs.registerKind(kind, title, [run](const QByteArray &parameters) -> JobCenter::Work {
            return [run, parameters](JobContext &context) { return run(parameters, context); };
        });
    };
    add(
        JobKind::ImportImages, [] { return Tr::tr("Importing images"); }, importImages);
    add(
        JobKind::ImportItems, [] { return Tr::tr("Importing items"); }, importItems);
    add(
        JobKind::ImportLabels, [] { return Tr::tr("Importing labels"); }, importLabels);
    add(
        JobKind::ScanDuplicates, [] { return Tr::tr("Searching for duplicates"); }, scanDuplicates);
    add(
        JobKind::ScanText, [] { return Tr::tr("Measuring text"); }, scanText);
    add(
        JobKind::Export, [] { return Tr::tr("Writing the release"); }, exportSet);
    add(
        JobKind::ExportAudit, [] { return Tr::tr("Exporting the audit log"); }, exportAudit);
    add(
        JobKind::Rescore, [] { return Tr::tr("Re-scoring replies"); }, rescore);
    add(
        JobKind::Sheets, [] { return Tr::tr("Composing sheets"); }, makeSheets);
}

} // namespace yuyi
