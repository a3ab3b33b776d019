// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/runs/sqlratingstore.h"

#include "db/rows/columns.h"
#include "models/domain/json/jsonfields.h"

namespace yuyi {

namespace {

/// The reader's version stands among the sub-scores; no perspective has such a code.
constexpr char readerKey[] = "$reader";

/// Without the column `perspectives`, which also holds the reader's version.
const sql::Columns<ReplyRating> ratingColumns("rating", {{"id", &ReplyRating::id},
                                                         {"attempt_id", &ReplyRating::attempt},
                                                         {"judgement_id", &ReplyRating::judgement},
                                                         {"score", &ReplyRating::score},
                                                         {"rule", &ReplyRating::rule},
                                                         {"note", &ReplyRating::note},
                                                         {"created_at", &ReplyRating::createdAt, sql::orNow},
                                                         {"created_by", &ReplyRating::createdBy}});

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
    return sql::addRow(m_connection, ratingColumns, rating, {{"perspectives", sql::json(perspectives)}});
}

Result<QList<ReplyRating>> SqlRatingStore::ratingsWhere(const QString &condition,
                                                        const QVariantList &values)
{
    QList<ReplyRating> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT %1, g.perspectives FROM rating g ").arg(ratingColumns.names("g")) + condition
            + QLatin1String(" AND g.superseded = 0 ORDER BY g.created_at, g.id"),
        values, [&](const Row &row) {
            ReplyRating rating = ratingColumns.read(row);
            const Json perspectives = sql::Stored<Json>::read(row, ratingColumns.count());
            for (const auto &[name, value] : perspectives.items()) {
                if (name == readerKey)
                    rating.reader = textOf(value);
                else
                    rating.perspectives.insert(fromUtf8(name), numberOf(value));
            }
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
