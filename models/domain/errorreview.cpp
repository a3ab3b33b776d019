// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/errorreview.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Text {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ErrorReview)
};
} // namespace

QString titleOf(SampleAllocation allocation)
{
    switch (allocation) {
    case SampleAllocation::Proportional: return Text::tr("In proportion");
    case SampleAllocation::Equal: return Text::tr("Equal numbers");
    }
    return {};
}

QString titleOf(ErrorVerdict verdict)
{
    switch (verdict) {
    case ErrorVerdict::ModelWrong: return Text::tr("The model is wrong");
    case ErrorVerdict::AnnotationWrong: return Text::tr("The annotation is wrong");
    case ErrorVerdict::ExtractionWrong: return Text::tr("The extraction is wrong");
    }
    return {};
}

} // namespace yuyi
