// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/runs/sqlresponsestore.h"

#include "db/connection/chunks.h"
#include "db/rows/columns.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::RunStore)
};

const sql::Columns<RunSlot> slotColumns("", {{"t.question_version_id", &RunSlot::question},
                                             {"t.repeat", &RunSlot::repeat},
                                             {"t.rotation", &RunSlot::rotation}});

const sql::Columns<Attempt> attemptColumns(
    "attempt", {{"id", &Attempt::id},
                {"run_id", &Attempt::run},
                {"question_version_id", [](auto &attempt) -> decltype(auto) { return (attempt.slot.question); }},
                {"repeat", [](auto &attempt) -> decltype(auto) { return (attempt.slot.repeat); }},
                {"rotation", [](auto &attempt) -> decltype(auto) { return (attempt.slot.rotation); }},
                {"number", &Attempt::number},
                {"request_hash", &Attempt::requestHash},
                {"picture_sha256", &Attempt::pictureSha256},
                {"shown_order", &Attempt::shownOrder},
                {"sent_at", &Attempt::sentAt, sql::orNow},
                {"request_id", &Attempt::request},
                {"place", &Attempt::place}});

/// Without the attempt and its run, which are read from the attempt.
const sql::Columns<Response> responseColumns("response", {{"status", &Response::status, ReplyStatus::Transient},
                                                          {"reply", &Response::reply},
                                                          {"reasoning", &Response::reasoning},
                                                          {"message", &Response::message},
                                                          {"cut_short", &Response::cutShort},
                                                          {"http_status", &Response::httpStatus},
                                                          {"bytes_sent", &Response::bytesSent},
                                                          {"tokens_input", &Response::tokensInput},
                                                          {"tokens_output", &Response::tokensOutput},
                                                          {"milliseconds", &Response::milliseconds},
                                                          {"cost", &Response::cost},
                                                          {"ended_at", &Response::endedAt, sql::orNow},
                                                          {"whole", &Response::whole},
                                                          {"part_fault", &Response::partFault}});

const sql::Columns<Response> failureColumns("", {{"r.attempt_id", &Response::attempt},
                                                 {"r.status", &Response::status, ReplyStatus::Transient},
                                                 {"r.http_status", &Response::httpStatus},
                                                 {"r.message", &Response::message},
                                                 {"r.bytes_sent", &Response::bytesSent}});

const sql::Columns<ScoredResponse> scoreColumns("scored_response",
                                                {{"attempt_id", &ScoredResponse::attempt},
                                                 {"scorer", &ScoredResponse::scorer, Scorer::Strict},
                                                 {"scorer_version", &ScoredResponse::scorerVersion},
                                                 {"option_id", [](auto &row) -> decltype(auto) { return (row.answer.one); }},
                                                 {"options", [](auto &row) -> decltype(auto) { return (row.answer.several); }},
                                                 {"answer", [](auto &row) -> decltype(auto) { return (row.answer.text); }},
                                                 {"label", &ScoredResponse::label},
                                                 {"result", &ScoredResponse::result, ResponseResult::Miss},
                                                 {"rule", &ScoredResponse::rule},
                                                 {"reason", &ScoredResponse::reason},
                                                 {"span_start", &ScoredResponse::spanStart},
                                                 {"span_length", &ScoredResponse::spanLength}});

/// Without the slot and what the response counts as.
const sql::Columns<ScoredSlot> scoredColumns(
    "", {{"t.id", &ScoredSlot::attempt},
         {"r.status", &ScoredSlot::status, ReplyStatus::Transient},
         {"s.reason", &ScoredSlot::reason},
         {"CASE WHEN s.result IS NOT NULL AND s2.result IS NOT NULL AND (s.result <> s2.result "
          "OR coalesce(s.option_id, '') <> coalesce(s2.option_id, '') OR s.options <> s2.options "
          "OR s.answer <> s2.answer) THEN 1 ELSE 0 END",
          &ScoredSlot::scorersDiffer},
         {"CASE WHEN u.option_order = 'written' THEN '' ELSE t.shown_order END", &ScoredSlot::shownOrder}});

