// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/run.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Text {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Run)
};
} // namespace

QString titleOf(OptionOrder order)
{
    switch (order) {
    case OptionOrder::Written: return Text::tr("As written");
    case OptionOrder::Shuffled: return Text::tr("Shuffled");
    case OptionOrder::Circular: return Text::tr("All rotations");
    }
    return {};
}

QString titleOf(RunState state)
{
    switch (state) {
    case RunState::Waiting: return Text::tr("Waiting");
    case RunState::Running: return Text::tr("Running");
    case RunState::Paused: return Text::tr("Paused");
    case RunState::Done: return Text::tr("Done");
    case RunState::Cancelled: return Text::tr("Cancelled");
    }
    return {};
}

QString modelTitle(const Run &run)
{
    return run.isPractice() ? Text::tr("%1 (practice)", "a practice model, not a real one").arg(run.model) : run.model;
}

QString titleOf(ReplyStatus status)
{
    switch (status) {
    case ReplyStatus::Answered: return Text::tr("Answered");
    case ReplyStatus::Blocked: return Text::tr("Blocked by a content filter");
    case ReplyStatus::BadRequest: return Text::tr("Request refused");
    case ReplyStatus::Account: return Text::tr("Account: key, quota or payment");
    case ReplyStatus::Transient: return Text::tr("Passing fault");
    }
    return {};
}

QString titleOf(ResponseResult result)
{
    switch (result) {
    case ResponseResult::Correct: return Text::tr("Correct");
    case ResponseResult::Incorrect: return Text::tr("Incorrect");
    case ResponseResult::Miss: return Text::tr("Miss");
    case ResponseResult::Error: return Text::tr("Error");
    }
    return {};
}

QString titleOf(Scorer scorer)
{
    switch (scorer) {
    case Scorer::Strict: return Text::tr("Strict");
    case Scorer::CiiOfficial: return Text::tr("CII official");
    }
    return {};
}

} // namespace yuyi
