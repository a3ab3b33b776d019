// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/stepreport.h"

#include "models/domain/json/jsonfields.h"
#include "models/domain/moments.h"

#include <QCoreApplication>
#include <QLocale>
#include <QMap>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StepReport)
};

/// Sentences with %1 for the value; empty for what nobody needs to read.
QString sentenceOf(const QString &code)
{
    const QMap<QString, QString> sentences{
        {QStringLiteral("distance"), Tr::tr("Maximum Hamming distance of duplicate candidates: %1 of 256 bits")},
        {QStringLiteral("views"), Tr::tr("Variants compared per image (crops, flips): %1")},
        {QStringLiteral("certainty"), Tr::tr("Minimum certainty for batch confirmation: %1 %")},
        {QStringLiteral("limit"), Tr::tr("Text limit: %1 %")},
        {QStringLiteral("band"), Tr::tr("Half-width of the review band: %1 percentage points")},
        {QStringLiteral("mode"), Tr::tr("Measurement mode: %1")},
        {QStringLiteral("images"), Tr::tr("Images in this step: %1")},
        {QStringLiteral("new"), Tr::tr("Newly processed images, last run: %1")},
        {QStringLiteral("compared"), Tr::tr("Pairs compared at pixel level: %1")},
        {QStringLiteral("unreadable"), Tr::tr("Images that could not be read: %1")},
        {QStringLiteral("duplicate-open"), Tr::tr("Groups of duplicates, undecided: %1")},
        {QStringLiteral("duplicate-confirmed"), Tr::tr("Groups of duplicates, confirmed: %1")},
        {QStringLiteral("duplicate-dismissed"), Tr::tr("Suspected duplicate groups, marked as different images: %1")},
        {QStringLiteral("same-template-open"), Tr::tr("Same-template groups, undecided: %1")},
        {QStringLiteral("same-template-confirmed"), Tr::tr("Same-template groups, confirmed: %1")},
        {QStringLiteral("same-template-dismissed"), Tr::tr("Same-template groups, marked as different: %1")},
        {QStringLiteral("text-over"), Tr::tr("Images above the text limit: %1")},
        {QStringLiteral("text-near"), Tr::tr("Images within the review band around the text limit: %1")},
        {QStringLiteral("text-below"), Tr::tr("Images at or below the text limit: %1")},
        {QStringLiteral("text-corrected"), Tr::tr("Images whose text areas were corrected by hand: %1")},
        {QStringLiteral("discarded"), Tr::tr("Images discarded: %1")},
        {QStringLiteral("decided"), Tr::tr("Images decided on by people: %1")},
        {QStringLiteral("told-apart"), Tr::tr("Pairs marked as different by a person: %1")},
    };
    return sentences.value(code);
}

QString valueText(const QString &code, const Json &value)
{
    if (value.is_string())
        return textOf(value);
    const QLocale locale;
    if (code == QLatin1String("certainty") || code == QLatin1String("limit") || code == QLatin1String("band"))
        return locale.toString(numberOf(value) * 100, 'f', 1);
    return locale.toString(static_cast<qint64>(numberOf(value)));
}

void append(QStringList &lines, const QString &code, const Json &value)
{
    if (const QString sentence = sentenceOf(code); !sentence.isEmpty())
        lines.append(sentence.arg(valueText(code, value)));
}

Result<> addDuplicateState(Stores &stores, StepReport &report)
{
    YUYI_TRY(const auto groups, stores.filters().groups(std::nullopt));
    for (const DuplicateVerdict verdict : {DuplicateVerdict::Duplicate, DuplicateVerdict::SameTemplate}) {
        for (const GroupState state : {GroupState::Open, GroupState::Confirmed, GroupState::Dismissed}) {
            const auto number = std::count_if(groups.begin(), groups.end(), [=](const DuplicateGroup &group) {
                return group.verdict == verdict && group.state == state;
            });
            report.state.append({QString(codeOf(verdict) % QLatin1Char('-') % codeOf(state)), number});
        }
    }
    YUYI_TRY(const auto project, stores.project().info());
    report.run.parameters["certainty"] = project.rules.certaintyLimit;
    YUYI_TRY(const auto apart, stores.filters().notDuplicates());
    report.state.append({QStringLiteral("told-apart"), apart.size()});
    return {};
}

