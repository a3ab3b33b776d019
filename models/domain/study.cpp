// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/study.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Text {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Study)
};
} // namespace

QString titleOf(StudyState state)
{
    switch (state) {
    case StudyState::Draft: return Text::tr("Draft");
    case StudyState::Running: return Text::tr("Running");
    case StudyState::Closed: return Text::tr("Closed");
    }
    return {};
}

QString titleOf(StudyShape shape)
{
    switch (shape) {
    case StudyShape::Everything: return Text::tr("Everybody answers everything");
    case StudyShape::PerCategory: return Text::tr("So many of each category for each person");
    case StudyShape::Coverage: return Text::tr("Every item by so many people");
    }
    return {};
}

QString titleOf(StudyPart part)
{
    switch (part) {
    case StudyPart::Practice: return Text::tr("Practice");
    case StudyPart::Main: return Text::tr("Main");
    case StudyPart::Gold: return Text::tr("Gold");
    }
    return {};
}

QString titleOf(BackgroundField field)
{
    switch (field) {
    case BackgroundField::AgeBand: return Text::tr("Age");
    case BackgroundField::Language: return Text::tr("First language");
    case BackgroundField::Field: return Text::tr("Field of study or work");
    case BackgroundField::PriorExposure: return Text::tr("Has seen such questions before");
    }
    return {};
}

QString titleOf(ParticipantState state)
{
    switch (state) {
    case ParticipantState::Invited: return Text::tr("Invited");
    case ParticipantState::Active: return Text::tr("Under way");
    case ParticipantState::Finished: return Text::tr("Finished");
    case ParticipantState::Withdrawn: return Text::tr("Withdrawn");
    }
    return {};
}

QString titleOf(TrialFlag flag)
{
    switch (flag) {
    case TrialFlag::FocusLost: return Text::tr("Focus lost");
    case TrialFlag::Minimised: return Text::tr("Minimised");
    case TrialFlag::Suspended: return Text::tr("Machine slept");
    case TrialFlag::Resumed: return Text::tr("Resumed");
    case TrialFlag::TimedOut: return Text::tr("Timed out");
    case TrialFlag::Revisited: return Text::tr("Revisited");
    }
    return {};
}

} // namespace yuyi
