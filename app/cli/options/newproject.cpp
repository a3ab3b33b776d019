// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/newproject.h"

#include <QCoreApplication>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliProject)
};

} // namespace

QList<Option> newProjectOptions()
{
    return {{QStringLiteral("preset"), QStringLiteral("NAME|FILE"),
             Tr::tr("Benchmark preset: %1, or a JSON file with a preset (default: cii-bench).")
                 .arg(presetCodes().join(QStringLiteral(", ")))},
            {QStringLiteral("title"), QStringLiteral("T"), Tr::tr("Title (default: the folder's name or, on a server, the schema's).")},
            {QStringLiteral("first-question"), QStringLiteral("TEXT"),
             Tr::tr("Stem prefilled in the first question of every image (default: the stem in the preset).")}};
}

Result<NewProject> newProjectFromOptions(const Arguments &arguments)
{
    YUYI_TRY(auto preset, findPreset(arguments.has(QStringLiteral("preset")) ? arguments.value(QStringLiteral("preset"))
                                                                             : QStringLiteral("cii-bench")));
    NewProject project;
    project.preset = preset;
    if (arguments.has(QStringLiteral("first-question"))) {
        YUYI_TRY(const auto asked, withFirstStem(preset, arguments.value(QStringLiteral("first-question")).trimmed()));
        project.preset = asked;
    }
    return project;
}

} // namespace yuyi::cli
