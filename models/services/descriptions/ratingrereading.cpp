// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/descriptions/ratingrereading.h"

#include "models/domain/jsonfields.h"
#include "models/evaluation/ratingextraction.h"
#include "models/services/rules/descriptiontasks.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"
#include "models/stores/ratingstore.h"

namespace yuyi {

namespace {

/// Replies read at once.
constexpr int atOnce = 200;

bool isRead(const ReplyRating &rating, const RatingReading &reading)
{
    return rating.score == reading.score && rating.rule == codeOf(reading.rule) && rating.perspectives == reading.perspectives;
}

} // namespace

Result<RereadReport> RatingRereading::read(const RunId &descriptions, bool keep)
{
    const auto run = m_stores.runs().run(descriptions);
    if (!run)
        return passOn(run);
    const auto task = descriptionTask(m_stores, taskOf(run->configuration));
    const auto ratings = m_stores.ratings().ofRun(descriptions);
    const auto judges = m_stores.runs().runs(false, RunKind::Judgements);
    if (!task || !ratings || !judges)
        return !task ? tl::unexpected(task.error()) : !ratings ? tl::unexpected(ratings.error()) : tl::unexpected(judges.error());
    QHash<AttemptId, ReplyRating> byJudgement;
    for (const ReplyRating &rating : *ratings) {
        if (!rating.judgement.isNull() && rating.reader != ratingReaderVersion())
            byJudgement.insert(rating.judgement, rating);
    }
    RereadReport report;
    if (byJudgement.isEmpty())
        return report;
    const RatingScale scale = scaleOf(task->task);
    for (const Run &judge : *judges) {
        if (judge.judged != descriptions)
            continue;
        int here = 0;
        AttemptId after;
        for (;;) {
            const auto page = m_stores.runs().page(judge.id, after, atOnce);
            if (!page)
                return passOn(page);
            for (const ResponseDetails &details : *page) {
                after = details.attempt.id;
                const auto known = byJudgement.constFind(details.attempt.id);
                if (known == byJudgement.constEnd() || details.response.status != ReplyStatus::Answered)
                    continue;
                ++report.replies;
                const RatingReading reading = readRating(details.response.reply, scale);
                if (!isRead(*known, reading))
                    ++here;
                if (!keep)
                    continue;
                ReplyRating rating = *known;
                rating.id = RatingId::create();
                rating.score = reading.score;
                rating.rule = codeOf(reading.rule);
                rating.perspectives = reading.perspectives;
                rating.reader = ratingReaderVersion();
                rating.createdAt = m_now();
                if (const auto added = m_stores.ratings().add(rating); !added)
                    return passOn(added);
            }
            if (page->size() < atOnce)
                break;
        }
        report.changed += here;
        if (!keep || here == 0)
            continue;
        const auto noted = m_stores.record(makeEvent(Entity::Run, judge.id.value(), QStringLiteral("rescored"), m_actor, {},
                                                     jsonText({{"number", here}})));
        if (!noted)
            return passOn(noted);
    }
    return report;
}

Result<RereadReport> RatingRereading::look(const RunId &descriptions)
{
    if (const auto reader = requireResultsReader(m_stores, m_actor); !reader)
        return passOn(reader);
    return read(descriptions, false);
}

Result<RereadReport> RatingRereading::readAgain(const RunId &descriptions)
{
    RereadReport report;
    const auto done = m_stores.transaction([&]() -> Result<> {
        if (const auto lead = requireLead(m_stores, m_actor); !lead)
            return lead;
        const auto read = this->read(descriptions, true);
        if (!read)
            return passOn(read);
        report = *read;
        return {};
    });
    if (!done)
        return passOn(done);
    return report;
}

} // namespace yuyi
