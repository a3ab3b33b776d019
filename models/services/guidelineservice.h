// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/talk.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QList>

#include <optional>

namespace yuyi {

/// All versions with how much was made under each, and the actor's unfinished next one.
struct GuidelineShelf {
    QList<Guideline> versions;                    ///< newest first
    QHash<GuidelineId, qint64> submissions;
    QString draft;                                ///< Markdown typed and not published; empty: none
};

/// @brief The guideline in numbered versions. A published version never changes; publishing again is the next version.
class GuidelineService
{
public:
    GuidelineService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    Result<GuidelineShelf> shelf();
    Result<std::optional<Guideline>> inForce();
    /// @brief The next version, in force from now on. Leads only. `basedOn`: the version it was written from; Conflict when a
    /// newer one was published meanwhile, Invalid for an empty text or one that says the same as the version in force.
    Result<Guideline> publish(const QString &title, const QString &body, const GuidelineId &basedOn);

    /// Name of the place of its draft, for CommentService::saveDraft.
    static QString draftPlace() { return QStringLiteral("guideline"); }

private:
    Stores &m_stores;
    PersonId m_actor;
};

} // namespace yuyi
