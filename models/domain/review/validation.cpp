// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/review/validation.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Validation)
};
} // namespace

QString titleOf(ValidationState state)
{
    switch (state) {
    case ValidationState::Open: return Tr::tr("Open");
    case ValidationState::Passed: return Tr::tr("Passed");
    case ValidationState::Failed: return Tr::tr("Failed");
    case ValidationState::Discussed: return Tr::tr("In discussion");
    case ValidationState::Withdrawn: return Tr::tr("Withdrawn");
    }
    return {};
}

QString titleOf(ValidationReason reason)
{
    switch (reason) {
    case ValidationReason::None: return {};
    case ValidationReason::TooFewRight: return Tr::tr("Too few correct answers");
    case ValidationReason::Flagged: return Tr::tr("A problem was reported");
    case ValidationReason::SuspectedKey: return Tr::tr("The key is in doubt");
    case ValidationReason::SecondFailure: return Tr::tr("Failed for the second time");
    case ValidationReason::LastRound: return Tr::tr("Failed in the final round");
    case ValidationReason::NoAuthor: return Tr::tr("Did not pass; the author of the question is not in this project");
    case ValidationReason::Objection: return Tr::tr("The author objects");
    case ValidationReason::Team: return Tr::tr("Decided by the team");
    }
    return {};
}

QString titleOf(VoteFlag flag)
{
    switch (flag) {
    case VoteFlag::Ambiguous: return Tr::tr("Ambiguous");
    case VoteFlag::TwoRight: return Tr::tr("Two correct options");
    case VoteFlag::NoneRight: return Tr::tr("No correct option");
    case VoteFlag::NeedsNoPicture: return Tr::tr("Answerable without the image");
    }
    return {};
}

QString titleOf(DiscussionOutcome outcome)
{
    switch (outcome) {
    case DiscussionOutcome::None: return {};
    case DiscussionOutcome::KeepKey: return Tr::tr("Keep the key");
    case DiscussionOutcome::ChangeKey: return Tr::tr("Change the key");
    case DiscussionOutcome::Rewrite: return Tr::tr("Rewrite");
    case DiscussionOutcome::Drop: return Tr::tr("Remove the question");
    }
    return {};
}

} // namespace yuyi
