// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/jobs/jobtext.h"

#include "models/domain/percent.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>

#include <cmath>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::JobText)
};

QString rateText(double rate)
{
    return rate < 10 ? QLocale().toString(rate, 'f', 1) : shownNumber(std::llround(rate));
}

QString runningSentence(const JobStatus &job)
{
    if (job.total <= 0) {
        return job.done > 0 ? Tr::tr("%1: %2").arg(job.title, shownNumber(job.done))
                            : Tr::tr("%1…").arg(job.title);
    }
    if (job.rate <= 0 || job.secondsLeft < 0)
        return Tr::tr("%1: %2 / %3").arg(job.title, shownNumber(job.done), shownNumber(job.total));
    return Tr::tr("%1: %2 / %3 · %4 per second · %5 left")
        .arg(job.title, shownNumber(job.done), shownNumber(job.total), rateText(job.rate),
             durationText(job.secondsLeft));
}

/// What a job was, once it is over: its title says that it goes on.
QString endedTitle(const JobStatus &job)
{
    static const QHash<JobKind, const char *> titles{
        {JobKind::ImportImages, QT_TRANSLATE_NOOP("yuyi::JobText", "Import of images")},
        {JobKind::ImportItems, QT_TRANSLATE_NOOP("yuyi::JobText", "Import of items")},
        {JobKind::ImportLabels, QT_TRANSLATE_NOOP("yuyi::JobText", "Import of labels")},
        {JobKind::ScanDuplicates, QT_TRANSLATE_NOOP("yuyi::JobText", "Search for duplicates")},
        {JobKind::ScanText, QT_TRANSLATE_NOOP("yuyi::JobText", "Measurement of text in images")},
        {JobKind::Export, QT_TRANSLATE_NOOP("yuyi::JobText", "Release")},
        {JobKind::ExportAudit, QT_TRANSLATE_NOOP("yuyi::JobText", "Export of the audit log")},
        {JobKind::Rescore, QT_TRANSLATE_NOOP("yuyi::JobText", "Re-scoring of replies")},
        {JobKind::Pack, QT_TRANSLATE_NOOP("yuyi::JobText", "Work package")},
        {JobKind::PackStudy, QT_TRANSLATE_NOOP("yuyi::JobText", "Creation of packages for participants")},
        {JobKind::LookAtReturns, QT_TRANSLATE_NOOP("yuyi::JobText", "Check of returned packages")},
        {JobKind::MergeReturns, QT_TRANSLATE_NOOP("yuyi::JobText", "Import of returned packages")},
        {JobKind::Sheets, QT_TRANSLATE_NOOP("yuyi::JobText", "Composing of sheets")}};
    const char *title = job.kind ? titles.value(*job.kind) : nullptr;
    return title ? Tr::tr(title) : job.title;
}

} // namespace

QString durationText(double seconds)
{
    const int whole = static_cast<int>(std::ceil(std::min(seconds, 360000.0)));
    if (whole < 60)
        return Tr::tr("%n second(s)", nullptr, whole);
    if (whole < 3600)
        return Tr::tr("%n minute(s)", nullptr, (whole + 59) / 60);
    return Tr::tr("%1 h %2 min").arg(whole / 3600).arg(whole % 3600 / 60);
}

QString jobSentence(const JobStatus &job)
{
    if (job.waiting)
        return Tr::tr("%1: waiting").arg(job.title);
    switch (job.state) {
    case JobState::Running: return runningSentence(job);
    case JobState::Paused:
        return job.total > 0
                 ? Tr::tr("%1: paused at %2 / %3").arg(job.title, shownNumber(job.done), shownNumber(job.total))
                 : Tr::tr("%1: paused").arg(job.title);
    case JobState::Cancelled: return Tr::tr("%1: cancelled").arg(endedTitle(job));
    case JobState::Done:
        return job.message.isEmpty() ? Tr::tr("%1: done").arg(endedTitle(job))
                                     : Tr::tr("%1: %2", "job and how it ended").arg(endedTitle(job), job.message);
    case JobState::Failed:
        return job.message.isEmpty() ? Tr::tr("%1: failed").arg(endedTitle(job))
                                     : Tr::tr("%1: %2", "job and how it ended").arg(endedTitle(job), job.message);
    }
    return {};
}

Tone jobTone(const JobStatus &job)
{
    if (job.state == JobState::Failed)
        return Tone::Bad;
    // An import that leaves files out has done what it was asked to; it names them on its page.
    if (job.state == JobState::Done && job.findings && (job.kind == JobKind::ImportImages || job.kind == JobKind::ImportItems))
        return Tone::Neutral;
    if (job.state == JobState::Done)
        return job.findings ? Tone::Attention : Tone::Good;
    return Tone::Neutral;
}

bool hasEnded(const JobStatus &job)
{
    return job.state == JobState::Done || job.state == JobState::Failed || job.state == JobState::Cancelled;
}

} // namespace yuyi
