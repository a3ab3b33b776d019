// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/planning/plannotes.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::RunPlan)
};

} // namespace

bool takesOnePictureAMessage(const PlannedRun &planned)
{
    return planned.endpoint.dialect == ChatDialect::Ollama
        && showsPictures(planned.run, planned.promptTemplate.configuration);
}

void noteTurns(const RunPlan &plan, ResolvedPlan &resolved)
{
    QStringList forced;
    bool chosen = false;
    for (const PlannedRun &planned : std::as_const(resolved.runs)) {
        if (planned.run.parameters.examples != ExampleForm::Turns)
            continue;
        chosen = chosen || plan.parameters.examples == ExampleForm::Turns;
        if (plan.parameters.examples != ExampleForm::Turns && !forced.contains(planned.endpoint.name))
            forced.append(planned.endpoint.name);
    }
    if (chosen)
        resolved.notes.append(Tr::tr("Few-shot examples are sent as chat turns, not in one message as in the CII-Bench paper."));
    for (const QString &name : std::as_const(forced)) {
        resolved.notes.append(Tr::tr("The endpoint “%1” uses the Ollama format. This format cannot link each image to its example "
                                     "within one message, so few-shot examples are sent as chat turns.")
                                  .arg(name));
    }
}

void noteShots(ResolvedPlan &resolved)
{
    QStringList told;
    for (const PlannedRun &planned : std::as_const(resolved.runs)) {
        const Configuration &configuration = planned.promptTemplate.configuration;
        if (planned.shots.isEmpty() || told.contains(configuration.code))
            continue;
        told.append(configuration.code);
        resolved.notes.append(Tr::tr("With the configuration “%1”, each item has %n example(s) of its own, chosen by the seed among the "
                                     "accepted items with the same labels. No item is excluded for it.",
                                     nullptr, configuration.shots)
                                  .arg(configuration.code));
    }
}

void noteLeftOut(const ChosenItems &items, QStringList &notes)
{
    if (items.notAccepted > 0) {
        notes.append(Tr::tr(
            "%n more item(s) match the selection but are not accepted yet. To include them, add their stage to the conditions of the "
            "selection.",
            nullptr, items.notAccepted));
    }
    if (items.unscorable > 0)
        notes.append(Tr::tr("%n item(s) have too few or too many correct options, or no accepted answer, and are excluded.",
                            nullptr, items.unscorable));
}

void notePictures(ResolvedPlan &resolved)
{
    int several = 0;
    int most = 0;
    int alone = 0;
    QSet<QString> counted;
    QStringList lists;
    const auto noteList = [&lists](const PlannedRun &planned) {
        const Configuration &configuration = planned.promptTemplate.configuration;
        if (takesOnePictureAMessage(planned) && configuration.placeholder.isEmpty() && !lists.contains(planned.endpoint.name))
            lists.append(planned.endpoint.name);
    };
    QSet<int> asked;
    bool shows = false;
    bool hides = false;
    for (const PlannedRun &planned : std::as_const(resolved.runs)) {
        const bool shown = showsPictures(planned.run, planned.promptTemplate.configuration);
        shows = shows || shown;
        hides = hides || !shown;
        const QList<ChosenItem> &items = resolved.sets.at(planned.set).items;
        if (std::any_of(items.begin(), items.end(), [](const ChosenItem &item) { return item.picturesInText; }))
            noteList(planned);
        if (asked.contains(planned.set))
            continue;
        asked.insert(planned.set);
        for (const ChosenItem &item : items) {
            if (counted.contains(item.item.itemId))
                continue;
            counted.insert(item.item.itemId);
            several += item.pictures > 1 ? 1 : 0;
            most = std::max(most, item.pictures);
            alone += item.picturesAlone ? 1 : 0;
        }
    }
    if (shows && several > 0) {
        resolved.notes.append(Tr::tr("%n item(s) show several pictures, up to %1. Models that take one image per request reject them.",
                                     nullptr, several)
                                  .arg(most));
    }
    if (hides && alone > 0) {
        resolved.notes.append(
            Tr::tr("%n item(s) have options that are only pictures. Runs without images can only guess their answers.", nullptr, alone));
    }
    for (const QString &name : std::as_const(lists)) {
        resolved.notes.append(Tr::tr("The endpoint “%1” uses the Ollama format, which puts all images before the text. Placeholders in "
                                     "the text show where they belong.")
                                  .arg(name));
    }
}

} // namespace yuyi
