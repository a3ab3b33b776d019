// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/json/json.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

#include <QList>
#include <QPair>
#include <QString>

namespace yuyi {

/// Names of the images that a scan could not read, each with a sentence that gives the reason. Stored in the report of a job.
using Unreadable = QList<QPair<QString, QString>>;

/// Replaces the file name in `sentence` by the image's name. Files of a project are named after their hash, which tells a user nothing.
QString withName(QString sentence, const Sha256 &file, const QString &name);

Json unreadableToJson(const Unreadable &unreadable);
Unreadable unreadableFromJson(const Json &json);
/// Returns the images that the last completed job of a kind (ScanDuplicates, ScanText) could not read.
Result<Unreadable> lastUnreadable(Stores &stores, JobKind kind);

} // namespace yuyi
