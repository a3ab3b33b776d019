// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/composing/sheetsreport.h"

#include "models/domain/json/jsonfields.h"

#include <algorithm>
#include <iterator>

namespace yuyi {

QByteArray SheetsRequest::toJson() const
{
    return storedText({{"images", images}, {"sheets", sheets}, {"by", by}});
}

SheetsRequest SheetsRequest::fromJson(const QByteArray &json)
{
    const Json object = storedJson(json);
    return {idsOf<ImageId>(object, "images"), textsOf(object, "sheets"), PersonId::fromString(textOf(object, "by"))};
}

QList<SheetsReport::One> SheetsReport::failed() const
{
    QList<One> failed;
    std::copy_if(sheets.begin(), sheets.end(), std::back_inserter(failed), [](const One &one) { return !one.reason.isEmpty(); });
    return failed;
}

QByteArray SheetsReport::toJson() const
{
    Json list = Json::array();
    const QList<One> all = failed();
    for (const One &one : all)
        list.push_back({{"image", one.image}, {"name", one.name}, {"sheet", one.code}, {"reason", one.reason}});
    return storedText({{"made", made}, {"known", known}, {"failed", list}, {"seconds", seconds}});
}

SheetsReport SheetsReport::fromJson(const QByteArray &json)
{
    const Json object = storedJson(json);
    SheetsReport report;
    report.made = wholeOf<qint64>(object, "made");
    report.known = wholeOf<qint64>(object, "known");
    report.seconds = numberOf(object, "seconds");
    for (const Json &value : fieldOf(object, "failed")) {
        One one;
        one.image = ImageId::fromString(textOf(value, "image"));
        one.name = textOf(value, "name");
        one.code = textOf(value, "sheet");
        one.reason = textOf(value, "reason");
        report.sheets.append(one);
    }
    return report;
}

} // namespace yuyi
