// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/analysis/earlierpace.h"

#include "models/services/studies/analysis/figures.h"
#include "models/stores/stores.h"
#include "models/stores/studystore.h"

#include <algorithm>
#include <vector>

namespace yuyi {

namespace {

constexpr int studiesToMeasure = 3;
constexpr std::size_t peopleNeeded = 5;
constexpr std::size_t answersNeeded = 5; ///< of a person
constexpr double leastSeconds = 5;

/// A person's median time of an answer with an option that the rules let stand, in seconds; 0: there are too few.
double paceOf(const StudyData &data, const StudiedPerson &person)
{
    if (!exclusionOf(data, person).isEmpty())
        return 0;
    std::vector<double> times;
    for (const Trial &trial : person.trials) {
        if (trial.part == StudyPart::Main && trial.isAnswered() && !trial.answer.isEmpty() && trial.milliseconds >= 0
            && !isLeftOut(data.study.exclusion, trial))
            times.push_back(static_cast<double>(trial.milliseconds) / 1'000);
    }
    return times.size() < answersNeeded ? 0 : quantile(times, 0.5).value_or(0);
}

} // namespace

Result<StudyPace> earlierPace(Stores &stores, const Study &study)
{
    YUYI_TRY(const auto studies, stores.studies().studies());
    int seen = 0;
    std::vector<double> paces;
    for (const Study &other : studies) {
        if (other.id == study.id || other.state == StudyState::Draft || seen == studiesToMeasure)
            continue;
        // What a frozen study said stays as it was when later ones are answered.
        if (study.state != StudyState::Draft && other.frozenAt >= study.frozenAt)
            continue;
        YUYI_TRY(const auto data, readStudy(stores, other.id, false));
        const std::size_t before = paces.size();
        for (const StudiedPerson &person : data.people) {
            if (const double pace = paceOf(data, person); pace > 0)
                paces.push_back(pace);
        }
        seen += paces.size() > before ? 1 : 0;
    }
    if (paces.size() < peopleNeeded)
        return StudyPace{};
    return StudyPace{std::max(leastSeconds, quantile(paces, 0.5).value_or(0)), static_cast<int>(paces.size())};
}

} // namespace yuyi
