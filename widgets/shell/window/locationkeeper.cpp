// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/window/locationkeeper.h"

#include "models/domain/clock.h"
#include "models/items/pictureloader.h"
#include "models/services/annotation/ownwork.h"
#include "models/services/curation/imageservice.h"
#include "models/services/session/settings.h"
#include "widgets/shell/page/page.h"
#include "widgets/shell/projects/session.h"
#include "widgets/shell/window/pagehost.h"

namespace yuyi {

namespace {

constexpr int oftenMs = 5000;
constexpr int cardEdge = 160;

/// Whether this person goes on with the image on this page.
Result<bool> isStillThere(Stores &stores, const PersonId &person, PageId page, const ImageId &image)
{
    if (page == PageId::Annotate)
        return mayGoOn(stores, person, image);
    const auto found = ImageService(stores).images({image});
    if (!found)
        return passOn(found);
    return !found->isEmpty() && (page != PageId::Inspect || found->constFirst().stage == Stage::Collected);
}

} // namespace

LocationKeeper::LocationKeeper(Settings &settings, PageHost &pages, QObject *parent)
    : QObject(parent), m_settings(settings), m_pages(pages)
{
    m_often.setInterval(oftenMs);
    connect(&m_often, &QTimer::timeout, this, &LocationKeeper::keep);
    connect(&pages, &PageHost::pageChanged, this, &LocationKeeper::keep);
}

void LocationKeeper::setSession(Session *session)
{
    m_session = session;
    m_picture = {};
    m_searching = false;
    m_restoring = false;
    connect(session, &Session::countsChanged, this, &LocationKeeper::keepCard);
    m_settings.setOpenProject(session->location());
    m_often.start();
    keepCard();
}

void LocationKeeper::leave()
{
    if (!m_session)
        return;
    keep();
    keepCard();
    m_often.stop();
    m_session->disconnect(this);
    m_session = nullptr;
}

void LocationKeeper::keep()
{
    if (!m_session || m_restoring || m_session->package() || !m_pages.currentId() || !m_pages.current())
        return;
    const ProjectAccess &project = m_session->project();
    const Location here = m_pages.current()->here();
    const auto text = [](const QUuid &id) { return id.isNull() ? QString() : id.toString(QUuid::WithoutBraces); };
    const SavedLocation location{codeOf(*m_pages.currentId()), text(here.image.value()), here.field, text(here.record)};
    const QString projectId = project.info().id.toString(), personId = project.person().id.toString();
    if (m_settings.savedLocation(projectId, personId) != location)
        m_settings.setSavedLocation(projectId, personId, location);
}

void LocationKeeper::keepCard()
{
    if (!m_session)
        return;
    const NavigationCounts &counts = m_session->counts();
    RecentCard card = m_settings.recentCard(m_session->location());
    card.title = m_session->project().info().title;
    // Nothing has been counted at first, and in a project without pictures there is nothing to count.
    if (counts.collected > 0 && !m_session->package())
        card.waiting = counts.urgent; // the number beside the overview
    card.at = currentTime();
    if (!m_picture.id.isNull())
        card.picture = m_session->pictures().thumbnailPath(m_picture, cardEdge);
    m_settings.setRecentCard(m_session->location(), card);
    // A package shows its holder no picture that has not been asked for.
    if (counts.collected > 0 && m_picture.id.isNull() && !m_session->package())
        findPicture();
}

void LocationKeeper::findPicture()
{
    if (std::exchange(m_searching, true))
        return;
    m_session->project()
        .read([](Stores &stores) { return ImageService(stores).cover(); })
        .then(m_session, [this](const Result<std::optional<Image>> &image) {
            if (!m_session || !image || !*image)
                return;
            m_picture = **image;
            m_session->pictures().thumbnail(m_picture, cardEdge); // made now, and kept in the cache
            keepCard();
        });
}

void LocationKeeper::restore(PageId otherwise)
{
    const ProjectAccess &project = m_session->project();
    const SavedLocation kept = m_settings.savedLocation(project.info().id.toString(), project.person().id.toString());
    Location location;
    location.page = fromCode<PageId>(kept.page);
    if (!location.page || !m_pages.isOpen(*location.page)) {
        location.page = otherwise;
        m_pages.goTo(location);
        return;
    }
    location.field = kept.field;
    location.record = QUuid::fromString(kept.record);
    const ImageId image = ImageId::fromString(kept.image);
    if (image.isNull()) {
        m_pages.goTo(location);
        return;
    }
    m_restoring = true;
    const PersonId person = project.person().id;
    m_session->project()
        .read([person, page = *location.page, image](Stores &stores) { return isStillThere(stores, person, page, image); })
        .then(m_session, [this, location, image, person](const Result<bool> &there) mutable {
            if (!m_session)
                return;
            m_restoring = false;
            // Somebody was quicker and is elsewhere by now.
            if (m_pages.currentId() || m_session->project().person().id != person)
                return;
            if (there && *there)
                location.image = image;
            m_pages.goTo(location);
        });
}

} // namespace yuyi