const sql::Columns<Overrule> overruleColumns("overrule", {{"id", &Overrule::id},
                                                          {"attempt_id", &Overrule::attempt},
                                                          {"result", &Overrule::result, ResponseResult::Miss},
                                                          {"option_id", [](auto &row) -> decltype(auto) { return (row.answer.one); }},
                                                          {"options", [](auto &row) -> decltype(auto) { return (row.answer.several); }},
                                                          {"answer", [](auto &row) -> decltype(auto) { return (row.answer.text); }},
                                                          {"reason", &Overrule::reason},
                                                          {"created_at", &Overrule::createdAt, sql::orNow},
                                                          {"created_by", &Overrule::createdBy}});

/// An answer from its columns.
Answer answerOf(const OptionId &one, const QList<OptionId> &several, const QString &text)
{
    if (!text.isEmpty())
        return Answer::written(text);
    return one.isNull() ? Answer(several) : Answer(one);
}

} // namespace

Result<> SqlResponseStore::addAttempts(const QList<Attempt> &attempts)
{
    for (const Attempt &attempt : attempts)
        YUYI_CHECK(sql::addRow(m_connection, attemptColumns, attempt));
    return {};
}

Result<> SqlResponseStore::addResponses(const QList<Response> &responses)
{
    for (const Response &response : responses)
        YUYI_CHECK(sql::addRow(m_connection, responseColumns, response,
                               {{"attempt_id", sql::id(response.attempt)}, {"run_id", sql::id(response.run)}}));
    return {};
}

Result<> SqlResponseStore::setScores(const QList<ScoredResponse> &scores)
{
    for (const ScoredResponse &score : scores)
        YUYI_CHECK(sql::addRow(
            m_connection, scoreColumns, score, {{"created_at", sql::timeOrNow({})}},
            QStringLiteral("ON CONFLICT (attempt_id, scorer) DO UPDATE SET "
                           "scorer_version = excluded.scorer_version, option_id = excluded.option_id, "
                           "options = excluded.options, answer = excluded.answer, "
                           "label = excluded.label, result = excluded.result, rule = excluded.rule, "
                           "reason = excluded.reason, span_start = excluded.span_start, "
                           "span_length = excluded.span_length, created_at = excluded.created_at")));
    return {};
}

Result<QList<SlotState>> SqlResponseStore::slotStates(const RunId &id)
{
    QList<SlotState> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT %1, r.status, CASE WHEN r.part_fault <> '' THEN 1 ELSE 0 END FROM attempt t "
                       "LEFT JOIN response r ON r.attempt_id = t.id WHERE t.run_id = ? "
                       "ORDER BY t.question_version_id, t.repeat, t.rotation, t.number")
            .arg(slotColumns.names()),
        {sql::id(id)}, [&](const Row &row) {
            const RunSlot slot = slotColumns.read(row);
            const auto [status, withoutPart] =
                row.as<std::optional<sql::CodeOr<ReplyStatus::Transient>>, bool>(slotColumns.count());
            if (list.isEmpty() || !(list.constLast().slot == slot))
                list.append({slot, 0, 0, std::nullopt});
            SlotState &state = list.last();
            ++state.attempts;
            if (status) {
                state.status = *status;
                state.withoutPart = withoutPart;
            } else {
                ++state.lost;
            }
        }));
    return list;
}

