// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/presets/valuetexts.h"

#include "models/domain/json/jsonfields.h"
#include "models/domain/preset/presetschema.h"

#include <QLocale>

namespace yuyi {

namespace {

constexpr int longestLine = 1000;

} // namespace

QString fieldText(const Json &value)
{
    if (value.is_string())
        return textOf(value);
    if (value.is_number_integer())
        return QString::number(value.get<qint64>());
    return value.is_number() ? QString::number(value.get<double>(), 'g', QLocale::FloatingPointShortest) : QString();
}

Json typedValue(const QString &text, const Json &schema)
{
    const QString type = textOf(schema, "type");
    const QString plain = text.trimmed();
    bool isNumber = false;
    if (type == u"integer" || type == u"number") {
        if (const qint64 whole = plain.toLongLong(&isNumber); isNumber)
            return whole;
    }
    if (type == u"number") {
        // A comma, too, where people are used to it.
        if (const double number = QString(plain).replace(u',', u'.').toDouble(&isNumber); isNumber)
            return number;
    }
    return toUtf8(type == u"string" ? text : plain);
}

bool isInLanguages(const Json &schema)
{
    const Json &members = fieldOf(schema, "properties");
    return members.size() == 2 && members.contains("zh") && members.contains("en");
}

bool isLongText(const Json &schema)
{
    return textOf(schema, "type") == u"string" && wholeOf(schema, "maxLength") > longestLine;
}

bool isTabular(const Json &schema)
{
    const PresetSchema &all = PresetSchema::instance();
    const Json &entry = all.within(schema, {});
    const Json &members = fieldOf(entry, "properties");
    if (!members.is_object())
        return false;
    for (const auto &member : members.items()) {
        const Json &one = all.within(entry, member.key());
        const QString type = textOf(one, "type");
        if (type == u"array" || fieldOf(one, "enum").is_array() || isLongText(one) || (type == u"object" && !isInLanguages(one)))
            return false;
    }
    return true;
}

QString fieldLines(const Json &list)
{
    return list.is_array() ? textsOf(list).join(u'\n') : QString();
}

Json fieldList(const QString &lines)
{
    Json list = Json::array();
    const QStringList all = lines.split(u'\n');
    for (const QString &line : all) {
        if (!line.trimmed().isEmpty())
            list.push_back(toUtf8(line.trimmed()));
    }
    return list;
}

} // namespace yuyi
