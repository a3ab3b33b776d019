// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/measure.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Text {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Undefined)
};
} // namespace

QString sentenceOf(Undefined reason)
{
    switch (reason) {
    case Undefined::NoItems: return Text::tr("Nothing was rated.");
    case Undefined::NoPairs: return Text::tr("Nothing was rated by two, so there is nothing to compare.");
    case Undefined::OneLabel:
        return Text::tr("Only one label was ever given: agreement by chance is then complete, and a coefficient "
                        "corrected for chance has no value.");
    case Undefined::OneOffered: return Text::tr("The scale has a single label, so nobody could disagree.");
    case Undefined::LabelNotUsed: return Text::tr("Nobody gave this label where two could be compared.");
    case Undefined::UnequalRatings:
        return Text::tr("The items have different numbers of ratings; the generalised coefficient is made for that.");
    case Undefined::UndefinedPair: return Text::tr("For at least one pair the coefficient has no value, so their mean has none.");
    case Undefined::NoObservations: return Text::tr("There is no observation.");
    case Undefined::OneObservation: return Text::tr("A single observation has no spread.");
    case Undefined::OneCluster: return Text::tr("All observations belong together, so there is no spread between groups.");
    case Undefined::NoDifference: return Text::tr("The two never differ, so there is nothing to test.");
    case Undefined::NothingAnswered: return Text::tr("Somebody answered nothing and has no rate.");
    case Undefined::FewDraws:
        return Text::tr("There is too little variety for an interval: too many resamples hold a single label.");
    case Undefined::OneRater: return Text::tr("At least two have to rank the same objects.");
    case Undefined::OneObject: return Text::tr("At least two objects have to be ranked.");
    case Undefined::AllTied: return Text::tr("Everybody ranked all objects the same.");
    case Undefined::TooManySets: return Text::tr("There are too many different combinations of labels to compare them all.");
    case Undefined::TakesOne: return Text::tr("One label is taken here; this figure compares sets of labels.");
    case Undefined::TakesSeveral: return Text::tr("Several labels are taken here; this figure compares single labels.");
    case Undefined::UndefinedPart: return Text::tr("For at least one dimension the figure has no value, so their mean has none.");
    case Undefined::MoreThanThereIs: return Text::tr("More is asked for than there is.");
    case Undefined::OutOfRange: return Text::tr("The result is too large for a number.");
    }
    return {};
}

} // namespace yuyi