Result<QList<ScoredSlot>> SqlResponseStore::scoredSlots(const RunId &id, Scorer scorer)
{
    using ResultCode = sql::CodeOr<ResponseResult::Miss>;
    using Options = QList<OptionId>;
    QList<ScoredSlot> list;
    // The strict scorer and the judge are compared with the published one, and that with the strict one. A project has at most one
    // published scorer, so that a response is found once.
    const QLatin1String compared(readsAsPublished(scorer) ? "= 'strict'" : "NOT IN ('strict', 'judge')");
    // A model counts only where the strict scorer misses now: what it said of a reply that is read by now is out of date.
    const QString read =
        scorer == Scorer::Judge
            ? QStringLiteral("CASE WHEN EXISTS (SELECT 1 FROM scored_response m WHERE m.attempt_id = t.id AND m.scorer = 'strict' "
                             "AND m.result = 'miss') AND EXISTS (SELECT 1 FROM scored_response j WHERE j.attempt_id = t.id "
                             "AND j.scorer = 'judge') THEN 'judge' ELSE 'strict' END")
            : QStringLiteral("'%1'").arg(codeOf(scorer));
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT %1, %2, s.result, s.option_id, s.options, s.answer, s.label, coalesce(s.rule, ''), o.result, o.option_id, "
            "o.options, o.answer FROM attempt t "
            "JOIN run u ON u.id = t.run_id JOIN response r ON r.attempt_id = t.id "
            "LEFT JOIN scored_response s ON s.attempt_id = t.id AND s.scorer = %4 "
            "LEFT JOIN scored_response s2 ON s2.attempt_id = t.id AND s2.scorer %3 "
            "LEFT JOIN overrule o ON o.attempt_id = t.id AND o.withdrawn = 0 WHERE t.run_id = ? "
            "ORDER BY t.question_version_id, t.repeat, t.rotation, t.number")
            .arg(slotColumns.names(), scoredColumns.names(), compared, read),
        {sql::id(id)}, [&](const Row &row) {
            ScoredSlot scored = scoredColumns.read(row, slotColumns.count());
            scored.slot = slotColumns.read(row);
            const auto [result, option, options, answer, label, rule, overruled, chosen, severalChosen, written] =
                row.as<std::optional<ResultCode>, OptionId, Options, QString, QString, QString, std::optional<ResultCode>, OptionId,
                       Options,
                       QString>(
                    slotColumns.count() + scoredColumns.count());
            scored.overruled = overruled.has_value();
            scored.scored = result.has_value() || scored.overruled;
            if (overruled) {
                scored.result = *overruled;
                scored.answer = answerOf(chosen, severalChosen, written);
            } else if (scored.status == ReplyStatus::Answered) {
                scored.result = result ? ResponseResult(*result) : ResponseResult::Miss;
                scored.answer = answerOf(option, options, answer);
                scored.label = label;
                scored.drawnFrom = drawnFromRule(rule);
            }
            // The newest response of a slot is the one that counts.
            if (!list.isEmpty() && list.constLast().slot == scored.slot)
                list.last() = scored;
            else
                list.append(scored);
        }));
    return list;
}

Result<RunFigures> SqlResponseStore::figures(const RunId &id, Scorer scorer)
{
    RunFigures figures;
    figures.run = id;
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        YUYI_TRY(const auto scored, scoredSlots(id, scorer));
        for (const ScoredSlot &slot : scored) {
            switch (slot.status) {
            case ReplyStatus::Answered: ++figures.answered; break;
            case ReplyStatus::Blocked: ++figures.blocked; break;
            case ReplyStatus::BadRequest: ++figures.badRequest; break;
            case ReplyStatus::Account: ++figures.account; break;
            case ReplyStatus::Transient: ++figures.transient; break;
            }
            if (!slot.scored)
                continue;
            switch (slot.result) {
            case ResponseResult::Correct: ++figures.correct; break;
            case ResponseResult::Incorrect: ++figures.incorrect; break;
            case ResponseResult::Miss: ++figures.miss; break;
            case ResponseResult::Error: break;
            }
        }
        YUYI_TRY(const auto attempts, m_connection.number(
                                          QStringLiteral("SELECT count(*) FROM attempt WHERE run_id = ? AND place <= 1"), {sql::id(id)}));
        figures.attempts = attempts;
        return m_connection.read(
            QStringLiteral(
                "SELECT coalesce(sum(CASE WHEN t.place <= 1 THEN 1 ELSE 0 END), 0), "
                "coalesce(sum(CASE WHEN tokens_input > 0 THEN tokens_input ELSE 0 END), 0), "
                "coalesce(sum(CASE WHEN tokens_output > 0 THEN tokens_output ELSE 0 END), 0), "
                "coalesce(sum(bytes_sent), 0), coalesce(sum(cost), 0), "
                "coalesce(sum(milliseconds), 0) FROM response r JOIN attempt t ON t.id = r.attempt_id WHERE r.run_id = ?"),
            {sql::id(id)}, [&](const Row &row) {
                qint64 responses = 0;
                std::tie(responses, figures.tokensInput, figures.tokensOutput, figures.bytesSent, figures.cost,
                         figures.milliseconds) = row.as<qint64, qint64, qint64, qint64, double, qint64>();
                figures.lost = figures.attempts - responses;
            });
    }));
    return figures;
}

