// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/presetschema.h"

#include "models/domain/json/jsonfields.h"
#include "models/domain/preset/presetresource.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Preset)
};

/// Patterns of the schema whose form people are told in words.
const QString codePattern = QStringLiteral("^[a-z0-9][a-z0-9_-]*$");
const QString keyPattern = QStringLiteral("^[A-Z0-9]$");

QString escaped(QString member)
{
    return member.replace(u'~', QLatin1String("~0")).replace(u'/', QLatin1String("~1"));
}

QString unescaped(QString part)
{
    return part.replace(QLatin1String("~1"), QLatin1String("/")).replace(QLatin1String("~0"), QLatin1String("~"));
}

bool isOfType(const Json &value, const QString &type)
{
    if (type == u"object")
        return value.is_object();
    if (type == u"array")
        return value.is_array();
    if (type == u"string")
        return value.is_string();
    if (type == u"boolean")
        return value.is_boolean();
    if (type == u"integer")
        return value.is_number_integer();
    if (type == u"number")
        return value.is_number();
    return true;
}

QString typeWanted(const QString &type)
{
    if (type == u"object")
        return Tr::tr("An object with members is needed here.");
    if (type == u"array")
        return Tr::tr("A list is needed here.");
    if (type == u"string")
        return Tr::tr("A text is needed here.");
    if (type == u"boolean")
        return Tr::tr("Only true or false can stand here.");
    return type == u"integer" ? Tr::tr("A whole number is needed here.") : Tr::tr("A number is needed here.");
}

/// What is wrong with a text; empty: nothing.
QString textFault(const QString &text, const Json &schema)
{
    const qsizetype characters = text.toUcs4().size();
    if (characters < wholeOf(schema, "minLength"))
        return Tr::tr("This must not be empty.");
    if (const int most = wholeOf(schema, "maxLength"); schema.contains("maxLength") && characters > most)
        return Tr::tr("The text is too long. Limit: %n character(s).", nullptr, most);
    const QString pattern = textOf(schema, "pattern");
    if (pattern.isEmpty() || QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(text).hasMatch())
        return {};
    if (text.isEmpty())
        return Tr::tr("This must not be empty.");
    if (pattern == codePattern)
        return Tr::tr("A code has only small letters from a to z, digits, “-” and “_”, and begins with a letter or a digit.");
    if (pattern == keyPattern)
        return Tr::tr("A key is one capital letter from A to Z or one digit.");
    return Tr::tr("The text must have the form %1.").arg(pattern);
}

QString numberFault(const Json &value, const Json &schema)
{
    const double number = numberOf(value);
    const QLocale locale = QLocale::c();
    if (schema.contains("minimum") && number < numberOf(schema, "minimum"))
        return Tr::tr("The smallest number allowed is %1.").arg(locale.toString(numberOf(schema, "minimum"), 'g', 12));
    if (schema.contains("maximum") && number > numberOf(schema, "maximum"))
        return Tr::tr("The largest number allowed is %1.").arg(locale.toString(numberOf(schema, "maximum"), 'g', 12));
    return {};
}

QString listFault(const Json &list, const Json &schema)
{
    const auto entries = static_cast<int>(list.size());
    if (entries < wholeOf(schema, "minItems"))
        return Tr::tr("This list is too short: at least %1 must be in it.").arg(wholeOf(schema, "minItems"));
    if (schema.contains("maxItems") && entries > wholeOf(schema, "maxItems"))
        return Tr::tr("This list is too long: at most %1 may be in it.").arg(wholeOf(schema, "maxItems"));
    return {};
}

QString choiceFault(const Json &value, const Json &choices)
{
    QStringList names;
    for (const Json &choice : choices) {
        if (choice == value)
            return {};
        names.append(choice.is_string() ? textOf(choice) : QString::fromUtf8(jsonText(choice)));
    }
    return Tr::tr("Only one of these can stand here: %1.").arg(names.join(QStringLiteral(", ")));
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

void PresetSchema::checkMembers(const Json &object, const Json &schema, const QString &pointer, QList<PresetFault> &faults) const
{
    const QStringList required = textsOf(schema, "required");
    for (const QString &name : required) {
        if (!object.contains(toUtf8(name)))
            faults.append({QStringLiteral("%1/%2").arg(pointer, name), Tr::tr("This is missing.")});
    }
    for (const auto &member : object.items()) {
        const QString place = QStringLiteral("%1/%2").arg(pointer, escaped(fromUtf8(member.key())));
        const Json &known = within(schema, member.key());
        if (known.is_object())
            check(member.value(), known, place, faults);
        else
            faults.append({place, Tr::tr("A preset has no such member here.")});
    }
}

void PresetSchema::check(const Json &value, const Json &schema, const QString &pointer, QList<PresetFault> &faults) const
{
    const QString type = textOf(schema, "type");
    if (!isOfType(value, type)) {
        faults.append({pointer, typeWanted(type)});
        return;
    }
    QString fault;
    if (schema.contains("enum"))
        fault = choiceFault(value, fieldOf(schema, "enum"));
    else if (value.is_string())
        fault = textFault(textOf(value), schema);
    else if (value.is_number())
        fault = numberFault(value, schema);
    else if (value.is_array())
        fault = listFault(value, schema);
    if (!fault.isEmpty())
        faults.append({pointer, fault});
    if (value.is_object())
        checkMembers(value, schema, pointer, faults);
    for (std::size_t i = 0; value.is_array() && i < value.size(); ++i)
        check(value[i], within(schema, {}), QStringLiteral("%1/%2").arg(pointer).arg(i), faults);
}

QList<PresetFault> PresetSchema::faults(const Json &document) const
{
    QList<PresetFault> faults;
    check(document, m_schema, {}, faults);
    return faults;
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
