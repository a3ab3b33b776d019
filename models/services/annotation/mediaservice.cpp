// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/annotation/mediaservice.h"

#include "models/imaging/picturefile.h"
#include "models/services/rules/events.h"
#include "models/services/rules/eventvalues.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/picturesources.h"
#include "models/services/session/imagefiles.h"
#include "models/services/session/mediumfacts.h"
#include "models/stores/pictures.h"
#include "models/stores/stores.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::MediaService)
};

/// Whether the person is a lead; Refused for others than annotators and leads.
Result<bool> requireAuthor(Stores &stores, const PersonId &actor)
{
    YUYI_TRY(const auto lead, isLead(stores, actor));
    if (!lead)
        YUYI_CHECK(requireRole(stores, actor, Role::Annotator));
    return lead;
}

} // namespace

Result<Medium> MediaService::add(const QString &file, const MediumSource &source)
{
    YUYI_CHECK(requireAuthor(m_stores, m_actor));
    YUYI_TRY(const auto picture, PictureFile::read(file, pictureLimitBytes(m_folder)));
    return store(picture, source);
}

Result<Medium> MediaService::add(const QByteArray &bytes, const QString &name, const MediumSource &source)
{
    YUYI_CHECK(requireAuthor(m_stores, m_actor));
    YUYI_TRY(const auto picture, PictureFile::of(name, bytes, pictureLimitBytes(m_folder)));
    return store(picture, source);
}

Result<Medium> MediaService::store(const PictureFile &picture, const MediumSource &source)
{
    YUYI_TRY(auto facts, mediumFactsOf(picture));
    YUYI_CHECK(storeImageFile(m_folder, picture));
    YUYI_CHECK(syncImageNames(m_folder));
    facts.sourceUrl = source.url.trimmed();
    facts.licence = source.licence.trimmed();
    facts.createdBy = m_actor;
    YUYI_CHECK(m_stores.transaction([&] { return m_stores.media().add(facts, picture.bytes()); }));
    return mediumOf(facts);
}

Result<QList<MediumFacts>> MediaService::facts(const QList<Sha256> &hashes)
{
    YUYI_CHECK(requireAuthor(m_stores, m_actor));
    return m_stores.media().media(hashes);
}

Result<> MediaService::setSource(const Sha256 &sha256, const MediumSource &source)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto lead, requireAuthor(m_stores, m_actor));
        YUYI_TRY(const auto found, m_stores.media().media({sha256}));
        if (found.isEmpty())
            return failure(ErrorCode::NotFound, Tr::tr("This picture is not in the project."), sha256.hex());
        const MediumFacts &before = found.constFirst();
        if (!lead && before.createdBy != m_actor)
            return failure(ErrorCode::Refused, Tr::tr("Only leads and whoever added a picture can change its source and licence."));
        MediumFacts after = before;
        after.sourceUrl = source.url.trimmed();
        after.licence = source.licence.trimmed();
        if (after.sourceUrl == before.sourceUrl && after.licence == before.licence)
            return {};
        YUYI_TRY(const auto info, m_stores.project().info());
        YUYI_CHECK(checkNewSource(before.sourceUrl, after.sourceUrl, info.rules));
        YUYI_CHECK(m_stores.media().setSource(sha256, after.sourceUrl, after.licence));
        YUYI_CHECK(correctSheetsOf(m_stores, before, lead ? PersonId() : m_actor));
        return m_stores.record(makeEvent(Entity::Project, info.id.value(), AuditAction::Facts, m_actor, auditValue(before),
                                         auditValue(after)));
    });
}

} // namespace yuyi
