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
    case Undefined::NoPairs: return Tr::tr("No item was rated by two people, so there is nothing to compare.");
    case Undefined::OneLabel:
        return Tr::tr("Only one label was used. Agreement by chance is then 100 %, so a chance-corrected "
                      "coefficient has no value.");
    case Undefined::OneOffered: return Tr::tr("The scale has only one label, so disagreement is impossible.");
    case Undefined::LabelNotUsed: return Tr::tr("Nobody used this label on an item with at least two ratings.");
    case Undefined::UnequalRatings:
        return Tr::tr("The items have different numbers of ratings; use the generalised Fleiss κ.");
    case Undefined::UndefinedPair:
        return Tr::tr(
            "For at least one pair of people, the coefficient has no value, so the mean has no value either.");
    case Undefined::NoObservations: return Tr::tr("There are no observations.");
    case Undefined::OneObservation: return Tr::tr("A single observation has no spread.");
    case Undefined::OneCluster: return Tr::tr("All observations belong to one group, so there is no variation between groups.");
    case Undefined::NoDifference:
        return Tr::tr(
            "The two sides of the comparison are correct on exactly the same items, so there is nothing to test.");
    case Undefined::NothingAnswered: return Tr::tr("At least one person has no answers and therefore no accuracy.");
    case Undefined::FewDraws:
        return Tr::tr("The labels vary too little for an interval: too many bootstrap samples contain only one label.");
    case Undefined::OneRater: return Tr::tr("At least two people must rank the same objects.");
    case Undefined::OneObject: return Tr::tr("At least two objects must be ranked.");
    case Undefined::AllTied: return Tr::tr("Everybody gave all objects the same rank.");
    case Undefined::TooManySets: return Tr::tr("There are too many different combinations of labels to compare them all.");
    case Undefined::TakesOne: return Tr::tr("This measure compares sets of labels, but each item has only one label in this dimension.");
    case Undefined::TakesSeveral:
        return Tr::tr(
            "This measure compares single labels, but an item can have several labels in this dimension.");
    case Undefined::UndefinedPart: return Tr::tr("For at least one dimension there is no value, so the mean has no value "
                                                 "either.");
    case Undefined::MoreThanThereIs: return Tr::tr("The sample is larger than the set from which it is drawn.");
    case Undefined::OutOfRange: return Tr::tr("The result is too large to be shown as a number.");
    case Undefined::FewPeople: return Tr::tr("n is too small: a confidence interval of a mean needs at least five people or scores.");
    }
    return {};
}

} // namespace yuyi