Result<QList<RunFailures>> SqlResponseStore::failures(const RunId &id)
{
    QList<RunFailures> kinds;
    std::optional<RunSlot> before;
    Response newest;
    const auto count = [&] {
        if (!before || newest.status == ReplyStatus::Answered)
            return;
        const auto known = std::find_if(kinds.begin(), kinds.end(), [&](const RunFailures &kind) {
            return kind.first.status == newest.status && kind.first.httpStatus == newest.httpStatus;
        });
        if (known == kinds.end())
            kinds.append({newest, 1});
        else
            ++known->count;
    };
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT %1, %2 FROM attempt t "
                       "JOIN response r ON r.attempt_id = t.id WHERE t.run_id = ? "
                       "ORDER BY t.question_version_id, t.repeat, t.rotation, t.number")
            .arg(slotColumns.names(), failureColumns.names()),
        {sql::id(id)}, [&](const Row &row) {
            const RunSlot slot = slotColumns.read(row);
            if (!before || !(*before == slot))
                count();
            before = slot;
            newest = failureColumns.read(row, slotColumns.count());
            newest.run = id;
        }));
    count();
    std::stable_sort(kinds.begin(), kinds.end(),
                     [](const RunFailures &a, const RunFailures &b) { return a.count > b.count; });
    return kinds;
}

Result<QList<ResponseDetails>> SqlResponseStore::details(const QString &condition,
                                                         const QVariantList &values)
{
    QList<ResponseDetails> list;
    QHash<AttemptId, qsizetype> indexes;
    QList<AttemptId> ids;
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        YUYI_CHECK(m_connection.read(
            QStringLiteral("SELECT %1, %2 FROM attempt t JOIN response r ON r.attempt_id = t.id ")
                    .arg(attemptColumns.names("t"), responseColumns.names("r"))
                + condition,
            values, [&](const Row &row) {
                ResponseDetails one{
                    attemptColumns.read(row), responseColumns.read(row, attemptColumns.count()), {}, {}};
                one.response.attempt = one.attempt.id;
                one.response.run = one.attempt.run;
                indexes.insert(one.attempt.id, list.size());
                ids.append(one.attempt.id);
                list.append(one);
            }));
        YUYI_CHECK(sql::readForIds(
            m_connection,
            QStringLiteral("SELECT %1 FROM scored_response WHERE attempt_id").arg(scoreColumns.names()),
            QStringLiteral("ORDER BY attempt_id, scorer"), ids, [&](const Row &row) {
                const ScoredResponse score = scoreColumns.read(row);
                list[indexes.value(score.attempt)].scores.append(score);
            }));
        return sql::readForIds(
            m_connection,
            QStringLiteral("SELECT %1 FROM overrule WHERE withdrawn = 0 AND attempt_id")
                .arg(overruleColumns.names()),
            QString(), ids, [&](const Row &row) {
                const Overrule overrule = overruleColumns.read(row);
                list[indexes.value(overrule.attempt)].overrule = overrule;
            });
    }));
    return list;
}

