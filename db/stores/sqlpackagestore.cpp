// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/sqlpackagestore.h"

#include "db/migrations/migrations.h"

#include "db/rows/runvalues.h"

namespace yuyi {

Result<> SqlPackageStore::add(const Package &package, const QList<PackagePiece> &pieces)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral("INSERT INTO package (id, project_id, title, role, person_id, study_id, "
                       "participant_id, images, pieces, content_hash, state, finished_at, "
                       "merged_at, return_hash, created_at, created_by, version, id_secret) VALUES (%1)")
            .arg(sql::marks(18)),
        {sql::id(package.id), sql::id(package.project), sql::text(package.title),
         sql::code(package.role), sql::id(package.person), sql::id(package.study),
         sql::id(package.participant), package.images, package.pieces,
         sql::text(package.contentHash), sql::code(package.state), sql::time(package.finishedAt),
         sql::time(package.mergedAt), sql::text(package.returnHash),
         sql::timeOrNow(package.createdAt), sql::id(package.createdBy), package.version,
         sql::text(package.idSecret)}));
    for (const PackagePiece &piece : pieces) {
        YUYI_CHECK(m_connection.write(
            QStringLiteral("INSERT INTO package_piece (package_id, entity, subject_id, state) "
                           "VALUES (?, ?, ?, ?)"),
            {sql::id(package.id), sql::code(piece.entity), sql::uuid(piece.subject),
             sql::text(piece.state)}));
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
    YUYI_TRY(const auto found, packagesWhere({}, {}));
    return found.isEmpty() ? std::optional<Package>()
                            : std::optional<Package>(found.constFirst());
}

Result<> SqlPackageStore::update(const Package &package)
{
    return m_connection.writeVersion(
        QStringLiteral("UPDATE package SET state = ?, finished_at = ?, merged_at = ?, "
                       "return_hash = ?, version = version + 1 WHERE id = ? AND version = ?"),
        {sql::code(package.state), sql::time(package.finishedAt), sql::time(package.mergedAt),
         sql::text(package.returnHash), sql::id(package.id), package.version});
}

Result<QList<Package>> SqlPackageStore::packagesWhere(const QString &condition,
                                                      const QVariantList &values)
{
    QList<Package> list;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT id, project_id, title, role, person_id, study_id, participant_id, "
                      "images, pieces, content_hash, state, finished_at, merged_at, return_hash, "
                      "created_at, created_by, version, id_secret FROM package ")
            + condition,
        values, [&](const Row &row) {
            Package package;
            package.id = row.id<PackageId>(0);
            package.project = row.id<ProjectId>(1);
            package.title = row.text(2);
            package.role = row.code(3, Role::Participant);
            package.person = row.id<PersonId>(4);
            package.study = row.id<StudyId>(5);
            package.participant = row.id<ParticipantId>(6);
            package.images = row.small(7);
            package.pieces = row.small(8);
            package.contentHash = row.text(9);
            package.state = row.code(10, PackageState::Withdrawn);
            package.finishedAt = row.time(11);
            package.mergedAt = row.time(12);
            package.returnHash = row.text(13);
            package.createdAt = row.time(14);
            package.createdBy = row.id<PersonId>(15);
            package.version = row.small(16);
            package.idSecret = row.text(17);
            list.append(package);
        }));
    return list;
}

Result<std::optional<Package>> SqlPackageStore::package(const PackageId &id)
{
    YUYI_TRY(const auto found, packagesWhere(QStringLiteral("WHERE id = ?"), {sql::id(id)}));
    return found.isEmpty() ? std::optional<Package>()
                            : std::optional<Package>(found.constFirst());
}

Result<QList<Package>> SqlPackageStore::packages()
{
    return packagesWhere(QStringLiteral("ORDER BY created_at DESC, id DESC"), {});
}

Result<QList<PackagePiece>> SqlPackageStore::pieces(const PackageId &id)
{
    QList<PackagePiece> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT entity, subject_id, state FROM package_piece WHERE package_id = ? "
                       "ORDER BY entity, subject_id"),
        {sql::id(id)}, [&](const Row &row) {
            list.append({id, row.code(0, Entity::Image), row.uuid(1), row.text(2)});
        }));
    return list;
}

Result<> SqlPackageStore::updatePiece(const PackagePiece &piece)
{
    return sql::nothing(m_connection.write(
        QStringLiteral("UPDATE package_piece SET state = ? WHERE package_id = ? AND entity = ? "
                       "AND subject_id = ?"),
        {sql::text(piece.state), sql::id(piece.package), sql::code(piece.entity),
         sql::uuid(piece.subject)}));
}

} // namespace yuyi
