// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/packages/packagestorefactory.h"

#include "db/connection/openfiles.h"
#include "db/connection/samefile.h"
#include "db/packages/seal.h"
#include "db/stores/sqlstores.h"
#include "models/domain/package.h"

#include <QFileInfo>
#include <QLoggingCategory>

namespace yuyi {

namespace {

Q_LOGGING_CATEGORY(logPackage, "yuyi.db")

/// Read within a few hundredths of a second.
constexpr qint64 smallFile = 16LL * 1024 * 1024;

bool isFinished(const Place &place)
{
    const auto connection = Connection::open(place, Connection::Mode::Immutable);
    if (!connection)
        return false;
    const auto state = (*connection)->text(QStringLiteral("SELECT state FROM package"));
    return state && *state == codeOf(PackageState::Finished);
}

void close(const Place &place, PackagePictures &pictures)
{
    // What was done in it is sealed all the same.
    if (const auto sealed = closeSeal(place); !sealed)
        qCWarning(logPackage).noquote() << "not closed:" << sealed.error().detail;
    if (isFinished(place))
        pictures.discard();
}

} // namespace

PackageStoreFactory::PackageStoreFactory(Place place, std::shared_ptr<QLockFile> lock, std::unique_ptr<PackagePictures> pictures,
                                         std::shared_ptr<QThreadPool> closing)
    : m_place(std::move(place)), m_lock(std::move(lock)), m_pictures(std::move(pictures)), m_closing(std::move(closing)),
      m_session(newUuid().toString(QUuid::WithoutBraces)), m_file(OpenFiles::keyOf(m_place.file))
{
}

PackageStoreFactory::~PackageStoreFactory()
{
    if (QFileInfo(m_place.file).size() <= smallFile) {
        close(m_place, *m_pictures);
        return;
    }
    m_closing->start([place = m_place, lock = m_lock, pictures = m_pictures] { close(place, *pictures); });
}

Result<std::unique_ptr<Stores>> PackageStoreFactory::open() const
{
    YUYI_CHECK(sameFile(m_place, m_file));
    YUYI_TRY(auto connection, Connection::open(m_place));
    YUYI_CHECK(keepSealed(*connection));
    auto stores = std::make_unique<SqlStores>(std::move(connection), m_session);
    stores->setBeforeCommit(&noteWork);
    return stores;
}

} // namespace yuyi
