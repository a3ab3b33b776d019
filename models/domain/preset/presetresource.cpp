// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/presetresource.h"

#include <QFile>

// Outside the namespace, as Qt asks; the resource would else be dropped from a static library.
static void initPresetResources()
{
    Q_INIT_RESOURCE(presets);
}

namespace yuyi {

QByteArray presetResource(const QString &name)
{
    initPresetResources();
    QFile file(QStringLiteral(":/presets/") % name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace yuyi
