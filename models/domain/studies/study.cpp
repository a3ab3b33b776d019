// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/studies/study.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Study)
};
} // namespace

QString titleOf(StudyState state)
{
    switch (state) {
    case StudyState::Draft: return Tr::tr("Draft");
    case StudyState::Running: return Tr::tr("Running");
    case StudyState::Closed: return Tr::tr("Closed");
    }
    return {};
}

QString titleOf(StudyShape shape)
{
    switch (shape) {
    case StudyShape::Everything: return Tr::tr("Everybody answers everything");
    case StudyShape::Stratified: return Tr::tr("N items per category, the same for everybody");
    case StudyShape::PerCategory: return Tr::tr("N items per category, different for each person");
    case StudyShape::Coverage: return Tr::tr("Each item answered by N people");
    }
    return {};
}

QString titleOf(StudyPart part)
{
    switch (part) {
    case StudyPart::Practice: return Tr::tr("Practice");
    case StudyPart::Main: return Tr::tr("Main");
    case StudyPart::Gold: return Tr::tr("Gold");
    }
    return {};
}

QString titleOf(BackgroundField field)
{
    switch (field) {
    case BackgroundField::AgeBand: return Tr::tr("Age");
    case BackgroundField::Language: return Tr::tr("First language");
    case BackgroundField::Field: return Tr::tr("Field of study or work");
    case BackgroundField::PriorExposure: return Tr::tr("Prior exposure to similar questions");
    }
    return {};
}

QString titleOf(ParticipantState state)
{
    switch (state) {
    case ParticipantState::Invited: return Tr::tr("Invited");
    case ParticipantState::Active: return Tr::tr("In progress");
    case ParticipantState::Finished: return Tr::tr("Finished");
    case ParticipantState::Withdrawn: return Tr::tr("Withdrawn");
    }
    return {};
}

QString titleOf(TrialFlag flag)
{
    switch (flag) {
    case TrialFlag::FocusLost: return Tr::tr("Focus lost");
    case TrialFlag::Minimised: return Tr::tr("Minimised");
    case TrialFlag::Suspended: return Tr::tr("Computer slept");
    case TrialFlag::Resumed: return Tr::tr("Resumed");
    case TrialFlag::TimedOut: return Tr::tr("Timed out");
    case TrialFlag::Revisited: return Tr::tr("Revisited");
    case TrialFlag::AskedToStop: return Tr::tr("Pause requested");
    }
    return {};
}

} // namespace yuyi
