// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// What a field kept by an event is called, in the language in force; empty for an unknown one.
QString auditWord(const QString &key);

} // namespace yuyi
