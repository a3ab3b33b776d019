// SPDX-License-Identifier: GPL-3.0-or-later
// Attempts, replies, scores and overrules: a part of SqlRunStore.
#include "db/connection/chunks.h"
#include "db/rows/runvalues.h"
#include "db/stores/sqlrunstore.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::RunStore)
};

QVariant orderText(const QList<OptionId> &order)
{
    QStringList ids;
    for (const OptionId &id : order)
        ids.append(id.toString());
    return sql::list(ids);
}

RunSlot slotAt(const Row &row, int from)
{
    return {row.id<QuestionVersionId>(from), row.small(from + 1), row.small(from + 2)};
}

Scorer otherThan(Scorer scorer)
{
    return scorer == Scorer::Strict ? Scorer::CiiOfficial : Scorer::Strict;
}

} // namespace

Result<> SqlRunStore::addAttempts(const QList<Attempt> &attempts)
{
    for (const Attempt &attempt : attempts) {
        YUYI_CHECK(m_connection.write(
            QStringLiteral("INSERT INTO attempt (id, run_id, question_version_id, repeat, "
                           "rotation, number, request_hash, picture_sha256, shown_order, sent_at) "
                           "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
            {sql::id(attempt.id), sql::id(attempt.run), sql::id(attempt.slot.question),
             attempt.slot.repeat, attempt.slot.rotation, attempt.number,
             sql::text(attempt.requestHash), sql::text(attempt.pictureSha256),
             orderText(attempt.shownOrder), sql::timeOrNow(attempt.sentAt)}));
    }
    return {};
}

Result<> SqlRunStore::addResponses(const QList<Response> &responses)
{
    for (const Response &r : responses) {
        YUYI_CHECK(m_connection.write(
            QStringLiteral("INSERT INTO response (attempt_id, run_id, status, reply, reasoning, "
                           "message, cut_short, http_status, bytes_sent, tokens_input, "
                           "tokens_output, milliseconds, cost, ended_at) "
                           "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
            {sql::id(r.attempt), sql::id(r.run), sql::code(r.status), sql::text(r.reply),
             sql::text(r.reasoning), sql::text(r.message), sql::flag(r.cutShort), r.httpStatus,
             sql::integer(r.bytesSent), sql::integer(r.tokensInput),
             sql::integer(r.tokensOutput), sql::integer(r.milliseconds), r.cost,
             sql::timeOrNow(r.endedAt)}));
    }
    return {};
}

Result<> SqlRunStore::setScores(const QList<ScoredResponse> &scores)
{
    for (const ScoredResponse &s : scores) {
        YUYI_CHECK(m_connection.write(
            QStringLiteral(
                "INSERT INTO scored_response (attempt_id, scorer, scorer_version, option_id, "
                "label, result, rule, reason, span_start, span_length, created_at) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
                "ON CONFLICT (attempt_id, scorer) DO UPDATE SET "
                "scorer_version = excluded.scorer_version, option_id = excluded.option_id, "
                "label = excluded.label, result = excluded.result, rule = excluded.rule, "
                "reason = excluded.reason, span_start = excluded.span_start, "
                "span_length = excluded.span_length, created_at = excluded.created_at"),
            {sql::id(s.attempt), sql::code(s.scorer), sql::text(s.scorerVersion),
             sql::id(s.option), sql::text(s.label), sql::code(s.result), sql::text(s.rule),
             sql::text(s.reason), static_cast<int>(s.spanStart), static_cast<int>(s.spanLength),
             sql::timeOrNow({})}));
    }
    return {};
}

Result<QList<SlotState>> SqlRunStore::slotStates(const RunId &id)
{
    QList<SlotState> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT t.question_version_id, t.repeat, t.rotation, r.status FROM attempt t "
                       "LEFT JOIN response r ON r.attempt_id = t.id WHERE t.run_id = ? "
                       "ORDER BY t.question_version_id, t.repeat, t.rotation, t.number"),
        {sql::id(id)}, [&](const Row &row) {
            const RunSlot slot = slotAt(row, 0);
            if (list.isEmpty() || !(list.constLast().slot == slot))
                list.append({slot, 0, 0, std::nullopt});
            SlotState &state = list.last();
            ++state.attempts;
            if (row.isNull(3))
                ++state.lost;
            else
                state.status = row.code(3, ReplyStatus::Transient);
        }));
    return list;
}

