// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/runservice.h"

#include <QHash>
#include <QList>

#include <memory>

namespace yuyi {

/// What can be ticked and filtered by, read at once and without looking at the items.
struct LaunchOffer {
    QList<Endpoint> endpoints;
    QList<OfferedConfiguration> configurations;
    QList<FilterField> fields;
    QList<ItemSet> sets;
};

/// What is known when the items have been read.
struct LaunchItems {
    std::shared_ptr<const void> items; ///< keeps them in memory
    QHash<EndpointId, double> spent;
    QList<OfferedConfiguration> configurations;
    QList<FilterField> fields;
    QList<ItemSet> sets;
    ItemChoice choice; ///< what `chosen` answers
    Result<ChosenItems> chosen;
};

/// Reads the offer for a person; quick.
Result<LaunchOffer> readLaunchOffer(Stores &stores, const QString &folder, const PersonId &person);
/// Reads the items and makes a choice among them. Takes seconds on large projects; on a thread of its own.
Result<LaunchItems> readLaunchItems(Stores &stores, const QString &folder, const PersonId &person, const QList<Endpoint> &endpoints,
                                    const ItemChoice &choice);

} // namespace yuyi
