// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/descriptions/ratingrereading.h"

#include "models/domain/json/jsonfields.h"
#include "models/evaluation/ratings/ratingextraction.h"
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
    YUYI_TRY(const auto run, m_stores.runs().run(descriptions));
    // Only people score replies to questions.
    if (run.kind != RunKind::Descriptions)
        return RereadReport();
    YUYI_TRY(const auto task, descriptionTask(m_stores, taskOf(run.configuration)));
    YUYI_TRY(const auto ratings, m_stores.ratings().ofRun(descriptions));
    YUYI_TRY(const auto judges, m_stores.runs().runs(false, RunKind::Judgements));
    QHash<AttemptId, ReplyRating> byJudgement;
    for (const ReplyRating &rating : ratings) {
        if (!rating.judgement.isNull() && rating.reader != ratingReaderVersion())
            byJudgement.insert(rating.judgement, rating);
    }
    RereadReport report;
    if (byJudgement.isEmpty())
        return report;
    const RatingScale scale = scaleOf(task.task);
    for (const Run &judge : judges) {
        if (judge.judged != descriptions)
            continue;
        int here = 0;
        AttemptId after;
        for (;;) {
            YUYI_TRY(const auto page, m_stores.responses().page(judge.id, after, atOnce));
            for (const ResponseDetails &details : page) {
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
                YUYI_CHECK(m_stores.ratings().add(rating));
            }
            if (page.size() < atOnce)
                break;
        }
        report.changed += here;
        if (!keep || here == 0)
            continue;
        YUYI_CHECK(m_stores.record(makeEvent(Entity::Run, judge.id.value(), AuditAction::Rescored, m_actor, {},
                                             jsonText({{"number", here}}))));
    }
    return report;
}

Result<RereadReport> RatingRereading::look(const RunId &descriptions)
{
    YUYI_CHECK(requireResultsReader(m_stores, m_actor));
    return read(descriptions, false);
}

Result<RereadReport> RatingRereading::readAgain(const RunId &descriptions)
{
    RereadReport report;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto read, this->read(descriptions, true));
        report = read;
        return {};
    }));
    return report;
}

} // namespace yuyi
