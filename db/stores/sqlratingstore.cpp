// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/sqlratingstore.h"

#include "db/rows/runvalues.h"
#include "models/domain/jsonfields.h"

namespace yuyi {

namespace {

/// The reader's version stands among the sub-scores; no perspective has such a code.
constexpr char readerKey[] = "$reader";

} // namespace

Result<> SqlRatingStore::add(const ReplyRating &rating)
{
    YUYI_CHECK(rating.judgement.isNull()
        ? m_connection.write(
            QStringLiteral("UPDATE rating SET superseded = 1 WHERE attempt_id = ? AND "
                           "judgement_id IS NULL AND created_by = ? AND superseded = 0"),
            {sql::id(rating.attempt), sql::id(rating.createdBy)})
        : m_connection.write(
            QStringLiteral("UPDATE rating SET superseded = 1 WHERE judgement_id = ? "
                           "AND superseded = 0"),
            {sql::id(rating.judgement)}));
    Json perspectives = Json::object();
    for (auto it = rating.perspectives.cbegin(); it != rating.perspectives.cend(); ++it)
        perspectives[toUtf8(it.key())] = it.value();
    if (!rating.reader.isEmpty())
        perspectives[readerKey] = toUtf8(rating.reader);
    return sql::nothing(m_connection.write(
        QStringLiteral("INSERT INTO rating (id, attempt_id, judgement_id, score, perspectives, "
                       "rule, note, created_at, created_by) VALUES (%1)")
            .arg(sql::marks(9)),
        {sql::id(rating.id), sql::id(rating.attempt), sql::id(rating.judgement),
         rating.score ? QVariant(*rating.score) : QVariant(QMetaType::fromType<double>()),
         sql::json(perspectives), sql::text(rating.rule), sql::text(rating.note),
         sql::timeOrNow(rating.createdAt), sql::id(rating.createdBy)}));
}

Result<QList<ReplyRating>> SqlRatingStore::ratingsWhere(const QString &condition,
                                                   const QVariantList &values)
{
    QList<ReplyRating> list;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT g.id, g.attempt_id, g.judgement_id, g.score, g.perspectives, "
                      "g.rule, g.note, g.created_at, g.created_by FROM rating g ")
            + condition + QLatin1String(" AND g.superseded = 0 ORDER BY g.created_at, g.id"),
        values, [&](const Row &row) {
            ReplyRating rating;
            rating.id = row.id<RatingId>(0);
            rating.attempt = row.id<AttemptId>(1);
            rating.judgement = row.id<AttemptId>(2);
            if (!row.isNull(3))
                rating.score = row.real(3);
            const Json perspectives = sql::storedJson(row.text(4));
            for (const auto &[name, value] : perspectives.items()) {
                if (name == readerKey)
                    rating.reader = textOf(value);
                else
                    rating.perspectives.insert(fromUtf8(name), numberOf(value));
            }
            rating.rule = row.text(5);
            rating.note = row.text(6);
            rating.createdAt = row.time(7);
            rating.createdBy = row.id<PersonId>(8);
            list.append(rating);
        }));
    return list;
}

Result<QList<ReplyRating>> SqlRatingStore::ofRun(const RunId &descriptions)
{
    return ratingsWhere(QStringLiteral("JOIN response r ON r.attempt_id = g.attempt_id "
                                       "WHERE r.run_id = ?"),
                        {sql::id(descriptions)});
}

Result<QList<ReplyRating>> SqlRatingStore::ofAttempt(const AttemptId &description)
{
    return ratingsWhere(QStringLiteral("WHERE g.attempt_id = ?"), {sql::id(description)});
}

Result<std::optional<ReplyRating>> SqlRatingStore::ofPerson(const AttemptId &description,
                                                       const PersonId &person)
{
    YUYI_TRY(const auto found, ratingsWhere(
        QStringLiteral("WHERE g.attempt_id = ? AND g.judgement_id IS NULL AND g.created_by = ?"),
        {sql::id(description), sql::id(person)}));
    return found.isEmpty() ? std::optional<ReplyRating>() : std::optional<ReplyRating>(found.constLast());
}

} // namespace yuyi
