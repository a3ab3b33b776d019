// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/validation.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Text {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Validation)
};
} // namespace

QString titleOf(ValidationState state)
{
    switch (state) {
    case ValidationState::Open: return Text::tr("Open");
    case ValidationState::Passed: return Text::tr("Passed");
    case ValidationState::Failed: return Text::tr("Failed");
    case ValidationState::Discussed: return Text::tr("In discussion");
    case ValidationState::Withdrawn: return Text::tr("Withdrawn");
    }
    return {};
}

QString titleOf(ValidationReason reason)
{
    switch (reason) {
    case ValidationReason::None: return {};
    case ValidationReason::TooFewRight: return Text::tr("Too few answered with the key");
    case ValidationReason::Flagged: return Text::tr("A fault was reported");
    case ValidationReason::SuspectedKey: return Text::tr("The key is in doubt");
    case ValidationReason::SecondFailure: return Text::tr("Failed for the second time");
    case ValidationReason::LastRound: return Text::tr("Failed in the last round");
    case ValidationReason::NoAuthor: return Text::tr("Failed, and it has no author here");
    case ValidationReason::Objection: return Text::tr("The author objects");
    case ValidationReason::Team: return Text::tr("Settled by the team");
    }
    return {};
}

QString titleOf(VoteFlag flag)
{
    switch (flag) {
    case VoteFlag::Ambiguous: return Text::tr("Ambiguous");
    case VoteFlag::TwoRight: return Text::tr("Two are right");
    case VoteFlag::NoneRight: return Text::tr("None is right");
    case VoteFlag::NeedsNoPicture: return Text::tr("Needs no picture");
    }
    return {};
}

QString titleOf(DiscussionOutcome outcome)
{
    switch (outcome) {
    case DiscussionOutcome::None: return {};
    case DiscussionOutcome::KeepKey: return Text::tr("Keep the key");
    case DiscussionOutcome::ChangeKey: return Text::tr("Change the key");
    case DiscussionOutcome::Rewrite: return Text::tr("Rewrite");
    case DiscussionOutcome::Drop: return Text::tr("Drop the question");
    }
    return {};
}

} // namespace yuyi
