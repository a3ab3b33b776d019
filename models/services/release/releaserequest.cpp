// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/release/releaserequest.h"

#include "models/domain/json/jsonfields.h"
#include "models/exchange/release/splits.h"

namespace yuyi {

QByteArray ReleaseRequest::toJson() const
{
    return storedText({{"format", codeOf(format)},
                       {"target", target},
                       {"splits", splitsText(splits)},
                       {"keepsSplits", keepsSplits},
                       {"splitBy", codeOf(splitBy)},
                       {"seed", static_cast<qint64>(seed)},
                       {"keys", withKeys},
                       {"test", withTest},
                       {"config", configuration},
                       {"by", by}});
}

ReleaseRequest ReleaseRequest::fromJson(const QByteArray &json)
{
    const Json object = storedJson(json);
    ReleaseRequest request;
    request.format =
        fromCode<ExportFormat>(textOf(object, "format")).value_or(ExportFormat::CiiBench);
    request.target = textOf(object, "target");
    if (const QString text = textOf(object, "splits"); !text.isEmpty())
        request.splits = parseSplits(text).value_or(QList<SplitPart>());
    request.keepsSplits = flagOf(object, "keepsSplits", false);
    request.splitBy = fromCode<SplitBy>(textOf(object, "splitBy")).value_or(SplitBy::Image);
    request.seed = wholeOf<quint32>(object, "seed");
    request.withKeys = flagOf(object, "keys", true);
    request.withTest = flagOf(object, "test", false);
    request.configuration = textOf(object, "config");
    request.by = PersonId::fromString(textOf(object, "by"));
    return request;
}

} // namespace yuyi
