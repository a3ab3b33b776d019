// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/events.h"

namespace yuyi {

AuditAction actionOf(RunState state)
{
    switch (state) {
    case RunState::Waiting: return AuditAction::Waiting;
    case RunState::Running: return AuditAction::Running;
    case RunState::Paused: return AuditAction::Paused;
    case RunState::Done: return AuditAction::Done;
    case RunState::Cancelled: break;
    }
    return AuditAction::Cancelled;
}

AuditAction actionOf(ValidationState state)
{
    switch (state) {
    case ValidationState::Open: return AuditAction::Open;
    case ValidationState::Passed: return AuditAction::Passed;
    case ValidationState::Failed: return AuditAction::Failed;
    case ValidationState::Discussed: return AuditAction::Discussed;
    case ValidationState::Withdrawn: break;
    }
    return AuditAction::Withdrawn;
}

AuditAction actionOf(GroupState state)
{
    switch (state) {
    case GroupState::Open: return AuditAction::Open;
    case GroupState::Confirmed: return AuditAction::Confirmed;
    case GroupState::Dismissed: break;
    }
    return AuditAction::Dismissed;
}

} // namespace yuyi
