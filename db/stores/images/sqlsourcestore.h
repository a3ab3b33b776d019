// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/sourcestore.h"

namespace yuyi {

class SqlSourceStore final : public SourceStore
{
public:
    explicit SqlSourceStore(Connection &connection) : m_connection(connection) {}
    Result<> add(const SourceEntry &entry) override;
    Result<QList<SourceEntry>> entries() override;
    Result<QList<SourceEntry>> ofImage(const ImageId &image) override;
    Result<bool> known(const QString &file, const QString &itemId) override;
    Result<QHash<SourceEntryId, QString>> itemIds() override;

private:
    Result<QList<SourceEntry>> read(const QString &condition, const QVariantList &values);
    Connection &m_connection;
};

} // namespace yuyi
