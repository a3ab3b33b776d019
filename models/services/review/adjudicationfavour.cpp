// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/review/adjudicationfavour.h"

#include "models/services/rules/permissions.h"
#include "models/stores/stores.h"

namespace yuyi {

Result<FavourReport> adjudicationFavour(Stores &stores, const PersonId &actor)
{
    YUYI_TRY(const auto lead, isLead(stores, actor));
    YUYI_TRY(const auto rows, stores.review().favour(lead ? PersonId() : actor));
    FavourReport report;
    const auto countOf = [&](const PersonId &person) -> FavourCount & {
        for (FavourCount &one : report.adjudicators) {
            if (one.adjudicator == person)
                return one;
        }
        report.adjudicators.append({person, 0, 0, 0, 0});
        return report.adjudicators.last();
    };
    const auto shareOf = [&](const PersonId &adjudicator, const PersonId &annotator) -> AnnotatorShare & {
        for (AnnotatorShare &one : report.annotators) {
            if (one.adjudicator == adjudicator && one.annotator == annotator)
                return one;
        }
        report.annotators.append({adjudicator, annotator, 0, 0});
        return report.annotators.last();
    };
    for (const FavourRow &row : rows) {
        if (row.choice != Choice::A && row.choice != Choice::B)
            continue;
        FavourCount &count = countOf(row.adjudicator);
        const bool choseA = row.choice == Choice::A;
        ++(choseA ? count.first : count.second);
        ++(choseA == (row.leftSide == Side::A) ? count.left : count.right);
        // Adjudicators do not see whose work they chose.
        if (!lead || row.adjudicator == actor)
            continue;
        for (const PersonId &annotator : {row.personA, row.personB}) {
            AnnotatorShare &share = shareOf(row.adjudicator, annotator);
            ++share.offered;
            if (annotator == (choseA ? row.personA : row.personB))
                ++share.chosen;
        }
    }
    return report;
}

} // namespace yuyi
