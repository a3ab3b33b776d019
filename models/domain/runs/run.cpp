// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/runs/run.h"

#include "models/domain/annotation/translation.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Run)
};
} // namespace

QString titleOf(OptionOrder order)
{
    switch (order) {
    case OptionOrder::Written: return Tr::tr("As written");
    case OptionOrder::Shuffled: return Tr::tr("Shuffled");
    case OptionOrder::Circular: return Tr::tr("All rotations");
    }
    return {};
}

QString titleOf(RunState state)
{
    switch (state) {
    case RunState::Waiting: return Tr::tr("Waiting");
    case RunState::Running: return Tr::tr("Running");
    case RunState::Paused: return Tr::tr("Paused");
    case RunState::Done: return Tr::tr("Done");
    case RunState::Cancelled: return Tr::tr("Cancelled");
    }
    return {};
}

bool showsPictures(const Run &run, const Configuration &configuration)
{
    // Imported before the mark was kept: the person who imported them said how they were asked.
    const bool importedBlind = run.origin == RunOrigin::Imported && run.section == ModelSection::TextOnly;
    return (configuration.withImage || run.kind == RunKind::Steps) && !run.pictures.none && !importedBlind;
}

QString modelTitle(const Run &run)
{
    const QString model = run.isPractice() ? Tr::tr("%1 (practice)", "a practice model, not a real one").arg(run.model) : run.model;
    const auto language = fromCode<ItemLanguage>(run.parameters.language);
    return language ? Tr::tr("%1 (%2)", "model, language in which it is asked").arg(model, titleOf(*language)) : model;
}

QString titleOf(ReplyStatus status)
{
    switch (status) {
    case ReplyStatus::Answered: return Tr::tr("Answered");
    case ReplyStatus::Blocked: return Tr::tr("Blocked by a content filter");
    case ReplyStatus::BadRequest: return Tr::tr("Request refused");
    case ReplyStatus::Account: return Tr::tr("Account problem: key, quota or payment");
    case ReplyStatus::Transient: return Tr::tr("Temporary error");
    }
    return {};
}

QString titleOf(ResponseResult result)
{
    switch (result) {
    case ResponseResult::Correct: return Tr::tr("Correct");
    case ResponseResult::Incorrect: return Tr::tr("Incorrect");
    case ResponseResult::Miss: return Tr::tr("Miss");
    case ResponseResult::Error: return Tr::tr("Request error");
    }
    return {};
}

const ScoredResponse *scoreThatCounts(const QList<ScoredResponse> &scores, Scorer scorer)
{
    const auto of = [&scores](Scorer wanted) {
        const auto found = std::find_if(scores.begin(), scores.end(), [wanted](const ScoredResponse &one) { return one.scorer == wanted; });
        return found == scores.end() ? nullptr : &*found;
    };
    if (scorer != Scorer::Judge)
        return of(scorer);
    const ScoredResponse *strict = of(Scorer::Strict);
    const ScoredResponse *judge = strict && strict->result == ResponseResult::Miss ? of(Scorer::Judge) : nullptr;
    return judge ? judge : strict;
}

} // namespace yuyi
