// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/replies/rescoring.h"

#include "models/domain/json/jsonfields.h"
#include "models/domain/runs/scorers.h"
#include "models/evaluation/extraction/scoring.h"
#include "models/services/rules/events.h"
#include "models/services/rules/missreadings.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/runtexts.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace yuyi {

namespace {

/// Responses read and written at once.
constexpr int atOnce = 200;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Rescoring)
};

const ScoredResponse *scoreOf(const ResponseDetails &details, Scorer scorer)
{
    const auto found = std::find_if(details.scores.begin(), details.scores.end(),
                                    [&](const ScoredResponse &one) { return one.scorer == scorer; });
    return found != details.scores.end() ? &*found : nullptr;
}

bool isOutdated(const ResponseDetails &details, const QList<Scorer> &scorers)
{
    for (const Scorer scorer : scorers) {
        const ScoredResponse *score = scoreOf(details, scorer);
        if (score == nullptr || score->scorerVersion != scorerVersion(scorer))
            return true;
    }
    return false;
}

bool reads(const ScoredResponse *former, const ScoredResponse &now)
{
    return former != nullptr && former->answer == now.answer && former->result == now.result && former->label == now.label;
}

} // namespace

QByteArray RescoreRequest::toJson() const
{
    return storedText({{"runs", runs}, {"by", by}});
}

RescoreRequest RescoreRequest::fromJson(const QByteArray &text)
{
    const Json json = storedJson(text);
    RescoreRequest request;
    request.runs = idsOf<RunId>(json, "runs");
    request.by = PersonId::fromString(textOf(json, "by"));
    return request;
}

Result<QList<RunId>> Rescoring::outdated()
{
    YUYI_CHECK(requireResultsReader(m_stores, m_actor));
    YUYI_TRY(const auto project, m_stores.project().info());
    const QList<Scorer> scorers = scorersOf(project.preset);
    QList<RunId> found;
    for (const Scorer scorer : scorers) {
        YUYI_TRY(const auto runs, m_stores.responses().runsReadOtherwise(scorer, scorerVersion(scorer)));
        for (const RunId &run : runs) {
            if (!found.contains(run))
                found.append(run);
        }
    }
    return found;
}

/// What models said of misses is read by the strict scorer too.
Result<> Rescoring::rereadJudgements(const RunId &run, const Preset &preset)
{
    YUYI_TRY(const auto readings, missReadings(m_stores, run));
    QList<QuestionVersionId> versions;
    for (const MissReading &reading : readings) {
        if (!versions.contains(reading.slot.question))
            versions.append(reading.slot.question);
    }
    YUYI_TRY(const auto questions, questionsAsked(m_stores, run, versions));
    QList<ScoredResponse> scores;
    for (const MissReading &reading : readings) {
        const auto question = std::find_if(questions.begin(), questions.end(),
                                           [&](const Question &one) { return one.versionId == reading.slot.question; });
        if (question == questions.end())
            continue;
        const ScoredResponse fresh = scoreJudgement(reading.judgement.response, reading.reply.attempt.id, reading.reply.attempt.shownOrder,
                                                    *question, preset.kind(question->kind));
        if (!reads(reading.score(), fresh) || reading.score()->scorerVersion != fresh.scorerVersion)
            scores.append(fresh);
    }
    if (scores.isEmpty())
        return {};
    return m_stores.transaction([&] { return m_stores.responses().setScores(scores); });
}

Result<RescoreReport> Rescoring::rescore(const QList<RunId> &runs, bool all, Progress &progress)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    QList<RunId> wanted = runs;
    if (wanted.isEmpty()) {
        YUYI_TRY(const auto every, m_stores.runs().runs(true));
        for (const Run &run : every)
            wanted.append(run.id);
    }
    YUYI_TRY(const auto project, m_stores.project().info());
    const QList<Scorer> scorers = scorersOf(project.preset);
    progress.setTotal(wanted.size());
    RescoreReport report;
    for (const RunId &run : std::as_const(wanted)) {
        QHash<QuestionVersionId, Question> questions;
        AttemptId after;
        RescoreReport here;
        while (true) {
            if (progress.cancelled())
                return failure(ErrorCode::Cancelled, Tr::tr("Re-scoring was stopped. Replies that were already re-scored keep their new "
                                                            "scores."));
            YUYI_TRY(const auto page, m_stores.responses().page(run, after, atOnce));
            if (page.isEmpty())
                break;
            after = page.constLast().attempt.id;
            QList<QuestionVersionId> missing;
            for (const ResponseDetails &details : page) {
                const QuestionVersionId question = details.attempt.slot.question;
                if (!questions.contains(question) && !missing.contains(question))
                    missing.append(question);
            }
            YUYI_TRY(const auto read, questionsAsked(m_stores, run, missing));
            for (const Question &question : read)
                questions.insert(question.versionId, question);

            QList<ScoredResponse> scores;
            for (const ResponseDetails &details : page) {
                ++here.responses;
                const auto question = questions.constFind(details.attempt.slot.question);
                if (question == questions.constEnd() || (!all && !isOutdated(details, scorers)))
                    continue;
                const QList<ScoredResponse> fresh = scoreResponse(scorers, details.response, details.attempt.shownOrder, *question,
                                                                  project.preset.kind(question->kind));
                ++here.scored;
                here.changed += std::all_of(fresh.begin(), fresh.end(), [&](const ScoredResponse &one) {
                    return reads(scoreOf(details, one.scorer), one);
                })
                                  ? 0
                                  : 1;
                scores += fresh;
            }
            if (scores.isEmpty())
                continue;
            YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
                YUYI_CHECK(m_stores.responses().setScores(scores));
                Json about = Json::object();
                about["number"] = scores.size() / scorers.size();
                return m_stores.record(
                    makeEvent(Entity::Run, run.value(), AuditAction::Rescored, m_actor, {}, jsonText(about)));
            }));
        }
        YUYI_CHECK(rereadJudgements(run, project.preset));
        report.responses += here.responses;
        report.scored += here.scored;
        report.changed += here.changed;
        progress.advance();
    }
    return report;
}

} // namespace yuyi
