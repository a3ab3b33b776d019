// SPDX-License-Identifier: GPL-3.0-or-later
// quotas: how far the targets of the preset are reached; gate: images that models need no picture for
#include "app/cli/command.h"
#include "models/exchange/files/textfile.h"
#include "models/exchange/tables/csv.h"
#include "models/services/quotas/gatereport.h"
#include "models/services/quotas/gateservice.h"
#include "models/services/quotas/quotaservice.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliQuotas)
};

QString countText(const QuotaLine &line)
{
    if (line.inProgress == 0)
        return QString::number(line.accepted);
    return Tr::tr("%1 (and %2 in progress)", "accepted items, others")
        .arg(QString::number(line.accepted), QString::number(line.inProgress));
}

QString quotasText(const Preset &preset, const QList<QuotaLine> &lines)
{
    QStringList texts;
    for (const QuotaLine &line : lines) {
        texts.append(Tr::tr("%1  %2, %3: %4", "state, target, labels, number")
                         .arg(titleOf(line.state()), quotaTitle(line.quota, preset), labelsTitle(line, preset), countText(line)));
    }
    if (texts.isEmpty())
        texts.append(preset.quotas.isEmpty() ? Tr::tr("The preset of this project has no targets.") : Tr::tr("No maximum is exceeded."));
    return texts.join(u'\n');
}

Exit runQuotas(Context &context)
{
    const auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    const auto lines = QuotaService(*project->stores, project->actor.id).lines();
    if (!lines)
        return context.console.fail(lines.error());
    const Preset &preset = project->info.preset;
    if (context.arguments.has(QStringLiteral("csv"))) {
        const QByteArray table = byteOrderMark + tableCsv(quotaTable(preset, *lines));
        if (const auto saved = saveText(context.arguments.value(QStringLiteral("csv")), table); !saved)
            return context.console.fail(saved.error());
    }
    context.console.result(quotasJson(*lines), quotasText(preset, *lines));
    const bool exceeded =
        std::any_of(lines->begin(), lines->end(), [](const QuotaLine &line) { return line.state() == QuotaState::Exceeded; });
    return exceeded ? Exit::Findings : Exit::Done;
}

/// `begin`: what stands before the list of questions.
QString gateText(const GatePreview &preview, const QStringList &begin)
{
    QStringList lines = begin;
    for (const CaughtQuestion &question : preview.caught)
        lines.append(Tr::tr("  %1: %2", "item, models").arg(question.itemId, question.models.join(Tr::tr(", ", "between models"))));
    for (const KeptByGate &image : preview.kept) {
        lines.append(Tr::tr("  kept because of %1: the image of %2", "items that are not caught, items that are")
                         .arg(image.others.join(Tr::tr(", ", "between items")), image.caught.join(Tr::tr(", ", "between items"))));
    }
    return lines.join(u'\n');
}

Exit runGate(Context &context)
{
    const auto project = openProject(context, context.arguments.positional.first());
    if (!project)
        return context.console.fail(project.error());
    GateService service(*project->stores, project->actor.id);
    const auto preview = service.preview(context.arguments.positional.value(1));
    if (!preview)
        return context.console.fail(preview.error());
    Json json = gateJson(*preview);
    json["applied"] = false;
    if (!context.arguments.has(QStringLiteral("apply"))) {
        context.console.result(json, gateText(*preview, gateSentences(*preview) + gateOutcome(*preview)));
        return preview->caught.isEmpty() ? Exit::Done : Exit::Findings;
    }
    const auto applied = service.apply(*preview);
    if (!applied)
        return context.console.fail(applied.error());
    json["applied"] = true;
    context.console.result(json, gateText(*preview, {Tr::tr("Discarded %n image(s).", nullptr, *applied)}));
    return preview->kept.isEmpty() ? Exit::Done : Exit::Findings;
}

} // namespace

QList<Command> quotaCommands()
{
    return {{QStringLiteral("quotas"),
             QStringLiteral("PROJECT"),
             1,
             1,
             Tr::tr("Shows how far the targets of the preset are reached, for each combination of labels."),
             {{QStringLiteral("csv"), QStringLiteral("FILE"), Tr::tr("Also writes the targets to a CSV file.")}, asOption()},
             runQuotas},
            {QStringLiteral("gate"),
             QStringLiteral("PROJECT CODE"),
             2,
             2,
             Tr::tr("Lists the questions that models answer correctly without pictures, by a gate of the preset."),
             {{QStringLiteral("apply"), {}, Tr::tr("Discards the images if all questions about them are caught.")}, asOption()},
             runGate}};
}

} // namespace yuyi::cli
