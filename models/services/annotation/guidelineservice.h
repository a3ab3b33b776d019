// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/talk.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QList>

#include <optional>

namespace yuyi {

/// All versions of the guideline, the number of submissions under each, and the actor's unpublished draft.
struct GuidelineShelf {
    QList<Guideline> versions; ///< newest first
    QHash<GuidelineId, qint64> submissions;
    QString draftTitle;
    QString draft; ///< Markdown not published yet; empty: none
};

/// @brief The annotation guideline, kept as numbered versions. A published version never changes; publishing again adds a version.
class GuidelineService
{
public:
    GuidelineService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    Result<GuidelineShelf> shelf();
    Result<std::optional<Guideline>> inForce();
    /// @brief Publishes the next version, which is in force from now on. Leads only. `basedOn`: the version the text was written from.
    /// Returns Conflict if a newer version has been published since, and Invalid if the text is empty or the same as the version in force.
    Result<Guideline> publish(const QString &title, const QString &body, const GuidelineId &basedOn);

    /// Keeps what the actor has written so far; publishing removes it.
    Result<> saveDraft(const QString &title, const QString &body);

private:
    Result<> storeDraft(const QString &title, const QString &body);
    Stores &m_stores;
    PersonId m_actor;
};

} // namespace yuyi
