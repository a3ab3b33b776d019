// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/sqlstorefactory.h"

#include "db/connection/openfiles.h"
#include "db/connection/samefile.h"
#include "db/stores/sqlstores.h"

namespace yuyi {

SqlStoreFactory::SqlStoreFactory(ProjectLocation location, std::shared_ptr<QLockFile> lock)
    : m_location(std::move(location)), m_lock(std::move(lock)),
      m_session(newUuid().toString(QUuid::WithoutBraces)), m_file(OpenFiles::keyOf(m_location.file)),
      m_pictures(m_location.backend == Backend::Postgres ? ServerPictures::of(m_location) : nullptr)
{
}

Result<std::unique_ptr<Stores>> SqlStoreFactory::open() const
{
    YUYI_CHECK(sameFile(m_location, m_file));
    YUYI_TRY(auto connection, Connection::open(m_location));
    return std::make_unique<SqlStores>(std::move(connection), m_session);
}

} // namespace yuyi
