// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

#include <QJsonArray>
#include <QList>
#include <QPair>
#include <QString>

namespace yuyi {

/// Names of pictures a scan could not read, each with the sentence that says why; kept in the report of a job.
using Unreadable = QList<QPair<QString, QString>>;

/// The sentence with the picture's own name: a project's file is called after its bytes, which nobody knows.
QString withName(QString sentence, const Sha256 &file, const QString &name);

QJsonArray unreadableToJson(const Unreadable &unreadable);
Unreadable unreadableFromJson(const QJsonArray &json);
/// What the last job of a kind ("scan-duplicates", "scan-text") that came to its end could not read.
Result<Unreadable> lastUnreadable(Stores &stores, const QString &kind);

} // namespace yuyi
