// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/measure.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Undefined)
};
} // namespace

QString sentenceOf(Undefined reason)
{
    switch (reason) {
    case Undefined::NoItems: return Tr::tr("Nothing was rated.");
    case Undefined::NoPairs: return Tr::tr("Nothing was rated by two, so there is nothing to compare.");
    case Undefined::OneLabel:
        return Tr::tr("Only one label was ever given: agreement by chance is then complete, and a coefficient "
                        "corrected for chance has no value.");
    case Undefined::OneOffered: return Tr::tr("The scale has a single label, so nobody could disagree.");
    case Undefined::LabelNotUsed: return Tr::tr("Nobody gave this label where two could be compared.");
    case Undefined::UnequalRatings:
        return Tr::tr("The items have different numbers of ratings; the generalised coefficient is made for that.");
    case Undefined::UndefinedPair: return Tr::tr("For at least one pair the coefficient has no value, so their mean has none.");
    case Undefined::NoObservations: return Tr::tr("There is no observation.");
    case Undefined::OneObservation: return Tr::tr("A single observation has no spread.");
    case Undefined::OneCluster: return Tr::tr("All observations belong together, so there is no spread between groups.");
    case Undefined::NoDifference: return Tr::tr("The two never differ, so there is nothing to test.");
    case Undefined::NothingAnswered: return Tr::tr("Somebody answered nothing and has no rate.");
    case Undefined::FewDraws:
        return Tr::tr("There is too little variety for an interval: too many resamples hold a single label.");
    case Undefined::OneRater: return Tr::tr("At least two have to rank the same objects.");
    case Undefined::OneObject: return Tr::tr("At least two objects have to be ranked.");
    case Undefined::AllTied: return Tr::tr("Everybody ranked all objects the same.");
    case Undefined::TooManySets: return Tr::tr("There are too many different combinations of labels to compare them all.");
    case Undefined::TakesOne: return Tr::tr("One label is taken here; this figure compares sets of labels.");
    case Undefined::TakesSeveral: return Tr::tr("Several labels are taken here; this figure compares single labels.");
    case Undefined::UndefinedPart: return Tr::tr("For at least one dimension the figure has no value, so their mean has none.");
    case Undefined::MoreThanThereIs: return Tr::tr("More is asked for than there is.");
    case Undefined::OutOfRange: return Tr::tr("The result is too large for a number.");
    case Undefined::FewPeople: return Tr::tr("An interval over people needs at least five of them.");
    }
    return {};
}

} // namespace yuyi
