// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/runs/run.h"
#include "models/exchange/benchmarks/exportplan.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QList>
#include <QString>

namespace yuyi {

/// What the newest release calls an item, and the split it is in there.
struct ReleasedName {
    QString id;
    QString split;
};
using ReleasedNames = QHash<QuestionVersionId, ReleasedName>;

/// Items in the order in which names are given.
struct NamingOrder {
    QList<Item> items;
    qsizetype released = 0; ///< so many of the first are in the newest release
};

/// Whether a release could hold the image's items now.
inline bool isReleasable(Stage stage)
{
    return stage == Stage::Accepted || stage == Stage::Released;
}

/// @brief What names are given over: the newest release as it was written, then what one could hold now, then the rest. So the items of
/// a released file keep its names, whatever has been sent back or has come in since.
Result<NamingOrder> inNamingOrder(Stores &stores, const QList<Item> &items, const QHash<ImageId, Stage> &stages);

/// The names that files of results use: those of the release, made unique over all splits. `set.items` are in the naming order.
Result<QHash<QuestionVersionId, QString>> itemNames(ExportSet set);

/// Of the first of them, those in the newest release.
ReleasedNames releasedNames(const NamingOrder &order, const QHash<QuestionVersionId, QString> &names);

/// @brief Gives frozen items the names and splits of the newest release that holds them, so that replies from before it count in its
/// splits. Others keep what was frozen; names stay unique.
void nameAsReleased(QList<ItemSetItem> &items, const ReleasedNames &released);

} // namespace yuyi