Result<QList<ScoredSlot>> SqlRunStore::scoredSlots(const RunId &id, Scorer scorer)
{
    QList<ScoredSlot> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT t.question_version_id, t.repeat, t.rotation, t.id, r.status, s.result, "
            "s.option_id, s.reason, o.result, o.option_id, s.label, "
            "CASE WHEN s.result IS NOT NULL AND s2.result IS NOT NULL AND (s.result <> s2.result "
            "OR coalesce(s.option_id, '') <> coalesce(s2.option_id, '')) THEN 1 ELSE 0 END, "
            "CASE WHEN u.option_order = 'written' THEN '' ELSE t.shown_order END FROM attempt t "
            "JOIN run u ON u.id = t.run_id JOIN response r ON r.attempt_id = t.id "
            "LEFT JOIN scored_response s ON s.attempt_id = t.id AND s.scorer = ? "
            "LEFT JOIN scored_response s2 ON s2.attempt_id = t.id AND s2.scorer = ? "
            "LEFT JOIN overrule o ON o.attempt_id = t.id AND o.withdrawn = 0 WHERE t.run_id = ? "
            "ORDER BY t.question_version_id, t.repeat, t.rotation, t.number"),
        {sql::code(scorer), sql::code(otherThan(scorer)), sql::id(id)}, [&](const Row &row) {
            const RunSlot slot = slotAt(row, 0);
            // The newest response of a slot is the one that counts.
            if (list.isEmpty() || !(list.constLast().slot == slot))
                list.append(ScoredSlot());
            ScoredSlot &scored = list.last();
            scored = ScoredSlot();
            scored.slot = slot;
            scored.attempt = row.id<AttemptId>(3);
            scored.status = row.code(4, ReplyStatus::Transient);
            scored.overruled = !row.isNull(8);
            if (scored.overruled) {
                scored.result = row.code(8, ResponseResult::Miss);
                scored.option = row.id<OptionId>(9);
            } else if (scored.status == ReplyStatus::Answered) {
                scored.result = row.code(5, ResponseResult::Miss);
                scored.option = row.id<OptionId>(6);
                scored.label = row.text(10);
            }
            scored.reason = row.text(7);
            if (const QString order = row.text(12); !order.isEmpty()) {
                const QStringList shown = sql::parseList(order);
                for (const QString &option : shown)
                    scored.shownOrder.append(OptionId::fromString(option));
            }
            scored.scorersDiffer = row.flag(11);
        }));
    return list;
}

Result<RunFigures> SqlRunStore::figures(const RunId &id, Scorer scorer)
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
            switch (slot.result) {
            case ResponseResult::Correct: ++figures.correct; break;
            case ResponseResult::Incorrect: ++figures.incorrect; break;
            case ResponseResult::Miss: ++figures.miss; break;
            case ResponseResult::Error: break;
            }
        }
        YUYI_TRY(const auto attempts, m_connection.number(
            QStringLiteral("SELECT count(*) FROM attempt WHERE run_id = ?"), {sql::id(id)}));
        figures.attempts = attempts;
        return m_connection.read(
            QStringLiteral(
                "SELECT count(*), "
                "coalesce(sum(CASE WHEN tokens_input > 0 THEN tokens_input ELSE 0 END), 0), "
                "coalesce(sum(CASE WHEN tokens_output > 0 THEN tokens_output ELSE 0 END), 0), "
                "coalesce(sum(bytes_sent), 0), coalesce(sum(cost), 0), "
                "coalesce(sum(milliseconds), 0) FROM response WHERE run_id = ?"),
            {sql::id(id)}, [&](const Row &row) {
                figures.lost = figures.attempts - row.integer(0);
                figures.tokensInput = row.integer(1);
                figures.tokensOutput = row.integer(2);
                figures.bytesSent = row.integer(3);
                figures.cost = row.real(4);
                figures.milliseconds = row.integer(5);
            });
    }));
    return figures;
}

