// SPDX-License-Identifier: GPL-3.0-or-later
// The decisions part of SqlImageStore.
#include "db/stores/sqlimagestore.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ImageStore)
};

const QString columns =
    QStringLiteral("d.id, d.image_id, d.step, d.outcome, d.reason, d.note, d.created_by, d.rule, "
                   "d.undone_by, d.undone_at, d.created_at");

Decision decisionOf(const Row &row)
{
    Decision decision;
    decision.id = row.id<DecisionId>(0);
    decision.image = row.id<ImageId>(1);
    decision.step = row.code(2, FilterStep::Inspect);
    decision.outcome = row.code(3, Outcome::Keep);
    decision.reason = row.text(4);
    decision.note = row.text(5);
    decision.person = row.id<PersonId>(6);
    decision.rule = row.text(7);
    decision.undoneBy = row.id<PersonId>(8);
    decision.undoneAt = row.time(9);
    decision.createdAt = row.time(10);
    return decision;
}

} // namespace

Result<QDateTime> SqlImageStore::afterEarlierDecisions(const Decision &decision)
{
    const QDateTime time = decision.createdAt.isValid() ? decision.createdAt : QDateTime::currentDateTimeUtc();
    YUYI_TRY(const auto newest, m_connection.text(
        QStringLiteral("SELECT max(t.newest) FROM (SELECT max(created_at) AS newest FROM standing_decision UNION ALL "
                       "SELECT max(created_at) AS newest FROM decision WHERE image_id = ? AND step = ?) t"),
        {sql::id(decision.image), sql::code(decision.step)}));
    const QDateTime last = sql::parseTime(newest);
    return last.isValid() && last > time ? last.addMSecs(1) : time;
}

Result<> SqlImageStore::addDecision(const Decision &decision)
{
    // Which decision is the newest goes by its time, so that a clock that was set back must not bring a new one before the others.
    // When it really was is in the event.
    YUYI_TRY(const auto time, afterEarlierDecisions(decision));
    YUYI_CHECK(m_connection.write(
        QStringLiteral("INSERT INTO decision (id, image_id, step, outcome, reason, note, rule, "
                       "undone_by, undone_at, "
                       "created_at, created_by) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        {sql::id(decision.id), sql::id(decision.image), sql::code(decision.step),
         sql::code(decision.outcome), sql::text(decision.reason), sql::text(decision.note),
         sql::text(decision.rule), sql::id(decision.undoneBy), sql::time(decision.undoneAt),
         sql::timeOrNow(time), sql::id(decision.person)}));
    return renewStanding(decision.image, decision.step);
}

Result<> SqlImageStore::markUndone(const DecisionId &id, const PersonId &by)
{
    YUYI_TRY(const auto known, decision(id));
    if (by.isNull()) {
        YUYI_CHECK(m_connection.write(
            QStringLiteral("UPDATE decision SET undone_by = NULL, undone_at = NULL WHERE id = ?"),
            {sql::id(id)}));
        return renewStanding(known.image, known.step);
    }
    YUYI_TRY(const auto rows, m_connection.write(
        QStringLiteral(
            "UPDATE decision SET undone_by = ?, undone_at = ? WHERE id = ? AND undone_at IS NULL"),
        {sql::id(by), sql::timeOrNow({}), sql::id(id)}));
    if (rows == 0)
        return failure(ErrorCode::Conflict, Tr::tr("This decision was already undone."),
                       id.toString());
    return renewStanding(known.image, known.step);
}

