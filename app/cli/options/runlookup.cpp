// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/runlookup.h"

#include <QCoreApplication>

namespace yuyi::cli {

namespace {

constexpr qsizetype shortestPrefix = 4;
constexpr qsizetype mostListed = 20;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliRunLookup)
};

QString nameOf(const Run &run)
{
    return QStringLiteral("%1/%2").arg(run.model, run.configuration);
}

} // namespace

Result<Run> findRun(OpenProject &project, const QString &word)
{
    YUYI_TRY(const auto runs, project.stores->runs().runs(true));
    // Whoever names a run means one that they see in the tables.
    for (const bool hidden : {false, true}) {
        for (const Run &run : runs) {
            if (run.hidden == hidden && nameOf(run) == word)
                return run;
        }
    }
    QList<Run> fitting;
    QStringList known;
    for (const Run &run : runs) {
        if (word.size() >= shortestPrefix && run.id.toString().startsWith(word, Qt::CaseInsensitive))
            fitting.append(run);
        if (known.size() < mostListed)
            known.append(QStringLiteral("%1 (%2)").arg(run.id.toString(), nameOf(run)));
    }
    if (fitting.size() == 1)
        return fitting.constFirst();
    if (fitting.size() > 1)
        return failure(ErrorCode::Invalid, Tr::tr("The IDs of %n run(s) start with “%1”; give more characters of the ID.", nullptr,
                                                  static_cast<int>(fitting.size()))
                                               .arg(word));
    if (known.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("The project has no runs yet."));
    return failure(ErrorCode::NotFound, Tr::tr("There is no run “%1”. Available: %2.").arg(word, known.join(QStringLiteral(", "))));
}

} // namespace yuyi::cli