Result<QList<RunFailures>> SqlRunStore::failures(const RunId &id)
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
        QStringLiteral("SELECT t.question_version_id, t.repeat, t.rotation, r.attempt_id, r.status, "
                       "r.http_status, r.message, r.bytes_sent FROM attempt t "
                       "JOIN response r ON r.attempt_id = t.id WHERE t.run_id = ? "
                       "ORDER BY t.question_version_id, t.repeat, t.rotation, t.number"),
        {sql::id(id)}, [&](const Row &row) {
            const RunSlot slot = slotAt(row, 0);
            if (!before || !(*before == slot))
                count();
            before = slot;
            newest.attempt = row.id<AttemptId>(3);
            newest.run = id;
            newest.status = row.code(4, ReplyStatus::Transient);
            newest.httpStatus = row.small(5);
            newest.message = row.text(6);
            newest.bytesSent = row.integer(7);
        }));
    count();
    std::stable_sort(kinds.begin(), kinds.end(),
                     [](const RunFailures &a, const RunFailures &b) { return a.count > b.count; });
    return kinds;
}

Result<QList<ResponseDetails>> SqlRunStore::details(const QString &condition,
                                                    const QVariantList &values)
{
    QList<ResponseDetails> list;
    QHash<AttemptId, qsizetype> places;
    QList<AttemptId> ids;
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        YUYI_CHECK(m_connection.read(
            QLatin1String(
                "SELECT t.id, t.run_id, t.question_version_id, t.repeat, t.rotation, t.number, "
                "t.request_hash, t.picture_sha256, t.shown_order, t.sent_at, r.status, r.reply, "
                "r.reasoning, r.message, r.cut_short, r.http_status, r.bytes_sent, "
                "r.tokens_input, r.tokens_output, r.milliseconds, r.cost, r.ended_at "
                "FROM attempt t JOIN response r ON r.attempt_id = t.id ")
                + condition,
            values, [&](const Row &row) {
                ResponseDetails one;
                Attempt &attempt = one.attempt;
                attempt.id = row.id<AttemptId>(0);
                attempt.run = row.id<RunId>(1);
                attempt.slot = slotAt(row, 2);
                attempt.number = row.small(5);
                attempt.requestHash = row.text(6);
                attempt.pictureSha256 = row.text(7);
                for (const QString &option : sql::parseList(row.text(8)))
                    attempt.shownOrder.append(OptionId::fromString(option));
                attempt.sentAt = row.time(9);
                Response &response = one.response;
                response.attempt = attempt.id;
                response.run = attempt.run;
                response.status = row.code(10, ReplyStatus::Transient);
                response.reply = row.text(11);
                response.reasoning = row.text(12);
                response.message = row.text(13);
                response.cutShort = row.flag(14);
                response.httpStatus = row.small(15);
                response.bytesSent = row.integer(16);
                response.tokensInput = row.integer(17);
                response.tokensOutput = row.integer(18);
                response.milliseconds = row.integer(19);
                response.cost = row.real(20);
                response.endedAt = row.time(21);
                places.insert(attempt.id, list.size());
                ids.append(attempt.id);
                list.append(one);
            }));
        YUYI_CHECK(sql::readForIds(
            m_connection,
            QStringLiteral("SELECT attempt_id, scorer, scorer_version, option_id, label, result, "
                           "rule, reason, span_start, span_length FROM scored_response "
                           "WHERE attempt_id"),
            QStringLiteral("ORDER BY attempt_id, scorer"), ids, [&](const Row &row) {
                ScoredResponse score;
                score.attempt = row.id<AttemptId>(0);
                score.scorer = row.code(1, Scorer::Strict);
                score.scorerVersion = row.text(2);
                score.option = row.id<OptionId>(3);
                score.label = row.text(4);
                score.result = row.code(5, ResponseResult::Miss);
                score.rule = row.text(6);
                score.reason = row.text(7);
                score.spanStart = row.small(8);
                score.spanLength = row.small(9);
                list[places.value(score.attempt)].scores.append(score);
            }));
        return sql::readForIds(
            m_connection,
            QStringLiteral("SELECT id, attempt_id, result, option_id, reason, created_at, "
                           "created_by FROM overrule WHERE withdrawn = 0 AND attempt_id"),
            QString(), ids, [&](const Row &row) {
                Overrule overrule;
                overrule.id = row.id<OverruleId>(0);
                overrule.attempt = row.id<AttemptId>(1);
                overrule.result = row.code(2, ResponseResult::Miss);
                overrule.option = row.id<OptionId>(3);
                overrule.reason = row.text(4);
                overrule.createdAt = row.time(5);
                overrule.createdBy = row.id<PersonId>(6);
                list[places.value(overrule.attempt)].overrule = overrule;
            });
    }));
    return list;
}