Result<> SqlImageStore::renewStanding(const ImageId &image, FilterStep step)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral("DELETE FROM standing_decision WHERE image_id = ? AND step = ?"),
        {sql::id(image), sql::code(step)}));
    YUYI_CHECK(m_connection.write(QStringLiteral("INSERT INTO standing_decision (image_id, step, "
                                          "step_order, outcome, reason, is_first, decision_id, "
                                          "created_at) SELECT image_id, step, CASE step WHEN "
                                          "'duplicate' THEN 0 WHEN 'text' THEN 1 ELSE 2 END, "
                                          "outcome, reason, 0, id, created_at FROM decision WHERE "
                                          "image_id = ? AND step = ? AND undone_at IS NULL "
                                          "ORDER BY created_at DESC, id DESC LIMIT 1"),
                           {sql::id(image), sql::code(step)}));
    YUYI_CHECK(m_connection.write(QStringLiteral("UPDATE standing_decision SET is_first = CASE WHEN "
                                          "outcome = 'discard' AND step_order = "
                                          "(SELECT min(e.step_order) FROM standing_decision e "
                                          "WHERE e.image_id = ? AND e.outcome = 'discard') "
                                          "THEN 1 ELSE 0 END WHERE image_id = ?"),
                           {sql::id(image), sql::id(image)}));
    return {};
}

Result<Decision> SqlImageStore::decision(const DecisionId &id)
{
    std::optional<Decision> found;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT ") + columns + QLatin1String(" FROM decision d WHERE d.id = ?"),
        {sql::id(id)}, [&](const Row &row) { found = decisionOf(row); }));
    if (!found)
        return failure(ErrorCode::NotFound, Tr::tr("This decision is not in the project."),
                       id.toString());
    return *found;
}

Result<QList<Decision>> SqlImageStore::decisions(const ImageId &image)
{
    QList<Decision> list;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT ") + columns
            + QLatin1String(" FROM decision d WHERE d.image_id = ? ORDER BY d.created_at, d.id"),
        {sql::id(image)}, [&](const Row &row) { list.append(decisionOf(row)); }));
    return list;
}

Result<QList<Decision>> SqlImageStore::lastDecisions(int count)
{
    QList<Decision> list;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT ") + columns
            + QLatin1String(" FROM standing_decision s JOIN decision d ON d.id = s.decision_id "
                            "ORDER BY s.created_at DESC, s.decision_id DESC LIMIT ?"),
        {count}, [&](const Row &row) { list.append(decisionOf(row)); }));
    return list;
}

Result<QHash<ImageId, Decision>> SqlImageStore::decisionsInForce(FilterStep step)
{
    QHash<ImageId, Decision> found;
    YUYI_CHECK(m_connection.read(QLatin1String("SELECT ") + columns
                              + QLatin1String(" FROM standing_decision s JOIN decision d ON d.id = "
                                              "s.decision_id WHERE s.step = ?"),
                          {sql::code(step)}, [&](const Row &row) {
                              const Decision decision = decisionOf(row);
                              found.insert(decision.image, decision);
                          }));
    return found;
}

Result<FunnelCounts> SqlImageStore::funnel()
{
    FunnelCounts counts;
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        YUYI_CHECK(m_connection.read(QStringLiteral("SELECT stage, count(*) FROM image GROUP BY stage"),
                              {}, [&](const Row &row) {
                                  counts.stages[row.code(0, Stage::Collected)] += row.integer(1);
                                  counts.collected += row.integer(1);
                              }));
        // An image that two steps discard is counted at the first of them.
        return m_connection.read(
            QStringLiteral("SELECT step, reason, count(*) FROM standing_decision WHERE is_first = "
                           "1 GROUP BY step, reason"),
            {}, [&](const Row &row) {
                counts.discarded[row.code(0, FilterStep::Inspect)] += row.integer(2);
                counts.reasons[row.text(1)] += row.integer(2);
            });
    }));
    return counts;
}

Result<QHash<QString, qint64>> SqlImageStore::reasons(FilterStep step)
{
    QHash<QString, qint64> found;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT reason, count(*) FROM standing_decision WHERE is_first = 1 AND step "
                       "= ? GROUP BY reason"),
        {sql::code(step)}, [&](const Row &row) { found.insert(row.text(0), row.integer(1)); }));
    return found;
}

} // namespace yuyi
