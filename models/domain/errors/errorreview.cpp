// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/errors/errorreview.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ErrorReview)
};
} // namespace

QString titleOf(SampleAllocation allocation)
{
    switch (allocation) {
    case SampleAllocation::Proportional: return Tr::tr("Proportional to wrong answers per label");
    case SampleAllocation::Equal: return Tr::tr("Equal number of cases per label");
    case SampleAllocation::DataSet: return Tr::tr("Proportional to questions per label in the data set");
    }
    return {};
}

QString titleOf(ErrorVerdict verdict)
{
    switch (verdict) {
    case ErrorVerdict::ModelWrong: return Tr::tr("The model is wrong");
    case ErrorVerdict::AnnotationWrong: return Tr::tr("The annotation is wrong");
    case ErrorVerdict::ExtractionWrong: return Tr::tr("The answer extraction is wrong");
    }
    return {};
}

QString titleOf(ProbeVerdict verdict)
{
    switch (verdict) {
    case ProbeVerdict::Correct: return Tr::tr("Correct");
    case ProbeVerdict::Wrong: return Tr::tr("Wrong");
    case ProbeVerdict::CannotTell: return Tr::tr("Cannot tell");
    }
    return {};
}

std::optional<ProbeVerdict> verdictOf(const QList<ProbeJudgement> &judgements, const ErrorProbeId &probe, const PersonId &person)
{
    for (const ProbeJudgement &one : judgements) {
        if (one.probe == probe && one.createdBy == person)
            return one.verdict;
    }
    return std::nullopt;
}

std::optional<ProbeVerdict> jointVerdict(const QList<ProbeJudgement> &judgements, const ErrorProbeId &probe)
{
    std::optional<ProbeVerdict> joint;
    for (const ProbeJudgement &one : judgements) {
        if (one.probe == probe)
            joint = joint && *joint != one.verdict ? ProbeVerdict::CannotTell : one.verdict;
    }
    return joint;
}

} // namespace yuyi
