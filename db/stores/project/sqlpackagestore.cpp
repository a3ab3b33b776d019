// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/project/sqlpackagestore.h"

#include "db/migrations/migrations.h"
#include "db/rows/columns.h"

namespace yuyi {

namespace {

const sql::Columns<Package> packageColumns("package", {{"id", &Package::id},
                                                       {"project_id", &Package::project},
                                                       {"title", &Package::title},
                                                       {"role", &Package::role, Role::Participant},
                                                       {"person_id", &Package::person},
                                                       {"study_id", &Package::study},
                                                       {"participant_id", &Package::participant},
                                                       {"images", &Package::images},
                                                       {"pieces", &Package::entries},
                                                       {"content_hash", &Package::contentHash},
                                                       {"state", &Package::state, PackageState::Withdrawn},
                                                       {"finished_at", &Package::finishedAt},
                                                       {"merged_at", &Package::mergedAt},
                                                       {"return_hash", &Package::returnHash},
                                                       {"created_at", &Package::createdAt, sql::orNow},
                                                       {"created_by", &Package::createdBy},
                                                       {"version", &Package::version},
                                                       {"id_secret", &Package::idSecret}});

const sql::Columns<PackageEntry> entryColumns("package_piece", {{"package_id", &PackageEntry::package},
                                                                {"entity", &PackageEntry::entity, Entity::Image},
                                                                {"subject_id", &PackageEntry::subject},
                                                                {"state", &PackageEntry::state}});

std::optional<Package> firstOf(const QList<Package> &packages)
{
    return packages.isEmpty() ? std::nullopt : std::optional(packages.constFirst());
}

} // namespace

Result<> SqlPackageStore::add(const Package &package, const QList<PackageEntry> &entries)
{
    YUYI_CHECK(sql::addRow(m_connection, packageColumns, package));
    for (PackageEntry entry : entries) {
        entry.package = package.id;
        YUYI_CHECK(sql::addRow(m_connection, entryColumns, entry));
    }
    return {};
}

Result<std::optional<Package>> SqlPackageStore::thisPackage()
{
    if (!m_isPackage) {
        m_isPackage = false;
        if (m_connection.backend() == Backend::Sqlite) {
            const auto application = m_connection.number(QStringLiteral("PRAGMA application_id"));
            if (!application) {
                m_isPackage.reset();
                return passOn(application);
            }
            m_isPackage = static_cast<quint32>(*application) == packageApplicationId;
        }
    }
    if (!*m_isPackage)
        return std::optional<Package>();
    YUYI_TRY(const auto found, sql::rowsWhere(m_connection, packageColumns, {}, {}));
    return firstOf(found);
}

Result<> SqlPackageStore::update(const Package &package)
{
    return sql::updateRow(m_connection, packageColumns, package, {"state", "finished_at", "merged_at", "return_hash"});
}

Result<std::optional<Package>> SqlPackageStore::package(const PackageId &id)
{
    YUYI_TRY(const auto found,
             sql::rowsWhere(m_connection, packageColumns, QStringLiteral("WHERE id = ?"), {sql::id(id)}));
    return firstOf(found);
}

Result<QList<Package>> SqlPackageStore::packages()
{
    return sql::rowsWhere(m_connection, packageColumns, QStringLiteral("ORDER BY created_at DESC, id DESC"), {});
}

Result<QList<PackageEntry>> SqlPackageStore::entries(const PackageId &id)
{
    return sql::rowsWhere(m_connection, entryColumns,
                          QStringLiteral("WHERE package_id = ? ORDER BY entity, subject_id"), {sql::id(id)});
}

Result<> SqlPackageStore::updateEntry(const PackageEntry &entry)
{
    return sql::nothing(m_connection.write(
        QStringLiteral("UPDATE package_piece SET state = ? WHERE package_id = ? AND entity = ? "
                       "AND subject_id = ?"),
        {sql::text(entry.state), sql::id(entry.package), sql::code(entry.entity),
         sql::uuid(entry.subject)}));
}

} // namespace yuyi
