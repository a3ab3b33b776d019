// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/packagestore.h"

#include <optional>

namespace yuyi {

class SqlPackageStore final : public PackageStore
{
public:
    explicit SqlPackageStore(Connection &connection) : m_connection(connection) {}

    Result<std::optional<Package>> thisPackage() override;
    Result<> add(const Package &package, const QList<PackageEntry> &entries) override;
    Result<> update(const Package &package) override;
    Result<std::optional<Package>> package(const PackageId &id) override;
    Result<QList<Package>> packages() override;
    Result<QList<PackageEntry>> entries(const PackageId &id) override;
    Result<> updateEntry(const PackageEntry &entry) override;

private:
    Connection &m_connection;
    std::optional<bool> m_isPackage;
};

} // namespace yuyi
