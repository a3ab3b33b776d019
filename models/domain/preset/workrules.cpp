// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/workrules.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::WorkRules)
};

tl::unexpected<Error> invalid(const QString &sentence)
{
    return failure(ErrorCode::Invalid, sentence);
}

} // namespace

Result<> checkRules(const WorkRules &rules)
{
    if (rules.annotatorsPerImage < 1)
        return invalid(Tr::tr("An image needs at least one annotator."));
    if (rules.annotatorsPerImage > RuleLimits::annotators) {
        return invalid(Tr::tr(
            "An image must have one or two annotators, because adjudication compares two annotations. If more people should label the "
            "same images, use a calibration."));
    }
    if (rules.votesPerQuestion < 0 || rules.votesPerQuestion > RuleLimits::votes)
        return invalid(Tr::tr("The number of answers per question must be from 0 to %1.").arg(RuleLimits::votes));
    if (rules.rounds < 1 || rules.rounds > RuleLimits::rounds)
        return invalid(Tr::tr("The maximum number of validation rounds must be from 1 to %1.").arg(RuleLimits::rounds));
    if (rules.passingVotes < 0 || rules.passingVotes > rules.votesPerQuestion) {
        return invalid(Tr::tr("The number of correct answers required (%1) cannot be larger than the number of answers per question (%2).")
                           .arg(rules.passingVotes)
                           .arg(rules.votesPerQuestion));
    }
    if (!(rules.textSimilarity >= 0 && rules.textSimilarity <= 1))
        return invalid(Tr::tr("“Minimum similarity for texts to count as equal” must be from 0 to 1."));
    return checkReservationLength(rules.reservationMinutes);
}

} // namespace yuyi
