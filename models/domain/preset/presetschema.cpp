// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/presetschema.h"

#include "models/domain/json/jsonfields.h"
#include "models/domain/preset/presetresource.h"

#include <QStringList>

namespace yuyi {

namespace {

QString unescaped(QString part)
{
    return part.replace(QLatin1String("~1"), QLatin1String("/")).replace(QLatin1String("~0"), QLatin1String("~"));
}

} // namespace

PresetSchema::PresetSchema(const QByteArray &text) : m_schema(parseJson(text).value_or(Json::object())) {}

const PresetSchema &PresetSchema::instance()
{
    static const PresetSchema schema(presetResource(QStringLiteral("preset.schema.json")));
    return schema;
}

const Json &PresetSchema::resolved(const Json &schema) const
{
    static const QString definitions = QStringLiteral("#/definitions/");
    const QString reference = textOf(schema, "$ref");
    if (!reference.startsWith(definitions))
        return schema;
    return fieldOf(fieldOf(m_schema, "definitions"), toUtf8(reference.mid(definitions.size())));
}

const Json &PresetSchema::within(const Json &schema, const std::string &member) const
{
    if (const Json &items = fieldOf(schema, "items"); items.is_object())
        return resolved(items);
    if (const Json &known = fieldOf(fieldOf(schema, "properties"), member); known.is_object())
        return resolved(known);
    // False where no other members are allowed.
    static const Json none;
    const Json &others = fieldOf(schema, "additionalProperties");
    return others.is_object() ? resolved(others) : none;
}

const Json &PresetSchema::at(const QString &pointer) const
{
    const Json *schema = &m_schema;
    const QStringList parts = pointer.split(u'/').mid(1);
    for (const QString &part : parts)
        schema = &within(*schema, toUtf8(unescaped(part)));
    return *schema;
}

bool PresetSchema::isOptional(const QString &pointer) const
{
    const Json &object = at(pointer.section(u'/', 0, -2));
    const QString member = unescaped(pointer.section(u'/', -1));
    return textOf(object, "type") == u"object" && !textsOf(object, "required").contains(member);
}

Json PresetSchema::blankOf(const Json &schema) const
{
    if (const Json &usual = fieldOf(schema, "default"); !usual.is_null())
        return usual;
    if (const Json &choices = fieldOf(schema, "enum"); choices.is_array())
        return elementOf(choices, 0);
    const QString type = textOf(schema, "type");
    if (type == u"object") {
        Json object = Json::object();
        const QStringList required = textsOf(schema, "required");
        for (const QString &name : required)
            object[toUtf8(name)] = blankOf(within(schema, toUtf8(name)));
        return object;
    }
    if (type == u"array")
        return Json::array();
    if (type == u"boolean")
        return false;
    if (type == u"integer")
        return wholeOf(schema, "minimum");
    if (type == u"number")
        return numberOf(schema, "minimum");
    return std::string();
}

Json PresetSchema::blank(const QString &pointer) const
{
    return blankOf(at(pointer));
}

Json PresetSchema::orderedBy(const Json &value, const Json &schema) const
{
    if (value.is_array()) {
        Json list = Json::array();
        for (const Json &entry : value)
            list.push_back(orderedBy(entry, within(schema, {})));
        return list;
    }
    if (!value.is_object())
        return value;
    Json object = Json::object();
    if (const Json &known = fieldOf(schema, "properties"); known.is_object()) {
        for (const auto &member : known.items()) {
            if (value.contains(member.key()))
                object[member.key()] = orderedBy(value.at(member.key()), within(schema, member.key()));
        }
    }
    for (const auto &member : value.items()) {
        if (!object.contains(member.key()))
            object[member.key()] = orderedBy(member.value(), within(schema, member.key()));
    }
    return object;
}

Json PresetSchema::ordered(const Json &document) const
{
    return orderedBy(document, m_schema);
}

} // namespace yuyi
