// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/ratingstore.h"

namespace yuyi {

class SqlRatingStore final : public RatingStore
{
public:
    explicit SqlRatingStore(Connection &connection) : m_connection(connection) {}

    Result<> add(const ReplyRating &rating) override;
    Result<QList<ReplyRating>> ofRun(const RunId &descriptions) override;
    Result<QList<ReplyRating>> ofAttempt(const AttemptId &description) override;
    Result<std::optional<ReplyRating>> ofPerson(const AttemptId &description,
                                                const PersonId &person) override;

private:
    Result<QList<ReplyRating>> ratingsWhere(const QString &condition, const QVariantList &values);

    Connection &m_connection;
};

} // namespace yuyi
