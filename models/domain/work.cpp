// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/work.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Text {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Work)
};
} // namespace

QString titleOf(Task task)
{
    switch (task) {
    case Task::Inspect: return Text::tr("Inspect", "task");
    case Task::Annotate: return Text::tr("Annotate", "task");
    case Task::Adjudicate: return Text::tr("Adjudicate", "task");
    case Task::Validate: return Text::tr("Validate", "task");
    case Task::CodeErrors: return Text::tr("Code errors", "task");
    }
    return {};
}

QString titleOf(AssignmentState state)
{
    switch (state) {
    case AssignmentState::Open: return Text::tr("Open", "assignment");
    case AssignmentState::Done: return Text::tr("Done", "assignment");
    case AssignmentState::Withdrawn: return Text::tr("Withdrawn", "assignment");
    }
    return {};
}

QString titleOf(WorkState state)
{
    switch (state) {
    case WorkState::Open: return Text::tr("Not begun", "work");
    case WorkState::Begun: return Text::tr("Begun", "work");
    case WorkState::Expired: return Text::tr("Reservation ran out", "work");
    case WorkState::Returned: return Text::tr("Sent back", "work");
    case WorkState::Done: return Text::tr("Handed in", "work");
    case WorkState::Withdrawn: return Text::tr("Withdrawn", "work");
    }
    return {};
}

QString titleOf(AssignmentOrigin origin)
{
    switch (origin) {
    case AssignmentOrigin::Lead: return Text::tr("Handed out");
    case AssignmentOrigin::Pool: return Text::tr("Taken from the pool");
    case AssignmentOrigin::Calibration: return Text::tr("Calibration");
    case AssignmentOrigin::Validation: return Text::tr("Validation");
    }
    return {};
}

QString titleOf(ReturnOrigin origin)
{
    switch (origin) {
    case ReturnOrigin::Adjudication: return Text::tr("Adjudication");
    case ReturnOrigin::Validation: return Text::tr("Validation");
    case ReturnOrigin::Review: return Text::tr("Check of accepted items");
    case ReturnOrigin::Calibration: return Text::tr("Calibration");
    }
    return {};
}

} // namespace yuyi
