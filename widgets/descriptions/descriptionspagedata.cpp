// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/descriptions/descriptionspagedata.h"

#include "models/services/descriptions/ratingrereading.h"
#include "models/services/runs/endpoints/endpointservice.h"
#include "models/services/runs/runcenter.h"
#include "models/services/session/projectaccess.h"

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

constexpr int changePauseMs = 400;

/// What the judges of a run said, in numbers that change when there is more of it, or when it is read otherwise.
QString judgedSoFar(const DescriptionsData &data)
{
    QStringList parts;
    for (const DescriptionRun &run : data.runs) {
        for (const DescriptionRun &judge : run.run.id == data.chosen ? run.judges : QList<DescriptionRun>())
            parts.append(QStringLiteral("%1 %2 %3").arg(judge.run.id.toString()).arg(judge.described).arg(judge.read));
    }
    return parts.join(u'\n');
}

/// Nothing is read twice that needs no reading again.
Result<int> rereadable(Stores &stores, const PersonId &person, const DescriptionsData &data, const DescriptionsData *before)
{
    const QString now = judgedSoFar(data);
    if (now.isEmpty()
        || (before && before->rereadable == 0 && before->report && before->chosen == data.chosen
            && judgedSoFar(*before) == now))
        return 0;
    const auto read = RatingRereading(stores, person).look(data.chosen);
    if (!read)
        return passOn(read);
    return read->changed;
}

Result<std::shared_ptr<const DescriptionsData>> readAll(Stores &stores, const QString &folder, const Person &who, const RunId &wanted,
                                                        const DescriptionsData *before)
{
    const PersonId person = who.id;
    auto data = std::make_shared<DescriptionsData>();
    data->wanted = wanted;
    auto runs = DescriptionService(stores, folder, person).runs();
    auto tasks = descriptionTasks(stores);
    const auto replies = replyTasks(stores);
    if (!replies)
        return passOn(replies);
    data->hasReplyTasks = !replies->isEmpty();
    auto endpoints = EndpointService(stores, person).list();
    if (!runs || !tasks || !endpoints)
        return !runs ? tl::unexpected(runs.error()) : !tasks ? tl::unexpected(tasks.error())
                                                             : tl::unexpected(endpoints.error());
    data->runs = std::move(*runs);
    data->tasks = std::move(*tasks);
    data->endpoints = std::move(*endpoints);
    if (data->runs.isEmpty())
        return data;
    data->chosen = data->runs.constFirst().run.id;
    for (const DescriptionRun &one : std::as_const(data->runs)) {
        if (one.run.id == wanted)
            data->chosen = wanted;
        const auto progress = scoringProgress(stores, person, one.run.id);
        if (!progress)
            return passOn(progress);
        data->toScore += progress->offered();
    }
    const auto own = scoringProgress(stores, person, data->chosen);
    if (!own)
        return passOn(own);
    data->own = *own;
    auto report = DescriptionReportService(stores, person).report(data->chosen);
    if (report)
        data->report = std::make_shared<const DescriptionReport>(std::move(*report));
    else if (report.error().code == ErrorCode::Refused)
        data->hidden = report.error().sentence;
    else
        return passOn(report);
    if (data->report && who.is(Role::Lead)) {
        const auto others = rereadable(stores, person, *data, before);
        if (!others)
            return passOn(others);
        data->rereadable = *others;
    }
    return data;
}

} // namespace

DescriptionsPageData::DescriptionsPageData(PageContext context, QObject *parent)
    : PageDataOf(context, changePauseMs, {Entity::Run, Entity::Rating, Entity::Endpoint, Entity::Assignment, Entity::Project}, parent)
{
    RunCenter &runs = this->context().runs;
    connect(&runs, &RunCenter::runChanged, this, [this](const RunId &id) {
        const RunKind kind = this->context().runs.run(id).run.kind;
        if (isShown() && kind != RunKind::Steps && (kind != RunKind::Questions || shows(id)))
            reloadSoon();
    });
    connect(&runs, &RunCenter::runEnded, this, [this] {
        if (isShown())
            reloadSoon();
    });
    connect(&runs, &RunCenter::refused, this, [this](const RunId &, const QString &sentence) {
        if (isShown())
            Q_EMIT failed(sentence);
    });
}

bool DescriptionsPageData::shows(const RunId &id) const
{
    return data() && std::any_of(data()->runs.cbegin(), data()->runs.cend(), [&](const DescriptionRun &one) { return one.run.id == id; });
}

const DescriptionRun *DescriptionsPageData::run() const
{
    if (!data())
        return nullptr;
    for (const DescriptionRun &one : data()->runs) {
        if (one.run.id == data()->chosen)
            return &one;
    }
    return nullptr;
}

void DescriptionsPageData::choose(const RunId &id)
{
    if (data() && data()->chosen == id && m_wanted == id)
        return;
    m_wanted = id;
    reload();
}

std::function<DescriptionsPageData::Reading(Stores &)> DescriptionsPageData::reading() const
{
    const PageContext &from = context();
    return [person = from.project.person(), wanted = m_wanted, folder = from.project.factory().folder(), before = data()](Stores &stores) {
        return readAll(stores, folder, person, wanted, before.get());
    };
}

} // namespace yuyi