Result<ResponseDetails> SqlRunStore::response(const AttemptId &id)
{
    YUYI_TRY(const auto found, details(QStringLiteral("WHERE t.id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("This response is not in the project."),
                       id.toString());
    return found.constFirst();
}

Result<QHash<AttemptId, ResponseDetails>> SqlRunStore::responses(const QList<AttemptId> &ids)
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

Result<QList<ResponseDetails>> SqlRunStore::responsesTo(const QuestionVersionId &question)
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

Result<QList<ResponseDetails>> SqlRunStore::attemptsOf(const RunId &id, const RunSlot &slot)
{
    return details(QStringLiteral("WHERE t.run_id = ? AND t.question_version_id = ? "
                                  "AND t.repeat = ? AND t.rotation = ? ORDER BY t.number"),
                   {sql::id(id), sql::id(slot.question), slot.repeat, slot.rotation});
}

Result<QList<ResponseDetails>> SqlRunStore::lastResponses(const RunId &id, int count)
{
    return details(QStringLiteral("WHERE r.run_id = ? ORDER BY r.ended_at DESC, r.attempt_id DESC "
                                  "LIMIT ?"),
                   {sql::id(id), count});
}

Result<QList<RunId>> SqlRunStore::runsReadOtherwise(Scorer scorer, const QString &version)
{
    QList<RunId> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT DISTINCT r.run_id FROM response r JOIN run u ON u.id = r.run_id "
                       "AND u.kind = 'questions' LEFT JOIN scored_response s "
                       "ON s.attempt_id = r.attempt_id AND s.scorer = ? "
                       "WHERE s.scorer_version IS NULL OR s.scorer_version <> ?"),
        {sql::code(scorer), sql::text(version)},
        [&](const Row &row) { list.append(row.id<RunId>(0)); }));
    return list;
}

Result<QList<ResponseDetails>> SqlRunStore::page(const RunId &id, const AttemptId &after,
                                                 int count)
{
    return details(
        QStringLiteral("WHERE t.run_id = ? AND t.id > ? ORDER BY t.id LIMIT ?"),
        {sql::id(id), after.isNull() ? QVariant(QStringLiteral("")) : sql::id(after), count});
}

Result<> SqlRunStore::addOverrule(const Overrule &overrule)
{
    YUYI_CHECK(withdrawOverrule(overrule.attempt));
    return sql::nothing(m_connection.write(
        QStringLiteral("INSERT INTO overrule (id, attempt_id, result, option_id, reason, "
                       "withdrawn, created_at, created_by) VALUES (?, ?, ?, ?, ?, 0, ?, ?)"),
        {sql::id(overrule.id), sql::id(overrule.attempt), sql::code(overrule.result),
         sql::id(overrule.option), sql::text(overrule.reason), sql::timeOrNow(overrule.createdAt),
         sql::id(overrule.createdBy)}));
}

Result<> SqlRunStore::withdrawOverrule(const AttemptId &attempt)
{
    return sql::nothing(m_connection.write(
        QStringLiteral("UPDATE overrule SET withdrawn = 1 WHERE attempt_id = ? AND withdrawn = 0"),
        {sql::id(attempt)}));
}

} // namespace yuyi
