// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/keptsizes.h"

#include "models/services/session/settings.h"

#include <QSplitter>

namespace yuyi {

void keepSizes(QSplitter *split, Settings &settings, const QString &name)
{
    if (const QByteArray state = settings.splitter(name); !state.isEmpty())
        split->restoreState(state);
    QObject::connect(split, &QSplitter::splitterMoved, split, [split, &settings, name] { settings.setSplitter(name, split->saveState()); });
}

} // namespace yuyi