Result<ResponseDetails> SqlResponseStore::response(const AttemptId &id)
{
    YUYI_TRY(const auto found, details(QStringLiteral("WHERE t.id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("This reply is not in the project."),
                       id.toString());
    return found.constFirst();
}

Result<QHash<AttemptId, ResponseDetails>> SqlResponseStore::responses(const QList<AttemptId> &ids)
{
    QHash<AttemptId, ResponseDetails> found;
    for (qsizetype from = 0; from < ids.size(); from += sql::mostIds) {
        const QVariantList values = sql::idsFrom(ids, from);
        YUYI_TRY(const auto some, details(QLatin1String("WHERE t.id IN (") + sql::marks(values.size()) + u')', values));
        for (const ResponseDetails &one : some)
            found.insert(one.attempt.id, one);
    }
    return found;
}

Result<QList<ResponseDetails>> SqlResponseStore::responsesTo(const QuestionVersionId &question)
{
    return details(
        QStringLiteral(
            "JOIN run u ON u.id = t.run_id WHERE t.question_version_id = ? AND u.hidden = 0 "
            "AND u.kind = 'questions' "
            "AND NOT EXISTS (SELECT 1 FROM attempt n JOIN response x ON x.attempt_id = n.id "
            "WHERE n.run_id = t.run_id AND n.question_version_id = t.question_version_id "
            "AND n.repeat = t.repeat AND n.rotation = t.rotation AND n.number > t.number) "
            "ORDER BY u.created_at DESC, u.id DESC, t.repeat, t.rotation"),
        {sql::id(question)});
}

Result<QList<ResponseDetails>> SqlResponseStore::attemptsOf(const RunId &id, const RunSlot &slot)
{
    return details(QStringLiteral("WHERE t.run_id = ? AND t.question_version_id = ? "
                                  "AND t.repeat = ? AND t.rotation = ? ORDER BY t.number"),
                   {sql::id(id), sql::id(slot.question), slot.repeat, slot.rotation});
}

Result<QList<ResponseDetails>> SqlResponseStore::ofRequest(const AttemptId &request)
{
    // The first is in the same run: its index finds the others.
    return details(QStringLiteral("WHERE t.run_id = (SELECT f.run_id FROM attempt f WHERE f.id = ?) AND t.request_id = ? ORDER BY t.place"),
                   {sql::id(request), sql::id(request)});
}

Result<QList<ResponseDetails>> SqlResponseStore::lastResponses(const RunId &id, int count)
{
    return details(QStringLiteral("WHERE r.run_id = ? ORDER BY r.ended_at DESC, r.attempt_id DESC "
                                  "LIMIT ?"),
                   {sql::id(id), count});
}

Result<QList<RunId>> SqlResponseStore::runsReadOtherwise(Scorer scorer, const QString &version)
{
    QList<RunId> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT DISTINCT r.run_id FROM response r JOIN run u ON u.id = r.run_id "
                       "AND u.kind = 'questions' LEFT JOIN scored_response s "
                       "ON s.attempt_id = r.attempt_id AND s.scorer = ? "
                       "WHERE s.scorer_version IS NULL OR s.scorer_version <> ?"),
        {sql::code(scorer), sql::text(version)},
        [&](const Row &row) { list.append(row.first<RunId>()); }));
    return list;
}

Result<QList<ResponseDetails>> SqlResponseStore::page(const RunId &id, const AttemptId &after,
                                                      int count)
{
    return details(
        QStringLiteral("WHERE t.run_id = ? AND t.id > ? ORDER BY t.id LIMIT ?"),
        {sql::id(id), after.isNull() ? QVariant(QStringLiteral("")) : sql::id(after), count});
}

Result<> SqlResponseStore::addOverrule(const Overrule &overrule)
{
    YUYI_CHECK(withdrawOverrule(overrule.attempt));
    return sql::addRow(m_connection, overruleColumns, overrule, {{"withdrawn", sql::flag(false)}});
}

Result<> SqlResponseStore::withdrawOverrule(const AttemptId &attempt)
{
    return sql::nothing(m_connection.write(
        QStringLiteral("UPDATE overrule SET withdrawn = 1 WHERE attempt_id = ? AND withdrawn = 0"),
        {sql::id(attempt)}));
}

} // namespace yuyi
