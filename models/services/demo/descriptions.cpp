// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/demo/descriptions.h"

#include "models/services/descriptions/descriptionservice.h"
#include "models/services/descriptions/ratingservice.h"

#include <algorithm>

namespace yuyi {

namespace {

constexpr int triesPerSlot = 5;
/// The second expert is not done yet.
constexpr int leftToSecond = 3;

QList<RunId> idsOf(const QList<Run> &runs)
{
    QList<RunId> ids;
    for (const Run &run : runs)
        ids.append(run.id);
    return ids;
}

} // namespace

Result<> DemoDescriptions::play(Progress &progress)
{
    const auto described = describe(progress);
    if (!described)
        return passOn(described);
    if (const auto judged = judge(*described, progress); !judged)
        return judged;
    const QStringList experts = m_stage.peopleWith(Role::Expert);
    for (qsizetype i = 0; i < experts.size(); ++i) {
        if (const auto scored = score(experts.at(i), i == 0 ? 0 : leftToSecond); !scored)
            return scored;
    }
    return {};
}

Result<QList<RunId>> DemoDescriptions::describe(Progress &progress)
{
    // The strongest reads what the others say.
    DescriptionPlan plan;
    for (const Endpoint &endpoint : m_models.endpoints().mid(1))
        plan.run.endpoints.append(endpoint.id);
    const auto runs = DescriptionService(m_stage.stores, m_stage.folder(), m_stage.lead).create(plan);
    if (!runs)
        return passOn(runs);
    const QList<RunId> ids = idsOf(*runs);
    if (const auto asked = m_models.ask(ids, triesPerSlot, progress); !asked)
        return passOn(asked);
    return ids;
}

Result<> DemoDescriptions::judge(const QList<RunId> &described, Progress &progress)
{
    JudgePlan plan;
    plan.descriptions = described;
    plan.run.endpoints = {m_models.endpoints().constFirst().id};
    const auto runs = DescriptionService(m_stage.stores, m_stage.folder(), m_stage.lead).create(plan);
    if (!runs)
        return passOn(runs);
    return m_models.ask(idsOf(*runs), triesPerSlot, progress);
}

Result<> DemoDescriptions::score(const QString &expert, int leftOver)
{
    const auto person = m_stage.person(expert);
    if (!person)
        return passOn(person);
    RatingService service(m_stage.stores, *person);
    const auto lines = service.lines({});
    if (!lines)
        return passOn(lines);
    const QList<Endpoint> &endpoints = m_models.endpoints();
    for (const ScoringLine &line : lines->mid(0, lines->size() - leftOver)) {
        const auto view = service.view(line.attempt);
        if (!view)
            return passOn(view);
        const auto run = m_stage.stores.runs().run(line.run);
        if (!run)
            return passOn(run);
        // Better models are described better; experts are a point apart now and then.
        const auto model = std::find_if(endpoints.begin(), endpoints.end(), [&](const Endpoint &one) { return one.id == run->endpoint; });
        const int lowest = view->task.task.lowest;
        const int highest = view->task.task.highest;
        const QString words = QStringLiteral("score/%1/%2").arg(run->model, view->itemId);
        int points = highest - static_cast<int>(model - endpoints.begin()) - demoPick(words, 2);
        if (demoChance(words + u'/' + expert) < 0.3)
            points += demoChance(words) < 0.5 ? 1 : -1;
        ReplyRating rating;
        rating.attempt = line.attempt;
        rating.score = std::clamp(points, lowest, highest);
        if (const auto rated = service.rate(rating); !rated)
            return rated;
    }
    return {};
}

} // namespace yuyi
