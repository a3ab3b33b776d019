// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/images/image.h"
#include "models/domain/result.h"
#include "models/exchange/benchmarks/exchangeset.h"
#include "models/exchange/benchmarks/exportplan.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QList>
#include <QString>

namespace yuyi {

/// @name The names that files of results use for items. Reads only; thread of the connection.
/// @{
/// Whether the items of an image at this stage are in force.
bool isAcceptedStage(Stage stage);

/// @brief What names are given over: the newest release as it was written, then what one could hold now, then the rest. So the items of
/// a released file keep its names, whatever has been sent back or has come in since.
Result<QList<Item>> inNamingOrder(Stores &stores, const QList<Item> &items, const QHash<ImageId, Stage> &stages);

/// Those of the release, made unique over all splits.
QHash<QuestionVersionId, QString> itemNames(const QList<Item> &ordered, const ExportPlan &plan);

/// Adds which other pictures a question shows: enough for its name.
void addShownMedia(const Question &question, ExportSet &set);
/// @}

} // namespace yuyi
