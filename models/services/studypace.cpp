// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studypace.h"

#include "models/services/studyfigures.h"
#include "models/services/studyreport.h"
#include "models/stores/stores.h"
#include "models/stores/studystore.h"

#include <algorithm>

namespace yuyi {

namespace {

constexpr int studiesToMeasure = 3;
constexpr int peopleNeeded = 5;
constexpr qsizetype answersNeeded = 5;      ///< of a person
constexpr double leastSeconds = 5;

double middleOf(QList<double> values)
{
    std::sort(values.begin(), values.end());
    const qsizetype middle = values.size() / 2;
    return values.size() % 2 == 1 ? values.at(middle) : (values.at(middle - 1) + values.at(middle)) / 2;
}

/// A person's median time of an answer with an option that the rules let stand, in seconds; 0: there are too few.
double paceOf(const StudyData &data, const StudiedPerson &person)
{
    if (!exclusionOf(data, person).isEmpty())
        return 0;
    QList<double> times;
    for (const Trial &trial : person.trials) {
        if (trial.part == StudyPart::Main && trial.isAnswered() && !trial.option.isNull() && trial.milliseconds >= 0
            && !isLeftOut(data.study.exclusion, trial))
            times.append(double(trial.milliseconds) / 1'000);
    }
    return times.size() < answersNeeded ? 0 : middleOf(times);
}

} // namespace

Result<StudyPace> earlierPace(Stores &stores, const Study &study)
{
    const auto studies = stores.studies().studies();
    if (!studies)
        return passOn(studies);
    int seen = 0;
    QList<double> paces;
    for (const Study &other : *studies) {
        if (other.id == study.id || other.state == StudyState::Draft || seen == studiesToMeasure)
            continue;
        // What a frozen study said stays as it was when later ones are answered.
        if (study.state != StudyState::Draft && other.frozenAt >= study.frozenAt)
            continue;
        const auto data = readStudy(stores, other.id, false);
        if (!data)
            return passOn(data);
        const qsizetype before = paces.size();
        for (const StudiedPerson &person : data->people) {
            if (const double pace = paceOf(*data, person); pace > 0)
                paces.append(pace);
        }
        seen += paces.size() > before ? 1 : 0;
    }
    if (paces.size() < peopleNeeded)
        return StudyPace{};
    return StudyPace{std::max(leastSeconds, middleOf(paces)), static_cast<int>(paces.size())};
}

} // namespace yuyi
