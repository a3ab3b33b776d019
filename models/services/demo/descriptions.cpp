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
    YUYI_TRY(const auto described, describe(progress));
    YUYI_CHECK(judge(described, progress));
    const QStringList experts = m_stage.peopleWith(Role::Expert);
    for (qsizetype i = 0; i < experts.size(); ++i)
        YUYI_CHECK(score(experts.at(i), i == 0 ? 0 : leftToSecond));
    return {};
}

Result<QList<RunId>> DemoDescriptions::describe(Progress &progress)
{
    // The strongest reads what the others say.
    DescriptionPlan plan;
    for (const Endpoint &endpoint : m_models.endpoints().mid(1))
        plan.run.endpoints.append(endpoint.id);
    YUYI_TRY(const auto runs, DescriptionService(m_stage.stores, m_stage.folder(), m_stage.lead).create(plan));
    const QList<RunId> ids = idsOf(runs);
    YUYI_CHECK(m_models.ask(ids, triesPerSlot, progress));
    return ids;
}

Result<> DemoDescriptions::judge(const QList<RunId> &described, Progress &progress)
{
    JudgePlan plan;
    plan.descriptions = described;
    plan.run.endpoints = {m_models.endpoints().constFirst().id};
    YUYI_TRY(const auto runs, DescriptionService(m_stage.stores, m_stage.folder(), m_stage.lead).create(plan));
    return m_models.ask(idsOf(runs), triesPerSlot, progress);
}

Result<> DemoDescriptions::score(const QString &expert, int leftOver)
{
    YUYI_TRY(const auto person, m_stage.person(expert));
    RatingService service(m_stage.stores, person);
    YUYI_TRY(const auto lines, service.lines({}));
    const QList<Endpoint> &endpoints = m_models.endpoints();
    for (const ScoringLine &line : lines.mid(0, lines.size() - leftOver)) {
        YUYI_TRY(const auto view, service.view(line.attempt));
        YUYI_TRY(const auto run, m_stage.stores.runs().run(line.run));
        // Better models are described better; experts are a point apart now and then.
        const auto model = std::find_if(endpoints.begin(), endpoints.end(), [&](const Endpoint &one) { return one.id == run.endpoint; });
        const int lowest = view.task.task.lowest;
        const int highest = view.task.task.highest;
        const QString words = QStringLiteral("score/%1/%2").arg(run.model, view.itemId);
        int points = highest - static_cast<int>(model - endpoints.begin()) - demoPick(words, 2);
        if (demoChance(words + u'/' + expert) < 0.3)
            points += demoChance(words) < 0.5 ? 1 : -1;
        ReplyRating rating;
        rating.attempt = line.attempt;
        rating.score = std::clamp(points, lowest, highest);
        YUYI_CHECK(service.rate(rating));
    }
    return {};
}

} // namespace yuyi
