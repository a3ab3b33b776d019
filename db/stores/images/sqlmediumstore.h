// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/mediumstore.h"

namespace yuyi {

class SqlMediumStore final : public MediumStore
{
public:
    explicit SqlMediumStore(Connection &connection) : m_connection(connection) {}

    Result<> add(const MediumFacts &facts, const QByteArray &content) override;
    Result<QList<MediumFacts>> media(const QList<Sha256> &hashes) override;
    Result<QList<MediumFacts>> all() override;
    Result<QByteArray> added(const Sha256 &sha256) override;
    Result<> setSource(const Sha256 &sha256, const QString &url, const QString &licence) override;

private:
    Result<QList<MediumFacts>> mediaWhere(const QString &condition, const QVariantList &values);
    Result<> keepOnServer(const MediumFacts &facts, const QByteArray &content);
    Result<> keepInPackage(const MediumFacts &facts, const QByteArray &content);

    Connection &m_connection;
};

} // namespace yuyi
