// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/people/work.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Work)
};
} // namespace

QString titleOf(Task task)
{
    switch (task) {
    case Task::Inspect: return Tr::tr("Inspect", "task");
    case Task::Annotate: return Tr::tr("Annotate", "task");
    case Task::Adjudicate: return Tr::tr("Adjudicate", "task");
    case Task::Validate: return Tr::tr("Validate", "task");
    case Task::CodeErrors: return Tr::tr("Code the errors", "task");
    }
    return {};
}

QString titleOf(AssignmentState state)
{
    switch (state) {
    case AssignmentState::Open: return Tr::tr("Open", "assignment");
    case AssignmentState::Done: return Tr::tr("Done", "assignment");
    case AssignmentState::Withdrawn: return Tr::tr("Withdrawn", "assignment");
    }
    return {};
}

QString titleOf(WorkState state)
{
    switch (state) {
    case WorkState::Open: return Tr::tr("Not started", "work");
    case WorkState::Begun: return Tr::tr("In progress", "work");
    case WorkState::Expired: return Tr::tr("Reservation expired", "work");
    case WorkState::Returned: return Tr::tr("Returned", "work");
    case WorkState::Done: return Tr::tr("Submitted", "work");
    case WorkState::Withdrawn: return Tr::tr("Withdrawn", "work");
    }
    return {};
}

QString titleOf(AssignmentOrigin origin)
{
    switch (origin) {
    case AssignmentOrigin::Lead: return Tr::tr("Assigned");
    case AssignmentOrigin::Pool: return Tr::tr("Claimed from the pool");
    case AssignmentOrigin::Calibration: return Tr::tr("Calibration");
    case AssignmentOrigin::Validation: return Tr::tr("Validation");
    }
    return {};
}

QString titleOf(ReturnOrigin origin)
{
    switch (origin) {
    case ReturnOrigin::Adjudication: return Tr::tr("Adjudication");
    case ReturnOrigin::Validation: return Tr::tr("Validation");
    case ReturnOrigin::Review: return Tr::tr("Returned by a lead");
    case ReturnOrigin::Calibration: return Tr::tr("Calibration");
    }
    return {};
}

} // namespace yuyi
