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

} // namespace yuyi
