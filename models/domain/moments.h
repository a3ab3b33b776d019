// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

namespace yuyi {

/// The date as 2026-01-31 in every language, in local time. Empty for an invalid date.
QString dayText(const QDateTime &when);
/// Date and time to the minute, 2026-01-31 14:05, in local time. Empty for an invalid date.
QString momentText(const QDateTime &when);

} // namespace yuyi
