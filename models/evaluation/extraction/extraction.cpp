// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/extraction.h"

#include "models/evaluation/extraction/officialscorer.h"
#include "models/evaluation/extraction/strictscorer.h"

namespace yuyi {

Extraction extract(Scorer scorer, const QString &reply, const QList<ShownOption> &options)
{
    return readsAsPublished(scorer) ? extractAsPublished(reply, options) : extractStrictly(reply, options);
}

} // namespace yuyi
