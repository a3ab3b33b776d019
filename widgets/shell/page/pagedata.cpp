// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/page/pagedata.h"

#include <algorithm>

namespace yuyi {

PageData::PageData(PageContext context, int pauseMs, const QList<Entity> &entities, QObject *parent)
    : QObject(parent), m_context(context), m_entities(entities)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(pauseMs);
    connect(&m_soon, &QTimer::timeout, this, &PageData::reload);
    connect(&m_context.project, &ProjectAccess::personChanged, this, [this] {
        // Nothing of what the one before could see stays.
        m_latest.drop();
        m_loading = false;
        drop();
        if (m_shown)
            reload();
    });
}

void PageData::enter()
{
    m_shown = true;
    reload();
}

void PageData::leave()
{
    m_shown = false;
    m_soon.stop();
}

void PageData::projectChanged(const Changes &changes)
{
    if (std::any_of(m_entities.cbegin(), m_entities.cend(), [&](Entity one) { return changes.touches(one); }))
        reloadSoon();
}

void PageData::reloadSoon()
{
    if (!m_soon.isActive())
        m_soon.start();
}

void PageData::reload()
{
    if (m_loading) {
        m_stale = true;
        return;
    }
    m_loading = true;
    m_stale = false;
    read(m_latest.ask());
}

void PageData::ended(const Error *error)
{
    m_loading = false;
    m_refusal = error && error->code == ErrorCode::Refused ? error->sentence : QString();
    // Whoever stops a reading knows that it ended.
    if (error && m_refusal.isEmpty() && error->code != ErrorCode::Cancelled)
        Q_EMIT failed(error->sentence);
    Q_EMIT changed();
    if (std::exchange(m_stale, false))
        reload();
}

bool PageData::isLead() const
{
    return m_context.project.person().is(Role::Lead);
}

} // namespace yuyi
