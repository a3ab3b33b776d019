// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/annotationqueuestore.h"

namespace yuyi {

class SqlAnnotationQueueStore final : public AnnotationQueueStore
{
public:
    explicit SqlAnnotationQueueStore(Connection &connection) : m_connection(connection) {}

    Result<std::optional<ImageId>> nextFor(const Turn &turn, const ImageId &after) override;
    Result<qint64> openFor(const Turn &turn) override;
    Result<AnnotationWork> workFor(const Turn &turn) override;
    Result<> setSkipped(const ImageId &image, const PersonId &person, bool skipped) override;
    Result<qint64> submittedSince(const PersonId &person, const QDateTime &since) override;

private:
    Connection &m_connection;
};

} // namespace yuyi
