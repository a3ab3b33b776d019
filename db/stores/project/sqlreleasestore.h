// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/releasestore.h"

namespace yuyi {

class SqlReleaseStore final : public ReleaseStore
{
public:
    explicit SqlReleaseStore(Connection &connection) : m_connection(connection) {}
    Result<> add(const Release &release, const QList<ReleasedItem> &items) override;
    Result<QList<Release>> releases() override;
    Result<QList<ReleasedItem>> items(const ReleaseId &id) override;
    Result<QList<Contribution>> contributions() override;
    Result<AboutTexts> aboutTexts() override;
    Result<> setAboutText(AboutField field, const QString &text) override;

private:
    Connection &m_connection;
};

} // namespace yuyi