/// The limit in force is the project's; the scan only has used one to decide how closely to look.
Result<> addTextState(Stores &stores, StepReport &report)
{
    YUYI_TRY(const auto project, stores.project().info());
    const double limit = project.rules.textRatioLimit;
    const double band = project.rules.textReviewBand;
    report.run.parameters["limit"] = limit;
    report.run.parameters["band"] = band;
    YUYI_TRY(const auto ratios, stores.filters().ratios());
    YUYI_TRY(const auto corrected, stores.filters().correctedByPerson());
    const auto over = std::count_if(ratios.begin(), ratios.end(), [=](double ratio) { return ratio > limit; });
    const auto near = std::count_if(ratios.begin(), ratios.end(),
                                    [=](double ratio) { return std::abs(ratio - limit) <= band; });
    report.state.append({QStringLiteral("text-over"), over});
    report.state.append({QStringLiteral("text-near"), near});
    report.state.append({QStringLiteral("text-below"), ratios.size() - over});
    report.state.append({QStringLiteral("text-corrected"), corrected.size()});
    return {};
}

} // namespace

Result<std::optional<StepReport>> stepReport(Stores &stores, FilterStep step)
{
    YUYI_TRY(const auto run, stores.filters().lastStepRun(step));
    if (!run)
        return std::optional<StepReport>();
    StepReport report;
    report.run = *run;
    if (step == FilterStep::Duplicate) {
        YUYI_CHECK(addDuplicateState(stores, report));
    } else if (step == FilterStep::Text) {
        YUYI_CHECK(addTextState(stores, report));
    }
    YUYI_TRY(const auto people, stores.project().people());
    QHash<PersonId, QString> names;
    for (const Person &person : people)
        names.insert(person.id, person.name);
    report.by = names.value(report.run.by);
    YUYI_TRY(const auto decisions, stores.images().decisionsInForce(step));
    qint64 discarded = 0;
    QMap<QString, qint64> made;
    for (const Decision &decision : decisions) {
        discarded += decision.outcome == Outcome::Discard ? 1 : 0;
        if (const QString name = names.value(decision.person); !name.isEmpty())
            ++made[name];
    }
    report.state.append({QStringLiteral("discarded"), discarded});
    for (auto it = made.cbegin(); it != made.cend(); ++it)
        report.deciders.append({it.key(), it.value()});
    std::stable_sort(report.deciders.begin(), report.deciders.end(),
                     [](const auto &a, const auto &b) { return a.second > b.second; });
    return std::optional<StepReport>(report);
}

QStringList stepLines(const StepReport &report)
{
    const QString day = momentText(report.run.at);
    QStringList lines{report.by.isEmpty()
                          ? Tr::tr("Engine: %1; last run %2").arg(report.run.engine, day)
                          : Tr::tr("Engine: %1; last run %2 by %3").arg(report.run.engine, day, report.by)};
    for (const StepRun::Figures &figures : {report.run.parameters, report.run.counts}) {
        for (const auto &[code, value] : figures)
            append(lines, fromUtf8(code), value);
    }
    for (const auto &[code, number] : report.state)
        append(lines, code, number);
    for (const auto &[name, number] : report.deciders)
        lines.append(Tr::tr("Decided by %1: %n image(s)", nullptr, static_cast<int>(number)).arg(name));
    return lines;
}

Result<> recordStepRun(Stores &stores, const StepRun &run)
{
    return stores.filters().addStepRun(run);
}

} // namespace yuyi
