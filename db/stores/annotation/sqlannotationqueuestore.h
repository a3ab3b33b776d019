// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "db/rows/gate.h"
#include "models/stores/annotationqueuestore.h"

namespace yuyi {

class SqlAnnotationQueueStore final : public AnnotationQueueStore
{
public:
    explicit SqlAnnotationQueueStore(Connection &connection) : m_connection(connection) {}

    /// Candidates, which begin with their id, in the order in which nextFor() numbers them, with the pool; and what is added to one of
    /// them.
    static QList<sql::GateStatement> candidates();
    static QStringList conditions();
    /// The numbers of workFor(), without and with the pool.
    static sql::GateStatement counts(bool pool);

    Result<std::optional<ImageId>> nextFor(const Turn &turn, const ImageId &after) override;
    Result<qint64> openFor(const Turn &turn) override;
    Result<AnnotationWork> workFor(const Turn &turn) override;
    Result<> setSkipped(const ImageId &image, const PersonId &person, bool skipped) override;
    Result<qint64> submittedSince(const PersonId &person, const QDateTime &since) override;

private:
    Connection &m_connection;
};

} // namespace yuyi
