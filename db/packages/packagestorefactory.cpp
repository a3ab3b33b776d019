// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/packages/packagestorefactory.h"

#include "db/connection/openfiles.h"
#include "db/connection/samefile.h"
#include "db/packages/seal.h"
#include "db/stores/sqlstores.h"
#include "models/domain/packages/package.h"

#include <QFileInfo>
#include <QLoggingCategory>

namespace yuyi {

namespace {

Q_LOGGING_CATEGORY(logPackage, "yuyi.db")

/// Read within a few hundredths of a second.
constexpr qint64 smallFile = 16LL * 1024 * 1024;

bool isFinished(const ProjectLocation &location)
{
    const auto connection = Connection::open(location, Connection::Mode::Immutable);
    if (!connection)
        return false;
    const auto state = (*connection)->text(QStringLiteral("SELECT state FROM package"));
    return state && *state == codeOf(PackageState::Finished);
}

void close(const ProjectLocation &location, PackagePictures &pictures)
{
    // What was done in it is sealed all the same.
    if (const auto sealed = closeSeal(location); !sealed)
        qCWarning(logPackage).noquote() << "not closed:" << sealed.error().detail;
    if (isFinished(location))
        pictures.discard();
}

} // namespace

PackageStoreFactory::PackageStoreFactory(ProjectLocation location, std::shared_ptr<QLockFile> lock,
                                         std::unique_ptr<PackagePictures> pictures, std::shared_ptr<QThreadPool> closing)
    : m_location(std::move(location)), m_lock(std::move(lock)), m_pictures(std::move(pictures)), m_closing(std::move(closing)),
      m_session(newUuid().toString(QUuid::WithoutBraces)), m_file(OpenFiles::keyOf(m_location.file))
{
}

PackageStoreFactory::~PackageStoreFactory()
{
    if (QFileInfo(m_location.file).size() <= smallFile) {
        close(m_location, *m_pictures);
        return;
    }
    m_closing->start([index = m_location, lock = m_lock, pictures = m_pictures] { close(index, *pictures); });
}

Result<std::unique_ptr<Stores>> PackageStoreFactory::open() const
{
    YUYI_CHECK(sameFile(m_location, m_file));
    YUYI_TRY(auto connection, Connection::open(m_location));
    YUYI_CHECK(keepSealed(*connection));
    auto stores = std::make_unique<SqlStores>(std::move(connection), m_session);
    stores->setBeforeCommit(&noteWork);
    return stores;
}

} // namespace yuyi
