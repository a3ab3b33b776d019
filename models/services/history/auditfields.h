// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// The title of a field in an event, in the current language; empty if the field is unknown.
QString auditFieldTitle(const QString &key);

} // namespace yuyi
