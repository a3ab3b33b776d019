// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/page/keptsizes.h"

#include "models/services/session/settings.h"

#include <QSplitter>

namespace yuyi {

void keepSizes(QSplitter *split, Settings &settings, const QString &name, const QList<int> &initial)
{
    if (!split->restoreState(settings.splitter(name)) && !initial.isEmpty())
        split->setSizes(initial);
    QObject::connect(split, &QSplitter::splitterMoved, split, [split, &settings, name] { settings.setSplitter(name, split->saveState()); });
}

} // namespace yuyi
