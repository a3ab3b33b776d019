// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/review/review.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AdjudicationCase)
};
} // namespace

QString titleOf(Cause cause)
{
    switch (cause) {
    case Cause::None: return {};
    case Cause::GuidelineUnclear: return Tr::tr("Guideline unclear");
    case Cause::Slip: return Tr::tr("Mistake");
    case Cause::Subjective: return Tr::tr("Subjective");
    case Cause::Knowledge: return Tr::tr("Different background knowledge");
    case Cause::Other: return Tr::tr("Other cause");
    }
    return {};
}

} // namespace yuyi
