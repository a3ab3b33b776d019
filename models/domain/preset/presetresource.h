// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace yuyi {

/// A file of resources/presets; empty if there is none of this name.
QByteArray presetResource(const QString &name);

} // namespace yuyi
