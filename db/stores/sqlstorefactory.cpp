// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/sqlstorefactory.h"

#include "db/connection/openfiles.h"
#include "db/connection/samefile.h"
#include "db/stores/sqlstores.h"

namespace yuyi {

SqlStoreFactory::SqlStoreFactory(Place place, std::shared_ptr<QLockFile> lock)
    : m_place(std::move(place)), m_lock(std::move(lock)),
      m_session(newUuid().toString(QUuid::WithoutBraces)), m_file(OpenFiles::keyOf(m_place.file)),
      m_pictures(m_place.backend == Backend::Postgres ? ServerPictures::of(m_place) : nullptr)
{
}

Result<std::unique_ptr<Stores>> SqlStoreFactory::open() const
{
    YUYI_CHECK(sameFile(m_place, m_file));
    YUYI_TRY(auto connection, Connection::open(m_place));
    return std::make_unique<SqlStores>(std::move(connection), m_session);
}

} // namespace yuyi
