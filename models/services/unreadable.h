// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QList>
#include <QPair>
#include <QString>

namespace yuyi {

/// Names of pictures a scan could not read, each with the sentence that says why; kept in the report of a job.
using Unreadable = QList<QPair<QString, QString>>;

QJsonArray unreadableToJson(const Unreadable &unreadable);
Unreadable unreadableFromJson(const QJsonArray &json);

} // namespace yuyi
