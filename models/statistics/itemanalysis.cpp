// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/itemanalysis.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace yuyi {

namespace {

/// Middle of the values; of an even number the mean of the two. Not empty; their order changes.
double median(std::vector<double> &values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    if (values.size() % 2 == 1)
        return *middle;
    return (*middle + *std::max_element(values.begin(), middle)) / 2;
}

double logTime(const ItemVote &vote)
{
    return std::log(static_cast<double>(std::max<qint64>(vote.milliseconds, 1)));
}

struct Person {
    int votes = 0;
    int correct = 0;
};

void addDiscrimination(ItemFigures &figures, const ItemVote *begin, const ItemVote *end, const std::vector<Person> &people)
{
    std::vector<std::pair<double, double>> points;
    for (const ItemVote *vote = begin; vote != end; ++vote) {
        const Person &person = people[static_cast<size_t>(vote->person)];
        const int others = person.votes - 1;
        if (others < itemOthers)
            continue;
        const int right = vote->correct ? 1 : 0;
        points.emplace_back(right, static_cast<double>(person.correct - right) / others);
    }
    if (points.size() < static_cast<size_t>(itemPeople))
        return;
    double meanX = 0;
    double meanY = 0;
    for (const auto &[x, y] : points) {
        meanX += x;
        meanY += y;
    }
    meanX /= static_cast<double>(points.size());
    meanY /= static_cast<double>(points.size());
    double xx = 0;
    double yy = 0;
    double xy = 0;
    for (const auto &[x, y] : points) {
        xx += (x - meanX) * (x - meanX);
        yy += (y - meanY) * (y - meanY);
        xy += (x - meanX) * (y - meanY);
    }
    // Equal shares differ in their last bits only.
    constexpr double nothing = 1e-12;
    if (xx < nothing || yy < nothing) {
        figures.noDiscrimination = NoDiscrimination::AllAlike;
        return;
    }
    figures.discrimination = std::clamp(xy / std::sqrt(xx * yy), -1.0, 1.0);
    figures.noDiscrimination = NoDiscrimination::None;
}

/// Returns whether the vote has an option of the question, or a text where there are none.
bool countChosen(ItemFigures &figures, const GivenAnswer &given)
{
    const OptionSet &chosen = given.options;
    bool any = figures.chosen.empty() && !given.text.isEmpty();
    for (size_t option = 0; option < figures.chosen.size(); ++option) {
        if (!chosen.contains(static_cast<int>(option)))
            continue;
        ++figures.chosen[option];
        any = true;
    }
    return any;
}

/// `wrong`: how often each wrong answer was given.
void addOptions(ItemFigures &figures, const ValidatedItem &item, const std::map<GivenAnswer, int> &wrong)
{
    // Between equals the first in the author's order, or of the texts.
    for (const auto &[answer, times] : wrong) {
        if (times > figures.mostAttractiveVotes) {
            figures.mostAttractiveVotes = times;
            figures.mostAttractive = answer;
        }
    }
    for (int option = 0; option < item.options; ++option) {
        const int chosen = figures.chosen[static_cast<size_t>(option)];
        if (item.key.options.contains(option))
            continue;
        if (figures.votes >= itemDistractorVotes && chosen < itemDistractorShare * figures.votes)
            figures.nonFunctioning.push_back(option);
    }
    figures.nonFunctioningKnown = item.options > 0 && figures.votes >= itemDistractorVotes;
    figures.keyInDoubt = figures.mostAttractiveVotes * 2 > figures.votes;
}

} // namespace

std::vector<Speed> answerSpeeds(const ItemVotes &votes)
{
    std::vector<std::vector<double>> times(static_cast<size_t>(votes.people.size()));
    for (const ItemVote &vote : votes.votes)
        times[static_cast<size_t>(vote.person)].push_back(logTime(vote));
    struct Own {
        bool known = false;
        double middle = 0;
        double spread = 0;
    };
    std::vector<Own> own(times.size());
    for (size_t person = 0; person < times.size(); ++person) {
        std::vector<double> &values = times[person];
        if (values.size() < static_cast<size_t>(itemSpeedVotes))
            continue;
        const double middle = median(values);
        for (double &value : values)
            value = std::abs(value - middle);
        const double spread = 1.4826 * median(values);
        own[person] = {spread > 0, middle, spread};
    }
    std::vector<Speed> speeds;
    speeds.reserve(votes.votes.size());
    for (const ItemVote &vote : votes.votes) {
        const Own &person = own[static_cast<size_t>(vote.person)];
        const double distance = person.known ? (logTime(vote) - person.middle) / person.spread : 0;
        speeds.push_back(vote.milliseconds < itemFastest || distance < -3 ? Speed::Rapid
                         : distance > 3                                   ? Speed::Slow
                                                                          : Speed::Normal);
    }
    return speeds;
}

std::vector<ItemFigures> analyseItems(const ItemVotes &votes)
{
    std::vector<Person> people(static_cast<size_t>(votes.people.size()));
    for (const ItemVote &vote : votes.votes) {
        Person &person = people[static_cast<size_t>(vote.person)];
        ++person.votes;
        person.correct += vote.correct ? 1 : 0;
    }
    const std::vector<Speed> speeds = answerSpeeds(votes);
    std::vector<ItemFigures> all(static_cast<size_t>(votes.items.size()));
    for (size_t i = 0; i < all.size(); ++i)
        all[i].chosen.resize(static_cast<size_t>(std::max(0, votes.items.at(static_cast<qsizetype>(i)).options)));
    size_t begin = 0;
    while (begin < votes.votes.size()) {
        const int item = votes.votes[begin].item;
        ItemFigures &figures = all[static_cast<size_t>(item)];
        const GivenAnswer &key = votes.items.at(item).key;
        std::vector<double> seconds;
        std::map<GivenAnswer, int> wrong;
        size_t end = begin;
        for (; end < votes.votes.size() && votes.votes[end].item == item; ++end) {
            const ItemVote &vote = votes.votes[end];
            ++figures.votes;
            figures.correct += vote.correct ? 1 : 0;
            if (!countChosen(figures, vote.chosen))
                ++figures.unchosen;
            else if (vote.chosen != key)
                ++wrong[vote.chosen];
            figures.flagged += vote.flags != 0 ? 1 : 0;
            for (int flag = 0; flag < 4; ++flag)
                figures.flags[flag] += (vote.flags >> flag) & 1;
            figures.notes += vote.noted ? 1 : 0;
            figures.rapid += speeds[end] == Speed::Rapid ? 1 : 0;
            figures.slow += speeds[end] == Speed::Slow ? 1 : 0;
            seconds.push_back(static_cast<double>(vote.milliseconds) / 1000);
        }
        if (const auto share = wilson(figures.correct, figures.votes))
            figures.difficulty = *share;
        figures.medianSeconds = median(seconds);
        addDiscrimination(figures, votes.votes.data() + begin, votes.votes.data() + end, people);
        addOptions(figures, votes.items.at(item), wrong);
        begin = end;
    }
    return all;
}

} // namespace yuyi
