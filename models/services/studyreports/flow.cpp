// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studyreports/flow.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StudyTable)
};

QString exclusionTitle(ExclusionRule rule)
{
    switch (rule) {
    case ExclusionRule::Gold: return Tr::tr("Excluded: gold accuracy too low");
    case ExclusionRule::FastMedian: return Tr::tr("Excluded: answered too fast");
    case ExclusionRule::FewAnswered: return Tr::tr("Excluded: answered too few questions");
    case ExclusionRule::Flagged: return Tr::tr("Excluded: too many flagged answers");
    case ExclusionRule::PriorExposure: return Tr::tr("Excluded: had seen similar questions before");
    }
    return {};
}

} // namespace

QList<StudyFlowStep> studyFlow(const StudyData &data, const StudyFigures &byRules)
{
    const StudyFlow &flow = data.flow;
    QList<StudyFlowStep> steps{{QStringLiteral("invited"), Tr::tr("Invited"), flow.invited},
                               {QStringLiteral("opened"), Tr::tr("Opened the study"), flow.opened},
                               {QStringLiteral("declined"), Tr::tr("Declined"), flow.declined},
                               {QStringLiteral("began"), Tr::tr("Agreed and began"), flow.began},
                               {QStringLiteral("withdrawn"), Tr::tr("Withdrew"), flow.withdrawn},
                               {QStringLiteral("stopped"), Tr::tr("Not finished"), flow.stopped},
                               {QStringLiteral("too-late"), Tr::tr("Of these: came back too late"), flow.tooLate},
                               {QStringLiteral("finished"), Tr::tr("Finished"), flow.finished}};
    int excluded = 0;
    int counted = 0;
    QMap<ExclusionRule, int> rules;
    for (const PersonFigures &person : byRules.people) {
        if (!data.people.at(person.index).participant.simulated.isEmpty())
            continue;
        counted += person.counted ? 1 : 0;
        excluded += person.reasons.isEmpty() ? 0 : 1;
        for (const ExclusionReason &reason : person.reasons)
            ++rules[reason.rule];
    }
    steps.append({QStringLiteral("excluded"), Tr::tr("Excluded by the rules"), excluded});
    for (auto rule = rules.cbegin(); rule != rules.cend(); ++rule)
        steps.append({QStringLiteral("excluded-") + codeOf(rule.key()), exclusionTitle(rule.key()), *rule});
    steps.append({QStringLiteral("counted"), Tr::tr("Included in the results"), counted});
    return steps;
}

} // namespace yuyi
