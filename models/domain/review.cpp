// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/review.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Text {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AdjudicationCase)
};
} // namespace

QString titleOf(Cause cause)
{
    switch (cause) {
    case Cause::None: return {};
    case Cause::GuidelineUnclear: return Text::tr("Guideline unclear");
    case Cause::Slip: return Text::tr("Slip");
    case Cause::Subjective: return Text::tr("Subjective");
    case Cause::Knowledge: return Text::tr("Knowledge");
    case Cause::Other: return Text::tr("Other cause");
    }
    return {};
}

} // namespace yuyi
